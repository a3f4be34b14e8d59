// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
public import Foundation
import Geometry
import Views

/// A layout between two others, which a gesture drives from one to the other.
///
/// Elements are where both layouts say, in proportion to ``transitionProgress``. One that only one
/// of them has is where that one says, and fades.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var progress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  /// Creates a layout between two others.
  ///
  /// - Parameters:
  ///   - currentLayout: The layout at progress 0.
  ///   - newLayout: The layout at progress 1.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// Creates a layout between two without elements, for source compatibility.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    current = UICollectionViewLayout()
    next = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The layout at progress 0.
  open var currentLayout: UICollectionViewLayout { current }
  /// The layout at progress 1.
  open var nextLayout: UICollectionViewLayout { next }

  /// How far the change has come: 0 for the current layout, 1 for the next. Not clamped: what a
  /// touch pulls further goes on in a straight line. Setting it invalidates the layout.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      progress = newValue
      invalidateLayout()
    }
  }

  /// Keeps a number of a subclass's, such as where a touch is.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// A number that was kept.
  ///
  /// - Parameter key: Its name.
  /// - Returns: The number; 0 for an unknown name.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: The layout

  /// Prepares what is not prepared of the two layouts.
  open override func prepare() {
    super.prepare()
    current.prepare()
    next.prepare()
  }

  /// The sizes of both contents, in proportion.
  open override var collectionViewContentSize: CGSize {
    let (start, end) = (current.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(
      width: max(0, mix(start.width, end.width)), height: max(0, mix(start.height, end.height)))
  }

  /// The elements that either layout has in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found =
      (current.layoutAttributesForElements(in: rect) ?? [])
      + (next.layoutAttributesForElements(in: rect) ?? [])
    var seen: Set<ElementIdentity> = []
    return found.map(\.key).filter { seen.insert($0).inserted }
      .compactMap(attributesBetween)
  }

  /// A cell between the two layouts; nil if neither has it.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesBetween(.cell(indexPath)) }

  /// A supplementary view between the two layouts; nil if neither has it.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBetween(.supplementary(elementKind, indexPath))
  }

  /// A decoration view between the two layouts; nil if neither has it.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBetween(.decoration(elementKind, indexPath))
  }

  /// Returns whether either layout is recreated for other bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    current.shouldInvalidateLayout(forBoundsChange: newBounds)
      || next.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  private func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }

  /// Behaviour rule T-e.
  private func attributesBetween(_ key: ElementIdentity) -> UICollectionViewLayoutAttributes? {
    let (start, end) = (current.attributes(of: key), next.attributes(of: key))
    // At its ends the layout is exactly one of the two (Appendix A, invariant 16).
    if progress == 0, let start { return start }
    if progress == 1, let end { return end }
    guard let from = start ?? end?.transparent, let to = end ?? start?.transparent
    else {
      return nil
    }
    let result = (progress >= 0.5 ? to : from).duplicate()
    result.size = CGSize(
      width: max(0, mix(from.size.width, to.size.width)),
      height: max(0, mix(from.size.height, to.size.height)))
    result.center = CGPoint(
      x: mix(from.center.x, to.center.x), y: mix(from.center.y, to.center.y))
    result.alpha = min(max(mix(from.alpha, to.alpha), 0), 1)
    let (one, other) = (from.transform, to.transform)
    result.transform = CGAffineTransform(
      a: mix(one.a, other.a), b: mix(one.b, other.b), c: mix(one.c, other.c),
      d: mix(one.d, other.d), tx: mix(one.tx, other.tx), ty: mix(one.ty, other.ty))
    // Frames in between are settled already.
    result.estimatedAxes = []
    return result
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same attributes, transparent.
  fileprivate var transparent: UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }
}
