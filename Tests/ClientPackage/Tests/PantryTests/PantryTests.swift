// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureTesting
import Testing
import UIKit

@testable import Pantry

@MainActor
@Suite("An app as written for iOS")
struct PantryTests {
  private let stock = Stock.sample
  private let controller: PantryViewController
  private let navigation: UINavigationController
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 620))

  init() {
    controller = PantryViewController(stock: stock)
    navigation = UINavigationController(rootViewController: controller)
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? [] + view.subviews.flatMap { views(type, in: $0) }
  }

  private var cells: [FoodCell] { views(FoodCell.self, in: window) }
  private func texts(in view: UIView) -> [String] {
    views(UILabel.self, in: view).compactMap(\.text)
  }

  private func tap(_ view: UIView, at share: CGFloat) {
    let place = CGPoint(x: view.bounds.width * share, y: view.bounds.midY)
    window.tap(at: view.convert(place, to: window))
  }

  private func open(_ item: Int) {
    window.tap(at: cells[item].convert(CGPoint(x: 30, y: 26), to: window))
    window.advance(to: window.currentTime + 1)
  }

  // MARK: Pictures

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `The list`(style: UIUserInterfaceStyle) {
    expectPicture(
      of: window, named: style == .dark ? "list-dark" : "list",
      PictureSetup(traits: UITraitCollection(userInterfaceStyle: style)))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `A food`(style: UIUserInterfaceStyle) {
    open(3)
    expectPicture(
      of: window, named: style == .dark ? "food-dark" : "food",
      PictureSetup(traits: UITraitCollection(userInterfaceStyle: style)))
  }

  // MARK: What the words mean

  @Test func `A control's action reaches the cell, the delegate, the stock and its observer`() {
    #expect(texts(in: controller.view).last == "2 missing")
    let control = views(CountControl.self, in: cells[1])[0]
    tap(control, at: 0.1)
    #expect(stock.foods[1].count == 0)
    #expect(texts(in: controller.view).last == "3 missing")
    tap(control, at: 0.9)
    tap(control, at: 0.9)
    #expect(stock.foods[1].count == 2)
  }

  @Test func `A long press asks the delegate's optional method for a title`() {
    #expect(texts(in: cells[0]).first == "Rice")
    window.beginTouch(at: cells[0].convert(CGPoint(x: 30, y: 26), to: window))
    window.advance(to: window.currentTime + 0.6)
    window.endTouch()
    window.layoutIfNeeded()
    #expect(stock.foods[0].isFavorite)
    #expect(cells.contains { texts(in: $0).first == "★ Rice" })
    #expect(navigation.viewControllers.count == 1, "The touch selects nothing.")
  }

  @Test func `A bar button's action adds a food`() {
    let item = controller.navigationItem.rightBarButtonItem
    #expect(item?.action == Selector("addFood"))
    let isSent = UIApplication.shared.sendAction(
      item!.action!, to: item!.target, from: item, for: nil)
    #expect(isSent)
    #expect(stock.foods.count == 8)
  }

  @Test func `An action without a target goes up the responder chain`() {
    open(3)
    let control = views(CountControl.self, in: navigation.topViewController!.view)[0]
    tap(control, at: 0.9)
    #expect(stock.foods[3].count == 7)
    #expect(texts(in: navigation.topViewController!.view).first == "7")
  }
}
