// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Which references are written instead of compared.
///
/// Recording is a deliberate act: without the variable `RECORD_PICTURES` nothing is written.
enum RecordMode: Hashable, Sendable {
  /// None.
  case never
  /// Those that are not there yet.
  case missing
  /// Those of these names.
  case named(Set<String>)
  /// Every one.
  case all

  /// Reads the variable's value.
  ///
  /// - Parameter value: `missing`, `all` or `1`, or names separated by commas.
  init(_ value: String?) {
    switch value {
    case nil, "", "0": self = .never
    case "missing": self = .missing
    case "all", "1": self = .all
    case .some(let names): self = .named(Set(names.split(separator: ",").map(String.init)))
    }
  }

  static var current: RecordMode {
    RecordMode(ProcessInfo.processInfo.environment["RECORD_PICTURES"])
  }

  /// Returns whether a reference is written.
  func records(_ name: String, exists: Bool) -> Bool {
    switch self {
    case .never: false
    case .missing: !exists
    case .named(let names): names.contains(name)
    case .all: true
    }
  }
}
