// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
package import Geometry

/// All that a compositional layout needs from the view that shows it, to be frozen.
package struct LayoutContext {
  /// The insets that a section's `contentInsetsReference` chooses from, in points.
  package struct ReferenceInsets: Hashable, Sendable {
    package var safeArea = NSDirectionalEdgeInsets.zero
    package var layoutMargins = NSDirectionalEdgeInsets.zero
    /// The distance of the view's readable content guide.
    package var readableContent = NSDirectionalEdgeInsets.zero

    package init() {}
  }

  package var environment: LayoutEnvironment
  /// The insets from which a section's insets reference chooses.
  var referenceInsets: ReferenceInsets
  /// The settings of the layout besides its sections.
  var configuration: UICollectionViewCompositionalLayoutConfiguration
  var itemCounts: [Int]

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - environment: The container and the traits. The traits' display scale makes the pixel grid.
  ///   - referenceInsets: What a section's insets reference chooses from.
  ///   - configuration: What the layout asks for besides its sections.
  ///   - itemCounts: The number of items of each section.
  package init(
    environment: LayoutEnvironment, referenceInsets: ReferenceInsets = ReferenceInsets(),
    configuration: UICollectionViewCompositionalLayoutConfiguration, itemCounts: [Int]
  ) {
    self.environment = environment
    self.referenceInsets = referenceInsets
    self.configuration = configuration
    self.itemCounts = itemCounts
  }

  /// The size that the outermost fractions are taken of: behaviour rule EV-1.
  var containerSize: CGSize { environment.layoutContainer.effectiveContentSize }

  /// The grid of the display; that of an ordinary one where the traits do not say.
  var pixelGrid: PixelGrid { environment.pixelGrid }

  /// The insets that a reference adds, across the scroll direction alone: behaviour rule CR-1.
  func insets(for reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    var insets =
      switch resolved(reference) {
      case .none: NSDirectionalEdgeInsets.zero
      case .automatic, .safeArea: referenceInsets.safeArea
      case .layoutMargins: referenceInsets.layoutMargins
      case .readableContent: referenceInsets.readableContent
      }
    switch configuration.scrollDirection {
    case .vertical: (insets.top, insets.bottom) = (0, 0)
    case .horizontal: (insets.leading, insets.trailing) = (0, 0)
    }
    return insets
  }

  private func resolved(_ reference: UIContentInsetsReference) -> UIContentInsetsReference {
    reference == .automatic ? configuration.contentInsetsReference : reference
  }
}

extension NSCollectionLayoutEnvironment {
  /// The pixels of the screen; those of the standard scale where the traits have none.
  var pixelGrid: PixelGrid {
    let scale = traitCollection.displayScale
    return PixelGrid(
      scale: scale.isFinite && scale > 0 ? scale : UITraitCollection.standard.displayScale)
  }
}
