// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension LayoutSpecification {
  /// Returns the faults that break the layout, or will; nothing for one without fault.
  ///
  /// Sections of one description are looked at once.
  ///
  /// - Parameter insets: The insets of the view, in which what is beyond the contents is visible.
  /// - Returns: The findings, section by section.
  /// - Complexity: O(sections + patterns).
  func findings(inViewInsetBy insets: UIEdgeInsets = .zero) -> [LayoutFinding] {
    let layout: SolvedLayout
    do throws(LayoutError) {
      layout = try SolvedLayout(self)
    } catch {
      return [LayoutFinding(error, in: containerSize)]
    }
    let badges = BadgeReview(layout: layout, insets: insets)
    return layout.sectionPatterns.flatMap { pattern in
      SectionReview.findings(in: pattern, container: containerSize) + badges.findings(in: pattern)
    }
  }
}

extension LayoutFinding {
  init(_ error: LayoutError, in size: CGSize) {
    switch error {
    case .countBelowOne(_, let section):
      self.init(
        .countBelowOne, "section \(section)", in: size, error.description, repair: "count: 1",
        at: DescriptionPath([.section(section)]))
    case .missingSection(let section, _):
      self.init(
        .missingSection, "section \(section)", in: size, error.description,
        repair: "return a section for every index below the number of sections",
        at: DescriptionPath([.section(section)]))
    default:
      self.init(
        .invalid, "the layout", in: size, error.description, repair: "change the number it names")
    }
  }
}
