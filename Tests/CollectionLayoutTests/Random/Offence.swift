// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// What breaks an invariant, with its numbers: the first element that does, or the layout itself.
struct Offence: CustomStringConvertible {
  let subject: String
  let found: String
  let expected: String

  init(_ subject: String, found: String, expected: String) {
    self.subject = subject
    self.found = found
    self.expected = expected
  }

  /// An element that is not where it must be.
  init(_ element: SolvedElement, expected: String) {
    self.init(
      element.identity.words, found: "\(element.frame.compactDescription) z \(element.zIndex)",
      expected: expected)
  }

  /// An element that is not as another answer has it.
  init(_ element: SolvedElement, expected: SolvedElement?) {
    self.init(
      element, expected: expected.map { "\($0.frame.compactDescription) z \($0.zIndex)" } ?? "none")
  }

  var description: String { "\(subject) is \(found); expected \(expected)" }

  /// The first element that two answers disagree on, if any.
  static func between(
    _ found: [SolvedElement], _ expected: [SolvedElement], tolerance: CGFloat = 0
  ) -> Offence? {
    for (element, other) in zip(found, expected) where element != other {
      var moved = element
      moved.frame = other.frame
      let distance =
        [
          element.frame.minX - other.frame.minX, element.frame.minY - other.frame.minY,
          element.frame.width - other.frame.width, element.frame.height - other.frame.height,
        ].map(abs).max() ?? 0
      if moved != other || !(distance < tolerance) { return Offence(element, expected: other) }
    }
    return expected.dropFirst(found.count).first.map {
      Offence($0.identity.words, found: "missing", expected: $0.frame.compactDescription)
    } ?? found.dropFirst(expected.count).first.map { Offence($0, expected: "none") }
  }

  /// A length that is not another one, to within a tolerance.
  static func unlessClose(
    _ found: CGFloat, _ expected: CGFloat, _ subject: String, tolerance: CGFloat = 1e-6
  ) -> Offence? {
    abs(found - expected) < tolerance
      ? nil : Offence(subject, found: "\(found)", expected: "\(expected)")
  }
}

extension ElementIdentity {
  /// The element in words, for failures.
  var words: String {
    let what = kind.map { "\(category) '\($0)'" } ?? "\(category)"
    return index == Self.layoutLevelIndex
      ? "\(what) of the layout" : "\(what) \(index) in section \(section)"
  }
}
