// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The numbers of popovers, in points, and their fill. [design: those that one sees on iOS 17]
enum PopoverMetrics {
  static let cornerRadius: CGFloat = 13
  static let arrowHeight: CGFloat = 13
  static let arrowBase: CGFloat = 26
  /// The distance from the edges of the container, unless a client says another.
  static let margin: CGFloat = 10
  /// The size of contents that ask for none.
  static let size = CGSize(width: 320, height: 480)
  /// The width of an action sheet in a popover. LK-181
  static let alertWidth = ByDesign<CGFloat>(304, 288)
  /// The fill behind contents without one: of glass as a plain colour, in light; nobody measured it in the dark.
  /// LK-201, LK-305
  static let fill = ByDesign(
    UIColor.systemBackground,
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor.systemBackground.resolvedColor(with: traits) : UIColor(white: 252 / 255, alpha: 1)
    })
  static let shadowRadius: CGFloat = 20
  static let shadowOpacity: Float = 0.2
}

/// The place of a popover beside what it points at: a pure function of rectangles.
struct PopoverLayout: Equatable {
  /// The direction in which the arrow points; `unknown` if it points nowhere.
  let direction: UIPopoverArrowDirection
  /// The frame of the body, without the arrow.
  let body: CGRect
  /// The middle of the arrow's base, at the body's edge.
  let arrow: CGPoint

  /// The body and the arrow together.
  var frame: CGRect {
    let height = PopoverMetrics.arrowHeight
    return switch direction {
    case .up:
      CGRect(x: body.minX, y: body.minY - height, width: body.width, height: body.height + height)
    case .down: CGRect(x: body.minX, y: body.minY, width: body.width, height: body.height + height)
    case .left:
      CGRect(x: body.minX - height, y: body.minY, width: body.width + height, height: body.height)
    case .right: CGRect(x: body.minX, y: body.minY, width: body.width + height, height: body.height)
    default: body
    }
  }

  /// Places a popover: on the first of the permitted sides where it fits, the lower one first, else on
  /// the one where most of it does, as large as there is space for.
  ///
  /// - Parameters:
  ///   - size: The size of its contents.
  ///   - source: What it points at.
  ///   - space: Where it may be.
  ///   - directions: The directions in which its arrow may point; without any it covers the source.
  init(
    _ size: CGSize, at source: CGRect, in space: CGRect, _ directions: UIPopoverArrowDirection
  ) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let permitted = order.filter(directions.contains)
    let rooms = permitted.map { (direction: $0, room: Self.space($0, at: source, in: space)) }
    func area(_ room: CGRect) -> CGFloat {
      min(room.width, size.width) * min(room.height, size.height)
    }
    let fitting = rooms.first { $0.room.width >= size.width && $0.room.height >= size.height }
    let largest = rooms.max { area($0.room) < area($1.room) }
    guard let (direction, room) = fitting ?? largest else {
      self.direction = .unknown
      let size = CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
      body = Self.body(size, around: CGPoint(x: source.midX, y: source.midY), in: space)
      arrow = CGPoint(x: body.midX, y: body.midY)
      return
    }
    self.direction = direction
    let fitted = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let middle =
      switch direction {
      case .up: CGPoint(x: source.midX, y: room.minY + fitted.height / 2)
      case .down: CGPoint(x: source.midX, y: room.maxY - fitted.height / 2)
      case .left: CGPoint(x: room.minX + fitted.width / 2, y: source.midY)
      default: CGPoint(x: room.maxX - fitted.width / 2, y: source.midY)
      }
    body = Self.body(fitted, around: middle, in: room)
    let least = PopoverMetrics.cornerRadius + PopoverMetrics.arrowBase / 2
    arrow =
      switch direction {
      case .up, .down:
        CGPoint(
          x: Self.clamp(source.midX, body.minX + least, body.maxX - least),
          y: direction == .up ? body.minY : body.maxY)
      default:
        CGPoint(
          x: direction == .left ? body.minX : body.maxX,
          y: Self.clamp(source.midY, body.minY + least, body.maxY - least))
      }
  }

  /// The space on one side of the source: the arrow points back at it.
  private static func space(
    _ direction: UIPopoverArrowDirection, at source: CGRect, in space: CGRect
  ) -> CGRect {
    let height = PopoverMetrics.arrowHeight
    var (minX, minY, maxX, maxY) = (space.minX, space.minY, space.maxX, space.maxY)
    switch direction {
    case .up: minY = clamp(source.maxY + height, minY, maxY)
    case .down: maxY = clamp(source.minY - height, minY, maxY)
    case .left: minX = clamp(source.maxX + height, minX, maxX)
    default: maxX = clamp(source.minX - height, minX, maxX)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  private static func body(_ size: CGSize, around middle: CGPoint, in space: CGRect) -> CGRect {
    CGRect(
      x: clamp((middle.x - size.width / 2).rounded(), space.minX, space.maxX - size.width),
      y: clamp((middle.y - size.height / 2).rounded(), space.minY, space.maxY - size.height),
      width: size.width, height: size.height)
  }

  /// The value in a range; its lower bound if the range is empty.
  private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(low, min(value, high))
  }
}
