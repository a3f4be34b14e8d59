// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
public import CollectionLayout
public import Foundation
public import Geometry
import Views

/// The frame and the appearance of one cell, supplementary view or decoration view.
///
/// The middle and the size are stored; ``frame`` and ``bounds`` follow from them. A collection view
/// takes attributes as they are when it receives them: a layout that changes an object later
/// invalidates itself.
///
/// A subclass that adds properties overrides ``copy(with:)`` and ``isEqual(_:)``.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The values of the properties, which ``isEqual(_:)`` and `hash` read wherever they are called.
  private struct Values: Equatable {
    var indexPath = IndexPath(item: 0, section: 0)
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var center = CGPoint.zero
    var size = CGSize.zero
    var planeTransform = CGAffineTransform.identity
    var spatialTransform: CATransform3D?
    var category = UICollectionView.ElementCategory.cell
    var kind: String?
    var isInScrollArea = false
    var listRow: ListRow?
  }

  private nonisolated(unsafe) var values = Values()

  /// The index path of the element in the data.
  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }
  /// The opacity of the element, 0…1. A cell is created also for 0.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  /// The height in the stack of views; the greater is in front.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  /// A Boolean value that says whether the element is left out; no view is created for it.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// The middle of the element, in layout coordinates.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }
  /// The size of the element before its transform, in points.
  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }

  /// A Boolean value that says whether the element moves with its section's scroll area, as
  /// `UICollectionViewLayout.scrollArea(forSection:)` describes it; false at first.
  ///
  /// > Note: Differs from UIKit: there, only the compositional layout can say this.
  open var isInScrollArea: Bool {
    get { values.isInScrollArea }
    set { values.isInScrollArea = newValue }
  }
  /// Which lengths are estimates; nil if the layout does not say, as a client's does not.
  package var estimatedAxes: EstimatedAxes?
  /// Whether the estimates have been replaced by measured lengths.
  package var isMeasured = false
  /// The role of the element in a list; nil outside of lists.
  package var listRow: ListRow? {
    get { values.listRow }
    set { values.listRow = newValue }
  }

  /// Creates attributes of a cell at the first index path; use one of the other initializers.
  public override init() { super.init() }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  ///
  /// - Parameters:
  ///   - elementKind: The kind, such as `UICollectionView.elementKindSectionHeader`.
  ///   - indexPath: Where in the data it belongs.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    represent(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Creates attributes of a decoration view.
  ///
  /// - Parameters:
  ///   - decorationViewKind: The kind, as registered on the layout.
  ///   - indexPath: What tells it from others of its kind.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    represent(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  /// The category of the element's view.
  open var representedElementCategory: UICollectionView.ElementCategory { values.category }
  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { values.kind }

  /// The smallest upright rectangle around the element, in layout coordinates.
  ///
  /// Setting it sets ``center`` and ``size`` and leaves the transform as it is.
  open var frame: CGRect {
    get { Self.frame(size, at: center, values.planeTransform) }
    set {
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
      size = newValue.size
    }
  }

  private nonisolated static func frame(
    _ size: CGSize, at center: CGPoint, _ transform: CGAffineTransform
  ) -> CGRect {
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    ).applying(transform)
    return CGRect(
      origin: CGPoint(x: box.origin.x + center.x, y: box.origin.y + center.y), size: box.size)
  }

  /// The rectangle from zero that is as large as the element.
  ///
  /// Setting it sets ``size``; another origin than zero stops the program.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      guard newValue.origin == .zero else {
        programmerError(
          """
          The bounds of layout attributes must begin at zero (was given \
          \(newValue.compactDescription)). Move the element by its center or its transform.
          """)
      }
      size = newValue.size
    }
  }

  /// A transform about the center; the identity if ``transform3D`` is not one of the plane.
  open var transform: CGAffineTransform {
    get { values.planeTransform }
    set {
      values.planeTransform = newValue
      values.spatialTransform = nil
    }
  }

  /// A transform in space about the center.
  open var transform3D: CATransform3D {
    get { values.spatialTransform ?? CATransform3DMakeAffineTransform(values.planeTransform) }
    set {
      values.planeTransform = CATransform3DGetAffineTransform(newValue)
      values.spatialTransform = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }

  /// Returns attributes of the same class and content.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).objectiveCInit()
    copy.indexPath = indexPath
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.center = center
    copy.size = size
    copy.values.planeTransform = values.planeTransform
    copy.values.spatialTransform = values.spatialTransform
    copy.values.category = values.category
    copy.values.kind = values.kind
    copy.isInScrollArea = isInScrollArea
    copy.estimatedAxes = estimatedAxes
    copy.isMeasured = isMeasured
    copy.listRow = listRow
    return copy
  }

  /// Returns whether another object describes the same element in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    // Through the properties, which subclasses override, on whichever thread it is.
    let isSame: @MainActor () -> Bool = { [self] in
      representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind && indexPath == other.indexPath
        && center == other.center && size == other.size && transform == other.transform
        && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex
        && isHidden == other.isHidden && isInScrollArea == other.isInScrollArea
        && listRow == other.listRow
    }
    return unsafeBitCast(isSame, to: (() -> Bool).self)()
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.category)
    hasher.combine(values.kind)
    hasher.combine(values.indexPath)
    return hasher.finalize()
  }

  /// The element and its frame, for debugging.
  open override var description: String {
    let element = [values.kind, "\(values.indexPath)"].compactMap(\.self).joined(separator: " ")
    let frame = Self.frame(values.size, at: values.center, values.planeTransform)
      .compactDescription
    return "<\(type(of: self)) \(values.category) \(element): \(frame)>"
  }

  func represent(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) {
    values.category = category
    values.kind = kind
    self.indexPath = indexPath
  }

  /// Attributes of the same class and content, as what they are.
  package func duplicate() -> UICollectionViewLayoutAttributes {
    guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
      programmerError(
        "\(type(of: self)).copy(with:) must return layout attributes; call super's and change it.")
    }
    return copy
  }
}

