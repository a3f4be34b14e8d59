// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension AnatomyContents {
  /// The parts as lines of a layout tree, in the order of the layout.
  ///
  /// ```
  /// groups    group                   0, 0    0, 0  390 × 337.5
  /// spacing   inter-item 10           0, 10  117 × 10
  /// ```
  var lines: [String] {
    func pad(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    func line(_ part: AnatomyPart) -> String {
      var name = part.name
      if part.form != .outline { name += " \(part.measures.map(\.text).joined(separator: " × "))" }
      if let note = part.note { name += " (\(note))" }
      let section = part.section.map(String.init) ?? ""
      return
        "\(pad(part.kind.rawValue, 17))\(pad(section, 4))\(pad(part.rect.compactDescription, 32))"
        + name
    }
    let details = { (part: AnatomyPart) in part.details.map { "  \($0.name): \($0.value)" } }
    var lines = parts.map(line)
    if let highlight {
      lines += ["highlight \(highlight.frame.compactDescription)"]
      lines += highlight.parts.flatMap { [line($0)] + details($0) }
    }
    lines += paths.map { path in
      "path \(path.meaning.rawValue.lowercased())  \(path.start.compactDescription) → "
        + path.end.compactDescription
    }
    return lines
  }
}
