// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// A path with a property of its own.
private final class NamedPath: UIBezierPath {
  var name = "none"

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? NamedPath)?.name = name
    return copy
  }
}

/// A view that decides about its recognizers and the focus itself.
private final class DecidingView: UIView {
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { super.gestureRecognizers?.reversed() }
    set { super.gestureRecognizers = newValue }
  }
  override func focusItems(in rect: CGRect) -> [any UIFocusItem] { [self] }
}

/// A text view whose places and selection are its own.
private final class DecidingTextView: UITextView {
  override var selectedRange: NSRange {
    get { super.selectedRange }
    set { super.selectedRange = NSRange(location: newValue.location, length: 1) }
  }
  override func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
}

/// Names of what a controller says to the system, as apps override them.
private final class SayingController: UIViewController {
  override var shouldAutorotate: Bool { false }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForStatusBarHidden: UIViewController? { children.first }
  override var inputView: UIView? { view }
  override var inputAccessoryView: UIView? { view }
  override var textInputMode: UITextInputMode? { nil }
  override func reloadInputViews() { title = "reloaded" }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    UIViewController.attemptRotationToDeviceOrientation()
    automaticallyAdjustsScrollViewInsets = false
  }
}

private final class MenuController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
}

private final class RowMenuController: UITableViewController {
  var performed: [Selector] = []
  override func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { performed.append(action) }
}

private final class DetailedView: UIView, AXCustomContentProvider {
  // Implicitly unwrapped as in Accessibility.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! = []
}

private final class CountingTable: UITableView {
  let word: String

  override init(frame: CGRect, style: UITableView.Style) {
    word = "\(style) \(frame.width)"
    super.init(frame: frame, style: style)
  }

  required init?(coder: NSCoder) { nil }
}

private final class CountingCollection: UICollectionView {
  let taken: UICollectionViewLayout

  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    taken = layout
    super.init(frame: frame, collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }
}

/// The members that public libraries and apps use and that stopped them.
@Suite("What public code uses")
@MainActor
struct PublicCodeTests {
  // MARK: The same in another form

  @Test func `A path is an object that is copied and kept in sets`() throws {
    let path = NamedPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.name = "own"
    path.lineWidth = 7
    let copy = try #require(path.copy() as? NamedPath)
    copy.addLine(to: CGPoint(x: 50, y: 50))
    expectEqual(copy.name, "own")
    expectEqual(copy.lineWidth, 7)
    expectEqual(path.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(Set<UIBezierPath>([path, copy, path]).count, 2)
    expectNotEqual(path, copy)
    expect((path as NSObject) === path)
  }

  @Test func `Levels of windows are compared and counted from`() {
    expect(UIWindow.Level.alert > .statusBar && .statusBar > UIWindow.Level.normal)
    expectEqual((UIWindow.Level.alert + 1).rawValue, 2001)
    expectEqual((UIWindow.Level.statusBar - 0.5).rawValue, 999.5)
    let window = UIWindow()
    window.windowLevel = .normal + 3
    expectEqual(window.windowLevel.rawValue, 3)
  }

  @Test func `Recognizers, focus and places in text are decided by subclasses`() {
    let view = DecidingView()
    let (first, second) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.gestureRecognizers = [first, second]
    expectEqual(view.gestureRecognizers, [second, first])
    expect(view.focusItems(in: .zero).first === view)
    let text = DecidingTextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    text.text = "some text"
    text.selectedRange = NSRange(location: 2, length: 5)
    expectEqual(text.selectedRange, NSRange(location: 2, length: 1))
    let place = text.closestPosition(to: CGPoint(x: 90, y: 10))
    expectEqual(place.map { text.offset(from: text.beginningOfDocument, to: $0) }, 0)
  }

  // MARK: Values and names

  @Test func `Values hold geometry`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(
      NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue, directional)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    expectEqual(NSValue(uiOffset: offset).uiOffsetValue, offset)
    let vector = CGVector(dx: 7, dy: 8)
    expectEqual(NSValue(cgVector: vector).cgVectorValue, vector)
    let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expectEqual(NSValue(cgAffineTransform: turn).cgAffineTransformValue, turn)
    let space = CATransform3DMakeRotation(1, 0.3, 0.2, 0.1)
    expectEqual(NSValue(caTransform3D: space).caTransform3DValue, space)
    expect(CATransform3DEqualToTransform(space, NSValue(caTransform3D: space).caTransform3DValue))
    expect(!CATransform3DEqualToTransform(space, CATransform3DIdentity))
    expectEqual(NSValue(cgVector: vector), NSValue(cgVector: vector))
  }

