// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// A bar of items one of which is selected, at the bottom of a screen.
///
/// A bar is 49 points high, 50 on a tablet and 32 on a phone on its side, and as much higher as the
/// home area below it. Titles are below images; in a regular width and in a low bar beside them.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemObserver {
  private var shown: [UITabBarItem] = []
  private var views: [TabBarItemView] = []
  private weak var selection: UITabBarItem?
  private let background = BarBackgroundView(isAtBottom: true)
  private var shownArrangement: UITabBarItemAppearance.Style?
  /// The appearances of the selected item that are shown.
  private var ownAppearances: (standard: UITabBarAppearance?, scrollEdge: UITabBarAppearance?)
  /// The capsule that the bar is; nil before it is one.
  private var platter: TabPlatterView?
  private static var template: UITabBar?
  /// Called when a touch chose an item, after the delegate, in a tab bar controller.
  var didChoose: ((UITabBarItem) -> Void)?
  /// Called after changes that give the bar another place in its controller.
  var frameMayHaveChanged: (() -> Void)?
  var isOverContents = true {
    didSet {
      guard isOverContents != oldValue else { return }
      // Items differ only where a client says so.
      if scrollEdgeAppearance != nil || selection?.scrollEdgeAppearance != nil {
        restyle()
      } else {
        showBackground(shownAppearance)
      }
    }
  }
  /// The safe area in the bar where a tab bar controller says it: it stays as it is while the bar moves.
  var controlledInsets: UIEdgeInsets? {
    didSet { if controlledInsets != oldValue { setNeedsLayout() } }
  }

  /// Creates a tab bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Creates a bar of an Interface Builder document. With another coder it has no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, reading: Self.nibStep)
    show(coder.nibObjects(in: "items") ?? [])
  }

  private func setUp() {
    addSubview(background)
    if let template = Self.template { take(template) }
    restyle()
  }

  private func take(_ template: UITabBar) {
    standardAppearance = template.standardAppearance
    scrollEdgeAppearance = template.scrollEdgeAppearance
    isTranslucent = template.isTranslucent
    barStyle = template.barStyle
    barTintColor = template.barTintColor
    unselectedItemTintColor = template.unselectedItemTintColor
    backgroundImage = template.backgroundImage
    shadowImage = template.shadowImage
    itemPositioning = template.itemPositioning
    itemWidth = template.itemWidth
    itemSpacing = template.itemSpacing
    if let tint = template.ownTint { tintColor = tint }
  }

  /// Returns a bar that is never shown: bars that are made later take over what is set on it.
  ///
  /// - Returns: The same bar at each call.
  public class func appearance() -> UITabBar {
    if let template { return template }
    let bar = UITabBar(frame: .zero)
    template = bar
    return bar
  }

  /// The object that is notified when a touch selects an item; a tab bar controller for its own bar.
  open weak var delegate: (any UITabBarDelegate)?

  // MARK: Items

  /// The items in the direction of reading; nil or none for an empty bar. Setting those of a tab bar
  /// controller's bar is a programmer error.
  open var items: [UITabBarItem]? {
    get { shown.isEmpty ? nil : shown }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items. The selected one stays selected if it is among them.
  ///
  /// - Parameters:
  ///   - items: The items in the direction of reading; nil for none.
  ///   - animated: Whether the new ones fade in; they do in a window only.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard didChoose == nil else {
      programmerError(
        "The items of a tab bar controller's bar are those of its view controllers; set "
          + "viewControllers, or tabBarItem of one of them.")
    }
    show(items ?? [], animated: animated)
  }

  func show(_ items: [UITabBarItem], animated: Bool = false) {
    guard items != shown else { return }
    for item in shown where item.observer === self { item.observer = nil }
    shown = items
    if let selection, !items.contains(selection) { self.selection = nil }
    restyle()
    guard animated, window != nil else { return }
    UIView.performWithoutAnimation { for view in views { view.alpha = 0 } }
    UIView.animate(withDuration: SlideTransition.duration) {
      for view in views { view.alpha = 1 }
    }
  }

  /// The item that is selected; nil for none. One that is not among ``items`` counts as nil.
  open var selectedItem: UITabBarItem? {
    get { selection }
    set {
      let (old, new) = (selection, newValue.flatMap { shown.contains($0) ? $0 : nil })
      guard new !== old else { return }
      selection = new
      for view in views { view.isSelected = view.item === new }
      // An item may have an appearance of the whole bar.
      if old?.hasBarAppearance == true || new?.hasBarAppearance == true { restyle() }
    }
  }

  private func choose(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    didChoose?(item)
  }

  // MARK: Appearance

  /// The bar's appearance where no more specific one is set. Appearances are copied when they are set.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      standardAppearance = standardAppearance.copy()
      restyle()
    }
  }
  /// The appearance of the bar while no contents are under it; nil for ``standardAppearance`` without
  /// a background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copy()
      restyle()
    }
  }
  /// A Boolean value that says whether contents go on under the bar.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { frameMayHaveChanged?() } }
  }
  /// The style of the bar without an appearance: `black` makes it dark.
  open var barStyle = UIBarStyle.default {
    didSet {
      guard barStyle != oldValue else { return }
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
    }
  }
  /// The colour of the bar in place of its material, as code before iOS 13 has it; nil for that.
  open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { restyle() } } }
  /// The colour of items that are not selected; nil for grey.
  open var unselectedItemTintColor: UIColor? {
    didSet { if unselectedItemTintColor != oldValue { restyle() } }
  }
  /// An image in place of the bar's background, as code before iOS 13 has it; nil for the material.
  open var backgroundImage: UIImage? { didSet { if backgroundImage !== oldValue { restyle() } } }
  /// The image in place of the line above the bar, as code before iOS 13 has it; nil for the line.
  open var shadowImage: UIImage? { didSet { if shadowImage !== oldValue { restyle() } } }

  /// The horizontal arrangement of items.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// Items are in all of the bar in a compact width, in its middle in a regular one.
    case automatic = 0
    /// Items are in equal parts of the bar.
    case fill = 1
    /// Items are in the middle of the bar, if they fit.
    case centered = 2
  }

  /// The horizontal arrangement of the items.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }
  /// The width of items in the middle of the bar, in points; what is not above zero stands for that of
  /// the widest one, at least 76.
  open var itemWidth: CGFloat = 0 { didSet { if itemWidth != oldValue { setNeedsLayout() } } }
  /// The distance between items in the middle of the bar, in points; 34 unless above zero.
  open var itemSpacing: CGFloat = 0 { didSet { if itemSpacing != oldValue { setNeedsLayout() } } }

  /// A Boolean value that says whether the bar is hidden, and covers nothing in a controller.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { frameMayHaveChanged?() } }
  }

  private var metrics: BarMetrics { BarMetrics(of: self) }

  private var shownAppearance: UITabBarAppearance {
    let standard = selection?.standardAppearance ?? standardAppearance
    guard isOverContents else {
      if let atEdge = selection?.scrollEdgeAppearance ?? scrollEdgeAppearance { return atEdge }
      let clear: UITabBarAppearance = withLegacySettings(standard).copy()
      // Older code that says what the background is has it everywhere.
      if barTintColor == nil, backgroundImage == nil { clear.configureWithTransparentBackground() }
      return clear
    }
    return withLegacySettings(standard)
  }

  private func withLegacySettings(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
    guard barTintColor != nil || backgroundImage != nil || shadowImage != nil else {
      return appearance
    }
    let result: UITabBarAppearance = appearance.copy()
    result.takeLegacy(tint: barTintColor, background: backgroundImage, shadow: shadowImage)
    return result
  }

  private var arrangement: UITabBarItemAppearance.Style {
    if metrics.isCompact { return .compactInline }
    return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
  }

  /// The colour of items that are not selected. LK-124
  private static let unselected = ByDesign(UIColor.systemGray, .label)

  private func showBackground(_ appearance: UITabBarAppearance) {
    background.show(appearance, on: metrics.tabPlatter == nil ? .material : .none)
  }

  private func restyle() {
    let appearance = shownAppearance
    ownAppearances = (selection?.standardAppearance, selection?.scrollEdgeAppearance)
    showBackground(appearance)
    for view in views { view.removeFromSuperview() }
    let arrangement = arrangement
    shownArrangement = arrangement
    let items: UITabBarItemAppearance =
      switch arrangement {
      case .stacked: appearance.stackedLayoutAppearance
      case .inline: appearance.inlineLayoutAppearance
      case .compactInline: appearance.compactInlineLayoutAppearance
      }
    let style = TabBarItemView.Style(
      appearance: items, arrangement: arrangement,
      unselected: unselectedItemTintColor ?? Self.unselected[traitCollection.design],
      design: traitCollection.design)
    views = shown.enumerated().map { index, item in
      item.observer = self
      let view = TabBarItemView(item, at: (index + 1, shown.count), style)
      view.isSelected = item === selection
      view.addAction(
        UIAction { [weak self, weak item] _ in
          if let item { self?.choose(item) }
        }, for: .touchUpInside)
      addSubview(view)
      return view
    }
    setNeedsLayout()
  }

  /// Shows an item that has changed. The views of the others stay, as does a touch that is down on them.
  package func barItemDidChange(_ item: UIBarItem) {
    guard
      ownAppearances.standard === selection?.standardAppearance,
      ownAppearances.scrollEdge === selection?.scrollEdgeAppearance
    else { return restyle() }
    for view in views where view.item === item { view.itemDidChange() }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Lays out the background and the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if arrangement != shownArrangement { restyle() }
    background.frame = CGRect(origin: .zero, size: bounds.size)
    let frames: [CGRect]
    if let metrics = metrics.tabPlatter {
      frames = layOutPlatter(metrics)
    } else {
      platter?.isHidden = true
      frames = itemLayout.frames
    }
    for (view, frame) in zip(views, frames) { view.frame = frame }
  }

  /// Places the capsule with the shape behind the selected item.
  private func layOutPlatter(_ metrics: TabPlatterMetrics) -> [CGRect] {
    let insets = controlledInsets ?? safeAreaInsets
    let layout = TabPlatterLayout(
      count: views.count, widest: views.map { $0.fittingWidth.rounded(.up) }.max() ?? 0,
      in: CGRect(
        x: insets.left, y: 0, width: max(0, bounds.width - insets.left - insets.right),
        height: bounds.height),
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, metrics)
    let platter = self.platter ?? TabPlatterView(frame: .zero)
    if self.platter == nil {
      self.platter = platter
      insertSubview(platter, aboveSubview: background)
    }
    platter.isHidden = views.isEmpty
    platter.position(at: layout.platter)
    let selected = views.firstIndex { $0.isSelected }
    platter.selection = selected.map {
      layout.frames[$0].offsetBy(dx: -layout.platter.minX, dy: -layout.platter.minY)
    }
    return layout.frames
  }

  private var itemLayout: TabBarLayout {
    let insets = controlledInsets ?? safeAreaInsets
    let area = CGRect(
      x: insets.left, y: 0, width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.bottom))
    let isCentered =
      itemPositioning == .centered
      || itemPositioning == .automatic && traitCollection.horizontalSizeClass == .regular
    let widest = views.map { $0.fittingWidth.rounded(.up) }.max() ?? 0
    return TabBarLayout(
      count: views.count, area: area, isCentered: isCentered,
      itemWidth: itemWidth > 0 ? itemWidth : max(TabBarLayout.leastItemWidth, widest),
      itemSpacing: itemSpacing > 0 ? itemSpacing : TabBarLayout.automaticSpacing,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The width offered, and the height of the bar with the home area below it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let bottom = controlledInsets?.bottom ?? safeAreaInsets.bottom
    return CGSize(width: size.width, height: metrics.tabBar(above: bottom) + bottom)
  }

  /// The natural size: no width, and the height of the bar without the home area.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric,
      height: metrics.tabBar(above: controlledInsets?.bottom ?? safeAreaInsets.bottom))
  }

  /// Updates the bar for other traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    restyle()
  }
}

extension UITabBarItem {
  /// Whether the item says how its bar looks while it is selected.
  fileprivate var hasBarAppearance: Bool {
    standardAppearance != nil || scrollEdgeAppearance != nil
  }
}

/// The methods that respond to the selection of an item in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when a touch selected an item, also one that was selected already.
  ///
  /// - Parameters:
  ///   - tabBar: The bar.
  ///   - item: The item, which is the bar's ``UITabBar/selectedItem``.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBar: AccessibilityGrouping, AccessibilityDescribing {
  /// The bar is no element: its items are.
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(isElement: false, traits: .tabBar)
  }
}
