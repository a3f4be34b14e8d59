// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// Looks for badges that are never visible as a whole.
///
/// A section's first and last groups are looked at: those between them have nothing that these do not
/// have, but space around them.
struct BadgeReview {
  let layout: SolvedLayout
  /// The insets of the view, in which what is beyond the contents is visible.
  let insets: UIEdgeInsets

  /// Returns the findings in a section: of each kind of badge one.
  func findings(in pattern: SectionPattern) -> [LayoutFinding] {
    let section = pattern.index
    let groups = Set([0, pattern.groupCount - 1]).sorted()
      .compactMap { layout.groupRecord($0, section: section) }
    let reach = reach(of: pattern)
    var lost: [String: ElementCut.Lengths] = [:]
    var cut: [(kind: String, owner: DescriptionPath)] = []
    for group in groups {
      for (badge, owner) in group.badges(at: DescriptionPath([.section(section), .group])) {
        let lengths = ElementCut.Lengths(of: badge.frame, beyond: reach)
        guard !lengths.isNone else { continue }
        if lost[badge.kind] == nil { cut.append((badge.kind, owner)) }
        lost[badge.kind] = lost[badge.kind]?.joined(with: lengths) ?? lengths
      }
    }
    return cut.compactMap { kind, owner in
      guard let lost = lost[kind] else { return nil }
      return LayoutFinding(
        .badgeCutOff, "section \(section), \"\(kind)\"", in: layout.specification.containerSize,
        lost.outsideDescription,
        repair: lost.repair(inScrollArea: pattern.stackAxis != pattern.mainAxis, pattern),
        at: DescriptionPath(pattern.specification.group.listed(owner.steps) + [.badge(kind)]))
    }
  }

  /// The rectangle that scrolling brings into view.
  private func reach(of pattern: SectionPattern) -> CGRect {
    let axis = pattern.mainAxis
    if let area = layout.orthogonalSection(pattern.index).map(OrthogonalScrollArea.init) {
      return area.contentFrame
    }
    let container = layout.specification.containerSize
    var reach = CGRect(
      origin: .zero,
      size: CGSize(
        axis, along: layout.contentSize[axis],
        across: max(container[axis.cross], layout.contentSize[axis.cross])))
    for axis in LayoutAxis.allCases {
      // What lies in the insets of the view is visible there.
      let (start, end) = (max(0, insets.start(axis)), max(0, insets.end(axis)))
      reach.origin[axis] -= start
      reach.size[axis] += start + end
    }
    return reach
  }
}

extension ElementCut.Lengths {
  /// Returns the change that brings the lengths into view.
  ///
  /// - Parameters:
  ///   - isInScrollArea: Whether the section scrolls across: its area ends at its groups, whatever the
  ///     insets of the section are (behaviour rule O-4).
  ///   - pattern: The section.
  /// - Returns: The change in words.
  fileprivate func repair(inScrollArea isInScrollArea: Bool, _ pattern: SectionPattern) -> String {
    let isAcross = isInScrollArea && isCut(along: pattern.mainAxis)
    return """
      contentInsets of at least \(greatest.compactDescription) for the \
      \(isAcross ? "group" : "section"), or a smaller offset
      """
  }
}

extension GroupRecord {
  /// The badges in it, each with the path of what it is attached to.
  fileprivate func badges(at path: DescriptionPath) -> [(
    badge: BadgeRecord, owner: DescriptionPath
  )] {
    badges.map { ($0, path) }
      + subitems.enumerated().flatMap { index, subitem in
        let path = path.appending(.subitem(index))
        return switch subitem {
        case .item(let item): item.badges.map { ($0, path) }
        case .group(let group): group.badges(at: path)
        }
      }
  }
}
