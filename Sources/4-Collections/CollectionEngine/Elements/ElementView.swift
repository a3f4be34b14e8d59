// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation
package import Geometry
package import Views

/// The object that shows an element. It has a view and need not be one.
@MainActor
package protocol ElementView: AnyObject {
  /// The view that is put into the host's.
  var node: UIView { get }
  func prepareForReuse()
  /// Called with the attributes that it has now, which are its own to keep.
  func receive(_ attributes: any ElementAttributes)
  /// Called when the node gets the geometry of attributes, also where an animation starts.
  func wasLaidOut(by attributes: any ElementAttributes)
  /// The attributes that it would like, given a copy of those that it has.
  func preferredAttributes(fitting attributes: any ElementAttributes) -> any ElementAttributes
  func layoutWillChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout)
  func layoutDidChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout)
}

extension ElementView {
  package func wasLaidOut(by attributes: any ElementAttributes) {}
}

/// The attributes of one element from a layout: an object of the client's class.
///
/// Properties are read and written through the object's own, which subclasses may override.
@MainActor
package protocol ElementAttributes: AnyObject {
  var key: ElementIdentity { get set }
  var state: ElementState { get set }
  /// The smallest upright rectangle around it.
  var frame: CGRect { get }
  func duplicated() -> any ElementAttributes
  /// Returns whether another object says the same, with all that a subclass adds.
  func isSame(as other: any ElementAttributes) -> Bool
}

package struct ElementState: Equatable, Sendable {
  /// The layout's knowledge of an element's size.
  package enum Sizing: Equatable, Sendable {
    /// The layout does not say.
    case unknown
    /// Nothing is estimated.
    case final
    case estimated(EstimatedAxes)
    /// Lengths were estimates, and have been measured.
    case measured(EstimatedAxes)

    /// Creates the axes of attributes that keep them apart: nil where the layout does not say.
    package init(_ axes: EstimatedAxes?, isMeasured: Bool) {
      guard let axes else {
        self = .unknown
        return
      }
      self = axes.isEmpty ? .final : isMeasured ? .measured(axes) : .estimated(axes)
    }

    /// The axes whose lengths are or were estimates; nil where the layout does not say.
    package var axes: EstimatedAxes? {
      switch self {
      case .unknown: nil
      case .final: []
      case .estimated(let axes), .measured(let axes): axes
      }
    }

    package var isMeasured: Bool {
      if case .measured = self { true } else { false }
    }
  }

  package var center: CGPoint
  /// The size before the transform.
  package var size: CGSize
  package var transform: CATransform3D
  package var alpha: CGFloat
  package var zIndex: Int
  package var isHidden: Bool
  /// Whether it moves with its section's orthogonal scrolling.
  package var isInScrollArea: Bool
  package var sizing: Sizing

  package init(
    center: CGPoint, size: CGSize, transform: CATransform3D = CATransform3DIdentity,
    alpha: CGFloat = 1, zIndex: Int = 0, isHidden: Bool = false, isInScrollArea: Bool = false,
    sizing: Sizing = .unknown
  ) {
    self.center = center
    self.size = size
    self.transform = transform
    self.alpha = alpha
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.isInScrollArea = isInScrollArea
    self.sizing = sizing
  }
}

extension ElementAttributes {
  func copy(for key: ElementIdentity) -> any ElementAttributes {
    let copy = duplicated()
    copy.key = key
    return copy
  }

  func transparentCopy() -> any ElementAttributes {
    let copy = duplicated()
    copy.state.alpha = 0
    return copy
  }
}
