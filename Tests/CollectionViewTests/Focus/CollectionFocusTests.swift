// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import CollectionView

/// A grid of squares whose items can have the focus.
@MainActor
private final class FocusFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let window: UIWindow
  let view: UICollectionView
  var counts: [Int]
  var log: [String] = []
  var unfocusable: Set<IndexPath> = []
  var preferred: IndexPath?
  var allows = true

  init(_ counts: [Int] = [9], layout: UICollectionViewLayout? = nil, height: CGFloat = 320) {
    self.counts = counts
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 100, height: 100)
    grid.minimumInteritemSpacing = 10
    grid.minimumLineSpacing = 10
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout ?? grid)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.layoutIfNeeded()
    window.isFocusEnabled = true
  }

  func focus(_ item: Int, _ section: Int = 0) {
    preferred = IndexPath(item: item, section: section)
    window.focusSystem?.requestFocusUpdate(to: view)
    log = []
  }

  func press(_ codes: UIKeyboardHIDUsage...) { for code in codes { window.press(code) } }

  var focused: IndexPath? { view.itemFocus.focusedItem }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { !unfocusable.contains(indexPath) }
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    preferred
  }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    log.append("shouldUpdate \(name(context))")
    return allows
  }
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { log.append("didUpdate \(name(context))") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldSelect \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.item)")
  }

  private func name(_ context: UICollectionViewFocusUpdateContext) -> String {
    let paths = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
    return paths.map { $0.map { "\($0.item)" } ?? "none" }.joined(separator: "→")
  }
}

