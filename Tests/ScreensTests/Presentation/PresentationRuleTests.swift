// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// What presentations ask for, and how they stand in the tree of responders and controllers.
@Suite("Rules of presentations")
@MainActor struct PresentationRuleTests {
  private let screen = PresentationScreen()
  private let wide = PresentationScreen(CGSize(width: 1024, height: 768), safeArea: .zero)
  private var root: LoggingController { screen.root }

  // MARK: Adapting

  private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .fullScreen }
  }

  @Test func `The window's width counts, not that of a form sheet`() throws {
    let form = wide.controller("form", .formSheet)
    wide.root.present(form, animated: false)
    expectEqual(form.traitCollection.horizontalSizeClass, .compact)
    let other = wide.controller("other", .popover)
    other.popoverPresentationController?.sourceView = form.view
    form.present(other, animated: false)
    expect(other.presentationController, is: UIPopoverPresentationController.self)
  }

  @Test func `Without traits a delegate is asked in compact width only`() {
    let delegate = Adapting()
    for (screen, isFull) in [(screen, true), (wide, false)] {
      let sheet = screen.controller("sheet")
      sheet.presentationController?.delegate = delegate
      screen.root.present(sheet, animated: false)
      expectEqual((screen.root.view.window == nil), isFull)
    }
  }

  // MARK: The user

  private final class Refusing: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { false }
  }

  @Test func `A sheet resists a drag that its delegate refuses`() {
    let delegate = Refusing()
    let other = screen.controller("other")
    other.presentationController?.delegate = delegate
    root.present(other, animated: false)
    screen.window.beginTouch(at: CGPoint(x: 195, y: 100))
    screen.window.moveTouch(to: CGPoint(x: 195, y: 200))
    expectNear(other.view.frameInWindow.minY, 57 + 15, within: 1e-9)
  }

  @Test func `A controller inside holds the sheet while it is shown`() {
    let (first, second) = (screen.controller("first"), screen.controller("second"))
    second.isModalInPresentation = true
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    root.present(navigation, animated: false)
    screen.window.layoutIfNeeded()
    screen.window.tap(at: CGPoint(x: 195, y: 50))
    expect(!navigation.isBeingDismissed)
    navigation.popViewController(animated: false)
    screen.window.layoutIfNeeded()
    screen.window.tap(at: CGPoint(x: 195, y: 50))
    expect(navigation.isBeingDismissed)
  }

  // MARK: Controllers of clients

  private final class Counting: NSObject, UIViewControllerTransitioningDelegate {
    var made: [UIPresentationController] = []

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let made = UIPresentationController(
        presentedViewController: presented, presenting: presenting)
      self.made.append(made)
      return made
    }
  }

  @Test func `The transitioning delegate is asked for each presentation`() {
    let delegate = Counting()
    let other = screen.controller("other", .custom)
    let plain = other.presentationController
    other.transitioningDelegate = delegate
    for count in 1...2 {
      root.present(other, animated: false)
      expectEqual(delegate.made.count, count)
      expectSame(other.presentationController, delegate.made.last)
      root.dismiss(animated: false)
    }
    expectNotNil(plain)
    expectLacks(delegate.made, where: { $0 === plain })
  }

  // MARK: Responders

  private func responders(from responder: UIResponder) -> [UIResponder] {
    Array(sequence(first: responder, next: \.next))
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func `The presenting controller comes after the one that it presents`(
    style: UIModalPresentationStyle
  ) throws {
    let other = screen.controller("other", style)
    root.present(other, animated: false)
    let chain = responders(from: other.view)
    expect(chain.starts(with: [other.view, other]))
    let place = try #require(chain.firstIndex(of: root))
    expectSame(chain[place - 1], other.presentationController?.containerView)
    expectSame(chain[place + 1], screen.window)
    root.dismiss(animated: false)
    expectLacks(responders(from: other.view), root)
  }

  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `What is presented is not in the view behind when that ends editing`() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = screen.controller("other")
    root.present(other, animated: false)
    other.view.addSubview(field)
    field.becomeFirstResponder()
    root.view.endEditing(true)
    expect(field.isFirstResponder)
    screen.window.endEditing(true)
    expect(!field.isFirstResponder)
  }

  // MARK: Children

  private func presentInChild(
    _ style: UIModalPresentationStyle = .overCurrentContext
  ) -> (child: UIViewController, presented: LoggingController) {
    let child = screen.controller("child")
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
    root.view.addSubview(child.view)
    child.definesPresentationContext = true
    let presented = screen.controller("presented", style)
    child.present(presented, animated: false)
    return (child, presented)
  }

  @Test func `A child that leaves its parent ends what it presents`() {
    let (child, presented) = presentInChild()
    expectNotNil(presented.view.window)
    expectEqual(root.view.subviews.count, 2)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectNil(presented.view.window)
    expectNil(child.presentedViewController)
    expectEmpty(root.view.subviews)
  }

  @Test func `Another root ends what the children of the old one present`() {
    let (child, presented) = presentInChild()
    screen.window.rootViewController = screen.controller("new")
    expectNil(presented.view.superview)
    expectNil(child.presentedViewController)
  }

  @Test func `A container leaves with the controllers that hold it`() {
    do {
      let host = UIViewController()
      root.view.addSubview(host.view)
      host.definesPresentationContext = true
      host.present(screen.controller("other", .overCurrentContext), animated: false)
      expectEqual(root.view.subviews.count, 2)
      host.view.removeFromSuperview()
    }
    expectEmpty(root.view.subviews)
  }

  @Test func `What children present learns of the window's size`() {
    final class Sized: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) { sizes.append(size) }
    }
    let (child, presented) = presentInChild()
    child.dismiss(animated: false)
    expectNil(child.presentedViewController)
    expectNil(presented.view.window)
    let sized = Sized(nibName: nil, bundle: nil)
    sized.modalPresentationStyle = .overCurrentContext
    child.present(sized, animated: false)
    screen.window.frame.size = CGSize(width: 844, height: 390)
    expectEqual(sized.sizes, [CGSize(width: 844, height: 390)])
  }

  // MARK: Details

  @Test func `Detents without a name get names of their own, which are numbers`() {
    let names = (0..<2).map { _ in
      UISheetPresentationController.Detent.custom { _ in 100 }.identifier.rawValue
    }
    expectNotEqual(names[0], names[1])
    expectAll(names, where: { $0.hasPrefix("com.apple.UIKit.custom-") })
  }

  @Test func `What is behind an alert that presents as it appears is dimmed`() throws {
    final class Asking: UIAlertController {
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard presentedViewController == nil else { return }
        present(UIViewController(), animated: false)
      }
    }
    let asking = Asking(title: "Title", message: nil, preferredStyle: .alert)
    root.present(asking, animated: true)
    expectNotNil(asking.presentedViewController)
    let dimming = try #require(asking.presentationController?.containerView?.subviews.first)
    expectEqual(dimming.alpha, 1)
  }

  @Test func `An alert that is presented again calls its actions again`() {
    var count = 0
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in count += 1 })
    for time in 1...3 {
      root.present(alert, animated: false)
      screen.window.press(.keyboardEscape)
      expectEqual(count, time - 1)
      screen.advance(by: 0.5)
      expectEqual(count, time)
      expectNil(alert.view.window)
    }
  }

  @Test func `So does an action sheet in a popover`() {
    let source = UIView(frame: CGRect(x: 500, y: 100, width: 40, height: 40))
    wide.root.view.addSubview(source)
    var count = 0
    let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in count += 1 })
    sheet.popoverPresentationController?.sourceView = source
    for time in 1...2 {
      wide.root.present(sheet, animated: false)
      wide.window.tap(at: CGPoint(x: 20, y: 20))
      wide.advance(by: 0.5)
      expectEqual(count, time)
    }
  }

  @Test func `The handlers of an alert go with it`() {
    final class Held {}
    weak var held: Held?
    do {
      let object = Held()
      held = object
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in withExtendedLifetime(object) {} })
      root.present(alert, animated: false)
      screen.window.press(.keyboardEscape)
    }
    expectNotNil(held)
    screen.advance(by: 0.5)
    expectNil(held)
  }

  @Test func `An action that stays enabled keeps its row`() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    screen.window.layoutIfNeeded()
    let row = screen.window.readAccessibility().first { $0.label == "OK" }?.responder
    alert.actions[0].isEnabled = true
    screen.window.layoutIfNeeded()
    let same = screen.window.readAccessibility().first { $0.label == "OK" }?.responder
    expectNotNil(row)
    expectSame(row, same)
  }
}
