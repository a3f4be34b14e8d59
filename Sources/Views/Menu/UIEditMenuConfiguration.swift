// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Where the arrow of an edit menu is.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  /// Where there is space: below the menu if it fits above what it belongs to.
  case automatic = 0
  /// Above the menu.
  case up = 1
  /// Below the menu.
  case down = 2
  /// At the left of the menu.
  case left = 3
  /// At the right of the menu.
  case right = 4
}

/// What an edit menu is for.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  private let name: AnyHashable
  private let point: CGPoint

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: What the client knows the menu by; nil for a UUID.
  ///   - sourcePoint: What the menu points at, in the coordinates of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    name = identifier ?? AnyHashable(UUID())
    point = sourcePoint
    super.init()
  }

  /// What the client knows the menu by.
  open var identifier: AnyHashable { name }
  /// What the menu points at, in the coordinates of the interaction's view.
  open var sourcePoint: CGPoint { point }
  /// Where the arrow is to be if there is space: `.up` has the menu below what it points at, `.left`
  /// at its right. Without space the menu is placed as for `.automatic`.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic
}
