// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// The files that a program, or what stands for one, writes its output and its errors to.
///
/// Files, not pipes: a pipe that is full stops the program, and one that a program of its own has inherited
/// does not end with it.
package final class OutputFiles {
  private let names: (output: String, errors: String)
  private let outputFile: OpenFile
  private let errorsFile: OpenFile

  /// Creates the files. They are removed with this.
  package init() throws {
    let base = FileManager.default.temporaryDirectory.path + "/child-\(UUID().uuidString)"
    names = ("\(base).output", "\(base).errors")
    outputFile = try OpenFile(names.output, O_WRONLY | O_CREAT | O_EXCL)
    errorsFile = try OpenFile(names.errors, O_WRONLY | O_CREAT | O_EXCL)
  }

  deinit {
    unlink(names.output)
    unlink(names.errors)
  }

  /// The number of the file for standard output.
  package var output: Int32 { outputFile.descriptor }
  /// The number of the file for standard error.
  package var errors: Int32 { errorsFile.descriptor }

  /// Returns what was written.
  ///
  /// - Parameter end: How the program ended.
  package func result(_ end: ChildProgram.End) -> ChildProgram.Result {
    // By their names: they are open for writing alone.
    ChildProgram.Result(
      end: end, output: FileManager.default.contents(atPath: names.output) ?? Data(),
      errors: String(
        decoding: FileManager.default.contents(atPath: names.errors) ?? Data(), as: UTF8.self))
  }
}

/// A file that is open as long as this exists, and that no program inherits.
final class OpenFile {
  let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  convenience init(_ path: String, _ flags: Int32) throws {
    let descriptor = open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw ChildProgram.Failure("'\(path)' cannot be opened") }
    self.init(descriptor)
  }

  deinit { close(descriptor) }
}
