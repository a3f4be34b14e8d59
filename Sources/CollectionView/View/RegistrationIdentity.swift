// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// What tells one registration from all others, and whether it was made in time.
@MainActor
struct RegistrationIdentity {
  /// How many collection views are asking for a view right now.
  static var suppliersAtWork = 0
  private static var count = 0

  /// The reuse identifier, the same in every run.
  let identifier: String
  private let wasMadeWhileSupplying: Bool

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
    wasMadeWhileSupplying = Self.suppliersAtWork > 0
  }

  /// Stops the program for a registration that is recreated for every view (behaviour rule RG-1):
  /// nothing would ever be reused.
  func checkTime(_ name: String) {
    guard wasMadeWhileSupplying, Self.suppliersAtWork > 0 else { return }
    programmerError(
      """
      A \(name) was created while the collection view requested a view, so its views could never \
      be reused. Create it once, outside of the provider, and use it there.
      """)
  }
}
