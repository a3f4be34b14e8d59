// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Lists where the idiom is the Mac's: the column [Mac] of behaviour 10.2 to 10.5.
@Suite("Lists of the Mac")
@MainActor
struct MacListTests {
  private func makeList(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, counts: [Int] = [3],
    width: CGFloat = 320, rtl: Bool = false,
    configure: @escaping (PlainListCell, IndexPath) -> Void = { _, _ in }
  ) -> ListFixture {
    let list = ListFixture(
      UICollectionLayoutListConfiguration(appearance: appearance), counts: counts, rtl: rtl,
      width: width, configure: configure)
    list.window.traitOverrides.userInterfaceIdiom = .mac
    // Contents are configured where they are shown.
    list.view.reloadData()
    list.window.layoutIfNeeded()
    return list
  }

  private func showText(_ cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = "Item"
    cell.contentConfiguration = content
  }

  @Test func `A section takes its numbers from the environment's idiom`() {
    func section(_ idiom: UIUserInterfaceIdiom) -> NSCollectionLayoutSection {
      .list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar),
        layoutEnvironment: LayoutEnvironment(
          container: LayoutContainer(contentSize: CGSize(width: 320, height: 480)),
          traitCollection: UITraitCollection.standard.modifyingTraits {
            $0.userInterfaceIdiom = idiom
          }))
    }
    expectEqual(
      section(.mac).contentInsets,
      NSDirectionalEdgeInsets(top: 0, leading: 12.987, bottom: 10, trailing: 12.987))
    for idiom in [UIUserInterfaceIdiom.phone, .pad] {
      expectEqual(section(idiom).contentInsets.leading, 16)
    }
  }

  @Test func `Rows are as high as their contents`() {
    let list = makeList(.plain) { cell, _ in cell.naturalHeight = 30 }
    expectEqual(list.view.cellRows, [0, 30, 60])
    // 15 above and below a line of 20.5.
    let texts = makeList(.plain) { [self] cell, _ in showText(cell) }
    expectEqual(texts.view.cellRows, [0, 50.5, 101])
  }

  @Test func `Cards keep their distance from the sides in wide containers`() {
    let list = makeList(.insetGrouped, width: 500)
    expectEqual(list.view.cellFrames.first, CGRect(x: 16, y: 35, width: 468, height: 20))
  }

  @Test(arguments: [false, true])
  func `Cards have rounder corners`(isMacLater: Bool) {
    let list: ListFixture
    if isMacLater {
      list = makeList(.insetGrouped, counts: [1])
    } else {
      list = ListFixture(.insetGrouped, counts: [1])
      expectEqual(list.cell(0).layer.cornerRadius, 10)
      expectEqual(list.cell(0).frame.height, 44)
      list.window.traitOverrides.userInterfaceIdiom = .mac
    }
    expectEqual(list.cell(0).layer.cornerRadius, 26)
    expectEqual(list.cell(0).frame.height, 20)
    list.window.traitOverrides.userInterfaceIdiom = .phone
    expectEqual(list.cell(0).layer.cornerRadius, 10)
    expectEqual(list.cell(0).frame.height, 44)
  }

  @Test(arguments: [false, true])
  func `A row's chevron stands before its content, a header's after it`(rtl: Bool) {
    let list = makeList(.plain, rtl: rtl) { cell, indexPath in
      let style: UICellAccessory.OutlineDisclosureOptions.Style =
        indexPath.item == 0 ? .cell : indexPath.item == 1 ? .automatic : .header
      cell.accessories = [.outlineDisclosure(options: .init(style: style))]
    }
    // Margin 16 before it, 8 after it, and 14 of its own.
    for item in [0, 1] {
      expectEqual(list.cell(item).accessoryFrames.map(\.minX), [rtl ? 290 : 16])
    }
    expectEqual(list.cell(2).accessoryFrames.map(\.minX), [rtl ? 8 : 298])
    list.window.traitOverrides.userInterfaceIdiom = .phone
    expectEqual(list.cell(0).accessoryFrames.map(\.minX), [rtl ? 14.5 : 295])
  }
}
