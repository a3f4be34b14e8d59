// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import CollectionView

/// A cell of no list.
private final class PlainCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

  /// The lines that are shown.
  var lines: [CGRect] {
    subviews.filter { $0 !== contentView && !$0.isHidden }.map(\.frame)
  }
}

/// An inset grouped list of plain cells, 393 points wide at scale 3.
@MainActor
private final class Cards: NSObject, UICollectionViewDataSource {
  let window: UIWindow
  let view: UICollectionView
  var counts: [Int]

  init(
    _ counts: [Int], width: CGFloat = 393,
    appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped,
    isMirrored: Bool = false,
    change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) {
    self.counts = counts
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    window.traitOverrides.displayScale = 3
    window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    view.register(PlainCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func cell(_ item: Int, _ section: Int = 0) throws -> PlainCell {
    window.layoutIfNeeded()
    return try #require(
      view.cellForItem(at: IndexPath(item: item, section: section)) as? PlainCell)
  }

  func select(_ item: Int) {
    view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
  }
}

/// Behaviour rule LI-11.
@Suite("Cards of plain cells") @MainActor
struct CardTests {
  private static let pixel: CGFloat = 1.0 / 3
  private static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  private func isClose(_ frames: [CGRect], _ expected: [CGRect]) -> Bool {
    frames.count == expected.count
      && zip(frames, expected).allSatisfy {
        abs($0.minX - $1.minX) < 1e-6 && abs($0.minY - $1.minY) < 1e-6
          && abs($0.maxX - $1.maxX) < 1e-6 && abs($0.maxY - $1.maxY) < 1e-6
      }
  }

  @Test func `The four outer corners of a section are cut`() throws {
    let cards = Cards([3, 1])
    let masks: [CACornerMask] = [
      [.layerMinXMinYCorner, .layerMaxXMinYCorner], Self.all,
      [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
    ]
    for item in 0..<3 {
      let cell = try cards.cell(item)
      expectEqual(cell.frame.minX, 20)
      expectEqual(cell.frame.width, 353)
      expectEqual(cell.layer.cornerRadius, (item == 1 ? 0 : 10))
      expectEqual(cell.layer.cornerCurve, (item == 1 ? .circular : .continuous))
      expectEqual(cell.layer.maskedCorners, masks[item])
      expectEqual(cell.clipsToBounds, (item != 1))
    }
    let single = try cards.cell(0, 1)
    expectEqual(single.layer.cornerRadius, 10)
    expectEqual(single.layer.maskedCorners, Self.all)
  }

  @Test(arguments: [(393, 20), (375, 16), (320, 16)] as [(CGFloat, CGFloat)])
  func `Lines lie in the last pixel row of all cells but the last`(
    width: CGFloat, inset: CGFloat
  ) throws {
    let cards = Cards([3], width: width)
    for item in 0..<3 {
      let cell = try cards.cell(item)
      let line = CGRect(
        x: inset, y: 44 - Self.pixel, width: width - 3 * inset, height: Self.pixel)
      expect(isClose(cell.lines, item == 2 ? [] : [line]), "\(item): \(cell.lines)")
    }
  }

  @Test func `From right to left lines begin at the right`() throws {
    let line = CGRect(x: 0, y: 44 - Self.pixel, width: 333, height: Self.pixel)
    expect(isClose(try Cards([2], isMirrored: true).cell(0).lines, [line]))
  }

  // Behaviour rules LI-13 and SE-3, measured at 414 points.
  @Test(
    arguments: [
      (.plain, [[(20, 43)], [(20, 43)], [(20, 43)]]),
      (.grouped, [[(0, 0), (20, 43)], [(20, 43)], [(0, 43)]]),
      (.sidebar, [[], [], []]), (.sidebarPlain, [[], [], []]),
    ] as [(UICollectionLayoutListConfiguration.Appearance, [[(CGFloat, CGFloat)]])])
  func `In other lists plain cells have lines to the edges, and square corners`(
    appearance: UICollectionLayoutListConfiguration.Appearance,
    lines: [[(x: CGFloat, y: CGFloat)]]
  ) throws {
    let cards = Cards([3], width: 414, appearance: appearance)
    for (item, lines) in lines.enumerated() {
      let cell = try cards.cell(item)
      expectEqual(cell.frame.height, 44)
      expectEqual(cell.layer.cornerRadius, 0)
      expect(!cell.clipsToBounds)
      let expected = lines.map { line in
        CGRect(
          x: line.x, y: line.y > 0 ? 44 - Self.pixel : 0, width: 414 - line.x, height: Self.pixel)
      }
      expect(isClose(cell.lines, expected), "\(item): \(cell.lines)")
    }
  }

  @Test func `A plain cell's line keeps out of the safe area, and hides beside a selected one`()
    throws
  {
    let cards = Cards([3], width: 414, appearance: .plain)
    cards.window.safeAreaInsets.left = 40
    try expectEqual(cards.cell(0).lines.map(\.minX), [60])
    cards.select(1)
    try expectEqual((0..<3).map { try cards.cell($0).lines.count }, [0, 0, 1])
  }

  @Test func `A list says where lines are, and of which colour`() throws {
    let cards = Cards([3]) { configuration in
      configuration.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 5, bottom: 0, trailing: 7)
      configuration.separatorConfiguration.color = .red
      configuration.itemSeparatorHandler = { path, separators in
        var separators = separators
        if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
        return separators
      }
    }
    let line = CGRect(x: 5, y: 44 - Self.pixel, width: 341, height: Self.pixel)
    expect(isClose(try cards.cell(0).lines, [line]))
    try expectEqual(cards.cell(0).subviews.last?.backgroundColor, .red)
    try expectEmpty(cards.cell(1).lines)
    try expectEmpty(Cards([3], change: { $0.showsSeparators = false }).cell(0).lines)
  }

