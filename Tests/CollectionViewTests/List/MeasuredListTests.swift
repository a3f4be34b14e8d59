// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionLayout
import Expectations
import Foundation
import Geometry
import Pictures
import Testing
import Views

@testable import CollectionView

/// Rows, headers and footers of lists as pictures of phones show them, at scale 3.
@Suite("Measured lists") @MainActor
struct MeasuredListTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  /// Cards of one row with headers or footers of a text.
  @MainActor
  private final class Cards: NSObject, UICollectionViewDataSource {
    let window: UIWindow
    let view: UICollectionView
    let boundaryText: String
    let configure: (UICollectionViewListCell) -> Void

    init(
      width: CGFloat = 390, scale: CGFloat = 3, isHeader: Bool = true, boundaryText: String = "",
      configure: @escaping (UICollectionViewListCell) -> Void = { _ in }
    ) {
      var configuration = Configuration(appearance: .insetGrouped)
      if !boundaryText.isEmpty {
        if isHeader { configuration.headerMode = .supplementary }
        if !isHeader { configuration.footerMode = .supplementary }
      }
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
      window.traitOverrides.displayScale = scale
      view = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: configuration))
      self.boundaryText = boundaryText
      self.configure = configure
      super.init()
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        view.register(
          UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "boundary")
      }
      view.dataSource = self
      window.addSubview(view)
      window.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    private func show(_ text: String, in cell: UICollectionViewListCell) {
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let row = cell as! UICollectionViewListCell
      show("Row", in: row)
      configure(row)
      return row
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "boundary", for: indexPath)
      show(boundaryText, in: view as! UICollectionViewListCell)
      return view
    }

    func row(_ section: Int) throws -> UICollectionViewListCell {
      try #require(
        view.cellForItem(at: IndexPath(item: 0, section: section)) as? UICollectionViewListCell)
    }

    func boundary(_ kind: String, _ section: Int) throws -> UICollectionViewListCell {
      try #require(
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
          as? UICollectionViewListCell)
    }
  }

  // Behaviour rule LC-k.
  @Test func `A header is as high as measured, above its card's edge and text`() throws {
    let cards = Cards(boundaryText: "Title")
    let kind = UICollectionView.elementKindSectionHeader
    let (header, row) = (try cards.boundary(kind, 1), try cards.row(1))
    expectNear(header.frame.height, 38.667, within: 0.001)
    expectNear(row.frame.minY - (try cards.row(0).frame.maxY), 56.333, within: 0.001)
    expectEqual([header.frame.minX, header.frame.width], [row.frame.minX, row.frame.width])
    let (title, text) = (try #require(header.textFrame), try #require(row.textFrame))
    expectEqual([title.minX, text.minX], [20, 20])
    let content = try #require(header.contentView as? UIListContentView)
    let label = try #require(content.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden })
    expectEqual(label.text, "TITLE")
    // The baseline is the ascender, on a pixel, below the label's top.
    let baseline =
      label.convert(CGPoint.zero, to: cards.view).y + (label.font.ascender * 3).rounded() / 3
    expectNear(row.frame.minY - baseline, 9.333, within: 0.001)
  }

  @Test(
    arguments: [("One line", 33.667), ("Two\nlines", 49.667), ("And\nnow\nthree", 65.667)]
      as [(String, CGFloat)])
  func `A footer's lines are 16 points apart`(text: String, height: CGFloat) throws {
    let cards = Cards(isHeader: false, boundaryText: text)
    let footer = try cards.boundary(UICollectionView.elementKindSectionFooter, 0)
    expectNear(footer.frame.height, height, within: 0.001)
    // Then comes the next section's own top.
    expectNear(try cards.row(1).frame.minY - footer.frame.maxY, 17.667, within: 0.001)
  }

  // Behaviour rule LI-7.
  @Test(arguments: [(320, 32), (375, 32), (390, 40), (393, 40), (414, 40)] as [(CGFloat, CGFloat)])
  func `A card's text begins so far from the screen's edge, and lines below it`(
    width: CGFloat, start: CGFloat
  ) throws {
    let cards = Cards(width: width)
    let cell = try cards.row(0)
    let text = try #require(cell.textFrame)
    expectEqual(cell.frame.minX + text.minX, start)
    expectEqual(cell.frame.minX + cell.separatorLayoutGuide.layoutFrame.minX, start)
  }

  // Behaviour rule AC-5.
  @Test func `A chevron ends at the margin, and a value before it`() throws {
    let cards = Cards { cell in
      var content = UIListContentConfiguration.valueCell()
      content.secondaryText = "Value"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let cell = try cards.row(0)
    let ink = try chevronInk(of: cell)
    expectNear(cell.bounds.width - ink.upperBound, 20.667, within: 0.34)
    let content = try #require(cell.contentView as? UIListContentView)
    let value = try #require(content.secondaryTextLayoutGuide?.layoutFrame.maxX)
    // Less the space that is beside the last letter's ink.
    expectNear(ink.lowerBound - value, 10.333, within: 0.34)
  }

  /// The columns between which the trailing end of a cell shows something, in points.
  private func chevronInk(of cell: UICollectionViewListCell) throws -> ClosedRange<CGFloat> {
    let raster = try Picture(
      of: cell, scale: 3,
      traits: UITraitCollection { $0.textRendering = .blocks }
    ).raster()
    let (bytes, y) = (raster.rgba, raster.height / 2)
    let start = Int((cell.contentView.frame.maxX - 0.5) * 3)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(bytes[(y * raster.width + x) * 4..<(y * raster.width + x) * 4 + 4])
    }
    let background = pixel(start, y)
    let columns = (start..<raster.width).filter { x in
      (y - 18..<y + 18).contains { pixel(x, $0) != background }
    }
    let (first, last) = (try #require(columns.first), try #require(columns.last))
    return CGFloat(first) / 3...CGFloat(last + 1) / 3
  }

  /// A view that is aligned without its last two points, as a switch is.
  private final class Aligned: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    }
  }

  @Test(arguments: [(390, 18), (375, 14)] as [(CGFloat, CGFloat)])
  func `A view at the trailing edge is aligned with the margin`(
    width: CGFloat, distance: CGFloat
  ) throws {
    let cards = Cards(width: width) { cell in
      let view = Aligned(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      cell.accessories = [
        .customView(
          configuration: .init(
            customView: view, placement: .trailing(), maintainsFixedSize: true))
      ]
    }
    let cell = try cards.row(0)
    let frame = try #require(cell.accessoryFrames.first)
    expectEqual([cell.bounds.width - frame.maxX, frame.width], [distance, 51])
  }
}
