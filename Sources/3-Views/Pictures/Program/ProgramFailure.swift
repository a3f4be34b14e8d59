// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

/// Why a run of a program failed, and what it ends with.
package struct ProgramFailure: Error, Hashable {
  /// One line.
  package let message: String
  /// As the gallery's: those of `sysexits.h`.
  package let code: Int32

  package static let usage: Int32 = 64
  package static let `internal`: Int32 = 70
  package static let cannotWrite: Int32 = 73

  package init(message: String, code: Int32) {
    self.message = message
    self.code = code
  }

  fileprivate init(_ error: PictureError) {
    code =
      switch error {
      case .canvas(.tooLarge), .unknownExtension, .unknownFilm: Self.usage
      case .file: Self.cannotWrite
      default: Self.internal
      }
    message = "\(error)".split(separator: "\n").joined(separator: " ")
  }

  package func exit() -> Never {
    FileHandle.standardError.write(Data("Error: \(message)\n".utf8))
    Foundation.exit(code)
  }
}

extension ProgramOptions {
  /// Returns the options of a command line.
  ///
  /// - Parameter arguments: The command line, the program's name first.
  /// - Returns: The name of the program, and the options.
  /// - Throws: What is wrong with the command line.
  package static func read(
    _ arguments: [String]
  ) throws(ProgramFailure) -> (name: String, options: ProgramOptions) {
    let name = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
    do throws(Mistake) {
      return (name, try ProgramOptions(arguments.dropFirst()))
    } catch {
      throw ProgramFailure(
        message: "\(error.message) Run '\(name) --help' for usage.", code: ProgramFailure.usage)
    }
  }

  /// Writes the picture of a program's window, or its film.
  ///
  /// - Throws: Why the file was not written.
  @MainActor
  package func write(_ picture: Picture, of name: String) throws(ProgramFailure) {
    guard let file else { return }
    picture.name = name
    do throws(PictureError) {
      if isFilm {
        try picture.writeFilm(to: file, duration: duration ?? 0)
      } else {
        try picture.write(to: file)
      }
    } catch {
      throw ProgramFailure(error)
    }
  }
}
