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
  /// Those of these names; see ``ReferenceNames``.
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

  /// The names that are asked for; empty unless some are.
  var names: Set<String> { if case .named(let names) = self { names } else { [] } }

  /// Returns the names that ask for a reference.
  func names(of wholeName: String) -> Set<String> {
    names.filter { ReferenceNames.matches($0, wholeName) }
  }

  /// Returns whether a reference of a whole name is written.
  func records(_ wholeName: String, exists: Bool) -> Bool {
    switch self {
    case .never: false
    case .missing: !exists
    case .named: !names(of: wholeName).isEmpty
    case .all: true
    }
  }

  /// Says why a reference is not written that a name of several asks for; nil if no name does.
  func ambiguity(of wholeName: String, among others: Set<String>) -> String? {
    // One that is asked for by its own name is meant.
    var clash: (request: String, names: [String])?
    for request in names(of: wholeName).sorted() {
      let found = others.union([wholeName]).filter { ReferenceNames.matches(request, $0) }
      guard request != wholeName, found.count > 1 else { return nil }
      clash = (request, found.sorted())
    }
    return clash.map { clash in
      """
      RECORD_PICTURES: '\(clash.request)' is the name of \(clash.names.count) pictures, and none was \
      recorded. Name one of them:  \(clash.names.joined(separator: "  "))
      """
    }
  }
}
