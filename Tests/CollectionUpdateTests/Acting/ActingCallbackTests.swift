// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Clients that scroll, load again, register and update in callbacks.
///
/// 60 items of 50 × 50 in 300 × 400: five in a line, lines 60 apart, 710 long; at the end 35 are
/// visible.
@Suite("Collection views: what clients do in callbacks")
@MainActor
struct ActingCallbackTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view: UICollectionView
  private let source = ActingSource([Array(1...60)])

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: ActingLayout())
    view.register(ActingCell.self, forCellWithReuseIdentifier: "cell")
    source.view = view
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    window.makeKeyAndVisible()
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

  private func rest() {
    window.advance(to: window.currentTime + 3)
    window.layoutIfNeeded()
  }

  /// The visible items with the numbers that their cells show.
  private var shown: [Int] {
    view.indexPathsForVisibleItems.sorted().map {
      (view.cellForItem(at: $0) as? ActingCell)?.number ?? 0
    }
  }

  @Test(arguments: [
    ActingCallback.willDisplay, .didEndDisplaying, .cell, .apply, .size, .insets, .prepare,
    .elements, .numberOfItems, .reuse,
  ])
  func `A scroll in a callback of a pass shows what it scrolled to`(callback: ActingCallback) {
    once(in: callback) { $0.contentOffset.y = 310 }
    view.reloadData()
    rest()
    expectEqual(view.contentOffset.y, 310)
    expectEqual(shown, Array(26...60), "\(callback)")
  }

  @Test func `Scrolling to an item in a callback of a pass shows it`() {
    once(in: .willDisplay) {
      $0.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
    }
    view.reloadData()
    rest()
    expectEqual(shown, Array(26...60))
  }

  @Test func `A scroll at the end of an animation shows what it scrolled to`() {
    once(in: .didEndDisplaying) { $0.contentOffset.y = 250 }
    view.performBatchUpdates {
      source.items[0].removeFirst(2)
      view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    rest()
    expectEqual(view.contentOffset.y, 250)
    expectEqual(shown, Array(23...57).filter { $0 <= 60 })
  }

  @Test(arguments: [
    ActingCallback.willDisplay, .didEndDisplaying, .cell, .apply, .size, .insets, .prepare,
    .elements, .numberOfItems, .reuse, .didScroll,
  ])
  func `Data that are loaded again in a callback are shown when it returns`(
    callback: ActingCallback
  ) {
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    once(in: callback) { [source] view in
      source.items = [[101, 102]]
      view.reloadData()
      expectEqual(view.numberOfItems(inSection: 0), 2)
    }
    view.contentOffset.y = 310
    view.reloadData()
    rest()
    expectEqual(source.faults, [])
    expectEqual(shown, [101, 102], "\(callback)")
  }

  @Test
  func `Data that are loaded again from outside are counted before cells end being displayed`() {
    var counts: [Int] = []
    source.act = { callback, view in
      guard callback == .didEndDisplaying else { return }
      counts.append(view.numberOfItems(inSection: 0))
      view.layoutIfNeeded()
    }
    source.items = [Array(101...112)]
    view.reloadData()
    expectEqual(Set(counts), [12])
    rest()
    expectEqual(source.faults, [])
    expectEqual(shown, Array(101...112))
    expectEqual(Set(view.visibleCells.map { ObjectIdentifier($0) }).count, 12)
  }

  @Test(arguments: [ActingCallback.reuse, .make, .traits])
  func `Cells register, dequeue and load again while they are dequeued`(callback: ActingCallback) {
    ActingCell.maker = source
    once(in: callback) { view in
      view.register(ActingCell.self, forCellWithReuseIdentifier: "other")
      _ = view.dequeueReusableCell(
        withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
      view.register(ActingCell.self, forCellWithReuseIdentifier: "cell")
      view.reloadData()
    }
    window.traitOverrides.userInterfaceStyle = .dark
    view.reloadData()
    rest()
    view.contentOffset.y = 310
    rest()
    expectEqual(shown, Array(26...60))
  }

  @Test func `Prefetching is cancelled when the batch is made`() {
    let prefetching = ActingSource(source.items)
    view.prefetchDataSource = prefetching
    view.contentOffset.y = 1
    view.layoutIfNeeded()
    view.contentOffset.y = 2
    view.layoutIfNeeded()
    var isCalled = false
    prefetching.view = view
    prefetching.act = { [source] callback, view in
      guard callback == .cancelPrefetching else { return }
      isCalled = true
      expectEqual(view.numberOfItems(inSection: 0), source.items[0].count)
      _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
      view.contentOffset.y = 0
      view.layoutIfNeeded()
    }
    view.performBatchUpdates {
      source.items[0].removeLast(25)
      view.deleteItems(at: (35..<60).map { IndexPath(item: $0, section: 0) })
    }
    expect(isCalled)
    rest()
    expectEqual(shown, Array(1...35))
    expectEqual(source.faults, [])
  }

  @Test(arguments: [ActingCallback.shouldHighlight, .didHighlight, .didUnhighlight])
  func `A highlighted item is followed through a batch in a callback`(callback: ActingCallback) {
    once(in: callback) { [source] view in
      view.performBatchUpdates {
        source.items[0].insert(100, at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    var highlighted: [Int] {
      view.visibleCells.filter(\.isHighlighted).compactMap { ($0 as? ActingCell)?.number }
    }
    window.beginTouch(at: CGPoint(x: 10, y: 10))
    expectEqual(highlighted, [1])
    window.endTouch()
    rest()
    expectEqual(highlighted, [])
    // Another item is below the touch by now.
    expectEqual(view.indexPathsForSelectedItems, [])
    expectEqual(source.faults, [])
  }

  @Test func `An item that is to be selected is followed through a batch in a callback`() {
    once(in: .shouldSelect) { [source] view in
      view.performBatchUpdates {
        source.items[0].insert(100, at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    window.tap(at: CGPoint(x: 10, y: 10))
    rest()
    expectEqual(source.faults, [])
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    expectEqual(
      view.visibleCells.filter(\.isSelected).compactMap { ($0 as? ActingCell)?.number }, [1])
  }

  @Test(arguments: [ActingCallback.shouldHighlight, .didUnhighlight, .shouldSelect])
  func `What is gone is neither highlighted nor selected`(callback: ActingCallback) {
    once(in: callback) { [source] view in
      source.items = [[101, 102]]
      view.reloadData()
    }
    window.tap(at: CGPoint(x: 10, y: 10))
    rest()
    expectEqual(view.indexPathsForSelectedItems, [])
    expect(view.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
  }

  @Test func `An item that is selected while a batch counts is one of the items after it`() {
    view.allowsMultipleSelection = true
    view.selectItem(at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
    once(in: .numberOfItems) {
      $0.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
      $0.deselectItem(at: IndexPath(item: 6, section: 0), animated: false)
      $0.scrollToItem(at: IndexPath(item: 60, section: 0), at: .bottom, animated: false)
    }
    view.performBatchUpdates {
      source.items[0].insert(99, at: 0)
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    rest()
    // The item that was selected was the sixth, and is the seventh now.
    expectEqual(view.indexPathsForSelectedItems ?? [], [IndexPath(item: 3, section: 0)])
    expectEqual(shown.last, 60)
  }

  @Test func `What is gone when the layout asks for it is neither scrolled to nor selected`() {
    once(in: .size) {
      source.items = [[1, 2]]
      $0.reloadData()
    }
    view.collectionViewLayout.invalidateLayout()
    view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
    rest()
    expectEqual(shown, [1, 2])
    once(in: .numberOfItems) {
      source.items = []
      $0.reloadData()
    }
    view.reloadData()
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    rest()
    expectEqual(view.indexPathsForSelectedItems ?? [], [])
  }

  @Test func `A view that leaves its window under a touch highlights nothing any more`() {
    window.beginTouch(at: CGPoint(x: 10, y: 10))
    window.advance(to: window.currentTime + 1)
    expectEqual(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isHighlighted, true)
    view.removeFromSuperview()
    view.performBatchUpdates {
      source.items[0].swapAt(0, 59)
      view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 59, section: 0))
      view.moveItem(at: IndexPath(item: 59, section: 0), to: IndexPath(item: 0, section: 0))
    }
    window.addSubview(view)
    window.endTouch()
    rest()
    expectEqual(view.visibleCells.filter(\.isHighlighted).count, 0)
    view.contentOffset.y = 310
    window.layoutIfNeeded()
    expectEqual(view.visibleCells.filter(\.isHighlighted).count, 0)
  }

  @Test func `A question about a section that goes as it is counted has the answer 0`() {
    source.items = [[1], [2], [3]]
    view.reloadData()
    once(in: .numberOfItems) {
      source.items = [[1]]
      $0.reloadData()
    }
    expectEqual(view.numberOfItems(inSection: 2), 0)
    rest()
    expectEqual(shown, [1])
  }

  @Test func `A view that is laid out as its data are loaded again measures no old cell`() {
    let layout = ActingLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 20)
    source.items = [[10, 11]]
    source.height = { CGFloat($0) }
    view.setCollectionViewLayout(layout, animated: false)
    view.reloadData()
    rest()
    once(in: .invalidate) { $0.layoutIfNeeded() }
    source.items = [[30, 31]]
    view.reloadData()
    rest()
    expectEqual(view.cellForItem(at: IndexPath(item: 1, section: 0))?.bounds.height, 31)
  }

  @Test func `A data source that is gone in a pass leaves nothing to ask for`() {
    var kept: ActingSource? = ActingSource([Array(1...60)])
    kept?.view = view
    view.dataSource = kept
    view.delegate = kept
    var calls = 0
    kept?.act = { callback, _ in
      guard callback == .willDisplay else { return }
      calls += 1
      if calls == 3 { kept = nil }
    }
    rest()
    expectNil(kept)
    expectEqual(view.numberOfSections, 0)
    expectEmpty(view.visibleCells)
  }

  @Test func `A touch that ends for data that are gone is told of no item of theirs`() {
    window.beginTouch(at: view.cellForItem(at: IndexPath(item: 5, section: 0))?.center ?? .zero)
    expectEqual(view.cellForItem(at: IndexPath(item: 5, section: 0))?.isHighlighted, true)
    once(in: .cell) { [source] view in
      source.items = [[101, 102]]
      view.reloadData()
      view.removeFromSuperview()
    }
    view.performBatchUpdates {
      source.items[0].insert(61, at: 0)
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    window.addSubview(view)
    rest()
    expectEqual(source.faults, [])
    expectEqual(shown, [101, 102])
    expectEqual(view.visibleCells.map(\.isHighlighted), [false, false])
  }

  @Test(arguments: [ActingCallback.numberOfItems, .prepare, .invalidate, .cell, .willDisplay])
  func `A touch that ends in a batch leaves no item highlighted`(callback: ActingCallback) {
    window.beginTouch(at: view.cellForItem(at: IndexPath(item: 5, section: 0))?.center ?? .zero)
    expectEqual(view.cellForItem(at: IndexPath(item: 5, section: 0))?.isHighlighted, true)
    once(in: callback) { $0.removeFromSuperview() }
    view.performBatchUpdates {
      source.items[0].insert(61, at: 0)
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    expect(view.superview == nil)
    window.addSubview(view)
    rest()
    expectEqual(source.faults, [])
    expectEqual(view.visibleCells.filter(\.isHighlighted), [])
  }

  @Test func `Data loaded as cells leave are shown where the layout was asked meanwhile`() {
    var step = 0
    source.act = { [source] callback, view in
      guard callback == .didEndDisplaying, step < 2 else { return }
      step += 1
      if step == 1 {
        source.items = [[101, 102]]
        view.reloadData()
      } else {
        _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
      }
    }
    view.performBatchUpdates {
      source.items[0].removeFirst(2)
      view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    rest()
    expectEqual(step, 2)
    expectEqual(source.faults, [])
    expectEqual(shown, [101, 102])
  }

  /// A layout that took a size and lost it again before it answered with it, since the view has another width,
  /// takes it once more.
  @Test(arguments: [ActingCallback.preferred, .apply, .willDisplay, .cell, .elements, .invalidate])
  func `Cells are measured also where the view's width changes between two rounds`(
    callback: ActingCallback
  ) {
    for calls in 1...8 {
      view.frame.size = CGSize(width: 300, height: 400)
      source.items = [[1, 2, 3, 4]]
      source.height = { _ in 50 }
      view.collectionViewLayout = ActingSections(of: source, behaviors: [.none], isEstimated: true)
      var count = 0
      source.act = { called, view in
        guard called == callback else { return }
        count += 1
        if count == calls { view.frame.size.width = 200 }
      }
      view.reloadData()
      rest()
      source.act = { _, _ in }
      expectEqual(view.visibleCells.map(\.bounds.height), [50, 50, 50, 50], "call \(calls)")
    }
  }

  // The section of 50 has one more while an item of the other is moved into it.
  @Test func `Delegates hear of items as the data have them while one is interactively moved`() {
    source.items = [Array(1...5), Array(11...60)]
    view.reloadData()
    rest()
    expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 85))
    rest()
    expectEqual(view.numberOfItems(inSection: 1), 51)
    view.contentOffset.y = view.contentSize.height - view.bounds.height
    rest()
    // The last item, which is the 51st of its section as it is shown.
    window.tap(at: CGPoint(x: 25, y: 375))
    window.beginTouch(at: CGPoint(x: 25, y: 375))
    rest()
    window.endTouch()
    view.contentOffset.y = 0
    rest()
    view.cancelInteractiveMovement()
    rest()
    expectEqual(source.faults, [])
  }

  @Test(arguments: [ActingCallback.numberOfSections, .numberOfItems])
  func `The delegate hears of a touch that ends as a batch is counted when it is shown`(
    callback: ActingCallback
  ) {
    window.beginTouch(at: view.cellForItem(at: IndexPath(item: 33, section: 0))?.center ?? .zero)
    expectEqual(view.cellForItem(at: IndexPath(item: 33, section: 0))?.isHighlighted, true)
    once(in: callback) { $0.removeFromSuperview() }
    view.performBatchUpdates {
      source.items[0].removeFirst(30)
      view.deleteItems(at: (0..<30).map { IndexPath(item: $0, section: 0) })
    }
    expect(view.superview == nil)
    window.addSubview(view)
    rest()
    expectEqual(source.faults, [])
    expectEqual(view.visibleCells.filter(\.isHighlighted), [])
  }

  @Test func `What a batch deletes as the data are counted is neither scrolled to nor selected`() {
    func deleteOnce() {
      view.collectionViewLayout = ActingLayout()
      once(in: .numberOfItems) { [source] view in
        view.performBatchUpdates {
          let count = source.items[0].count
          source.items[0].removeLast(20)
          view.deleteItems(at: (count - 20..<count).map { IndexPath(item: $0, section: 0) })
        }
      }
    }
    deleteOnce()
    view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
    expectEqual(view.numberOfItems(inSection: 0), 40)
    deleteOnce()
    view.selectItem(at: IndexPath(item: 39, section: 0), animated: false, scrollPosition: .top)
    expectEqual(view.numberOfItems(inSection: 0), 20)
    rest()
    expectEqual(view.indexPathsForSelectedItems, [])
    expectEqual(source.faults, [])
  }

  @Test(arguments: [false, true])
  func `The size of the contents is that of the layout that is shown`(isShown: Bool) {
    final class Exchanging: UICollectionViewFlowLayout {
      override var collectionViewContentSize: CGSize {
        let size = super.collectionViewContentSize
        collectionView?.setCollectionViewLayout(ActingLayout(), animated: false)
        return CGSize(width: size.width, height: size.height + 1000)
      }
    }
    let length = view.contentSize.height
    view.collectionViewLayout = Exchanging()
    // In a pass, and in a question outside of one.
    if isShown {
      rest()
    } else {
      _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    }
    expect(view.collectionViewLayout is ActingLayout)
    expectEqual(view.contentSize.height, length)
    rest()
    expectEqual(view.contentSize.height, length)
  }
}
