// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
public import Foundation
import Geometry

/// A fault of a layout, at its present size or at another.
public struct LayoutFinding: Hashable, Sendable {
  /// The kind of the finding.
  public enum Kind: Hashable, Sendable {
    /// An item or a group is wider or higher than what it is in.
    case exceedsContainer
    /// Fractions of siblings add up to slightly more than the line: the last item wraps.
    case fractionsExceedLine
    /// Subitems of fixed lengths exceed the line, so that the last ones are never in it.
    case lengthsExceedLine
    /// A group is too short for its first subitem, and takes no item.
    case groupFitsNoItem
    /// An item is measured along an axis along which its group is a fraction, and does not follow.
    case estimateInFractionalGroup
    /// An item is measured along an axis along which its group has a fixed length, and does not follow.
    case estimateInFixedGroup
    /// A group has an estimated length that no item is measured for: all follow the group.
    case estimateNotMeasured
    /// Content insets are longer than the length that they reduce.
    case insetsExceedLength
    /// The spacing between items leaves the last item that would fit no space in its line.
    case spacingExceedsLine
    /// Content insets along an estimated axis are ignored.
    case insetsIgnored
    /// A group of a fixed count asks for fewer than one.
    case countBelowOne
    /// An item has no width or no height.
    case noSize
    /// A header, a footer, a badge or a background has no supplier of its view.
    case missingRegistration
    /// A badge is clipped at an edge, however the view is scrolled.
    case badgeCutOff
    /// Two boundary items of a section overlap.
    case overlappingBoundaryItems
    /// A boundary item that does not extend its section lies on the groups.
    case boundaryItemCoversItems
    /// The section provider returns nil for a section that has items.
    case missingSection
    /// The contents are longer across the scroll direction than the container.
    case contentsOverflow
    /// Most of the container stays empty across the scroll direction.
    case contentsDoNotFill
    /// The space between groups is never seen: all items are in one group.
    case interGroupSpacingUnused
    /// An item identifier of a diffable data source changes its hash, or is not equal to itself.
    case unstableIdentifier
    /// Nothing ties the contents of an element to its bottom, so that they do not decide its height.
    case heightLeftOpen
    /// The constraints in an element cannot hold together in the size that it has.
    case conflictingConstraints
    /// A text has less space than one line of it is high.
    case textCutOff
    /// There is no item in any section, and no view for that case.
    case noItems
    /// The description has no layout.
    case invalid
  }

  /// The kind of the finding.
  public var kind: Kind
  /// The location: `section 0, group 1`.
  public var place: String
  /// The size of the container, in points.
  public var size: CGSize
  /// The reason for which it is a fault, with the numbers.
  public var reason: String
  /// The smallest change that repairs the fault.
  public var repair: String
  /// The path of what the finding is about in the description; nil where it is in none.
  package var path: DescriptionPath?
  /// The repair as a change of the description, where it is one value; nil otherwise.
  package var change: DescriptionChange?

  /// Creates a finding.
  package init(
    _ kind: Kind, _ place: String, in size: CGSize, _ reason: String, repair: String,
    at path: DescriptionPath? = nil, change: DescriptionChange? = nil
  ) {
    self.kind = kind
    self.place = place
    self.size = size
    self.reason = reason
    self.repair = repair
    self.path = path
    self.change = change
  }
}

extension LayoutFinding: CustomStringConvertible {
  /// The finding as text, in three lines: where, why, and the repair.
  public var description: String {
    """
    \(place), at \(size.compactDescription)
      \(reason)
      → \(repair)
    """
  }
}

extension FlowSpecification {
  /// Returns the faults that break the layout, or will; nothing for one without fault.
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
    func add(
      _ kind: LayoutFinding.Kind, _ item: Int, _ reason: String, repair: String,
      size: CGSize? = nil
    ) {
      guard !found.contains(where: { $0.kind == kind }) else { return }
      let path = DescriptionPath([.section(index), .item(item)], .itemSize)
      found.append(
        LayoutFinding(
          kind, "section \(index), item \(item)", in: containerSize, reason, repair: repair,
          at: path, change: size.map { DescriptionChange(path, .size($0)) }))
    }
    func review(_ size: CGSize, _ item: Int) {
      if size.width <= 0 || size.height <= 0 {
        add(
          .noSize, item, "its size is \(size.compactDescription): it is not visible",
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
          """, repair: "an item \(name) of \(space.compactDescription) at most",
          size: space > 0 ? CGSize(axis, along: space, across: size[axis.cross]) : nil)
      }
    }
    switch section.items.storage {
    case .equal(let size):
      review(size, 0)
      if let (reason, length) = lineFault(of: size[axis], in: section, space: space) {
        add(
          .spacingExceedsLine, 0, reason, repair: "an item \(name) of \(length.compactDescription)",
          size: CGSize(axis, along: length, across: size[axis.cross]))
      }
    case .each(let sizes): for (item, size) in sizes.enumerated() { review(size, item) }
    }
    return found
  }

  /// Returns why items that share the whole line, or the whole view, are fewer in a line than their
  /// number; nil where they do not share it, or are as many.
  private func lineFault(
    of length: CGFloat, in section: FlowSectionSpecification, space: CGFloat
  ) -> (reason: String, length: CGFloat)? {
    let axis = scrollDirection.cross
    let spacing = section.interitemSpacing
    guard length > 0, space > 0, length <= space else { return nil }
    // A quarter and less of a round width is often a round size that was given.
    let shares = [CGFloat(2), 3].flatMap { count in
      [space, containerSize[axis], space - (count - 1) * spacing].map { (count, $0) }
    }
    // Half a pixel or so may have been rounded off each, or up.
    for (count, whole) in shares where (whole - count * length).magnitude < 0.5 * count {
      let needed = count * length + (count - 1) * spacing
      guard needed > space + PixelGrid.tolerance, section.items.count >= Int(count) else {
        continue
      }
      let fitting = max(1, ((space + spacing) / (length + spacing)).rounded(.down))
      let share = ((space - (count - 1) * spacing) / count * 2).rounded(.down) / 2
      guard share > 0 else { continue }
      let number = Int(count)
      return (
        """
        \(number) items of \(length.compactDescription) need \(needed.compactDescription) with \
        minimumInteritemSpacing \(spacing.compactDescription), the line has \
        \(space.compactDescription): \(Int(fitting)) \(fitting == 1 ? "is" : "are") in it
        """, share
      )
    }
    return nil
  }
}
