// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
package import Views

/// The content of a picture as text: every element's frame in drawing order.
package struct LayoutTree: Hashable, Sendable {
  package struct Element: Hashable, Sendable {
    /// `cell`, `supplementary`, `decoration` or, outside collection views, `view`.
    package var category: String
    /// The kind of a supplementary or decoration view; the class of a plain view.
    package var kind: String?
    /// Section and item; of a plain view, its place among its siblings at each level.
    package var indexPath: [Int]
    /// Content coordinates of a collection view; coordinates of the picture for plain views.
    package var frame: CGRect
    package var zIndex = 0
    package var alpha: CGFloat = 1
    package var text: String?
    /// The lengths that are cut off however the view is scrolled, in words; nil for an element that
    /// can be visible as a whole.
    package var cut: String?

    package init(category: String, kind: String?, indexPath: [Int], frame: CGRect) {
      self.category = category
      self.kind = kind
      self.indexPath = indexPath
      self.frame = frame
    }
  }

  package struct Contents: Hashable, Sendable {
    var contentSize: CGSize
    var contentOffset: CGPoint
    package var elements: [Element]

    package init(contentSize: CGSize, contentOffset: CGPoint, elements: [Element]) {
      self.contentSize = contentSize
      self.contentOffset = contentOffset
      self.elements = elements
    }
  }

  var name: String?
  var size: CGSize
  /// The pixels per point for which the tree was laid out.
  var scale: CGFloat
  var contentSize: CGSize?
  var contentOffset: CGPoint?
  package var elements: [Element]
  /// The elements that are dragged in front of everything, in the window's coordinates.
  package var overlay: [Element] = []
  /// The element with the focus in the view's window, in the picture's coordinates, if any.
  var focus: Element?
  /// The parts of the layout, in the picture's coordinates; nil if they were not asked for.
  var anatomy: AnatomyContents?
}

/// A view that knows better than its subviews what it shows.
@MainActor
package protocol LayoutTreeProviding: UIView {
  /// The elements, in drawing order, frames in the view's own coordinates.
  var layoutTree: LayoutTree.Contents { get }
}

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
  /// Depth and alpha are named where they are not 0 and 1, and an element is `partly visible` if no
  /// scrolling shows all of it.
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
    if let cut { rest.append("partly visible: \(cut)") }
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
