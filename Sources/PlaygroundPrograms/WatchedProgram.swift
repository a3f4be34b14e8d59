// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A file that is compiled whenever it is saved.
package struct WatchedProgram: Sendable {
  private let file: URL
  private let compiler: ProgramCompiler

  /// What happens to the file.
  package enum Event: Hashable, Sendable {
    /// It is being compiled.
    case compiling
    /// What became of it.
    case outcome(ProgramCompiler.Outcome)
  }

  /// Watches a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - compiler: What compiles it.
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
