// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Testing

/// A solved layout with short questions.
struct TestLayout {
  var solved: SolvedLayout
  let frozen: FrozenLayout
  let counts: [Int]

  init(_ frozen: FrozenLayout, counts: [Int]) throws {
    self.frozen = frozen
    self.counts = counts
    solved = try SolvedLayout(frozen.specification)
  }

  var contentSize: CGSize { solved.contentSize }

  /// The window that shows the layout from its origin.
  func viewport(_ offset: CGPoint = .zero) -> Viewport {
    Viewport(
      visibleRect: CGRect(origin: offset, size: frozen.specification.containerSize))
  }

  /// The frames of a section's cells, in order.
  func cells(_ section: Int = 0) -> [CGRect] {
    (0..<counts[section]).compactMap { cell($0, section)?.frame }
  }

  func cell(_ item: Int, _ section: Int = 0) -> SolvedElement? {
    solved.cell(item: item, section: section)
  }

  /// The frame of a header, footer or badge, where it is while the layout is not scrolled.
  func frame(_ kind: String, _ section: Int = 0, _ index: Int = 0) -> CGRect? {
    solved.supplementary(kind: kind, section: section, index: index, viewport: viewport())?.frame
  }

  /// The element of a header or footer, with the layout scrolled.
  func element(_ kind: String, _ section: Int = 0, scrolled offset: CGPoint) -> SolvedElement? {
    solved.supplementary(kind: kind, section: section, index: 0, viewport: viewport(offset))
  }

  /// The frame of a header or footer of the layout as a whole.
  func global(_ kind: String) -> CGRect? {
    solved.supplementary(kind: kind, section: 0, index: .max, viewport: viewport())?.frame
  }

  func decoration(_ kind: String, _ section: Int = 0) -> SolvedElement? {
    solved.decoration(kind: kind, section: section, index: 0)
  }

  /// Everything in a rectangle of a layout that is not scrolled.
  func elements(in rect: CGRect) -> [SolvedElement] {
    solved.elements(in: rect, viewport: viewport())
  }

  /// The items of a section that are in a rectangle, ascending.
  func items(in rect: CGRect, section: Int = 0) -> [Int] {
    elements(in: rect).map(\.identity).filter { $0.category == .cell && $0.section == section }
      .map(\.index).sorted()
  }

  /// Tells the layout the heights that a section's cells measured, from the first on.
  mutating func measure(heights: [CGFloat], section: Int = 0) {
    for (item, height) in heights.enumerated() {
      guard let cell = cell(item, section) else { continue }
      let size = CGSize(width: cell.frame.width, height: height)
      _ = solved.setMeasuredSize(size, of: cell.identity)
    }
  }

  /// Tells the layout the height that a header or footer measured.
  mutating func measure(_ kind: String, height: CGFloat, section: Int = 0) {
    guard let frame = frame(kind, section) else { return }
    _ = solved.setMeasuredSize(
      CGSize(width: frame.width, height: height),
      of: .supplementary(kind: kind, section: section, index: 0))
  }
}

extension TestLayout {
  /// All there is, in the order of the answer.
  var everything: [SolvedElement] { solved.everything }
}

extension SolvedLayout {
  /// The frames of all cells, section by section.
  var cellFrames: [CGRect] { cells.map(\.frame) }
}

/// Compares frames with those of a table, written (x, y, width, height).
///
/// Both sides are printed, so that a failure shows all the frames and not only that they differ.
func expectFrames(
  _ frames: [CGRect], _ expected: [(CGFloat, CGFloat, CGFloat, CGFloat)],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let wanted = expected.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
  #expect(
    frames.map(\.compactDescription) == wanted.map(\.compactDescription),
    sourceLocation: sourceLocation)
}

/// Compares a frame with that of a table, written (x, y, width, height).
func expectFrames(
  _ frame: CGRect?, _ expected: (CGFloat, CGFloat, CGFloat, CGFloat),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let wanted = CGRect(x: expected.0, y: expected.1, width: expected.2, height: expected.3)
  #expect(
    frame?.compactDescription == wanted.compactDescription, sourceLocation: sourceLocation)
}
