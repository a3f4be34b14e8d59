// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import Geometry
import TableView
import Views

/// The list behind the item More of a tab bar: a row for each controller without an item of its own, with
/// the image and the title that its item would have.
final class MoreListController: UITableViewController, BarItemObserver {
  weak var owner: UITabBarController?
  private var controllers: [UIViewController] = []
  private var items: [UITabBarItem] = []
  private static let identifier = "controller"

  init() {
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
  }

  /// Shows the rows of controllers, and follows their items.
  func show(_ controllers: [UIViewController]) {
    self.controllers = controllers
    let items = controllers.compactMap(\.tabBarItem)
    guard items != self.items else { return }
    for item in self.items where item.observer === self { item.observer = nil }
    for item in items { item.observer = self }
    self.items = items
    if isViewLoaded { tableView.reloadData() }
  }

  func barItemDidChange(_ item: UIBarItem) {
    guard isViewLoaded, let row = items.firstIndex(where: { $0 === item }),
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
    else { return }
    configure(cell, with: items[row])
  }

  private func configure(_ cell: UITableViewCell, with item: UITabBarItem) {
    var content = cell.defaultContentConfiguration()
    content.text = item.title
    // As in the bar, an image that does not say how it is drawn takes the tint.
    let image = item.image
    content.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    configure(cell, with: items[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if controllers.indices.contains(indexPath.row) {
      owner?.pushFromMore(controllers[indexPath.row])
    }
  }
}
