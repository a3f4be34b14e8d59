// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A file that is compiled whenever it is saved.
package struct WatchedProgram: Sendable {
  private let file: URL
  private let compiler: ProgramCompiler

  package enum Event: Hashable, Sendable {
    case compiling
    case outcome(ProgramCompiler.Outcome)
  }

  /// Watches a file.
  package init(_ file: URL, compiler: ProgramCompiler) {
    self.file = file
    self.compiler = compiler
  }

  /// Compiles the file now, and each time that it is saved, until the task is cancelled.
  ///
  /// A file that is gone is a failure, and is compiled again when it is back. What is saved while
  /// it is compiled is compiled after that.
  ///
  /// - Parameter handle: Called with what happens, in order.
  /// - Throws: ``ProgramError`` if the compiler cannot be run, `CancellationError`.
  package func run(_ handle: @Sendable (Event) async -> Void) async throws {
    let watch = FileWatch(file)
    while true {
      let stamp = watch.stamp
      await handle(.compiling)
      await handle(.outcome(try await compiler.compile(file)))
      _ = try await watch.change(from: stamp)
    }
  }
}

/// A file that is looked at again and again, to see when it is saved.
///
/// It is looked at, not listened to: editors save in many ways, most by renaming another file over
/// it, and file systems of containers and networks say nothing of changes made elsewhere.
package struct FileWatch: Sendable {
  /// A stamp that identifies a version of a file without reading it; nil for none.
  package struct Stamp: Hashable, Sendable {
    /// Seconds and nanoseconds of the last change.
    let seconds: Int
    let nanoseconds: Int
    let size: Int64
    /// Which file it is: another may have been put in its place.
    let number: UInt64
  }

  private let path: String

  private static let interval = Duration.milliseconds(20)

  package init(_ file: URL) { path = file.path }

  /// The stamp of the file now; nil if it is not there.
  package var stamp: Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Stamp(
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
      size: Int64(status.st_size), number: UInt64(status.st_ino))
  }

  /// Waits until the file differs from what it was, and has been the same for one look.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  package func change(from stamp: Stamp?) async throws -> Stamp? {
    var last = self.stamp
    while true {
      try await Task.sleep(for: Self.interval, clock: .continuous)
      let now = self.stamp
      // Half of a file may be there while it is written.
      if now != stamp, now == last { return now }
      last = now
    }
  }
}