extension UICollectionViewLayoutAttributes: OpenAttributes {
  package var isCell: Bool { representedElementCategory == .cell }
  package var key: ElementIdentity {
    get {
      ElementIdentity(
        category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    }
    set { represent(newValue.category, kind: newValue.kind, at: newValue.indexPath) }
  }

  /// The frame and the appearance of the element, through the properties that clients override.
  package var state: ElementState {
    get {
      ElementState(
        center: center, size: size, transform: transform3D, alpha: alpha, zIndex: zIndex,
        isHidden: isHidden, isInScrollArea: isInScrollArea, sizing: sizing)
    }
    set {
      if newValue.center != center { center = newValue.center }
      if newValue.size != size { size = newValue.size }
      if newValue.transform != transform3D { transform3D = newValue.transform }
      if newValue.alpha != alpha { alpha = newValue.alpha }
      if newValue.zIndex != zIndex { zIndex = newValue.zIndex }
      if newValue.isHidden != isHidden { isHidden = newValue.isHidden }
      if newValue.isInScrollArea != isInScrollArea { isInScrollArea = newValue.isInScrollArea }
      if newValue.sizing != sizing { sizing = newValue.sizing }
    }
  }

  package func duplicated() -> any ElementAttributes { duplicate() }
}

/// The embedded scroll area of a section that scrolls orthogonally.
///
/// The collection view makes a scroll view of it, which clips to ``OrthogonalScrollArea/frame``, and
/// puts the elements of the section into it whose attributes say `isInScrollArea`.
///
/// > Note: Differs from UIKit: there, the compositional layout and the collection view settle this
/// > between themselves. Here it is open, so that any layout can have such sections.
public typealias UICollectionLayoutScrollArea = OrthogonalScrollArea

extension OrthogonalScrollArea {
  /// The direction in which the area scrolls.
  public var scrollDirection: UICollectionView.ScrollDirection {
    get { axis == .horizontal ? .horizontal : .vertical }
    set { axis = newValue == .horizontal ? .horizontal : .vertical }
  }

  /// Creates an area that rests wherever it is released, within its contents.
  ///
  /// - Parameters:
  ///   - frame: The area in layout coordinates.
  ///   - scrollDirection: The direction in which the area scrolls.
  ///   - contentLength: The length of what scrolls, in points.
  public init(
    frame: CGRect, scrollDirection: UICollectionView.ScrollDirection, contentLength: CGFloat
  ) {
    self.init(
      frame: frame, axis: scrollDirection == .horizontal ? .horizontal : .vertical,
      contentLength: contentLength)
  }
}
