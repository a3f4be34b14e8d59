// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation
import Glibc
import Synchronization

extension ResultsFolder {
  /// Appends what came out of a comparison, as far as the folder lets it. The first failure of a process
  /// is reported on standard error.
  package func record(
    _ result: PictureResult, expected: Data? = nil, actual: Data? = nil
  ) {
    do throws(FileError) {
      try append(result, expected: expected, actual: actual)
    } catch {
      Self.warn(of: error)
    }
  }

  /// Appends the end of this process's comparisons when the process ends, which fails if that cannot be
  /// written.
  ///
  /// - Parameter run: What it compares. Told again, it is kept once.
  package func recordAtExit(_ run: RunResult) {
    let isFirst = pendingRuns.withLock { runs in
      defer { runs.insert(PendingRun(folder: self, run: run)) }
      return runs.isEmpty
    }
    guard isFirst else { return }
    atexit {
      let runs = pendingRuns.withLock { $0 }
      RequestedNames.warn()
      for pending in runs {
        do throws(FileError) {
          var run = RequestedNames.complete(pending.run)
          run.comparisons = pending.folder.comparisonCount
          try pending.folder.append(run)
        } catch {
          // Too late for a test to fail: the process does.
          ResultsFolder.warn(of: error)
          fflush(nil)
          _exit(EXIT_FAILURE)
        }
      }
    }
  }

  /// Appends the end of a process's comparisons, as far as the folder lets it.
  package func record(_ run: RunResult) {
    do throws(FileError) {
      try append(run)
    } catch {
      Self.warn(of: error)
    }
  }

  fileprivate static func warn(of error: FileError) {
    let isFirst = hasWarned.withLock { value in
      defer { value = true }
      return !value
    }
    guard isFirst else { return }
    let line = "The results of image tests could not be written: \(error)\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}

/// A process that will have ended, and where it says so.
private struct PendingRun: Hashable, Sendable {
  let folder: ResultsFolder
  let run: RunResult
}

private let pendingRuns = Mutex<Set<PendingRun>>([])
private let hasWarned = Mutex(false)
