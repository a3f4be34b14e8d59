// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import MeasuredSolver

/// Compares the constraint solver with kiwi, the C++ solver behind enaml and matplotlib's layouts.
///
/// Both get the same rows in the same order, as objects made before, and every value is read. Kiwi
/// solves after each row; ours takes them as a batch. The headers come with kiwi's source archive:
///
/// ```sh
/// pip download --no-binary kiwisolver --no-deps --dest .build/kiwi kiwisolver==1.5.0 &&
/// tar -xzf .build/kiwi/kiwisolver-1.5.0.tar.gz -C .build/kiwi
/// ```
///
/// in this package's folder, before it is built. Without them their rows are left out.
enum SolverBenchmark {
  /// How often what takes microseconds is repeated in one measurement.
  private static let repetitions = 200

  static func run(_ report: inout Report) throws {
    report.section("Constraint solver, beside kiwi 1.5")
    if !KiwiSystem.isAvailable { print("kiwi's headers are not there: its rows are left out") }
    try cell(&report)
    try enaml(&report)
    try column(isPressed: false, &report)
    try column(isPressed: true, &report)
  }

  // MARK: A cell

  private static func cell(_ report: inout Report) throws {
    let cell = FeedCell(width: 390)
    let name = "cell, 20 views, 52 constraints, \(cell.rows.rows.count + 40) rows"
    try compareBuild(cell.rows, name: name, atMost: 0.8, &report)
    if KiwiSystem.isAvailable {
      let kiwi = cell.rows.kiwi(hasSizes: false)
      let time = Stopwatch.median(of: 100) { for _ in 0..<10 { use(kiwi.build()) } }
      report.row("by kiwi without the 40 rows of sizes", time * 100, "µs")
    }

    try compareEdits(
      cell.rows, rows: [cell.avatarHeight.row], variables: [cell.avatarHeight.variable],
      wanted: [[40], [44]], name: "cell, a constant changed", atMost: 1, &report)
    try compareEdits(
      cell.rows, rows: [cell.width.row], variables: [cell.width.variable],
      wanted: [[744], [200]], name: "cell, width 744 and 200", atMost: 0.9, &report)
  }

  // MARK: Kiwi's own

