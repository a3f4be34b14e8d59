// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// Bars in the design of iOS 26.
@Suite("Bars of iOS 26") @MainActor
struct DesignBarTests {
  /// A navigation controller on a phone of 402 by 874.
  private func show(
    _ controllers: [UIViewController], largeTitles: Bool = false
  ) -> (window: UIWindow, bar: UINavigationBar) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.traitOverrides.design = .iOS26
    window.traitOverrides.displayScale = 3
    window.safeAreaInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
    let navigation = UINavigationController(rootViewController: controllers[0])
    navigation.navigationBar.prefersLargeTitles = largeTitles
    for controller in controllers.dropFirst() {
      navigation.pushViewController(controller, animated: false)
    }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, navigation.navigationBar)
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func deep(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + deep($0) } }

  /// The frames of the capsules of a bar, in the bar, from the left.
  private func platters(in bar: UIView) -> [CGRect] {
    deep(bar).filter { $0.layer.shadowOpacity > 0 && $0.layer.cornerRadius > 20 && !$0.isHidden }
      .map { bar.convert($0.bounds, from: $0) }.sorted { $0.minX < $1.minX }
  }

  @Test func `LK-80 to LK-83: bars are 54 high, 106 with a large title`() throws {
    let (small, large) = (
      show([controller("Title")]), show([controller("Title")], largeTitles: true)
    )
    expectEqual(small.bar.frame, CGRect(x: 0, y: 62, width: 402, height: 54))
    expectEqual(large.bar.frame, CGRect(x: 0, y: 62, width: 402, height: 106))
    let label = try #require(
      deep(large.bar).compactMap { $0 as? UILabel }.first { $0.font.pointSize == 34 })
    let frame = large.bar.convert(label.bounds, from: label)
    expectEqual(frame.minX, 16)
    expectNear(frame.maxY, 98.5, within: 0.01)
  }

  @Test func `LK-81, LK-84: the title's middle is 22 below the bar's top`() throws {
    let bar = show([controller("Title")]).bar
    let label = try #require(deep(bar).compactMap { $0 as? UILabel }.first { $0.text == "Title" })
    expectNear(bar.convert(label.bounds, from: label).midY, 22, within: 0.34)
    expectEqual(label.font, .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func `LK-85: a large title comes back from 36, and goes from 37`() {
    let metrics = BarMetrics(
      windowSize: CGSize(width: 393, height: 852), idiom: .phone, design: .iOS26)
    var heights = NavigationBarHeights(
      contents: metrics.navigationBar, largestTitle: metrics.largeTitle)
    heights.titleSnap = metrics.titleSnap
    expectEqual([36, 37].map { heights.settled(52 - $0) }, [52, 0])
    // The title in the row takes its place where all of it is gone.
    expectEqual(metrics.titleChange, 0)
    heights.titleSnap = nil
    expectEqual([25, 27].map { heights.settled(52 - $0) }, [52, 0])
  }

  @Test func `LK-102: the way back is a circle of 44 without words`() {
    let bar = show([controller("First"), controller("Second")]).bar
    expectEqual(platters(in: bar), [CGRect(x: 16, y: 0, width: 44, height: 44)])
    expect(!deep(bar).contains { ($0 as? UILabel)?.text == "First" })
  }

  @Test func `LK-95 to LK-98: words are in capsules 12 apart, in the label's colour`() throws {
    let screen = controller("Title")
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Reset", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
    ]
    let bar = show([screen]).bar
    let frames = platters(in: bar)
    expectEqual(frames.map(\.height), [44, 44])
    expectEqual(frames.last?.maxX, 402 - 16)
    expectNear(frames[1].minX - frames[0].maxX, 12, within: 0.001)
    let label = try #require(deep(bar).compactMap { $0 as? UILabel }.first { $0.text == "Reset" })
    expectNear(frames[1].width, label.intrinsicContentSize.width + 32, within: 0.001)
    expectEqual(label.font, .systemFont(ofSize: 17, weight: .medium))
    expectEqual(label.textColor, .label)
  }

  @Test func `LK-99: a prominent item is filled with the tint`() throws {
    let screen = controller("Title")
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .done, target: nil, action: nil)
    let bar = show([screen]).bar
    let label = try #require(deep(bar).compactMap { $0 as? UILabel }.first { $0.text == "Save" })
    expectEqual(label.textColor, .white)
    expect(deep(bar).contains { $0.layer.cornerRadius == 22 && $0.backgroundColor == .systemBlue })
  }

  @Test func `LK-100, LK-101, LK-111: images alone are circles, and neighbours share a capsule`() {
    let metrics = PlatterMetrics(height: 44)
    let alone = PlatterRow([.image(20)], metrics, from: 16)
    expectEqual(alone.platters.map(\.range), [16...60])
    // Beside each: 18 at the ends, 16 between.
    let shared = PlatterRow([.image(24), .image(24)], metrics, from: 16)
    expectEqual(shared.platters.map(\.range), [16...116])
    expectEqual(shared.ranges, [26...66, 66...106])
    // Words stand apart, and a space parts, but in a toolbar.
    let mixed: [PlatterRow.Part] = [.image(20), .text(40), .image(20), .space, .image(20)]
    expectEqual(PlatterRow(mixed, metrics, from: 0).platters.count, 4)
    expectEqual(PlatterRow(mixed, metrics, from: 0, joinsAtSpaces: true).platters.count, 3)
    let toolbar = PlatterRow(
      [.image(20), .flexible, .image(20)], PlatterMetrics(height: 48), from: 16, to: 386)
    expectEqual(toolbar.platters.map(\.range), [16...64, 338...386])
  }

  @Test func `LK-116, LK-117, LK-120: a tab bar of three items is a capsule of 274 by 62`() {
    let layout = TabPlatterLayout(
      count: 3, widest: 30, in: CGRect(x: 0, y: 0, width: 393, height: 83), isMirrored: false,
      TabPlatterMetrics(height: 62))
    expectEqual(layout.platter, CGRect(x: 59.5, y: 0, width: 274, height: 62))
    expectEqual(
      layout.frames.map(\.size), Array(repeating: CGSize(width: 94, height: 54), count: 3))
    expectEqual(layout.frames.map(\.minX), [63.5, 149.5, 235.5])
    // Never wider than the bar less 42.
    let many = TabPlatterLayout(
      count: 6, widest: 60, in: CGRect(x: 0, y: 0, width: 402, height: 83), isMirrored: false,
      TabPlatterMetrics(height: 62))
    expectNear(many.platter.width, 360, within: 0.001)
  }

  @Test
  func `LK-115, LK-116, LK-121: a tab bar is 83 high, and its capsule ends 21 above the screen`()
    throws
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.traitOverrides.design = .iOS26
    window.safeAreaInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = controller(title)
      controller.tabBarItem = UITabBarItem(
        title: title, image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 791, width: 402, height: 83))
    let platter = try #require(platters(in: tabs.tabBar).first)
    expectEqual(platter.height, 62)
    expectEqual(tabs.tabBar.frame.minY + platter.maxY, 874 - 21)
    let label = try #require(
      deep(tabs.tabBar).compactMap { $0 as? UILabel }.first { $0.text == "One" })
    expectNear(tabs.tabBar.convert(label.bounds, from: label).midY, 45, within: 0.5)
    expectEqual(label.font, .systemFont(ofSize: 10, weight: .semibold))
    expectEqual(label.textColor, .systemBlue)
  }

  @Test func `LK-135 to LK-138: a search field is a capsule of 44`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.traitOverrides.design = .iOS26
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
    window.addSubview(bar)
    bar.text = "Words"
    window.layoutIfNeeded()
    let field = bar.searchTextField
    expectEqual(field.frame, CGRect(x: 8, y: 6, width: 377, height: 44))
    expectEqual(field.layer.cornerRadius, 22)
    expectNear(field.textRect(forBounds: field.bounds).minX, 39.667, within: 0.01)
    expectNear(field.clearButtonRect(forBounds: field.bounds).minX, 377 - 34.333, within: 0.01)
  }

  @Test func `LK-150 to LK-156, LK-161: sheets are higher, and float below their full height`() {
    func layout(_ size: CGSize, _ top: CGFloat, isWide: Bool = false) -> SheetLayout {
      var request = SheetLayout.Request()
      request.isForm = isWide
      return SheetLayout(
        in: CGRect(origin: .zero, size: size),
        UIEdgeInsets(top: top, left: 0, bottom: top > 20 ? 34 : 0, right: 0), isWide: isWide,
        isLow: false, request, .iOS26)
    }
    let phone = layout(CGSize(width: 393, height: 852), 59)
    expectEqual(phone.largest, CGSize(width: 393, height: 793))
    expectEqual(phone.maximumDetentValue, 759)
    expectEqual(phone.mediumDetentValue(isLow: false), 425)
    let medium = phone.frame(height: phone.height(of: 425))
    expectNear(medium.minY, 403.67, within: 0.02)
    expectNear(medium.height, 440.33, within: 0.02)
    expectEqual([medium.minX, medium.width], [8, 377])
    expectNear(phone.frame(height: phone.height(of: 400)).minY, 427.67, within: 0.02)
    expectEqual(layout(CGSize(width: 375, height: 667), 20).largest.height, 637)
    let form = layout(CGSize(width: 820, height: 1180), 32, isWide: true)
    expectEqual(
      form.frame(height: form.largest.height), CGRect(x: 120, y: 260, width: 580, height: 650))
    expectEqual(SheetMetrics.floatingInset(76, below: 793), 28)
    expectEqual(SheetMetrics.floatingInset(150, below: 793), 8)
  }

  @Test func `LK-159, LK-160, LK-304: a floating sheet is of glass, and casts a shadow`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.traitOverrides.design = .iOS26
    window.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let contents = UIViewController()
    let sheet = try #require(contents.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    window.rootViewController?.present(contents, animated: false)
    window.layoutIfNeeded()
    let view = try #require(contents.view.superview)
    let light = UITraitCollection(userInterfaceStyle: .light)
    expectEqual(
      view.backgroundColor?.resolvedColor(with: light), UIColor(white: 245 / 255, alpha: 1))
    func shadow() -> UIView? { view.superview?.subviews.first { $0.layer.shadowPath != nil } }
    let cast = try #require(shadow())
    expectEqual(cast.frame, view.frame)
    expectEqual(cast.layer.shadowOpacity, 0.09)
    expectEqual(cast.layer.shadowRadius, 15.5)
    expectEqual(cast.layer.shadowOffset, CGSize(width: 0, height: 7.5))
    // LK-165: it follows a touch less 10.
    let top = view.frame.minY
    window.beginTouch(at: CGPoint(x: 195, y: top + 20))
    window.moveTouch(to: CGPoint(x: 195, y: top + 60))
    window.layoutIfNeeded()
    expectEqual(view.frame.minY, top + 30)
    window.cancelTouch()
    window.advance(to: window.currentTime + 1)
    // At its full height neither.
    sheet.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    expect(view.backgroundColor == nil)
    expectEqual(shadow()?.layer.shadowOpacity, 0)
  }

  @Test func `LK-163: a page sheet on a tablet is 42 below the top`() {
    let layout = SheetLayout(
      in: CGRect(x: 0, y: 0, width: 820, height: 1180), .zero, isWide: true, isLow: false,
      SheetLayout.Request(), .iOS26)
    expectEqual(layout.frame(height: layout.largest.height).minY, 42)
  }

  @Test(
    arguments: [
      (.extraExtraExtraLarge, 38, 17, 5, 48), (.accessibilityMedium, 73, 42, 7, nil),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat, CGFloat, CGFloat?)])
  func `LK-179: the spaces of an alert grow with the text`(
    size: UIContentSizeCategory, top: CGFloat, gap: CGFloat, bottom: CGFloat, row: CGFloat?
  ) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.traitOverrides.design = .iOS26
    window.traitOverrides.displayScale = 2
    window.traitOverrides.preferredContentSizeCategory = size
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Title", message: "Words", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    window.rootViewController?.present(alert, animated: false)
    window.layoutIfNeeded()
    let labels = deep(alert.view).compactMap { $0 as? UILabel }
    func frame(_ text: String) throws -> CGRect {
      let label = try #require(labels.first { $0.text == text })
      return alert.view.convert(label.bounds, from: label)
    }
    let (title, message) = try (frame("Title"), frame("Words"))
    expectEqual(title.minY, top)
    expectEqual(message.minY - title.maxY, gap)
    let action = try #require(
      deep(alert.view).first { $0.accessibilityLabel == "OK" && $0.layer.cornerRadius > 0 })
    let place = alert.view.convert(action.bounds, from: action)
    expectEqual(place.minY - message.maxY, bottom + 16)
    // 12 above and below the line, at accessibility sizes.
    let line = try #require(labels.first { $0.text == "OK" }).intrinsicContentSize.height
    expectEqual(place.height, row ?? (line + 24).rounded(.up))
  }

  @Test func `LK-181: an action sheet with a source is a popover on a phone, too, 288 wide`()
    throws
  {
    func show(_ design: InterfaceDesign, hasSource: Bool) throws -> UIAlertController {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.traitOverrides.design = design
      window.traitOverrides.horizontalSizeClass = .compact
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      if hasSource {
        let source = UIView(frame: CGRect(x: 200, y: 400, width: 44, height: 44))
        root.view.addSubview(source)
        alert.popoverPresentationController?.sourceView = source
      }
      root.present(alert, animated: false)
      window.layoutIfNeeded()
      Self.windows.append(window)
      return alert
    }
    let alert = try show(.iOS26, hasSource: true)
    expectEqual(alert.view.bounds.width, 288)
    let texts = deep(alert.view).compactMap { ($0 as? UILabel)?.text }
    expectEqual(texts, ["Delete"])
    let light = UITraitCollection(userInterfaceStyle: .light)
    expectEqual(
      alert.view.backgroundColor?.resolvedColor(with: light), UIColor(white: 246 / 255, alpha: 1))
    // Without one it is the card of an alert, and in the design of iOS 17 at the bottom.
    try expectEqual(show(.iOS26, hasSource: false).view.bounds.width, 320)
    try expectEqual(show(.iOS17, hasSource: true).view.bounds.width, 393 - 16)
  }

  private static var windows: [UIWindow] = []

  @Test func `LK-201: a popover without a background is 252 in light`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
    window.traitOverrides.design = .iOS26
    window.traitOverrides.userInterfaceIdiom = .pad
    window.traitOverrides.horizontalSizeClass = .regular
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let contents = UIViewController()
    contents.modalPresentationStyle = .popover
    contents.popoverPresentationController?.sourceView = root.view
    root.present(contents, animated: false)
    window.layoutIfNeeded()
    let bubble = try #require(contents.view.superview?.superview)
    let fill = (bubble.layer as? CAShapeLayer)?.fillColor
    expectEqual(fill, UIColor(white: 252 / 255, alpha: 1).cgColor)
  }

  @Test func `LK-178: an alert is there at once, and only the dimming comes`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.traitOverrides.design = .iOS26
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    window.rootViewController?.present(alert, animated: true)
    window.layoutIfNeeded()
    let dimming = try #require(alert.view.superview?.subviews.first)
    window.advance(to: window.currentTime + 0.05)
    expectEqual(alert.view.alpha, 1)
    // 1 − (1 + 22.88 · 0.05) · exp(−22.88 · 0.05)
    expectNear(dimming.presentationAlpha, 0.317, within: 0.02)
    window.advance(to: window.currentTime + 1)
    expectEqual(dimming.alpha, 1)
    expect(!alert.isBeingPresented)
  }

  @Test func `LK-122, LK-300: a capsule lets nothing through`() throws {
    let bar = show([controller("First"), controller("Second")]).bar
    let platter = try #require(deep(bar).first { $0.layer.cornerRadius == 22 })
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(
      platter.backgroundColor?.resolvedColor(with: light),
      UIColor(red: 251 / 255, green: 251 / 255, blue: 253 / 255, alpha: 1))
    expectEqual(
      platter.backgroundColor?.resolvedColor(with: dark), UIColor(white: 25 / 255, alpha: 1))
  }

  @Test func `LK-170 to LK-175: an alert is 320 wide, with pills of 48`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.traitOverrides.design = .iOS26
    window.traitOverrides.displayScale = 3
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Delete?", message: "It is gone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    window.rootViewController?.present(alert, animated: false)
    window.layoutIfNeeded()
    // 22 + 20.33 + 7.67 + 18 + 4.33, and 16 + 48 + 16.
    expectEqual(alert.view.bounds.width, 320)
    expectNear(alert.view.bounds.height, 152.33, within: 0.34)
    let labels = deep(alert.view).compactMap { $0 as? UILabel }
    func frame(_ text: String) throws -> CGRect {
      let label = try #require(labels.first { $0.text == text })
      return alert.view.convert(label.bounds, from: label)
    }
    try expectEqual([frame("Delete?").minX, frame("Delete?").minY], [30, 22])
    try expectNear(frame("It is gone.").minY, 50, within: 0.01)
    // Cancel is left.
    try expect(frame("Cancel").midX < frame("Delete").midX)
    expect(deep(alert.view).contains { $0.layer.cornerRadius == 34 })
    expect(deep(alert.view).contains { $0.frame.height == 48 && $0.layer.cornerRadius == 24 })
  }
}
