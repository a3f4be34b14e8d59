// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchorStore.x(.leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchorStore.x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchorStore.x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchorStore.x(.right) }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchorStore.x(.centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchorStore.y(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchorStore.y(.bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchorStore.y(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { anchorStore.dimension(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { anchorStore.dimension(.height) }
  /// The baseline of the first line of text; the upper edge without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchorStore.y(.firstBaseline) }
  /// The baseline of the last line of text; the lower edge without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchorStore.y(.lastBaseline) }
}

extension UILayoutGuide {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchorStore.x(.leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchorStore.x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchorStore.x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchorStore.x(.right) }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchorStore.x(.centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchorStore.y(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchorStore.y(.bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchorStore.y(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { anchorStore.dimension(.width) }
  /// The height.
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
