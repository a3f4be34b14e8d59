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

/// The navigation controller behind the item More of a tab bar: the list of the controllers without an
/// item of their own, and the one of them that is shown.
///
/// That one may be a navigation controller, or a split view controller whose columns are one stack, which
/// has its own bar then: there, an item of the list stands before those of its stack and leads back, and
/// the bar around it is hidden.
final class MoreNavigationController: UINavigationController {
  let list = MoreListController()
  /// The item that stands for the list in the bar of a navigation controller that is pushed on it.
  let backItem = UINavigationItem(title: "")
  private weak var owner: UITabBarController?

  init(of owner: UITabBarController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    list.owner = owner
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  /// The controller of the tab bar controller's that is on the stack; nil for none.
  var shownTab: UIViewController? {
    viewControllers.first { owner?.isBehindMore($0) ?? false }
  }

  var innermost: UINavigationController { topViewController?.stackInside ?? self }

  /// Shows one of the controllers, with what is on it if it is there already; or the list, for the
  /// navigation controller itself.
  func show(_ controller: UIViewController, animated: Bool) {
    finishTransitions()
    guard controller !== self else { return setViewControllers([list], animated: animated) }
    guard controller !== shownTab else { return }
    setViewControllers([list, controller], animated: animated)
  }

  /// Shows the list, unless those of the tab bar controller's on the stack are among some controllers.
  func keepTab(among controllers: [UIViewController]) {
    let isStale = viewControllers.contains { shown in
      owner?.isBehindMore(shown) == true && !controllers.contains { $0 === shown }
    }
    if isStale { setViewControllers([list], animated: false) }
  }

  override func finishTransitions() {
    super.finishTransitions()
    if innermost !== self { innermost.finishTransitions() }
  }

  override func take(_ stack: [UIViewController]) {
    // What is under way in the navigation controller that goes ends here, too.
    if innermost !== self { innermost.finishTransitions() }
    super.take(stack)
  }

  override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    backItem.title = list.navigationItem.title
    childController.stackInside?.showBarItems()
  }

  override func didRemove(_ controllers: [UIViewController]) { owner?.takeBack(controllers) }

  /// There is no bar above a navigation controller, which has its own.
  override var isNavigationBarHidden: Bool {
    get { super.isNavigationBarHidden || innermost !== self }
    set { super.isNavigationBarHidden = newValue }
  }
}

extension UIViewController {
  /// The navigation controller that the controller shows in all of its view: itself, or that of a split view
  /// controller whose columns are one; nil for none.
  var stackInside: UINavigationController? {
    (self as? UISplitViewController)?.stack ?? self as? UINavigationController
  }
}
