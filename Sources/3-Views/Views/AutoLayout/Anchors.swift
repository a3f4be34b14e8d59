// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension UIView {
  /// The anchor of the view's leading edge, where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchorStore.x(.leading) }
  /// The anchor of the view's trailing edge, where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchorStore.x(.trailing) }
  /// The anchor of the view's left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchorStore.x(.left) }
  /// The anchor of the view's right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchorStore.x(.right) }
  /// The anchor of the view's middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchorStore.x(.centerX) }
  /// The anchor of the view's upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchorStore.y(.top) }
  /// The anchor of the view's lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchorStore.y(.bottom) }
  /// The anchor of the view's middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchorStore.y(.centerY) }
  /// The anchor of the view's width.
  public var widthAnchor: NSLayoutDimension { anchorStore.dimension(.width) }
  /// The anchor of the view's height.
  public var heightAnchor: NSLayoutDimension { anchorStore.dimension(.height) }
  /// The baseline of the first line of text; the upper edge without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchorStore.y(.firstBaseline) }
  /// The baseline of the last line of text; the lower edge without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchorStore.y(.lastBaseline) }
}

extension UILayoutGuide {
  /// The anchor of the guide's leading edge, where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchorStore.x(.leading) }
  /// The anchor of the guide's trailing edge, where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchorStore.x(.trailing) }
  /// The anchor of the guide's left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchorStore.x(.left) }
  /// The anchor of the guide's right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchorStore.x(.right) }
  /// The anchor of the guide's middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchorStore.x(.centerX) }
  /// The anchor of the guide's upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchorStore.y(.top) }
  /// The anchor of the guide's lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchorStore.y(.bottom) }
  /// The anchor of the guide's middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchorStore.y(.centerY) }
  /// The anchor of the guide's width.
  public var widthAnchor: NSLayoutDimension { anchorStore.dimension(.width) }
  /// The anchor of the guide's height.
  public var heightAnchor: NSLayoutDimension { anchorStore.dimension(.height) }
}

/// Keeps the anchors of a view or guide, so that asking twice answers the same object.
@MainActor
final class AnchorStore {
  private unowned let item: AnyObject
  private var known: [NSLayoutConstraint.Attribute: AnyObject] = [:]

  init(_ item: AnyObject) { self.item = item }

  func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    anchor(attribute) { NSLayoutXAxisAnchor($0, $1) }
  }

  func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    anchor(attribute) { NSLayoutYAxisAnchor($0, $1) }
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    anchor(attribute) { NSLayoutDimension($0, $1) }
  }

  private func anchor<Anchor: AnyObject>(
    _ attribute: NSLayoutConstraint.Attribute,
    _ make: (AnyObject, NSLayoutConstraint.Attribute) -> Anchor
  ) -> Anchor {
    if let anchor = known[attribute] as? Anchor { return anchor }
    let anchor = make(item, attribute)
    known[attribute] = anchor
    return anchor
  }
}

/// The distance between two places on one axis, as a length (auto-layout rule ALE-9).
struct AnchorOffset {
  weak var start: AnyObject?
  let startAttribute: NSLayoutConstraint.Attribute
  weak var end: AnyObject?
  let endAttribute: NSLayoutConstraint.Attribute
}

/// The distance between two anchors, on either side of constraints between lengths.
final class OffsetDimension: NSLayoutDimension {
  private let distance: AnchorOffset

  init<AnchorKind: AnyObject>(
    from start: NSLayoutAnchor<AnchorKind>, to end: NSLayoutAnchor<AnchorKind>,
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

/// The distances that the system recommends (auto-layout rule ALG-8).
@MainActor
enum SystemSpacing {
  /// Between the edges of two views, in points.
  static let edges: CGFloat = 8

  /// From a baseline to the next one, in points: the line height of the lower font, and what the
  /// descenders differ by, up to a whole pixel. As between edges if one of the items has no font.
  ///
  /// - Parameters:
  ///   - upper: The view above.
  ///   - lower: The view below, whose pixels count.
  /// - Returns: The distance.
  static func betweenBaselines(upper: AnyObject?, lower: AnyObject?) -> CGFloat {
    guard
      let upper = ((upper as? UIView)?.baselineSource(isFirst: false) as? UILabel)?.tallestFont,
      let view = lower as? UIView,
      let lower = (view.baselineSource(isFirst: true) as? UILabel)?.tallestFont
    else { return edges }
    let scale = view.traitCollection.displayScale
    return PixelGrid(scale: scale > 0 ? scale : 1)
      .ceil(lower.lineHeight + lower.descender - upper.descender)
  }
}
