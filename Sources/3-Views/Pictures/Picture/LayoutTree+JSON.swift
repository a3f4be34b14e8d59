// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension LayoutTree {
  /// The tree as JSON, one element per line, numbers with at most two decimals.
  package var json: String {
    func list(_ elements: [Element]) -> String {
      guard !elements.isEmpty else { return "[]" }
      return "[\n\(elements.map { "    \($0.json)" }.joined(separator: ",\n"))\n  ]"
    }
    var head = [
      "\"sample\": \(Self.json(name))", "\"size\": \(Self.json(size))",
      "\"scale\": \(Self.json(scale))",
    ]
    if let contentSize { head.append("\"contentSize\": \(Self.json(contentSize))") }
    if let contentOffset {
      head.append(
        "\"contentOffset\": [\(Self.json(contentOffset.x)), \(Self.json(contentOffset.y))]")
    }
    let previews = overlay.isEmpty ? "" : ",\n  \"overlay\": \(list(overlay))"
    let focused = focus.map { ",\n  \"focus\": \($0.json)" } ?? ""
    let parts = anatomy.map { ",\n  \"anatomy\": \($0.json)\($0.pathsJSON)" } ?? ""
    return
      "{ \(head.joined(separator: ", ")),\n  \"elements\": \(list(elements))\(previews)\(focused)\(parts) }\n"
  }

  fileprivate static func json(_ number: CGFloat) -> String {
    number.isFinite ? number.compactDescription : "null"
  }

  fileprivate static func json(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "[\(numbers.map(json).joined(separator: ", "))]"
  }

  private static func json(_ size: CGSize) -> String {
    "[\(json(size.width)), \(json(size.height))]"
  }

  fileprivate static func json(_ text: String?) -> String {
    guard let text else { return "null" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20:
        result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension AnatomyContents {
  /// The parts, the highlighted item's after all others.
  fileprivate var json: String {
    let all = parts + (highlight?.parts ?? [])
    guard !all.isEmpty else { return "[]" }
    let lines = all.map { part in
      let lengths = part.measures.map { LayoutTree.json($0.text) }.joined(separator: ", ")
      let section = part.section.map(String.init) ?? "null"
      return """
            { "kind": \(LayoutTree.json(part.kind.rawValue)), "name": \(LayoutTree.json(part.name)), \
        "section": \(section), "frame": \(LayoutTree.json(part.rect)), \
        "lengths": [\(lengths)]\(part.sumsJSON) }
        """
    }
    return "[\n\(lines.joined(separator: ",\n"))\n  ]"
  }

  /// The paths of what is being animated, as a member of the tree; empty without any.
  fileprivate var pathsJSON: String {
    guard !paths.isEmpty else { return "" }
    let lines = paths.map { path in
      """
          { "meaning": \(LayoutTree.json(path.meaning.rawValue.lowercased())), \
      "from": \(LayoutTree.json(path.start)), "to": \(LayoutTree.json(path.end)), \
      "alpha": [\(LayoutTree.json(path.startAlpha)), \(LayoutTree.json(path.endAlpha))] }
      """
    }
    return ",\n  \"paths\": [\n\(lines.joined(separator: ",\n"))\n  ]"
  }
}

extension AnatomyPart {
  /// The specifications and the origins of its lengths, as members of its object; empty where
  /// nothing more is known than the lengths.
  fileprivate var sumsJSON: String {
    let asked = note.map { ", \"note\": \(LayoutTree.json($0))" } ?? ""
    guard !details.isEmpty else { return asked }
    let sums = details.map { detail in
      "{ \"name\": \(LayoutTree.json(detail.name)), \"value\": \(LayoutTree.json(detail.value)) }"
    }
    return "\(asked), \"sums\": [\(sums.joined(separator: ", "))]"
  }
}

extension LayoutTree.Element {
  fileprivate var json: String {
    """
    { "category": \(LayoutTree.json(category)), "kind": \(LayoutTree.json(kind)), \
    "indexPath": \(indexPath), "frame": \(LayoutTree.json(frame)), "zIndex": \(zIndex), \
    "alpha": \(LayoutTree.json(alpha)), "text": \(LayoutTree.json(text))\
    \(cut.map { ", \"cut\": \(LayoutTree.json($0))" } ?? "") }
    """
  }
}
