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
  private var blend: LayoutBlend<UICollectionViewLayout>

  /// Creates a layout between two others.
  ///
  /// - Parameters:
  ///   - currentLayout: The layout at progress 0.
  ///   - newLayout: The layout at progress 1.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    blend = LayoutBlend(from: currentLayout, to: newLayout)
    super.init()
  }

  /// Creates a layout between two without elements for source compatibility: archives are not
  /// decoded.
  public required init?(coder: NSCoder) {
    blend = LayoutBlend(from: UICollectionViewLayout(), to: UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// The layout at progress 0.
  open var currentLayout: UICollectionViewLayout { blend.start }
  /// The layout at progress 1.
  open var nextLayout: UICollectionViewLayout { blend.end }

  /// The progress of the change: 0 for the current layout, 1 for the next. Not clamped: what a
  /// touch pulls further goes on in a straight line. Setting it invalidates the layout.
  open var transitionProgress: CGFloat {
    get { blend.progress }
    set {
      blend.progress = newValue
      invalidateLayout()
    }
  }

  /// Keeps a number of a subclass's, such as where a touch is.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { blend.values[key] = value }

  /// A number that was kept.
  ///
  /// - Parameter key: Its name.
  /// - Returns: The number; 0 for an unknown name.
  open func value(forAnimatedKey key: String) -> CGFloat { blend.values[key] ?? 0 }

  // MARK: The layout

  /// Prepares the current and the next layout.
  open override func prepare() {
    super.prepare()
    blend.prepare()
  }

  /// The sizes of both contents, in proportion.
  open override var collectionViewContentSize: CGSize { blend.contentSize }

  /// The elements that either layout has in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { blend.elements(in: rect) }

  /// A cell between the two layouts; nil if neither has it.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { blend.element(.cell(indexPath)) }

  /// A supplementary view between the two layouts; nil if neither has it.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blend.element(.supplementary(elementKind, indexPath))
  }

  /// A decoration view between the two layouts; nil if neither has it.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blend.element(.decoration(elementKind, indexPath))
  }

  /// Returns whether either layout is recreated for other bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    blend.shouldInvalidate(forBoundsChange: newBounds)
  }
}
