// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
package import Views

extension NSCoder {
  @MainActor
  var nibTableStyle: UITableView.Style {
    nibElement?.choice(
      "style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]) ?? .plain
  }
}

extension UITableView {
  /// Takes what an element says of a table, with its prototypes, its header and its footer.
  func decodeNib(_ coder: NSCoder) {
    coder.decode(self, reading: Self.nibStep)
    if let view = coder.nibObject(for: "tableHeaderView") as? UIView { tableHeaderView = view }
    if let view = coder.nibObject(for: "tableFooterView") as? UIView { tableFooterView = view }
    staticSections = coder.nibSections()?.map(StaticSection.init)
    let prototypes = coder.nibPrototypes
    for prototype in prototypes where !prototype.identifier.isEmpty {
      register(prototype, under: prototype.identifier)
    }
    coder.nibExhibit { [weak self] in self?.exhibit(prototypes) }
  }

  /// Names a prototype as what cells are made from.
  func register(_ prototype: NibPrototype, under identifier: String) {
    engine.register(
      ReusePool.Class(madeFrom: prototype) { _ in prototype.makeView(UITableViewCell.self) },
      for: .cell(identifier: identifier))
  }

  private static func nibStep(_ element: NibElement) -> NibStep<UITableView>? {
    guard element.name == "tableView" else { return nil }
    // Interface Builder writes -1 for automatic heights, as `automaticDimension` is.
    let row = element.number("rowHeight") ?? automaticDimension
    let header = element.number("sectionHeaderHeight") ?? automaticDimension
    let footer = element.number("sectionFooterHeight") ?? automaticDimension
    let estimates = [
      "estimatedRowHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
    ].map { element.number($0) }
    let separators =
      element.choice(
        "separatorStyle",
        ["default": .singleLine, "singleLine": .singleLine, "none": .none])
      ?? UITableViewCell.SeparatorStyle.singleLine
    let separatorColor = element.color(for: "separatorColor")
    let separatorInset = element.insets(for: "separatorInset")
    let allowsSelection = element.flag("allowsSelection", otherwise: true)
    let allowsMultiple = element.flag("allowsMultipleSelection", otherwise: false)
    let allowsWhileEditing = element.flag("allowsSelectionDuringEditing", otherwise: false)
    let allowsMultipleWhileEditing = element.flag(
      "allowsMultipleSelectionDuringEditing", otherwise: false)
    let bounces = element.flag("alwaysBounceVertical", otherwise: true)
    let leastIndexed = element.integer("sectionIndexMinimumDisplayRowCount") ?? 0
    let indexColors = (
      titles: element.color(for: "sectionIndexColor"),
      background: element.color(for: "sectionIndexBackgroundColor"),
      tracking: element.color(for: "sectionIndexTrackingBackgroundColor")
    )
    return { table, _ in
      table.rowHeight = row
      table.sectionHeaderHeight = header
      table.sectionFooterHeight = footer
      if let estimate = estimates[0] { table.estimatedRowHeight = estimate }
      if let estimate = estimates[1] { table.estimatedSectionHeaderHeight = estimate }
      if let estimate = estimates[2] { table.estimatedSectionFooterHeight = estimate }
      table.separatorStyle = separators
      if let separatorColor { table.separatorColor = separatorColor }
      if let separatorInset { table.separatorInset = separatorInset }
      table.allowsSelection = allowsSelection
      table.allowsMultipleSelection = allowsMultiple
      table.allowsSelectionDuringEditing = allowsWhileEditing
      table.allowsMultipleSelectionDuringEditing = allowsMultipleWhileEditing
      table.alwaysBounceVertical = bounces
      if leastIndexed > 0 { table.sectionIndexMinimumDisplayRowCount = leastIndexed }
      if let color = indexColors.titles { table.sectionIndexColor = color }
      if let color = indexColors.background { table.sectionIndexBackgroundColor = color }
      if let color = indexColors.tracking { table.sectionIndexTrackingBackgroundColor = color }
    }
  }
}

extension UITableView: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate": ObjectiveCKey { (table: UITableView, value) in table.delegate = try value() }
    case "dataSource":
      ObjectiveCKey { (table: UITableView, value) in table.dataSource = try value() }
    case "prefetchDataSource":
      ObjectiveCKey { (table: UITableView, value) in table.prefetchDataSource = try value() }
    case "dragDelegate":
      ObjectiveCKey { (table: UITableView, value) in table.dragDelegate = try value() }
    case "dropDelegate":
      ObjectiveCKey { (table: UITableView, value) in table.dropDelegate = try value() }
    case "backgroundView":
      ObjectiveCKey { (table: UITableView, value) in table.backgroundView = try value() }
    case "tableHeaderView":
      ObjectiveCKey { (table: UITableView, value) in table.tableHeaderView = try value() }
    case "tableFooterView":
      ObjectiveCKey { (table: UITableView, value) in table.tableFooterView = try value() }
    default: nil
    }
  }
}
