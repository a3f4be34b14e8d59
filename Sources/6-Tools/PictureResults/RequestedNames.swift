// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The names that `RECORD_PICTURES` asks this process for, and those that a picture has.
package enum RequestedNames {
  private struct Names {
    var requested: Set<String> = []
    var met: Set<String> = []
  }

  private static let names = Mutex(Names())

  /// Remembers names.
  ///
  /// - Parameters:
  ///   - requested: All that are asked for.
  ///   - met: Those of them that the present picture has.
  package static func note(_ requested: Set<String>, met: Set<String>) {
    names.withLock { names in
      names.requested.formUnion(requested)
      names.met.formUnion(met)
    }
  }

  /// Writes the names into the end of a process.
  static func complete(_ run: RunResult) -> RunResult {
    let names = names.withLock { $0 }
    guard !names.requested.isEmpty else { return run }
    var run = run
    run.requested = names.requested.sorted()
    run.met = names.met.sorted()
    return run
  }

  /// Prints the names that no picture of this process has.
  static func warn() {
    let unmet = names.withLock { $0.requested.subtracting($0.met) }.sorted()
    guard !unmet.isEmpty else { return }
    let list = unmet.map { "'\($0)'" }.joined(separator: ", ")
    let line = """
      RECORD_PICTURES: no picture of this process is named \(list). It takes 'missing', 'all', or \
      names such as 'card' and 'CardTests/card'.

      """
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}