  @Test func `Corners and lines follow when rows come and go`() throws {
    let cards = Cards([2])
    let last = try cards.cell(1)
    cards.counts = [3]
    cards.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    cards.window.advance(to: 2)
    try expectSame(cards.cell(1), last)
    expectEqual(last.layer.cornerRadius, 0)
    expect(!last.clipsToBounds)
    expectEqual(last.lines.count, 1)
    cards.counts = [1]
    cards.view.deleteItems(at: [1, 2].map { IndexPath(item: $0, section: 0) })
    cards.window.advance(to: 4)
    try expectEqual(cards.cell(0).layer.maskedCorners, Self.all)
    try expectEmpty(cards.cell(0).lines)
  }

  // Behaviour rule SE-6.
  @Test func `No line divides a selected cell from its neighbours`() throws {
    func lineCounts(_ cards: Cards) throws -> [Int] {
      try (0..<cards.counts[0]).map { try cards.cell($0).lines.count }
    }
    let cards = Cards([4])
    try expectEqual(lineCounts(cards), [1, 1, 1, 0])
    cards.select(2)
    try expectEqual(lineCounts(cards), [1, 0, 0, 0])
    cards.counts = [3]
    cards.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    cards.window.advance(to: 2)
    try expectEqual(lineCounts(cards), [0, 0, 0])
    cards.counts = [2]
    cards.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    cards.window.advance(to: 4)
    try expectEqual(lineCounts(cards), [1, 0])
  }

  @Test func `A cell that leaves the list is as the client made it`() throws {
    let cards = Cards([3])
    let cell = try cards.cell(0)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    cards.view.setCollectionViewLayout(flow, animated: false)
    cards.window.layoutIfNeeded()
    try expectSame(cards.cell(0), cell)
    expectEqual(cell.layer.cornerRadius, 0)
    expect(!cell.clipsToBounds)
    expectEmpty(cell.lines)
  }

  @Test func `A list cell cuts what a client puts into its content view`() {
    let list = ListFixture(.insetGrouped, counts: [2]) { cell, _ in
      cell.contentView.backgroundColor = .red
    }
    expect(list.cell(0).clipsToBounds)
    expectEqual(list.cell(0).layer.cornerCurve, .continuous)
    expectEqual(list.cell(0).contentView.backgroundColor, .red)
  }
}
