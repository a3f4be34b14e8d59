// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
import CollectionLayout
public import Foundation
import Geometry
import Views

/// A layout of items of one size in rows, all sections as one list; items stretch to fill the
/// visible width (appkit rules MG-1 to MG-5).
///
/// Preparing and each answer cost the same for any number of items.
@preconcurrency @MainActor
open class NSCollectionViewGridLayout: NSCollectionViewLayout {
  private var grid: SolvedGridLayout?

  /// Creates a layout without margins and distances.
  public override init() { super.init() }

  /// Creates a layout of an Interface Builder document. With another coder it is like `init()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(self, reading: Self.nibStep)
  }

  // MARK: Properties

  /// The space around the items, in points; none at first.
  open var margins = NSEdgeInsets() {
    didSet { if margins.geometry != oldValue.geometry { invalidateLayout() } }
  }
  /// The distance of two items of a row, in points; 0 at first.
  open var minimumInteritemSpacing: CGFloat = 0 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The distance of two rows, in points; 0 at first.
  open var minimumLineSpacing: CGFloat = 0 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The most rows; 0, as at first, for as many as needed. With a limit the grid grows sideways. A
  /// negative number stops the program when the layout is prepared.
  open var maximumNumberOfRows = 0 {
    didSet { if maximumNumberOfRows != oldValue { invalidateLayout() } }
  }
  /// The most columns; 0, as at first, for as many as fit. A negative number stops the program when
  /// the layout is prepared.
  open var maximumNumberOfColumns = 0 {
    didSet { if maximumNumberOfColumns != oldValue { invalidateLayout() } }
  }
  /// The least size of items; it wins over ``maximumItemSize``. Zero at first.
  open var minimumItemSize = NSSize.zero {
    didSet { if minimumItemSize != oldValue { invalidateLayout() } }
  }
  /// The greatest size of items; a length of 0, as at first, is no limit.
  open var maximumItemSize = NSSize.zero {
    didSet { if maximumItemSize != oldValue { invalidateLayout() } }
  }

  // Implicitly unwrapped as in AppKit: nil is set, for the default, and never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The background colours of the collection view whose layout it is, which setting changes; empty
  /// of a layout that is in none, until they are set (appkit rule MG-6).
  open var backgroundColors: [NSColor]! {
    get { collectionView?.backgroundColors ?? ownBackgroundColors }
    set {
      if let collectionView { collectionView.backgroundColors = newValue }
      ownBackgroundColors = newValue ?? []
    }
  }
  private var ownBackgroundColors: [NSColor] = []

  // MARK: The layout

  /// Solves the layout of the grid.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    grid = solve(specification(of: collectionView.engine.counts, in: collectionView))
  }

  func specification(
    of itemCounts: [Int], in collectionView: NSCollectionView
  ) -> GridSpecification {
    var specification = GridSpecification(
      itemCounts: itemCounts, in: collectionView.containerSize)
    specification.margins = margins.geometry
    specification.interitemSpacing = minimumInteritemSpacing
    specification.lineSpacing = minimumLineSpacing
    specification.maximumRows = maximumNumberOfRows
    specification.maximumColumns = maximumNumberOfColumns
    specification.minimumSize = minimumItemSize
    specification.maximumSize = maximumItemSize
    return specification
  }

  private func solve(_ specification: GridSpecification) -> SolvedGridLayout {
    do throws(GridError) {
      return try SolvedGridLayout(specification)
    } catch {
      programmerError(error.description)
    }
  }

  /// Returns the frame of an item if there were one section of a number of items; nil past it.
  func frame(ofItem item: Int, among number: Int) -> CGRect? {
    guard let collectionView else { return nil }
    return solve(specification(of: [number], in: collectionView)).cell(item: item, section: 0)?
      .frame
  }

  /// The size of the grid, in points.
  open override var collectionViewContentSize: NSSize { grid?.contentSize ?? .zero }

  package override var solved: SolvedContents { grid.map(SolvedContents.grid) ?? .custom }

  /// The items that have a part in a rectangle.
  ///
  /// - Complexity: O(items found · log sections).
  open override func layoutAttributesForElements(
    in rect: NSRect
  ) -> [NSCollectionViewLayoutAttributes] {
    grid?.elements(in: rect).map(makeFinalAttributes) ?? []
  }

  /// The attributes of an item; nil outside the data.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return grid?.cell(item: indexPath.item, section: indexPath.section)
      .map(makeFinalAttributes)
  }

  // MARK: Dropping

  /// Returns the target of a drop as in a flow layout, with the rows as lines (appkit rule MX-3).
  open override func layoutAttributesForDropTarget(
    at pointInCollectionView: NSPoint
  ) -> NSCollectionViewLayoutAttributes? {
    attributes(of: grid?.dropPosition(at: layoutPoint(pointInCollectionView)))
  }

  /// The space in front of an item, as high as its row; behind the last one for the number of items
  /// of its section.
  open override func layoutAttributesForInterItemGap(
    before indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return attributes(
      of: grid?.gap(beforeItem: indexPath.item, section: indexPath.section), before: indexPath)
  }

  // MARK: Invalidation

  /// Returns whether new bounds invalidate the layout: those with another size of the clip view
  /// (appkit rule MD-7).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    newBounds.size != collectionView?.containerSize
  }

  override var scrollAxis: LayoutAxis? { maximumNumberOfRows > 0 ? .horizontal : .vertical }

  /// Attributes of the layout's class, which estimates nothing.
  private func makeFinalAttributes(_ element: SolvedElement) -> NSCollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: element)
    attributes.estimatedAxes = []
    return attributes
  }
}

extension NSEdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The same as a value that can be compared.
  var geometry: UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}
