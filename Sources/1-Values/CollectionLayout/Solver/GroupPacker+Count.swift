// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A number of subitems of a group, and their length along its axis.
struct Run {
  /// The number of slots; they take the group's subitems in a cycle.
  var count: Int
  /// The length that takes the place of each slot's own (C-1 to C-3).
  var share: CGFloat?
  /// Whether the number depends on measured lengths (G-10).
  var wraps = false
}

extension GroupPacker {
  /// The contribution of one subitem to the fit test: `absolute + fraction * (L - (n-1)s)`.
  private struct Contribution {
    var absolute: CGFloat
    var fraction: CGFloat
    var leaves: Int
  }

  mutating func run(_ packing: inout Packing) throws(LayoutError) -> Run {
    guard !packing.group.subitems.isEmpty else {
      throw .groupWithoutSubitems(section: section)
    }
    // G-5: a group of no length holds nothing. An estimated one has what length it needs.
    guard packing.isLengthEstimated || packing.length > 0 else { return Run(count: 0) }
    switch packing.group.filling {
    case .dividing(let count):
      return Run(count: try checked(count), share: share(of: count, in: packing))
    case .repeating(let count):
      let count = try checked(count)
      let keepsLength = keepsLength(of: packing.group.subitems[0], count: count, in: packing)
      return Run(count: count, share: keepsLength ? nil : share(of: count, in: packing))
    case .pack:
      // G-9: a group that is estimated along its axis takes its list once.
      guard !packing.isLengthEstimated else { return Run(count: packing.group.subitems.count) }
      return try packedRun(&packing)
    case .custom(let items):
      return Run(count: items.count)
    }
  }

  private func checked(_ count: Int) throws(LayoutError) -> Int {
    guard count >= 1 else { throw .countBelowOne(count, section: section) }
    guard count <= LayoutLimits.elementsPerGroup else {
      throw .tooManyElementsInGroup(section: section)
    }
    return count
  }

  /// The equal share of C-1, never below zero.
  private func share(of count: Int, in packing: Packing) -> CGFloat {
    let free = packing.length - CGFloat(count - 1) * packing.spacing
    return max(0, grid.floor(free / CGFloat(count)))
  }

  /// Returns whether copies keep their own length (C-2): fractions are shared out, estimates are
  /// measured, absolute lengths are kept if all of them fit.
  private func keepsLength(
    of subitem: SubitemSpecification, count: Int, in packing: Packing
  ) -> Bool {
    let axis = packing.axis
    switch subitem.layoutSize[axis] {
    case .fractionalWidth, .fractionalHeight: return false
    case .estimated, .uniformAcrossSiblings: return true
    case .absolute(let length):
      let edges = subitem.edgeSpacing.start(axis).value + subitem.edgeSpacing.end(axis).value
      let total = CGFloat(count) * (length + edges) + CGFloat(count - 1) * packing.spacing
      return total <= packing.length + Self.fitTolerance
    }
  }

  /// Lengths that differ by less are equal (G-4).
  static var fitTolerance: CGFloat { 1e-6 }

  /// The packing rule: the largest number reached by counting up while the total fits (G-3 to G-5).
  private mutating func packedRun(_ packing: inout Packing) throws(LayoutError) -> Run {
    let subitems = packing.group.subitems
    let axis = packing.axis
    let length = packing.length
    let spacing = packing.spacing
    // Only lengths along the axis decide; a group across whose axis is estimated does not wrap.
    let measuresLengths = subitems.contains { $0.layoutSize[axis].isEstimated }
    var known: [Contribution] = []
    var totals: ContiguousArray<CGFloat> = []
    var sum = Contribution(absolute: 0, fraction: 0, leaves: 0)

    while true {
      let index = totals.count
      let gaps = CGFloat(index) * spacing
      let free = length - gaps
      // Spacing alone fills the line: fractions of nothing would fit for ever.
      if index > 0, free <= 0 { break }

      let position = index % subitems.count
      let next: Contribution
      if measuresLengths, measured != nil {
        next = try contribution(of: position, after: sum.leaves, in: &packing)
      } else {
        if known.count <= position {
          known.append(try contribution(of: position, after: 0, in: &packing))
        }
        next = known[position]
      }
      sum.absolute += next.absolute
      sum.fraction += next.fraction
      sum.leaves += next.leaves
      let total = sum.absolute + sum.fraction * free + gaps
      if total > length + Self.fitTolerance {
        // G-8: too long a first subitem leaves the group empty. But a length that is only a guess,
        // or measured, gets a line of its own (G-10): it could never be measured otherwise.
        guard index == 0, subitems[0].layoutSize[axis].isEstimated else { break }
        totals.append(total)
        break
      }
      // A whole turn of the cycle that needs no more space than the one before would never end.
      if index >= subitems.count, total <= totals[index - subitems.count] { break }
      totals.append(total)
      guard totals.count <= LayoutLimits.elementsPerGroup else {
        throw .tooManyElementsInGroup(section: section)
      }
    }
    return Run(count: totals.count, wraps: measuresLengths)
  }

  /// Returns what the subitem at a position of the cycle adds along the axis.
  private mutating func contribution(
    of position: Int, after leaves: Int, in packing: inout Packing
  ) throws(LayoutError) -> Contribution {
    let subitem = packing.group.subitems[position]
    let axis = packing.axis
    let cross = packing.inner[axis.cross]
    let edges = subitem.edgeSpacing.start(axis).value + subitem.edgeSpacing.end(axis).value
    var result = Contribution(absolute: edges, fraction: 0, leaves: 1)
    switch subitem.layoutSize[axis] {
    case .fractionalWidth(let fraction):
      if axis == .horizontal {
        result.fraction = fraction
      } else {
        result.absolute += fraction * cross
      }
    case .fractionalHeight(let fraction):
      if axis == .vertical {
        result.fraction = fraction
      } else {
        result.absolute += fraction * cross
      }
    case .absolute(let length):
      result.absolute += length
    case .estimated(let estimate), .uniformAcrossSiblings(let estimate):
      if case .item = subitem {
        let leaf = packing.context.firstLeaf + leaves
        result.absolute += measured?[leaf]?[axis] ?? estimate
      }
    }
    let isLengthEstimated = subitem.layoutSize[axis].isEstimated
    if case .group(let group) = subitem, isLengthEstimated || measured != nil {
      // Its length, if estimated, and its number of cells: packed as if alone on the line.
      var context = Context(reference: packing.inner)
      context.firstLeaf = packing.context.firstLeaf + leaves
      context.depth = packing.context.depth + 1
      let nested = try pack(group, in: context)
      if isLengthEstimated { result.absolute += nested.size[axis] }
      result.leaves = nested.leafCount
    }
    return result
  }
}
