// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// What touches do to collection views and tables in a window that scrolls over time.
@Suite("Collections scrolled by touch")
@MainActor
struct ScrollingByTouchTests {
  private static let window = CGRect(x: 0, y: 0, width: 300, height: 500)

  private let window: UIWindow
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>

  /// A list of rows with swipe actions around a section of cards, 120 points each and 10 apart.
  init() {
    window = UIWindow(frame: Self.window)
    window.traitOverrides.displayScale = 2
    window.scrollsOverTime = true
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { path in
      guard path.item == 1 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      ])
    }
    let layout = UICollectionViewCompositionalLayout { section, environment in
      guard section == 1 else { return .list(using: list, layoutEnvironment: environment) }
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(120), heightDimension: .absolute(100)),
        subitems: [item])
      let cards = NSCollectionLayoutSection(group: group)
      cards.orthogonalScrollingBehavior = .groupPaging
      cards.interGroupSpacing = 10
      return cards
    }
    view = UICollectionView(frame: Self.window, collectionViewLayout: layout)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
    }
    window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (section, count) in [3, 12, 60].enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<count).map { section * 100 + $0 }, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
  }

  /// Moves a touch in frames of a sixtieth of a second, and leaves it down.
  private func drag(from start: CGPoint, by vector: CGVector) {
    window.beginTouch(at: start)
    let begin = window.currentTime
    for frame in 1...10 {
      let share = CGFloat(frame) / 10
      window.advance(to: begin + Double(frame) / 60)
      window.moveTouch(
        to: CGPoint(x: start.x + vector.dx * share, y: start.y + vector.dy * share))
    }
  }

  private func rest() { window.advance(to: window.currentTime + 10) }

  private var cards: CGPoint {
    let frame = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame ?? .zero
    return CGPoint(x: 200, y: frame.midY - view.contentOffset.y)
  }

  @Test func `A section scrolls by itself and rests as its behaviour says`() {
    drag(from: cards, by: CGVector(dx: -90, dy: 4))
    expectGreater(view.orthogonalOffset(forSection: 1), 75)
    expectEqual(view.contentOffset.y, 0)
    window.endTouch(velocity: .zero)
    window.advance(to: window.currentTime + 0.1)
    let offset = view.orthogonalOffset(forSection: 1)
    expect(offset > 80 && offset < 130, "on the way")
    rest()
    expectEqual(view.orthogonalOffset(forSection: 1), 130)
  }

  @Test func `A flick of a section turns one group, however fast`() {
    drag(from: cards, by: CGVector(dx: -30, dy: 0))
    window.endTouch(velocity: CGPoint(x: -5000, y: 0))
    rest()
    expectEqual(view.orthogonalOffset(forSection: 1), 130)
  }

  @Test
  func `A section can be pulled beyond its start, also through a layout pass, and comes back`() {
    drag(from: cards, by: CGVector(dx: 90, dy: 0))
    let pulled = view.orthogonalOffset(forSection: 1)
    expectLess(pulled, -30)
    expectGreater(pulled, -80)
    view.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    expectEqual(view.orthogonalOffset(forSection: 1), pulled)
    window.endTouch(velocity: .zero)
    rest()
    expectEqual(view.orthogonalOffset(forSection: 1), 0)
  }

  @Test func `In a mirrored layout a section goes on when it is dragged to the right`() {
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    drag(from: cards, by: CGVector(dx: 90, dy: 0))
    expectGreater(view.orthogonalOffset(forSection: 1), 75)
    window.endTouch(velocity: CGPoint(x: 1000, y: 0))
    window.advance(to: window.currentTime + 0.05)
    rest()
    expectEqual(view.orthogonalOffset(forSection: 1), 130)
  }

  @Test func `The end of a section's drag by a call takes time as well`() {
    expectEqual(view.endOrthogonalDrag(ofSection: 1, at: 60, velocity: 1), 130)
    expectEqual(view.orthogonalOffset(forSection: 1), 60)
    rest()
    expectEqual(view.orthogonalOffset(forSection: 1), 130)
  }

  @Test func `A row that moves sideways shows its actions, and none where it has none`() throws {
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(view.cellForItem(at: path) as? UICollectionViewListCell)
    let middle = CGPoint(x: 200, y: cell.frame.midY)
    drag(from: middle, by: CGVector(dx: -60, dy: 3))
    expect(cell.configurationState.isSwiped)
    expect(!cell.isHighlighted)
    window.endTouch()
    rest()
    expect(cell.configurationState.isSwiped, "it rests with its actions visible")
    expectEqual(view.contentOffset.y, 0)
    drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -60))
    expect(!cell.configurationState.isSwiped, "scrolling closes it")
    window.endTouch(velocity: .zero)
    view.contentOffset.y = 0
    let other = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    drag(from: CGPoint(x: 200, y: other.frame.midY), by: CGVector(dx: -60, dy: 0))
    expect(!other.configurationState.isSwiped)
  }

  @Test func `A fling over rows that are measured on the way goes on to a rest`() {
    drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -100))
    window.endTouch(velocity: CGPoint(x: 0, y: -8000))
    var last: CGFloat = 0
    for _ in 0..<600 {
      window.advance(to: window.currentTime + 1.0 / 60)
      // It runs into the end, and comes back from there.
      if view.contentOffset.y < last { break }
      last = view.contentOffset.y
    }
    rest()
    expect(!view.isDecelerating)
    let end = view.contentSize.height - view.bounds.height
    expectNear(view.contentOffset.y, end, within: 0.001)
    expectGreater(last, end, "beyond it on the way")
  }

  @Test func `A touch that rests on an item before it moves scrolls as well`() {
    window.beginTouch(at: CGPoint(x: 150, y: 300))
    window.advance(to: 0.3)
    window.moveTouch(to: CGPoint(x: 150, y: 200))
    expectEqual(view.contentOffset.y, 90)
    window.endTouch(velocity: .zero)
    expectEqual(view.indexPathsForSelectedItems, [])
    window.tap(at: CGPoint(x: 150, y: 300))
    expectEqual(view.indexPathsForSelectedItems?.count, 1, "a tap still selects")
  }

  @Test func `Nothing moves when nothing was scrolled, and nothing is left running`() {
    rest()
    expect(!window.isAnimating)
    drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -50))
    window.endTouch()
    rest()
    expect(!window.isAnimating)
  }
}
