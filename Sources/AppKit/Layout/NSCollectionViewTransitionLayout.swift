// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
public import Foundation
import Geometry
import Views

/// A layout between two others, through which an animated change of layouts goes.
///
/// The delegate supplies one in `collectionView(_:transitionLayoutForOldLayout:newLayout:)`; it is the
/// collection view's while the change lasts.
///
/// Elements are where both layouts say, in proportion to ``transitionProgress``. One that only one
/// of them has is where that one says, and fades.
@preconcurrency @MainActor
open class NSCollectionViewTransitionLayout: NSCollectionViewLayout {
  /// The name of a number that a subclass keeps.
  public typealias AnimatedKey = String

  private let current: NSCollectionViewLayout
  private let next: NSCollectionViewLayout
  private var progress: CGFloat = 0
  private var values: [AnimatedKey: CGFloat] = [:]

  /// Creates a layout between two others.
  ///
  /// - Parameters:
  ///   - currentLayout: The layout at progress 0.
  ///   - newLayout: The layout at progress 1.
  public init(currentLayout: NSCollectionViewLayout, nextLayout newLayout: NSCollectionViewLayout) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// Creates a layout between two without elements, for source compatibility.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    current = NSCollectionViewLayout()
    next = NSCollectionViewLayout()
    super.init(coder: coder)
  }

  /// The layout at progress 0.
  open var currentLayout: NSCollectionViewLayout { current }
  /// The layout at progress 1.
  open var nextLayout: NSCollectionViewLayout { next }

  /// How far the change has come: 0 for the current layout, 1 for the next. Not clamped. Setting
  /// it invalidates the layout.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      progress = newValue
      invalidateLayout()
    }
  }

  /// Keeps a number of a subclass's, such as where the mouse is.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: AnimatedKey) { values[key] = value }

  /// A number that was kept.
  ///
  /// - Parameter key: Its name.
  /// - Returns: The number; 0 for an unknown name.
  open func value(forAnimatedKey key: AnimatedKey) -> CGFloat { values[key] ?? 0 }

  // MARK: The layout

  /// Prepares what is not prepared of the two layouts.
  open override func prepare() {
    super.prepare()
    current.prepare()
    next.prepare()
  }

  private var blend: LayoutBlend { LayoutBlend(from: current, to: next, at: progress) }

  /// The sizes of both contents, in proportion.
  open override var collectionViewContentSize: NSSize { blend.contentSize }

  /// The elements that either layout has in a rectangle.
  open override func layoutAttributesForElements(
    in rect: NSRect
  ) -> [NSCollectionViewLayoutAttributes] { blend.elements(in: rect).map(Self.attributes) }

  /// An item between the two layouts; nil if neither has it.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { attributesBetween(.cell(indexPath)) }

  /// A supplementary view between the two layouts; nil if neither has it.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    attributesBetween(.supplementary(elementKind, indexPath))
  }

  /// A decoration view between the two layouts; nil if neither has it.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    attributesBetween(.decoration(elementKind, indexPath))
  }

  /// Returns whether either layout is recreated for other bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    current.shouldInvalidateLayout(forBoundsChange: newBounds)
      || next.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  private func attributesBetween(_ key: ElementIdentity) -> NSCollectionViewLayoutAttributes? {
    blend.element(key).map(Self.attributes)
  }
}
