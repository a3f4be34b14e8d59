// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// The end of a process that compared pictures: the last line of its file.
///
/// A process that was ended from outside leaves none, and so a report knows that it has not seen
/// everything: references that nothing drew are called orphaned only where every run was whole.
/// After a run of everything, what earlier processes said of the same references is out of date: it
/// may be about tests that are no longer there.
package struct RunResult: Codable, Hashable, Sendable {
  package var version = ResultLine.version
  package var kind = ResultLine.Kind.run
  package var source: PictureResult.Source
  /// The number of the process. The system uses it again: another process has another beginning too.
  package var run = RunResult.current
  /// The time at which the process first wrote or compared, in milliseconds since 1970, if known.
  package var began: Int? = RunResult.currentBeginning
  /// The folder of references, from the package's folder on: `Tests/CardTests/References`.
  package var references: String
  /// The shard that the process has to compare: `2/5`; nil for all pictures.
  package var shard: String?
  /// Whether only some tests or samples were asked for.
  package var isFiltered: Bool

  /// The command that started this process, one of each test framework in `swift test`, if known.
  package var session: Int? = RunResult.currentSession
  /// The number of comparisons that the process has written to the folder; nil if not known. A file
  /// with fewer was cut.
  package var comparisons: Int?
  /// The names in `RECORD_PICTURES`; nil for none.
  package var requested: [String]?
  /// Those of them that a picture has; nil for none.
  package var met: [String]?

  package static let current = Int(ProcessInfo.processInfo.processIdentifier)
  /// The time at which this process first wrote or compared.
  static let currentBeginning = Int(Date().timeIntervalSince1970 * 1000)
  /// The command that started this process: its number, and when it began, in ticks since the machine
  /// started. Process numbers have at most 22 bits.
  static let currentSession: Int = {
    let parent = Int(getppid())
    let status = FileManager.default.contents(atPath: "/proc/\(parent)/stat") ?? Data()
    // Behind the program's name, which may have spaces, the beginning is the twentieth field.
    let fields =
      String(decoding: status, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ") ?? []
    let beginning = fields.count > 19 ? Int(fields[19]) ?? 0 : 0
    return beginning << 22 | parent
  }()

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

/// The identity of a process among all that wrote to a folder.
package struct ResultProcess: Hashable, Sendable {
  package let run: Int
  private let began: Int?

  package init(of result: PictureResult) { (run, began) = (result.run, result.began) }

  package init(of result: RunResult) { (run, began) = (result.run, result.began) }
}

/// The common parts of the lines of results.
package enum ResultLine {
  /// The version of the format. A change that makes an old reader err raises it.
  package static let version = 1
  /// The most bytes of a line. A writer shortens what is longer, a reader skips it.
  package static let maximumLength = 65_536

  package enum Kind: String, Codable, Hashable, Sendable {
    case comparison
    case run
  }
}
