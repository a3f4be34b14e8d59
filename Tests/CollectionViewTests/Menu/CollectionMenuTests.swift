// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import CollectionView
@testable import Interactions
@testable import Views

/// A grid of squares of 100 with menus.
@MainActor
private final class MenuFixture: NSObject, UICollectionViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  let view: UICollectionView
  var count = 9
  let delegate: MenuDelegate

  init(_ delegate: MenuDelegate = MenuDelegate()) {
    self.delegate = delegate
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 100, height: 100)
    grid.minimumInteritemSpacing = 10
    grid.minimumLineSpacing = 10
    view = UICollectionView(frame: window.bounds, collectionViewLayout: grid)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = delegate
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  func press(_ item: Int) {
    let row = CGFloat(item / 3)
    let column = CGFloat(item % 3)
    window.longPress(at: CGPoint(x: column * 110 + 50, y: row * 110 + 50))
    window.advance(to: window.currentTime + 0.4)
    window.endTouch()
  }

  func select(_ items: Int...) {
    view.allowsMultipleSelection = true
    for item in items {
      view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Answers with the form of iOS 16.
@MainActor
private class MenuDelegate: NSObject, UICollectionViewDelegate {
  var log: [String] = []
  var configure: (UIContextMenuConfiguration) -> Void = { _ in }
  /// The view that is shown in place of the pressed cell; nil for the cell.
  var highlightedView: UIView?

  func makeConfiguration() -> UIContextMenuConfiguration {
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }])
    })
    configure(configuration)
    return configuration
  }

  func items(_ paths: [IndexPath]) -> String { "\(paths.map(\.item))" }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("items \(items(indexPaths))")
    return makeConfiguration()
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    log.append("highlight \(indexPath.item)")
    return highlightedView.map { UITargetedPreview(view: $0) }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    log.append("dismissal \(indexPath.item)")
    return collectionView.cellForItem(at: indexPath).map { UITargetedPreview(view: $0) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("will display") }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will end")
    animator?.addCompletion { self.log.append("ended") }
  }
}

/// Answers with the forms of iOS 13.
@MainActor
private final class OldDelegate: NSObject, UICollectionViewDelegate {
  var log: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("item \(indexPath.item)")
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "A") { _ in }])
    })
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("highlight")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("dismissal")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log.append("commit") }
}

/// Says nothing about previews.
@MainActor
private final class QuietDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "A") { _ in }])
    })
  }
}

/// Says of each item that its preview goes nowhere.
@MainActor
private final class FadingDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "A") { _ in }])
    })
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
}

/// Interaction rules CM-1 to CM-8 in a collection view.
@Suite("Context menus of items") @MainActor
struct CollectionMenuTests {
  @Test func `A pressed item has its own menu, one of several selected ones theirs: IE-37`() {
    let fixture = MenuFixture()
    fixture.select(4, 1)
    fixture.press(1)
    expectEqual(
      fixture.delegate.log, ["items [1, 4]", "highlight 1", "highlight 4", "will display"])
    let badge = fixture.window.openMenu?.stage.subviews.first { $0 is DragBadge } as? DragBadge
    expectEqual(badge?.content, .number(2))
    fixture.view.contextMenuInteraction?.dismissMenu()
    fixture.window.advance(to: fixture.window.currentTime + 1)
    fixture.delegate.log = []
    fixture.press(2)
    expectEqual(fixture.delegate.log, ["items [2]", "highlight 2", "will display"])
    expectEqual(fixture.view.indexPathsForSelectedItems?.map(\.item), [4, 1])
  }

  @Test func `The touched item's preview is the first, and on top`() {
    let fixture = MenuFixture()
    fixture.select(0, 1, 4, 5)
    fixture.press(4)
    expectEqual(
      fixture.delegate.log.dropFirst(),
      [
        "highlight 4", "highlight 0", "highlight 1", "highlight 5", "will display",
      ])
    let previews = fixture.window.openMenu?.stage.subviews.compactMap { $0 as? PreviewView } ?? []
    expectSame(previews.last?.source, fixture.view.cellForItem(at: [0, 4]))
    // One more is there and is not drawn.
    expectEqual(previews.map(\.alpha), [0, 1, 1, 1])
  }

  @Test func `A single selected item is as any other`() {
    let fixture = MenuFixture()
    fixture.select(4)
    fixture.press(4)
    expectEqual(fixture.delegate.log.first, "items [4]")
    expectEqual(fixture.window.openMenu?.stage.subviews.contains { $0 is DragBadge }, false)
  }

