// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// A question of a public thread about a table that comes out wrong, with such a table.
struct TableQuestion: Sendable, CustomTestStringConvertible {
  let question: String
  let thread: LayoutQuestion.Thread
  /// The words of the finding or the explanation that answer it.
  let answer: String
  let makeTable: @MainActor @Sendable () -> QuestionedTable

  var testDescription: String { question }

  static let all: [TableQuestion] = [
    TableQuestion(
      question: "Why is there a space above the section headers since iOS 15?",
      thread: .init("github.com/pujiaxin33/JXPagingView/issues/390", "iOS 15.0显示有问题"),
      answer: "22 above the header: sectionHeaderTopPadding is automatic"
    ) { QuestionedTable(.plain) { $0.title = "Title" } },
    TableQuestion(
      question: "How is the space above the first row of a grouped table removed?",
      thread: .init("github.com/xmartlabs/XLForm/issues/766", "Remove section header/top space"),
      answer: "header 35 = the space above the first group, without a title or a view"
    ) { QuestionedTable(.grouped) },
    TableQuestion(
      question: "Why is there an extra distance between the sections?",
      thread: .init("github.com/xmartlabs/Eureka/issues/578", "Extra distance between secion."),
      answer: "footer 17.5 = the space of groups, without a title or a view"
    ) { QuestionedTable(.grouped) { $0.title = "Title" } },
    TableQuestion(
      question: "Why does a header of the height 0 not appear?",
      thread: .init(
        "github.com/maxsokolov/TableKit/issues/70", "Missing header view using AutoLayout"),
      answer: "tableView(_:heightForHeaderInSection:) is 0: section 0 has no header"
    ) {
      QuestionedTable(.plain) {
        $0.header = UIView()
        $0.headerHeight = 0
      }
    },
    TableQuestion(
      question: "Why is the tableHeaderView always 0 high, whatever its constraints say?",
      thread: .init(
        "stackoverflow.com/questions/16471846",
        "Is it possible to use AutoLayout with UITableView's tableHeaderView?"),
      answer: "the table takes the height of its frame, 0; its constraints need 120"
    ) { QuestionedTable(.plain) { $0.tableHeader = QuestionedTable.boxed(height: 120) } },
    TableQuestion(
      question: "Why do the first rows lie on the tableHeaderView?",
      thread: .init(
        "coderapp.vercel.app/answer/70101844",
        "tableHeaderView is overlapping cells when adding custom view to subview of container view"
      ),
      answer: "the table takes the height of its frame, 60; its constraints need 120"
    ) {
      QuestionedTable(.plain) {
        $0.tableHeader = QuestionedTable.boxed(height: 120)
        $0.tableHeader?.frame.size.height = 60
      }
    },
    TableQuestion(
      question: "Why does the last label overflow the boundaries of its self-sizing cell?",
      thread: .init(
        "stackoverflow.com/questions/25947146",
        "Multiple UILabels inside a self-sizing UITableViewCell"),
      answer: "nothing ties the contents of the TableCellContentView to its bottom"
    ) {
      QuestionedTable(.plain) {
        $0.fill = { cell in
          QuestionedTable.add(UILabel(), to: cell.contentView, height: 30, tiesBottom: false)
        }
      }
    },
    TableQuestion(
      question: "Which of my constraints contradict the height of the row?",
      thread: .init("github.com/wongzigii/Colo/issues/12", "Constraints warnings"),
      answer: "contradict each other: UIView:1.height == 100 is broken"
    ) {
      QuestionedTable(.plain) {
        $0.rowHeight = 44
        $0.fill = { cell in QuestionedTable.add(UIView(), to: cell.contentView, height: 100) }
      }
    },
    TableQuestion(
      question: "Why do constraints suggest a height of zero for a cell?",
      thread: .init(
        "github.com/mozilla-mobile/webxr-ios/issues/142",
        "Layout error: Detected a case where constraints ambiguously suggest a height of "
          + "zero for a tableview cell"
      ),
      answer:
        "the standard height, as its contents have none: give them constraints from top "
        + "to bottom"
    ) {
      QuestionedTable(.plain) {
        $0.fill = { cell in QuestionedTable.add(UIView(), to: cell.contentView, height: nil) }
      }
    },
    TableQuestion(
      question: "Why do rows jump when the table is scrolled up?",
      thread: .init(
        "newbetuts.com/28244475-reloaddata-of-uitableview-with-dynamic-cell-heights-causes-jumpy-scrolling",
        "reloadData() of UITableView with Dynamic cell heights causes jumpy scrolling"),
      answer: "the elements after it move by"
    ) {
      QuestionedTable(.plain) {
        $0.fill = { cell in QuestionedTable.add(UIView(), to: cell.contentView, height: 180) }
      }
    },
    TableQuestion(
      question: "Why has the separator no margin at the right?",
      thread: .init("github.com/kf99916/TimelineTableViewCell/issues/11", "Separator TableView"),
      answer: "ends 0 before its trailing edge: separatorInset is automatic"
    ) { QuestionedTable(.plain) },
    TableQuestion(
      question: "Why does automaticDimension not work?",
      thread: .init(
        "github.com/nicolasgomollon/LPRTableView/issues/8",
        "not working with `UITableViewAutomaticDimension`."),
      answer: "estimatedRowHeight is 0, so that no row is measured"
    ) {
      QuestionedTable(.plain) {
        $0.estimatedRowHeight = 0
        $0.fill = { cell in QuestionedTable.add(UIView(), to: cell.contentView, height: 72) }
      }
    },
    TableQuestion(
      question: "Why does the row not grow with the view in it?",
      thread: .init(
        "github.com/ElaWorkshop/TagListView/issues/191", "Height issue with TableView Cell"),
      answer: "44 = rowHeight"
    ) {
      QuestionedTable(.plain) {
        $0.rowHeight = 44
        $0.fill = { cell in cell.textLabel?.text = "A text" }
      }
    },
  ]
}

