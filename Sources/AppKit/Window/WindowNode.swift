// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// What draws a window: it has the time, the scale and the appearance of everything in it.
@MainActor
final class WindowNode: UIWindow {
  weak var owner: NSWindow?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.placeContentView()
  }
}
