// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import Foundation
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

  /// The progress of the change: 0 for the current layout, 1 for the next. Not clamped: beyond both
  /// ends the values continue in a straight line. Setting it invalidates the layout.
  open var transitionProgress: CGFloat {
    get { blend.progress }
    set {
      blend.progress = newValue
      invalidateLayout()
    }
  }

  /// Stores a number of a subclass, such as the position of a touch.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { blend.values[key] = value }

  /// Returns the number that was stored for a key.
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

  /// The interpolated size of both contents.
  open override var collectionViewContentSize: CGSize { blend.contentSize }

  /// Returns the attributes of the elements that either layout has in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { blend.elements(in: rect) }

  /// Returns the attributes of a cell between the two layouts; nil if neither has it.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { blend.element(.cell(indexPath)) }

  /// Returns the attributes of a supplementary view between the two layouts; nil if neither has it.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blend.element(.supplementary(elementKind, indexPath))
  }

  /// Returns the attributes of a decoration view between the two layouts; nil if neither has it.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blend.element(.decoration(elementKind, indexPath))
  }

  /// Returns whether new bounds invalidate either layout.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    blend.shouldInvalidate(forBoundsChange: newBounds)
  }
}
