// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import Geometry
import SeededRandom
import Views

@testable import TableView

/// How a history's table looks: what changes while it runs, and what does not.
struct HistoryLook: CustomStringConvertible {
  enum Heights: CaseIterable {
    /// Rows size themselves, or have the property's height.
    case none
    /// The delegate gives some rows a height.
    case some
    /// The delegate gives all of them one.
    case all
  }

  enum Headers: CaseIterable {
    case none, titles
    /// The delegate has views for some.
    case views
    /// The delegate has views for some, and heights for some.
    case heights
  }

  enum Contents: CaseIterable {
    /// The labels of a style.
    case labels
    case list
    /// A label whose constraints name the content view, or the cell.
    case constraints, constraintsOfCell
  }

  let style: UITableView.Style
  let heights: Heights
  let headers: Headers
  let contents: Contents
  /// Whether the delegate says how high rows are estimated to be, each row otherwise.
  let estimatesEachRow: Bool
  /// Whether contents are scrolled over time.
  let scrollsOverTime: Bool
  let allowsSelectionDuringEditing: Bool
  let allowsMultipleSelection: Bool
  let marksRows: Bool
  var textSize = UIContentSizeCategory.large
  var isMirrored = false
  var size = CGSize(width: 390, height: 300)
  var insets = UIEdgeInsets.zero
  var estimate = UITableView.automaticDimension
  var rowHeight = UITableView.automaticDimension
  var hasLines = true
  var isDark = false
  var scale: CGFloat = 2
  var design = InterfaceDesign.iOS17

  init(_ random: inout SplitMix64) {
    style = random.pick([.plain, .grouped, .insetGrouped])
    heights = random.pick(Heights.allCases)
    estimatesEachRow = random.once(in: 3)
    headers = random.pick(estimatesEachRow ? [.none, .titles] : Headers.allCases)
    contents = random.pick(Contents.allCases)
    scrollsOverTime = random.once(in: 2)
    allowsSelectionDuringEditing = random.once(in: 2)
    allowsMultipleSelection = random.once(in: 2)
    marksRows = random.once(in: 5)
  }

  var description: String {
    """
    style \(style), heights \(heights), headers \(headers), contents \(contents), \
    estimates \(estimatesEachRow), scrolls over time \(scrollsOverTime), \
    selection while editing \(allowsSelectionDuringEditing), several \(allowsMultipleSelection), \
    marks \(marksRows), design \(design)
    """
  }
}

/// The data source and delegate of a history's table. What it says follows from the numbers of rows
/// and sections alone.
@MainActor
class HistoryRows: NSObject {
  var model: HistoryModel
  var look: HistoryLook
  let window: UIWindow
  let table: UITableView
  /// The rows that are to be selected.
  var selected: Set<Int> = []
  /// What was wrong with the delegate's calls.
  private(set) var fault: String?
  private(set) var swiped: Set<Int> = []
  /// How many of them have ended, as no row said.
  private var endsWithoutRow = 0
  private(set) var displayed: Set<ObjectIdentifier> = []
  private var previous: HistoryModel

  required init(_ look: HistoryLook, _ model: HistoryModel) {
    self.look = look
    self.model = model
    previous = model
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
    table = UITableView(frame: CGRect(origin: .zero, size: look.size), style: look.style)
    super.init()
    window.scrollsOverTime = look.scrollsOverTime
    table.register(
      look.isConstrained ? HistoryTiedCell.self : UITableViewCell.self,
      forCellReuseIdentifier: "row")
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.allowsSelectionDuringEditing = look.allowsSelectionDuringEditing
    table.allowsMultipleSelection = look.allowsMultipleSelection
    table.allowsMultipleSelectionDuringEditing = look.marksRows
    applyLook()
  }

