// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A view that arranges its subviews in a row or a column, by constraints that it creates.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [icon, title, button])
/// stack.spacing = 8
/// stack.alignment = .center
/// ```
///
/// ``arrangedSubviews`` are a part of the subviews, in an order of their own. Hidden ones take no
/// space; a view whose `isHidden` changes in `UIView.animate` closes or opens over time (auto layout
/// rule ALN-2). The stack has no intrinsic size: its size follows from its views, unless constraints
/// or its frame say it. Its margins are zero at first. It draws nothing but its background.
///
/// The constraints follow in `updateConstraints()`, once for all changes before a layout: making
/// them costs time in proportion to the number of arranged views, and only what differs is
/// exchanged.
@preconcurrency @MainActor
open class UIStackView: UIView {
  var arranged = ArrangedViews()
  let made = StackConstraints()
  private var settings = StackSettings()
  package var options = StackOptions() {
    didSet { if options != oldValue { setNeedsUpdateConstraints() } }
  }

  // MARK: Creating

  /// Creates a stack without arranged views.
  ///
  /// - Parameter frame: Where it is in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a stack view of an Interface Builder document; its subviews are arranged. With another
  /// coder it is like `init(frame: .zero)`.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setUp()
    decodeNib(coder)
    coder.decode(self, reading: NibSteps.stackView)
  }

  /// Creates a stack of no size, until constraints or its views give it one.
  ///
  /// - Parameter views: The views to arrange, in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  private func setUp() {
    margins.own = .zero
    setNeedsUpdateConstraints()
  }

  // MARK: Arranged views

  /// The views that the stack lays out, in order. Each is one of its subviews.
  open var arrangedSubviews: [UIView] { arranged.views }

  /// Adds a view after the other arranged views, and as a subview if it is not one.
  ///
  /// - Parameter view: The view; see ``insertArrangedSubview(_:at:)``.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Inserts a view into the arranged views; adds it as a subview, in front, if it is not one.
  ///
  /// The view gives up its frame: its `translatesAutoresizingMaskIntoConstraints` becomes false. One
  /// that is arranged already moves, with its custom spacing. One that is a subview stays where it
  /// is in `subviews`. One of another superview leaves that (auto layout rule ALS-17).
  ///
  /// - Parameters:
  ///   - view: The view. It may not be the stack or a view around it.
  ///   - stackIndex: Its index afterwards, 0…count; the count, taken before, means the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    do { try checkInsertion(of: view, at: stackIndex) } catch { programmerError(error.description) }
    if view.parent !== self { addSubview(view) }
    arranged.insert(view, at: stackIndex)
    view.autoLayout?.keepsFrame = false
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementChanged()
  }

  /// Removes a view from the arranged views. It stays a subview, with its frame, until removed with
  /// `removeFromSuperview()` or other constraints lay it out (auto layout rule ALS-18).
  ///
  /// - Parameter view: The view. Nothing happens if it is not arranged.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.remove(view) else { return }
    view.madeConstraints.keepsFrame = true
    arrangementChanged()
  }

  /// Called before a subview leaves.
  func forget(_ view: UIView) {
    view.autoLayout?.keepsFrame = false
    // Its constraints leave along with it, also those of one that is no longer arranged.
    made.rules = nil
    guard arranged.remove(view) else { return }
    view.hide(atEndOf: nil)
    arrangementChanged()
  }

  private func arrangementChanged() {
    constraintStructureChanged()
    setNeedsUpdateConstraints()
  }

  /// The subviews in the order that settles ties between equal constraints: arranged ones first.
  var childrenInConstraintOrder: [UIView] {
    let views = arranged.views
    guard !children.starts(with: views, by: { $0 === $1 }) else { return children }
    let known = Set(views.map { ObjectIdentifier($0) })
    return views + children.filter { !known.contains(ObjectIdentifier($0)) }
  }

  // MARK: Arrangement

  /// The direction in which views follow each other; horizontal unless set.
  open var axis: NSLayoutConstraint.Axis {
    get { settings.axis }
    set { change(\.axis, to: newValue) }
  }

  /// The distribution of the stack's length among the views; `fill` unless set.
  open var distribution: Distribution {
    get { settings.distribution }
    set { change(\.distribution, to: newValue) }
  }

  /// The alignment of views across the axis; `fill` unless set.
  open var alignment: Alignment {
    get { settings.alignment }
    set { change(\.alignment, to: newValue) }
  }

  /// The distance between neighbours, in points, rounded to pixels; at least that where the
  /// distribution makes gaps equal. 0 unless set; negative distances overlap views;
  /// ``spacingUseSystem`` is the system's distance.
  open var spacing: CGFloat {
    get { settings.spacing }
    set {
      check(newValue)
      change(\.spacing, to: newValue)
    }
  }

  /// Sets the distance after a view, in place of ``spacing``.
  ///
  /// - Parameters:
  ///   - spacing: Points, ``spacingUseDefault`` for the stack's or ``spacingUseSystem``. If the view
  ///     is hidden, the distance is that of the visible view before.
  ///   - arrangedSubview: The view. Nothing happens if it is not arranged; what was set is forgotten
  ///     when it leaves.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    check(spacing)
    let own = spacing == Self.spacingUseDefault ? nil : spacing
    if arranged.setCustomSpacing(own, after: arrangedSubview) { setNeedsUpdateConstraints() }
  }

  /// The distance after one view, as set.
  ///
  /// - Returns: Points, or ``spacingUseDefault`` if none was set or the view is not arranged.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arranged.customSpacing(after: arrangedSubview) ?? Self.spacingUseDefault
  }

  /// A Boolean value that says whether distances in a vertical stack go from the last baseline of a
  /// view to the first of the next, rather than from edge to edge.
  open var isBaselineRelativeArrangement: Bool {
    get { settings.isBaselineRelative }
    set { change(\.isBaselineRelative, to: newValue) }
  }

  /// A Boolean value that says whether views keep to the rectangle inside the margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { settings.isMarginsRelative }
    set { change(\.isMarginsRelative, to: newValue) }
  }

  private func change<Value: Equatable>(
    _ setting: WritableKeyPath<StackSettings, Value>, to value: Value
  ) {
    guard settings[keyPath: setting] != value else { return }
    settings[keyPath: setting] = value
    setNeedsUpdateConstraints()
  }

  private func check(_ spacing: CGFloat) {
    do { try Self.checkSpacing(spacing) } catch { programmerError(error.description) }
  }

  // MARK: Layout

  /// Updates the stack's own constraints.
  open override func updateConstraints() {
    updateOwnConstraints()
    super.updateConstraints()
  }

  /// Lays out the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard axis == .horizontal, alignment != .fill else { return }
    for isFirst in [true, false] {
      guard let known = made.baselineViews[isFirst],
        let now = baselineView(isFirst: isFirst), ObjectIdentifier(now) != known
      else { continue }
      made.baselineViews[isFirst] = ObjectIdentifier(now)
      constraintInputsChanged()
    }
  }

  /// Rounds distances to the pixels of the display.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConstraints()
  }

  override func visibilityDidChange(of subview: UIView) {
    guard arranged.index(of: subview) != nil, !options.keepsHiddenViews else { return }
    setNeedsUpdateConstraints()
    let block = AnimationBlock.current
    subview.hide(atEndOf: subview.isHidden ? block : nil)
    block?.layOutAtEnd(self)
  }

  // MARK: Baselines

  /// The view whose first baseline is the stack's.
  open override var forFirstBaselineLayout: UIView {
    namedBaselineView(isFirst: true)?.forFirstBaselineLayout ?? self
  }

  /// The view whose last baseline is the stack's.
  open override var forLastBaselineLayout: UIView {
    namedBaselineView(isFirst: false)?.forLastBaselineLayout ?? self
  }
}

