// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionView
import Expectations
import Foundation
import Geometry
import Interactions
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
    expectEqual(controller.collectionView.indexPathsForSelectedItems, [])
    window.tap(at: CGPoint(x: 160, y: 50))
    expectEqual(
      controller.collectionView.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
  }

  /// Behaviour rule SL-5.
  @Test func `A tap performs the primary action outside editing alone`() {
    let controller = Controller(collectionViewLayout: makeLayout())
    let window = show(controller)
    window.tap(at: CGPoint(x: 50, y: 50))
    expectEqual(controller.performed, [IndexPath(item: 0, section: 0)])
    controller.collectionView.isEditing = true
    controller.collectionView.allowsSelectionDuringEditing = true
    window.tap(at: CGPoint(x: 160, y: 50))
    expectEqual(controller.performed.count, 1)
  }

  // MARK: Menus

  /// Answers with the forms of iOS 13.
  private final class MenuController: Controller {
    var log: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("item \(indexPath.item)")
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "A") { _ in }])
      })
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("highlight")
      return nil
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("dismissal")
      return nil
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { log.append("commit") }
  }

  private func openMenu(of controller: MenuController) -> UIWindow {
    let window = show(controller)
    window.longPress(at: CGPoint(x: 50, y: 50))
    window.advance(to: window.currentTime + 0.4)
    window.endTouch()
    return window
  }

  @Test func `A controller's menu opens, and closes when something is chosen`() {
    let controller = MenuController(collectionViewLayout: makeLayout())
    let window = openMenu(of: controller)
    expectEqual(controller.log, ["item 0", "highlight"])
    expect(window.chooseMenuElement(titled: "A"))
    window.advance(to: window.currentTime + 1)
    expectEqual(controller.log, ["item 0", "highlight", "dismissal"])
  }

  @Test func `A controller hears of a tap on the preview`() {
    let controller = MenuController(collectionViewLayout: makeLayout())
    let window = openMenu(of: controller)
    window.tap(at: CGPoint(x: 50, y: 50))
    expectContains(controller.log, "commit")
  }

  // MARK: Indexes

  @Test func `A diffable data source has no index unless a subclass has one`() {
    final class Indexed: UICollectionViewDiffableDataSource<Int, Int> {
      override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }
      override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
      ) -> IndexPath {
        let first = super.collectionView(
          collectionView, indexPathForIndexTitle: title, at: index)
        return IndexPath(item: index, section: first.section)
      }
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    let plain = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil
    }
    expectNil(plain.indexTitles(for: view))
    let source = Indexed(collectionView: view) { _, _, _ in nil }
    expectEqual(source.indexTitles(for: view), ["A", "B"])
    expectEqual(
      source.collectionView(view, indexPathForIndexTitle: "B", at: 1),
      IndexPath(item: 1, section: 0))
  }
}
