// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// A view that arranges its subviews in a row or a column, by constraints that it creates.
///
/// ```swift
/// let stack = NSStackView(views: [icon, title, button])
/// stack.spacing = 4
/// stack.distribution = .fill
/// ```
///
/// ``arrangedSubviews`` are a part of the subviews, in an order of their own. With the distribution
/// `gravityAreas`, which is the first, they are in three areas and keep the length of their contents (appkit
/// rule MV-11); all other distributions are those of `UIStackView`. Across, views are in the middle unless
/// ``alignment`` says otherwise. Hidden views take no space. The stack has no intrinsic size: its size
/// follows from its views, unless constraints or its frame say it.
@preconcurrency @MainActor
open class NSStackView: NSView {
  private lazy var core = StackNode(owner: self)
  private var areas: [ObjectIdentifier: StackArea] = [:]
  private var chosenAlignment: NSLayoutConstraint.Attribute?
  private var hugging = (
    horizontal: NSLayoutConstraint.Priority.defaultLow,
    vertical: NSLayoutConstraint.Priority.defaultLow
  )

  // MARK: Creating

  /// Creates a stack of no size, until constraints or its views give it one.
  ///
  /// - Parameter views: The views to arrange, in order, in the first area.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  override func setUp() {
    super.setUp()
    core.fill(viewNode)
    core.spacing = 8
    settingsChanged()
  }

  override func decodeNibPart(_ coder: NSCoder) {
    super.decodeNibPart(coder)
    coder.decode(self, reading: Self.nibStep)
    for gravity in [Gravity.leading, .center, .trailing] {
      for view in coder.nibObjects(in: gravity.nibList) ?? [] as [NSView] {
        addView(view, in: gravity)
      }
    }
  }

  override func takeNibSubview(_ view: NSView) { addArrangedSubview(view) }

  // MARK: Arranged views

  /// The views that the stack lays out, in order: those of the first area, of the middle and of the last.
  /// Each is one of its subviews.
  open var arrangedSubviews: [NSView] { core.arrangedOwners }

  /// Adds a view after the other arranged views, in the area of the last; adds it as a subview if
  /// it is not one.
  ///
  /// - Parameter view: The view; see ``insertArrangedSubview(_:at:)``.
  open func addArrangedSubview(_ view: NSView) {
    let others = arrangedSubviews.filter { $0 !== view }
    insert(view, at: others.count, in: others.last.map { area(of: $0) } ?? .start)
  }

  /// Inserts a view into the arranged views, in the area of the view at the index; adds it as a
  /// subview if it is not one.
  ///
  /// The view gives up its frame: its `translatesAutoresizingMaskIntoConstraints` becomes false. One that
  /// is arranged already moves. One of another superview leaves that.
  ///
  /// - Parameters:
  ///   - view: The view. It may not be the stack or a view around it.
  ///   - index: Its index, 0…count; the count before means the end. Others stop the program.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    let count = arrangedSubviews.count
    guard (0...count).contains(index) else {
      programmerError(
        """
        insertArrangedSubview(_:at:): index \(index) is out of bounds; there are \(count) arranged \
        subviews, so it must be 0…\(count).
        """)
    }
    let others = arrangedSubviews.filter { $0 !== view }
    guard index < others.count else { return addArrangedSubview(view) }
    insert(view, at: index, in: area(of: others[index]))
  }

  /// Removes a view from the arranged views. It stays a subview, with its frame, until it is
  /// removed or other constraints lay it out.
  ///
  /// - Parameter view: The view. Nothing happens if it is not arranged.
  open func removeArrangedSubview(_ view: NSView) {
    core.removeArrangedSubview(view.viewNode)
    forgetArea(of: view)
  }

  private func insert(_ view: NSView, at index: Int, in area: StackArea) {
    guard !isDescendant(of: view) else {
      programmerError(
        "Cannot arrange \(type(of: view)) in \(type(of: self)): a view cannot contain itself.")
    }
    core.insertArrangedSubview(view.viewNode, at: index)
    areas[ObjectIdentifier(view.viewNode)] = area
    settingsChanged()
  }

  // MARK: Areas

  /// The arranged views, in order.
  open var views: [NSView] { arrangedSubviews }

  /// Returns the arranged views of an area, in order.
  open func views(in gravity: Gravity) -> [NSView] {
    arrangedSubviews.filter { area(of: $0) == gravity.area }
  }

  /// Adds a view at the end of an area; one that is arranged already moves.
  open func addView(_ view: NSView, in gravity: Gravity) {
    let others = arrangedSubviews.filter { $0 !== view }
    let index = others.count { area(of: $0).rawValue <= gravity.area.rawValue }
    insert(view, at: index, in: gravity.area)
  }

  /// Inserts a view into an area; one that is arranged already moves.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - index: Its index in the area afterwards, from 0 to the count of the area's other views. Others
  ///     stop the program.
  ///   - gravity: The area.
  open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    let others = arrangedSubviews.filter { $0 !== view }
    let count = others.count { area(of: $0) == gravity.area }
    guard (0...count).contains(index) else {
      programmerError(
        """
        insertView(_:at:in:): index \(index) is out of bounds; there are \(count) other views in the \
        area, so it must be 0…\(count).
        """)
    }
    let start = others.count { area(of: $0).rawValue < gravity.area.rawValue }
    insert(view, at: start + index, in: gravity.area)
  }

  /// Removes a view from the stack and from its subviews. Nothing happens if it is not arranged.
  open func removeView(_ view: NSView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    view.removeFromSuperview()
  }

  /// Replaces the views of an area; its old views are removed from the stack.
  ///
  /// - Parameters:
  ///   - views: The area's views afterwards, in order.
  ///   - gravity: The area.
  open func setViews(_ views: [NSView], in gravity: Gravity) {
    for view in self.views(in: gravity) where !views.contains(where: { $0 === view }) {
      removeView(view)
    }
    for view in views { addView(view, in: gravity) }
  }

  private func area(of view: NSView) -> StackArea {
    areas[ObjectIdentifier(view.viewNode)] ?? .start
  }

  /// Forgets the area of a view that is arranged no longer.
  func forgetArea(of view: NSView) {
    guard areas.removeValue(forKey: ObjectIdentifier(view.viewNode)) != nil else { return }
    settingsChanged()
  }

  // MARK: Arrangement

  /// The direction in which views follow each other; horizontal unless set.
  open var orientation: NSUserInterfaceLayoutOrientation {
    get { core.axis == .vertical ? .vertical : .horizontal }
    set {
      core.axis = newValue == .vertical ? .vertical : .horizontal
      settingsChanged()
    }
  }

  /// The alignment of views across the stack: an edge, a centre or a baseline, or `width` or `height` for
  /// views that fill it. In the middle unless set, and for what has no meaning across, such as `top` in a
  /// column.
  open var alignment: NSLayoutConstraint.Attribute {
    get { chosenAlignment ?? (orientation == .vertical ? .centerX : .centerY) }
    set {
      chosenAlignment = newValue
      settingsChanged()
    }
  }

  /// The distribution of the stack's length among the views; `gravityAreas` unless set.
  open var distribution = Distribution.gravityAreas {
    didSet { settingsChanged() }
  }

  /// The distance between neighbours, in points, rounded to pixels; at least that between areas and where
  /// the distribution makes gaps equal. 8 unless set. It must be finite.
  open var spacing: CGFloat {
    get { core.spacing }
    set { core.spacing = newValue }
  }

  /// Sets the distance after a view, in place of ``spacing``.
  ///
  /// - Parameters:
  ///   - spacing: Points, or ``useDefaultSpacing`` for the stack's.
  ///   - view: The view. Nothing happens if it is not arranged; what was set is forgotten when it leaves.
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    core.setCustomSpacing(spacing, after: view.viewNode)
  }

  /// Returns the distance after one view, as set; ``useDefaultSpacing`` if not set or arranged.
  open func customSpacing(after view: NSView) -> CGFloat {
    core.customSpacing(after: view.viewNode)
  }

  /// The custom spacing that stands for the stack's ``spacing``.
  public nonisolated static let useDefaultSpacing = UIStackView.spacingUseDefault

  /// The distances between the stack's edges and what is in it, in points; 0 unless set.
  open var edgeInsets = NSEdgeInsets() {
    didSet {
      core.layoutMargins = UIEdgeInsets(
        top: edgeInsets.top, left: edgeInsets.left, bottom: edgeInsets.bottom,
        right: edgeInsets.right)
    }
  }

  /// A Boolean value that says whether hidden views take no space; true at first.
  open var detachesHiddenViews = true {
    didSet { settingsChanged() }
  }

  /// Returns the priority with which the stack is no larger than its views need: 250 unless set.
  open func huggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    orientation == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Sets the priority with which the stack is no larger than its views need. Views that hug their
  /// contents with the same priority keep their size.
  ///
  /// - Parameters:
  ///   - huggingPriority: The priority: above 0, at most 1000.
  ///   - orientation: The axis.
  open func setHuggingPriority(
    _ huggingPriority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {
    if orientation == .horizontal {
      hugging.horizontal = huggingPriority
    } else {
      hugging.vertical = huggingPriority
    }
    settingsChanged()
  }

  /// The direction in which the stack is read: that of a row, and of leading edges in a column.
  open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { super.userInterfaceLayoutDirection }
    set {
      super.userInterfaceLayoutDirection = newValue
      core.semanticContentAttribute = viewNode.semanticContentAttribute
    }
  }

  override var baselineNode: UIView? { core }

  /// Tells the part that arranges what is asked for.
  private func settingsChanged() {
    let isVertical = orientation == .vertical
    core.alignment = Self.coreAlignment(alignment, isVertical: isVertical)
    core.distribution = distribution.core
    var options = StackOptions()
    if distribution == .gravityAreas { options.areas = areas }
    options.keepsHiddenViews = !detachesHiddenViews
    options.hugging = StackHugging(
      along: isVertical ? hugging.vertical : hugging.horizontal,
      across: isVertical ? hugging.horizontal : hugging.vertical)
    core.options = options
  }

  private static func coreAlignment(
    _ alignment: NSLayoutConstraint.Attribute, isVertical: Bool
  ) -> UIStackView.Alignment {
    switch (alignment, isVertical) {
    case (.leading, true), (.left, true), (.top, false): .leading
    case (.trailing, true), (.right, true), (.bottom, false): .trailing
    case (.width, true), (.height, false): .fill
    case (.firstBaseline, false): .firstBaseline
    case (.lastBaseline, false): .lastBaseline
    default: .center
    }
  }
}

