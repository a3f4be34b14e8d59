// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureResults

extension PictureReport {
  /// Lists what was not compared or not reported: what a check cannot call clean, although nothing
  /// in it failed.
  ///
  /// - Parameter readers: The folders of results.
  /// - Returns: A sentence for each gap, which names the shard, the process or the folder.
  static func gaps(in readers: [ResultsReader]) -> [String] {
    var gaps: [String] = []
    for reader in readers {
      if reader.comparisons.isEmpty, reader.runs.isEmpty {
        gaps.append(
          "'\(reader.path)' holds no result of a comparison: no image test ran, or none wrote.")
      }
      if reader.skippedCount > 0 {
        let count = reader.skippedCount
        gaps.append(
          "'\(reader.path)' has \(count) damaged line\(count == 1 ? "" : "s"), whose results are lost."
        )
      }
      gaps += unendedProcesses(in: reader) + unmetNames(in: reader)
    }
    return gaps + missingShards(in: readers)
  }

  /// Processes that ended before they said so: they crashed, or were stopped.
  private static func unendedProcesses(in reader: ResultsReader) -> [String] {
    let ended = Set(reader.runs.map(\.run))
    let others = reader.comparisons.filter {
      // What `gallery record` writes is no run.
      $0.source == .pictureTesting && !ended.contains($0.run)
    }
    return Set(others.map(\.run)).sorted().map { run in
      let shard = others.first { $0.run == run }?.shard.map { " of shard \($0)" } ?? ""
      return """
        '\(reader.path)': the test process \(run)\(shard) did not end as it should: it may not have \
        compared all of its pictures.
        """
    }
  }

  /// Names that were to be recorded in the last run, and that no process of it has.
  private static func unmetNames(in reader: ResultsReader) -> [String] {
    guard let session = reader.runs.last(where: { $0.source == .pictureTesting })?.session else {
      return []
    }
    let runs = reader.runs.filter { $0.session == session }
    let met = Set(runs.flatMap { $0.met ?? [] })
    return Set(runs.flatMap { $0.requested ?? [] }).subtracting(met).sorted().map {
      "'\(reader.path)': RECORD_PICTURES named '\($0.visible)', and no test draws such a picture."
    }
  }

  /// Shards without results, for each folder of references.
  private static func missingShards(in readers: [ResultsReader]) -> [String] {
    let runs = Dictionary(grouping: readers.flatMap(\.runs)) { $0.references }
    return runs.keys.sorted().flatMap { references -> [String] in
      let runs = runs[references] ?? []
      guard !runs.contains(where: \.isWhole) else { return [] }
      let shards = runs.compactMap { $0.shard.flatMap { text in try? Shard(text) } }
      let counts = Dictionary(grouping: shards, by: \.count).mapValues { Set($0.map(\.number)) }
      guard !counts.isEmpty, !counts.contains(where: { $1.count == $0 }) else { return [] }
      return counts.keys.sorted().map { count in
        let numbers = counts[count] ?? []
        let missing = (1...count).filter { !numbers.contains($0) }
        let shown = missing.prefix(10).map { "\($0)/\(count)" }.joined(separator: ", ")
        let more = missing.count > 10 ? " and \(missing.count - 10) more" : ""
        return """
          \(references): no results of shard\(missing.count == 1 ? "" : "s") \(shown)\(more); \
          \(numbers.count) of \(count) are there.
          """
      }
    }
  }
}
