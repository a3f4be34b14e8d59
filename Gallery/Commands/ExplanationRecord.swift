// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The output of `gallery explain --json`.
struct ExplanationRecord: Encodable {
  let sample: String
  @Nullable var element: Element?
  @Nullable var passes: [Pass]?

  /// An element, and why it is where it is or not seen.
  struct Element: Encodable {
    /// `cell`, `supplementary` or `decoration`.
    let category: String
    @Nullable var kind: String?
    let indexPath: [Int]
    @Nullable var frame: [Double]?
    /// A case of `ElementExplanation.Visibility`.
    let visibility: String
    /// Whether anything of it is visible.
    let isVisible: Bool
    /// A case of `ElementExplanation.Obstacle`; null for what is visible.
    @Nullable var obstacle: String?
    let reasons: [Reason]

    init(_ explanation: ElementExplanation) {
      category =
        switch explanation.element.category {
        case .cell: "cell"
        case .supplementaryView: "supplementary"
        case .decorationView: "decoration"
        }
      kind = explanation.element.kind
      indexPath = [explanation.element.indexPath.section, explanation.element.indexPath.item]
      frame = explanation.frame?.numbers
      visibility = "\(explanation.visibility)"
      isVisible = explanation.obstacle == nil
      obstacle = explanation.obstacle.map { "\($0)" }
      reasons = explanation.reasons.map(Reason.init)
    }
  }

  /// A line of the explanation.
  struct Reason: Encodable {
    /// A case of `ElementExplanation.Reason.Topic`.
    let topic: String
    let subject: String
    let text: String
    @Nullable var remedy: String?

    init(_ reason: ElementExplanation.Reason) {
      topic =
        switch reason.topic {
        case .obstacle: "obstacle"
        case .finding: "finding"
        default: "\(reason.topic)"
        }
      subject = reason.subject
      text = reason.text
      remedy = reason.remedy
    }
  }

  /// A layout pass.
  struct Pass: Encodable {
    let rounds: [Round]
    /// `settled` or `roundLimit`; null for one under way.
    @Nullable var end: String?

    init(_ pass: LayoutTrace.Pass) {
      rounds = pass.rounds.map(Round.init)
      end = pass.end.map { "\($0)" }
    }
  }

  /// A round of a pass.
  struct Round: Encodable {
    let contentSize: [Double]
    let measured: Int
    let moved: Int

    init(_ round: LayoutTrace.Round) {
      contentSize = round.contentSize.numbers
      measured = round.measurements.count
      moved = round.moves.count
    }
  }
}
