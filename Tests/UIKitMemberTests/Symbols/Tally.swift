// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// What handlers were called with that may be called from anywhere, and are called on the main actor.
@MainActor
final class Tally {
  var names: [String] = []
}
