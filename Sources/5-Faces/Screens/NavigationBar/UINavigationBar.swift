// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// A bar at the top of a screen: a title, buttons on both sides, and the way back.
///
/// A navigation controller has one and decides its items and its height. A bar on its own is 44
/// points high, 50 on a tablet and 32 on a phone on its side; 54 in the design of iOS 26.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  private var stack: [UINavigationItem] = []
  let background = BarBackgroundView(isAtBottom: false)
  var contents: NavigationBarContents?
  /// The contents that go in the transition under way.
  var goingContents: NavigationBarContents?
  /// The height of the parts, where a navigation controller says it.
  var controlledHeights: NavigationBarHeights? {
    didSet { if controlledHeights != oldValue { setNeedsLayout() } }
  }
  var isOverContents = false {
    didSet {
      guard isOverContents != oldValue else { return }
      // Buttons differ only where a client says so.
      if saysEdgeAppearance { restyle() } else { showStyle() }
    }
  }
  /// The colour of what contents under the bar are on; nil for the system's background.
  var ground: UIColor? { didSet { if ground != oldValue { setNeedsLayout() } } }
  /// The distance that the background continues above the bar, in points.
  var topExtension: CGFloat = 0 {
    didSet { if topExtension != oldValue { setNeedsLayout() } }
  }
  /// An item of the system's before those of the first item on the stack; nil for none.
  var leadingSystemItem: UIBarButtonItem? {
    didSet { if leadingSystemItem !== oldValue { restyle() } }
  }
  /// Whether a navigation controller shows a search bar at the bottom where the design has it there.
  var isAboveSearch = false {
    didSet {
      guard isAboveSearch != oldValue else { return }
      restyle()
      setNeedsLayout()
    }
  }
  /// Goes back, where a navigation controller does it.
  var goBack: (() -> Void)?
  /// Called after changes that may make the bar higher or lower.
  var heightMayHaveChanged: (() -> Void)?

  /// Creates a navigation bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    takeDefaults()
    restyle()
  }

  /// Creates a bar of an Interface Builder document. With another coder it has no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insertSubview(background, at: 0)
    takeDefaults()
    coder.decode(self, reading: Self.nibStep)
    items = coder.nibObjects(in: "items")
    restyle()
  }

  /// Creates a bar of the class at hand; for a navigation controller.
  ///
  /// It calls `init(frame:)`, so that a subclass's own runs.
  ///
  /// - Parameter instantiation: Made by the navigation controller.
  public required convenience init(instantiation: UIBarInstantiation) {
    self.init(frame: instantiation.frame)
  }

  /// The object that is notified of what the bar shows; a navigation controller for its own bar.
  open weak var delegate: (any UINavigationBarDelegate)?

  // MARK: Items

  /// The items, the one that is shown last; nil or none for an empty bar.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown; nil for none.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the button at the start leads back to; nil for none.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Sets the items.
  ///
  /// - Parameters:
  ///   - items: The items, the one to be shown last; one that is there twice is a programmer error.
  ///   - animated: Whether the change takes time; it does in a window only.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let items = items ?? []
    let isPush = !items.dropLast().isEmpty && items.dropLast().last === stack.last
    show(items, isPush || !stack.contains { $0 === items.last } ? .forward : .back, animated)
  }

  /// Pushes an item onto the stack.
  ///
  /// - Parameters:
  ///   - item: The item. One that the bar has already is a programmer error.
  ///   - animated: Whether that takes time; it does in a window only.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show(stack + [item], .forward, animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the last item.
  ///
  /// - Parameter animated: Whether that takes time; it does in a window only.
  /// - Returns: The item; nil if there is none, or if the delegate wants to keep it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    show(stack.dropLast(), .back, animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func show(_ items: [UINavigationItem], _ direction: NavigationDirection, _ animated: Bool)
  {
    guard animated, let window, window.bounds.width > 0 else { return show(items) }
    let steps = beginTransition(to: items, direction)
    UIView.animate(
      withDuration: SlideTransition.duration, animations: steps.animations,
      completion: { _ in steps.completion() })
  }

  /// Keeps the items that a transition or a client sets.
  func take(_ items: [UINavigationItem]) {
    do { try NavigationStackError.check(items) } catch { programmerError("\(error)") }
    for item in stack where item.observer === self { item.observer = nil }
    stack = items
    for item in stack.suffix(2) { item.observer = self }
  }

  // MARK: Appearance

  /// The bar's appearance where no more specific one is set. Appearances are copied when they are set.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearance = standardAppearance.copy()
      restyle()
    }
  }
  /// The appearance of the bar where it is low; nil for ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = compactAppearance?.copy()
      restyle()
    }
  }
  /// The appearance of the bar while no contents are under it; nil for ``standardAppearance``
  /// without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copy()
      restyle()
    }
  }
  /// The appearance of a low bar while no contents are under it; nil for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copy()
      restyle()
    }
  }
  /// A Boolean value that says whether titles are large, where their items do not say otherwise.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      setNeedsLayout()
      heightMayHaveChanged?()
    }
  }
  /// A Boolean value that says whether contents go on under the bar.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { heightMayHaveChanged?() } }
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
  /// The attributes of the title, in the form before iOS 13.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { restyle() } }
  /// The attributes of the large title, in the form before iOS 13.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { restyle() } }
  /// The image in place of the line below the bar, as code before iOS 13 has it; nil for the line.
  open var shadowImage: UIImage? { didSet { if shadowImage !== oldValue { restyle() } } }
  private var ownBackground: UIImage?

  /// Sets an image in place of the bar's background, in the form before iOS 13; an image without a
  /// size leaves none.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; nil for the material.
  ///   - barMetrics: Not read: it holds for all heights.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    ownBackground = backgroundImage
    restyle()
  }

  /// Returns the image that was set in place of the bar's background.
  ///
  /// - Returns: The image; nil for none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { ownBackground }

  /// The position of the bar, as its delegate says.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  func withLegacySettings(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    guard
      barTintColor != nil || titleTextAttributes != nil || largeTitleTextAttributes != nil
        || shadowImage != nil || ownBackground != nil
    else { return appearance }
    let result: UINavigationBarAppearance = appearance.copy()
    result.takeLegacy(tint: barTintColor, background: ownBackground, shadow: shadowImage)
    if let titleTextAttributes {
      result.titleTextAttributes.merge(titleTextAttributes) { own, _ in own }
    }
    if let largeTitleTextAttributes {
      result.largeTitleTextAttributes.merge(largeTitleTextAttributes) { own, _ in own }
    }
    return result
  }

  // MARK: Layout

  /// Lays out the background and the contents.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = goBack == nil && barPosition == .topAttached ? max(0, frame.minY) : topExtension
    background.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    for view in [goingContents, contents].compactMap(\.self) { view.frame = bounds }
    // Also what a client changed in an appearance that the bar has.
    showStyle()
  }

  /// The width offered, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heights.total)
  }

  /// The natural size: no width, and the height of the bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: heights.total)
  }

  /// Updates the bar for other traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    restyle()
    guard traitCollection.hasDifferentSizes(comparedTo: previousTraitCollection) else { return }
    invalidateIntrinsicContentSize()
    heightMayHaveChanged?()
  }
}

