// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// The environment of a layout that a section provider or a custom group receives.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The available space: the collection view, or the group for a custom group's provider.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
}

/// An environment of a known container and traits.
package final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, Sendable {
  let layoutContainer: LayoutContainer
  package let traitCollection: UITraitCollection

  package init(container: LayoutContainer, traitCollection: UITraitCollection) {
    layoutContainer = container
    self.traitCollection = traitCollection
  }

  package var container: any NSCollectionLayoutContainer { layoutContainer }
}

/// The container that a layout, or a custom group, fills.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container before insets, in points.
  var contentSize: CGSize { get }
  /// The size that the insets leave, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets as given: a value below 1 is a fraction of the size on its axis.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A container of known size and insets.
package final class LayoutContainer: NSObject, NSCollectionLayoutContainer, Sendable {
  package let contentSize: CGSize
  package let contentInsets: NSDirectionalEdgeInsets

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - contentSize: The size before insets, in points.
  ///   - contentInsets: The insets; a value from 0 to below 1 is a fraction of the size.
  package init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  package var effectiveContentInsets: NSDirectionalEdgeInsets {
    func points(_ inset: CGFloat, of length: CGFloat) -> CGFloat {
      inset > 0 && inset < 1 ? inset * length : inset
    }
    return NSDirectionalEdgeInsets(
      top: points(contentInsets.top, of: contentSize.height),
      leading: points(contentInsets.leading, of: contentSize.width),
      bottom: points(contentInsets.bottom, of: contentSize.height),
      trailing: points(contentInsets.trailing, of: contentSize.width))
  }

  package var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: max(0, contentSize.width - insets.leading - insets.trailing),
      height: max(0, contentSize.height - insets.top - insets.bottom))
  }

  package override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? LayoutContainer else { return false }
    return contentSize == other.contentSize && contentInsets == other.contentInsets
  }

  package override var hash: Int {
    var hasher = Hasher()
    hasher.combine(contentSize.width)
    hasher.combine(contentSize.height)
    hasher.combine(contentInsets)
    return hasher.finalize()
  }
}
