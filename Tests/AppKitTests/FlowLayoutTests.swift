// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit sections 2.7 and 2.13, examples W 16 and W 19 to W 25.
@Suite("AppKit: flow layout")
@MainActor
struct FlowLayoutTests {
  /// Sizes that grow, with headers (W 22).
  final class SizedSource: CountingSource, NSCollectionViewDelegateFlowLayout {
    var headers: [CGFloat] = [20, 21]

    func collectionView(
      _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> NSSize {
      NSSize(
        width: CGFloat(30 + 10 * indexPath.item), height: CGFloat(20 + 5 * (indexPath.item % 3)))
    }

    func collectionView(
      _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> NSSize { NSSize(width: 0, height: headers[section]) }
  }

  /// 60 × 40 with insets 2, 4, 2, 4, spacings 6 and 8.
  private func flow() -> NSCollectionViewFlowLayout {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: 60, height: 40)
    flow.minimumInteritemSpacing = 6
    flow.minimumLineSpacing = 8
    flow.sectionInset = NSEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
    return flow
  }

  private func expectOrigins(
    _ fixture: Fixture, _ section: Int, _ origins: [(CGFloat, CGFloat)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (item, origin) in origins.enumerated() {
      let frame = fixture.frame(item, section) ?? .null
      #expect(
        isNear(frame.minX, origin.0) && isNear(frame.minY, origin.1), "\(section).\(item) \(frame)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func `W 19: the defaults`() {
    let layout = NSCollectionViewFlowLayout()
    let fixture = Fixture(clip: NSSize(width: 240, height: 150), counts: [7, 3], layout: layout)
    expectOrigins(
      fixture, 0,
      [(0, 0), (63.333, 0), (126.667, 0), (190, 0), (0, 60), (63.333, 60), (126.667, 60)])
    expectOrigins(fixture, 1, [(0, 110), (63.333, 110), (126.667, 110)])
    expectEqual(layout.collectionViewContentSize, NSSize(width: 240, height: 160))
  }

  @Test func `W 20: three columns`() {
    let layout = flow()
    let fixture = Fixture(clip: NSSize(width: 240, height: 150), counts: [7, 3], layout: layout)
    expectOrigins(fixture, 0, [(4, 2), (90, 2), (176, 2), (4, 50), (90, 50), (176, 50), (4, 98)])
    expectOrigins(fixture, 1, [(4, 142), (90, 142), (176, 142)])
    expectEqual(layout.collectionViewContentSize, NSSize(width: 240, height: 184))
  }

  @Test func `W 21: frames are exact, views on pixels`() throws {
    let layout = flow()
    let fixture = Fixture(clip: NSSize(width: 300, height: 150), counts: [7, 3], layout: layout)
    expectOrigins(
      fixture, 0,
      [(4, 2), (81.333, 2), (158.667, 2), (236, 2), (4, 50), (81.333, 50), (158.667, 50)])
    expectOrigins(fixture, 1, [(4, 94), (81.333, 94), (158.667, 94)])
    expectEqual(layout.collectionViewContentSize, NSSize(width: 300, height: 136))
    let view = try #require(fixture.view.item(at: path(0, 1))?.view)
    expect(isNear(view.frame, NSRect(x: 81.5, y: 2, width: 60, height: 40)))
    expectSame(view.superview, fixture.view)
  }

  @Test func `W 16: items at points`() {
    let fixture = Fixture(clip: NSSize(width: 300, height: 150), counts: [7, 3], layout: flow())
    expectEqual(fixture.view.indexPathForItem(at: NSPoint(x: 110, y: 5)), path(0, 1))
    expectNil(fixture.view.indexPathForItem(at: NSPoint(x: 66, y: 5)))
    expectEqual(fixture.view.indexPathForItem(at: NSPoint(x: 10, y: 100)), path(1, 0))
  }

  @Test func `W 22: items of many sizes, with headers`() throws {
    let layout = flow()
    let fixture = Fixture(
      clip: NSSize(width: 300, height: 150), counts: [7, 3], layout: layout,
      source: SizedSource([7, 3]))
    expectOrigins(
      fixture, 0,
      [(4, 27), (44.5, 24.5), (95, 22), (155.5, 27), (226, 24.5), (4, 60), (90, 65)])
    expectOrigins(fixture, 1, [(4, 120), (40, 117.5), (86, 115)])
    expectEqual(layout.collectionViewContentSize, NSSize(width: 300, height: 147))
    let kind = NSCollectionView.elementKindSectionHeader
    let header = try #require(
      fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(1, 0)))
    expectEqual(header.frame, NSRect(x: 0, y: 92, width: 300, height: 21))
    expectEqual(header.zIndex, 1)
    expectEqual(
      fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: kind),
      [
        path(0, 0), path(1, 0),
      ])
  }

