// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// An error in an operation on a snapshot. UIKit raises an exception for each of these.
///
/// Identifiers are carried as they print, so that errors can be compared whatever their types.
@usableFromInline
package enum SnapshotError: Error, Hashable, Sendable {
  /// Items or sections: the two kinds of identifiers have separate namespaces.
  @usableFromInline
  package enum Kind: String, Hashable, Sendable {
    case item
    case section
  }

  /// The two places of an identifier that may have one only.
  @usableFromInline
  package struct Indices: Hashable, Sendable {
    var first: Int
    var second: Int

    package init(first: Int, second: Int) {
      self.first = first
      self.second = second
    }
  }

  /// An identifier that an operation needs is not in the snapshot.
  case unknown(Kind, String, operation: String)
  /// An identifier occurs twice in one argument, at these positions.
  case repeated(Kind, String, Indices, operation: String)
  /// A section that is to be added is in the snapshot already: its index there, and its position in
  /// the argument.
  case alreadyPresent(String, Indices, operation: String)
  /// The destination is itself what is to be placed.
  case destinationIsInserted(Kind, String, operation: String)
  /// Items are to be appended to a snapshot without sections.
  case noSection
}

extension SnapshotError: CustomStringConvertible {
  /// The message for a snapshot error: the fault and its remedy.
  @usableFromInline
  package var description: String {
    switch self {
    case .unknown(let kind, let identifier, let operation):
      """
      \(operation): there is no \(kind.rawValue) \(identifier) in the snapshot. \
      Add it first, or remove the call.
      """
    case .repeated(let kind, let identifier, let indices, let operation):
      """
      \(operation): \(kind.rawValue) \(identifier) is listed twice, at index \(indices.first) and \
      at index \(indices.second) of the argument. Identifiers must be unique in a snapshot; list it \
      once.
      """
    case .alreadyPresent(let identifier, let indices, let operation):
      """
      \(operation): section \(identifier), at index \(indices.second) of the argument, is already \
      in the snapshot, at index \(indices.first). Sections must be unique; to move it, use \
      moveSection.
      """
    case .destinationIsInserted(let kind, let identifier, let operation):
      """
      \(operation): \(kind.rawValue) \(identifier) cannot be placed next to itself. \
      Use another destination.
      """
    case .noSection:
      """
      appendItems(_:): the snapshot has no section to append items to. \
      Call appendSections(_:) first.
      """
    }
  }
}

extension SnapshotError {
  /// Runs an operation and stops the program if it fails.
  @inlinable
  static func stop(unlessDone operation: () throws(SnapshotError) -> Void) {
    do {
      try operation()
    } catch {
      error.stop()
    }
  }

  @usableFromInline
  func stop() -> Never { programmerError(description) }
}
