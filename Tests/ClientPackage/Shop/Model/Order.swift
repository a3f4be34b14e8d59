// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What somebody ordered. The module has no default isolation: orders are read off the main actor, too.
public struct Order: Sendable {
  public var title: String
  public var cents: Int

  public init(title: String, cents: Int) {
    self.title = title
    self.cents = cents
  }
}