@MainActor
@Suite("Focus in collection views")
struct CollectionFocusTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  // Worked example IE-40.
  @Test func `Arrows go to the neighbours and fail at the edge`() {
    let grid = FocusFixture()
    grid.focus(4)
    expectEqual(grid.view.cellForItem(at: path(4))?.isFocused, true)
    grid.press(.keyboardRightArrow)
    expectEqual(grid.focused, path(5))
    expectEqual(grid.log, ["shouldUpdate 4→5", "didUpdate 4→5"])
    expectEqual(grid.view.cellForItem(at: path(4))?.isFocused, false)
    expectEqual(grid.view.cellForItem(at: path(5))?.configurationState.isFocused, true)
    grid.press(.keyboardRightArrow)
    expectEqual(grid.focused, path(5))
    grid.press(.keyboardHome)
    expectEqual(grid.focused, path(0))
    grid.press(.keyboardEnd)
    expectEqual(grid.focused, path(8))
  }

  @Test func `What cannot have the focus is passed over, and a refusal holds`() {
    let grid = FocusFixture()
    grid.unfocusable = [path(1)]
    grid.focus(0)
    grid.press(.keyboardRightArrow)
    expectEqual(grid.focused, path(2))
    grid.allows = false
    grid.press(.keyboardDownArrow)
    expectEqual(grid.focused, path(2))
    expectEqual(grid.log.last, "shouldUpdate 2→5")
  }

  @Test func `Only sidebars have the focus without being asked to`() {
    let plain = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    expect(!plain.allowsFocus)
    expect(!plain.selectionFollowsFocus)
    plain.allowsFocus = true
    expect(plain.allowsFocus)
    let sidebar = ListFixture(.sidebar)
    expect(sidebar.view.allowsFocus)
    expect(sidebar.view.selectionFollowsFocus)
    sidebar.view.isEditing = true
    expect(!sidebar.cell(0).canBecomeFocused)
    sidebar.view.allowsFocusDuringEditing = true
    expect(sidebar.cell(0).canBecomeFocused)
  }

  // Worked example IE-42.
  @Test func `Down passes over a header`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let list = ListFixture(configuration, counts: [2, 3])
    list.view.allowsFocus = true
    list.window.press(.keyboardTab)
    list.window.press(.keyboardDownArrow)
    expectEqual(list.view.itemFocus.focusedItem, path(1))
    list.window.press(.keyboardDownArrow)
    expectEqual(list.view.itemFocus.focusedItem, path(0, 1))
  }

  // Worked example IE-43.
  @Test func `What lies under an inset is scrolled out of it in 0,3 seconds`() {
    let grid = FocusFixture([30], height: 320)
    grid.view.contentInset.bottom = 30
    grid.focus(3)
    grid.press(.keyboardDownArrow)
    expectEqual(grid.focused, path(6))
    grid.window.advance(to: 0.3)
    // The row ends at 320, the visible part at 290.
    expectEqual(grid.view.contentOffset.y, 30)
    grid.press(.keyboardDownArrow)
    grid.window.advance(to: 0.6)
    expectEqual(grid.focused, path(9))
    expectEqual(grid.view.contentOffset.y, 140)
    expectEqual(grid.view.cellForItem(at: path(9))?.isFocused, true)
  }

  @Test func `Rows that pinned headers cover are scrolled out from under them`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let list = ListFixture(configuration, counts: [40])
    list.view.allowsFocus = true
    list.view.contentOffset.y = 400
    list.window.layoutIfNeeded()
    list.window.press(.keyboardTab)
    var before = list.view.itemFocus.focusedItem
    for _ in 0..<5 {
      list.window.press(.keyboardUpArrow)
      list.window.advance(to: list.window.currentTime + 0.3)
      guard let path = list.view.itemFocus.focusedItem, let cell = list.view.cellForItem(at: path)
      else {
        Issue.record("no cell has the focus")
        return
      }
      expectEqual(path.item, (before?.item ?? 0) - 1)
      before = path
      let header = list.view.header(0).map { list.view.convert($0.bounds, from: $0) } ?? .zero
      expectAtLeast(cell.frame.minY, header.maxY - 0.001)
    }
  }

  @Test func `An item far outside is found by the layout, and gets its cell`() {
    let grid = FocusFixture([300])
    grid.unfocusable = Set((3..<290).map { path($0) })
    grid.focus(1)
    grid.press(.keyboardDownArrow)
    expect(grid.focused == path(292) || grid.focused == path(290))
    grid.window.advance(to: 1)
    expectEqual(grid.focused.flatMap { grid.view.cellForItem(at: $0) }?.isFocused, true)
  }

  // Worked example IE-46.
  @Test func `Selection follows the focus with the calls of a selection`() {
    let grid = FocusFixture()
    grid.view.selectionFollowsFocus = true
    grid.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    grid.focus(0)
    grid.press(.keyboardRightArrow)
    expectEqual(
      grid.log,
      [
        "shouldUpdate 0→1", "didUpdate 0→1", "shouldSelect 1", "didDeselect 0", "didSelect 1",
      ])
    expectEqual(grid.view.indexPathsForSelectedItems, [path(1)])
  }

  @Test func `Return does what a tap does`() {
    let grid = FocusFixture()
    grid.focus(2)
    grid.press(.keyboardReturnOrEnter)
    expectEqual(grid.log, ["shouldSelect 2", "didSelect 2"])
  }

  // Worked example IE-44.
  @Test func `Tab comes back to the item that had the focus, or is selected`() {
    let grid = FocusFixture()
    grid.view.frame = CGRect(x: 0, y: 160, width: 320, height: 320)
    grid.window.frame.size.height = 480
    let other = FocusFixture([3])
    let bar = other.view
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 150)
    grid.window.addSubview(bar)
    grid.window.layoutIfNeeded()
    bar.selectItem(at: path(2), animated: false, scrollPosition: [])
    grid.focus(3)
    grid.preferred = nil
    grid.press(.keyboardTab)
    expectEqual(bar.itemFocus.focusedItem, path(2))
    expectNil(grid.focused)
    grid.press(.keyboardTab)
    expectEqual(grid.focused, path(3))
    expectNil(bar.itemFocus.focusedItem)
  }

  @Test func `The focus follows its item, and goes on when that is deleted`() {
    let grid = FocusFixture()
    grid.focus(4)
    grid.view.performBatchUpdates {
      grid.counts = [10]
      grid.view.insertItems(at: [path(0)])
    }
    expectEqual(grid.focused, path(5))
    expectEqual(grid.view.cellForItem(at: path(5))?.isFocused, true)
    grid.view.performBatchUpdates {
      grid.counts = [9]
      grid.view.deleteItems(at: [path(5)])
    }
    grid.window.layoutIfNeeded()
    expectEqual(grid.focused, path(5))
    expectEqual(grid.view.visibleCells.filter(\.isFocused).count, 1)
    grid.view.performBatchUpdates {
      grid.counts = [3]
      grid.view.deleteItems(at: (3..<9).map { path($0) })
    }
    grid.window.layoutIfNeeded()
    expectEqual(grid.focused, path(2))
    grid.preferred = path(1)
    grid.view.reloadData()
    grid.window.layoutIfNeeded()
    expectEqual(grid.focused, path(1))
    grid.counts = [0]
    grid.view.reloadData()
    grid.window.layoutIfNeeded()
    expectNil(grid.focused)
    expectNil(grid.window.focusSystem?.focusedItem)
  }

  @Test func `The item remembered comes before the preferred one if that is asked for`() {
    let grid = FocusFixture()
    grid.focus(7)
    grid.window.focusSystem?.move(to: nil, heading: [])
    grid.preferred = path(2)
    expectEqual((grid.view.primaryFocusItem as? any DeferredFocusItem)?.indexPath, path(2))
    grid.view.remembersLastFocusedIndexPath = true
    expectEqual((grid.view.primaryFocusItem as? any DeferredFocusItem)?.indexPath, path(7))
  }

  @Test func `Left and right stay inside a section that scrolls orthogonally`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(150), heightDimension: .absolute(100)))
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(150), heightDimension: .absolute(100)), subitems: [item])
      let result = NSCollectionLayoutSection(group: group)
      if section == 0 { result.orthogonalScrollingBehavior = .continuous }
      return result
    }
    let view = FocusFixture([6, 2], layout: layout)
    view.focus(0)
    for item in 1..<6 {
      view.press(.keyboardRightArrow)
      expectEqual(view.focused, path(item))
    }
    // 900 of contents in 320.
    expectEqual(view.view.orthogonalOffset(forSection: 0), 580)
    view.press(.keyboardRightArrow)
    expectEqual(view.focused, path(5))
    for _ in 0..<5 { view.press(.keyboardLeftArrow) }
    expectEqual(view.focused, path(0))
    expectEqual(view.view.orthogonalOffset(forSection: 0), 0)
    view.press(.keyboardDownArrow)
    expectEqual(view.focused, path(0, 1))
  }
}
