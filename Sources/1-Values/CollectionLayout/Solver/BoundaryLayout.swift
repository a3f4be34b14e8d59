// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The boundary items of one section, or of the whole layout, around a body.
///
/// Along the main axis a section is: what extending headers need, the body, what extending footers
/// need. Items on one side do not stack: each lies against the body on its own, and the section
/// grows by the greatest need (behaviour rule B-5). Positions are from the section's start; across,
/// they are layout coordinates.
struct BoundaryLayout: Sendable {
  struct Environment {
    /// The axis along which boundary items add length.
    var mainAxis: LayoutAxis
    /// The container, whose whole main length main fractions are taken of (D-14).
    var containerSize: CGSize
    /// The free extent at the start of the cross axis: the reference extent of B-2.
    var crossStart: CGFloat = 0
    /// The free extent at the end of the cross axis.
    var crossEnd: CGFloat = 0
    var grid: PixelGrid
  }

  /// The greatest need of the extending items at the start.
  private(set) var before: CGFloat = 0
  /// The body: content insets and groups, or all sections; grown for a long side item (B-6).
  private(set) var body: CGFloat
  /// The greatest need of the extending items at the end.
  private(set) var after: CGFloat = 0
  /// The body without that growth.
  private let ownBody: CGFloat

  private let items: [BoundarySpecification]
  private let environment: Environment
  /// Slot sizes, in the order of the items; measured where they were measured.
  private let sizes: ContiguousArray<CGSize>

  /// Lays boundary items around a body.
  ///
  /// - Parameters:
  ///   - items: What is to be laid out.
  ///   - body: The length of the body along the main axis.
  ///   - environment: What it is laid out in.
  ///   - measured: The measured sizes by position in `items`.
  init(
    _ items: [BoundarySpecification], body: CGFloat, in environment: Environment,
    measured: [Int: CGSize]
  ) {
    self.items = items
    self.environment = environment
    self.body = body
    ownBody = body
    guard !items.isEmpty else {
      sizes = []
      return
    }
    let axis = environment.mainAxis
    var reference = environment.containerSize
    reference[axis.cross] -= environment.crossStart + environment.crossEnd
    sizes = ContiguousArray(
      items.indices.map { index in
        var size = items[index].layoutSize.resolved(in: reference, on: environment.grid)
        if let measured = measured[index] {
          if items[index].layoutSize.width.isEstimated { size.width = measured.width }
          if items[index].layoutSize.height.isEstimated { size.height = measured.height }
        }
        return size
      })

    for (index, item) in items.enumerated() where item.extendsBoundary {
      let length = sizes[index][axis]
      switch item.side(on: axis) {
      // B-3: an offset into the body needs so much less space outside it.
      case .start: before = max(before, length - item.offset[axis])
      case .end: after = max(after, length + item.offset[axis])
      case .middle: break
      }
    }
    for (index, item) in items.enumerated() where item.extendsBoundary {
      guard item.side(on: axis) == .middle, item.alignment != .none else { continue }
      let excess = sizes[index][axis] - (before + self.body + after)
      if excess > 0 { self.body += excess }
    }
  }

  /// The length of the section along the main axis; never negative.
  var length: CGFloat { max(0, before + body + after) }

  var count: Int { items.count }

  func item(_ index: Int) -> BoundarySpecification { items[index] }

  func index(ofKind kind: String) -> Int? {
    items.firstIndex { $0.elementKind == kind }
  }

  func size(_ index: Int) -> CGSize { sizes[index] }

  /// Returns the start of an item's slot along the main axis when nothing is pinned.
  func naturalStart(_ index: Int) -> CGFloat {
    let item = items[index]
    let axis = environment.mainAxis
    let length = sizes[index][axis]
    let offset = item.offset[axis]
    let bodyEnd = before + body
    switch (item.side(on: axis), item.extendsBoundary) {
    case (.start, true): return before - length + offset
    // B-4: inside, flush with the outer edge of the body.
    case (.start, false): return before + offset
    case (.end, true): return bodyEnd + offset
    case (.end, false): return bodyEnd - length + offset
    case (.middle, let extends):
      // B-6: what makes the section grow begins where the section does.
      if extends, item.alignment != .none, length > before + ownBody + after { return offset }
      return before + (body - length) / 2 + offset
    }
  }

