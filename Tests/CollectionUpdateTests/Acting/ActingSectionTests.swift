// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Interactions
import Testing
import Views

/// Section providers, sections that scroll orthogonally, drags and movements whose clients act.
@Suite("Collection views: sections and drags whose clients act")
@MainActor
struct ActingSectionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view: UICollectionView
  private let source = ActingSource([Array(1...20), Array(21...40), Array(41...60)])

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: ActingLayout())
    view.register(ActingCell.self, forCellWithReuseIdentifier: "cell")
    source.view = view
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  private func show(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isEstimated: Bool = false
  ) {
    view.collectionViewLayout = ActingSections(
      of: source, behaviors: [behavior], isEstimated: isEstimated)
    window.layoutIfNeeded()
  }

  /// Acts at the first call of a callback.
  private func once(in callback: ActingCallback, _ act: @escaping (UICollectionView) -> Void) {
    var isDone = false
    source.act = { called, view in
      guard called == callback, !isDone else { return }
      isDone = true
      act(view)
    }
  }

  private func load(in callback: ActingCallback) {
    once(in: callback) { [source] view in
      source.items = [[101, 102]]
      view.reloadData()
    }
  }

  private func rest() {
    window.advance(to: window.currentTime + 3)
    window.layoutIfNeeded()
  }

  private var shown: [Int] {
    view.indexPathsForVisibleItems.sorted().map {
      (view.cellForItem(at: $0) as? ActingCell)?.number ?? 0
    }
  }

  @Test(arguments: [ActingCallback.section, .handler])
  func `A provider that loads the data again is asked for no section that went`(
    callback: ActingCallback
  ) {
    show(.continuous)
    load(in: callback)
    view.collectionViewLayout.invalidateLayout()
    rest()
    expectEqual(source.faults, [])
    expectEqual(shown, [101, 102])
  }

  @Test func `What a provider asks about the sections of before is not kept`() {
    source.items = [[], Array(1...20), Array(21...40)]
    show(.continuous)
    once(in: .section) { _ = $0.indexPathForItem(at: CGPoint(x: 10, y: 10)) }
    view.performBatchUpdates {
      source.items[0] = [51, 52]
      view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    rest()
    expectEqual(shown.prefix(4), [51, 52, 1, 2])
  }

  @Test func `A section is scrolled to what a client asks for as cells leave`() {
    show(.continuous)
    once(in: .didEndDisplaying) {
      $0.scrollToItem(at: IndexPath(item: 19, section: 0), at: .left, animated: false)
    }
    view.reloadData()
    rest()
    expectEqual(view.cellForItem(at: IndexPath(item: 19, section: 0)).map { _ in true }, true)
  }

  @Test func `A view that has its width back measures its cells again`() {
    source.height = { CGFloat(30 + $0 % 4 * 10) }
    show(.none, isEstimated: true)
    let size = view.contentSize
    view.frame.size.width = 200
    once(in: .section) { $0.frame.size.width = 300 }
    rest()
    expectEqual(view.contentSize, size)
  }

  @Test func `An item that a batch takes from the hand as it is lifted looks like others`() {
    show(.none)
    once(in: .invalidate) { [source] view in
      view.performBatchUpdates {
        source.items[0].insert(100, at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    expectEqual(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)), false)
    rest()
    expectEqual(view.visibleCells.filter(\.configurationState.isReordering).count, 0)
  }

  @Test func `Data that a client loads as a movement is cancelled are counted`() {
    show(.none)
    expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    load(in: .invalidate)
    view.cancelInteractiveMovement()
    expectEqual(view.numberOfSections, 1)
    rest()
    expectEqual(shown, [101, 102])
  }

  @Test func `A batch that a client makes as a movement is cancelled is counted`() {
    show(.none)
    expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    let count = source.items[0].count
    once(in: .invalidate) { [source] view in
      view.performBatchUpdates {
        source.items[0].insert(100, at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    view.cancelInteractiveMovement()
    expectEqual(view.numberOfItems(inSection: 0), count + 1)
    rest()
    expectEqual(shown.first, 100)
  }

  @Test(arguments: [ActingCallback.didEndDisplaying, .cell])
  func `A scroll that waits finds the data that a client loads after it`(callback: ActingCallback) {
    show(.none)
    once(in: callback) { [source] view in
      // Only a layout that is exchanged lets the scroll wait.
      view.collectionViewLayout = ActingLayout()
      view.scrollToItem(at: IndexPath(item: 15, section: 0), at: .top, animated: false)
      source.items = [[101, 102]]
      view.reloadData()
    }
    view.contentOffset.y = 300
    rest()
    expectEqual(source.faults, [])
    expectEqual(shown, [101, 102])
  }

  @Test(arguments: [ActingCallback.canMove, .targetPath, .move])
  func `A movement whose clients load other data ends`(callback: ActingCallback) {
    show(.none)
    load(in: callback)
    _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 170, y: 25))
    view.endInteractiveMovement()
    rest()
    expectEqual(source.faults, [])
    expectEqual(shown, [101, 102])
    expectEqual(view.visibleCells.filter(\.configurationState.isReordering).count, 0)
  }

  @Test(arguments: [
    ActingCallback.dragItems, .dragPreview, .dragWillBegin, .canHandle, .dropDidEnter,
    .dropDidUpdate, .performDrop, .dropPreview, .dropDidEnd, .dragDidEnd,
  ])
  func `A drag whose clients load other data asks about none that went`(callback: ActingCallback) {
    view.dragDelegate = source
    view.dropDelegate = source
    view.allowsMultipleSelection = true
    show(.none)
    for item in [0, 1, 2] {
      view.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    load(in: callback)
    window.drag(from: CGPoint(x: 70, y: 25), to: CGPoint(x: 220, y: 200))
    window.endTouch()
    rest()
    expectEqual(source.faults, [])
    if source.items == [[101, 102]] { expectEqual(shown, [101, 102], "\(callback)") }
    expect(!view.hasActiveDrag && !view.hasActiveDrop)
    expectEqual(view.visibleCells.filter { $0.alpha != 1 }.count, 0)
  }

  @Test(arguments: [ActingCallback.canMove, .targetPath, .move])
  func `A reordering drag whose clients load other data asks about none that went`(
    callback: ActingCallback
  ) {
    view.dragDelegate = source
    show(.none)
    load(in: callback)
    window.drag(from: CGPoint(x: 70, y: 25), to: CGPoint(x: 220, y: 80))
    window.endTouch()
    rest()
    expectEqual(source.faults, [])
    expectEqual(shown, [101, 102], "\(callback)")
  }
}