  static func make(_ look: HistoryLook, _ model: HistoryModel) -> HistoryRows {
    if look.estimatesEachRow { return HistoryEstimateSource(look, model) }
    return switch (look.heights, look.headers) {
    case (.none, .none), (.none, .titles): HistorySource(look, model)
    case (_, .none), (_, .titles): HistoryHeightSource(look, model)
    case (.none, .views): HistoryViewSource(look, model)
    default: HistoryFullSource(look, model)
    }
  }

  func show() {
    table.delegate = self as? any UITableViewDelegate
    table.dataSource = self as? any UITableViewDataSource
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Lets the table look as the look says.
  func applyLook() {
    let traits = window.traitCollection
    if traits.preferredContentSizeCategory != look.textSize {
      window.traitOverrides.preferredContentSizeCategory = look.textSize
    }
    if traits.displayScale != look.scale { window.traitOverrides.displayScale = look.scale }
    if traits.design != look.design { window.traitOverrides.design = look.design }
    let style: UIUserInterfaceStyle = look.isDark ? .dark : .light
    if traits.userInterfaceStyle != style { window.traitOverrides.userInterfaceStyle = style }
    let direction: UITraitEnvironmentLayoutDirection =
      look.isMirrored ? .rightToLeft : .leftToRight
    if traits.layoutDirection != direction { window.traitOverrides.layoutDirection = direction }
    if table.frame.size != look.size { table.frame.size = look.size }
    table.contentInset = look.insets
    table.estimatedRowHeight = look.estimate
    table.rowHeight = look.rowHeight
    table.separatorStyle = look.hasLines ? .singleLine : .none
  }

  func changeData(_ change: (inout HistoryModel) -> Void) {
    previous = model
    change(&model)
  }

  func number(_ path: IndexPath) -> Int { model.sections[path.section].rows[path.row].number }

  func anyRow(_ random: inout SplitMix64) -> IndexPath? {
    let filled = model.sections.indices.filter { !model.sections[$0].rows.isEmpty }
    guard !filled.isEmpty else { return nil }
    let section = random.pick(filled)
    return IndexPath(row: random.next(below: model.sections[section].rows.count), section: section)
  }

  /// The text of a row.
  func text(_ path: IndexPath) -> String {
    let row = model.sections[path.section].rows[path.row]
    let words = row.number % 7 == 3 ? " of more words than there is space for on one line here" : ""
    return "Row \(row.number).\(row.version)\(words)"
  }

  /// The height that the delegate gives a row; nil where it leaves it to the table.
  func givenHeight(_ path: IndexPath) -> CGFloat? {
    let number = number(path)
    return switch look.heights {
    case .none: nil
    case .some: number % 3 == 0 ? CGFloat(30 + 10 * (number % 6)) : nil
    case .all: CGFloat(30 + 10 * (number % 6))
    }
  }

  func report(_ text: String) {
    if fault == nil { fault = text }
  }

  // MARK: Methods that every source has

  func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].rows.count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let number = number(indexPath)
    switch look.contents {
    case .list:
      var content = cell.defaultContentConfiguration()
      content.text = text(indexPath)
      if number % 5 == 1 { content.secondaryText = "Below" }
      cell.contentConfiguration = content
    case .labels: cell.textLabel?.text = text(indexPath)
    case .constraints, .constraintsOfCell:
      let cell = cell as? HistoryTiedCell
      cell?.tie(toCell: look.contents == .constraintsOfCell)
      cell?.label.text = text(indexPath)
    }
    cell.accessoryType =
      [.none, .disclosureIndicator, .checkmark, .none, .detailButton][number % 5]
    cell.editingAccessoryType = number % 4 == 0 ? .checkmark : .none
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard look.headers == .titles || look.headers == .views else { return nil }
    let number = model.sections[section].number
    return number % 3 == 0 ? nil : "Section \(number)"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    let number = model.sections[section].number
    return look.headers != .none && number % 4 == 0 ? "Footer \(number)" : nil
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    number(indexPath) % 7 != 0
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    number(indexPath) % 3 != 0
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    [.delete, .delete, .insert, .none][number(indexPath) % 4]
  }
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { number(indexPath) % 5 != 2 }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let animation = HistoryChange.animations[number(indexPath) % 8]
    guard editingStyle == .delete else {
      changeData {
        let row = HistoryModel.Row(number: $0.makeNumber())
        $0.sections[indexPath.section].rows.insert(row, at: indexPath.row)
      }
      return tableView.insertRows(at: [indexPath], with: animation)
    }
    changeData { _ = $0.sections[indexPath.section].rows.remove(at: indexPath.row) }
    selected.formIntersection(model.numbers)
    tableView.deleteRows(at: [indexPath], with: animation)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    changeData {
      let row = $0.sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
      $0.sections[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.row)
    }
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard number(indexPath) % 2 == 0 else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { $2(true) }
    ])
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.insert(number(indexPath))
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    selected.remove(number(indexPath))
  }
  /// Returns whether those rows, and no others, are edited.
  func areEdited(_ rows: Set<Int>) -> Bool {
    swiped.isSuperset(of: rows) && swiped.count - rows.count == endsWithoutRow
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    let number = number(indexPath)
    guard !swiped.insert(number).inserted else { return }
    guard endsWithoutRow > 0 else { return report("row \(number) begins to be edited twice") }
    endsWithoutRow -= 1
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    guard let indexPath else {
      // Rows that are gone longest end first; a section that is loaded again has other rows, and which
      // of those whose editing began ended with it is not said.
      let gone = swiped.subtracting(model.numbers)
      let goneBefore = gone.subtracting(previous.numbers)
      if let number = goneBefore.first ?? gone.first {
        swiped.remove(number)
      } else if endsWithoutRow < swiped.count {
        endsWithoutRow += 1
      } else {
        report("no row ends to be edited")
      }
      return
    }
    for model in [model, previous]
    where model.sections.indices.contains(indexPath.section)
      && model.sections[indexPath.section].rows.indices.contains(indexPath.row)
    {
      let number = model.sections[indexPath.section].rows[indexPath.row].number
      if swiped.remove(number) != nil {
        if swiped.count < endsWithoutRow { break }
        return
      }
    }
    report("the row at \(indexPath.short) ends to be edited and did not begin")
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted {
      report("the cell of \(indexPath.short) is displayed twice")
    }
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil {
      report("the cell of \(indexPath.short) ends to be displayed twice")
    }
  }

  // MARK: Methods that some have

  func headerView(_ section: Int) -> UIView? {
    let number = model.sections[section].number
    guard number % 2 == 0,
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    else { return nil }
    view.textLabel?.text = "Head \(number)"
    return view
  }
}

