// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What an article shows of a snippet: its description, its code without hidden lines, and the
/// named parts of that.
///
/// The markers are SE-0356's: `// snippet.hide`, `// snippet.show`, `// snippet.NAME` where a part
/// begins, `// snippet.end`.
struct SnippetText: Hashable {
  /// The comment at the top.
  private(set) var description: [String] = []
  private(set) var lines: [String] = []
  /// The lines of each part, counted from 0.
  private(set) var slices: [String: Range<Int>] = [:]

  init(source: String) {
    var rest = source.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.first, line.hasPrefix("//"), Self.marker(in: line) == nil {
      description.append(String(line.drop { $0 == "/" }.drop { $0 == " " }))
      rest.removeFirst()
    }
    var isHidden = false
    var slice: (name: String, start: Int)?
    func closed() -> (String, Range<Int>)? { slice.map { ($0.name, $0.start..<lines.count) } }
    for line in rest {
      guard let marker = Self.marker(in: line) else {
        if !isHidden, !(lines.isEmpty && line.isEmpty) { lines.append(String(line)) }
        continue
      }
      switch marker {
      case "hide": isHidden = true
      case "show": isHidden = false
      default:
        if let (name, range) = closed() { slices[name] = range }
        slice = marker == "end" ? nil : (marker, lines.count)
      }
    }
    if let (name, range) = closed() { slices[name] = range }
    while lines.last?.isEmpty == true { lines.removeLast() }
    // Blank lines around a part belong to the code around it.
    slices = slices.mapValues { range in
      var range = range.clamped(to: 0..<lines.count)
      while let first = range.first, lines[first].isEmpty { range.removeFirst() }
      while let last = range.last, lines[last].isEmpty { range.removeLast() }
      return range
    }
  }

  /// What follows `// snippet.` on a line that has nothing else.
  private static func marker(in line: Substring) -> String? {
    let words = line.drop { $0 == " " }
    guard words.hasPrefix("//") else { return nil }
    let text = words.dropFirst(2).drop { $0 == " " }
    guard text.lowercased().hasPrefix("snippet.") else { return nil }
    return String(text.dropFirst("snippet.".count).prefix { $0 != " " })
  }
}
