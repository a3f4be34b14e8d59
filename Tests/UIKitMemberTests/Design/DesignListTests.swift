// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import UIKit

/// Lists of a collection view in the design of iOS 26.
@Suite("Lists of iOS 26") @MainActor
struct DesignListTests {
  /// A list of sections with texts, in a window of the design.
  @MainActor private final class Screen {
    let window: UIWindow
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>
    var change: (UICollectionViewListCell) -> Void = { _ in }

    init(
      _ appearance: UICollectionLayoutListConfiguration.Appearance, counts: [Int],
      width: CGFloat = 402, scale: CGFloat = 3, textSize: UIContentSizeCategory = .large,
      headers: Bool = false, footers: Bool = false,
      content: @escaping (Int) -> UIListContentConfiguration = { _ in .cell() },
      change: @escaping (UICollectionViewListCell) -> Void = { _ in }
    ) {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      if headers { configuration.headerMode = .supplementary }
      if footers { configuration.footerMode = .supplementary }
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
      window.traitOverrides.displayScale = scale
      window.traitOverrides.preferredContentSizeCategory = textSize
      window.traitOverrides.design = .iOS26
      window.traitOverrides.textRendering = .blocks
      view = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var shown = content(item)
        shown.text = "Row \(item)"
        cell.contentConfiguration = shown
        change(cell)
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
      }
      func boundary(
        _ kind: String, _ content: @escaping () -> UIListContentConfiguration
      ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
        UICollectionView.SupplementaryRegistration(elementKind: kind) { cell, _, _ in
          var shown = content()
          shown.text = "Title"
          cell.contentConfiguration = shown
        }
      }
      let header = boundary(UICollectionView.elementKindSectionHeader) { .groupedHeader() }
      let footer = boundary(UICollectionView.elementKindSectionFooter) { .groupedFooter() }
      source.supplementaryViewProvider = { view, kind, path in
        view.dequeueConfiguredReusableSupplementary(
          using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
      }
      window.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      var next = 0
      for (section, count) in counts.enumerated() {
        snapshot.appendSections([section])
        snapshot.appendItems(Array(next..<(next + count)))
        next += count
      }
      source.apply(snapshot, animatingDifferences: false)
      window.layoutIfNeeded()
    }

    func cell(_ section: Int, _ item: Int) throws -> UICollectionViewListCell {
      try #require(
        view.cellForItem(at: IndexPath(item: item, section: section))
          as? UICollectionViewListCell)
    }

