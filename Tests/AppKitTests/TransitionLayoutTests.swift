// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit rules MU-5 and MI-4, and what goes with the items in an update.
@Suite("AppKit: changes of layout, reuse and badges")
@MainActor
struct TransitionLayoutTests {
  /// Records its calls about layouts.
  final class TransitionItem: NSCollectionViewItem {
    var log: [String] = []
    override func loadView() { view = NSView(frame: .zero) }
    override func willTransition(
      from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
    ) { log.append("will \(type(of: oldLayout)) \(type(of: newLayout))") }
    override func didTransition(
      from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
    ) { log.append("did \(type(of: oldLayout)) \(type(of: newLayout))") }
  }

  /// Goes through a layout of its own.
  final class Transitions: NSObject, NSCollectionViewDelegate {
    var made: NSCollectionViewTransitionLayout?
    func collectionView(
      _ collectionView: NSCollectionView,
      transitionLayoutForOldLayout fromLayout: NSCollectionViewLayout,
      newLayout toLayout: NSCollectionViewLayout
    ) -> NSCollectionViewTransitionLayout {
      let layout = NSCollectionViewTransitionLayout(
        currentLayout: fromLayout, nextLayout: toLayout)
      made = layout
      return layout
    }
  }

  private func flow(_ size: CGFloat) -> NSCollectionViewFlowLayout {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: size, height: size)
    flow.minimumInteritemSpacing = 0
    flow.minimumLineSpacing = 0
    return flow
  }

  @Test func `An animated change goes through the delegate's layout`() throws {
    let source = Transitions()
    let fixture = Fixture(clip: NSSize(width: 100, height: 100), counts: [4], layout: flow(50))
    fixture.view.delegate = source
    fixture.view.register(TransitionItem.self, forItemWithIdentifier: CountingSource.identifier)
    fixture.view.reloadData()
    fixture.view.selectionIndexPaths = [path(0, 1)]
    fixture.window.layoutIfNeeded()
    let item = try #require(fixture.view.item(at: path(0, 1)) as? TransitionItem)
    let new = flow(25)
    fixture.view.animator().collectionViewLayout = new
    let between = try #require(source.made)
    expectSame(fixture.view.collectionViewLayout, between)
    expectEqual(between.transitionProgress, 1)
    expectSame(between.nextLayout, new)
    expectEqual(item.log, ["will NSCollectionViewFlowLayout NSCollectionViewFlowLayout"])
    fixture.window.advance(to: 0.25)
    expectSame(fixture.view.collectionViewLayout, new)
    expectEqual(item.log.count, 2)
    expectEqual(item.log.last?.hasPrefix("did"), true)
    expectEqual(item.view.frame, NSRect(x: 25, y: 0, width: 25, height: 25))
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 1)])
    expect(item.isSelected)
    expectNil(between.collectionView)
    expectSame(new.collectionView, fixture.view)
    // At once no delegate is asked.
    source.made = nil
    fixture.view.collectionViewLayout = flow(50)
    expectNil(source.made)
  }

  @Test func `Between two layouts everything is in proportion`() throws {
    let (start, end) = (flow(50), flow(20))
    let fixture = Fixture(clip: NSSize(width: 100, height: 100), counts: [6], layout: start)
    let other = Fixture(clip: NSSize(width: 100, height: 100), counts: [6], layout: end)
    let between = NSCollectionViewTransitionLayout(currentLayout: start, nextLayout: end)
    between.transitionProgress = 0.5
    between.updateValue(7, forAnimatedKey: "pull")
    expectEqual(between.value(forAnimatedKey: "pull"), 7)
    expectEqual(between.value(forAnimatedKey: "x"), 0)
    expectEqual(
      between.layoutAttributesForItem(at: path(0, 1))?.frame,
      NSRect(x: 35, y: 0, width: 35, height: 35))
    expectEqual(between.collectionViewContentSize, NSSize(width: 100, height: 95))
    between.transitionProgress = 1
    expectEqual(between.layoutAttributesForItem(at: path(0, 1))?.frame, other.frame(1))
    withExtendedLifetime((fixture, other)) {}
  }

  /// Makes items without the collection view.
  private final class Maker: CountingSource {
    var identifier: NSUserInterfaceItemIdentifier?
    var made = 0
    override func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      if made > 1, identifier != nil {
        return super.collectionView(collectionView, itemForRepresentedObjectAt: indexPath)
      }
      made += 1
      let item = PlainItem()
      item.identifier = identifier
      return item
    }
  }

  @Test func `Items made elsewhere wait for their name, and without one for nothing`() throws {
    for identifier in [nil, CountingSource.identifier] {
      let source = Maker([20])
      source.identifier = identifier
      let flow = flow(50)
      flow.itemSize.width = 100
      let fixture = Fixture(
        clip: NSSize(width: 100, height: 100), counts: [20], layout: flow, source: source)
      weak let first = fixture.view.item(at: path(0, 0)) as? PlainItem
      expectNotNil(first)
      expectEqual(source.made, 2)
      fixture.scrollView.contentView.scroll(to: NSPoint(x: 0, y: 200))
      fixture.window.layoutIfNeeded()
      if identifier == nil {
        expectNil(first)
        expectEqual(source.made, 4)
      } else {
        // The one that left last is used first.
        expectSame(fixture.view.item(at: path(0, 5)), first)
        expectEqual(first?.log.contains("reuse"), true)
        expectEqual(source.made, 2)
      }
    }
  }

  @Test func `Unregistered items wait, too`() {
    let source = Maker([20])
    source.identifier = CountingSource.identifier
    let flow = flow(50)
    flow.itemSize.width = 100
    let fixture = Fixture(
      clip: NSSize(width: 100, height: 100), counts: [20], layout: nil, source: source)
    fixture.view.register(nil as AnyClass?, forItemWithIdentifier: CountingSource.identifier)
    fixture.view.collectionViewLayout = flow
    fixture.window.layoutIfNeeded()
    fixture.scrollView.contentView.scroll(to: NSPoint(x: 0, y: 200))
    fixture.window.layoutIfNeeded()
    expectEqual(source.made, 2)
    expectEqual(fixture.view.visibleItems().count, 2)
  }

  @Test func `Badges come and go with their items`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(10), heightDimension: .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(40), heightDimension: .absolute(40))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
    let layout = NSCollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let fixture = Fixture(clip: NSSize(width: 120, height: 100), counts: [3], layout: nil)
    fixture.view.register(
      NSView.self, forSupplementaryViewOfKind: "badge", withIdentifier: CountingSource.header)
    fixture.view.collectionViewLayout = layout
    fixture.window.layoutIfNeeded()
    func badges() -> [NSView] {
      fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").sorted()
        .compactMap { path in
          fixture.view.subviews.first { view in
            view.identifier == CountingSource.header
              && view.frame.minX == fixture.frame(path.item).map { $0.maxX - 10 }
          }
        }
    }
    let before = badges()
    expectEqual(before.count, 3)
    fixture.source.counts = [2]
    fixture.view.performBatchUpdates({ fixture.view.deleteItems(at: [path(0, 0)]) })
    fixture.window.advance(to: 0.25)
    let after = badges()
    // Those of the items that are left went with them.
    expect(after.count == 2 && after[0] === before[1] && after[1] === before[2])
    expectNil(before[0].superview)
  }
}
