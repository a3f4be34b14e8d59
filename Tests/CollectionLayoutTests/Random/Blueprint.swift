// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// A layout as a value: it can be generated, built at another scale, and built with its axes
/// swapped.
struct Blueprint {
  enum Length {
    case width(CGFloat)
    case height(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
    case uniform(CGFloat)
  }

  struct Size {
    var width: Length
    var height: Length
  }

  struct Spacing {
    var points: CGFloat
    var isFlexible = false
  }

  struct Edges {
    var top: Spacing?
    var leading: Spacing?
    var bottom: Spacing?
    var trailing: Spacing?
  }

  struct Badge {
    var kind: String
    var size: Size
    var edges: NSDirectionalRectEdge
    var offset: CGPoint
    var isFractional: Bool
  }

  enum Filling {
    case packing
    case dividing(Int)
    case repeating(Int)
    case custom([CGRect])
  }

  struct Group {
    var axis: LayoutAxis
    var filling: Filling
    var parts: [Part]
    var spacing: Spacing?
  }

  struct Part {
    var size: Size
    var insets = NSDirectionalEdgeInsets.zero
    var edges: Edges?
    var badges: [Badge] = []
    /// Nil for an item.
    indirect enum Content {
      case item
      case group(Group)
    }
    var content = Content.item
  }

  struct Boundary {
    var kind: String
    var size: Size
    var alignment: NSRectAlignment
    var offset = CGPoint.zero
    var extends = true
    var isPinned = false
    var insets = NSDirectionalEdgeInsets.zero
  }

  typealias Orthogonal = UICollectionLayoutSectionOrthogonalScrollingBehavior

  struct Section {
    var group: Part
    var count: Int
    var insets = NSDirectionalEdgeInsets.zero
    var spacing: CGFloat = 0
    var orthogonal = Orthogonal.none
    /// Whether content and boundary items keep to the layout margins.
    var usesMargins = false
    var boundary: [Boundary] = []
    var background: NSDirectionalEdgeInsets?
    var followsInsets = true
  }

  var container: CGSize
  var scale: CGFloat = 2
  var direction = CollectionLayoutScrollDirection.vertical
  var sectionSpacing: CGFloat = 0
  var global: [Boundary] = []
  var sections: [Section]
}