  @Test func `A value of another type stops the program with what it holds`() async {
    await #expect(processExitsWith: .failure) {
      _ = NSValue(cgVector: CGVector(dx: 1, dy: 2)).uiEdgeInsetsValue
    }
  }

  @Test func `A colour literal is a colour`() {
    let color: UIColor = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)
    expectEqual(color, UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.5))
    let inferred = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    expectEqual(inferred, UIColor.red)
    expectEqual(color.cgColor.numberOfComponents, color.cgColor.components?.count)
  }

  @Test func `Numbers of Darwin have its values`() {
    expectEqual(
      CGSize(width: 1, height: CGFloat(HUGE)).height, CGFloat(Float.greatestFiniteMagnitude))
    expectEqual(MAXFLOAT, HUGE)
    expectEqual(NSEC_PER_SEC / NSEC_PER_MSEC, 1000)
    expectEqual(NSEC_PER_MSEC / NSEC_PER_USEC, 1000)
    expectEqual(USEC_PER_SEC, 1_000_000)
  }

  // MARK: Drawing

  private func pixels(_ image: UIImage?) -> Data? { image?.pngData() }

  private func drawing(_ actions: (CGContext) -> Void) -> Data? {
    let size = CGSize(width: 20, height: 20)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return pixels(
      UIGraphicsImageRenderer(size: size, format: format).image { actions($0.cgContext) })
  }

  @Test func `An image is drawn between begin and end`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 1)
    let context = try #require(UIGraphicsGetCurrentContext())
    context.fill(CGRect(x: 2, y: 3, width: 5, height: 5))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    expectEqual(image?.size, CGSize(width: 20, height: 20))
    expectEqual(
      pixels(image), drawing { $0.fill(CGRect(x: 2, y: 3, width: 5, height: 5)) })
    expectNil(UIGraphicsGetCurrentContext())
    expectNil(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    // Without a pixel there is no image, and what is around goes on.
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    UIGraphicsBeginImageContext(.zero)
    expectNil(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    expectEqual(UIGraphicsGetImageFromCurrentImageContext()?.size.width, 4)
    UIGraphicsEndImageContext()
  }

  private func line(_ change: (CGContext) -> Void) -> Data? {
    drawing { context in
      context.setLineWidth(4)
      change(context)
      context.move(to: CGPoint(x: 5, y: 15))
      context.addLine(to: CGPoint(x: 10, y: 5))
      context.addLine(to: CGPoint(x: 15, y: 15))
      context.strokePath()
    }
  }

  @Test func `Lines have ends, corners and gaps`() {
    let plain = line { _ in }
    let variants = [
      line { $0.setLineCap(.round) }, line { $0.setLineCap(.square) },
      line { $0.setLineJoin(.round) }, line { $0.setLineJoin(.bevel) },
      line { $0.setLineDash(phase: 0, lengths: [3, 2]) },
      line { $0.setLineDash(phase: 1, lengths: [3, 2]) }, line { $0.setAlpha(0.5) },
    ]
    expectEqual(Set(variants + [plain]).count, variants.count + 1)
    expectEqual(line { $0.setMiterLimit(1) }, line { $0.setLineJoin(.bevel) })
    expectEqual(line { $0.setLineDash(phase: 0, lengths: []) }, plain)
    let hints = line {
      $0.interpolationQuality = .high
      $0.setShouldAntialias(false)
      $0.setAllowsAntialiasing(false)
    }
    expectEqual(hints, plain)
    let saved = line {
      $0.saveGState()
      $0.setLineCap(.round)
      $0.setAlpha(0.2)
      $0.restoreGState()
    }
    expectEqual(saved, plain)
  }

  @Test func `Segments, curves and arcs are those of paths`() {
    let points = [1, 2, 3, 4].map { CGPoint(x: $0 * 3, y: $0 * $0) }
    let segments = drawing { $0.strokeLineSegments(between: points + [.zero]) }
    let paths = drawing { context in
      for pair in [0, 2] {
        context.move(to: points[pair])
        context.addLine(to: points[pair + 1])
      }
      context.strokePath()
    }
    expectEqual(segments, paths)
    let curves = drawing { context in
      context.addLines(between: points)
      context.addCurve(to: points[0], control1: points[1], control2: points[3])
      context.addQuadCurve(to: points[3], control: points[2])
      context.strokePath()
    }
    let same = drawing { _ in
      let path = UIBezierPath()
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      path.addCurve(to: points[0], controlPoint1: points[1], controlPoint2: points[3])
      path.addQuadCurve(to: points[3], controlPoint: points[2])
      path.stroke()
    }
    expectEqual(curves, same)
    let arc = drawing { context in
      context.addArc(
        center: CGPoint(x: 10, y: 10), radius: 6, startAngle: 0, endAngle: 2, clockwise: false)
      context.strokePath()
    }
    let sameArc = drawing { _ in
      UIBezierPath(
        arcCenter: CGPoint(x: 10, y: 10), radius: 6, startAngle: 0, endAngle: 2, clockwise: true
      ).stroke()
    }
    expectEqual(arc, sameArc)
  }

  @Test func `A path is filled by either rule, drawn as a line, or both`() {
    let (outer, inner) = (
      CGRect(x: 2, y: 2, width: 16, height: 16), CGRect(x: 6, y: 6, width: 8, height: 8)
    )
    func draw(_ end: (CGContext) -> Void) -> Data? {
      drawing { context in
        context.setFillColor(UIColor.red.cgColor)
        context.addRect(outer)
        context.addRect(inner)
        end(context)
      }
    }
    let filled = draw { $0.fillPath() }
    let ring = draw { $0.fillPath(using: .evenOdd) }
    expectNotEqual(filled, ring)
    expectEqual(draw { $0.drawPath(using: .fill) }, filled)
    expectEqual(draw { $0.drawPath(using: .eoFill) }, ring)
    expectEqual(draw { $0.drawPath(using: .stroke) }, draw { $0.strokePath() })
    expectEqual(
      Set([
        filled, ring, draw { $0.drawPath(using: .stroke) },
        draw { $0.drawPath(using: .fillStroke) },
        draw { $0.drawPath(using: .eoFillStroke) },
      ]).count, 5)
    let clipped = draw {
      $0.clip(using: .evenOdd)
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    expectEqual(clipped, ring)
    let cleared = draw {
      $0.fillPath()
      $0.clear(inner)
    }
    expectEqual(cleared, ring)
    expectEqual(
      drawing { $0.stroke(outer, width: 3) },
      drawing {
        $0.setLineWidth(3)
        $0.stroke(outer)
      })
  }

  @Test func `Colours are joined by the mode`() {
    let all = CGRect(x: 0, y: 0, width: 20, height: 20)
    func joined(_ mode: CGBlendMode) -> Data? {
      drawing { context in
        context.setFillColor(CGColor(red: 0.8, green: 0.4, blue: 0.1, alpha: 0.9))
        context.fill(all)
        context.setBlendMode(mode)
        context.setFillColor(CGColor(red: 0.5, green: 0.6, blue: 1, alpha: 0.4))
        context.fill(CGRect(x: 5, y: 5, width: 30, height: 30))
      }
    }
    let modes: [CGBlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusLighter,
    ]
    expectEqual(Set(modes.map(joined)).count, modes.count)
    let restored = drawing { context in
      context.saveGState()
      context.setBlendMode(.clear)
      context.restoreGState()
      context.fill(all)
    }
    expectEqual(restored, drawing { $0.fill(all) })
  }

  // MARK: Classes that are known when the program runs

  @Test func `Tables and collection views are made by their own initializers`() {
    let table: UITableView.Type = CountingTable.self
    let made = table.objectiveCInit(
      frame: CGRect(x: 1, y: 2, width: 3, height: 4), style: .grouped)
    expectEqual((made as? CountingTable)?.word, "grouped 3.0")
    let layout = UICollectionViewFlowLayout()
    let kind: UICollectionView.Type = CountingCollection.self
    let view = kind.objectiveCInit(
      frame: CGRect(x: 0, y: 0, width: 5, height: 6), collectionViewLayout: layout)
    expect((view as? CountingCollection)?.taken === layout)
    expectEqual(view.frame.width, 5)
    expectEqual(
      UITableView(objectiveCFrame: .zero, style: .insetGrouped).style, .insetGrouped)
    expect(
      UICollectionView(objectiveCFrame: .zero, collectionViewLayout: layout)
        .collectionViewLayout === layout)
  }

  // MARK: Layers

  @Test func `Points and rectangles are converted between layers`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    view.addSubview(inner)
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    inner.layer.addSublayer(layer)
    expectEqual(layer.convert(CGPoint(x: 5, y: 5), to: view.layer), CGPoint(x: 11, y: 12))
    expectEqual(layer.convert(CGPoint(x: 11, y: 12), from: view.layer), CGPoint(x: 5, y: 5))
    expectEqual(
      layer.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: nil),
      CGRect(x: 1, y: 2, width: 20, height: 20))
    expectEqual(
      view.layer.convert(CGRect(x: 1, y: 2, width: 20, height: 20), to: layer),
      CGRect(x: 0, y: 0, width: 10, height: 10))
    expectEqual(
      layer.convert(CGRect(x: 1, y: 2, width: 20, height: 20), from: nil),
      CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(view.layer.delegate === view)
    layer.delegate = view
    expect(layer.delegate === view)
  }

  @Test func `What has no effect on a layer is kept`() {
    let layer = CALayer()
    layer.isOpaque = true
    layer.allowsGroupOpacity = false
    expect(layer.isOpaque && !layer.allowsGroupOpacity)
  }

  // MARK: Controllers and input

  @Test func `Guides before iOS 11 lie between the edges and the safe area`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let between = UIView()
    between.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(between)
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    NSLayoutConstraint.activate([
      between.topAnchor.constraint(equalTo: top.bottomAnchor),
      between.bottomAnchor.constraint(equalTo: bottom.topAnchor),
      between.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      between.widthAnchor.constraint(equalTo: top.heightAnchor),
    ])
    window.layoutIfNeeded()
    expectEqual(between.frame, CGRect(x: 0, y: 47, width: 47, height: 519))
    expectEqual([top.length, bottom.length], [47, 34])
    window.safeAreaInsets.top = 20
    window.layoutIfNeeded()
    expectEqual(between.frame, CGRect(x: 0, y: 20, width: 20, height: 546))
  }

  @Test func `Names of controllers, responders and text input are there`() {
    let controller = SayingController()
    controller.prepareForInterfaceBuilder()
    controller.reloadInputViews()
    expectEqual(controller.title, "reloaded")
    expect(!controller.automaticallyAdjustsScrollViewInsets)
    expect(controller.inputView === controller.view)
    expectNil(UIView().inputAccessoryView)
    expect(UITextInputMode.activeInputModes.isEmpty)
    let field = UITextField()
    let fields: [any UITextInputTraits] = [field, UITextView(), UISearchBar()]
    for traits in fields {
      traits.keyboardAppearance = .dark
      traits.spellCheckingType = .no
      traits.smartQuotesType = .no
      traits.smartDashesType = .yes
      traits.smartInsertDeleteType = .no
      traits.textContentType = .oneTimeCode
      traits.enablesReturnKeyAutomatically = true
      expectEqual(traits.textContentType?.rawValue, "one-time-code")
      expectEqual(traits.keyboardAppearance, .dark)
    }
    field.inputView = UIView()
    field.inputAccessoryView = field.inputView
    expect(field.inputAccessoryView === field.inputView)
    expectNil(UITextView().inputView)
    let view = UIScrollView()
    view.tintAdjustmentMode = .dimmed
    view.automaticallyAdjustsScrollIndicatorInsets = false
    expectEqual(view.tintAdjustmentMode, .dimmed)
    expect(!view.automaticallyAdjustsScrollIndicatorInsets)
  }

  @Test func `The menu's methods beside are defaults of controllers`() {
    let controller = MenuController(collectionViewLayout: UICollectionViewFlowLayout())
    let delegate: any UICollectionViewDelegate = controller
    let view: UICollectionView = controller.collectionView
    expectEqual(delegate.collectionView?(view, shouldShowMenuForItemAt: [0, 0]), true)
    let plain = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    expectNil(
      (plain as any UICollectionViewDelegate).collectionView?(
        view, shouldShowMenuForItemAt: [0, 0]))
  }

  @Test func `So are those of tables`() {
    let controller = RowMenuController()
    let delegate: any UITableViewDelegate = controller
    let table: UITableView = controller.tableView
    expectEqual(delegate.tableView?(table, shouldShowMenuForRowAt: [0, 0]), true)
    let action = Selector("copy:")
    expectEqual(
      delegate.tableView?(table, canPerformAction: action, forRowAt: [0, 0], withSender: nil), true)
    delegate.tableView?(table, performAction: action, forRowAt: [0, 0], withSender: nil)
    expectEqual(controller.performed, [action])
    expectNil(
      (UITableViewController() as any UITableViewDelegate).tableView?(
        table, shouldShowMenuForRowAt: [0, 0]))
  }

  @Test func `Indicators before iOS 13 have a size and a colour`() {
    let sizes = [UIActivityIndicatorView.Style.gray, .white, .whiteLarge, .medium, .large].map {
      UIActivityIndicatorView(style: $0).intrinsicContentSize.width
    }
    expectEqual(sizes, [20, 20, 37, 20, 37])
    let indicator = UIActivityIndicatorView(style: .whiteLarge)
    expectEqual(indicator.color, .white)
    indicator.style = .gray
    expectEqual(indicator.color, .secondaryLabel)
  }

  @Test func `The screen's coordinates are the window's`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    let screen = UIScreen.main.coordinateSpace
    expectEqual(view.convert(CGPoint(x: 1, y: 2), to: screen), CGPoint(x: 11, y: 22))
    expectEqual(screen.convert(CGPoint(x: 11, y: 22), to: view), CGPoint(x: 1, y: 2))
    expectEqual(screen.convert(view.bounds, from: view), view.frame)
    expectEqual(UIScreen.main.fixedCoordinateSpace.convert(view.frame, to: view), view.bounds)
    expectEqual(screen.bounds, window.bounds)
  }

  // MARK: Accessibility

  @Test func `Names of accessibility are there`() {
    expectNil(UIAccessibility.focusedElement(using: .notificationVoiceOver))
    let names = [
      UIAccessibility.focusedElementUserInfoKey, UIAccessibility.unfocusedElementUserInfoKey,
      UIAccessibility.assistiveTechnologyUserInfoKey,
      UIAccessibility.elementFocusedNotification.rawValue,
    ]
    expectEqual(Set(names).count, 4)
    let image = UIImage()
    image.accessibilityIdentifier = "empty"
    expectEqual(image.accessibilityIdentifier, "empty")
    let view = DetailedView()
    view.accessibilityCustomContent = [AXCustomContent(label: "Size", value: "12 MB")]
    view.accessibilityCustomContent.first?.importance = .high
    expectEqual(view.accessibilityCustomContent.map(\.label), ["Size"])
    let rotor = UIAccessibilityCustomRotor(name: "Lines") { predicate in
      predicate.searchDirection == .next ? predicate.currentItem : nil
    }
    view.accessibilityCustomRotors = [
      rotor, UIAccessibilityCustomRotor(systemType: .heading) { _ in nil },
    ]
    view.accessibilityIgnoresInvertColors = true
    expectEqual(view.accessibilityCustomRotors?.map(\.name), ["Lines", ""])
    expectEqual(view.accessibilityCustomRotors?.map(\.systemRotorType), [.none, .heading])
    expect(view.accessibilityIgnoresInvertColors)
    let result = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
    expect(result.targetElement === view)
  }

  @Test func `A rotor keeps its search`() throws {
    let view = UIView()
    let search: UIAccessibilityCustomRotor.Search = { $0.currentItem }
    let rotor = UIAccessibilityCustomRotor(name: "Lines", itemSearch: search)
    rotor.itemSearchBlock = { _ in nil }
    rotor.name = "Words"
    expectEqual(rotor.name, "Words")
    let system = UIAccessibilityCustomRotor(systemType: .link, itemSearch: search)
    expectEqual(system.systemRotorType, .link)
    let place = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
    expectNil(place.targetRange)
    let step = UIAccessibilityCustomRotorSearchPredicate(currentItem: place)
    expectEqual(step.searchDirection, .next)
    step.searchDirection = .previous
    expectEqual(step.searchDirection, .previous)
    expect(search(step) === step.currentItem)
  }

  @Test func `Cases have the numbers and words of UIKit`() {
    typealias Rotor = UIAccessibilityCustomRotor.SystemRotorType
    expectEqual(
      [
        Rotor.none, .link, .visitedLink, .heading, .boldText, .italicText, .underlineText,
        .misspelledWord, .image, .textField, .table, .list, .landmark,
      ].map(\.rawValue), [0, 1, 2, 3, 13, 14, 15, 16, 17, 18, 19, 20, 21])
    expectEqual([UIKeyboardAppearance.default, .dark, .light].map(\.rawValue), [0, 1, 2])
    expectEqual([UITextSpellCheckingType.default, .no, .yes].map(\.rawValue), [0, 1, 2])
    expectEqual([UITextSmartQuotesType.default, .no, .yes].map(\.rawValue), [0, 1, 2])
    expectEqual([UITextSmartDashesType.default, .no, .yes].map(\.rawValue), [0, 1, 2])
    expectEqual([UITextSmartInsertDeleteType.default, .no, .yes].map(\.rawValue), [0, 1, 2])
    expectEqual([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue), [0, 1, 2])
    expectEqual([CGPathFillRule.winding, .evenOdd].map(\.rawValue), [0, 1])
    expectEqual(
      [CGInterpolationQuality.default, .none, .low, .medium, .high].map(\.rawValue),
      [0, 1, 2, 4, 3])
    expectEqual([AXCustomContent.Importance.default, .high].map(\.rawValue), [0, 1])
    expectNotEqual(
      UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl,
      .notificationVoiceOver)
    let meanings: [UITextContentType] = [
      .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle,
      .organizationName, .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2,
      .addressCity, .addressState, .addressCityAndState, .sublocality, .countryName, .postalCode,
      .telephoneNumber, .emailAddress, .URL, .creditCardNumber, .username, .password, .newPassword,
      .oneTimeCode, .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear, .dateTime,
      .flightNumber, .shipmentTrackingNumber,
    ]
    expectEqual(Set(meanings.map(\.rawValue)).count, meanings.count)
    expectNil(UITextInputMode().primaryLanguage)
  }

  /// Code without an actor, as public libraries have it.
  nonisolated private var moves: Bool { !UIAccessibility.isReduceMotionEnabled }

  @Test func `States of accessibility are read by code without an actor`() { expect(moves) }
}
