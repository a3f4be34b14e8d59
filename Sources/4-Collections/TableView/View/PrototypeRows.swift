// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension UITableView {
  /// Shows each prototype once, for a picture of a document without its program: one section with the
  /// cells in the document's order and heights.
  func exhibit(_ prototypes: [NibPrototype]) {
    guard !prototypes.isEmpty else { return }
    let rows = PrototypeRows(prototypes)
    for position in prototypes.indices {
      register(prototypes[position], under: PrototypeRows.identifier(position))
    }
    objc_setAssociatedObject(self, PrototypeRows.key, rows, .OBJC_ASSOCIATION_RETAIN)
    dataSource = rows
    delegate = rows
  }
}

/// The data of a table in a picture of its document: a row for each prototype.
@MainActor
private final class PrototypeRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The key under which a table holds its rows.
  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private let prototypes: [NibPrototype]

  init(_ prototypes: [NibPrototype]) { self.prototypes = prototypes }

  /// The identifier of the prototype at a position: those of documents may be missing, or stand twice.
  static func identifier(_ position: Int) -> String { "prototype \(position)" }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    prototypes.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(
      withIdentifier: Self.identifier(indexPath.row), for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    prototypes[indexPath.row].rowHeight ?? tableView.rowHeight
  }
}