  /// Returns the start of an item's slot while an interval of the main axis is visible.
  ///
  /// Behaviour rules P-2 and P-3: a header keeps to the start of what is visible until the end of
  /// the body pushes it out, a footer to its end. Side items stay where they are (P-1).
  func pinnedStart(_ index: Int, visibleFrom low: CGFloat, to high: CGFloat) -> CGFloat {
    let natural = naturalStart(index)
    guard items[index].pinToVisibleBounds else { return natural }
    let length = sizes[index][environment.mainAxis]
    switch items[index].side(on: environment.mainAxis) {
    case .start: return min(max(natural, low), before + body - length)
    case .end: return max(min(natural, high - length), before)
    case .middle: return natural
    }
  }

  /// Returns the reference of fractions along an axis (D-14).
  func reference(along axis: LayoutAxis) -> ReferenceLength {
    var reference = ReferenceLength(owner: .container, outer: environment.containerSize[axis])
    if axis == environment.mainAxis.cross {
      reference.startInset = environment.crossStart
      reference.endInset = environment.crossEnd
    }
    return reference
  }

  var pixelGrid: PixelGrid { environment.grid }

  /// The distances that items may stick out of the section at its start and end, pinned or not.
  var overhang: Overhang {
    var overhang = Overhang()
    for index in items.indices {
      let length = abs(sizes[index][environment.mainAxis])
      let starts = [
        naturalStart(index), pinnedStart(index, visibleFrom: .infinity, to: .infinity),
        pinnedStart(index, visibleFrom: -.infinity, to: -.infinity),
      ]
      for start in starts {
        overhang.before = max(overhang.before, -start)
        overhang.after = max(overhang.after, start + length - self.length)
      }
    }
    return overhang
  }

  /// An item's slot begins here across the main axis.
  func crossStart(_ index: Int) -> CGFloat {
    let item = items[index]
    let axis = environment.mainAxis.cross
    let low = environment.crossStart
    let extent = environment.containerSize[axis] - low - environment.crossEnd
    let free = extent - sizes[index][axis]
    switch item.side(on: axis) {
    case .start: return low + item.offset[axis]
    case .middle: return low + free / 2 + item.offset[axis]
    case .end: return low + free + item.offset[axis]
    }
  }

  /// The far edge of the side items across the main axis, which content must hold (S-7).
  var crossEnd: CGFloat {
    var end: CGFloat = 0
    for index in items.indices where items[index].side(on: environment.mainAxis) == .middle {
      end = max(end, crossStart(index) + sizes[index][environment.mainAxis.cross])
    }
    return end
  }

  /// An item as an element.
  ///
  /// - Parameters:
  ///   - index: The position of the item.
  ///   - identity: Its identity.
  ///   - start: Where the section begins along the main axis.
  ///   - visible: What is visible along the main axis; nil for the natural place.
  /// - Returns: The element, in layout coordinates.
  func element(
    _ index: Int, identity: ElementIdentity, start: CGFloat, visible: ClosedRange<CGFloat>?
  ) -> SolvedElement {
    let item = items[index]
    let natural = naturalStart(index)
    let position =
      visible.map {
        pinnedStart(index, visibleFrom: $0.lowerBound - start, to: $0.upperBound - start)
      } ?? natural
    let estimated = item.layoutSize.estimatedAxes
    var frame = CGRect(slot: sizes[index], insets: item.contentInsets, estimated: estimated)
    let corner = CGPoint(
      environment.mainAxis, along: start + position, across: crossStart(index))
    frame.origin = environment.grid.round(
      CGPoint(x: corner.x + frame.minX, y: corner.y + frame.minY))
    var element = SolvedElement(identity: identity, frame: frame, zIndex: item.zIndex)
    if position != natural { element.zIndex = SolvedElement.pinnedZIndex.adding(item.zIndex) }
    element.estimatedAxes = estimated
    return element
  }
}

extension Int {
  /// The sum, or the nearest number there is.
  func adding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }
}

extension BoundarySpecification {
  /// The part of the axis that the alignment names (B-1).
  fileprivate enum Side {
    case start, middle, end
  }

  fileprivate func side(on axis: LayoutAxis) -> Side {
    switch (alignment, axis) {
    case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical),
      (.leading, .horizontal), (.topLeading, .horizontal), (.bottomLeading, .horizontal):
      .start
    case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical),
      (.trailing, .horizontal), (.topTrailing, .horizontal), (.bottomTrailing, .horizontal):
      .end
    default:
      .middle
    }
  }
}
