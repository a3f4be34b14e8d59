// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

extension UIView {
  /// The size in ``intrinsicContentSize`` that says there is none.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The size with which ``systemLayoutSizeFitting(_:)`` returns the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The size with which ``systemLayoutSizeFitting(_:)`` returns the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func setFrame(_ frame: CGRect) {
    var size = frame.size
    if !geometry.transform.isIdentity {
      size = size.applying(geometry.transform.inverted())
    }
    let center = geometry.anchorPoint(of: frame)
    // Core Animation turns negative lengths round; the middle is the same.
    let positive = CGSize(width: size.width.magnitude, height: size.height.magnitude)
    propertiesWillChange()
    defer { propertiesDidChange() }
    // Through the properties: a subclass watches them.
    if center != geometry.center { self.center = center }
    if positive != geometry.bounds.size {
      bounds = CGRect(origin: geometry.bounds.origin, size: positive)
    }
  }

  func setBounds(_ bounds: CGRect) {
    let old = geometry.bounds
    guard bounds != old else { return }
    boundsWillChange(to: bounds)
    geometry.bounds = bounds
    boundsWereStored()
    if bounds.size != old.size {
      if autoresizesSubviews { autoresize(from: old.size, to: bounds.size) }
      setNeedsLayout()
      frameWasSet()
      preservedMarginsMayHaveChanged()
      for child in children { child.preservedMarginsMayHaveChanged() }
    }
    safeAreaMayHaveChanged()
    propertyDidChange()
  }

  func setCenter(_ center: CGPoint) {
    guard center != geometry.center else { return }
    centerWillChange(to: center)
    let changesMargins = margins.preservesVertically || center.x != geometry.center.x
    geometry.center = center
    frameWasSet()
    if changesMargins { preservedMarginsMayHaveChanged() }
    safeAreaMayHaveChanged()
    propertyDidChange()
  }

  /// Sets the point that the position and the transform speak of.
  func setAnchor(_ anchor: CGPoint) {
    guard anchor != geometry.anchor else { return }
    geometry.anchor = anchor
    safeAreaMayHaveChanged()
    propertyDidChange()
  }

  func setTransform(_ transform: CGAffineTransform) {
    ownLayer?.extras?.spatialTransform = nil
    guard transform != geometry.transform else { return }
    transformWillChange(to: transform)
    geometry.transform = transform
    propertyDidChange()
  }

  func hiddenDidChange() {
    parent?.visibilityDidChange(of: self)
    propertyDidChange()
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    guard old.width.isFinite, old.height.isFinite, new.width.isFinite, new.height.isFinite else {
      return
    }
    for child in children where !child.autoresizingMask.isEmpty {
      let mask = child.autoresizingMask
      let frame = child.geometry.untransformedFrame
      let horizontal = AutoresizedSpan(
        position: frame.origin.x, length: frame.size.width,
        isFlexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
      ).resized(from: old.width, to: new.width)
      let vertical = AutoresizedSpan(
        position: frame.origin.y, length: frame.size.height,
        isFlexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        )
      ).resized(from: old.height, to: new.height)
      child.propertiesWillChange()
      child.center = child.geometry.anchorPoint(
        of: CGRect(
          x: horizontal.position, y: vertical.position, width: horizontal.length,
          height: vertical.length))
      child.bounds = CGRect(
        origin: child.geometry.bounds.origin,
        size: CGSize(width: horizontal.length, height: vertical.length))
      child.propertiesDidChange()
    }
  }
}
