// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Views

/// What shows an element. It has a view and need not be one.
@MainActor
package protocol ElementView: AnyObject {
  /// The view that is put into the host's.
  var node: UIView { get }
  /// Called before it is used for another element.
  func prepareForReuse()
  /// Called with the attributes that it has now, which are its own to keep.
  func receive(_ attributes: any ElementAttributes)
  /// Called when the node gets the geometry of attributes, also where an animation starts.
  func wasPlaced(by attributes: any ElementAttributes)
  /// The attributes that it would like, given a copy of those that it has.
  func preferredAttributes(fitting attributes: any ElementAttributes) -> any ElementAttributes
  /// Called before the layout is exchanged.
  func layoutWillChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout)
  /// Called after the layout was exchanged.
  func layoutDidChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout)
}

extension ElementView {
  package func wasPlaced(by attributes: any ElementAttributes) {}
}
