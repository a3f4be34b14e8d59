// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import ImageComparison
import Testing
import UIKit

@testable import PictureTesting

private struct Badge: Pictured {
  var color: UIColor

  var pictureContent: PictureContent {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = color
    return view.pictureContent
  }
}

@Suite("What can be drawn in a picture")
@MainActor
struct PicturedTests {
  private func size(of value: some Pictured, _ setup: PictureSetup) throws -> CGSize {
    try #require(UIImage(data: try setup.picture(of: value).data(.png))).size
  }

  private func tree(of value: some Pictured, _ setup: PictureSetup) throws -> String {
    String(decoding: try setup.picture(of: value).data(.txt), as: UTF8.self)
  }

  @Test func `A view and a controller's view take the size that is asked for`() throws {
    let setup = PictureSetup(size: CGSize(width: 30, height: 20), scale: 1)
    try expectEqual(size(of: UIView(), setup), CGSize(width: 30, height: 20))
    try expectEqual(size(of: UIViewController(), setup), CGSize(width: 30, height: 20))
  }

  @Test func `An image keeps its size`() throws {
    let image = try #require(UIImage(systemName: "star"))
    let setup = PictureSetup(size: CGSize(width: 300, height: 200), scale: 1)
    let size = try size(of: image, setup)
    expectEqual(size.width, image.size.width.rounded())
    expectLess(size.width, 100)
  }

  @Test func `A layout is drawn with numbered cells`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    let tree = try tree(of: layout, PictureSetup(size: CGSize(width: 100, height: 100), scale: 1))
    expectContains(tree, "cell           0, 0    0, 0  40 × 40", "\(tree)")
    expectContains(tree, "\"0, 0\"")
  }

  @Test func `A layout of a collection view draws that view`() throws {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50), collectionViewLayout: layout)
    expectSame(layout.pictureContent.view, view)
  }

  @Test func `A type of one's own is drawn by the view that stands for it`() throws {
    let picture = PictureSetup(scale: 1).picture(of: Badge(color: .red))
    let image = try #require(UIImage(data: try picture.data(.png)))
    expectEqual(image.size, CGSize(width: 4, height: 4))
    let other = PictureSetup(scale: 1).picture(of: Badge(color: .blue))
    try expectNotEqual(picture.data(.png), other.data(.png))
  }

  // Devices

  @Test func `A device sets the size, the scale, the safe area and the traits`() throws {
    final class Screen: UIViewController {
      var insets = UIEdgeInsets.zero
      override func viewDidLayoutSubviews() { insets = view.safeAreaInsets }
    }
    let screen = Screen()
    let picture = PictureSetup(device: .iphone).picture(of: screen)
    let image = try #require(UIImage(data: try picture.data(.png)))
    expectEqual(image.size, CGSize(width: 1170, height: 2532))
    expectEqual(screen.insets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    expectEqual(screen.traitCollection.userInterfaceIdiom, .phone)
    expectEqual(screen.traitCollection.horizontalSizeClass, .compact)
    let pad = Screen()
    _ = try PictureSetup(device: .ipad, scale: 1).picture(of: pad).data(.png)
    expectEqual(pad.traitCollection.userInterfaceIdiom, .pad)
    expectEqual(pad.traitCollection.horizontalSizeClass, .regular)
    expectEqual(pad.insets, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
  }

  @Test func `Traits that are set win over the device's`() {
    let traits = UITraitCollection(horizontalSizeClass: .regular)
    let setup = PictureSetup(device: .iphone, appearance: .dark, traits: traits)
    expectEqual(setup.resolvedTraits.horizontalSizeClass, .regular)
    expectEqual(setup.resolvedTraits.verticalSizeClass, .regular)
    expectEqual(setup.resolvedTraits.userInterfaceStyle, .dark)
  }

  @Test(arguments: [
    (PictureDevice.iphoneSE, 375, 667, 2, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    (.iphoneMini, 375, 812, 3, UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)),
    (.iphonePro, 393, 852, 3, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
    (.iphoneMax, 430, 932, 3, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
    (.ipadMini, 744, 1133, 2, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    (.ipadPro, 1024, 1366, 2, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    (.iphone.landscape, 844, 390, 3, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
    (.iphoneSE.landscape, 667, 375, 2, .zero),
    (.ipad.landscape, 1180, 820, 2, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
  ])
  func `Devices have their size, scale and safe area`(
    device: PictureDevice, width: CGFloat, height: CGFloat, scale: CGFloat, safeArea: UIEdgeInsets
  ) {
    expectEqual(device.size, CGSize(width: width, height: height))
    expectEqual(device.scale, scale)
    expectEqual(device.safeArea, safeArea)
    expectEqual(device.landscape, device.landscape.landscape)
  }

  @Test func `Devices are found by their names`() {
    for device in PictureDevice.allCases {
      expectEqual(PictureDevice(name: device.name), device)
      expectEqual("\(device)", device.name)
    }
    expectNil(PictureDevice(name: "iphone-landscape"))
    expectEqual(PictureDevice.iphone.landscape.name, "iphone-landscape")
    expectEqual(PictureDevice.iphoneMax.landscape.horizontalSizeClass, .regular)
    expectEqual(PictureDevice.iphoneMax.landscape.verticalSizeClass, .compact)
    expectEqual(PictureDevice.iphone.landscape.horizontalSizeClass, .compact)
    expectEqual(PictureDevice.ipad.userInterfaceIdiom, .pad)
  }

  @Test func `Chrome is drawn over the view or around it`() throws {
    func picture(_ chrome: PictureChrome) throws -> Data {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      return try PictureSetup(device: .iphone, scale: 1, chrome: chrome).picture(of: controller)
        .data(.png)
    }
    let plain = try picture(.none)
    let bar = try picture(.statusBar)
    let device = try picture(.device)
    expectNotEqual(plain, bar)
    expectEqual(UIImage(data: bar)?.size, CGSize(width: 390, height: 844))
    expectEqual(UIImage(data: device)?.size, CGSize(width: 418, height: 872))
  }

  @Test func `Chrome without a device is that of one as large as the view`() throws {
    let controller = UIViewController()
    let setup = PictureSetup(
      size: CGSize(width: 844, height: 390), scale: 1, chrome: .statusBar)
    // It holds the window, which the safe area is of.
    let picture = setup.picture(of: controller)
    _ = try picture.data(.png)
    expectEqual(picture.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
  }
}
