// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureTesting
import Testing
import UIKit

@MainActor
@Suite("An app with anchors")
struct PlacesTests {
  private let controller = PlacesViewController()

  private var window: UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 520))
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    return window
  }

  @Test func `The header and the collection view are in the safe area`() {
    expectPicture(of: window, named: "places")
  }

  @Test func `They are in the dark, too`() {
    expectPicture(
      of: window, named: "places-dark",
      PictureSetup(traits: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test func `They are where the constraints say`() {
    let window = window
    window.layoutIfNeeded()
    let (header, collectionView) = (controller.view.subviews[0], controller.view.subviews[1])
    #expect(header.frame == CGRect(x: 0, y: 47, width: 390, height: 104))
    #expect(collectionView.frame == CGRect(x: 0, y: 151, width: 390, height: 369))
    controller.headerHeight?.constant = 60
    UIView.animate(withDuration: 0.25) { self.controller.view.layoutIfNeeded() }
    #expect(collectionView.frame.minY == 107)
  }
}
