// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry
package import Views

/// A host that is a scroll view: its bounds are the viewport.
@MainActor
package protocol ScrollViewHost: UIScrollView, EngineHost {
  /// What is laid out in place of the bounds, for drawing all contents; nil for the bounds.
  var laidOutRect: CGRect? { get }
  /// The subviews that do not belong to the contents.
  var stationaryViews: [UIView] { get }
}

extension ScrollViewHost {
  package var node: UIView { self }
  package var visibleRect: CGRect { laidOutRect ?? bounds }
  package var offset: CGPoint { bounds.origin }
  package var shownOffset: CGPoint { shownGeometry.bounds.origin }
  package var containerSize: CGSize { bounds.size }
  package var contentInsets: UIEdgeInsets { adjustedContentInset }
  package var isScrollable: Bool { isScrollEnabled }
  package var layoutDirection: UIUserInterfaceLayoutDirection {
    effectiveUserInterfaceLayoutDirection
  }

  package func moveViewport(to offset: CGPoint, countingAs origins: OffsetOrigins) {
    moveContents(to: offset, countingAs: origins)
  }

  package func scroll(to offset: CGPoint) {
    if offset != contentOffset { setContentOffset(offset, animated: false) }
  }

  package func displaceContents(by distance: CGFloat) {
    let stationary = stationaryViews
    displaceContents(
      subviews.filter { view in !stationary.contains { $0 === view } }, by: distance)
  }

  package func cancelScrolling() { cancelScrollAnimation() }
}
