// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry

extension ElementExplainer {
  /// Returns what is cut off of the element; nil if all of it is visible.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the layout.
  ///   - frame: The frame at which the element is shown, in content coordinates.
  /// - Returns: The reason, with what shows the rest.
  func cut(_ attributes: any ElementAttributes, at frame: CGRect) -> Reason? {
    let isInScrollArea = attributes.state.isInScrollArea
    guard let cut = engine.cut(of: key, isInScrollArea: isInScrollArea, at: frame) else {
      return nil
    }
    let remedy: String
    if !cut.lost.isNone {
      remedy =
        key.category == .cell
        ? "a smaller size, or a position inside" : "contentInsets, or a smaller offset"
    } else if let axis = cut.longAxis {
      remedy = "make it at most \(cut.space[axis].compactDescription) points \(axis.adjective)"
    } else {
      remedy = scrollCall
    }
    return Reason(.cut, "cut off", cut.description, remedy: remedy)
  }
}

extension CollectionEngine {
  /// Returns what is cut off of an element by the bounds of the view, or by those of its section if
  /// that scrolls across.
  ///
  /// - Parameters:
  ///   - key: The element.
  ///   - isInScrollArea: Whether it scrolls with its section.
  ///   - frame: The frame at which it is shown, in content coordinates.
  /// - Returns: The lengths that are cut off; nil if all of it is visible, or nothing.
  func cut(of key: ElementIdentity, isInScrollArea: Bool, at frame: CGRect) -> ElementCut? {
    let visible = host.visibleRect
    var clip = visible
    var space = visible.size
    var reach = CGRect(origin: .zero, size: host.contentSize).union(visible)
    if isInScrollArea, let area = scrollArea(forSection: key.section) {
      clip = mirrored(area.frame).intersection(visible)
      space = CGSize(
        width: min(space.width, area.frame.width), height: min(space.height, area.frame.height))
      let offset = CGPoint(area.axis, along: orthogonalOffset(forSection: key.section), across: 0)
      reach = mirrored(area.contentFrame.offsetBy(dx: -offset.x, dy: -offset.y))
    }
    guard frame.overlaps(clip) else { return nil }
    let lengths = ElementCut.Lengths(of: frame, beyond: clip)
    guard !lengths.isNone else { return nil }
    return ElementCut(
      size: frame.size, space: space, lengths: lengths,
      lost: ElementCut.Lengths(of: frame, beyond: reach).limited(to: lengths))
  }
}

struct ElementCut: CustomStringConvertible {
  var size: CGSize
  /// The size of what it is visible in, however that is scrolled.
  var space: CGSize
  var lengths: Lengths
  /// Those of them that scrolling does not bring into view.
  var lost: Lengths

  /// The axis along which the element is longer than what it is visible in; nil if it fits.
  var longAxis: LayoutAxis? {
    LayoutAxis.allCases.first { axis in
      size[axis] > space[axis] + Lengths.tolerance && lengths.isCut(along: axis)
    }
  }

  /// Whether no scrolling shows all of it.
  var isForGood: Bool { !lost.isNone || longAxis != nil }

  /// The lengths in words: `78 of 468 points are cut off at the right`, and of those that no scrolling
  /// shows `12 points above the section are cut off`.
  var description: String {
    guard lost.isNone else { return lost.outsideDescription }
    return lengths.parts.enumerated().map { index, part in
      "\(part.length.compactDescription) of \(size[part.axis].compactDescription)"
        + (index == 0 ? " points are cut off" : "") + " at the \(part.edge)"
    }.joined(separator: " and ")
  }

  /// The lengths of a rectangle beyond another one, at each edge; 0 where it ends inside.
  struct Lengths {
    private var top: CGFloat
    private var left: CGFloat
    private var bottom: CGFloat
    private var right: CGFloat

    /// The length below which what is beyond an edge is rounding, in points.
    static let tolerance: CGFloat = 0.5

    /// The length at an edge, in words.
    struct Part {
      var length: CGFloat
      var axis: LayoutAxis
      var edge: String
      var outside: String
    }

    init(of rect: CGRect, beyond limit: CGRect) {
      func length(_ beyond: CGFloat) -> CGFloat { beyond > Self.tolerance ? beyond : 0 }
      top = length(limit.minY - rect.minY)
      left = length(limit.minX - rect.minX)
      bottom = length(rect.maxY - limit.maxY)
      right = length(rect.maxX - limit.maxX)
    }

    /// Returns the lengths that others have as well.
    func limited(to other: Self) -> Self { combined(with: other, by: min) }

    /// Returns the greater ones of these and others, at each edge.
    func joined(with other: Self) -> Self { combined(with: other, by: max) }

    private func combined(with other: Self, by choice: (CGFloat, CGFloat) -> CGFloat) -> Self {
      var result = self
      result.top = choice(top, other.top)
      result.left = choice(left, other.left)
      result.bottom = choice(bottom, other.bottom)
      result.right = choice(right, other.right)
      return result
    }

    var isNone: Bool { parts.isEmpty }

    func isCut(along axis: LayoutAxis) -> Bool { parts.contains { $0.axis == axis } }

    var greatest: CGFloat { parts.map(\.length).max() ?? 0 }

    /// The lengths in words: `12 points above the section and 12 beyond the right edge are cut off`.
    var outsideDescription: String {
      parts.enumerated().map { index, part in
        "\(part.length.compactDescription)\(index == 0 ? " points" : "") \(part.outside)"
      }.joined(separator: " and ") + " are cut off"
    }

    /// The edges at which something is cut off.
    var parts: [Part] {
      [
        Part(length: top, axis: .vertical, edge: "top", outside: "above the section"),
        Part(length: bottom, axis: .vertical, edge: "bottom", outside: "below the section"),
        Part(length: right, axis: .horizontal, edge: "right", outside: "beyond the right edge"),
        Part(length: left, axis: .horizontal, edge: "left", outside: "beyond the left edge"),
      ].filter { $0.length > 0 }
    }
  }
}
