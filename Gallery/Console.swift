// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where the command talks: data to standard output, everything else to standard error.
enum Console {
  /// Prints a line to standard error.
  static func error(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Whether somebody watches standard error.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}
