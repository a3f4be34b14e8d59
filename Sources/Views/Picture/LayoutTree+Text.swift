// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension LayoutTree {
  /// The tree for reading and for `git diff`: one element per line, in columns of fixed width, so
  /// that a change of one element changes one line.
  ///
  /// ```
  /// nested-groups  390 × 844 @2x
  /// content  390 × 11475 at 0, 0
  ///
  /// cell           0, 0    10, 10  253 × 317.5          "0"
  /// ```
  ///
  /// Depth and alpha are named where they are not 0 and 1.
  package var text: String {
    var lines = [
      (name.map { "\($0)  " } ?? "")
        + "\(size.compactDescription) @\(scale.compactDescription)x"
    ]
    if let contentSize, let contentOffset {
      lines.append(
        "content  \(contentSize.compactDescription) at \(contentOffset.x.compactDescription), "
          + contentOffset.y.compactDescription)
    }
    lines.append("")
    lines += elements.map(\.line)
    if !overlay.isEmpty { lines += ["", "overlay:"] + overlay.map(\.line) }
    if let focus { lines += ["", "focus:", focus.line] }
    if let anatomy { lines += ["", "anatomy:"] + anatomy.lines }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension LayoutTree.Element {
  fileprivate var line: String {
    let isPlain = category == "view"
    let name =
      isPlain ? String(repeating: "  ", count: indexPath.count) + (kind ?? category) : category
    var columns = isPlain ? Self.pad(name, to: 23) : Self.pad(name, to: 15)
    if !isPlain {
      columns += Self.pad(indexPath.map(String.init).joined(separator: ", "), to: 8)
    }
    columns += Self.pad(frame.compactDescription, to: 30)
    var rest: [String] = []
    if zIndex != 0 { rest.append("z \(zIndex)") }
    if alpha != 1 { rest.append("alpha \(alpha.compactDescription)") }
    if !isPlain, let kind { rest.append(kind) }
    if let text { rest.append(Self.quoted(text)) }
    columns += rest.joined(separator: "  ")
    while columns.last == " " { columns.removeLast() }
    return columns
  }

  /// Text on one line, in quotation marks.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\r\n", with: "\\n").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(2, width - text.count))
  }
}
