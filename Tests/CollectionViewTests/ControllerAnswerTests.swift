// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionView
import Foundation
import Geometry
import Testing
import Views

/// What a controller answers its collection view where it overrides nothing, or calls `super`.
@Suite("Answers of a collection view's controller")
@MainActor
struct ControllerAnswerTests {
  private class Controller: UICollectionViewController {
    var performed: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { performed.append(indexPath) }
  }

  private final class PickyController: Controller {
    override func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      super.collectionView(collectionView, shouldSelectItemAt: indexPath) && indexPath.item > 0
    }
  }

  private func show(_ controller: UICollectionViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.layoutIfNeeded()
    return window
  }

  private func makeLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    return layout
  }

  @Test func `An item that an override refuses with super's help is not selected`() {
    let controller = PickyController(collectionViewLayout: makeLayout())
    let window = show(controller)
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
    window.tap(at: CGPoint(x: 160, y: 50))
    #expect(
      controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  /// Behaviour rule SL-5.
  @Test func `A tap performs the primary action outside editing alone`() {
    let controller = Controller(collectionViewLayout: makeLayout())
    let window = show(controller)
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(controller.performed == [IndexPath(item: 0, section: 0)])
    controller.collectionView.isEditing = true
    controller.collectionView.allowsSelectionDuringEditing = true
    window.tap(at: CGPoint(x: 160, y: 50))
    #expect(controller.performed.count == 1)
  }
}
