// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Three tabs, one of them with a badge: a touch selects them, a harbour that is pushed hides the bar,
/// and the way back shows it again.
final class TabsViewController: UITabBarController, ScriptedSample {
  static let name = "tabs"
  static let summary = "A tab bar with a badge; a screen that is pushed hides the bar."
  static let duration: TimeInterval? = 5
  static let poster: Double? = 0
  static let referenceSize: CGSize? = CGSize(width: 300, height: 540)
  static var ownStates: GoldenState.Changes {
    [
      "saved": { $0.moment = 0.9 / 5 },
      "saved-dark": {
        $0.moment = 0.9 / 5
        $0.style = .dark
      },
      "pushing": { $0.moment = 2.1 / 5 },
      "pushing-rtl": {
        $0.moment = 2.1 / 5
        $0.direction = .rightToLeft
      },
      "pushed": { $0.moment = 2.8 / 5 },
      "large-text": { $0.textSize = .accessibilityLarge },
      "low": { $0.size = CGSize(width: 540, height: 300) },
      "wide": { $0.size = CGSize(width: 760, height: 500) },
      "wide-rtl": {
        $0.size = CGSize(width: 760, height: 500)
        $0.direction = .rightToLeft
      },
    ]
  }

  var script: Script?
  private let list = HarbourListController()
  private let saved = NotesController(text: "Two harbours are saved.")

  required init(seed: UInt64) {
    super.init(nibName: nil, bundle: nil)
    list.title = "Harbours"
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = UITabBarItem(
      title: "Harbours", image: UIImage(systemName: "list.bullet"), tag: 0)
    saved.tabBarItem = UITabBarItem(
      title: "Saved", image: UIImage(systemName: "star"),
      selectedImage: UIImage(systemName: "star.fill"))
    saved.tabBarItem.badgeValue = "2"
    let search = NotesController(text: "Nothing is searched for.")
    search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 2)
    viewControllers = [navigation, saved, search]
  }

  required init?(coder: NSCoder) {
    fatalError("samples are not read from archives")
  }
}

extension TabsViewController {
  func begin() {
    guard let window = view.window else { return }
    var script = Script(in: window)
    script.add(at: 0.4) { [weak self] in self?.tapItem(1, in: window) }
    script.add(at: 1) { [weak self] in self?.saved.tabBarItem.badgeValue = nil }
    script.add(at: 1.4) { [weak self] in self?.tapItem(0, in: window) }
    script.add(at: 2) { [list] in list.tapRow(2, in: window) }
    script.add(at: 3.2) { [list] in list.tapBack(in: window) }
    script.add(at: 4.2) { [weak self] in self?.saved.tabBarItem.badgeValue = "New" }
    self.script = script
  }

  func move(to time: TimeInterval) { script?.run(to: time) }

  /// Taps an item of the bar, which shares it with the others in equal parts.
  private func tapItem(_ index: Int, in window: UIWindow) {
    let count = tabBar.items?.count ?? 1
    let isRightToLeft = tabBar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = isRightToLeft ? count - 1 - index : index
    let x = tabBar.bounds.width * (CGFloat(place) + 0.5) / CGFloat(count)
    window.tap(at: tabBar.convert(CGPoint(x: x, y: 20), to: nil))
  }
}

/// A list of harbours; a tap on one shows it without the tab bar.
private final class HarbourListController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private static let harbours = [
    "Aarhus", "Bergen", "Esbjerg", "Gdańsk", "Helsinki", "Kiel", "Lübeck", "Malmö", "Narvik",
    "Oulu", "Riga", "Stavanger", "Tallinn", "Turku",
  ]
  private let tableView = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "harbour")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.harbours.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "harbour", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = Self.harbours[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let harbour = NotesController(text: "42 berths, 3.5 m deep")
    harbour.title = Self.harbours[indexPath.row]
    harbour.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(harbour, animated: true)
  }

  func tapRow(_ row: Int, in window: UIWindow) {
    let frame = tableView.rectForRow(at: IndexPath(row: row, section: 0))
    window.tap(at: tableView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
  }

  func tapBack(in window: UIWindow) {
    guard let bar = navigationController?.navigationBar else { return }
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    window.tap(
      at: bar.convert(CGPoint(x: isRightToLeft ? bar.bounds.width - 30 : 30, y: 22), to: nil))
  }
}

/// A line of text in the middle of the screen, above the bar.
private final class NotesController: UIViewController {
  private let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("samples are not read from archives")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let label = UILabel()
    label.text = text
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
