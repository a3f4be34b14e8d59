// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import TableView
import Views

/// A section of a fixture: rows and titles.
struct FixtureSection {
  var rows: Int
  var header: String?
  var footer: String?

  init(_ rows: Int, header: String? = nil, footer: String? = nil) {
    self.rows = rows
    self.header = header
    self.footer = footer
  }
}

/// A data source that writes down what it is asked.
@MainActor
class TableSource: NSObject, UITableViewDataSource {
  var sections: [FixtureSection]
  var cellsAsked: [IndexPath] = []
  var configure: (UITableViewCell, IndexPath) -> Void = { cell, path in
    cell.textLabel?.text = "Row \(path.section).\(path.item)"
  }

  init(_ sections: [FixtureSection]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellsAsked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    configure(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
}

/// A table in a window of a phone's size at scale 2.
@MainActor
struct TableStage {
  let window: UIWindow
  let table: UITableView
  let source: TableSource

  init(
    _ style: UITableView.Style, _ sections: [FixtureSection],
    size: CGSize = CGSize(width: 390, height: 844),
    delegate: (any UITableViewDelegate)? = nil,
    configure: ((UITableViewCell, IndexPath) -> Void)? = nil
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitOverrides.displayScale = 2
    source = TableSource(sections)
    if let configure { source.configure = configure }
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.delegate = delegate
    table.dataSource = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func tops(_ section: Int) -> [CGFloat] {
    (0..<table.numberOfRows(inSection: section)).map {
      table.rectForRow(at: IndexPath(row: $0, section: section)).minY
    }
  }

  func cell(_ section: Int, _ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }
}
