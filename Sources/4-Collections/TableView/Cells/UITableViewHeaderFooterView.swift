// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CellContents
package import CollectionEngine
import CollectionLayout
public import Foundation
public import Geometry
public import Views

/// The view of a section's header or footer: a title, or contents of the client's.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  package let configurations = CellConfigurations()
  private let content = UIView(frame: .zero)
  private var label: UILabel?
  private var detailLabel: UILabel?
  private weak var tableView: UITableView?
  private(set) var edge = TableEdge.header
  private var place = TableSectionPlace.later
  /// The title that the table shows, as the data source has it; nil for none.
  private var shownTitle: String?
  /// Whether it is as high as a title without having one.
  private var isEmptyHeader = false
  private var updateHandler: ConfigurationUpdateHandler?

  /// The identifier under which the view waits for reuse; nil for a view that is not reused.
  public let reuseIdentifier: String?

  /// Creates a header or footer of a table.
  ///
  /// - Parameter reuseIdentifier: The identifier under which it waits for reuse; nil for no reuse.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Creates a view that is not reused.
  ///
  /// - Parameter frame: Its place in its superview, in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.nibReuseIdentifier
    super.init(coder: coder)
    addSubview(content)
  }

  /// Called before the view is used for another section. Contents stay as they are.
  open func prepareForReuse() {}

  // MARK: Contents

  /// The view that contents go into, or the one that shows ``contentConfiguration``.
  open var contentView: UIView { configurations.contentView ?? content }

  /// The label of the title; nil while there is a ``contentConfiguration``.
  open var textLabel: UILabel? {
    guard configurations.content == nil else { return nil }
    if let label { return label }
    label = makeLabel()
    styleLabels()
    return label
  }

  /// The label below the title, which headers of grouped tables show; nil while there is a
  /// ``contentConfiguration``.
  open var detailTextLabel: UILabel? {
    guard configurations.content == nil else { return nil }
    if let detailLabel { return detailLabel }
    detailLabel = makeLabel()
    styleLabels()
    return detailLabel
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    content.addSubview(label)
    return label
  }

  /// The configuration of the view's content; nil for the title and what is put into
  /// ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      if newValue != nil {
        for label in [label, detailLabel] { label?.removeFromSuperview() }
        (label, detailLabel) = (nil, nil)
      }
      configurations.setContent(newValue, in: self)
    }
  }

  /// A Boolean value that says whether ``contentConfiguration`` follows the view's state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// The content configuration that suits the style of the table.
  ///
  /// - Returns: A header's or footer's of a plain or of a grouped list, without contents.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (edge, isPlain) {
    case (.header, true): .plainHeader()
    case (.header, false): .groupedHeader()
    case (.footer, true): .plainFooter()
    case (.footer, false): .groupedFooter()
    }
  }

  // MARK: Background

  /// A view behind the contents; replaces ``backgroundConfiguration``.
  open var backgroundView: UIView? {
    didSet { showBackgroundView(backgroundView, insteadOf: oldValue) }
  }

  /// The background of the contents; replaces ``backgroundView``.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background(of: self) }
    set { configurations.setBackground(newValue, in: self) }
  }

  /// A Boolean value that says whether ``backgroundConfiguration`` follows the view's state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  // MARK: State

  // Without `@MainActor`; see UICollectionViewCell.
  /// A closure that configures a view for its state; called on the main actor.
  public typealias ConfigurationUpdateHandler =
    (_ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  /// The state of the view; a subclass adds states of its own.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    return state
  }

  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the view's contents and background for a state; called before the next layout after
  /// the state changed.
  open func updateConfiguration(using state: UIViewConfigurationState) { followState(state) }

  /// A closure that is called after ``updateConfiguration(using:)``; setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updateHandler }
    set {
      updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Updates the configurations of the header or footer for other traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.design != previousTraitCollection?.design {
      styleLabels()
      if shownTitle != nil { showLetters() }
    }
    setNeedsUpdateConfiguration()
  }

  private var isPinned = false {
    didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
  }

  package func callUpdateHandler(for state: UIViewConfigurationState) {
    updateHandler?(self, state)
  }

  // MARK: Title

  private var isPlain: Bool { tableView?.style ?? .plain == .plain }

  func prepare(_ edge: TableEdge, _ place: TableSectionPlace, in tableView: UITableView) {
    self.tableView = tableView
    self.edge = edge
    self.place = place
    styleLabels()
    setNeedsUpdateConfiguration()
  }

  /// The section is after something else: its title has other space (behaviour rules TV-9 and LK-34).
  func take(_ place: TableSectionPlace) {
    guard place != self.place else { return }
    self.place = place
    setNeedsLayout()
    tableView?.engine.requestMeasurement(of: self)
  }

  /// Shows a title as the style of the table has it (behaviour rules TV-8 and TV-10).
  ///
  /// - Parameters:
  ///   - title: The title; nil for none.
  ///   - isAutomatic: Whether the delegate has left the height to the table, which gives a plain
  ///     table's header without a title the height of one (behaviour rule TV-8).
  func showTitle(_ title: String?, isAutomatic: Bool) {
    isEmptyHeader = isAutomatic && edge == .header && isPlain
    shownTitle = title
    showLetters()
  }

  private func showLetters() {
    guard let shownTitle else {
      textLabel?.text = nil
      return setNeedsLayout()
    }
    let isUppercase = edge == .header && !isPlain && groupTitle.isUppercase
    textLabel?.text = isUppercase ? shownTitle.uppercased() : shownTitle
    setNeedsLayout()
  }

  private var groupTitle: GroupTitle { TableCellMetrics.groupTitle[traitCollection.design] }

  private func styleLabels() {
    for label in [label, detailLabel].compactMap(\.self) {
      label.font = titleFont
      label.textColor = isPlain ? .label : .secondaryLabel
    }
    detailLabel?.isHidden = isPlain || edge == .footer
  }

  /// A title's font: of a text style's size without its leading (behaviour rule TV-9).
  private var titleFont: UIFont {
    guard !isPlain else {
      return .systemFont(sizedAs: .headline, weight: .semibold, in: traitCollection)
    }
    guard edge == .header else {
      return UIFont.systemFont(sizedAs: .footnote, weight: .regular, in: traitCollection).forFooters
    }
    let title = groupTitle
    return .systemFont(sizedAs: title.style, weight: title.weight, in: traitCollection)
  }

  /// The title's font at the standard text size.
  private var standardFont: UIFont {
    guard !isPlain else { return .systemFont(ofSize: 17, weight: .semibold) }
    guard edge == .header else { return .systemFont(ofSize: 13) }
    return .systemFont(ofSize: groupTitle.standardSize, weight: groupTitle.weight)
  }

  /// The labels that show words, from top to bottom.
  private var titles: [UILabel] {
    [label, detailLabel].compactMap(\.self).filter { !$0.isHidden && $0.text != nil }
  }

  // MARK: Layout

  private var metrics: TableMetrics { .phone[traitCollection.design] }

  /// From the edges to the title.
  private var margin: CGFloat {
    metrics.contentMargin(
      tableView?.style.layoutStyle ?? .plain, inWidth: tableView?.bounds.width ?? bounds.width)
  }

  /// Invalidates the size of the contents: the view is measured again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    requestMeasurement()
  }

  /// Lays out the contents and the background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let bounds = CGRect(origin: .zero, size: bounds.size)
    takeMargins()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configurations.backgroundView?.layOut(in: self)
    layOutTitles()
  }

  private func layOutTitles() {
    let (width, spaces) = (max(0, bounds.width - 2 * margin), titleSpaces)
    var y =
      edge == .header ? bounds.height - spaces.below - titleHeight(inWidth: width) : spaces.above
    for label in titles {
      let height = height(of: label, inWidth: width)
      let frame = CGRect(x: margin, y: y, width: width, height: height)
      label.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      y += height
    }
  }

  /// Takes the table's margins at the sides, for the view and for its contents; above and below the
  /// client's stay (behaviour rule TV-23).
  private func takeMargins() {
    for view in [self, content] {
      var margins = view.directionalLayoutMargins
      (margins.leading, margins.trailing) = (margin, margin)
      if view.directionalLayoutMargins != margins { view.directionalLayoutMargins = margins }
    }
  }

  /// The spaces above and below a title: together with a line they are as high as the table of
  /// rules TV-8 and TV-9 says, and grow with the reader's text size.
  private var titleSpaces: (above: CGFloat, below: CGFloat) {
    let metrics = metrics
    let line = PixelGrid(scale: max(1, traitCollection.displayScale)).round(standardFont.lineHeight)
    guard !isPlain else {
      let space = (metrics.plainTitle - line) / 2
      return (space, space)
    }
    switch edge {
    case .header:
      let height = metrics.titledHeaderHeight(place, line: line)
      return (height - line - metrics.headerToRows, metrics.headerToRows)
    case .footer:
      return (metrics.rowsToFooter, metrics.titledFooter - line - metrics.rowsToFooter)
    }
  }

  private func titleHeight(inWidth width: CGFloat) -> CGFloat {
    titles.reduce(0) { $0 + height(of: $1, inWidth: width) }
  }

  /// The height of a title: each line is a line of the font, rounded to a pixel, as is what the font
  /// of a client has between them (behaviour rule TV-9).
  private func height(of label: UILabel, inWidth width: CGFloat) -> CGFloat {
    let fitted = label.sizeThatFits(CGSize(width: width, height: 0)).height
    guard fitted > 0 else { return 0 }
    let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
    let font: UIFont = label.font
    let lines = CGFloat(font.lineCount(inHeight: fitted))
    return grid.round(font.lineHeight) + (lines - 1) * grid.round(font.lineHeight + font.leading)
  }

  private func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    takeMargins()
    let least = isPlain ? 0 : metrics.header
    guard configurations.contentView != nil || titles.isEmpty else {
      let title = titleHeight(inWidth: max(0, width - 2 * margin))
      return titleSpaces.above + title + titleSpaces.below
    }
    let view = contentView
    // Without contents it is the space that the section would have without a header or footer.
    let hasContents = view.subviews.contains { $0 !== label && $0 !== detailLabel }
    guard configurations.contentView != nil || hasContents else {
      if isEmptyHeader { return metrics.plainTitle }
      return metrics.height(of: edge, .none, tableView?.style.layoutStyle ?? .plain, place)
    }
    let measured = isFittedAsWhole && configurations.contentView == nil ? self : view
    let fitted = measured.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(least, fitted.height.isFinite ? fitted.height : 0)
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  package var plainContentView: UIView { content }
  package func contentFrame(in bounds: CGRect) -> CGRect { bounds }
  package var automaticBackground: UIBackgroundConfiguration? {
    guard backgroundView == nil else { return nil }
    return isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
  package func removePlainBackgrounds() { backgroundView = nil }
  package func requestMeasurement() {
    guard let tableView, tableView.selfSizingInvalidation != .disabled else { return }
    tableView.engine.requestMeasurement(of: self)
  }
}

extension UITableViewHeaderFooterView: ConstraintObserver {
  package func constraintsDidChange() {
    guard tableView?.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    requestMeasurement()
  }
}

extension UITableViewHeaderFooterView: ElementView {
  package var node: UIView { self }

  package func receive(_ attributes: any ElementAttributes) {
    isPinned = attributes.state.zIndex >= SolvedElement.pinnedZIndex
  }

  package func preferredAttributes(
    fitting attributes: any ElementAttributes
  ) -> any ElementAttributes {
    let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
    attributes.state.size.height = grid.ceil(
      fittingHeight(inWidth: attributes.state.size.width))
    return attributes
  }

  package func layoutWillChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {
  }
  package func layoutDidChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {}
}