/// A direction from side to side, or from top to bottom.
public enum NSUserInterfaceLayoutOrientation: Int, Hashable, Sendable {
  /// The horizontal axis.
  case horizontal = 0
  /// The vertical axis.
  case vertical = 1
}

extension NSStackView {
  /// An area of a stack along its axis.
  public enum Gravity: Int, Hashable, Sendable {
    /// The area where a row is read first, or the top of a column.
    case leading = 1
    /// The middle.
    case center = 2
    /// The area where a row is read last, or the bottom of a column.
    case trailing = 3

    /// The top of a column.
    public static var top: Gravity { .leading }
    /// The bottom of a column.
    public static var bottom: Gravity { .trailing }

    var area: StackArea {
      switch self {
      case .leading: .start
      case .center: .middle
      case .trailing: .end
      }
    }

    /// The list of its views in documents.
    var nibList: String {
      switch self {
      case .leading: "beginningViews"
      case .center: "middleViews"
      case .trailing: "endViews"
      }
    }
  }

  /// The distribution of a stack's length among its views.
  public enum Distribution: Int, Hashable, Sendable {
    /// Views are while their contents, in three areas: at the start, in the middle and at the end.
    case gravityAreas = -1
    /// Views fill the stack. Those with the least hugging priority grow, those with the least
    /// compression resistance shrink; among equals, the first.
    case fill = 0
    /// Views fill the stack and have equal lengths.
    case fillEqually = 1
    /// Views fill the stack, each in proportion to the length of its contents.
    case fillProportionally = 2
    /// Views are as long as their contents, with equal gaps.
    case equalSpacing = 3
    /// Views are as long as their contents, with equal distances between their centres where the
    /// spacing allows it.
    case equalCentering = 4

    var core: UIStackView.Distribution {
      switch self {
      case .gravityAreas, .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    }
  }
}
