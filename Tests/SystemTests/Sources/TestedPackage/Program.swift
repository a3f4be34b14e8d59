// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import StartedPrograms

/// A program that runs to its end.
package enum Program {
  package struct Result {
    package let output: String
    package let errors: String
    package let code: Int32
  }

  package static func run(
    _ program: String, _ arguments: [String], in folder: URL? = nil
  ) throws -> Result {
    let result = try ChildProgram([program] + arguments, in: folder?.path).run()
    return Result(output: result.text, errors: result.errors, code: result.status)
  }
}

/// A folder for a test, or for all of them.
package enum TemporaryFolder {
  /// The folder of all tests of a run, deleted when their program ends.
  package static let lasting: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tests-\(UUID().uuidString)")
    atexit { try? FileManager.default.removeItem(at: TemporaryFolder.lasting) }
    return folder
  }()

  /// Creates a folder, and deletes it when the body has returned.
  package static func use<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}

extension URL {
  /// Writes a file below a folder, and the folders around it.
  package func write(_ text: String, to path: String) throws {
    let file = appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
