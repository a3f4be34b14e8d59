// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// What bars, their items and their appearances say and show.
@Suite("Members of bars")
@MainActor
struct BarMemberTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private final class Delegate: NSObject, UINavigationBarDelegate {
    var calls: [String] = []
    var answers = true

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
      -> Bool
    {
      calls.append("should push \(item.title ?? "")")
      return answers
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      calls.append("did push \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
      -> Bool
    {
      calls.append("should pop \(item.title ?? "")")
      return answers
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("did pop \(item.title ?? "")")
    }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    var found: [View] = []
    for subview in view.subviews {
      if let match = subview as? View { found.append(match) }
      found += find(type, in: subview)
    }
    return found
  }

  private func texts(in view: UIView) -> [String] {
    find(UILabel.self, in: view).filter { $0.alpha > 0 && !$0.isHidden }.compactMap(\.text)
  }

  private func bar(_ titles: String...) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = titles.map { UINavigationItem(title: $0) }
    window.addSubview(bar)
    window.layoutIfNeeded()
    return bar
  }

  @Test func `A bar asks its delegate before it pushes and pops`() {
    let bar = bar("A")
    let delegate = Delegate()
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    expectEqual(bar.topItem?.title, "B")
    expectEqual(bar.backItem?.title, "A")
    expectEqual(bar.popItem(animated: false)?.title, "B")
    expectEqual(bar.topItem?.title, "A")
    expectNil(bar.backItem)
    delegate.answers = false
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    expectNil(bar.popItem(animated: false))
    expectEqual(bar.items?.count, 1)
    expectEqual(
      delegate.calls,
      [
        "should push B", "did push B", "should pop B", "did pop B", "should push C",
        "should pop A",
      ])
    expectEqual(bar.barPosition, .topAttached)
    bar.setItems([UINavigationItem(title: "D"), UINavigationItem(title: "E")], animated: false)
    expectContains(texts(in: bar), "E")
    expectEqual(bar.backItem?.title, "D")
  }

  @Test func `An item's prompt and back item are shown`() {
    let bar = bar("A", "B")
    expectContains(texts(in: bar), "A")
    bar.items?[0].backBarButtonItem = UIBarButtonItem(
      title: "Up", style: .plain, target: nil, action: nil)
    bar.topItem?.prompt = "Please"
    window.layoutIfNeeded()
    expectContains(texts(in: bar), "Up")
    expectContains(texts(in: bar), "Please")
    expectEqual(bar.intrinsicContentSize.height, 74)
    bar.topItem?.setHidesBackButton(true, animated: false)
    window.layoutIfNeeded()
    expectLacks(texts(in: bar), "Up")
  }

