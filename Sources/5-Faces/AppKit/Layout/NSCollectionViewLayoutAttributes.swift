// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
package import CollectionLayout
public import Foundation
import Geometry

/// The frame and the appearance of an element of a collection view.
///
/// The collection view's coordinates run down. Frames keep their exact numbers; what is shown is
/// moved to the nearest pixel (appkit rule MI-7).
open class NSCollectionViewLayoutAttributes: NSObject, NSCopying {
  private var category = NSCollectionElementCategory.item
  private var kind: String?
  /// Whether the element moves with its section's orthogonal scrolling.
  var isInScrollArea = false
  /// The axes on which the size is an estimate; nil if the layout does not say.
  package var estimatedAxes: EstimatedAxes?
  package var isMeasured = false
  /// The axis along which the items at both sides of a gap follow each other; nil if the layout
  /// does not say.
  var gapAxis: LayoutAxis?

  // MARK: Creating

  /// Creates attributes of an item, without an index path.
  public override init() { super.init() }

  /// Creates the attributes of an item.
  public required convenience init(forItemWith indexPath: IndexPath) {
    self.init()
    represent(.item, kind: nil, at: indexPath)
  }

  /// Creates the attributes of the space in front of an item.
  public required convenience init(forInterItemGapBefore indexPath: IndexPath) {
    self.init()
    represent(
      .interItemGap, kind: NSCollectionView.elementKindInterItemGapIndicator, at: indexPath)
  }

  /// Creates the attributes of a supplementary view.
  public required convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    represent(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Creates the attributes of a decoration view.
  public required convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    represent(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  // MARK: Properties

  /// The element's rectangle in the collection view, in points.
  open var frame = NSRect.zero
  /// The size of ``frame``, in points.
  open var size: NSSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The opacity of the element, 0…1.
  open var alpha: CGFloat = 1
  /// The height in the stack of views.
  open var zIndex = 0
  /// A Boolean value that says whether no view is made for the element.
  open var isHidden = false
  /// The element that the attributes belong to.
  open var indexPath: IndexPath?
  /// The category of the element's view.
  open var representedElementCategory: NSCollectionElementCategory { category }
  /// The kind of a supplementary view or decoration; nil of items.
  open var representedElementKind: String? { kind }

  func represent(
    _ category: NSCollectionElementCategory, kind: String?, at indexPath: IndexPath?
  ) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  // MARK: Copying and comparing

  /// Returns attributes of the same class and content.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(forItemWith: indexPath ?? IndexPath())
    copy.represent(category, kind: kind, at: indexPath)
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.isInScrollArea = isInScrollArea
    copy.estimatedAxes = estimatedAxes
    copy.isMeasured = isMeasured
    copy.gapAxis = gapAxis
    return copy
  }

  /// Returns whether another object describes the same element in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return category == other.category && kind == other.kind && indexPath == other.indexPath
      && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && isInScrollArea == other.isInScrollArea
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(category)
    hasher.combine(kind)
    hasher.combine(indexPath)
    return hasher.finalize()
  }

  /// The element and its frame, for debugging.
  open override var description: String {
    let path = indexPath.map { "\($0)" }
    let element = [kind, path].compactMap(\.self).joined(separator: " ")
    return "<\(type(of: self)) \(category) \(element): \(frame.compactDescription)>"
  }

  /// Attributes of the same class and content, as what they are.
  func duplicate() -> NSCollectionViewLayoutAttributes {
    guard let copy = copy(with: nil) as? NSCollectionViewLayoutAttributes else {
      programmerError(
        "\(type(of: self)).copy(with:) must return layout attributes; call super's and change it.")
    }
    return copy
  }
}

extension NSCollectionViewLayoutAttributes: OpenAttributes {
  package var isCell: Bool { representedElementCategory == .item }
  package var key: ElementIdentity {
    get {
      guard let indexPath, let category = representedElementCategory.shown else {
        programmerError(
          """
          No view can show \(self): a layout's elements need an index path and a category other \
          than interItemGap.
          """)
      }
      return ElementIdentity(
        category: category, kind: representedElementKind, indexPath: indexPath)
    }
    set {
      represent(
        NSCollectionElementCategory(newValue.category), kind: newValue.kind, at: newValue.indexPath)
    }
  }

  /// The frame and the appearance of the element, through the properties that clients override.
  package var state: ElementState {
    get {
      let frame = frame
      return ElementState(
        center: CGPoint(
          x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2),
        size: frame.size, alpha: alpha, zIndex: zIndex, isHidden: isHidden,
        isInScrollArea: isInScrollArea, sizing: sizing)
    }
    set {
      let old = state
      if newValue.center != old.center || newValue.size != old.size {
        frame = CGRect(
          x: newValue.center.x - newValue.size.width / 2,
          y: newValue.center.y - newValue.size.height / 2, width: newValue.size.width,
          height: newValue.size.height)
      }
      if newValue.alpha != old.alpha { alpha = newValue.alpha }
      if newValue.zIndex != old.zIndex { zIndex = newValue.zIndex }
      if newValue.isHidden != old.isHidden { isHidden = newValue.isHidden }
      isInScrollArea = newValue.isInScrollArea
      sizing = newValue.sizing
    }
  }

  package func duplicated() -> any ElementAttributes { duplicate() }
}

/// The category of a view in a collection view.
public enum NSCollectionElementCategory: Int, Hashable, Sendable {
  /// An item's view.
  case item = 0
  /// A header, a footer or a badge: a view with data of its own.
  case supplementaryView = 1
  /// A background: a view without data.
  case decorationView = 2
  /// The space in front of an item, where something may be dropped.
  case interItemGap = 3

  init(_ category: CollectionLayoutElementCategory) {
    switch category {
    case .cell: self = .item
    case .supplementaryView: self = .supplementaryView
    case .decorationView: self = .decorationView
    }
  }

  /// The category for the engine, which shows no gaps.
  var shown: CollectionLayoutElementCategory? {
    switch self {
    case .item: .cell
    case .supplementaryView: .supplementaryView
    case .decorationView: .decorationView
    case .interItemGap: nil
    }
  }
}

extension CollectionLayoutElementCategory {
  /// An item's view, as AppKit calls a cell.
  public static var item: CollectionLayoutElementCategory { .cell }
}