  @Test func `A press on empty space asks for the menu of no items: IE-38`() {
    let fixture = MenuFixture()
    fixture.window.longPress(at: CGPoint(x: 100, y: 500))
    expectEqual(fixture.delegate.log, ["items []", "will display"])
    expectEqual(fixture.window.menuFrame?.minY, 508)
    let old = OldDelegate()
    let other = MenuFixture()
    other.view.delegate = old
    other.window.longPress(at: CGPoint(x: 100, y: 500))
    expectEqual(old.log, [])
    expectNil(other.window.visibleMenu)
  }

  @Test func `The forms before iOS 16 are called for one item, and not for several`() {
    let old = OldDelegate()
    let fixture = MenuFixture()
    fixture.view.delegate = old
    fixture.press(4)
    expectEqual(old.log, ["item 4", "highlight"])
    fixture.view.contextMenuInteraction?.dismissMenu()
    expectEqual(old.log.last, "dismissal")
    fixture.window.advance(to: fixture.window.currentTime + 1)
    old.log = []
    fixture.select(4, 5)
    fixture.press(4)
    expectEqual(old.log, [])
  }

  @Test func `A preview goes back unless an implemented method says nil: CM-7`() throws {
    let cases: [(delegate: any UICollectionViewDelegate, selected: [Int], alphas: [CGFloat])] = [
      (QuietDelegate(), [], [1]), (OldDelegate(), [], [0]), (FadingDelegate(), [], [0]),
      (QuietDelegate(), [3, 4], [1, 1]), (FadingDelegate(), [3, 4], [0, 0]),
    ]
    for (delegate, selected, alphas) in cases {
      let fixture = MenuFixture()
      fixture.view.delegate = delegate
      for item in selected { fixture.select(item) }
      fixture.press(4)
      let stage = try #require(fixture.window.openMenu?.stage)
      fixture.view.contextMenuInteraction?.dismissMenu()
      fixture.window.advance(to: fixture.window.currentTime + 0.4)
      let previews = stage.subviews.compactMap { $0 as? PreviewView }
      expectEqual(previews.map(\.alpha), alphas, "\(type(of: delegate)) \(selected)")
      if alphas == [1] {
        expectEqual(previews.map(\.frame), [fixture.view.cellForItem(at: [0, 4])?.frame])
      }
    }
  }

  @Test func `A tap on the preview tells the delegate`() {
    let old = OldDelegate()
    let fixture = MenuFixture()
    fixture.view.delegate = old
    fixture.press(4)
    fixture.window.tap(at: CGPoint(x: 160, y: 160))
    expectEqual(old.log.last, "commit")
  }

  @Test func `A tap on the preview dismisses where the delegate has no answer`() {
    let fixture = MenuFixture()
    fixture.press(4)
    fixture.window.tap(at: CGPoint(x: 160, y: 160))
    expectEqual(fixture.delegate.log.suffix(2), ["will end", "dismissal 4"])
  }

  @Test func `The badge shows what is set, and nothing below 2`() {
    for (count, badge) in [(7, DragBadge.Content.number(7)), (1, nil), (-1, .number(2))] {
      let fixture = MenuFixture()
      fixture.delegate.configure = { $0.badgeCount = count }
      fixture.select(0, 1)
      fixture.press(0)
      let view = fixture.window.openMenu?.stage.subviews.first { $0 is DragBadge } as? DragBadge
      expectEqual(view?.content, badge, "\(count)")
    }
  }

  /// Interaction section 8, row 11.
  @Test func `A preview of another item's view is used as it is`() throws {
    let fixture = MenuFixture()
    let other = try #require(fixture.view.cellForItem(at: [0, 0]))
    fixture.delegate.highlightedView = other
    fixture.press(4)
    expectEqual(other.alphaInPlace, 0)
    expectEqual(fixture.view.cellForItem(at: [0, 4])?.alphaInPlace, 1)
    fixture.view.contextMenuInteraction?.dismissMenu()
    fixture.window.advance(to: fixture.window.currentTime + 1)
    expectEqual(other.alphaInPlace, 1)
    expectNil(fixture.window.previewOverlay)
  }