    func boundary(_ kind: String, _ section: Int) throws -> UICollectionReusableView {
      try #require(
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section)))
    }

    /// The lines in a cell, in its coordinates.
    func lines(_ cell: UIView) -> [CGRect] {
      cell.subviews.filter { !$0.isHidden && $0.backgroundColor == .separator }.map(\.frame)
    }
  }

  @Test
  func `LK-1, LK-7, LK-10, LK-11: rows of 52 in cards 16 from the sides, 35 above and between`()
    throws
  {
    let screen = Screen(.insetGrouped, counts: [2, 1], width: 375, scale: 2)
    try expectEqual(
      [screen.cell(0, 0), screen.cell(0, 1), screen.cell(1, 0)].map(\.frame),
      [
        CGRect(x: 16, y: 35, width: 343, height: 52), CGRect(x: 16, y: 87, width: 343, height: 52),
        CGRect(x: 16, y: 174, width: 343, height: 52),
      ])
  }

  @Test(arguments: [375, 390, 393, 402])
  func `LK-7, LK-8: cards are 16 from the sides of phones up to 402, and texts 16 inside`(
    width: Int
  ) throws {
    let screen = Screen(.insetGrouped, counts: [1], width: CGFloat(width))
    let cell = try screen.cell(0, 0)
    expectEqual(cell.frame.minX, 16)
    let content = try #require(cell.contentView as? UIListContentView)
    let text = try #require(content.textLayoutGuide).layoutFrame
    expectEqual(content.frame.minX + text.minX, 16)
  }

  @Test func `LK-9: cards have corners of 26, continuous`() throws {
    let screen = Screen(.insetGrouped, counts: [1])
    let layer = try screen.cell(0, 0).layer
    expectEqual(layer.cornerRadius, 26)
    expectEqual(layer.cornerCurve, .continuous)
  }

  @Test func `LK-2, LK-3: one line is between margins of 15, and a subtitle touches the title`()
    throws
  {
    let margins = UITraitCollection(design: .iOS26)
    margins.performAsCurrent {
      for content in [
        UIListContentConfiguration.cell(), .subtitleCell(), .valueCell(),
      ] {
        let insets = content.directionalLayoutMargins
        expectEqual([insets.top, insets.leading, insets.bottom, insets.trailing], [15, 16, 15, 8])
      }
    }
    let screen = Screen(.insetGrouped, counts: [1], width: 375, scale: 2) { _ in
      var content = UIListContentConfiguration.subtitleCell()
      content.secondaryText = "More"
      return content
    }
    try expectEqual(screen.cell(0, 0).frame.height, 68.5)
  }

  @Test func `LK-4: a cell that is no list cell has no least height`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.traitOverrides.displayScale = 3
    window.traitOverrides.design = .iOS26
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    let view = UIListContentView(configuration: content)
    window.addSubview(view)
    view.configuration = content.updated(
      for: UIViewConfigurationState(traitCollection: window.traitCollection))
    let height = view.systemLayoutSizeFitting(CGSize(width: 393, height: 0)).height
    expectNear(height, 50.333, within: 0.01)
  }

  @Test func `LK-6: a row is a point lower in text of medium size`() throws {
    let screen = Screen(.insetGrouped, counts: [1], width: 390, textSize: .medium)
    try expectEqual(screen.cell(0, 0).frame.height, 51)
  }

  @Test func `LK-40 to LK-42: headers are 40.33 high as written, and footers 29.67`() throws {
    let screen = Screen(.insetGrouped, counts: [1, 1], headers: true, footers: true)
    let header = try screen.boundary(UICollectionView.elementKindSectionHeader, 0)
    let footer = try screen.boundary(UICollectionView.elementKindSectionFooter, 0)
    expectNear(header.frame.height, 40.333, within: 0.01)
    expectNear(footer.frame.height, 29.667, within: 0.01)
    // LK-14, LK-15: nothing above the first header, nothing between a footer and the next one.
    expectEqual(header.frame.minY, 0)
    let next = try screen.boundary(UICollectionView.elementKindSectionHeader, 1)
    expectNear(next.frame.minY, footer.frame.maxY, within: 0.001)
    let cell = try #require(header as? UICollectionViewListCell)
    let content = try #require(
      cell.contentConfiguration as? UIListContentConfiguration)
    expectEqual(content.textProperties.transform, .none)
    expectEqual(content.textProperties.font, .preferredFont(forTextStyle: .headline))
    expectEqual(content.textProperties.color, .secondaryLabel)
  }

  @Test func `LK-50 to LK-52, LK-56: lines are a point thick, and end at the margin`() throws {
    let inset = Screen(.insetGrouped, counts: [2])
    try expectEqual(
      inset.lines(inset.cell(0, 0)), [CGRect(x: 16, y: 51, width: 338, height: 1)])
    try expectEqual(inset.lines(inset.cell(0, 1)), [])
    let plain = Screen(.plain, counts: [2], width: 375, scale: 2)
    try expectEqual(
      plain.lines(plain.cell(0, 0)), [CGRect(x: 16, y: 51, width: 343, height: 1)])
  }

  @Test func `LK-54: a leading accessory moves the line to the text`() throws {
    let screen = Screen(.insetGrouped, counts: [2], width: 375, scale: 2) { _ in
      .cell()
    } change: {
      $0.accessories = [.delete(displayed: .always)]
    }
    try expectEqual(screen.lines(screen.cell(0, 0)).map(\.minX), [56])
  }

  @Test func `LK-63: a reorder control is 27 by 44, and a leading control begins at 16`() throws {
    let screen = Screen(.insetGrouped, counts: [2], width: 375, scale: 2) { _ in
      .cell()
    } change: {
      $0.accessories = [.reorder(displayed: .always)]
    }
    let cell = try screen.cell(0, 0)
    let boxes = cell.subviews.filter { $0.frame.size == CGSize(width: 27, height: 44) }
    expectEqual(boxes.map(\.frame.maxX), [343 - 16])
    expectEqual(boxes.map(\.frame.minY), [4])
  }

  @Test func `LK-60: the box of a chevron is 14 wide and ends at the margin`() throws {
    let screen = Screen(.insetGrouped, counts: [1]) { _ in
      .cell()
    } change: {
      $0.accessories = [.disclosureIndicator()]
    }
    let cell = try screen.cell(0, 0)
    let box = try #require(
      cell.subviews.first { $0 !== cell.contentView && $0.subviews.first is UIImageView })
    expectEqual([box.frame.width, box.frame.maxX], [14, 370 - 16])
  }

  @Test func `Rows take the lengths of another design while they are shown`() throws {
    let screen = Screen(.insetGrouped, counts: [2])
    screen.window.traitOverrides.design = .iOS17
    screen.window.layoutIfNeeded()
    try expectEqual(screen.cell(0, 0).frame, CGRect(x: 20, y: 35, width: 362, height: 44))
    try expectEqual(screen.cell(0, 0).layer.cornerRadius, 10)
    screen.window.traitOverrides.design = .iOS26
    screen.window.layoutIfNeeded()
    try expectEqual(screen.cell(0, 1).frame, CGRect(x: 16, y: 87, width: 370, height: 52))
  }
}
