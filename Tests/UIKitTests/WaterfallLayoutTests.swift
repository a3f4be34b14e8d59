// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

@Suite("A waterfall layout of a client")
@MainActor
struct WaterfallLayoutTests {
  private final class Photos: UICollectionViewController, WaterfallLayoutDelegate {
    var heights: [CGFloat] = [100, 60, 80, 120, 40]

    override func viewDidLoad() {
      super.viewDidLoad()
      if let layout = collectionView.collectionViewLayout as? WaterfallLayout {
        layout.delegate = self
      }
      collectionView.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 10, right: 10)
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      heights.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, width: CGFloat
    ) -> CGFloat { heights[indexPath.item] }
  }

  private func shown() -> (UIWindow, Photos, WaterfallLayout) {
    let layout = WaterfallLayout()
    let controller = Photos(collectionViewLayout: layout)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller, layout)
  }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
  }

  // 300 points wide without the insets, two columns of 150, 6 around each item.
  private let expected = [
    CGRect(x: 6, y: 6, width: 138, height: 100), CGRect(x: 156, y: 6, width: 138, height: 60),
    CGRect(x: 156, y: 78, width: 138, height: 80), CGRect(x: 6, y: 118, width: 138, height: 120),
    CGRect(x: 156, y: 170, width: 138, height: 40),
  ]

  @Test func `Each item joins the shortest column, inside the content insets`() {
    let (_, controller, layout) = shown()
    let view = controller.collectionView!
    expectEqual(frames(view), expected)
    expectEqual(view.contentSize, CGSize(width: 300, height: 244))
    expectEqual(view.contentOffset, CGPoint(x: -10, y: -20))
    expectEqual(layout.preparations, 1)
  }

  @Test func `Scrolling leaves what is cached; another width does not`() {
    let (window, controller, layout) = shown()
    let view = controller.collectionView!
    view.contentOffset.y = 0
    window.layoutIfNeeded()
    expectEqual(layout.preparations, 1)
    window.frame.size.width = 420
    window.layoutIfNeeded()
    expectEqual(layout.preparations, 2)
    expectEqual(frames(view)[1], CGRect(x: 206, y: 6, width: 188, height: 60))
  }

  @Test func `Other columns and other items are laid out again`() {
    let (window, controller, layout) = shown()
    let view = controller.collectionView!
    layout.numberOfColumns = 3
    window.layoutIfNeeded()
    expectEqual(frames(view)[2], CGRect(x: 206, y: 6, width: 88, height: 80))
    expectEqual(frames(view)[3], CGRect(x: 106, y: 78, width: 88, height: 120))
    layout.numberOfColumns = 2
    controller.heights.append(10)
    view.reloadData()
    window.layoutIfNeeded()
    expectEqual(frames(view), expected + [CGRect(x: 156, y: 222, width: 138, height: 10)])
  }

  @Test func `An item that is deleted fades where it is, and the others move up`() {
    let (window, controller, _) = shown()
    let view = controller.collectionView!
    let cells = (0..<5).map { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    var isFinished: Bool?
    view.performBatchUpdates {
      controller.heights.remove(at: 0)
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    } completion: {
      isFinished = $0
    }
    expectEqual(frames(view).count, 4)
    // 60 | 80, 120 | 40: second column 92, first 72 + 132.
    expectEqual(cells[1]?.frame, CGRect(x: 6, y: 6, width: 138, height: 60))
    expectEqual(cells[2]?.frame, CGRect(x: 156, y: 6, width: 138, height: 80))
    expectEqual(cells[3]?.frame, CGRect(x: 6, y: 78, width: 138, height: 120))
    expectEqual(cells[4]?.frame, CGRect(x: 156, y: 98, width: 138, height: 40))
    expectNil(isFinished)
    window.advance(to: 1)
    expectEqual(isFinished, true)
    expectNil(cells[0]?.superview)
    expectEqual(view.contentSize.height, 204)
  }
}
