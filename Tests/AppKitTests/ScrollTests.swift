// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit section 2.2 and examples W 5 to W 8 and W 33.
@Suite("AppKit: scrolling")
@MainActor
struct ScrollTests {
  /// One item of a content of its own size.
  final class ItemsLayout: NSCollectionViewLayout {
    var frames: [NSRect]
    var size: NSSize
    private(set) var asked: [NSRect] = []

    init(_ frames: [NSRect], in size: NSSize) {
      self.frames = frames
      self.size = size
      super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: NSSize { size }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? {
      let attributes = NSCollectionViewLayoutAttributes(forItemWith: indexPath)
      attributes.frame = frames[indexPath.item]
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: NSRect
    ) -> [NSCollectionViewLayoutAttributes] {
      frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
      asked.append(newBounds)
      return false
    }
  }

  private func fixture(_ frames: [NSRect]) -> Fixture {
    Fixture(
      clip: NSSize(width: 320, height: 480), counts: [frames.count],
      layout: ItemsLayout(frames, in: NSSize(width: 320, height: 1000)))
  }

  @Test func `The document is as large as the contents, and as the clip at least`() {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: 60, height: 40)
    flow.minimumInteritemSpacing = 6
    flow.minimumLineSpacing = 8
    flow.sectionInset = NSEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
    let short = Fixture(clip: NSSize(width: 300, height: 150), counts: [7, 3], layout: flow)
    expectEqual(flow.collectionViewContentSize, NSSize(width: 300, height: 136))
    expectEqual(short.view.frame, NSRect(x: 0, y: 0, width: 300, height: 150))
    flow.scrollDirection = .horizontal
    short.window.layoutIfNeeded()
    expectEqual(flow.collectionViewContentSize, NSSize(width: 272, height: 150))
    expectEqual(short.view.frame, NSRect(x: 0, y: 0, width: 300, height: 150))
    let long = fixture([NSRect(x: 0, y: 600, width: 320, height: 44)])
    expectEqual(long.view.frame, NSRect(x: 0, y: 0, width: 320, height: 1000))
    expectEqual(long.scrollView.documentVisibleRect, NSRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func `Items are scrolled to where they are wanted`() {
    let fixture = fixture([
      NSRect(x: 0, y: 600, width: 320, height: 44), NSRect(x: 0, y: 700, width: 320, height: 44),
    ])
    let clip = fixture.scrollView.contentView
    func offset(
      _ items: Set<IndexPath>, _ position: NSCollectionView.ScrollPosition, from start: CGFloat = 0
    ) -> CGFloat {
      clip.scroll(to: NSPoint(x: 0, y: start))
      fixture.view.scrollToItems(at: items, scrollPosition: position)
      return clip.bounds.minY
    }
    // W 7.
    expectEqual(offset([path(0, 0)], .top), 520)
    expectEqual(offset([path(0, 0)], .centeredVertically), 382)
    expectEqual(offset([path(0, 0)], .bottom), 164)
    expectEqual(offset([path(0, 0)], .nearestHorizontalEdge), 164)
    expectEqual(offset([path(0, 0)], .nearestHorizontalEdge, from: 200), 200)
    expectEqual(offset([path(0, 0)], [], from: 200), 200)
    expectEqual(offset([], .top, from: 200), 200)
    // W 8.
    expectEqual(offset([path(0, 0), path(0, 1)], .nearestHorizontalEdge), 264)
  }

  @Test func `A scroll goes as far as the document, and the layout is asked`() throws {
    let fixture = fixture([NSRect(x: 0, y: 600, width: 320, height: 44)])
    let layout = try #require(fixture.view.collectionViewLayout as? ItemsLayout)
    let clip = fixture.scrollView.contentView
    clip.scroll(to: NSPoint(x: 40, y: 2000))
    expectEqual(clip.bounds.origin, NSPoint(x: 0, y: 520))
    expectEqual(layout.asked.last, NSRect(x: 0, y: 520, width: 320, height: 480))
    fixture.view.scroll(NSPoint(x: 0, y: -100))
    expectEqual(clip.bounds.origin, .zero)
    fixture.scrollView.contentInsets = NSEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    clip.scroll(to: NSPoint(x: 0, y: -100))
    expectEqual(clip.bounds.origin, NSPoint(x: 0, y: -30))
    clip.scroll(to: NSPoint(x: 0, y: 2000))
    expectEqual(clip.bounds.origin, NSPoint(x: 0, y: 540))
  }

  @Test func `A rectangle is shown by the least movement`() {
    let fixture = fixture([NSRect(x: 0, y: 600, width: 320, height: 44)])
    let clip = fixture.scrollView.contentView
    func show(_ y: CGFloat, _ height: CGFloat, from start: CGFloat) -> (Bool, CGFloat) {
      clip.scroll(to: NSPoint(x: 0, y: start))
      let scrolled = fixture.view.scrollToVisible(
        NSRect(x: 0, y: y, width: 320, height: height))
      return (scrolled, clip.bounds.minY)
    }
    expectEqual(show(120, 40, from: 100), (false, 100))
    expectEqual(show(600, 44, from: 0), (true, 164))
    expectEqual(show(50, 44, from: 200), (true, 50))
    // Around what is visible, and larger than it (appkit rule MZ-2).
    expectEqual(show(50, 900, from: 100), (false, 100))
    expectEqual(show(0, 600, from: 300), (true, 120))
    expectEqual(show(350, 600, from: 300), (true, 350))
  }

  @Test func `Another size of the clip is another layout`() {
    let flow = NSCollectionViewFlowLayout()
    let fixture = Fixture(clip: NSSize(width: 240, height: 150), counts: [7], layout: flow)
    expect(isNear(fixture.frame(1)?.minX ?? 0, 63.333))
    fixture.window.setContentSize(NSSize(width: 180, height: 200))
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.frame(1)?.minX, 65)
    expectEqual(fixture.view.frame.size, NSSize(width: 180, height: 200))
  }

  @Test func `A background view stays, or scrolls with the contents`() {
    let fixture = Fixture(
      clip: NSSize(width: 300, height: 150), counts: [1],
      layout: ItemsLayout([.zero], in: NSSize(width: 300, height: 500)))
    let background = NSView(frame: .zero)
    fixture.view.backgroundView = background
    fixture.scrollView.contentView.scroll(to: NSPoint(x: 0, y: 120))
    fixture.window.layoutIfNeeded()
    expectEqual(background.frame, NSRect(x: 0, y: 120, width: 300, height: 150))
    expectSame(fixture.view.subviews.first, background)
    fixture.view.backgroundViewScrollsWithContent = true
    expectEqual(background.frame, NSRect(x: 0, y: 0, width: 300, height: 500))
  }

  @Test func `Without a scroll view what fits is shown`() {
    let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 120, height: 120))
    let source = CountingSource([20])
    view.register(PlainItem.self, forItemWithIdentifier: CountingSource.identifier)
    view.collectionViewLayout = NSCollectionViewFlowLayout()
    view.dataSource = source
    view.layoutSubtreeIfNeeded()
    expectEqual(view.visibleItems().count, 4)
    expectEqual(view.frame.size, NSSize(width: 120, height: 120))
  }

  @Test func `A clip view that grows keeps to the end of its document`() {
    let clip = NSClipView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    clip.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 300))
    clip.scroll(to: NSPoint(x: 0, y: 150))
    clip.setFrameSize(NSSize(width: 100, height: 250))
    expectEqual(clip.bounds.origin.y, 50)
  }
}
