// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// What a section provider or a custom group may know about where it is shown.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The available space: the collection view, or the group for a custom group's provider.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
}

/// An environment of a known container and traits.
package final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, Sendable {
  /// The container.
  let layoutContainer: LayoutContainer
  package let traitCollection: UITraitCollection

  /// Creates an environment.
  package init(container: LayoutContainer, traitCollection: UITraitCollection) {
    layoutContainer = container
    self.traitCollection = traitCollection
  }

  package var container: any NSCollectionLayoutContainer { layoutContainer }
}
