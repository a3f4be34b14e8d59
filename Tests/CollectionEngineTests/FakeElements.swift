// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

/// Attributes that are no UI class: a key and a state.
final class FakeAttributes: ElementAttributes, @MainActor CustomStringConvertible {
  var key: ElementIdentity
  var state: ElementState

  init(_ key: ElementIdentity, _ state: ElementState) {
    self.key = key
    self.state = state
  }

  /// How often any was asked for its frame.
  static var frameReads = 0

  var frame: CGRect {
    Self.frameReads += 1
    return CGRect(
      x: state.center.x - state.size.width / 2, y: state.center.y - state.size.height / 2,
      width: state.size.width, height: state.size.height)
  }

  func duplicated() -> any ElementAttributes { FakeAttributes(key, state) }

  func isSame(as other: any ElementAttributes) -> Bool {
    key == other.key && state == other.state
  }

  var description: String { "\(key) \(frame.compactDescription)" }
}

/// What shows an element, and is no view itself.
@MainActor
final class FakeElementView: ElementView {
  let node: UIView
  /// The identifier of the item that is shown; nil for headers.
  var item: Int?
  var naturalHeight: CGFloat = 20

  init(frame: CGRect) { node = UIView(frame: frame) }

  func prepareForReuse() { item = nil }
  func receive(_ attributes: any ElementAttributes) {}
  func preferredAttributes(fitting attributes: any ElementAttributes) -> any ElementAttributes {
    attributes.state.size.height = naturalHeight
    return attributes
  }
  func layoutWillChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {}
  func layoutDidChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {}
}

/// What of a fake layout is invalid.
@MainActor
final class FakeInvalidation: EngineInvalidation {
  var invalidatesCounts: Bool
  var offsetAdjustment = CGPoint.zero
  var sizeAdjustment = CGSize.zero
  init(counts: Bool = false) { invalidatesCounts = counts }
}
