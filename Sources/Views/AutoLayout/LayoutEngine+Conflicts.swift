// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Geometry

extension LayoutEngine {
  /// Solves; breaks a constraint of each contradiction, with a message (auto-layout section 2.6).
  func solve() {
    Self.solveCount += 1
    for _ in 0...rows.count {
      guard let conflict = solver.solve() else { return }
      let involved = conflict.constraints.compactMap { id in
        rows.firstIndex { $0.id == id }
      }
      guard let victim = involved.max(by: { rank($0) < rank($1) }) else { return }
      announceConflict(involved, breaking: victim)
      rows[victim].isBroken = true
      rows[victim].linear?.priority = .broken
      if let id = rows[victim].id { try? solver.setPriority(.broken, of: id) }
    }
  }

  /// What breaks first: a client's size against a number, then against an item, then other
  /// constraints of the client; the newest of a kind (ALU-3).
  private func rank(_ row: Int) -> (Int, Int) {
    guard let constraint = rows[row].constraint else { return (0, row) }
    guard constraint.firstAttribute.isDimension else { return (1, constraint.installation) }
    return (constraint.hasSecondItem ? 2 : 3, constraint.installation)
  }

  private func announceConflict(_ involved: [Int], breaking victim: Int) {
    let hasMask = involved.contains { if case .mask = rows[$0].source { true } else { false } }
    let hint =
      hasMask
      ? " If it is one that you do not know, it comes from a view whose"
        + " translatesAutoresizingMaskIntoConstraints is true."
      : ""
    let lines = involved.sorted { rank($0).1 < rank($1).1 }.map { "    \"\(text(of: $0))\"" }
    consoleMessage(
      """
      Unable to simultaneously satisfy constraints.
      Probably at least one of the constraints in the following list is one you don't want.\(hint)
      (
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(text(of: victim))
      """)
  }

  private func text(of row: Int) -> String {
    switch rows[row].source {
    case .constraint(let constraint): return constraint.summary
    case .length(let axis):
      let name = axis == 0 ? "Width" : "Height"
      let prefix = target == nil ? "UIView-Encapsulated-Layout-" : "_UITemporaryLayout"
      let length = NSLayoutConstraint.number(CGFloat(rows[row].linear?.constant ?? 0))
      let view = NSLayoutConstraint.name(of: root)
      return
        "<NSLayoutConstraint '\(prefix)\(name)' \(view).\(name.lowercased()) == \(length)   (active)>"
    case .intrinsic(let item, let axis, _):
      let name = NSLayoutConstraint.name(of: items[item].view)
      return "<NSContentSizeLayoutConstraint \(name).\(axis == 0 ? "width" : "height")   (active)>"
    case .mask(let item, let part):
      let name = NSLayoutConstraint.name(of: items[item].view)
      let attribute = ["width", "height", part == 2 ? "minX" : "minY", "minY"][part]
      return "<NSAutoresizingMaskLayoutConstraint \(name).\(attribute)   (active)>"
    }
  }
}
