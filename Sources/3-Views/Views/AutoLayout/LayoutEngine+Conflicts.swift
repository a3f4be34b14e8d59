// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Geometry

extension LayoutEngine {
  /// The client's constraints that are broken, so that the others hold.
  var brokenConstraints: [NSLayoutConstraint] { rows.filter(\.isBroken).compactMap(\.constraint) }

  /// Solves; breaks a constraint of each contradiction, with a message (auto-layout section 2.6).
  func solve() {
    Self.solveCount += 1
    for _ in 0...rows.count {
      guard let conflict = solver.solve() else { return }
      let involved = conflict.constraints.compactMap { id in
        rows.firstIndex { $0.id == id }
      }
      guard let victim = involved.max(by: { breaks($1, before: $0) }) else { return }
      announceConflict(involved, breaking: victim)
      rows[victim].isBroken = true
      rows[victim].linear?.priority = .broken
      if let id = rows[victim].id { try? solver.setPriority(.broken, of: id) }
    }
  }

  /// Lets what was broken hold again as it is meant; what still contradicts is found again.
  func mendBrokenRows() {
    for index in rows.indices where rows[index].isBroken {
      rows[index].isBroken = false
      staleRows?.append(index)
    }
  }

  /// Whether a row breaks rather than another one: by kind, then the newer one.
  private func breaks(_ row: Int, before other: Int) -> Bool {
    let (one, two) = (kind(of: row), kind(of: other))
    if one != two { return one > two }
    return (rows[row].constraint?.installation ?? row)
      > (rows[other].constraint?.installation ?? other)
  }

  /// The order in which constraints break (auto-layout rule ALU-3).
  private enum Kind: Int, Comparable {
    /// Sizes from outside, masks, guides of the system.
    case given
    case contentSize
    /// Of a stack view, but for its spacing.
    case arrangement
    case position
    /// The least space of a stack view.
    case spacing
    /// A size in terms of another one.
    case relativeSize
    case size

    static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
  }

  private func kind(of row: Int) -> Kind {
    guard let constraint = rows[row].constraint else {
      if case .intrinsic = rows[row].source { return .contentSize }
      return .given
    }
    if constraint.isOfSystem { return .given }
    if constraint.isOfStack {
      let isSpacing =
        constraint.identifier == "UISV-spacing" && constraint.relation == .greaterThanOrEqual
      return isSpacing ? .spacing : .arrangement
    }
    guard constraint.firstAttribute.isDimension, constraint.firstOffset == nil else {
      return .position
    }
    return constraint.hasSecondItem ? .relativeSize : .size
  }

  /// Says it once for each set of constraints (auto-layout rule ALU-4).
  private func announceConflict(_ involved: [Int], breaking victim: Int) {
    let constraints = Set(
      involved.compactMap { rows[$0].constraint?.installation })
    guard announcedConflicts.insert(constraints).inserted else { return }
    // The client's in order of activation, then the others.
    let sorted = involved.sorted {
      (rows[$0].constraint?.installation ?? Int.max, $0)
        < (rows[$1].constraint?.installation ?? Int.max, $1)
    }
    consoleMessage(ConflictMessage.text(of: sorted, breaking: victim, in: self))
  }
}

extension UIView {
  /// The client's constraints that are broken in it and in what is in it, so that others hold.
  package var brokenConstraints: [NSLayoutConstraint] {
    let own = constraintRoot === self ? placingEngine : nil
    let broken = own.map { $0.update() ? $0.brokenConstraints : [] } ?? []
    return broken + subviews.flatMap(\.brokenConstraints)
  }
}

extension NSLayoutConstraint {
  /// The equation as a message has it, such as `UIView:1.height == 100`.
  package var equation: String { ConstraintDescription.equation(of: self) }
}
