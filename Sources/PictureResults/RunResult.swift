// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// The end of a process that compared pictures: a line of `results.jsonl`.
///
/// A process that was ended from outside leaves none, and so a report knows that it has not seen
/// everything: references that nothing drew are called orphaned only where every run was whole.
/// After a run of everything, what earlier processes said of the same references is out of date: it
/// may be about tests that are no longer there.
package struct RunResult: Codable, Hashable, Sendable {
  package var version = ResultLine.version
  package var kind = ResultLine.Kind.run
  package var source: PictureResult.Source
  /// The process.
  package var run = RunResult.current
  /// The folder of references, from the package's folder on: `Tests/CardTests/References`.
  package var references: String
  /// The shard that the process has to compare: `2/5`; nil for all pictures.
  package var shard: String?
  /// Whether only some tests or samples were asked for.
  package var isFiltered: Bool

  /// The process that began this one, as `swift test` begins one for each test framework.
  package var session: Int? = Int(getppid())
  /// The names in `RECORD_PICTURES`; nil for none.
  package var requested: [String]?
  /// Those of them that a picture has; nil for none.
  package var met: [String]?

  /// This process.
  package static let current = Int(ProcessInfo.processInfo.processIdentifier)

  /// A Boolean value that says whether the process compared all pictures of its references.
  package var isWhole: Bool { shard == nil && !isFiltered }

  package init(
    source: PictureResult.Source, references: String, shard: Shard?, isFiltered: Bool
  ) {
    self.source = source
    self.references = references
    self.shard = shard?.description
    self.isFiltered = isFiltered
  }
}

/// What all lines of `results.jsonl` have in common.
package enum ResultLine {
  /// The version of the format. A change that makes an old reader err raises it.
  package static let version = 1
  /// The most bytes of a line. A writer shortens what is longer, a reader skips it.
  package static let maximumLength = 65_536
  /// The name of the file.
  package static let fileName = "results.jsonl"

  /// What a line tells.
  package enum Kind: String, Codable, Hashable, Sendable {
    case comparison
    case run
  }
}
