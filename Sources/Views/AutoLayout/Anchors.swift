// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    anchorStore.anchor(.leading) { NSLayoutXAxisAnchor(self, $0) }
  }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    anchorStore.anchor(.trailing) { NSLayoutXAxisAnchor(self, $0) }
  }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor {
    anchorStore.anchor(.left) { NSLayoutXAxisAnchor(self, $0) }
  }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor {
    anchorStore.anchor(.right) { NSLayoutXAxisAnchor(self, $0) }
  }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    anchorStore.anchor(.centerX) { NSLayoutXAxisAnchor(self, $0) }
  }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor {
    anchorStore.anchor(.top) { NSLayoutYAxisAnchor(self, $0) }
  }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    anchorStore.anchor(.bottom) { NSLayoutYAxisAnchor(self, $0) }
  }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    anchorStore.anchor(.centerY) { NSLayoutYAxisAnchor(self, $0) }
  }
  /// The width.
  public var widthAnchor: NSLayoutDimension {
    anchorStore.anchor(.width) { NSLayoutDimension(self, $0) }
  }
  /// The height.
  public var heightAnchor: NSLayoutDimension {
    anchorStore.anchor(.height) { NSLayoutDimension(self, $0) }
  }
  /// The line that the first line of text stands on; the upper edge without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    anchorStore.anchor(.firstBaseline) { NSLayoutYAxisAnchor(self, $0) }
  }
  /// The line that the last line of text stands on; the lower edge without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    anchorStore.anchor(.lastBaseline) { NSLayoutYAxisAnchor(self, $0) }
  }
}

extension UILayoutGuide {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    anchorStore.anchor(.leading) { NSLayoutXAxisAnchor(self, $0) }
  }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    anchorStore.anchor(.trailing) { NSLayoutXAxisAnchor(self, $0) }
  }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor {
    anchorStore.anchor(.left) { NSLayoutXAxisAnchor(self, $0) }
  }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor {
    anchorStore.anchor(.right) { NSLayoutXAxisAnchor(self, $0) }
  }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    anchorStore.anchor(.centerX) { NSLayoutXAxisAnchor(self, $0) }
  }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor {
    anchorStore.anchor(.top) { NSLayoutYAxisAnchor(self, $0) }
  }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    anchorStore.anchor(.bottom) { NSLayoutYAxisAnchor(self, $0) }
  }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    anchorStore.anchor(.centerY) { NSLayoutYAxisAnchor(self, $0) }
  }
  /// The width.
  public var widthAnchor: NSLayoutDimension {
    anchorStore.anchor(.width) { NSLayoutDimension(self, $0) }
  }
  /// The height.
  public var heightAnchor: NSLayoutDimension {
    anchorStore.anchor(.height) { NSLayoutDimension(self, $0) }
  }
}

/// Keeps anchors, so that asking twice answers the same object.
@MainActor
final class AnchorStore {
  private var known: [NSLayoutConstraint.Attribute: AnyObject] = [:]

  func anchor<Anchor: AnyObject>(
    _ attribute: NSLayoutConstraint.Attribute,
    _ make: (NSLayoutConstraint.Attribute) -> Anchor
  ) -> Anchor {
    if let anchor = known[attribute] as? Anchor { return anchor }
    let anchor = make(attribute)
    known[attribute] = anchor
    return anchor
  }
}
