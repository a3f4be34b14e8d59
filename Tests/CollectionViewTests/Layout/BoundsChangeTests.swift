// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour rule Y-10: what a layout is asked and told when the bounds change.
@Suite("Change of bounds")
@MainActor
struct BoundsChangeTests {
  /// Rows as wide as the collection view is when the layout is invalidated, as layouts of clients
  /// are that cache the width there.
  final class CachingLayout: UICollectionViewLayout {
    let log = CallLog()
    var width: CGFloat = 0
    /// Called while the layout is invalidated for new bounds, and while it is asked about them.
    var whileInvalidated: () -> Void = {}
    var whileAsked: () -> Void = {}

    private func note(_ name: String) {
      guard let bounds = collectionView?.bounds else { return }
      log.add("\(name) y \(bounds.minY.compactDescription) of \(bounds.width.compactDescription)")
    }

    override func prepare() { note("prepare") }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      note("should")
      whileAsked()
      return true
    }
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      note("context")
      return super.invalidationContext(forBoundsChange: newBounds)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      note("invalidate")
      width = collectionView?.bounds.width ?? 0
      super.invalidateLayout(with: context)
      whileInvalidated()
    }
    override var collectionViewContentSize: CGSize { CGSize(width: width, height: 2000) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      guard collectionView?.dataSource != nil else { return nil }
      return (0..<40).map { item in
        let row = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        row.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: width, height: 50)
        return row
      }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      layoutAttributesForElements(in: .zero)?[indexPath.item]
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let log: CallLog
    init(log: CallLog) { self.log = log }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.add("didScroll y \(scrollView.bounds.minY.compactDescription)")
    }
  }

  /// A view that says when its superview resizes it.
  private final class Follower: UIView {
    var log: CallLog?
    override var bounds: CGRect {
      didSet { log?.add("autoresized to \(bounds.width.compactDescription)") }
    }
  }

  private let layout = CachingLayout()
  private let source: Source
  private let view: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 844))

  init() {
    source = Source(log: layout.log)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 500), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    view.layoutIfNeeded()
    _ = layout.log.take()
  }

  @Test func `A scroll asks with the old bounds, then invalidates with the new ones`() {
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    expectEqual(
      layout.log.take(),
      [
        "should y 0 of 390", "context y 0 of 390", "invalidate y 50 of 390", "didScroll y 50",
        "prepare y 50 of 390",
      ])
  }

  @Test func `A layout that reads the width when it is invalidated follows a rotation`() {
    view.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    view.layoutIfNeeded()
    expectEqual(view.contentSize.width, 844)
    expectEqual(view.visibleCells.first?.frame.width, 844)
  }

  @Test func `The layout hears of new bounds before subviews follow them`() {
    let follower = Follower(frame: CGRect(x: 0, y: 0, width: 390, height: 10))
    follower.autoresizingMask = .flexibleWidth
    view.addSubview(follower)
    view.layoutIfNeeded()
    _ = layout.log.take()
    follower.log = layout.log
    view.frame.size.width = 400
    expectEqual(
      layout.log.take(),
      [
        "should y 0 of 390", "context y 0 of 390", "invalidate y 0 of 400", "autoresized to 400",
      ])
  }

  @Test func `The layout hears of new bounds before the insets follow them`() {
    final class View: UICollectionView {
      var log: CallLog?
      override func adjustedContentInsetDidChange() {
        log?.add("insets")
        super.adjustedContentInsetDidChange()
      }
    }
    let view = View(
      frame: CGRect(x: 0, y: 0, width: 390, height: 2500), collectionViewLayout: CachingLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.safeAreaInsets.top = 44
    window.addSubview(view)
    view.layoutIfNeeded()
    view.log = (view.collectionViewLayout as? CachingLayout)?.log
    _ = view.log?.take()
    view.frame.size.height = 500
    expectEqual(
      view.log?.take().prefix(4),
      [
        "should y 0 of 390", "context y 0 of 390", "invalidate y 0 of 390", "should y 0 of 390",
      ])
    expectEqual(view.contentOffset.y, -44)
  }

  @Test func `Inside an animation the order is the same`() {
    UIView.animate(withDuration: 1) {
      view.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    }
    let calls = layout.log.take()
    expectEqual(
      calls.prefix(4),
      [
        "should y 0 of 390", "context y 0 of 390", "invalidate y 0 of 844", "prepare y 0 of 844",
      ])
    expectEqual(view.contentSize.width, 844)
    expectEqual(view.visibleCells.first?.bounds.width, 844)
  }

  @Test func `A scroll from within an invalidation is delivered after it`() {
    var isNested = false
    layout.whileInvalidated = { [unowned view] in
      guard !isNested else { return }
      isNested = true
      view.contentOffset.y = 80
    }
    view.contentOffset.y = 50
    expectEqual(
      layout.log.take(),
      [
        "should y 0 of 390", "context y 0 of 390", "invalidate y 50 of 390", "should y 50 of 390",
        "context y 50 of 390", "invalidate y 80 of 390", "didScroll y 80", "didScroll y 80",
      ])
  }

  @Test func `A scroll from within a question comes first`() {
    var isNested = false
    layout.whileAsked = { [unowned view] in
      guard !isNested else { return }
      isNested = true
      view.contentOffset.y = 80
    }
    view.contentOffset.y = 50
    expectEqual(
      layout.log.take(),
      [
        "should y 0 of 390", "should y 0 of 390", "context y 0 of 390", "invalidate y 80 of 390",
        "didScroll y 80", "context y 80 of 390", "invalidate y 50 of 390", "didScroll y 50",
      ])
  }

  @Test func `A question that brings the bounds there already is answered`() {
    var isNested = false
    layout.whileAsked = { [unowned view] in
      guard !isNested else { return }
      isNested = true
      view.contentOffset.y = 50
    }
    view.contentOffset.y = 50
    expectEqual(layout.log.take().filter { $0.hasPrefix("invalidate") }.count, 2)
    layout.invalidateLayout()
    expectEqual(layout.log.take(), ["invalidate y 50 of 390"])
  }

  @Test func `A view made from a coder keeps the same order`() throws {
    let view = try #require(UICollectionView(coder: NSCoder()))
    let layout = CachingLayout()
    view.collectionViewLayout = layout
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 500)
    view.layoutIfNeeded()
    _ = layout.log.take()
    view.contentOffset.y = 50
    expectEqual(
      layout.log.take(),
      [
        "should y 0 of 390", "context y 0 of 390", "invalidate y 50 of 390",
      ])
  }
}
