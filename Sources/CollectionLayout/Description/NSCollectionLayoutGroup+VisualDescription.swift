// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension NSCollectionLayoutGroup {
  /// The canvas that the drawing is made for, in container units: as wide as it is high on a screen
  /// whose characters are twice as high as wide.
  private static let canvas = CGSize(width: 100, height: 50)

  /// One instance of the group, drawn with characters, for debugging.
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

  /// The size of the group and the frames of its cells on the canvas.
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