  @Test func `Deleting the item closes the menu: CM-8`() {
    let fixture = MenuFixture()
    fixture.press(4)
    fixture.count = 8
    fixture.view.deleteItems(at: [[0, 4]])
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.delegate.log.last, "will end")
    fixture.window.advance(to: fixture.window.currentTime + 1)
    expectEqual(fixture.delegate.log.last, "ended")
    expectNil(fixture.window.previewOverlay)
    expectAll(fixture.view.visibleCells, where: { $0.alphaInPlace == 1 })
  }

  @Test func `Deleting another item moves the way back along`() {
    let fixture = MenuFixture()
    fixture.press(4)
    fixture.count = 8
    fixture.view.deleteItems(at: [[0, 0]])
    fixture.window.layoutIfNeeded()
    expectNotNil(fixture.window.visibleMenu)
    fixture.view.contextMenuInteraction?.dismissMenu()
    expectEqual(fixture.delegate.log.suffix(2), ["will end", "dismissal 3"])
  }

  @Test func `Reloading the data closes the menu`() {
    let fixture = MenuFixture()
    fixture.press(4)
    fixture.view.reloadData()
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.delegate.log.last, "will end")
    fixture.window.advance(to: fixture.window.currentTime + 1)
    expectNil(fixture.window.previewOverlay)
    expectAll(fixture.view.visibleCells, where: { $0.alphaInPlace == 1 })
  }

  @Test func `A cell that is reused while the menu is open is shown: IH-5`() {
    let fixture = MenuFixture()
    fixture.count = 300
    fixture.view.reloadData()
    fixture.window.layoutIfNeeded()
    fixture.press(4)
    expectEqual(fixture.view.cellForItem(at: [0, 4])?.alphaInPlace, 0)
    fixture.view.contentOffset.y = 5000
    fixture.window.layoutIfNeeded()
    expectAll(fixture.view.visibleCells, where: { $0.alphaInPlace == 1 })
    fixture.view.contentOffset.y = 0
    fixture.window.layoutIfNeeded()
    expectAtMost(fixture.view.visibleCells.count { $0.alphaInPlace == 0 }, 1)
    fixture.view.contextMenuInteraction?.dismissMenu()
    fixture.window.advance(to: fixture.window.currentTime + 1)
    expectAll(fixture.view.visibleCells, where: { $0.alphaInPlace == 1 })
  }

  @Test func `A delegate without menus is asked once, and its presses wait for nothing`() {
    @MainActor final class Plain: NSObject, UICollectionViewDelegate {}
    let plain = Plain()
    let fixture = MenuFixture()
    fixture.view.delegate = plain
    expectEqual(fixture.view.menu?.mayOpenMenu, true)
    fixture.press(4)
    expectEqual(fixture.view.menu?.mayOpenMenu, false)
    fixture.view.delegate = fixture.delegate
    expectEqual(fixture.view.menu?.mayOpenMenu, true)
  }

  @Test func `A held press highlights no item, and selects none`() {
    let fixture = MenuFixture()
    fixture.press(4)
    expectEqual(fixture.view.cellForItem(at: [0, 4])?.isHighlighted, false)
    expectEqual(fixture.view.indexPathsForSelectedItems, [])
  }

  @Test func `The interaction is there with a delegate`() {
    let fixture = MenuFixture()
    expectSame(fixture.view.contextMenuInteraction?.view, fixture.view)
    fixture.view.delegate = nil
    expectNil(fixture.view.contextMenuInteraction)
    fixture.press(4)
    expectNil(fixture.window.visibleMenu)
  }

  // Interaction rules PL-2 and CM-8.
  @Test func `Beside a placeholder a menu is closed by the end of its item, and of no other`() {
    let fixture = MenuFixture()
    _ = fixture.view.insertPlaceholder(
      UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 0, section: 0), reuseIdentifier: "cell"))
    fixture.window.advance(to: 1)
    // Item 3 is where item 4 would be without the placeholder.
    fixture.press(4)
    expectEqual(fixture.delegate.log.first, "items [3]")
    expectContains(fixture.delegate.log, "highlight 3")
    fixture.count -= 1
    fixture.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    fixture.window.advance(to: fixture.window.currentTime + 1)
    expectNotNil(fixture.window.visibleMenu)
    fixture.count -= 1
    fixture.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    fixture.window.advance(to: fixture.window.currentTime + 1)
    expectNil(fixture.window.visibleMenu)
    expectAll(fixture.view.visibleCells, where: { $0.alphaInPlace == 1 })
  }
}
