// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CellContents
import CollectionEngine
public import Foundation
public import Geometry
public import Views

/// The view of an item.
///
/// Contents go into ``contentView``, which fills the cell; behind it are the background view and,
/// while the cell is selected or highlighted, the selected background view. Contents and background
/// may also be values, ``contentConfiguration`` and ``backgroundConfiguration``, which follow the
/// cell's state in ``updateConfiguration(using:)``.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content: CellContentView
  package let configurations = CellConfigurations()
  package var rowState = RowState()
  var configuring = CellConfiguring()
  /// The row of a list that the cell is; nil for list cells and elsewhere.
  var listed: ListedCell?

  /// Creates a collection view cell.
  public override init(frame: CGRect) {
    content = CellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(content)
  }

  /// Creates a cell of an Interface Builder document, with its contents in ``contentView``. With another
  /// coder it is like `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    if content.superview == nil { addSubview(content) }
  }

  // Without `@MainActor`, as closures written on the main actor have it anyway: Swift 6.3 gives the
  // getter of a property of such a type in a preconcurrency class one name where it is defined and
  // another where a subclass refers to it.
  /// A closure that configures a cell for its state; called on the main actor.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  // MARK: Contents

  /// The view of the contents, or of ``contentConfiguration``; it fills the cell.
  open var contentView: UIView { configurations.contentView ?? content }

  /// The configuration of the cell's content; nil for subviews of ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { configurations.setContent(newValue, in: self) }
  }

  /// A Boolean value that says whether ``contentConfiguration`` follows the cell's state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  // MARK: Background

  /// A view behind the contents, as large as the cell; replaces ``backgroundConfiguration``.
  open var backgroundView: UIView? {
    didSet { showBackgroundView(backgroundView, insteadOf: oldValue) }
  }

  /// The colour behind everything in the cell; replaces ``backgroundConfiguration``.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      if newValue != nil { configurations.removeBackground() }
    }
  }

  /// The background of the contents; replaces ``backgroundView`` and `backgroundColor`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background(of: self) }
    set { configurations.setBackground(newValue, in: self) }
  }

  /// A Boolean value that says whether ``backgroundConfiguration`` follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The background that suits the kind of the cell.
  ///
  /// - Returns: None; a list's cell has its list's.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// A view behind the contents, in front of ``backgroundView``, of a selected or highlighted cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      endDisappearingSelection()
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }

  /// A Boolean value that says whether the item is selected; set by the collection view.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      showSelection()
      listEmphasisChanged()
      setNeedsUpdateConfiguration()
    }
  }

  /// A Boolean value that says whether a touch is on the cell; set by the collection view.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      showSelection()
      listEmphasisChanged()
      setNeedsUpdateConfiguration()
    }
  }

  /// A Boolean value that says whether the cell has the focus.
  open override var isFocused: Bool { rowState.states.contains(.focused) }

  /// A Boolean value that says whether the cell can have the focus: as the delegate of its collection
  /// view says or, without an answer, the collection view's properties.
  open override var canBecomeFocused: Bool {
    // Interaction rule FC-1.
    collectionViewAround?.itemFocus.canFocus(self) ?? false
  }

  /// A Boolean value that says whether the cell takes touches; one that does not is disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: Following the state

  /// The state of the cell; a subclass adds states of its own.
  open var configurationState: UICellConfigurationState { currentState }

  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the cell's contents and background for a state; called before the next layout, once
  /// for all changes of the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    followState(state)
  }

  /// A closure that is called after ``updateConfiguration(using:)``; setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuring.updateHandler }
    set {
      configuring.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Updates the cell's configurations for other traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Called when a drag lifts the cell, moves it, or ends.
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  // MARK: Size and place

  /// The attributes with the size that suits the contents.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    guard let view = configurations.contentView else {
      layoutAttributes.fitSize(of: self)
      return layoutAttributes
    }
    fit(layoutAttributes, to: view)
    return layoutAttributes
  }

  /// The size that suits the contents: of the content view, by its constraints if it has any, and of
  /// what is beside it. Constraints that name the cell count as well: then the cell is fitted, its
  /// content view filling it. What measures the cell for the layout calls it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard isFittedAsWhole else {
      return fittedContentSize(
        for: targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    let whole = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    // Contents that constraints do not place say their size beside what constraints say.
    guard !solvesContentWithCell else { return whole }
    configuring.hasNoNaturalSize = false
    let inner = fittedContentSize(
      for: targetSize, horizontalFittingPriority, verticalFittingPriority)
    guard !configuring.hasNoNaturalSize else { return whole }
    return CGSize(width: max(whole.width, inner.width), height: max(whole.height, inner.height))
  }

  /// Returns the size that suits the contents; a subclass that lays out its contents itself
  /// overrides it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if let fitted = configurations.fittedSize(in: size, of: self) { return fitted }
    configuring.hasNoNaturalSize = true
    return super.sizeThatFits(size)
  }

  /// Lays out the contents and backgrounds to fill the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let bounds = CGRect(origin: .zero, size: bounds.size)
    contentView.frame = contentFrame(in: bounds)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    configurations.backgroundView?.layOut(in: self)
    layOutListLines()
  }

  // MARK: For kinds of cells

  package var plainContentView: UIView { content }

  /// Returns the frame of the content view in a cell of a size: everywhere, unless a kind of cell
  /// has something beside it.
  package func contentFrame(in bounds: CGRect) -> CGRect { bounds }

  /// Whether ``defaultBackgroundConfiguration()`` is shown as long as the client sets nothing.
  var showsDefaultBackground: Bool { false }

  private func showSelection() {
    endDisappearingSelection()
    guard let selectedBackgroundView else { return }
    guard isSelected || isHighlighted else {
      selectedBackgroundView.removeFromSuperview()
      return
    }
    insertSubview(selectedBackgroundView, belowSubview: contentView)
    setNeedsLayout()
  }
}

