// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations

@testable import Illustrations

extension TemporaryFolder {
  /// Has illustrations written to the folder.
  @MainActor func drawing(_ body: () throws -> Void) rethrows {
    try Illustration.$folder.withValue(path) { try body() }
  }
}
