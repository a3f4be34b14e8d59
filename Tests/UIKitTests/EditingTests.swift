// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Editing a list in a controller, as it is written for iOS.
@Suite("Editing in a controller")
@MainActor
struct EditingTests {
  private final class ListController: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.allowsSelection = true
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? UICollectionViewListCell)?.accessories = [.delete()]
      return cell
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = ListController(
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))

  init() {
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  /// Where the contents of the first row begin: at 0, or at 40 after an accessory for deleting.
  private var contentStart: CGFloat? {
    window.layoutIfNeeded()
    return controller.collectionView.visibleCells.first?.contentView.frame.minX
  }

  @Test func `Contents slide over time if editing begins with animation`() {
    controller.setEditing(true, animated: true)
    expect(controller.collectionView.isEditing)
    expect(window.isAnimating)
    expectEqual(window.animationEnd, 0.3)
    expectEqual(contentStart, 40)
    window.advance(to: 0.3)
    controller.setEditing(false, animated: true)
    expect(window.isAnimating)
    expectEqual(contentStart, 0)
  }

  @Test func `Contents are there at once if editing begins without animation`() {
    controller.setEditing(true, animated: false)
    expect(!window.isAnimating)
    expectEqual(contentStart, 40)
    controller.isEditing = false
    expect(!controller.collectionView.isEditing)
    expect(!window.isAnimating)
    expectEqual(contentStart, 0)
  }

  @Test func `A selection that ends as the view appears in an animation ends over time`() {
    let path = IndexPath(item: 0, section: 0)
    controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    window.layoutIfNeeded()
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: true)
    expectEqual(controller.collectionView.indexPathsForSelectedItems, [])
    expect(window.isAnimating)
    controller.endAppearanceTransition()
  }
}
