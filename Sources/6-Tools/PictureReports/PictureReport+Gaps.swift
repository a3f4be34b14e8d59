// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureResults

extension PictureReport {
  /// Lists what was not compared or not reported: what a check cannot call clean, although nothing
  /// in it failed.
  ///
  /// - Returns: A sentence for each gap, which names the shard, the process or the folder.
  static func gaps(in readers: [ResultsReader]) -> [String] {
    var gaps: [String] = []
    for reader in readers {
      if reader.comparisons.isEmpty, reader.runs.isEmpty {
        gaps.append(
          "'\(reader.path)' holds no results: no image test ran, or results could not be written.")
      }
      if reader.skippedCount > 0 {
        let count = reader.skippedCount
        gaps.append(
          "'\(reader.path)' has \(count) damaged line\(count == 1 ? "" : "s"): those results are missing."
        )
      }
      gaps += unendedProcesses(in: reader) + cutProcesses(in: reader) + unmetNames(in: reader)
    }
    return gaps + missingShards(in: readers)
  }

  /// Processes that ended before they said so: they crashed, or were stopped.
  private static func unendedProcesses(in reader: ResultsReader) -> [String] {
    let ended = Set(reader.runs.map(ResultProcess.init))
    let others = reader.comparisons.filter {
      // What `gallery record` writes is no run.
      $0.source == .pictureTesting && !ended.contains(ResultProcess(of: $0))
    }
    let processes = Dictionary(grouping: others) { ResultProcess(of: $0) }
    return processes.sorted { $0.key.run < $1.key.run }.map { process, results in
      let shard = results.first?.shard.map { " of shard \($0)" } ?? ""
      return """
        '\(reader.path)': the test process \(process.run)\(shard) did not finish, so some of its \
        pictures may not have been compared.
        """
    }
  }

  /// Processes that wrote more results than the file has: it was cut, or replaced.
  private static func cutProcesses(in reader: ResultsReader) -> [String] {
    // A damaged line is reported, and may be one of them.
    guard reader.skippedCount == 0 else { return [] }
    var seen: Set<ResultProcess> = []
    return reader.runs.compactMap { run in
      let process = ResultProcess(of: run)
      guard let written = run.comparisons, seen.insert(process).inserted else { return nil }
      let count = reader.comparisonCounts[process] ?? 0
      guard count < written else { return nil }
      return """
        '\(reader.path)': \(written - count) of the \(written) results of the test process \
        \(run.run) are missing: the file was cut.
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