  @Test func `W 23: columns of many sizes change the spacings`() {
    let layout = flow()
    layout.scrollDirection = .horizontal
    let fixture = Fixture(
      clip: NSSize(width: 300, height: 150), counts: [7, 3], layout: layout,
      source: SizedSource([7, 3]))
    expectOrigins(
      fixture, 0,
      [(19, 2), (14, 39), (9, 81), (4, 128), (80, 2), (75, 35), (70, 73)])
    expectOrigins(fixture, 1, [(178, 2), (173, 30), (168, 63)])
    expectEqual(layout.collectionViewContentSize, NSSize(width: 222, height: 150))
  }

  @Test func `W 24: columns of equal sizes`() {
    let layout = flow()
    layout.scrollDirection = .horizontal
    let fixture = Fixture(clip: NSSize(width: 300, height: 150), counts: [7, 3], layout: layout)
    expectOrigins(fixture, 0, [(4, 2), (4, 55), (4, 108), (72, 2), (72, 55), (72, 108), (140, 2)])
    expectOrigins(fixture, 1, [(208, 2)])
    expectEqual(layout.collectionViewContentSize, NSSize(width: 272, height: 150))
  }

  @Test func `W 25: headers from properties`() {
    let layout = NSCollectionViewFlowLayout()
    layout.itemSize = NSSize(width: 100, height: 80)
    layout.minimumLineSpacing = 12
    layout.sectionInset = NSEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    layout.headerReferenceSize = NSSize(width: 0, height: 24)
    let fixture = Fixture(clip: NSSize(width: 400, height: 300), counts: [10, 4], layout: layout)
    expectOrigins(fixture, 0, [(20, 34), (150, 34), (280, 34), (20, 126)])
    expectOrigins(fixture, 1, [(20, 434), (150, 434), (280, 434), (20, 526)])
    expectEqual(layout.collectionViewContentSize.height, 616)
  }

  @Test func `The delegate's header wins, also without a height`() {
    let layout = flow()
    layout.headerReferenceSize = NSSize(width: 0, height: 30)
    let source = SizedSource([2, 2])
    source.headers = [0, 12]
    let fixture = Fixture(
      clip: NSSize(width: 300, height: 150), counts: [2, 2], layout: layout, source: source)
    let kind = NSCollectionView.elementKindSectionHeader
    expectEqual(fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: kind), [path(1, 0)])
  }

  // Behaviour rule T-b.
  @Test func `A layout that is set on a second collection view leaves the first`() {
    let flow = flow()
    let first = Fixture(clip: NSSize(width: 240, height: 150), counts: [7], layout: flow)
    expectEqual(first.view.visibleItems().count, 7)
    let second = Fixture(clip: NSSize(width: 240, height: 150), counts: [3], layout: flow)
    first.window.layoutIfNeeded()
    expectNil(first.view.collectionViewLayout)
    expectEmpty(first.view.visibleItems())
    expectSame(flow.collectionView, second.view)
    expectEqual(second.view.visibleItems().count, 3)
    first.view.collectionViewLayout = flow
    for fixture in [first, second] { fixture.window.layoutIfNeeded() }
    expectEqual(first.view.visibleItems().count, 7)
    expectEmpty(second.view.visibleItems())
    expectNil(second.view.collectionViewLayout)
    expectSame(flow.collectionView, first.view)
  }
}
