// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The anatomy of one picture: what is drawn over the view, and what is beside it.
///
/// It is a function of the parts, of the picture's size and of how large texts are:
///
/// 1. Of parts that repeat, one is chosen to be labelled.
/// 2. The labels are given positions; those without room, numbers.
/// 3. The legend names the kinds and their lengths, and what the numbers stand for.
package struct AnatomyFigure: Sendable {
  package struct PositionedLabel: Hashable, Sendable {
    package var label: AnatomyLabel
    package var outcome: LabelPlacement.Outcome
  }

  let anatomy: PictureAnatomy
  /// The contents that are drawn, in coordinates whose origin is the corner of the view's picture.
  let contents: AnatomyContents
  let viewSize: CGSize
  /// The labels, the most important first.
  package let labels: [PositionedLabel]
  package let legend: AnatomyLegend?

  static let markerSize = CGSize(width: 13, height: 13)

  /// Makes a figure.
  ///
  /// - Parameters:
  ///   - contents: What the view says about its parts.
  ///   - anatomy: What is asked for.
  ///   - viewSize: The size of the view's picture, in points.
  ///   - metrics: How large labels are.
  package init(
    _ contents: AnatomyContents, _ anatomy: PictureAnatomy, viewSize: CGSize,
    metrics: AnatomyLabel.Metrics
  ) {
    let bounds = CGRect(origin: .zero, size: viewSize)
    // 1. Choose what is labelled: of an item that is highlighted everything, else nothing.
    let labelled = LabelledParts(of: contents.highlight?.parts ?? contents.parts, in: bounds)
    let candidates = labelled.entries.flatMap {
      AnatomyLabel.labels(of: $0.part, in: $0.visible, metrics)
    }

    // 2. Position the labels.
    let outcomes = LabelPlacement.place(candidates, in: bounds, markerSize: Self.markerSize)
    labels = zip(candidates, outcomes).map { PositionedLabel(label: $0, outcome: $1) }

    // 3. Write the legend.
    legend =
      anatomy.showsLegend
      ? AnatomyLegend(contents, labels, in: bounds, showsPaths: anatomy.showsPaths) : nil
    self.anatomy = anatomy
    self.contents = contents
    self.viewSize = viewSize
  }

  /// The parts that can be seen, in the order in which they are drawn.
  package var drawnParts: [(part: AnatomyPart, visible: CGRect)] {
    let bounds = CGRect(origin: .zero, size: viewSize)
    let ranks = Dictionary(
      uniqueKeysWithValues: PictureAnatomy.Kind.drawingOrder.enumerated().map { ($1, $0) })
    func rank(_ part: AnatomyPart) -> Int { ranks[part.kind] ?? 0 }
    return (contents.parts + (contents.highlight?.parts ?? [])).enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .compactMap { _, part in part.visibleRect(in: bounds).map { (part, $0) } }
  }
}
