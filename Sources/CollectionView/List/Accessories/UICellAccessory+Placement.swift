// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

extension UICellAccessory {
  /// Where in a cell an accessory is.
  @preconcurrency @MainActor
  public enum Placement {
    /// Gives the index of an accessory among the others on its side, which are in order from the
    /// leading to the trailing edge.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Before the content; at first the nearest to it.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content; at first the nearest to it.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// A position before an accessory.
    ///
    /// - Parameter type: What to stand before; nil, and a type that is not there, mean before all.
    /// - Returns: The position.
    public static func position(before type: AccessoryType? = nil) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// A position after an accessory.
    ///
    /// - Parameter type: What to stand after; nil, and a type that is not there, mean after all.
    /// - Returns: The position.
    public static func position(after type: AccessoryType? = nil) -> Position {
      { accessories in
        accessories.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
      }
    }

    var isLeading: Bool {
      if case .leading = self { true } else { false }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }

    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
  }

  /// Accessories of one side in order from the leading to the trailing edge (behaviour rules AC-4
  /// and AC-10): the system's by rank, then the client's own where they want to be.
  static func arrange(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var result = accessories.enumerated()
      .filter { $0.element.accessoryType.rank != nil }
      .sorted { left, right in
        (left.element.accessoryType.rank ?? 0, left.offset)
          < (right.element.accessoryType.rank ?? 0, right.offset)
      }.map(\.element)
    for accessory in accessories where accessory.accessoryType.rank == nil {
      let index = accessory.placement.position(result)
      result.insert(accessory, at: min(max(0, index), result.count))
    }
    return result
  }
}
