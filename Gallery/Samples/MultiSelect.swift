// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of mail with a two-finger pan over it: the editing controls appear, and the messages that
/// the touches pass over are selected.
final class MultiSelectViewController: UITableViewController, ScriptedSample {
  static let name = "multi-select"
  static let summary = "A two-finger pan over mail: editing begins, five are selected, then three."
  static let duration: TimeInterval? = 2
  static let poster: Double? = 0.5 / 2
  static let reuseIdentifier = "reuse-id"

  struct Mail {
    let sender: String
    let subject: String
  }

  static let mails: [Mail] = [
    Mail(sender: "Ada", subject: "Notes on the engine"),
    Mail(sender: "Alan", subject: "On computable numbers"),
    Mail(sender: "Barbara", subject: "Substitution, once more"),
    Mail(sender: "Dennis", subject: "Small language"),
    Mail(sender: "Edsger", subject: "A case against the jump"),
    Mail(sender: "Grace", subject: "A moth"),
    Mail(sender: "Hedy", subject: "Hopping"),
    Mail(sender: "John", subject: "First draft"),
    Mail(sender: "Katherine", subject: "Orbit checked by hand"),
    Mail(sender: "Ken", subject: "Trust"),
    Mail(sender: "Margaret", subject: "Priority displays"),
    Mail(sender: "Niklaus", subject: "Leaner"),
  ]

  var script: Script?

  required init(seed: UInt64) { super.init(style: .plain) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.mails.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: Self.reuseIdentifier, for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = Self.mails[indexPath.row].sender
    content.secondaryText = Self.mails[indexPath.row].subject
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
}

extension MultiSelectViewController {
  func begin() {
    guard let window = view.window else { return }
    var script = Script(in: window)
    let tableView: UITableView = tableView
    let row = tableView.rectForRow(at: IndexPath(row: 2, section: 0))
    guard !row.isEmpty else { return }
    // Beside each other on the third mail.
    let middle = tableView.convert(CGPoint(x: row.midX, y: row.midY), to: nil)
    script.add(at: 0.2) {
      window.beginTouches(at: [-30, 30].map { CGPoint(x: middle.x + $0, y: middle.y) })
    }
    // Down over four more, and two back.
    script.addPan(from: 0.3, to: 0.9, by: CGVector(dx: 0, dy: 4 * row.height))
    script.addPan(from: 1.1, to: 1.4, by: CGVector(dx: 0, dy: -2 * row.height))
    script.add(at: 1.7) { window.endTouches() }
    self.script = script
  }
}
