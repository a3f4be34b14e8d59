// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// What is wrong with an operation on a section snapshot. UIKit raises an exception for each of
/// these.
///
/// Identifiers are carried as they print, so that errors can be compared whatever their types.
package enum SectionSnapshotError: Error, Hashable, Sendable {
  /// An item that an operation needs is not in the section snapshot.
  case unknown(String, operation: String)
  /// An item occurs twice in one argument, at these positions.
  case repeated(String, SnapshotError.Indices, operation: String)
  /// An item that is to be added is there already: its index in `items`, and its position among
  /// those that are added.
  case alreadyPresent(String, SnapshotError.Indices, operation: String)
}

extension SectionSnapshotError: CustomStringConvertible {
  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .unknown(let item, let operation):
      """
      \(operation): there is no item \(item) in the section snapshot. \
      Add it first, or check contains(_:).
      """
    case .repeated(let item, let places, let operation):
      """
      \(operation): item \(item) is listed twice, at index \(places.first) and at index \
      \(places.second) of the argument. Items must be unique in a section snapshot; list it once.
      """
    case .alreadyPresent(let item, let places, let operation):
      """
      \(operation): item \(item), at index \(places.second) of the argument, is already in the \
      section snapshot, at index \(places.first). Items must be unique; to move it, delete it first.
      """
    }
  }
}

extension SectionSnapshotError {
  /// Runs an operation and stops the program if it fails.
  static func stop<Result>(
    unlessDone operation: () throws(SectionSnapshotError) -> Result
  ) -> Result {
    do {
      return try operation()
    } catch {
      programmerError(error.description)
    }
  }
}
