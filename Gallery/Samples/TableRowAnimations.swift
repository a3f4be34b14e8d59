// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A table for each row animation, in which one row is inserted and one deleted.
final class TableRowAnimationsViewController: SampleViewController, AnimatedSample {
  static let name = "table-row-animations"
  static let summary = "Each animation of table rows: one row is inserted, one is deleted."
  static let referenceSize: CGSize? = CGSize(width: 390, height: 560)

  static let animations: [(name: String, animation: UITableView.RowAnimation)] = [
    ("fade", .fade), ("right", .right), ("left", .left), ("top", .top), ("bottom", .bottom),
    ("middle", .middle), ("none", .none), ("automatic", .automatic),
  ]
  private var tables: [AnimatedTable] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let all = SideBySideView(columns: 4)
    all.frame = view.bounds
    all.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(all)
    for (name, animation) in Self.animations {
      let table = AnimatedTable(animation)
      tables.append(table)
      all.add(table, caption: name)
    }
  }

  /// The second row is new, the last but one goes.
  func begin() {
    for table in tables { table.change() }
  }
}

/// A table of a few coloured rows that change with one animation.
private final class AnimatedTable: UITableView, UITableViewDataSource {
  private let animation: RowAnimation
  private var rows = ["A", "B", "C", "D"]
  private let colors: [String: UIColor] = [
    "A": .systemBlue, "B": .systemGreen, "C": .systemRed, "D": .systemPurple, "N": .systemOrange,
  ]

  init(_ animation: RowAnimation) {
    self.animation = animation
    super.init(frame: .zero, style: .plain)
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
    dataSource = self
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  func change() {
    performBatchUpdates {
      rows.remove(at: 2)
      rows.insert("N", at: 1)
      deleteRows(at: [IndexPath(row: 2, section: 0)], with: animation)
      insertRows(at: [IndexPath(row: 1, section: 0)], with: animation)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = rows[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = row
    content.textProperties.color = colors[row] ?? .label
    content.image = UIImage(systemName: "circle.fill")
    content.imageProperties.tintColor = colors[row]
    cell.contentConfiguration = content
    return cell
  }
}
