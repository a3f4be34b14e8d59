// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionFixtures
import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import CollectionView

@Suite("List cells and configurations") @MainActor
struct ListCellContentTests {
  private typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  /// A list whose cells show a text in the default configuration.
  private func makeList(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, width: CGFloat = 320,
    rtl: Bool = false, header: UICollectionLayoutListConfiguration.HeaderMode = .none,
    _ change: @escaping (inout UIListContentConfiguration, PlainListCell) -> Void = { _, _ in }
  ) -> ListFixture {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = header
    return ListFixture(configuration, rtl: rtl, width: width) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Item"
      change(&content, cell)
      cell.contentConfiguration = content
    }
  }

  @Test func `A row of one line is as in the worked example`() throws {
    let list = makeList(.plain)
    let cell = list.cell(0)
    expectEqual(cell.frame.height, 44)
    let text = try #require(cell.textFrame)
    expectEqual(text.minX, 16)
    expectEqual(text.width, 296)
    expectEqual(cell.separatorLayoutGuide.layoutFrame.minX, 16)
  }

  @Test(arguments: [false, true])
  func `Constraints move the guide of the lines, and let it go again`(rtl: Bool) {
    let list = makeList(.plain, rtl: rtl)
    let cell = list.cell(1)
    let atText =
      rtl
      ? CGRect(x: 0, y: 43.5, width: 304, height: 0.5)
      : CGRect(x: 16, y: 43.5, width: 304, height: 0.5)
    expectEqual(cell.lineFrames, [atText])
    let move = cell.separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: cell.leadingAnchor, constant: 100)
    move.isActive = true
    list.view.layoutIfNeeded()
    expectEqual(
      cell.separatorLayoutGuide.layoutFrame, CGRect(x: rtl ? 0 : 100, y: 0, width: 220, height: 44))
    expectEqual(cell.lineFrames, [CGRect(x: rtl ? 0 : 100, y: 43.5, width: 220, height: 0.5)])
    move.constant = 60
    list.view.layoutIfNeeded()
    expectEqual(cell.lineFrames, [CGRect(x: rtl ? 0 : 60, y: 43.5, width: 260, height: 0.5)])
    move.isActive = false
    list.view.layoutIfNeeded()
    expectEqual(cell.lineFrames, [atText])
  }

  @Test func `Lines that a constraint ties to a text follow it`() throws {
    let list = makeList(.plain)
    let cell = list.cell(0)
    let content = try #require(cell.contentView as? UIListContentView)
    let text = try #require(content.textLayoutGuide)
    cell.separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: text.leadingAnchor, constant: 5
    ).isActive = true
    list.view.layoutIfNeeded()
    expectEqual(cell.separatorLayoutGuide.layoutFrame.minX, 21)
    cell.indentationLevel = 2
    list.view.layoutIfNeeded()
    expectEqual(cell.separatorLayoutGuide.layoutFrame.minX, 41)
    expectEqual(cell.lineFrames.map(\.minX), [41])
    expectEqual(cell.frame.height, 44)
  }

  @Test func `Lines begin at the text, wherever it is`() throws {
    let list = makeList(.plain) { content, cell in
      content.image = UIImage(systemName: "star")
      cell.indentationLevel = 2
    }
    let cell = list.cell(1)
    let text = try #require(cell.textFrame)
    expectGreater(text.minX, 52)
    expectEqual(
      cell.lineFrames, [CGRect(x: text.minX, y: 43.5, width: 320 - text.minX, height: 0.5)])
  }

  @Test func `From right to left lines end at the text`() throws {
    let list = makeList(.plain, rtl: true)
    let cell = list.cell(1)
    try expectEqual(#require(cell.textFrame).maxX, 304)
    expectEqual(cell.lineFrames, [CGRect(x: 0, y: 43.5, width: 304, height: 0.5)])
  }

  @Test func `With leading accessories the text is 16 points from them`() throws {
    let list = makeList(.plain) { _, cell in
      cell.accessories = [.delete(displayed: .always)]
    }
    let cell = list.cell(0)
    expectEqual(cell.accessoryFrames.map(\.maxX), [40])
    try expectEqual(#require(cell.textFrame).minX, 56)
  }

  @Test func `A value keeps the list's margin, or the gap to what follows`() throws {
    func value(_ accessories: [UICellAccessory]) throws -> CGFloat {
      let list = makeList(.insetGrouped) { content, cell in
        content = .valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        cell.accessories = accessories
      }
      let cell = list.cell(0)
      let content = try #require(cell.contentView as? UIListContentView)
      let guide = try #require(content.secondaryTextLayoutGuide)
      return cell.bounds.width - (content.frame.minX + guide.layoutFrame.maxX)
    }
    try expectEqual(value([]), 16)
    try expectEqual(value([.disclosureIndicator()]), 33)
  }

  @Test func `Headers stand where the rows' texts are`() throws {
    for appearance in [Appearance.plain, .grouped, .insetGrouped] {
      let list = makeList(appearance, header: .firstItemInSection)
      try expectEqual(#require(list.cell(0).textFrame).minX, 16, "\(appearance)")
      try expectEqual(#require(list.cell(1).textFrame).minX, 16, "\(appearance)")
    }
  }

  @Test func `A header's chevron stands beside its text`() throws {
    let list = makeList(.grouped, header: .firstItemInSection) { _, cell in
      cell.accessories = [.outlineDisclosure()]
    }
    let text = try #require(list.cell(0).textFrame)
    expectGreater(abs(text.midY - list.cell(0).bounds.midY), 4)
    expectEqual(list.cell(0).accessoryFrames.map(\.midY), [text.midY])
    expectEqual(list.cell(1).accessoryFrames.map(\.midY), [22])
  }

  // MARK: Defaults

  @Test func `Default contents follow appearance and place`() {
    func contents(_ appearance: Appearance) -> [UIListContentConfiguration] {
      var found: [UIListContentConfiguration] = []
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .firstItemInSection
      let list = ListFixture(configuration) { cell, indexPath in
        if indexPath.item < 2 { found.append(cell.defaultContentConfiguration()) }
      }
      _ = list
      return found
    }
    expectEqual(contents(.plain), [.plainHeader(), .cell()])
    expectEqual(contents(.grouped), [.groupedHeader(), .cell()])
    expectEqual(contents(.insetGrouped), [.groupedHeader(), .cell()])
    expectEqual(contents(.sidebar), [.sidebarHeader(), .sidebarCell()])
    expectEqual(contents(.sidebarPlain), [.plainHeader(), .sidebarCell()])
  }

  @Test func `Supplementary views have a header's and a footer's defaults`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let list = ListFixture(configuration)
    let header = try #require(list.view.header(0) as? UICollectionViewListCell)
    expectEqual(header.defaultContentConfiguration(), .groupedHeader())
    expectEqual(header.defaultBackgroundConfiguration(), .listGroupedHeaderFooter())
    let footer = try #require(
      list.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    expectEqual(footer.defaultContentConfiguration(), .groupedFooter())
  }

  @Test func `Backgrounds are the appearance's`() {
    func background(_ appearance: Appearance) -> UIBackgroundConfiguration {
      makeList(appearance).cell(0).defaultBackgroundConfiguration()
    }
    expectEqual(background(.plain), .listPlainCell())
    expectEqual(background(.grouped), .listGroupedCell())
    expectEqual(background(.insetGrouped), .listGroupedCell())
    expectEqual(background(.sidebar), .listSidebarCell())
    expectEqual(background(.sidebarPlain), .listSidebarCell())
  }

  @Test func `A cell outside of lists has a row's contents and no background`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.layoutIfNeeded()
    expectEqual(cell.defaultContentConfiguration(), .cell())
    expectNil(cell.configurations.backgroundView)
  }

  @Test func `A card's first row rounds its background`() {
    let list = makeList(.insetGrouped)
    let corners = list.cell(0).configurations.backgroundView?.corners
    expectEqual(corners?.radius, 10)
    expectEqual(corners?.mask, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    expectNil(list.cell(1).configurations.backgroundView?.corners)
  }

  @Test func `A selected row is filled`() {
    let list = makeList(.insetGrouped)
    list.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    expectEqual(list.cell(1).configurations.backgroundView?.backgroundColor, .systemGray4)
    expectEqual(
      list.cell(0).configurations.backgroundView?.backgroundColor, .secondarySystemGroupedBackground
    )
  }

  // MARK: States

  @Test func `Cells know that they are edited, swiped and expanded`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "A") { _, _, _ in }
      ])
    }
    let list = ListFixture(configuration)
    expect(!list.cell(0).configurationState.isSwiped)
    list.cell(0).revealSwipeActions(offset: -60)
    expect(list.cell(0).configurationState.isSwiped)
    list.view.isEditing = true
    expect(list.cell(0).configurationState.isEditing)
    expect(!list.cell(0).configurationState.isSwiped)
    list.expanded = [IndexPath(item: 1, section: 0)]
    list.view.reloadData()
    expect(list.cell(1).configurationState.isExpanded)
    expect(list.cell(1).configurationState.isEditing)
    expect(!list.cell(0).configurationState.isExpanded)
  }

  @Test func `A header knows that it is pinned`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let list = ListFixture(configuration, counts: [40])
    let header = try #require(list.view.header(0) as? UICollectionViewListCell)
    expect(!header.configurationState.isPinned)
    list.view.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    list.window.layoutIfNeeded()
    expect(header.configurationState.isPinned)
    list.view.setContentOffset(.zero, animated: false)
    list.window.layoutIfNeeded()
    expect(!header.configurationState.isPinned)
  }

  @Test func `A swiped row's text moves with it, and does not break again`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "A") { _, _, _ in }
      ])
    }
    let list = ListFixture(configuration) { cell, _ in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Name"
      content.secondaryText = "Value"
      cell.contentConfiguration = content
    }
    let content = try #require(list.cell(0).contentView as? UIListContentView)
    let before = try #require(content.secondaryTextLayoutGuide).layoutFrame
    list.cell(0).revealSwipeActions(offset: -60)
    list.window.layoutIfNeeded()
    try expectEqual(#require(content.secondaryTextLayoutGuide).layoutFrame, before)
  }

  @Test func `A background that follows no state stays as it is`() {
    let list = makeList(.plain) { _, cell in
      cell.automaticallyUpdatesBackgroundConfiguration = false
    }
    list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    let shown = list.cell(0).configurations.backgroundView?.configuration
    expectEqual(shown?.backgroundColor, .systemBackground)
  }

  @Test func `A million letters are shown in bounded time`() throws {
    let words = String(repeating: "words ", count: 166_667)
    var list: ListFixture?
    let time = ContinuousClock().measure {
      list = makeList(.plain) { content, _ in content.text = words }
      list?.window.layoutIfNeeded()
    }
    let cell = try #require(list?.cell(0))
    expectGreater(cell.frame.height, 10_000)
    expect(cell.frame.height.isFinite)
    expectLess(time, .seconds(20), "\(time)")
  }

  @Test func `A container of one point shows rows of text`() {
    for appearance in Appearance.allCases {
      let list = makeList(appearance, width: 1)
      expect(list.view.visibleCells.count == 3 || list.view.contentSize.height > 480)
    }
  }
}