private struct StackSettings {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var isBaselineRelative = false
  var isMarginsRelative = false
}

extension UIStackView {
  /// The distribution of a stack's length among its views, along the axis.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack. Those with the least hugging priority grow, those with the least
    /// compression resistance shrink; among equals, the first.
    case fill
    /// Views fill the stack and have equal lengths.
    case fillEqually
    /// Views fill the stack, each in proportion to the length of its contents.
    case fillProportionally
    /// Views are as long as their contents, with equal gaps of at least ``spacing``.
    case equalSpacing
    /// Views are as long as their contents, with equal distances between their centres where gaps
    /// of at least ``spacing`` allow it.
    case equalCentering
  }

  /// The alignment of a stack's views across the axis.
  public enum Alignment: Int, Sendable {
    /// Views fill the stack across its axis.
    case fill
    /// Views are at the leading edge of a vertical stack, at the top edge of a horizontal one.
    case leading
    /// Views of a horizontal stack are aligned by the baselines of their first lines of text.
    case firstBaseline
    /// Views are centred across the stack's axis.
    case center
    /// Views are at the trailing edge of a vertical stack, at the bottom edge of a horizontal one.
    case trailing
    /// Views of a horizontal stack are aligned by the baselines of their last lines of text.
    case lastBaseline

    /// The upper edge of a horizontal stack.
    public static var top: Alignment { .leading }
    /// The lower edge of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// The default spacing: the stack's ``spacing`` after a view, and 0 for the stack itself.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The distance that the system recommends between two views: 8 points.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}

/// Why a stack cannot do what it is asked for. UIKit raises an exception in these places.
package enum StackViewError: Error, Hashable {
  case indexOutOfRange(index: Int, count: Int)
  /// A view that is to be arranged in itself, or in a view that it holds.
  case holdsItself(view: String)
  case spacingIsNotFinite(CGFloat)
}

extension StackViewError: CustomStringConvertible {
  /// The message for a stack view error: the fault, with the numbers, and its remedy.
  package var description: String {
    switch self {
    case .indexOutOfRange(let index, let count):
      "insertArrangedSubview(_:at:): index \(index) is out of bounds; there are \(count) arranged "
        + "subviews, so it must be 0…\(count)."
    case .holdsItself(let view):
      "insertArrangedSubview(_:at:): \(view) cannot be arranged in itself or in a view that it "
        + "holds."
    case .spacingIsNotFinite(let spacing):
      "The spacing of a stack view cannot be \(spacing); it must be finite."
    }
  }
}

extension UIStackView {
  /// Checks that a view can be arranged at an index (auto layout section 7).
  func checkInsertion(of view: UIView, at index: Int) throws(StackViewError) {
    guard (0...arranged.count).contains(index) else {
      throw .indexOutOfRange(index: index, count: arranged.count)
    }
    guard !isDescendant(of: view) else { throw .holdsItself(view: "\(type(of: view))") }
  }

  static func checkSpacing(_ spacing: CGFloat) throws(StackViewError) {
    guard spacing.isFinite else { throw .spacingIsNotFinite(spacing) }
  }
}
