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

@Suite("List cells") @MainActor
struct ListCellTests {
  @Test func `A row is at least 44 points high`() {
    let list = ListFixture(.plain) { cell, indexPath in
      cell.naturalHeight = [20, 44, 90][indexPath.item]
    }
    expectEqual((0..<3).map { list.cell($0).frame.height }, [44, 44, 90])
  }

  @Test func `A header may be lower`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .firstItemInSection
    let list = ListFixture(configuration) { cell, _ in cell.naturalHeight = 28 }
    expectEqual((0..<3).map { list.cell($0).frame.height }, [28, 44, 44])
  }

  @Test func `The content is as wide as the accessories leave it`() {
    let list = ListFixture(.plain) { cell, _ in cell.accessories = [.disclosureIndicator()] }
    let cell = list.cell(0)
    expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 295, height: 44))
    expectEqual(cell.accessoryFrames, [CGRect(x: 295, y: 0, width: 10.5, height: 44)])
    expectEqual(cell.askedWidths.last, 295)
  }

  // Behaviour rule AC-5.
  @Test func `A sidebar's chevron is inside of the row's margin`() {
    let list = ListFixture(.sidebar) { cell, _ in cell.accessories = [.disclosureIndicator()] }
    expectEqual(list.cell(0).frame.width, 288)
    expectEqual(list.cell(0).accessoryFrames, [CGRect(x: 266, y: 0, width: 14, height: 44)])
  }

  @Test func `From right to left everything changes sides`() {
    let list = ListFixture(.plain, rtl: true) { cell, _ in
      cell.accessories = [.disclosureIndicator()]
      cell.indentationLevel = 2
    }
    let cell = list.cell(0)
    expectEqual(cell.contentView.frame, CGRect(x: 25, y: 0, width: 275, height: 44))
    expectEqual(cell.accessoryFrames, [CGRect(x: 14.5, y: 0, width: 10.5, height: 44)])
  }

  @Test func `Two levels of ten points put text and line at 36`() {
    let list = ListFixture(.plain) { cell, _ in cell.indentationLevel = 2 }
    let cell = list.cell(1)
    expectEqual(cell.contentView.frame.minX, 20)
    expectEqual(cell.separatorLayoutGuide.layoutFrame.minX, 36)
    expectEqual(cell.lineFrames, [CGRect(x: 36, y: 43.5, width: 284, height: 0.5)])
  }

  @Test func `Accessories of a state appear with it`() {
    let list = ListFixture(.plain) { cell, _ in
      cell.accessories = [
        .delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing), .checkmark(),
      ]
    }
    expectEqual(list.cell(0).accessoryFrames.map(\.minX), [295, 263])
    list.view.isEditing = true
    expectEqual(list.cell(0).accessoryFrames.map(\.minX), [16, 280, 239])
    expectEqual(list.cell(0).contentView.frame, CGRect(x: 40, y: 0, width: 199, height: 44))
    list.view.isEditing = false
    expectEqual(list.cell(0).accessoryFrames.map(\.minX), [295, 263])
  }

  @Test func `At the largest text size chevrons have more space`() {
    let list = ListFixture(.plain) { cell, _ in cell.accessories = [.disclosureIndicator()] }
    list.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let large = list.cell(0).traitCollection
    expectEqual(
      list.cell(0).accessoryFrames[0].width,
      UIFontMetrics.default.scaledValue(for: 10.5, compatibleWith: large))
    expectGreater(list.cell(0).accessoryFrames[0].width, 28)
    list.window.traitOverrides.preferredContentSizeCategory = .extraSmall
    expectEqual(list.cell(0).accessoryFrames[0].width, 10.5)
  }

  // MARK: Corners

  @Test func `A card is round at its first and last row`() {
    let list = ListFixture(.insetGrouped, counts: [3, 1])
    expectEqual(list.cell(0).layer.cornerRadius, 10)
    expectEqual(list.cell(0).layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    expectEqual(list.cell(1).layer.cornerRadius, 0)
    expectEqual(list.cell(2).layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    expectEqual(list.cell(0, 1).layer.maskedCorners.rawValue, 15)
  }

  @Test func `Corners follow when the last row leaves`() {
    let list = ListFixture(.insetGrouped, counts: [3])
    expectEqual(list.cell(1).layer.cornerRadius, 0)
    list.counts = [2]
    list.view.reloadData()
    expectEqual(list.cell(1).layer.cornerRadius, 10)
    expect(!list.cell(1).clipsToBounds)
    list.cell(1).backgroundView = UIView()
    expect(list.cell(1).clipsToBounds)
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .sidebar])
  func `Other lists' rows have square corners`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    expectEqual(ListFixture(appearance).cell(0).layer.cornerRadius, 0)
  }

  // MARK: Lines

  @Test func `Lines are a pixel thick, from the text to the edge`() {
    let list = ListFixture(.insetGrouped)
    expectEqual(list.cell(0).lineFrames, [CGRect(x: 16, y: 43.5, width: 272, height: 0.5)])
    expectEmpty(list.cell(2).lineFrames)
  }

  @Test func `A group's first and last lines run from edge to edge`() {
    let list = ListFixture(.grouped)
    expectEqual(
      list.cell(0).lineFrames,
      [
        CGRect(x: 0, y: 0, width: 320, height: 0.5),
        CGRect(x: 16, y: 43.5, width: 304, height: 0.5),
      ])
    expectEqual(list.cell(2).lineFrames, [CGRect(x: 0, y: 43.5, width: 320, height: 0.5)])
  }

  @Test func `From right to left lines begin at the right`() {
    let list = ListFixture(.plain, rtl: true)
    expectEqual(list.cell(1).lineFrames, [CGRect(x: 0, y: 43.5, width: 304, height: 0.5)])
  }

  @Test func `Without separators there are no lines`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    configuration.separatorConfiguration.bottomSeparatorVisibility = .visible
    expectEmpty(ListFixture(configuration).cell(0).lineFrames)
  }

  @Test func `A handler changes the lines of one row`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.itemSeparatorHandler = { indexPath, section in
      var item = section
      if indexPath.item == 1 {
        item.bottomSeparatorInsets.leading = 50
        item.bottomSeparatorInsets.trailing = 20
        item.color = .systemRed
      }
      if indexPath.item == 2 { item.bottomSeparatorVisibility = .hidden }
      return item
    }
    let list = ListFixture(configuration)
    expectEqual(list.cell(1).lineFrames, [CGRect(x: 50, y: 43.5, width: 250, height: 0.5)])
    expectSame(list.cell(1).rowState.bottomLine.view?.backgroundColor, UIColor.systemRed)
    expectEmpty(list.cell(2).lineFrames)
    expectSame(list.cell(0).rowState.bottomLine.view?.backgroundColor, UIColor.separator)
  }

  @Test func `A selected row has no lines around it`() {
    let list = ListFixture(.plain)
    list.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    expectEmpty(list.cell(0).lineFrames)
    expectEmpty(list.cell(1).lineFrames)
    expectEqual(list.cell(2).lineFrames.count, 1)
    list.view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
    expectEqual(list.cell(0).lineFrames.count, 1)
    expectEqual(list.cell(1).lineFrames.count, 1)
  }

  @Test func `Rows chosen while editing keep their lines in the colour for that`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.multipleSelectionColor = .systemBlue
    let list = ListFixture(configuration)
    list.view.allowsMultipleSelectionDuringEditing = true
    list.view.isEditing = true
    list.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    expectEqual(list.cell(1).lineFrames.count, 1)
    expectSame(list.cell(1).rowState.bottomLine.view?.backgroundColor, UIColor.systemBlue)
  }

  @Test func `Whoever moves the guide moves the lines`() {
    let list = ListFixture(.plain)
    let cell = list.cell(1)
    cell.separatorLayoutGuide.layoutFrame = CGRect(x: 100, y: 0, width: 220, height: 44)
    expectEqual(cell.lineFrames, [CGRect(x: 100, y: 43.5, width: 220, height: 0.5)])
  }

  // MARK: Headers

  @Test func `The space above a supplementary header is part of it`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 12
    let list = ListFixture(configuration)
    let header = try #require(list.view.header(0) as? UICollectionViewListCell)
    expectEqual(header.frame.height, 32)
    expectEqual(header.contentView.frame, CGRect(x: 0, y: 12, width: 320, height: 20))
    expectEmpty(header.lineFrames)
  }

  @Test func `A cell leaves its list with the layout`() {
    let list = ListFixture(.insetGrouped)
    expectEqual(list.cell(0).layer.cornerRadius, 10)
    list.view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: listSection(.absolute(50)))
    let cell = list.cell(0)
    expectNil(cell.list.row)
    expectEqual(cell.layer.cornerRadius, 0)
    expectEmpty(cell.lineFrames)
    expectEqual(cell.frame, CGRect(x: 0, y: 0, width: 320, height: 50))
  }

  @Test func `Every list has a place for everything in a container of one point`() {
    for appearance in UICollectionLayoutListConfiguration.Appearance.allCases {
      for (mode, rtl) in [(0, false), (1, true), (2, false)] {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .init(rawValue: mode) ?? .none
        configuration.footerMode = mode == 1 ? .supplementary : .none
        configuration.headerTopPadding = 5
        let list = ListFixture(configuration, counts: [3, 0, 1], rtl: rtl, width: 1) { cell, path in
          cell.indentationLevel = path.item
          cell.accessories = [
            .delete(displayed: .always), .outlineDisclosure(), .label(text: "Label"),
            .reorder(displayed: .always),
          ]
          var content = cell.defaultContentConfiguration()
          content.image = UIImage(systemName: "star")
          content.text = "Two\nlines 👩‍👩‍👧 مرحبا שלום"
          content.secondaryText = "Value"
          cell.contentConfiguration = content
        }
        let cell = list.cell(0)
        expect((0...1).contains(cell.frame.width))
        expect(cell.frame.height.isFinite)
        expectGreater(cell.frame.height, 0)
        expectEqual(cell.contentView.frame.width, 0)
        expectAll(cell.lineFrames, where: { (0...1).contains($0.width) })
      }
    }
  }

  // MARK: Outline

  @Test func `A chevron toggles its item in the data source`() {
    let list = ListFixture(.sidebar) { cell, _ in cell.accessories = [.outlineDisclosure()] }
    let path = IndexPath(item: 1, section: 0)
    expect(list.cell(1).performAction(ofAccessory: .outlineDisclosure))
    expectEqual(list.toggled, [path])
    expect(list.cell(1).isOutlineExpanded)
    expect(!list.cell(0).isOutlineExpanded)
  }

  @Test func `A chevron with an action runs that alone`() {
    var runs = 0
    let list = ListFixture(.sidebar) { cell, _ in
      cell.accessories = [.outlineDisclosure(actionHandler: { runs += 1 })]
    }
    expect(list.cell(0).performAction(ofAccessory: .outlineDisclosure))
    expectEqual(runs, 1)
    expectEmpty(list.toggled)
  }

  @Test func `A tap on a row's chevron toggles, one beside it selects`() {
    let list = ListFixture(.sidebar) { cell, _ in cell.accessories = [.outlineDisclosure()] }
    let frame = list.cell(1).list.accessories[0].view.frame
    let place = list.cell(1).convert(CGPoint(x: frame.midX, y: frame.midY), to: list.window)
    list.window.tap(at: place)
    expectEqual(list.toggled, [IndexPath(item: 1, section: 0)])
    expectEqual(list.view.indexPathsForSelectedItems, [])
    list.window.tap(at: CGPoint(x: 100, y: place.y))
    expectEqual(list.toggled.count, 1)
    expectEqual(list.view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
  }

  @Test func `A tap anywhere on a header toggles it`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    let list = ListFixture(configuration) { cell, _ in cell.accessories = [.outlineDisclosure()] }
    list.window.tap(at: CGPoint(x: 100, y: list.cell(0).frame.midY))
    expectEqual(list.toggled, [IndexPath(item: 0, section: 0)])
    expectEqual(list.view.indexPathsForSelectedItems, [])
    list.window.beginTouch(at: CGPoint(x: 100, y: list.cell(0).frame.midY))
    list.window.moveTouch(to: CGPoint(x: 100, y: list.cell(1).frame.midY))
    list.window.endTouch()
    expectEqual(list.toggled.count, 1, "lifted elsewhere")
  }

  @Test func `A chevron points down while children are shown`() {
    for rtl in [false, true] {
      let list = ListFixture(.sidebar, rtl: rtl) { cell, _ in
        cell.accessories = [.outlineDisclosure()]
      }
      let shown = list.cell(0).list.accessories[0].view.subviews[0]
      expectEqual(shown.transform, .identity)
      list.expanded = [IndexPath(item: 0, section: 0)]
      list.cell(0).setNeedsLayout()
      list.window.layoutIfNeeded()
      expectNear(shown.transform.b, rtl ? -1 : 1, within: 1e-9)
    }
  }
}
