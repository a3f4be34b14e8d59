// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import Foundation
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

  private var blend: LayoutBlend<NSCollectionViewLayout>

  /// Creates a layout between two others.
  ///
  /// - Parameters:
  ///   - currentLayout: The layout at progress 0.
  ///   - newLayout: The layout at progress 1.
  public init(currentLayout: NSCollectionViewLayout, nextLayout newLayout: NSCollectionViewLayout) {
    blend = LayoutBlend(from: currentLayout, to: newLayout)
    super.init()
  }

  /// Creates a layout between two without elements for source compatibility: archives are not
  /// decoded.
  public required init?(coder: NSCoder) {
    blend = LayoutBlend(from: NSCollectionViewLayout(), to: NSCollectionViewLayout())
    super.init(coder: coder)
  }

  /// The layout at progress 0.
  open var currentLayout: NSCollectionViewLayout { blend.start }
  /// The layout at progress 1.
  open var nextLayout: NSCollectionViewLayout { blend.end }

  /// The progress of the change: 0 for the current layout, 1 for the next. Not clamped. Setting it
  /// invalidates the layout.
  open var transitionProgress: CGFloat {
    get { blend.progress }
    set {
      blend.progress = newValue
      invalidateLayout()
    }
  }

  /// Stores a number of a subclass, such as the position of the mouse.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: AnimatedKey) {
    blend.values[key] = value
  }

  /// A number that was kept.
  ///
  /// - Parameter key: Its name.
  /// - Returns: The number; 0 for an unknown name.
  open func value(forAnimatedKey key: AnimatedKey) -> CGFloat { blend.values[key] ?? 0 }

  // MARK: The layout

  /// Prepares the layouts at both ends of the transition.
  open override func prepare() {
    super.prepare()
    blend.prepare()
  }

  /// The sizes of both contents, in proportion.
  open override var collectionViewContentSize: NSSize { blend.contentSize }

  /// The elements that either layout has in a rectangle.
  open override func layoutAttributesForElements(
    in rect: NSRect
  ) -> [NSCollectionViewLayoutAttributes] { blend.elements(in: rect) }

  /// An item between the two layouts; nil if neither has it.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { blend.element(.cell(indexPath)) }

  /// A supplementary view between the two layouts; nil if neither has it.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    blend.element(.supplementary(elementKind, indexPath))
  }

  /// A decoration view between the two layouts; nil if neither has it.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    blend.element(.decoration(elementKind, indexPath))
  }

  /// Returns whether either layout is recreated for other bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    blend.shouldInvalidate(forBoundsChange: newBounds)
  }
}
