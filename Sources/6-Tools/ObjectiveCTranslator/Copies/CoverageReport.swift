// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import Foundation

/// A report of llvm-cov in JSON. It names the copies, since llvm-cov does not follow `#sourceLocation`
/// (OC-24).
struct CoverageReport {
  private let report: [String: Any]

  init(path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    report = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// Returns the report with the sources' paths and lines. What the translator has added is left out,
  /// and counts are those of what is left.
  func mapped() throws -> Data {
    var report = report
    var maps: [String: LineMap] = [:]
    for data in report["data"] as? [[String: Any]] ?? [] {
      for file in data["files"] as? [[String: Any]] ?? [] {
        guard let name = file["filename"] as? String,
          let text = try? Data(contentsOf: URL(fileURLWithPath: name))
        else { continue }
        let map = LineMap(of: [UInt8](text))
        if map.source != nil { maps[name] = map }
      }
    }
    report["data"] = (report["data"] as? [[String: Any]] ?? []).map { Self.mapped($0, maps) }
    return try JSONSerialization.data(
      withJSONObject: report, options: [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func mapped(_ data: [String: Any], _ maps: [String: LineMap]) -> [String: Any] {
    var data = data
    let functions = (data["functions"] as? [[String: Any]] ?? []).compactMap {
      mapped($0, of: maps)
    }
    let files = (data["files"] as? [[String: Any]] ?? []).map { file -> [String: Any] in
      guard let name = file["filename"] as? String, let map = maps[name], let source = map.source
      else { return file }
      var file = file
      file["filename"] = source
      for kind in ["segments", "branches"] {
        file[kind] = (file[kind] as? [[Any]] ?? []).compactMap { mapped($0, map, lines: [0]) }
      }
      let own = functions.filter { ($0["filenames"] as? [String])?.first == source }
      file["summary"] = CoverageSummary(of: file, functions: own).values
      return file
    }
    data["functions"] = functions
    data["files"] = files
    data["totals"] = CoverageSummary.total(files.compactMap { $0["summary"] as? [String: Any] })
    return data
  }

  /// A function of a copy; nil for one that the translator has added.
  private static func mapped(
    _ function: [String: Any], of maps: [String: LineMap]
  ) -> [String: Any]? {
    guard let names = function["filenames"] as? [String], let name = names.first,
      let map = maps[name]
    else { return function }
    let regions = (function["regions"] as? [[Any]] ?? []).compactMap {
      mapped($0, map, lines: [0, 2])
    }
    guard !regions.isEmpty else { return nil }
    var function = function
    function["filenames"] = names.map { maps[$0]?.source ?? $0 }
    function["regions"] = regions
    return function
  }

  /// A row of numbers, some of which are lines.
  private static func mapped(_ row: [Any], _ map: LineMap, lines: [Int]) -> [Any]? {
    var row = row
    for position in lines {
      guard row.indices.contains(position), let line = row[position] as? Int,
        let mapped = map[line]
      else { return nil }
      row[position] = mapped
    }
    return row
  }
}
#endif
