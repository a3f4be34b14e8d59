// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// An option's value that is spelled in its own way: what cannot be read is answered with how.
protocol SpelledOption: ExpressibleByArgument {
  /// How it is spelled, with an example.
  static var spelling: String { get }
}

extension SpelledOption {
  /// Reads what was typed.
  ///
  /// - Parameter argument: What was typed.
  /// - Returns: The value.
  /// - Throws: A usage failure that says how it is spelled.
  static func parse(_ argument: String) throws -> Self {
    guard let value = Self(argument: argument) else {
      throw ValidationError("use \(spelling).")
    }
    return value
  }
}