extension UINavigationBar {
  private static var template: UINavigationBar?

  /// Returns a bar that is never shown: bars that are made later take over what is set on it.
  ///
  /// > Note: Differs from UIKit: appearances, tint, large titles and what is translucent are taken
  /// > over when a bar is made, not when it comes into a window.
  ///
  /// - Returns: The same bar at each call.
  public class func appearance() -> UINavigationBar {
    if let template { return template }
    let bar = UINavigationBar(frame: .zero)
    template = bar
    return bar
  }

  func takeDefaults() {
    guard let template = Self.template else { return }
    standardAppearance = template.standardAppearance
    compactAppearance = template.compactAppearance
    scrollEdgeAppearance = template.scrollEdgeAppearance
    compactScrollEdgeAppearance = template.compactScrollEdgeAppearance
    prefersLargeTitles = template.prefersLargeTitles
    isTranslucent = template.isTranslucent
    barStyle = template.barStyle
    barTintColor = template.barTintColor
    titleTextAttributes = template.titleTextAttributes
    largeTitleTextAttributes = template.largeTitleTextAttributes
    shadowImage = template.shadowImage
    if let image = template.backgroundImage(for: .default) {
      setBackgroundImage(image, for: .default)
    }
    if let tint = template.tintColorSet { tintColor = tint }
  }

  private var tintColorSet: UIColor? { ownTint }
}

/// The method that decides the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns where a bar is; at the top of its container unless implemented.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// A bar with a position in its container.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The methods that respond to the items of a navigation bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may be pushed; true unless implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether the back button may pop an item; true unless implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBar {
  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UINavigationBar>? {
    guard element.name == "navigationBar" else { return nil }
    var values = NibValues<UINavigationBar>(element)
    values.set(element.barStyle) { $0.barStyle = $1 }
    values.flag("translucent", otherwise: true) { $0.isTranslucent = $1 }
    values.flag("largeTitles", otherwise: false) { $0.prefersLargeTitles = $1 }
    values.color("barTintColor") { $0.barTintColor = $1 }
    values.set(element.child(for: "titleTextAttributes")?.titleAttributes) {
      $0.titleTextAttributes = $1
    }
    values.set(element.child(for: "largeTitleTextAttributes")?.titleAttributes) {
      $0.largeTitleTextAttributes = $1
    }
    // An appearance can be changed later, so each bar gets its own.
    values.set(element.child(for: "standardAppearance")) {
      $0.standardAppearance = UINavigationBarAppearance($1)
    }
    values.set(element.child(for: "scrollEdgeAppearance")) {
      $0.scrollEdgeAppearance = UINavigationBarAppearance($1)
    }
    return values.step
  }
}

extension UINavigationBarAppearance {
  fileprivate convenience init(_ element: NibElement) {
    self.init()
    if let color = element.color(for: "backgroundColor") { backgroundColor = color }
    if let color = element.color(for: "shadowColor") { shadowColor = color }
    if let title = element.child(for: "titleTextAttributes")?.titleAttributes {
      titleTextAttributes = title
    }
    if let title = element.child(for: "largeTitleTextAttributes")?.titleAttributes {
      largeTitleTextAttributes = title
    }
  }
}

extension NibElement {
  var barStyle: UIBarStyle {
    choice("barStyle", ["default": .default, "black": .black, "blackTranslucent": .black])
      ?? .default
  }
}

extension UIToolbar {
  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UIToolbar>? {
    guard element.name == "toolbar" else { return nil }
    var values = NibValues<UIToolbar>(element)
    values.set(element.barStyle) { $0.barStyle = $1 }
    values.flag("translucent", otherwise: true) { $0.isTranslucent = $1 }
    values.color("barTintColor") { $0.barTintColor = $1 }
    return values.step
  }
}
