// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list that is pulled down beyond its top until it loads: the spokes appear with the pull, turn while
/// it loads, and new rows come as it goes back.
final class RefreshViewController: SampleViewController, ScriptedSample, UITableViewDataSource {
  static let name = "refresh"
  static let summary = "A list pulled down beyond its top loads new rows."
  static let duration: TimeInterval? = 3.2
  static let poster: Double? = 0.5
  static let referenceSize: CGSize? = CGSize(width: 300, height: 480)

  var script: Script?
  private var harbours = [
    "Aarhus", "Bergen", "Esbjerg", "Gdańsk", "Helsinki", "Kiel", "Lübeck", "Malmö", "Narvik",
    "Oulu", "Riga", "Stavanger", "Tallinn", "Turku", "Visby",
  ]
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let refreshControl = UIRefreshControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "harbour")
    view.addSubview(tableView)
    refreshControl.attributedTitle = NSAttributedString(string: "Pull to refresh")
    refreshControl.addAction(
      UIAction { [refreshControl] _ in
        refreshControl.attributedTitle = NSAttributedString(string: "Loading harbours")
      }, for: .valueChanged)
    tableView.refreshControl = refreshControl
  }

  func begin() {
    guard let window = view.window else { return }
    window.scrollsOverTime = true
    var script = Script(in: window)
    // The rubber band asks for 290 points, so that 120 are seen.
    script.addDrag(at: 0.2, duration: 0.7, rest: 0.1) { [tableView] in
      let top = tableView.convert(tableView.bounds, to: nil)
      return (CGPoint(x: top.midX, y: top.minY + 60), CGPoint(x: top.midX, y: top.minY + 400))
    }
    script.add(at: 2.2) { [weak self] in self?.finishLoading() }
    self.script = script
  }

  func move(to time: TimeInterval) { script?.run(to: time) }

  /// The program has what it asked for.
  private func finishLoading() {
    guard refreshControl.isRefreshing else { return }
    harbours.insert(contentsOf: ["Tromsø", "Ystad"], at: 0)
    tableView.insertRows(at: (0..<2).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    refreshControl.endRefreshing()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    harbours.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "harbour", for: indexPath)
    cell.textLabel?.text = harbours[indexPath.row]
    return cell
  }
}
