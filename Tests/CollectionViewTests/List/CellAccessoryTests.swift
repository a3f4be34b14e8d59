// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import CollectionView

@Suite("Cell accessories") @MainActor
struct CellAccessoryTests {
  private func custom(_ placement: UICellAccessory.Placement) -> UICellAccessory {
    .customView(
      configuration: .init(
        customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), placement: placement))
  }

  @Test func `Controls for editing show while editing, all others always`() {
    let editing: [UICellAccessory] = [.delete(), .insert(), .reorder(), .multiselect()]
    expectAll(editing, where: { $0.displayedState == .whenEditing })
    let others: [UICellAccessory] = [
      .disclosureIndicator(), .outlineDisclosure(), .checkmark(), .detail(), .label(text: "1"),
      .popUpMenu(UIMenu()),
    ]
    expectAll(others, where: { $0.displayedState == .always })
  }

  @Test func `A state decides what is displayed`() {
    expect(UICellAccessory.delete().isDisplayed(isEditing: true))
    expect(!UICellAccessory.delete().isDisplayed(isEditing: false))
    let plain = UICellAccessory.checkmark(displayed: .whenNotEditing)
    expect(plain.isDisplayed(isEditing: false))
    expect(!plain.isDisplayed(isEditing: true))
    let hidden = UICellAccessory.checkmark(options: .init(isHidden: true))
    expect(!hidden.isDisplayed(isEditing: false))
  }

  @Test func `The same accessory twice is an error`() {
    #expect(throws: CellAccessoryError.duplicate(.checkmark)) {
      try CellAccessoryError.check([.checkmark, .delete, .checkmark])
    }
    expectContains(
      CellAccessoryError.duplicate(.checkmark).description, "was given two of the kind")
  }

  @Test func `One view twice is an error`() {
    let view = UIView()
    #expect(throws: CellAccessoryError.duplicateView) {
      try CellAccessoryError.check([.customView(view), .customView(view)])
    }
  }

  @Test func `Texts and different views may be there twice`() throws {
    try CellAccessoryError.check([
      .label, .label, .customView(UIView()), .customView(UIView()), .delete, .insert,
    ])
  }

  @Test func `Accessories stand in the system's order, whatever the order they are given in`() {
    let leading = UICellAccessory.arrange([.multiselect(), .insert(), .delete()])
    expectEqual(leading.map(\.accessoryType), [.delete, .insert, .multiselect])
    let trailing = UICellAccessory.arrange([
      .reorder(), .outlineDisclosure(), .disclosureIndicator(), .checkmark(), .label(text: "a"),
    ])
    expectEqual(
      trailing.map(\.accessoryType),
      [
        .label, .checkmark, .disclosureIndicator, .outlineDisclosure, .reorder,
      ])
  }

  @Test func `Views stand nearest to the content unless they say otherwise`() {
    let leading = custom(.leading())
    expectEqual(
      UICellAccessory.arrange([leading, .delete()]).map(\.accessoryType),
      [.delete, leading.accessoryType])
    let trailing = custom(.trailing())
    expectEqual(
      UICellAccessory.arrange([.checkmark(), trailing]).map(\.accessoryType),
      [trailing.accessoryType, .checkmark])
  }

  @Test func `Views stand before or after what they name`() {
    let others: [UICellAccessory] = [.checkmark(), .disclosureIndicator(), .reorder()]
    func order(_ position: @escaping UICellAccessory.Placement.Position) -> Int? {
      let view = custom(.trailing(at: position))
      return UICellAccessory.arrange(others + [view])
        .firstIndex { $0.accessoryType == view.accessoryType }
    }
    expectEqual(order(UICellAccessory.Placement.position(before: .disclosureIndicator)), 1)
    expectEqual(order(UICellAccessory.Placement.position(after: .disclosureIndicator)), 2)
    expectEqual(order(UICellAccessory.Placement.position(before: nil)), 0)
    expectEqual(order(UICellAccessory.Placement.position(after: nil)), 3)
    expectEqual(order { _ in 99 }, 3)
    expectEqual(order { _ in -5 }, 0)
  }

  @Test func `Widths are the kind's, the content's or the client's`() {
    let metrics = ListMetrics.phone[.iOS17].row
    func width(_ accessory: UICellAccessory) -> CGFloat {
      ListAccessory(accessory).width(metrics, in: .standard)
    }
    expectEqual(width(.disclosureIndicator()), 10.5)
    expectEqual(width(.outlineDisclosure()), 10.5)
    for accessory in [
      UICellAccessory.checkmark(), .delete(), .insert(), .reorder(), .multiselect(), .detail(),
    ] { expectEqual(width(accessory), 24) }
    expectEqual(width(.checkmark(options: .init(reservedLayoutWidth: .custom(40)))), 40)
    expectEqual(width(.checkmark(options: .init(reservedLayoutWidth: .custom(.nan)))), 0)
    expectEqual(width(custom(.leading())), 30)
  }

  @Test func `A label is as wide as its text`() {
    let list = ListFixture(.plain) { cell, _ in
      cell.accessories = [.label(text: "Forty-two")]
    }
    let frame = list.cell(0).accessoryFrames[0]
    let label = UILabel()
    label.text = "Forty-two"
    label.font = .preferredFont(forTextStyle: .body)
    expectEqual(frame.width, label.sizeThatFits(.zero).width)
    expectEqual(frame.maxX, 304)
  }

  @Test func `A cell that is laid out once knows how wide its label is`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [.label(text: "3"), .outlineDisclosure()]
    cell.layoutSubviews()
    expectGreater(cell.accessoryFrames[0].width, 5)
    expectEqual(cell.accessoryFrames[0].maxX, 287)
    expectEqual(cell.contentView.frame.maxX, cell.accessoryFrames[0].minX)
  }

  @Test func `Two labels of the same words are both shown`() {
    let list = ListFixture(.plain) { cell, _ in
      cell.accessories = [.label(text: "New"), .label(text: "New")]
    }
    let frames = list.cell(0).accessoryFrames
    expectEqual(frames.count, 2)
    expectNotEqual(frames.first, frames.last)
  }

  @Test func `A menu shows its chosen element`() {
    let chosen = UIAction(title: "Medium", state: .on) { _ in }
    let menu = UIMenu(children: [
      UIAction(title: "Small") { _ in }, UIMenu(title: "More", children: [chosen]),
    ])
    expectEqual(menu.selectedElements, [chosen])
    let list = ListFixture(.plain) { cell, _ in cell.accessories = [.popUpMenu(menu)] }
    let label = list.cell(0).list.accessories[0].view.subviews[0] as? UILabel
    expectEqual(label?.text, "Medium")
  }

  @Test func `What is tapped runs its action`() {
    var runs: [String] = []
    let list = ListFixture(.plain) { cell, _ in
      cell.accessories = [
        .detail(actionHandler: { runs.append("detail") }),
        .insert(displayed: .always, actionHandler: { runs.append("insert") }),
        .delete(actionHandler: { runs.append("delete") }),
      ]
    }
    expect(list.cell(0).performAction(ofAccessory: .detail))
    expect(list.cell(0).performAction(ofAccessory: .insert))
    expect(!list.cell(0).performAction(ofAccessory: .delete), "not shown while not editing")
    expect(!list.cell(0).performAction(ofAccessory: .checkmark), "not there")
    expectEqual(runs, ["detail", "insert"])
  }

  @Test func `A circle for several selects and deselects`() {
    let list = ListFixture(.plain) { cell, _ in cell.accessories = [.multiselect()] }
    list.view.allowsMultipleSelectionDuringEditing = true
    list.view.isEditing = true
    for item in [0, 2] { list.cell(item).performAction(ofAccessory: .multiselect) }
    expectEqual(list.view.indexPathsForSelectedItems?.map(\.item), [0, 2])
    list.cell(0).performAction(ofAccessory: .multiselect)
    expectEqual(list.view.indexPathsForSelectedItems?.map(\.item), [2])
  }

  @Test func `Indentation moves leading accessories with the content, unless they stay`() {
    let list = ListFixture(.plain) { cell, _ in
      cell.accessories = [.multiselect(displayed: .always)]
      cell.indentationLevel = 2
    }
    expectEqual(list.cell(0).accessoryFrames.first?.minX, 36)
    expectEqual(list.cell(0).contentView.frame.minX, 60)
    list.cell(0).indentsAccessories = false
    expectEqual(list.cell(0).accessoryFrames.first?.minX, 16)
    expectEqual(list.cell(0).contentView.frame.minX, 60)
  }

  @Test func `Accessories that stay keep their views`() {
    let list = ListFixture(.plain) { cell, _ in
      cell.accessories = [.disclosureIndicator(), .checkmark()]
    }
    let cell = list.cell(0)
    let before = cell.list.accessories.map(\.view)
    cell.accessories = [.checkmark(), .detail()]
    expectSame(cell.list.accessories[0].view, before[1])
    expectNil(before[0].superview)
  }

  @Test func `Ten thousand points of reserved space leave no content`() {
    let list = ListFixture(.plain) { cell, _ in
      cell.accessories = [.checkmark(options: .init(reservedLayoutWidth: .custom(10_000)))]
    }
    expectEqual(list.cell(0).contentView.frame.width, 0)
  }
}