extension HistoryLook {
  /// Whether constraints say how high contents are.
  var isConstrained: Bool { contents == .constraints || contents == .constraintsOfCell }
}

/// A cell with a label whose constraints say how high it is.
final class HistoryTiedCell: UITableViewCell {
  let label = UILabel(frame: .zero)

  func tie(toCell: Bool) {
    guard label.superview == nil else { return }
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let outer = toCell ? self : contentView
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }
}

/// Neither heights nor views.
final class HistorySource: HistoryRows, UITableViewDataSource, UITableViewDelegate {}

/// Heights of rows.
final class HistoryHeightSource: HistoryRows, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    givenHeight(indexPath) ?? UITableView.automaticDimension
  }
}

/// Heights and estimates of rows.
final class HistoryEstimateSource: HistoryRows, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    givenHeight(indexPath) ?? UITableView.automaticDimension
  }
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { CGFloat(20 + 15 * (number(indexPath) % 5)) }
}

/// Views of headers.
final class HistoryViewSource: HistoryRows, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headerView(section)
  }
}

/// Heights of rows and headers, and views of headers.
final class HistoryFullSource: HistoryRows, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    givenHeight(indexPath) ?? UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headerView(section)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    look.headers == .heights && model.sections[section].number % 3 == 1
      ? 33 : UITableView.automaticDimension
  }
}