/// A table in a window, with two sections of three rows.
@MainActor
final class QuestionedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The answers of the table's data source and delegate.
  struct Answers {
    var title: String?
    var header: UIView?
    var headerHeight: CGFloat?
    var tableHeader: UIView?
    var rowHeight: CGFloat?
    var estimatedRowHeight: CGFloat?
    var fill: @MainActor (UITableViewCell) -> Void = { $0.textLabel?.text = "Row" }
  }

  private let answers: Answers
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  let table: UITableView

  init(_ style: UITableView.Style, _ change: (inout Answers) -> Void = { _ in }) {
    var answers = Answers()
    change(&answers)
    self.answers = answers
    table = UITableView(frame: window.bounds, style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    if let height = answers.rowHeight { table.rowHeight = height }
    if let height = answers.estimatedRowHeight { table.estimatedRowHeight = height }
    table.tableHeaderView = answers.tableHeader
    if answers.header != nil { table.delegate = self }
    table.dataSource = self
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if cell.contentView.subviews.isEmpty { answers.fill(cell) }
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    answers.title
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    answers.header
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    answers.headerHeight ?? UITableView.automaticDimension
  }

  /// A view with a box in it that is tied to all its edges.
  static func boxed(height: CGFloat) -> UIView {
    let view = UIView()
    add(UIView(), to: view, height: height)
    return view
  }

  /// Adds a view that is tied to the edges of another one.
  static func add(_ view: UIView, to container: UIView, height: CGFloat?, tiesBottom: Bool = true) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    var constraints = [
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ]
    if tiesBottom {
      constraints.append(view.bottomAnchor.constraint(equalTo: container.bottomAnchor))
    }
    if let height { constraints.append(view.heightAnchor.constraint(equalToConstant: height)) }
    NSLayoutConstraint.activate(constraints)
  }
}

/// Findings and explanations name the cause of what comes out wrong in a table.
@MainActor @Suite("Questions about tables") struct TableQuestionTests {
  @Test(arguments: TableQuestion.all)
  func `The cause is named in a sentence`(_ question: TableQuestion) {
    let shown = question.makeTable()
    let table = shown.table
    let explanations = [
      table.explanation(forRowAt: IndexPath(row: 0, section: 0)),
      table.explanation(forHeaderInSection: 0), table.explanation(forFooterInSection: 0),
    ]
    expectContains(
      (table.findings().map(\.description) + explanations.map(\.description))
        .joined(separator: "\n"), question.answer)
  }

  @Test func `A table without a mistake has no finding`() {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      for title in [nil, "Title"] {
        let shown = QuestionedTable(style) { $0.title = title }
        expectEqual(shown.table.findings().map(\.description), [])
      }
    }
    let fitting = QuestionedTable(.plain) {
      $0.tableHeader = QuestionedTable.boxed(height: 120)
      $0.tableHeader?.frame.size.height = 120
      $0.fill = { QuestionedTable.add(UIView(), to: $0.contentView, height: 80) }
    }
    expectEqual(fitting.table.findings().map(\.description), [])
  }
}
