// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// The trace of a collection view's layout passes: the measured elements, the movements that
/// followed, and the reason for which each pass ended.
///
/// ```swift
/// collectionView.layoutTrace = LayoutTrace()  // on
/// collectionView.layoutIfNeeded()
/// print(collectionView.layoutTrace!)
/// collectionView.layoutTrace = nil  // off
/// ```
///
/// Sizes and frames are in points, in layout coordinates: from left to right, orthogonal sections
/// not scrolled.
public struct LayoutTrace: Hashable, Sendable {
  /// An element of a layout.
  public struct Element: Hashable, Sendable {
    /// The category of the element.
    public var category: CollectionLayoutElementCategory
    /// The element kind; nil for cells.
    public var kind: String?
    /// The index path.
    public var indexPath: IndexPath

    package init(category: CollectionLayoutElementCategory, kind: String?, indexPath: IndexPath) {
      self.category = category
      self.kind = kind
      self.indexPath = indexPath
    }
  }

  /// A view that was asked for its size.
  public struct Measurement: Hashable, Sendable {
    /// The element that was measured.
    public var element: Element
    /// The size that the layout had given.
    public var original: CGSize
    /// The size that `preferredLayoutAttributesFitting(_:)` returned.
    public var preferred: CGSize
    /// A Boolean value that says whether the layout adopted the size and was prepared again.
    public var invalidatesLayout: Bool

    package init(
      element: Element, original: CGSize, preferred: CGSize, invalidatesLayout: Bool
    ) {
      self.element = element
      self.original = original
      self.preferred = preferred
      self.invalidatesLayout = invalidatesLayout
    }
  }

  /// A visible element whose frame differs from the round before.
  public struct Move: Hashable, Sendable {
    /// The element that moved.
    public var element: Element
    /// The frame in the round before.
    public var from: CGRect
    /// The frame in this round.
    public var to: CGRect
  }

  /// A round of a pass: the layout is prepared and asked for visible elements, which are measured.
  public struct Round: Hashable, Sendable {
    /// The size of the contents after the round, in points.
    public var contentSize: CGSize
    /// The movements of the round before, in layout order.
    public var moves: [Move] = []
    /// The views that were asked for their sizes, in order.
    public var measurements: [Measurement] = []
  }

  /// The reason for which a pass ended.
  public enum End: Hashable, Sendable {
    /// All views kept the sizes that the layout gave.
    case settled
    /// Views still asked for other sizes after the greatest number of rounds.
    case roundLimit
  }

  /// A layout pass.
  public struct Pass: Hashable, Sendable {
    /// The rounds of the pass: the first, and one more for each that measuring caused.
    public var rounds: [Round] = []
    /// The reason for which the pass ended; nil while it is under way.
    public var end: End?
  }

  /// The passes since the trace was switched on, the last ``passLimit`` of them.
  public private(set) var passes: [Pass] = []
  /// The number of passes since the trace was switched on.
  public private(set) var passCount = 0
  /// The number of passes that are kept.
  public static let passLimit = 100

  private var frames: [Element: CGRect] = [:]

  /// Creates a trace without passes.
  public init() {}

  package mutating func beginPass() {
    if passes.count == Self.passLimit { passes.removeFirst() }
    passes.append(Pass())
    passCount += 1
    frames = [:]
  }

  /// A round begins.
  ///
  /// - Parameters:
  ///   - contentSize: The size of the contents.
  ///   - elements: The visible elements with their frames, in layout order.
  package mutating func beginRound(contentSize: CGSize, _ elements: [(Element, CGRect)]) {
    guard !passes.isEmpty else { return }
    var round = Round(contentSize: contentSize)
    for (element, frame) in elements {
      if let old = frames[element], old != frame {
        round.moves.append(Move(element: element, from: old, to: frame))
      }
    }
    frames = Dictionary(elements, uniquingKeysWith: { $1 })
    passes[passes.count - 1].rounds.append(round)
  }

  package mutating func record(_ measurement: Measurement) {
    guard let round = passes.last?.rounds.indices.last else { return }
    passes[passes.count - 1].rounds[round].measurements.append(measurement)
  }

  package mutating func endPass(_ end: End) {
    guard !passes.isEmpty else { return }
    passes[passes.count - 1].end = end
    frames = [:]
  }
}

extension LayoutTrace.Element: CustomStringConvertible {
  /// The element as messages name it: `the item at [0, 3]`.
  public var description: String {
    switch category {
    case .cell: "the item at \(indexPath)"
    case .supplementaryView: "the supplementary view \"\(kind ?? "")\" at \(indexPath)"
    case .decorationView: "the decoration view \"\(kind ?? "")\" at \(indexPath)"
    }
  }
}

extension LayoutTrace: CustomStringConvertible {
  /// The passes as text, a line for each event.
  public var description: String {
    guard passCount > 0 else { return "no layout passes" }
    let first = passCount - passes.count + 1
    return passes.enumerated().map { index, pass in
      (["pass \(first + index)"] + pass.lines.map { "  " + $0 }).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

extension LayoutTrace.Pass {
  fileprivate var lines: [String] {
    var lines: [String] = []
    for (index, round) in rounds.enumerated() {
      lines.append("round \(index + 1)   content \(round.contentSize.compactDescription)")
      lines += round.lines.map { "  " + $0 }
    }
    switch end {
    case .settled: lines.append("settled: no view asks for another size")
    case .roundLimit: lines.append("stopped: sizes did not settle in \(rounds.count - 1) rounds")
    case nil: lines.append("under way")
    }
    return lines
  }
}

extension LayoutTrace.Round {
  fileprivate var lines: [String] {
    let moved = moves.map { move in
      let end =
        move.from.size == move.to.size
        ? "\(move.from.corner) → \(move.to.corner)"
        : "\(move.from.compactDescription) → \(move.to.compactDescription)"
      return "moved     \(move.element)   \(end)"
    }
    let measured = measurements.map { measurement in
      let sizes =
        measurement.original == measurement.preferred
        ? "\(measurement.original.compactDescription), as it was"
        : """
        \(measurement.original.compactDescription) → \(measurement.preferred.compactDescription)\
        \(measurement.invalidatesLayout ? "" : ", which the layout does not take in")
        """
      return "measured  \(measurement.element)   \(sizes)"
    }
    return moved + measured
  }
}

extension CGRect {
  fileprivate var corner: String { "\(minX.compactDescription), \(minY.compactDescription)" }
}