  @Test func `Items are set one by one or together, on both sides`() {
    let item = UINavigationItem(title: "A")
    let buttons = ["1", "2", "3", "4"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    item.setLeftBarButton(buttons[0], animated: false)
    item.setRightBarButton(buttons[1], animated: false)
    expect(item.leftBarButtonItem === buttons[0] && item.rightBarButtonItem === buttons[1])
    item.setLeftBarButtonItems([buttons[0], buttons[2]], animated: false)
    item.setRightBarButtonItems([buttons[1], buttons[3]], animated: false)
    expectEqual(item.leftBarButtonItems?.count, 2)
    expectEqual(item.rightBarButtonItems?.count, 2)
    let bar = bar("A")
    bar.setItems([item], animated: false)
    window.layoutIfNeeded()
    let labels = find(UILabel.self, in: bar)
    func x(_ text: String) -> CGFloat {
      labels.first { $0.text == text }.map { $0.convert($0.bounds, to: bar).midX } ?? -1
    }
    expectLess(x("1"), x("3"))
    expectLess(x("3"), x("4"))
    expectLess(x("4"), x("2"))
  }

  @Test func `Words of items have attributes, a place and possible widths`() throws {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 23)], for: .normal)
    item.tag = 4
    expectEqual(item.tag, 4)
    expectEqual((item.titleTextAttributes(for: .normal)?[.font] as? UIFont)?.pointSize, 23)
    let bar = bar("A")
    bar.topItem?.rightBarButtonItem = item
    window.layoutIfNeeded()
    let label = try #require(find(UILabel.self, in: bar).first { $0.text == "Save" })
    expectEqual(label.font.pointSize, 23)
    let width = label.bounds.width
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 0, vertical: 3)
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let y = label.convert(label.bounds, to: bar).minY
    item.possibleTitles = ["Save", "Save everything"]
    bar.standardAppearance = appearance
    window.layoutIfNeeded()
    let moved = try #require(find(UILabel.self, in: bar).first { $0.text == "Save" })
    expectEqual(moved.convert(moved.bounds, to: bar).minY, y + 3)
    expectEqual(moved.textColor, .red)
    expectGreater(moved.bounds.width, width)
  }

  @Test func `An appearance takes another's background, and configures one of three`() {
    let opaque = UIBarAppearance(idiom: .phone)
    opaque.configureWithOpaqueBackground()
    expectEqual(opaque.backgroundColor, .systemBackground)
    expectNotNil(opaque.shadowColor)
    opaque.backgroundImageContentMode = .center
    opaque.shadowImage = UIImage(systemName: "star")
    let taken = UINavigationBarAppearance(barAppearance: opaque)
    expectEqual(taken.backgroundColor, .systemBackground)
    expectEqual(taken.backgroundImageContentMode, .center)
    expectSame(taken.shadowImage, opaque.shadowImage)
    taken.configureWithTransparentBackground()
    expectNil(taken.backgroundColor)
    expectNil(taken.shadowColor)
    expectNil(taken.shadowImage)
    taken.configureWithDefaultBackground()
    expectNotNil(taken.shadowColor)
    let buttons = UIBarButtonItemAppearance()
    buttons.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    buttons.configureWithDefault(for: .plain)
    expectEqual(buttons.normal.backgroundImagePositionAdjustment, .zero)
    expectEmpty(buttons.normal.titleTextAttributes)
  }

  @Test func `Titles have attributes and places of their appearance`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.titlePositionAdjustment = UIOffset(horizontal: 11, vertical: 5)
    appearance.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 29)]
    appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    let mark = try #require(UIImage(systemName: "xmark"))
    appearance.setBackIndicatorImage(mark, transitionMaskImage: mark)
    expectSame(appearance.backIndicatorTransitionMaskImage, mark)
    let bar = bar("A", "B")
    let title = try #require(find(UILabel.self, in: bar).first { $0.text == "B" })
    let place = title.convert(title.bounds, to: bar).origin
    bar.topItem?.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: nil, action: nil)
    bar.standardAppearance = appearance
    window.layoutIfNeeded()
    let labels = find(UILabel.self, in: bar)
    let moved = try #require(labels.first { $0.text == "B" })
    let now = moved.convert(moved.bounds, to: bar).origin
    expectEqual(now, CGPoint(x: place.x + 11, y: place.y + 5))
    expectEqual(labels.first { $0.text == "A" }?.textColor, .red)
    expectEqual(labels.first { $0.text == "Done" }?.textColor, .green)
    expectContains(find(UIImageView.self, in: bar), where: { $0.image === mark })
    bar.prefersLargeTitles = true
    bar.topItem?.largeTitleDisplayMode = .always
    window.layoutIfNeeded()
    expectContains(find(UILabel.self, in: bar), where: { $0.font.pointSize == 29 })
    bar.topItem?.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    expectEqual(bar.intrinsicContentSize.height, 44)
  }

  @Test func `Low bars have appearances of their own`() {
    let (usual, low) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    usual.titleTextAttributes = [.foregroundColor: UIColor.red]
    low.titleTextAttributes = [.foregroundColor: UIColor.blue]
    let bar = bar("A")
    bar.standardAppearance = usual
    bar.compactAppearance = low
    bar.compactScrollEdgeAppearance = low
    window.layoutIfNeeded()
    expectEqual(find(UILabel.self, in: bar).first { $0.text == "A" }?.textColor, .red)
    window.frame.size = CGSize(width: 844, height: 390)
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    expectEqual(find(UILabel.self, in: bar).first { $0.text == "A" }?.textColor, .blue)
    let own = UINavigationBarAppearance()
    own.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.topItem?.compactAppearance = own
    bar.topItem?.compactScrollEdgeAppearance = own
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    expectEqual(find(UILabel.self, in: bar).first { $0.text == "A" }?.textColor, .green)
  }

  @Test func `Older settings count over the appearance`() {
    let bar = bar("A")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    bar.setBackgroundImage(image, for: .default)
    bar.shadowImage = image
    bar.barTintColor = .red
    bar.titleTextAttributes = [.foregroundColor: UIColor.blue]
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.brown]
    window.layoutIfNeeded()
    expectSame(bar.backgroundImage(for: .default), image)
    expectContains(find(UIImageView.self, in: bar), where: { $0.image === image })
    expectEqual(find(UILabel.self, in: bar).first { $0.text == "A" }?.textColor, .blue)
    bar.prefersLargeTitles = true
    window.layoutIfNeeded()
    expectContains(find(UILabel.self, in: bar), where: { $0.textColor == .brown })
    bar.isTranslucent = false
    expect(!bar.isTranslucent)
    bar.barStyle = .black
    expectEqual(bar.barStyle, .black)
  }

  @Test func `A toolbar has items, appearances and a place`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    window.addSubview(bar)
    let items = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }, menu: nil),
      .flexibleSpace(), .fixedSpace(30),
      UIBarButtonItem(title: "Edit", image: nil, primaryAction: nil, menu: nil),
    ]
    bar.setItems(items, animated: false)
    window.layoutIfNeeded()
    expectEqual(bar.items, items)
    expectContains(texts(in: bar), "Edit")
    let appearance = UIToolbarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    bar.standardAppearance = appearance
    bar.compactAppearance = appearance
    bar.compactScrollEdgeAppearance = appearance
    items[3].style = .done
    window.layoutIfNeeded()
    expectEqual(find(UILabel.self, in: bar).first { $0.text == "Edit" }?.textColor, .blue)
    expect(bar.isTranslucent)
    bar.isTranslucent = false
    expect(!bar.isTranslucent)
    bar.barTintColor = .red
    bar.barStyle = .black
    expectEqual(bar.barTintColor, .red)
    expectEqual(bar.barStyle, .black)
    expectEqual(bar.barPosition, .any)
  }

  @Test func `Images of items have insets, and another one in low bars`() throws {
    let (usual, low) = (
      try #require(UIImage(systemName: "star")), try #require(UIImage(systemName: "heart"))
    )
    let item = UIBarButtonItem(
      image: usual, landscapeImagePhone: low, style: .plain, target: nil, action: nil)
    item.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0)
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: -2, left: 0, bottom: 2, right: 0)
    expectSame(item.landscapeImagePhone, low)
    let bar = bar("A")
    bar.topItem?.rightBarButtonItem = item
    window.layoutIfNeeded()
    let view = try #require(find(UIImageView.self, in: bar).first { $0.image === usual })
    expectEqual(view.frame.minY, 4)
    window.frame.size = CGSize(width: 844, height: 390)
    bar.topItem?.rightBarButtonItem = nil
    bar.topItem?.rightBarButtonItem = item
    window.layoutIfNeeded()
    let small = try #require(find(UIImageView.self, in: bar).first { $0.image === low })
    expectEqual(small.frame.minY, -2)
  }

  @Test func `A navigation controller goes back to a controller, and tells before it shows one`() {
    final class Teller: NSObject, UINavigationControllerDelegate {
      var calls: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("will \(viewController.title ?? "") \(animated)") }
    }
    let controllers = ["A", "B", "C"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let navigation = UINavigationController(rootViewController: controllers[0])
    let teller = Teller()
    navigation.delegate = teller
    window.rootViewController = navigation
    for controller in controllers[1...] {
      navigation.pushViewController(controller, animated: false)
    }
    expectSame(navigation.visibleViewController, controllers[2])
    let gone = navigation.popToViewController(controllers[0], animated: false)
    expectEqual(gone.map { $0.compactMap(\.title) }, ["B", "C"])
    expectSame(navigation.visibleViewController, controllers[0])
    expectEqual(teller.calls.suffix(3), ["will B false", "will C false", "will A false"])
    navigation.hidesBarsOnTap = true
    expectEqual(navigation.barHideOnTapGestureRecognizer.numberOfTapsRequired, 1)
  }

  @Test func `A controller says what bars do with it`() {
    final class Controller: UIViewController {
      var leaves: [Bool] = []
      override func viewWillDisappear(_ animated: Bool) { leaves.append(isMovingFromParent) }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let (first, second) = (UIViewController(), Controller())
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    let scrollView = UIScrollView()
    second.view.addSubview(UIView())
    second.setContentScrollView(scrollView, for: .top)
    expectSame(second.contentScrollView(for: .top), scrollView)
    expectNil(second.contentScrollView(for: .bottom))
    second.setToolbarItems([UIBarButtonItem.flexibleSpace()], animated: false)
    expectEqual(second.toolbarItems?.count, 1)
    expectEqual(second.preferredStatusBarStyle, .lightContent)
    second.setNeedsStatusBarAppearanceUpdate()
    // Under a bar that lets nothing through a view begins below it, unless it says otherwise.
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    expectEqual(second.view.frame.minY, 44)
    second.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    expectEqual(second.view.frame.minY, 0)
    navigation.popViewController(animated: false)
    expectEqual(second.leaves, [true])
    navigation.pushViewController(second, animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    expectEqual(second.leaves, [true, false])
  }
}
