// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A row or a column of items, or items with custom frames; a section repeats one group.
///
/// A group is an item and can be nested in another. Its subitems are taken in turn, repeatedly,
/// until the next does not fit; every instance of the group in a section holds the same pattern.
///
/// ```swift
/// // Rows of three squares.
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
/// let row = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
///   subitems: [item])
/// ```
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The direction in which a group lines up its subitems.
  package enum Axis: Hashable, Sendable { case horizontal, vertical }

  /// The number of subitems in one instance of the group.
  package enum CountRule: Hashable, Sendable {
    /// As many as fit.
    case packing
    /// So many, each an equal share of the group's length.
    case dividing(Int)
    /// So many; those with a fraction for a length get an equal share.
    case repeating(Int)
  }

  enum Arrangement {
    case list(axis: Axis, count: CountRule)
    case custom(CustomProvider)
  }

  let arrangement: Arrangement

  /// The subitems of the group; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]

  /// The distance between neighbours along the group's axis, or nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The views anchored to each instance of the group.
  ///
  /// They are placed on the group and sized against what the group itself was sized against.
  /// Setting copies them.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue.map { $0.duplicate() } }
  }

  init(
    layoutSize: NSCollectionLayoutSize, arrangement: Arrangement, subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems.map { $0.duplicate() }
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a copy of a group.
  ///
  /// - Precondition: `source` is a group.
  public required init(copying source: NSCollectionLayoutItem) {
    let group = source.cast(to: NSCollectionLayoutGroup.self)
    arrangement = group.arrangement
    subitems = group.subitems.map { $0.duplicate() }
    interItemSpacing = group.interItemSpacing
    super.init(copying: source)
  }

  /// Returns whether another object is a group of the same class and content.
  ///
  /// Custom groups are equal if they are copies of one: closures cannot be compared.
  open override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? NSCollectionLayoutGroup else {
      return false
    }
    return arrangement == other.arrangement && subitems == other.subitems
      && interItemSpacing == other.interItemSpacing
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(super.hash)
    hasher.combine(subitems)
    hasher.combine(interItemSpacing)
    return hasher.finalize()
  }
}

extension NSCollectionLayoutGroup {
  /// The axis and the count of a group of subitems; nil for a custom group.
  package var list: (axis: Axis, count: CountRule)? {
    guard case .list(let axis, let count) = arrangement else { return nil }
    return (axis, count)
  }

  /// Asks a custom group for its items; nil for a group of subitems.
  ///
  /// - Parameter environment: The environment of the layout. The group's own is derived from it.
  /// - Returns: The items.
  package func customItems(
    in environment: any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]? {
    guard case .custom(let provider) = arrangement else { return nil }
    return provider.frames(ownEnvironment(in: environment))
  }
}

extension NSCollectionLayoutGroup.Arrangement: Equatable {
  /// The closure of a custom group, with an identity that its copies share.
  final class CustomProvider {
    let frames: NSCollectionLayoutGroupCustomItemProvider

    init(_ frames: @escaping NSCollectionLayoutGroupCustomItemProvider) { self.frames = frames }
  }

  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.list(let leftAxis, let leftCount), .list(let rightAxis, let rightCount)):
      leftAxis == rightAxis && leftCount == rightCount
    case (.custom(let left), .custom(let right)): left === right
    default: false
    }
  }
}

extension NSCollectionLayoutGroup {
  /// The canvas that the drawing is made for, in container units: as wide as it is high on a screen
  /// whose characters are twice as high as wide.
  private static let canvas = CGSize(width: 100, height: 50)

  /// Returns a drawing of one instance of the group in characters, for debugging.
  ///
  /// The container is 100 units wide and 50 high, a character each. Cells are numbered in the order
  /// in which they take items; later ones cover earlier ones. A custom group's provider is run.
  ///
  /// ```text
  /// horizontal group, 2 items, 12 × 3
  /// ┌────┐┌────┐
  /// │0   ││1   │
  /// └────┘└────┘
  /// ```
  ///
  /// - Returns: A line about the group, then the drawing. Equal groups give equal text.
  /// - Complexity: O(items in the group).
  public func visualDescription() -> String {
    let name =
      switch arrangement {
      case .list(let axis, _): "\(axis) group"
      case .custom: "custom group"
      }
    do {
      let instance = try abstractInstance()
      let size = "\(instance.size.compactDescription)"
      let count = instance.frames.count
      let title = "\(name), \(count) item\(count == 1 ? "" : "s"), \(size)"
      var drawing = CharacterDrawing(size: instance.size, limit: Self.canvas)
      for (index, frame) in instance.frames.enumerated() {
        drawing.draw(frame, label: "\(index)")
      }
      return ([title] + drawing.lines).joined(separator: "\n")
    } catch {
      return "\(name): \(error)"
    }
  }

  private func abstractInstance() throws -> (size: CGSize, frames: [CGRect]) {
    let grid = PixelGrid(scale: 1)
    let context = LayoutContext(
      environment: LayoutEnvironment(
        container: LayoutContainer(contentSize: Self.canvas),
        traitCollection: UITraitCollection(displayScale: grid.scale)),
      configuration: UICollectionViewCompositionalLayoutConfiguration(), itemCounts: [])
    var packer = GroupPacker(grid: grid, section: 0, kinds: [:])
    let packed = try packer.pack(
      try groupSpecification(in: context), in: .init(reference: Self.canvas))
    let instance = GroupInstance(packed, present: packed.leafCount, along: .vertical)
    return (packed.size, instance.leaves.map(\.frame))
  }
}

/// The frame of one item in a custom group.
///
/// Compared by content.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame in points, from the group's top leading corner; it may lie outside the group.
  public let frame: CGRect
  /// The vertical stacking order of the item; 0 if not set.
  public let zIndex: Int

  /// Creates a custom item with a frame and the stacking order 0.
  ///
  /// - Parameter frame: The frame in points, from the group's top leading corner.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates a custom item with a frame and a stacking order.
  ///
  /// - Parameters:
  ///   - frame: The frame in points, from the group's top leading corner.
  ///   - zIndex: The height in the stack of views.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// The item itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return frame == other.frame && zIndex == other.zIndex
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(frame.origin.x)
    hasher.combine(frame.origin.y)
    hasher.combine(zIndex)
    return hasher.finalize()
  }
}
