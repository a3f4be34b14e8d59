// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// A bar of buttons, usually at the bottom of a screen.
///
/// A bar on its own is 44 points high, 50 on a tablet, and 54 in the design of iOS 26; its background goes on under the home area
/// where a navigation controller places it.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemObserver {
  private var shown: [UIBarButtonItem] = []
  private var views: [(item: UIBarButtonItem, view: BarButtonView?)] = []
  private let background = BarBackgroundView(isAtBottom: true)
  /// The capsules behind the items; nil before there are any.
  private var platters: PlatterStack?
  var isOverContents = true { didSet { if isOverContents != oldValue { restyle() } } }
  /// The distance that the background continues below the bar, in points.
  var bottomExtension: CGFloat = 0 {
    didSet { if bottomExtension != oldValue { setNeedsLayout() } }
  }
  private static var template: UIToolbar?

  /// Creates a toolbar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar of an Interface Builder document. With another coder it has no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, reading: Self.nibStep)
    items = coder.nibObjects(in: "items")
  }

  /// Creates a bar of the class at hand; for a navigation controller.
  ///
  /// It calls `init(frame:)`, so that a subclass's own runs.
  ///
  /// - Parameter instantiation: Made by the navigation controller.
  public required convenience init(instantiation: UIBarInstantiation) {
    self.init(frame: instantiation.frame)
  }

  private func setUp() {
    addSubview(background)
    if let template = Self.template {
      standardAppearance = template.standardAppearance
      compactAppearance = template.compactAppearance
      scrollEdgeAppearance = template.scrollEdgeAppearance
      isTranslucent = template.isTranslucent
      barTintColor = template.barTintColor
      if let tint = template.ownTint { tintColor = tint }
    }
    restyle()
  }

  /// Returns a bar that is never shown: bars that are made later take over what is set on it.
  ///
  /// - Returns: The same bar at each call.
  public class func appearance() -> UIToolbar {
    if let template { return template }
    let bar = UIToolbar(frame: .zero)
    template = bar
    return bar
  }

  /// The delegate that decides the position of the bar.
  open weak var delegate: (any UIBarPositioningDelegate)?
  /// The position of the bar, as its delegate says.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// The items from the start to the end; nil or none for an empty bar.
  open var items: [UIBarButtonItem]? {
    get { shown.isEmpty ? nil : shown }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items.
  ///
  /// - Parameters:
  ///   - items: The items from the start to the end; nil for none.
  ///   - animated: Whether the new ones fade in; they do in a window only.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard (items ?? []) != shown else { return }
    for item in shown where item.observer === self { item.observer = nil }
    shown = items ?? []
    reload()
    guard animated, window != nil else { return }
    UIView.performWithoutAnimation { for part in views { part.view?.alpha = 0 } }
    UIView.animate(withDuration: SlideTransition.duration) {
      for part in views { part.view?.alpha = 1 }
    }
  }

  // MARK: Appearance

  /// The bar's appearance where no more specific one is set. Appearances are copied when they are set.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      standardAppearance = standardAppearance.copy()
      restyle()
    }
  }
  /// The appearance of the bar where it is low; nil for ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? {
    didSet {
      compactAppearance = compactAppearance?.copy()
      restyle()
    }
  }
  /// The appearance of the bar while no contents are under it; nil for ``standardAppearance``
  /// without a background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copy()
      restyle()
    }
  }
  /// The appearance of a low bar while no contents are under it; nil for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copy()
      restyle()
    }
  }
  /// A Boolean value that says whether contents go on under the bar.
  open var isTranslucent = true
  /// The colour of the bar in place of its material, as code before iOS 13 has it; nil for that.
  open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { restyle() } } }
  /// The style of the bar without an appearance: `black` makes it dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  private var metrics: BarMetrics { BarMetrics(of: self) }

  private var shownAppearance: UIToolbarAppearance {
    let isCompact = metrics.isCompact
    let standard = (isCompact ? compactAppearance : nil) ?? standardAppearance
    if !isOverContents {
      let atEdge = (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
      if let atEdge { return atEdge }
      let clear: UIToolbarAppearance = standard.copy()
      clear.configureWithTransparentBackground()
      return clear
    }
    guard let barTintColor, standard.material != nil else { return standard }
    let tinted: UIToolbarAppearance = standard.copy()
    tinted.material = nil
    tinted.backgroundColor = barTintColor
    return tinted
  }

  private func restyle() {
    background.show(shownAppearance, on: metrics.fadesContents ? .none : .material)
    reload()
  }

  private func reload() {
    for part in views { part.view?.removeFromSuperview() }
    let appearance = shownAppearance
    views = shown.filter { !$0.isHidden }.map { item in
      item.observer = self
      guard item.space == nil else { return (item, nil) }
      let view = BarButtonView(
        item,
        BarButtonView.Appearance(
          plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance,
          isCompact: metrics.isCompact, design: traitCollection.design))
      addSubview(view)
      return (item, view)
    }
    for item in shown where item.isHidden { item.observer = self }
    setNeedsLayout()
  }

  package func barItemDidChange(_ item: UIBarItem) { reload() }

  // MARK: Layout

  /// Lays out the background and the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + bottomExtension)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (safe, margin) = (safeAreaInsets, metrics.margin)
    let (start, end) = (
      margin + (isMirrored ? safe.right : safe.left),
      bounds.width - margin - (isMirrored ? safe.left : safe.right)
    )
    if let metrics = metrics.platters?.toolbar {
      return layOutPlatters(metrics, from: min(start, end), to: max(start, end))
    }
    platters?.show([])
    let slots = views.map { item, view in
      view?.slot(height: bounds.height) ?? (item.space == .fixed ? .space(item.width) : .flexible)
    }
    let ranges = BarSlot.row(slots, filling: min(start, end)...max(start, end))
    for (part, range) in zip(views, ranges) {
      let width = range.upperBound - range.lowerBound
      part.view?.frame = CGRect(
        x: isMirrored ? bounds.width - range.upperBound : range.lowerBound, y: 0, width: width,
        height: bounds.height)
    }
  }

  /// Places the items with their capsules.
  private func layOutPlatters(
    _ metrics: PlatterMetrics, from start: CGFloat, to end: CGFloat
  ) {
    let platters = self.platters ?? PlatterStack(above: background)
    self.platters = platters
    platters.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = metrics.height
    let parts = views.map { item, view in
      view?.part(height: height) ?? (item.space == .fixed ? .space : .flexible)
    }
    let row = PlatterRow(parts, metrics, from: start, to: end, joinsAtSpaces: true)
    func frame(_ range: ClosedRange<CGFloat>) -> CGRect {
      let frame = CGRect(
        x: range.lowerBound, y: 0, width: range.upperBound - range.lowerBound, height: height)
      return isMirrored ? frame.mirrored(in: bounds.width) : frame
    }
    for (part, range) in zip(views, row.ranges) {
      if let range { part.view?.frame = frame(range) }
    }
    platters.show(row.platters.map { (frame($0.range), $0.isProminent) })
  }

  /// The width offered, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.toolbar)
  }

  /// The natural size: no width, and the height of the bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: metrics.toolbar)
  }

  /// Updates the bar for other traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    restyle()
  }
}
