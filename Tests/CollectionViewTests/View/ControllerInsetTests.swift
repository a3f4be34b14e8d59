// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// What the safe area adds to the insets of a controller's view. That a collection view
/// controller's own view begins below the bars with short contents too is drawn by iOS.
@Suite("Insets of a controller's view")
@MainActor
struct ControllerInsetTests {
  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.safeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10)
    return window
  }

  @Test func `A collection view controller's view begins below the safe area with short contents`()
    throws
  {
    let window = makeWindow()
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = controller
    window.layoutIfNeeded()
    let view = try #require(controller.collectionView)
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    expectEqual(view.contentOffset.y, -44)
    expect(!view.alwaysBounceVertical)
    view.contentInsetAdjustmentBehavior = .never
    expectEqual(view.adjustedContentInset, .zero)
  }

  @Test func `So does one that is the root view of any other controller`() {
    let window = makeWindow()
    let controller = UIViewController()
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    controller.view = view
    window.rootViewController = controller
    window.layoutIfNeeded()
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    expectEqual(view.contentOffset.y, -44)
    // One inside the root view stays as it is.
    let outer = UIViewController()
    let inner = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    outer.view.addSubview(inner)
    window.rootViewController = outer
    window.layoutIfNeeded()
    expectEqual(inner.adjustedContentInset, .zero)
  }

  @Test func `On scrollable axes only, short contents keep their place in it`() throws {
    let window = makeWindow()
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = controller
    let view = try #require(controller.collectionView)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    window.layoutIfNeeded()
    expectEqual(view.adjustedContentInset, .zero)
    expectEqual(view.contentOffset, .zero)
    view.alwaysBounceVertical = true
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    view.alwaysBounceVertical = false
    view.alwaysBounceHorizontal = true
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
  }

  @Test func `A scroll view in a controller keeps short contents where they are`() {
    let window = makeWindow()
    let controller = UIViewController()
    let view = UIScrollView(frame: window.bounds)
    controller.view = view
    window.rootViewController = controller
    expectEqual(view.adjustedContentInset, .zero)
    expectEqual(view.contentOffset, .zero)
  }

  @Test func `A collection view in a collection view controller's view keeps short contents`()
    throws
  {
    let window = makeWindow()
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = controller
    let inner = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    try #require(controller.view).addSubview(inner)
    window.layoutIfNeeded()
    expectEqual(inner.adjustedContentInset, .zero)
  }
}