  private static func enaml(_ report: inout Report) throws {
    var rows = SolverRows()
    var names: [Substring: Int] = [:]
    func variable(_ name: Substring, _ rows: inout SolverRows) -> Int {
      if let known = names[name] { return known }
      names[name] = rows.makeVariable()
      return names[name] ?? 0
    }
    let edited = ["width", "height"].map { variable($0, &rows) }
    let edits = edited.map { rows.add([(1, $0)], .equal, 0, priority: 750) }
    for line in EnamlSystem.text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let terms = stride(from: 3, to: words.count, by: 2).map {
        (coefficient: Double(words[$0]) ?? 0, variable: variable(words[$0 + 1], &rows))
      }
      rows.add(
        terms, relations[words[1]] ?? .equal, Double(words[2]) ?? 0,
        priority: priorities[words[0]] ?? 1000)
    }
    // Its optional rows contradict each other and tie: the layouts differ in where slack goes.
    try compareBuild(
      rows, name: "kiwi's benchmark, as a batch", isSame: false, atMost: 0.5, &report)
    try compareEdits(
      rows, rows: edits, variables: edited,
      wanted: [[400, 600], [600, 400], [800, 1200], [1200, 800], [400, 800], [800, 400]],
      name: "kiwi's benchmark, an edit of two", isStrong: true, isSame: false, atMost: 1.2, &report)
  }

  private static let relations: [Substring: LinearConstraint.Relation] = [
    "==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual,
  ]
  private static let priorities: [Substring: Float] = [
    "required": 1000, "strong": 750, "smedium": 500, "mmedium": 251, "medium": 250, "weak": 100,
  ]

  // MARK: A long column in one solver

  /// - Parameter isPressed: Whether all views have to fit into one screen, where most give way.
  private static func column(isPressed: Bool, _ report: inout Report) throws {
    var rows = SolverRows()
    var contents: [LinearConstraint] = []
    var previous: (y: Int, height: Int)?
    for index in 0..<2_500 {
      let view = (y: rows.makeVariable(), height: rows.makeVariable(isNonNegative: true))
      if let previous {
        let gap: Double = isPressed ? 0 : 8
        rows.add([(1, view.y), (-1, previous.y), (-1, previous.height)], .equal, gap)
      } else {
        rows.add([(1, view.y)], .equal, 0)
      }
      let height = Double(20 + index % 7)
      contents.append(
        LinearConstraint(
          [LinearTerm(Variable(index: view.height))], .equal, height,
          priority: ConstraintPriority(250), priorityBelow: ConstraintPriority(750), order: index))
      rows.add([(1, view.y)], .greaterThanOrEqual, 0)
      previous = view
    }
    if isPressed, let previous { rows.add([(1, previous.y), (1, previous.height)], .equal, 844) }
    let constraints = rows.constraints + contents
    let time = try Stopwatch.median(of: 3) {
      var solver = rows.emptySolver()
      try solver.add(contentsOf: constraints)
      solver.solve()
    }
    let name = isPressed ? "the same, pressed into 844 points" : "column of 2500 views"
    report.row("\(name), \(constraints.count) rows", time, "ms", atMost: 2000)
  }

  // MARK: Measuring

  private static func compareBuild(
    _ rows: SolverRows, name: String, isSame: Bool = true, atMost limit: Double,
    _ report: inout Report
  ) throws {
    let constraints = rows.constraints
    var values = rows.isNonNegative.map { _ in 0.0 }
    func build() throws {
      for _ in 0..<10 {
        var solver = rows.emptySolver()
        try solver.add(contentsOf: constraints)
        solver.solve()
        solver.readValues(into: &values)
      }
    }
    guard KiwiSystem.isAvailable else {
      report.row(name, try Stopwatch.median(of: 100, build) * 100, "µs")
      return
    }
    let kiwi = rows.kiwi()
    var isBuilt = true
    let times = try Stopwatch.medians(
      of: 100, build, { for _ in 0..<10 { isBuilt = kiwi.build() && isBuilt } })
    guard isBuilt else { throw Failure(description: "kiwi could not build \(name)") }
    if isSame { try check(values, kiwi.values, name) }
    report.row(name, times.first * 100, "µs")
    report.row("the same by kiwi", times.second * 100, "µs")
    report.row("the first to the second", times.first / times.second, "times", atMost: limit)
  }

  private static func compareEdits(
    _ rows: SolverRows, rows edited: [Int], variables: [Int], wanted: [[Double]], name: String,
    isStrong: Bool = false, isSame: Bool = true, atMost limit: Double, _ report: inout Report
  ) throws {
    var solver = rows.emptySolver()
    let names = try solver.add(contentsOf: rows.constraints)
    let editedNames = edited.map { names[$0] }
    solver.solve()
    var values = rows.isNonNegative.map { _ in 0.0 }
    func edit(_ wanted: [Double]) throws {
      for (index, constant) in wanted.enumerated() {
        try solver.setConstant(constant, of: editedNames[index])
      }
      solver.solve()
      solver.readValues(into: &values)
    }
    func editAll() throws {
      for _ in 0..<repetitions { for constants in wanted { try edit(constants) } }
    }
    let scale = 1000 / Double(repetitions * wanted.count)
    guard KiwiSystem.isAvailable else {
      report.row(name, try Stopwatch.median(of: 20, editAll) * scale, "µs")
      return
    }
    let kiwi = rows.kiwi(withoutRows: Set(edited))
    let kiwiVariables = variables.map { Int32($0) }
    guard kiwi.keep(editing: kiwiVariables, isStrong: isStrong) else {
      throw Failure(description: "kiwi could not build \(name)")
    }
    for constants in wanted {
      try edit(constants)
      kiwi.edit(kiwiVariables, constants)
      if isSame { try check(values, kiwi.values, "\(name) \(constants)") }
    }
    let times = try Stopwatch.medians(
      of: 20, editAll,
      {
        for _ in 0..<repetitions {
          for constants in wanted { kiwi.edit(kiwiVariables, constants) }
        }
      })
    report.row(name, times.first * scale, "µs")
    report.row("the same by kiwi", times.second * scale, "µs")
    report.row("the first to the second", times.first / times.second, "times", atMost: limit)
  }

  /// Both must have found the same layout, or their times say nothing.
  private static func check(_ ours: [Double], _ theirs: [Double], _ name: String) throws {
    for (index, (one, other)) in zip(ours, theirs).enumerated() where abs(one - other) > 1e-3 {
      throw Failure(description: "\(name): variable \(index) is \(one), and \(other) by kiwi")
    }
  }

  struct Failure: Error, CustomStringConvertible { let description: String }
}
