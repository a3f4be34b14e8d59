// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Why the command ended without having done what it was asked for.
struct IllustrateFailure: Error, Hashable, CustomStringConvertible {
  /// The exit codes, those of `sysexits.h` where it has one.
  enum Code: Int32 {
    /// Illustrations are out of date, or could not be drawn.
    case failed = 1
    /// The command line is wrong, or the package has nothing to draw.
    case usage = 64
    /// Something went wrong inside.
    case `internal` = 70
    /// A file cannot be written.
    case cannotWrite = 73
  }

  let message: String
  let code: Code

  init(_ message: String, _ code: Code) {
    self.message = message
    self.code = code
  }

  var description: String { message }
}
