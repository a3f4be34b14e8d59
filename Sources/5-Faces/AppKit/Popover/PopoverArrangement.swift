// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The place of a popover beside what it points at (appkit rule MP-5): a pure function of rectangles, in
/// which y runs down.
struct PopoverArrangement: Equatable {
  /// The side on which the popover is, seen from what it points at.
  enum Side: CaseIterable {
    case below, above, right, left

    var opposite: Side {
      switch self {
      case .below: .above
      case .above: .below
      case .right: .left
      case .left: .right
      }
    }

    var isVertical: Bool { self == .below || self == .above }
  }

  static let cornerRadius: CGFloat = 10
  static let arrowHeight: CGFloat = 12
  static let arrowBase: CGFloat = 24

  let side: Side
  /// The rectangle of the contents.
  let body: CGRect
  /// The middle of the arrow's base, at the body's edge.
  let arrow: CGPoint

  /// Places a popover: on the preferred side if it fits there, else on the opposite one, else on the first
  /// of the others where it fits, and if it fits nowhere on the preferred side. Along the side it is about
  /// the middle of the anchor, moved as little as keeps it in the space.
  ///
  /// - Parameters:
  ///   - size: The size of the contents.
  ///   - anchor: What it points at.
  ///   - space: Where it may be; it begins there also if it is larger.
  ///   - preferred: The side.
  init(_ size: CGSize, at anchor: CGRect, in space: CGRect, preferring preferred: Side) {
    let others = Side.allCases.filter { $0 != preferred && $0 != preferred.opposite }
    let order = [preferred, preferred.opposite] + others
    let side = order.first { Self.fits(size, on: $0, of: anchor, in: space) } ?? preferred
    let height = Self.arrowHeight
    let body =
      switch side {
      case .below, .above:
        CGRect(
          x: Self.moved(anchor.midX - size.width / 2, size.width, space.minX, space.maxX),
          y: side == .below ? anchor.maxY + height : anchor.minY - height - size.height,
          width: size.width, height: size.height)
      case .right, .left:
        CGRect(
          x: side == .right ? anchor.maxX + height : anchor.minX - height - size.width,
          y: Self.moved(anchor.midY - size.height / 2, size.height, space.minY, space.maxY),
          width: size.width, height: size.height)
      }
    let least = Self.cornerRadius + Self.arrowBase / 2
    func along(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low + least > high - least
        ? (low + high) / 2 : max(low + least, min(middle, high - least))
    }
    self.side = side
    self.body = body
    arrow =
      switch side {
      case .below: CGPoint(x: along(anchor.midX, body.minX, body.maxX), y: body.minY)
      case .above: CGPoint(x: along(anchor.midX, body.minX, body.maxX), y: body.maxY)
      case .right: CGPoint(x: body.minX, y: along(anchor.midY, body.minY, body.maxY))
      case .left: CGPoint(x: body.maxX, y: along(anchor.midY, body.minY, body.maxY))
      }
  }

  /// The body and the arrow together.
  var frame: CGRect {
    let height = Self.arrowHeight
    return switch side {
    case .below:
      CGRect(x: body.minX, y: body.minY - height, width: body.width, height: body.height + height)
    case .above: CGRect(x: body.minX, y: body.minY, width: body.width, height: body.height + height)
    case .right:
      CGRect(x: body.minX - height, y: body.minY, width: body.width + height, height: body.height)
    case .left: CGRect(x: body.minX, y: body.minY, width: body.width + height, height: body.height)
    }
  }

  private static func fits(
    _ size: CGSize, on side: Side, of anchor: CGRect, in space: CGRect
  ) -> Bool {
    let room =
      switch side {
      case .below: space.maxY - anchor.maxY
      case .above: anchor.minY - space.minY
      case .right: space.maxX - anchor.maxX
      case .left: anchor.minX - space.minX
      }
    return side.isVertical
      ? size.height + arrowHeight <= room && size.width <= space.width
      : size.width + arrowHeight <= room && size.height <= space.height
  }

  private static func moved(
    _ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> CGFloat {
    max(low, min(start.rounded(), high - length))
  }
}
