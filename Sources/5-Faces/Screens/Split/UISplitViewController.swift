// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// A container that shows controllers in columns where there is space, and one over the other where
/// there is not.
///
/// In a regular width the columns are side by side; in a compact one they are one navigation
/// stack: the primary column's controllers first, the others pushed on them. The traits decide, not
/// the width.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  private let columnStyle: Style
  var columns: [Column: UIViewController] = [:]
  var wrappers: [Column: UINavigationController] = [:]
  /// The controllers of a column that were put on the first one's stack.
  var moved: [Column: [UIViewController]] = [:]
  /// Whether the columns are one stack now; nil before they are shown.
  var collapsed: Bool?
  /// The mode that ``show(_:)`` and ``hide(_:)`` led to; nil for the preferred one.
  var chosenMode: DisplayMode?
  var shownMode = DisplayMode.automatic

  /// Creates a controller with columns.
  ///
  /// - Parameter style: How many.
  public init(style: Style) {
    columnStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose two columns ``viewControllers`` sets.
  ///
  /// - Parameters:
  ///   - nibName: Has no effect: a split view controller has no nib file.
  ///   - bundle: Has no effect: a split view controller creates its views itself.
  public override init(nibName: String?, bundle: Bundle?) {
    columnStyle = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller of an Interface Builder document. With another coder it has two columns,
  /// which ``viewControllers`` sets.
  public required init?(coder: NSCoder) {
    columnStyle = coder.nibSplitStyle
    super.init(coder: coder)
    coder.decode(self, reading: Self.nibStep)
  }

  /// The number of columns.
  open var style: Style { columnStyle }
  /// The delegate, which decides and is notified.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// The controllers that are shown, in navigation controllers: those of the columns from the first
  /// to the last or, in a compact width, one.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [compactRoot].compactMap(\.self) }
      return [Column.primary, .supplementary, .secondary].compactMap { shownController(for: $0) }
    }
    set {
      let columns: [Column] =
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in columns.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  /// Sets the controller of a column.
  ///
  /// - Parameters:
  ///   - vc: The controller; one that is no navigation controller is put into one. Nil for none.
  ///   - column: The column. The supplementary one of another style than `tripleColumn` is a
  ///     programmer error.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if column == .supplementary, style != .tripleColumn, vc != nil {
      programmerError(
        "Only a split view controller of the style tripleColumn has a supplementary column.")
    }
    guard columns[column] !== vc else { return }
    exchange(column, with: vc)
  }

  /// Returns the controller of a column, as it was set; nil for none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column: beside or over the others or, in a compact width, at the top of the stack.
  open func show(_ column: Column) {
    guard isViewLoaded, collapsed != nil else { return }
    guard isCollapsed else {
      guard !displayMode.shows(column, in: style) else { return }
      chosenMode = mode(showing: column)
      return changeMode(animated: UIView.areAnimationsEnabled)
    }
    guard let stack = compactStack else { return }
    let isAnimated = UIView.areAnimationsEnabled && view.window != nil
    for lower in ownColumns.dropFirst() where lower.rawValue <= column.rawValue {
      push(lower, on: stack, animated: isAnimated)
    }
    // What belongs to later columns goes.
    let later = ownColumns.filter { $0.rawValue > column.rawValue }
    if let next = later.compactMap({ index(of: $0, on: stack) }).min(), next > 0 {
      stack.popToViewController(stack.viewControllers[next - 1], animated: isAnimated)
    }
  }

  /// Hides a column. The secondary one is always visible in a regular width; in a compact one the
  /// top of the stack is popped.
  open func hide(_ column: Column) {
    guard isViewLoaded, collapsed != nil else { return }
    guard isCollapsed else {
      guard column != .secondary, displayMode.shows(column, in: style) else { return }
      chosenMode = mode(hiding: column)
      return changeMode(animated: UIView.areAnimationsEnabled)
    }
    guard let stack = compactStack, let first = index(of: column, on: stack), first > 0 else {
      return
    }
    stack.popToViewController(
      stack.viewControllers[first - 1], animated: UIView.areAnimationsEnabled && view.window != nil)
  }

  /// Shows a controller in the secondary column: in a compact width it is pushed on the others.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if collapsed == true, let stack = compactStack {
      exchange(.secondary, with: vc)
      push(.secondary, on: stack, animated: UIView.areAnimationsEnabled && view.window != nil)
      return
    }
    setViewController(vc, for: .secondary)
  }

  /// Shows a controller in the primary column: it is pushed on the others.
  open override func show(_ vc: UIViewController, sender: Any?) {
    (shownController(for: .primary) as? UINavigationController)?.show(vc, sender: sender)
  }

  /// A Boolean value that says whether the columns are one stack: in a compact width.
  open var isCollapsed: Bool {
    collapsed ?? (traitCollection.horizontalSizeClass == .compact)
  }

  // MARK: Display

  /// The preferred arrangement of columns; `automatic` for the one that suits the width.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      chosenMode = nil
      changeMode(animated: false)
    }
  }
  /// The present arrangement of columns.
  open var displayMode: DisplayMode { isViewLoaded ? shownMode : suitableMode }
  /// The preferred behavior of the secondary column when others appear.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { changeMode(animated: false) } }
  }
  /// The behavior of the secondary column when others appear.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior != .automatic ? preferredSplitBehavior : hasTiledWidth ? .tile : .overlay
  }
  /// The side at which the primary column is.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// A Boolean value that says whether a button shows the primary column. In UIKit a swipe from the
  /// edge shows it, too; here it does not.
  open var presentsWithGesture = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The visibility of the button that shows and hides the primary column: before the title of the
  /// first column that is shown.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  private(set) lazy var ownDisplayModeButtonItem = makeDisplayModeButtonItem()
  /// Has no effect: columns have the background of their views. The style of the primary column's
  /// background.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Widths

  /// The width that the primary column is to have, in points; `automaticDimension` for 320.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
  /// The width that the primary column is to have, as a share of the whole, 0…1;
  /// `automaticDimension` for none.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { widthsChanged() } }
  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
  /// The greatest width of the primary column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
  /// The width that the supplementary column is to have, in points; `automaticDimension` for 320.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
  /// The width of the primary column, in points; 0 in a compact width.
  open var primaryColumnWidth: CGFloat { isCollapsed ? 0 : width(of: .primary) }
  /// The width of the supplementary column, in points; 0 in a compact width or without one.
  open var supplementaryColumnWidth: CGFloat {
    isCollapsed || style != .tripleColumn ? 0 : width(of: .supplementary)
  }

  private func widthsChanged() { viewIfLoaded?.setNeedsLayout() }

  // MARK: View

  /// Creates the view that the columns are in.
  open override func loadView() {
    let view = SplitView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.owner = self
    self.view = view
  }

  /// Collapses or expands the columns when the width becomes compact or regular.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateCollapse()
  }

  /// Returns to the preferred columns, since another size suits others.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    chosenMode = nil
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// The background style of a column.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// The column has no background of its own.
    case none = 0
    /// A sidebar's material.
    case sidebar = 1
  }
}

