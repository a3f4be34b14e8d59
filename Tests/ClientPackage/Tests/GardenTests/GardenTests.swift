// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureTesting
import Testing
import UIKit

@testable import Garden

@MainActor
@Suite("An app with a storyboard")
struct GardenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 420))
  private let navigation: UINavigationController
  private let garden: GardenViewController

  init() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    garden = try #require(navigation.topViewController as? GardenViewController)
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? [] + view.subviews.flatMap { views(type, in: $0) }
  }

  private func texts(in view: UIView) -> [String] {
    views(UILabel.self, in: view).compactMap(\.text)
  }

  private func cell(_ item: Int) throws -> UICollectionViewCell {
    try #require(garden.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  private func open(_ item: Int) throws {
    let cell = try cell(item)
    window.tap(at: cell.convert(CGPoint(x: 20, y: 20), to: window))
    window.advance(to: window.currentTime + 1)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `The storyboard's first screen`(style: UIUserInterfaceStyle) {
    expectPicture(
      of: window, named: style == .dark ? "garden-dark" : "garden",
      PictureSetup(traits: UITraitCollection(userInterfaceStyle: style)))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `The screen that a segue leads to`(style: UIUserInterfaceStyle) throws {
    try open(1)
    #expect(navigation.topViewController?.title == "Ivy")
    expectPicture(
      of: window, named: style == .dark ? "plant-dark" : "plant",
      PictureSetup(traits: UITraitCollection(userInterfaceStyle: style)))
  }

  @Test func `Private outlets and a runtime attribute of a registered nib are set`() throws {
    let cell = try cell(2)
    #expect(texts(in: cell) == ["Moss", "0×"])
    #expect(cell.layer.cornerRadius == 10)
    let header = try #require(
      garden.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    #expect(texts(in: header) == ["Plants"])
  }

  @Test func `A bar button's action of the document is a private method`() throws {
    let item = try #require(garden.navigationItem.rightBarButtonItem)
    for count in 4...5 {
      #expect(item.isEnabled)
      let action = try #require(item.action)
      #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
      #expect(garden.plants.count == count)
    }
    #expect(!item.isEnabled)
  }

  @Test func `A button leads back by an action of the first screen`() throws {
    try open(1)
    let plant = try #require(navigation.topViewController)
    let button = try #require(views(UIButton.self, in: plant.view).first)
    window.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: 10), to: window))
    window.advance(to: window.currentTime + 1)
    window.layoutIfNeeded()
    #expect(navigation.viewControllers.count == 1)
    #expect(garden.plants.map(\.waterings) == [0, 1, 0])
    #expect(texts(in: try cell(1)) == ["Ivy", "1×"])
  }

  @Test func `The catalogue's colour follows the appearance`() throws {
    let color = try #require(garden.collectionView.backgroundColor)
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light == UIColor(red: 0xE8 / 255, green: 0xF5 / 255, blue: 0xE9 / 255, alpha: 1))
    #expect(dark == UIColor(red: 0x1B / 255, green: 0x3A / 255, blue: 0x1E / 255, alpha: 1))
  }
}
