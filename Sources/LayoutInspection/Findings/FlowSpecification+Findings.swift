// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension FlowSpecification {
  /// What breaks in the layout, or will break; nothing for one without fault.
  ///
  /// - Returns: The findings, section by section: of items the first of its kind.
  /// - Complexity: O(sections), and the items where each has its own size.
  func findings() -> [LayoutFinding] {
    do throws(FlowError) {
      _ = try SolvedFlowLayout(self)
    } catch {
      return [
        LayoutFinding(
          .invalid, "the layout", in: containerSize, error.description,
          repair: "change the number it names")
      ]
    }
    return sections.enumerated().flatMap { index, section in findings(in: section, index) }
  }

  private func findings(in section: FlowSectionSpecification, _ index: Int) -> [LayoutFinding] {
    guard section.items.count > 0, section.estimation == .none else { return [] }
    let axis = scrollDirection.cross
    let (name, edges) =
      axis == .horizontal ? ("width", "left and right") : ("height", "top and bottom")
    let insets = section.insets.start(axis) + section.insets.end(axis)
    let space = containerSize[axis] - insets
    var found: [LayoutFinding] = []
    func add(_ kind: LayoutFinding.Kind, _ item: Int, _ reason: String, repair: String) {
      guard !found.contains(where: { $0.kind == kind }) else { return }
      found.append(
        LayoutFinding(
          kind, "section \(index), item \(item)", in: containerSize, reason, repair: repair))
    }
    func review(_ size: CGSize, _ item: Int) {
      if size.width <= 0 || size.height <= 0 {
        add(
          .noSize, item, "its size is \(size.compactDescription): it is not seen",
          repair: "return a size above 0")
      }
      // F-7: UIKit's own words.
      if size[axis] > space + PixelGrid.tolerance {
        add(
          .exceedsContainer, item,
          """
          the item \(name) must be less than the \(name) of the UICollectionView minus the section \
          insets \(edges) values, minus the content insets \(edges) values: \
          \(size[axis].compactDescription) > \(containerSize[axis].compactDescription) − \
          \(insets.compactDescription) = \(space.compactDescription)
          """, repair: "an item \(name) of \(space.compactDescription) at most")
      }
    }
    switch section.items.storage {
    case .equal(let size): review(size, 0)
    case .each(let sizes): for (item, size) in sizes.enumerated() { review(size, item) }
    }
    return found
  }
}
