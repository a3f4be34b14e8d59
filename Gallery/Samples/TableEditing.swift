// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Mountains to visit and visited ones, in a table that is edited: one is deleted, one is moved.
final class TableEditingViewController: SampleViewController, ScriptedSample {
  static let name = "table-editing"
  static let summary = "A table that is edited: one mountain is deleted, one is moved."
  static let duration: TimeInterval? = 3
  static let referenceSize: CGSize? = CGSize(width: 320, height: 480)
  static var ownStates: GoldenState.Changes {
    ["large-text": { $0.textSize = .accessibilityLarge }]
  }
  static let reuseIdentifier = "reuse-id"

  enum Section: Int {
    case visited = 0, bucketList

    var title: String {
      switch self {
      case .visited: "Visited"
      case .bucketList: "Bucket List"
      }
    }
    var secondaryTitle: String {
      switch self {
      case .visited: "You've made it to \(title.lowercased())!"
      case .bucketList: "Don't forget these"
      }
    }
  }

  typealias SectionType = Section
  typealias ItemType = Mountain

  /// A data source whose rows can be deleted and moved.
  final class DataSource: UITableViewDiffableDataSource<SectionType, ItemType> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { Section(rawValue: section)?.title }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
      -> String?
    { Section(rawValue: section)?.secondaryTitle }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard let sourceIdentifier = itemIdentifier(for: sourceIndexPath) else { return }
      guard sourceIndexPath != destinationIndexPath else { return }
      let destinationIdentifier = itemIdentifier(for: destinationIndexPath)

      var snapshot = self.snapshot()
      if let destinationIdentifier {
        if let sourceIndex = snapshot.indexOfItem(sourceIdentifier),
          let destinationIndex = snapshot.indexOfItem(destinationIdentifier)
        {
          let isAfter =
            destinationIndex > sourceIndex
            && snapshot.sectionIdentifier(containingItem: sourceIdentifier)
              == snapshot.sectionIdentifier(containingItem: destinationIdentifier)
          snapshot.deleteItems([sourceIdentifier])
          if isAfter {
            snapshot.insertItems([sourceIdentifier], afterItem: destinationIdentifier)
          } else {
            snapshot.insertItems([sourceIdentifier], beforeItem: destinationIdentifier)
          }
        }
      } else {
        let destinationSectionIdentifier = snapshot.sectionIdentifiers[
          destinationIndexPath.section]
        snapshot.deleteItems([sourceIdentifier])
        snapshot.appendItems([sourceIdentifier], toSection: destinationSectionIdentifier)
      }
      apply(snapshot, animatingDifferences: false)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete, let identifierToDelete = itemIdentifier(for: indexPath)
      else { return }
      var snapshot = self.snapshot()
      snapshot.deleteItems([identifierToDelete])
      apply(snapshot)
    }
  }

  var dataSource: DataSource! = nil
  var tableView: UITableView! = nil
  var script: Script?

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
    tableView.isEditing = true
  }
}

extension TableEditingViewController {
  func begin() {
    guard let window = view.window else { return }
    var script = Script(in: window)
    let tableView: UITableView = tableView
    // The minus of the second row, then the word beside it.
    script.add(at: 0.2) {
      if let point = tableView.leadingControl(at: IndexPath(row: 1, section: 0)) {
        window.tap(at: point)
      }
    }
    script.add(at: 0.8) {
      if let point = tableView.trailingEdge(at: IndexPath(row: 1, section: 0)) {
        window.tap(at: point)
      }
    }
    // The reorder control of one on the list, up to the visited ones.
    script.addDrag(at: 1.4, duration: 0.8, pause: 0.1) {
      guard let from = tableView.trailingEdge(at: IndexPath(row: 1, section: 1)),
        let to = tableView.trailingEdge(at: IndexPath(row: 1, section: 0))
      else { return nil }
      return (from, to)
    }
    script.add(at: 2.6) { tableView.setEditing(false, animated: true) }
    self.script = script
  }

  func configureHierarchy() {
    tableView = UITableView(frame: view.bounds, style: .insetGrouped)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
    view.addSubview(tableView)
  }

  func configureDataSource() {
    dataSource = DataSource(tableView: tableView) { tableView, indexPath, mountain in
      let cell = tableView.dequeueReusableCell(
        withIdentifier: Self.reuseIdentifier, for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = mountain.name
      content.secondaryText = "\(mountain.height) m"
      cell.contentConfiguration = content
      return cell
    }
    dataSource.defaultRowAnimation = .fade

    let mountains = Array(Mountain.all.prefix(6))
    var snapshot = NSDiffableDataSourceSnapshot<SectionType, ItemType>()
    snapshot.appendSections([.visited])
    snapshot.appendItems(Array(mountains.prefix(3)))
    snapshot.appendSections([.bucketList])
    snapshot.appendItems(Array(mountains.suffix(3)))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension UITableView {
  /// The middle of the control at the leading edge of a row that is edited, in the window.
  func leadingControl(at indexPath: IndexPath) -> CGPoint? { point(at: indexPath, inset: 30) }

  /// A point at the trailing edge of a row, in the window: on its reorder control or first action.
  func trailingEdge(at indexPath: IndexPath) -> CGPoint? { point(at: indexPath, inset: -30) }

  /// - Parameter inset: From the leading edge; negative from the trailing one.
  private func point(at indexPath: IndexPath, inset: CGFloat) -> CGPoint? {
    let frame = rectForRow(at: indexPath)
    guard !frame.isEmpty else { return nil }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = (inset > 0) == isRightToLeft ? frame.maxX - abs(inset) : frame.minX + abs(inset)
    return convert(CGPoint(x: x, y: frame.midY), to: nil)
  }
}
