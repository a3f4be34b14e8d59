// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Geometry

extension NSCollectionView: ClipDocument {
  func clipChanged() {
    collectionViewLayout?.invalidateLayout()
    fitDocument()
    needsLayout = true
  }

  /// The layout is asked while the clip view still has its old bounds (behaviour rule Y-10).
  func clipWillShow(_ rect: NSRect) {
    guard engine.isReady else { return }
    let old = CGRect(origin: offset, size: containerSize)
    if !isMovedByEngine {
      if rect.minX != old.minX { offsetOrigins.x = .scrolled }
      if rect.minY != old.minY { offsetOrigins.y = .scrolled }
    }
    resize = engine.animatedResize(from: old, to: rect)
    if !engine.boundsWillChange(to: rect) { resize = nil }
  }

  func clipDidShow() {
    guard engine.isReady else { return }
    engine.boundsWereStored()
    fitDocument()
    placeBackgroundView()
    let resize = resize
    self.resize = nil
    resize?()
  }
}
