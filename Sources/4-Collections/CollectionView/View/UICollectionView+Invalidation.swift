// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
package import CollectionLayout
import Geometry
import Views

extension UICollectionView {
  /// Becomes the host of the engine; the end of creating.
  func beginHosting() {
    geometryDelegate = self
    engine.attach(to: self)
    multipleSelection.attach(to: self)
    itemFocus.attach(to: self)
    containerInsets = ContainerInsets(safeArea: safeAreaInsets, margins: layoutMargins)
  }

  /// Traits or insets changed, which any layout may depend on.
  func containerInsetsChanged() {
    guard engine.isReady else { return }
    containerInsets = ContainerInsets(safeArea: safeAreaInsets, margins: layoutMargins)
    collectionViewLayout.invalidateLayout()
  }

  /// Forgets the sizes that views asked for, and measures those on screen again.
  package func forgetMeasuredSizes() {
    guard engine.isReady else { return }
    collectionViewLayout.forgetMeasuredSizes()
    engine.requestMeasurements()
  }

  /// Forgets the sizes that the views of some elements asked for, and measures those on screen again.
  ///
  /// - Parameter isForgotten: Called once for each element that was measured, in no order.
  /// - Complexity: O(elements that were measured).
  package func forgetMeasuredSizes(where isForgotten: (ElementIdentity) -> Bool) {
    guard engine.isReady else { return }
    let forgotten = collectionViewLayout.measuredElements.filter(isForgotten)
    guard !forgotten.isEmpty else { return }
    for key in forgotten {
      collectionViewLayout.forgetMeasuredSize(of: key)
      engine.view(for: key).map(engine.requestMeasurement)
    }
    collectionViewLayout.invalidateLayout()
  }

  /// Forgets the size that a view asked for, and measures the view again along what its layout
  /// estimates. Measured again alone, a view whose contents have no size of their own keeps the size
  /// that it has (behaviour rule Z-5).
  ///
  /// - Parameter view: A view; nothing happens if it shows no element.
  package func forgetMeasuredSize(of view: UICollectionReusableView) {
    guard let key = engine.key(of: view) else { return }
    collectionViewLayout.forgetMeasuredSize(of: key)
    collectionViewLayout.invalidateLayout()
    engine.requestMeasurement(of: view)
  }

  /// The safe area and the margins are announced also when they stay the same.
  func insetsMayHaveChanged() {
    guard containerInsets != ContainerInsets(safeArea: safeAreaInsets, margins: layoutMargins)
    else {
      return
    }
    containerInsetsChanged()
  }

  func replaceBackgroundView(_ old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    elementsWereLaidOut()
  }
}

/// The insets around a collection view on which its layout depends.
struct ContainerInsets: Equatable {
  var safeArea = UIEdgeInsets.zero
  var margins = UIEdgeInsets.zero
}
