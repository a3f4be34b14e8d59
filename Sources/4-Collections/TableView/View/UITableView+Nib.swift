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
    var values = NibValues<UITableView>(element)
    // Interface Builder writes -1 for automatic heights, as `automaticDimension` is.
    values.number("rowHeight", otherwise: automaticDimension) { $0.rowHeight = $1 }
    values.number("sectionHeaderHeight", otherwise: automaticDimension) {
      $0.sectionHeaderHeight = $1
    }
    values.number("sectionFooterHeight", otherwise: automaticDimension) {
      $0.sectionFooterHeight = $1
    }
    values.number("estimatedRowHeight") { $0.estimatedRowHeight = $1 }
    values.number("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = $1 }
    values.number("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = $1 }
    values.choice(
      "separatorStyle", ["default": .singleLine, "singleLine": .singleLine, "none": .none],
      otherwise: .singleLine
    ) { $0.separatorStyle = $1 }
    values.color("separatorColor") { $0.separatorColor = $1 }
    values.insets("separatorInset") { $0.separatorInset = $1 }
    values.flag("allowsSelection", otherwise: true) { $0.allowsSelection = $1 }
    values.flag("allowsMultipleSelection", otherwise: false) { $0.allowsMultipleSelection = $1 }
    values.flag("allowsSelectionDuringEditing", otherwise: false) {
      $0.allowsSelectionDuringEditing = $1
    }
    values.flag("allowsMultipleSelectionDuringEditing", otherwise: false) {
      $0.allowsMultipleSelectionDuringEditing = $1
    }
    values.flag("alwaysBounceVertical", otherwise: true) { $0.alwaysBounceVertical = $1 }
    values.integer("sectionIndexMinimumDisplayRowCount") { table, count in
      if count > 0 { table.sectionIndexMinimumDisplayRowCount = count }
    }
    values.color("sectionIndexColor") { $0.sectionIndexColor = $1 }
    values.color("sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor = $1 }
    values.color("sectionIndexTrackingBackgroundColor") {
      $0.sectionIndexTrackingBackgroundColor = $1
    }
    return values.step
  }
}

extension UITableView: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate": ObjectiveCKey(UITableView.self) { $0.delegate = try $1() }
    case "dataSource": ObjectiveCKey(UITableView.self) { $0.dataSource = try $1() }
    case "prefetchDataSource": ObjectiveCKey(UITableView.self) { $0.prefetchDataSource = try $1() }
    case "dragDelegate": ObjectiveCKey(UITableView.self) { $0.dragDelegate = try $1() }
    case "dropDelegate": ObjectiveCKey(UITableView.self) { $0.dropDelegate = try $1() }
    case "backgroundView": ObjectiveCKey(UITableView.self) { $0.backgroundView = try $1() }
    case "tableHeaderView": ObjectiveCKey(UITableView.self) { $0.tableHeaderView = try $1() }
    case "tableFooterView": ObjectiveCKey(UITableView.self) { $0.tableFooterView = try $1() }
    default: nil
    }
  }
}