extension UIViewController {
  /// The nearest split view controller around the controller; nil outside one.
  public var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UISplitViewController }.first
  }
}

extension UISplitViewController {
  /// The visibility of the button that shows and hides the primary column.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// The button is visible in a style with columns, while gestures are enabled.
    case automatic = 0
    /// The button is never visible.
    case never = 1
    /// The button is always visible.
    case always = 2
  }

  /// The button that shows and hides the primary column, for a bar of a client's.
  public var displayModeButtonItem: UIBarButtonItem { ownDisplayModeButtonItem }

  func makeDisplayModeButtonItem() -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in self?.toggleColumns() })
  }

  /// Shows the next column or, if all are shown, hides the first.
  private func toggleColumns() {
    let first: Column = style == .tripleColumn ? .supplementary : .primary
    if displayMode.shows(.primary, in: style) {
      hide(.primary)
    } else {
      show(displayMode.shows(first, in: style) ? .primary : first)
    }
  }

  private var showsDisplayModeButton: Bool {
    guard collapsed == false else { return false }
    return switch displayModeButtonVisibility {
    case .automatic: style != .unspecified && presentsWithGesture
    case .always: true
    case .never: false
    }
  }

  /// Has the button in the bar of the first column that is shown.
  func layOutDisplayModeButton() {
    let isShown = showsDisplayModeButton
    var isAdded = false
    for column in [Column.primary, .supplementary, .secondary] {
      guard let navigation = shownController(for: column) as? UINavigationController else {
        continue
      }
      let isHere = isShown && !isAdded && shownMode.shows(column, in: style)
      navigation.navigationBar.leadingSystemItem = isHere ? ownDisplayModeButtonItem : nil
      isAdded = isAdded || isHere
    }
  }
}

extension NSCoder {
  /// The number of columns of the split view controller that is being decoded.
  @MainActor
  var nibSplitStyle: UISplitViewController.Style {
    nibElement?.choice(
      "style", ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]) ?? .unspecified
  }
}

extension UISplitViewController: NibContainer, NibKeyed {
  package func take(_ controller: UIViewController, for relationship: String) {
    let columns: [String: Column] = [
      "masterViewController": .primary, "detailViewController": .secondary,
      "supplementaryViewController": .supplementary, "compactViewController": .compact,
    ]
    guard let column = columns[relationship] else { return }
    guard column != .supplementary || style == .tripleColumn else {
      return consoleMessage(
        "A UISplitViewController of two columns has no supplementary one; its controller is left out."
      )
    }
    setViewController(controller, for: column)
  }

  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UISplitViewController>? {
    guard element.name == "splitViewController" else { return nil }
    var values = NibValues<UISplitViewController>(element)
    values.choice(
      "preferredDisplayMode",
      [
        "automatic": .automatic, "primaryHidden": .secondaryOnly,
        "secondaryOnly": .secondaryOnly, "allVisible": .oneBesideSecondary,
        "oneBesideSecondary": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
        "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
        "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
      ], otherwise: .automatic
    ) { $0.preferredDisplayMode = $1 }
    values.choice(
      "primaryEdge", ["leading": .leading, "trailing": .trailing], otherwise: .leading
    ) { $0.primaryEdge = $1 }
    values.number("minimumPrimaryColumnWidth") { $0.minimumPrimaryColumnWidth = $1 }
    values.number("maximumPrimaryColumnWidth") { $0.maximumPrimaryColumnWidth = $1 }
    values.number("preferredPrimaryColumnWidthFraction") {
      $0.preferredPrimaryColumnWidthFraction = $1
    }
    values.flag("presentsWithGesture", otherwise: true) { $0.presentsWithGesture = $1 }
    return values.step
  }

  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    guard name == "delegate" else { return nil }
    return ObjectiveCKey(UISplitViewController.self) { $0.delegate = try $1() }
  }
}
