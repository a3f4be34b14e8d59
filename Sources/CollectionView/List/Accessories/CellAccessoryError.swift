// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// What is wrong with the accessories of a cell. UIKit raises an exception for each of these.
public enum CellAccessoryError: Error, Hashable, CustomStringConvertible {
  /// Two accessories of one kind of the system's (behaviour rule AC-3).
  case duplicate(UICellAccessory.AccessoryType)
  /// One view in two accessories.
  case duplicateView

  /// What was wrong, and what to do.
  public var description: String {
    switch self {
    case .duplicate(let type):
      """
      A cell has at most one accessory of each kind (was given two of the kind \(type)). Set each \
      accessory once.
      """
    case .duplicateView:
      """
      A view can be in only one accessory (was given one that is in two). Create a view for each \
      accessory.
      """
    }
  }
}

extension CellAccessoryError {
  /// Checks that nothing is there twice; texts may be.
  ///
  /// - Parameter types: What the accessories of a cell are.
  /// - Throws: ``duplicate(_:)`` or ``duplicateView``.
  /// - Complexity: O(accessories).
  package static func check(
    _ types: [UICellAccessory.AccessoryType]
  ) throws(CellAccessoryError) {
    var seen: Set<UICellAccessory.AccessoryType> = []
    for type in types where type != .label {
      guard seen.insert(type).inserted else {
        if case .customView = type { throw .duplicateView }
        throw .duplicate(type)
      }
    }
  }
}
