// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Mountains by their first letters, and a touch that moves down the index beside them.
final class IndexTitlesViewController: SampleViewController, ScriptedSample, UITableViewDataSource {
  static let name = "index-titles"
  static let summary = "Mountains by letter, with an index that a touch moves down."
  static let duration: TimeInterval? = 2
  static let referenceSize: CGSize? = CGSize(width: 320, height: 480)
  static var ownStates: GoldenState.Changes {
    ["large-text": { $0.textSize = .accessibilityLarge }]
  }

  var tableView: UITableView! = nil
  var script: Script?

  /// The letters, and the mountains that begin with each.
  let sections: [(title: String, mountains: [Mountain])] = {
    let byLetter = Dictionary(grouping: Mountain.all) { mountain in
      String(mountain.name.folding(options: .diacriticInsensitive, locale: nil).prefix(1))
    }
    return byLetter.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView = UITableView(frame: view.bounds, style: .plain)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mountain")
    tableView.dataSource = self
    view.addSubview(tableView)
  }

  func begin() {
    guard let window = view.window else { return }
    var script = Script(in: window)
    let tableView: UITableView = tableView
    script.addDrag(at: 0, duration: 1.9) {
      let bounds = tableView.bounds
      let isRightToLeft = tableView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = isRightToLeft ? bounds.minX + 8 : bounds.maxX - 8
      return (
        tableView.convert(CGPoint(x: x, y: bounds.minY + bounds.height * 0.3), to: nil),
        tableView.convert(CGPoint(x: x, y: bounds.minY + bounds.height * 0.65), to: nil)
      )
    }
    self.script = script
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].mountains.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [UITableView.indexSearch] + sections.map(\.title)
  }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index - 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mountain", for: indexPath)
    let mountain = sections[indexPath.section].mountains[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = mountain.name
    content.secondaryText = "\(mountain.height) m"
    cell.contentConfiguration = content
    return cell
  }
}
