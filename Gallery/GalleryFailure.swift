// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// Why a command ended without having done what it was asked for.
struct GalleryFailure: Error, CustomStringConvertible {
  /// The exit codes, those of `sysexits.h` where it has one.
  enum Code: Int32 {
    /// Pictures differ.
    case differs = 1
    /// The command line is wrong.
    case usage = 64
    /// A file cannot be read.
    case unreadable = 65
    /// Something went wrong inside.
    case `internal` = 70
    /// A file cannot be written.
    case cannotWrite = 73

    var exitCode: ExitCode { ExitCode(rawValue) }
  }

  let message: String
  let code: Code

  init(_ message: String, _ code: Code) {
    self.message = message
    self.code = code
  }

  var description: String { message }
}
