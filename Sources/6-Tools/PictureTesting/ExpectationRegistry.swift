// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Synchronization

/// The expectations that this process has met, to find two that would share a reference.
final class ExpectationRegistry: Sendable {
  static let shared = ExpectationRegistry()

  private struct Owner {
    let location: TestLocation
    let source: String
  }

  private let owners = Mutex<[String: Owner]>([:])
  private let unwritable = Mutex<Set<String>>([])

  /// Takes a reference for an expectation. The same expectation may be met again: by a test that is
  /// repeated, or has arguments.
  ///
  /// - Parameters:
  ///   - path: The reference file.
  ///   - location: The expectation's place.
  ///   - source: What its name was made of, with the arguments of the test.
  /// - Returns: The place of another expectation that has taken it; nil if there is none. It is the
  ///   same place where two sources have one name.
  func take(_ path: String, at location: TestLocation, from source: String) -> TestLocation? {
    owners.withLock { owners in
      guard let other = owners[path] else {
        owners[path] = Owner(location: location, source: source)
        return nil
      }
      return other.location.isSame(as: location) && other.source == source ? nil : other.location
    }
  }

  /// Returns whether it is the first time that results cannot be written to a folder: a full disk
  /// is reported once, not by each test.
  func isNews(unwritable folder: String) -> Bool {
    unwritable.withLock { $0.insert(folder).inserted }
  }
}

extension TestLocation {
  func isSame(as other: TestLocation) -> Bool {
    (filePath, line, column) == (other.filePath, other.line, other.column)
  }

  /// The file and the line, as compilers print them.
  var description: String { "\(filePath):\(line)" }
}
