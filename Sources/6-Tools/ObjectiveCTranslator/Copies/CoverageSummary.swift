// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import Foundation

/// The counts of a file in a report of llvm-cov, after what the translator has added is gone.
struct CoverageSummary {
  private(set) var values: [String: Any]

  init(of file: [String: Any], functions: [[String: Any]]) {
    values = file["summary"] as? [String: Any] ?? [:]
    let counts = functions.map { $0["count"] as? Int ?? 0 }
    let regions = functions.flatMap { $0["regions"] as? [[Any]] ?? [] }
      .map { $0.count > 4 ? $0[4] as? Int ?? 0 : 0 }
    let segments = (file["segments"] as? [[Any]] ?? []).compactMap(Segment.init)
    set("functions", counts)
    set("instantiations", counts)
    set("regions", regions)
    set("lines", Self.lineCounts(segments))
  }

  private mutating func set(_ kind: String, _ counts: [Int]) {
    let covered = counts.count { $0 > 0 }
    values[kind] = Self.entry(
      count: counts.count, covered: covered,
      hasRest: (values[kind] as? [String: Any])?["notcovered"] != nil)
  }

  private static func entry(count: Int, covered: Int, hasRest: Bool) -> [String: Any] {
    let percent = count == 0 ? 0 : Double(covered) / Double(count) * 100
    var entry: [String: Any] = ["count": count, "covered": covered, "percent": percent]
    if hasRest { entry["notcovered"] = count - covered }
    return entry
  }

  /// The sums over files.
  static func total(_ summaries: [[String: Any]]) -> [String: Any] {
    var total: [String: Any] = [:]
    for kind in Set(summaries.flatMap(\.keys)) {
      let entries = summaries.compactMap { $0[kind] as? [String: Any] }
      total[kind] = entry(
        count: entries.reduce(0) { $0 + ($1["count"] as? Int ?? 0) },
        covered: entries.reduce(0) { $0 + ($1["covered"] as? Int ?? 0) },
        hasRest: entries.contains { $0["notcovered"] != nil })
    }
    return total
  }

  // MARK: Lines

  /// A position at which a count begins or ends.
  private struct Segment {
    let line: Int
    let count: Int
    let hasCount: Bool
    let isEntry: Bool

    init?(_ row: [Any]) {
      guard row.count > 4, let line = row[0] as? Int, let count = row[2] as? Int,
        let hasCount = row[3] as? Bool, let isEntry = row[4] as? Bool
      else { return nil }
      self.line = line
      self.count = count
      self.hasCount = hasCount
      self.isEntry = isEntry
    }
  }

  /// Returns the execution count of each line that has one: by the rule of llvm's
  /// LineCoverageStats, the most of what is open when it begins and of what begins in it.
  private static func lineCounts(_ segments: [Segment]) -> [Int] {
    guard let first = segments.first, let last = segments.last else { return [] }
    var counts: [Int] = []
    var current: Segment?
    var rest = segments[...]
    for line in first.line...last.line {
      let own = rest.prefix { $0.line == line }
      rest = rest.dropFirst(own.count)
      let entries = own.filter { $0.hasCount && $0.isEntry }
      let isSkipped = own.first.map { !$0.hasCount && $0.isEntry } ?? false
      let isOpen = current?.hasCount == true
      if !isSkipped, isOpen || !entries.isEmpty {
        counts.append((entries.map(\.count) + (isOpen ? [current?.count ?? 0] : [])).max() ?? 0)
      }
      current = own.last ?? current
    }
    return counts
  }
}
#endif
