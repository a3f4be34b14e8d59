// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureResults

/// The results of image tests, of one machine or of many, as one list.
///
/// A picture and a layout tree of one name are one entry with two parts. Entries stand in the order
/// of a review: what failed, what is new, what is orphaned, then the rest; by name within.
package struct PictureReport {
  /// The names of the machines, in the order of their folders.
  private(set) var machines: [String]
  private(set) var entries: [Entry]
  /// The files that could not be read, in sentences.
  package private(set) var notes: [String]

  /// The comparisons that were not made or not reported, in sentences; see ``isClean``.
  package let gaps: [String]

  let readers: [ResultsReader]
  /// The words that start `gallery` for who reads the report.
  let command: String

  /// The entry of one expectation: a picture, its layout tree, or both.
  package struct Entry {
    /// The index of the machine in ``PictureReport/machines``.
    let machine: Int
    var parts: [PictureResult]

    /// The worst of the parts.
    var outcome: PictureResult.Outcome {
      let order = PictureResult.Outcome.allCases
      return order.first { outcome in parts.contains { $0.outcome == outcome } } ?? .passed
    }

    /// The title of the entry: `grid / dark`.
    var title: String {
      guard let first = parts.first else { return "" }
      return [first.name, first.state].compactMap(\.self).joined(separator: " / ")
    }
  }

  /// Merges folders of results.
  ///
  /// - Parameters:
  ///   - readers: The folders.
  ///   - references: A folder to look for references in that nothing draws; nil for none.
  ///   - command: The words that start `gallery` for who reads the report.
  package init(
    _ readers: [ResultsReader], references: ReferenceFolder? = nil,
    command: String = "swift run gallery"
  ) {
    self.readers = readers
    self.command = command
    machines = Self.distinctNames(readers.map(\.machine))
    notes = readers.flatMap(\.notes)
    gaps = Self.gaps(in: readers)
    entries = []
    for (machine, reader) in readers.enumerated() {
      add(reader.comparisons, machine: machine)
    }
    if let references {
      let orphans = references.orphans(of: readers)
      add(orphans.results, machine: 0)
      notes += orphans.notes
    }
    sort()
  }

  func count(_ outcome: PictureResult.Outcome) -> Int {
    entries.count { $0.outcome == outcome }
  }

  /// The number of entries, and of those that need review, as a sentence.
  package var sentence: String {
    let total = "\(entries.count) picture\(entries.count == 1 ? "" : "s")"
    return "\(total): \(count(.failed)) failed, \(count(.new)) new, \(count(.orphaned)) orphaned"
  }

  /// The command that accepts everything that failed or is new; nil if there is nothing to accept.
  package var acceptance: String? { AcceptCommand(self).acceptanceOfAll }

  /// A Boolean value that says whether everything was compared and matches.
  package var isClean: Bool {
    gaps.isEmpty && [.failed, .new, .orphaned].allSatisfy { count($0) == 0 }
  }

  private mutating func add(_ results: [PictureResult], machine: Int) {
    var indices: [String: Int] = [:]
    for result in results {
      let reference = result.reference.dropLast(result.format.count)
      let key = "\(result.source.rawValue) \(reference)"
      if let index = indices[key] {
        entries[index].parts.append(result)
      } else {
        indices[key] = entries.count
        entries.append(Entry(machine: machine, parts: [result]))
      }
    }
  }

  private mutating func sort() {
    let ranks = Dictionary(
      uniqueKeysWithValues: PictureResult.Outcome.allCases.enumerated().map { ($1, $0) })
    let keyed = entries.map { entry in
      var entry = entry
      // The picture before its tree.
      entry.parts.sort {
        ($0.format == "png" ? 0 : 1, $0.format) < ($1.format == "png" ? 0 : 1, $1.format)
      }
      return (rank: ranks[entry.outcome] ?? 0, title: entry.title, entry: entry)
    }
    entries = keyed.enumerated().sorted { left, right in
      (left.element.rank, left.element.title, left.element.entry.machine, left.offset)
        < (right.element.rank, right.element.title, right.element.entry.machine, right.offset)
    }.map(\.element.entry)
  }

  /// Numbers names that several folders have.
  private static func distinctNames(_ names: [String]) -> [String] {
    // A closure: for a key path the optimized program refers to the library's function itself, and the
    // loader says at every start that it should not.
    let counts = Dictionary(grouping: names) { $0 }.mapValues { $0.count }
    var seen: [String: Int] = [:]
    return names.map { name in
      guard counts[name, default: 0] > 1 else { return name.visible }
      seen[name, default: 0] += 1
      return "\(name.visible) \(seen[name, default: 0])"
    }
  }

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
