// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionFixtures
import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing
import WaitingSuites

@testable import CollectionView
@testable import Views

/// Behaviour rule TV-71.
@Suite("Index titles")
@MainActor
struct IndexTitleTests {
  /// Sections with a title each, of five rows.
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var titles: [String]?
    var sectionCount = 26
    var itemCount = 5
    var asked: [String] = []
    var answer: (Int) -> IndexPath = { IndexPath(item: 0, section: $0) }
    var scrolls = 0

    func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      itemCount
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      asked.append("\(title) \(index)")
      return answer(index)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = Source()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: listSection(.absolute(44))))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source.titles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    window.layoutIfNeeded()
    source.scrolls = 0
  }

  private var bar: IndexBar? { view.subviews.lazy.compactMap { $0 as? IndexBar }.first }

  private func texts() -> [String] {
    window.layoutIfNeeded()
    return bar?.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
  }

  /// The middle of a title in the window: 26 rows of 16.5 begin at (480 - 429) / 2.
  private func point(_ title: Int) -> CGPoint {
    CGPoint(x: 312, y: 25.5 + 16.5 * CGFloat(title) + 8)
  }

  // MARK: Place

  @Test func `The bar stands at the trailing edge, in the middle`() throws {
    try expectEqual(#require(bar).frame, CGRect(x: 305, y: 25.5, width: 15, height: 429))
    let labels = try #require(bar).subviews.compactMap { $0 as? UILabel }
    expectEqual(labels.compactMap(\.text), source.titles)
    expectEqual(labels[1].frame, CGRect(x: 0, y: 16.5, width: 15, height: 16.5))
    expectEqual(labels[1].font, .systemFont(ofSize: 11, weight: .semibold))
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    try expectEqual(#require(bar).frame, CGRect(x: 0, y: 25.5, width: 15, height: 429))
  }

  @Test func `The bar keeps its place while contents scroll, clear of insets and safe area`() throws
  {
    view.contentOffset.y = 1000
    window.layoutIfNeeded()
    try expectEqual(#require(bar).frame, CGRect(x: 305, y: 1025.5, width: 15, height: 429))
    window.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 10)
    window.layoutIfNeeded()
    // 430 are left between 20 and 450 of the window.
    try expectEqual(#require(bar).convert(CGPoint.zero, to: window), CGPoint(x: 295, y: 20.5))
  }

  @Test func `Titles that do not fit are thinned out`() {
    view.frame.size.height = 300
    // Eighteen rows of 16.5.
    expectEqual(
      texts(),
      [
        "A", "•", "D", "•", "G", "•", "J", "•", "M", "•", "P", "•", "S", "•", "V", "•", "Y", "•",
      ])
    expectEqual(bar?.frame.height, 297)
  }

  @Test func `Titles follow the tint`() throws {
    view.tintColor = .systemRed
    let labels = try #require(bar).subviews.compactMap { $0 as? UILabel }
    expectAll(labels, where: { $0.textColor == .systemRed })
  }

  @Test func `A title that is wider makes the bar wider`() throws {
    source.titles = ["A", "Mmmm"]
    view.reloadData()
    window.layoutIfNeeded()
    let frame = try #require(bar).frame
    expectGreater(frame.width, 15)
    expectEqual(frame.maxX, 320)
  }

  @Test(arguments: [false, true])
  func `Rows from edge to edge keep their contents clear of the bar`(rtl: Bool) throws {
    func contentFrame(_ appearance: UICollectionLayoutListConfiguration.Appearance) throws -> CGRect
    {
      window.traitOverrides.layoutDirection = rtl ? .rightToLeft : .leftToRight
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      view.setCollectionViewLayout(
        UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: appearance)), animated: false)
      view.reloadData()
      window.layoutIfNeeded()
      return try #require(view.visibleCells.first).contentView.frame
    }
    try expectEqual(contentFrame(.plain), CGRect(x: rtl ? 15 : 0, y: 0, width: 305, height: 44))
    // Cards end 16 points before the edge.
    try expectEqual(contentFrame(.insetGrouped).width, 288)
    source.titles = nil
    try expectEqual(contentFrame(.plain).width, 320)
  }

  @Test func `Rows make space for an index that a batch of updates brings`() throws {
    source.titles = nil
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)), animated: false)
    view.reloadData()
    window.layoutIfNeeded()
    let cell = try #require(view.visibleCells.first)
    expectEqual(cell.contentView.frame.width, 320)
    view.performBatchUpdates {
      source.titles = ["x"]
      source.sectionCount = 27
      view.insertSections([26])
    }
    expectEqual(cell.contentView.frame.width, 305)
  }

  @Test func `The bar is in front of everything`() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    view.setCollectionViewLayout(layout, animated: false)
    window.layoutIfNeeded()
    let cell = try #require(view.visibleCells.first)
    cell.layer.zPosition = CGFloat(Int.max)
    expectSame(view.childrenInDrawingOrder.last, bar)
  }

  // MARK: Data

  @Test(arguments: [nil, []] as [[String]?])
  func `Without titles there is no bar`(titles: [String]?) {
    source.titles = titles
    view.reloadData()
    window.layoutIfNeeded()
    expectNil(bar)
  }

  @Test func `A data source may count the data when it is asked for titles`() {
    final class Counting: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
      func indexTitles(for collectionView: UICollectionView) -> [String]? {
        (0..<collectionView.numberOfSections).map { "\($0)" }
      }
    }
    let source = Counting()
    view.dataSource = source
    expectEqual(texts(), ["0", "1"])
  }

  @Test func `Titles are asked for again with the data`() {
    source.titles = ["x", "y"]
    window.layoutIfNeeded()
    expectEqual(texts().count, 26)
    view.reloadData()
    expectEqual(texts(), ["x", "y"])
    view.performBatchUpdates {
      source.sectionCount = 27
      source.titles = ["x", "y", "z"]
      view.insertSections([26])
    }
    expectEqual(texts(), ["x", "y", "z"])
    view.dataSource = nil
    expectEqual(texts(), [])
  }

  // MARK: Touches

  @Test func `A touch on a title scrolls to its item at once`() {
    window.beginTouch(at: point(2))
    expectEqual(source.asked, ["C 2"])
    // Two sections of five rows.
    expectEqual(view.contentOffset.y, 440)
    expect(!window.isAnimating)
    window.endTouch()
    expectEqual(view.contentOffset.y, 440)
    expectEqual(view.indexPathsForSelectedItems, [])
  }

  @Test func `A touch that moves along the bar scrolls when it comes to another title`() {
    window.beginTouch(at: point(0))
    for title in [1, 1, 1, 3] { window.moveTouch(to: point(title)) }
    expectEqual(source.asked, ["A 0", "B 1", "D 3"])
    expectEqual(view.contentOffset.y, 660)
    expectEqual(source.scrolls, 2)
    window.moveTouch(to: CGPoint(x: 10, y: 2000))
    expectEqual(source.asked.last, "Z 25", "beyond the end, and beside the bar")
    // As far as it goes: 26 sections of 220, less the view's own height.
    expectEqual(view.contentOffset.y, 5240)
    window.endTouch()
    window.beginTouch(at: point(25))
    expectEqual(source.asked.suffix(2), ["Z 25", "Z 25"])
  }

  @Test func `A touch on the bar highlights no item`() {
    source.answer = { _ in IndexPath(item: 0, section: 0) }
    window.tap(at: point(4))
    expectAll(view.visibleCells, where: { !$0.isHighlighted && !$0.isSelected })
    window.tap(at: CGPoint(x: 100, y: 100))
    expectEqual(view.indexPathsForSelectedItems?.count, 1)
  }

  @Test(arguments: [false, true])
  func `Contents that scroll from side to side are scrolled to where the item begins`(rtl: Bool) {
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Mirrored()
    layout.scrollDirection = .horizontal
    layout.sectionInset = .zero
    layout.itemSize = CGSize(width: 44, height: 480)
    layout.minimumLineSpacing = 0
    window.traitOverrides.layoutDirection = rtl ? .rightToLeft : .leftToRight
    view.setCollectionViewLayout(layout, animated: false)
    window.layoutIfNeeded()
    window.beginTouch(at: CGPoint(x: rtl ? 8 : 312, y: point(2).y))
    expectEqual(source.asked, ["C 2"])
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 2))
    let x: CGFloat? = cell?.convert(CGPoint.zero, to: window).x
    expectEqual(x, (rtl ? 276 : 0) as CGFloat)
  }

  @Test(.waitsForProcesses) func `A title that leads nowhere is a programmer error`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let test = IndexTitleTests()
        test.source.answer = { IndexPath(item: 9, section: $0) }
        test.window.tap(at: test.point(3))
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "there is no item at [3, 9]; section 3 has 5 items", "\(message)")
  }

  @Test func `A title of data without items leads nowhere`() {
    source.itemCount = 0
    source.answer = { _ in IndexPath(item: 0, section: 0) }
    view.reloadData()
    window.layoutIfNeeded()
    window.tap(at: point(3))
    expectEqual(source.asked, ["D 3"])
    expectEqual(view.contentOffset, .zero)
  }
}
