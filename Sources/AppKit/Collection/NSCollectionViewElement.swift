// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
public import Foundation
import Geometry

/// What a collection view shows, takes back and shows again.
@preconcurrency @MainActor
public protocol NSCollectionViewElement: NSObjectProtocol, NSUserInterfaceItemIdentification {
  /// Called before it is used for another element.
  func prepareForReuse()
  /// Called with the attributes that it has now; the collection view itself sets place, size, alpha
  /// and depth.
  func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes)
  /// Called before the collection view changes its layout.
  func willTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout)
  /// Called after the collection view changed its layout.
  func didTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout)
  /// The attributes that it would like, asked of elements whose size is an estimate.
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes
}

extension NSCollectionViewElement {
  /// Does nothing.
  public func prepareForReuse() {}
  /// Does nothing.
  public func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
  /// Does nothing.
  public func willTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  /// Does nothing.
  public func didTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  /// The attributes with the size of the contents on the estimated axes.
  public func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes {
    let view = (self as? NSView) ?? (self as? NSViewController)?.view
    if let view { layoutAttributes.fitSize(of: view) }
    return layoutAttributes
  }
}

extension NSCollectionViewLayoutAttributes {
  /// Takes the size of a view's contents on the estimated axes (appkit rule MU-7).
  @MainActor
  func fitSize(of view: NSView) {
    let free = estimatedAxes ?? [.width, .height]
    guard !free.isEmpty else { return }
    let fitted = view.viewNode.systemLayoutSizeFitting(
      CGSize(
        width: free.contains(.width) ? 0 : size.width,
        height: free.contains(.height) ? 0 : size.height),
      withHorizontalFittingPriority: free.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: free.contains(.height) ? .fittingSizeLevel : .required)
    var wanted = size
    // A view that has nothing to say keeps the estimate.
    if free.contains(.width), fitted.width > 0, fitted.width < 1e9 { wanted.width = fitted.width }
    if free.contains(.height), fitted.height > 0, fitted.height < 1e9 {
      wanted.height = fitted.height
    }
    if wanted != size { size = wanted }
  }
}

/// A header that can collapse its section. Sections do not collapse here yet.
@preconcurrency @MainActor
public protocol NSCollectionViewSectionHeaderView: NSCollectionViewElement {
  /// The button that collapses the section. Nothing is done with it yet.
  var sectionCollapseButton: NSButton? { get set }
}

extension NSCollectionViewSectionHeaderView {
  /// None.
  public var sectionCollapseButton: NSButton? {
    get { nil }
    set {}
  }
}