extension UICollectionViewCell: NibContentHolder {
  package var nibContentView: UIView {
    let view = contentView
    if view.superview == nil { addSubview(view) }
    return view
  }
}

extension UICollectionViewCell: NibSegueCell {
  package var nibSegues: NibCellSegues {
    get { rowState.segues }
    set { rowState.segues = newValue }
  }
}

extension UICollectionViewCell: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "backgroundView": ObjectiveCKey(UICollectionViewCell.self) { $0.backgroundView = try $1() }
    case "selectedBackgroundView":
      ObjectiveCKey(UICollectionViewCell.self) { $0.selectedBackgroundView = try $1() }
    default: nil
    }
  }
}

@MainActor
final class DisappearingSelection {
  let view: UIView
  /// The view's alpha before, and again when it has disappeared.
  let alpha: CGFloat

  init(_ view: UIView, alpha: CGFloat) {
    self.view = view
    self.alpha = alpha
  }
}

extension UICollectionViewCell {
  /// Selects or deselects the cell. What follows from that takes time if it is animated and the
  /// cell is in a window: the background's colours change, the selected background view appears or
  /// disappears.
  func setSelected(_ selected: Bool, animated: Bool) {
    guard animated, window != nil, selected != isSelected else {
      isSelected = selected
      return
    }
    // What waits already is not a part of the change.
    updateConfigurationAtOnce()
    let view = selectedBackgroundView
    let wasShown = view?.superview === self
    let disappearing = configuring.disappearingSelection.flatMap { $0.view === view ? $0 : nil }
    let alpha = disappearing?.alpha ?? view?.alpha ?? 1
    let presentationAlpha = wasShown ? view?.presentationAlpha ?? 0 : 0
    // It appears at its place.
    if !wasShown { view?.frame = CGRect(origin: .zero, size: bounds.size) }
    UIView.animate(withDuration: Timeline.defaultDuration) {
      isSelected = selected
      updateConfigurationAtOnce()
    }
    guard let view, view === selectedBackgroundView else { return }
    let isShown = view.superview === self
    if isShown, presentationAlpha < alpha {
      appear(view, from: presentationAlpha, to: alpha)
    } else if wasShown, !isShown {
      disappear(view, from: presentationAlpha, restoring: alpha)
    }
  }

  /// Updates the configuration as layout does, but lays nothing out: neither the cell nor the
  /// collection view, whose data may be about to change.
  private func updateConfigurationAtOnce() {
    traitCollection.performAsCurrent { updateConfigurationIfNeeded() }
  }

  private func appear(_ view: UIView, from start: CGFloat, to alpha: CGFloat) {
    UIView.performWithoutAnimation { view.alpha = start }
    UIView.animate(withDuration: Timeline.defaultDuration) { view.alpha = alpha }
  }

  private func disappear(_ view: UIView, from start: CGFloat, restoring alpha: CGFloat) {
    insertSubview(view, belowSubview: contentView)
    UIView.performWithoutAnimation { view.alpha = start }
    let disappearing = DisappearingSelection(view, alpha: alpha)
    configuring.disappearingSelection = disappearing
    UIView.animate(
      withDuration: Timeline.defaultDuration, animations: { view.alpha = 0 },
      completion: { [weak self, weak disappearing] _ in
        // Another one may be under way by now.
        guard let self, configuring.disappearingSelection === disappearing else { return }
        endDisappearingSelection()
      })
  }

  /// Takes away at once what is still disappearing.
  func endDisappearingSelection() {
    guard let disappearing = configuring.disappearingSelection else { return }
    configuring.disappearingSelection = nil
    disappearing.view.removeAllAnimations()
    disappearing.view.removeFromSuperview()
    disappearing.view.alpha = disappearing.alpha
  }
}
