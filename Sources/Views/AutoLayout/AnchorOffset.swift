// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The distance between two places on one axis, as a length (auto-layout rule ALE-9).
struct AnchorOffset {
  /// Where it begins.
  weak var start: AnyObject?
  let startAttribute: NSLayoutConstraint.Attribute
  /// Where it ends.
  weak var end: AnyObject?
  let endAttribute: NSLayoutConstraint.Attribute
}

/// The distance between two anchors, on either side of constraints between lengths.
final class OffsetDimension: NSLayoutDimension {
  private let distance: AnchorOffset

  init<Place: AnyObject>(
    from start: NSLayoutAnchor<Place>, to end: NSLayoutAnchor<Place>,
    _ attribute: NSLayoutConstraint.Attribute
  ) {
    distance = AnchorOffset(
      start: start.item, startAttribute: start.attribute, end: end.item,
      endAttribute: end.attribute)
    super.init(start.item, attribute)
  }

  override var name: String { "\(distance.startAttribute) to \(distance.endAttribute)" }

  override var offset: AnchorOffset? { distance }
}
