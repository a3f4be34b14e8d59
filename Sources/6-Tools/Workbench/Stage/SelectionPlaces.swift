// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import LayoutDocuments
import UIKit

/// The frame of what is selected in the window, and the handles that change it: of the first visible
/// instance.
@MainActor
struct SelectionPlaces {
  /// A part of the frame that is dragged to change a value.
  struct Handle: Hashable {
    /// The words for those who do not see it, such as "width of item".
    let title: String
    /// The path of the number.
    let path: ValuePath
    /// The value to set in place of a number where none is written yet, or a key is in its way.
    let value: Double
    /// The change of the value for each point that the handle is moved to the right or down.
    let valuePerPoint: Double
    let form: NumberForm
    let isHorizontal: Bool
    /// The handle in the window's coordinates, as thick as nothing.
    let rect: CGRect
  }

  /// The frame in the window's coordinates; nil where nothing of the selection is visible.
  private(set) var frame: CGRect?
  private(set) var handles: [Handle] = []

  init(of selection: ValuePath, in elements: DescribedElements, _ window: UIWindow) {
    let view = elements.view
    for index in view.indexPathsForVisibleItems.sorted() {
      guard let instance = elements.instance(ofItem: index),
        let depth = instance.paths.firstIndex(of: selection)
      else { continue }
      let slots = [instance.placement.item.slot] + instance.placement.groups.reversed().map(\.slot)
      let insets =
        [instance.placement.item.contentInsets]
        + instance.placement.groups.reversed().map(\.contentInsets)
      let isSection = depth == instance.paths.count - 1
      let rect = isSection || depth >= slots.count ? instance.placement.section.frame : slots[depth]
      let placed = elements.mirrored(rect).offsetBy(dx: instance.shift.dx, dy: instance.shift.dy)
      let shown = view.convert(placed, to: window)
      frame = shown
      if !isSection, depth < slots.count, let value = elements.value[selection] {
        let isFromRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        addSizes(value, selection, shown, isFromRight: isFromRight)
        addInsets(value, selection, shown, insets[depth], isFromRight: isFromRight)
      }
      return
    }
  }

  private mutating func addSizes(
    _ value: LocatedValue, _ path: ValuePath, _ rect: CGRect, isFromRight: Bool
  ) {
    let name = value.member("group") == nil ? "item" : "group"
    let edges = [
      (
        "width", true, rect.width,
        CGRect(x: isFromRight ? rect.minX : rect.maxX, y: rect.minY, width: 0, height: rect.height)
      ),
      (
        "height", false, rect.height,
        CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: 0)
      ),
    ]
    for (key, isHorizontal, length, edge) in edges {
      guard let size = value.member(key)?.value, length > 0 else { continue }
      let sign = isHorizontal && isFromRight ? -1.0 : 1
      if case .number(let points) = size.content {
        handles.append(
          Handle(
            title: "\(key) of \(name)", path: path.appending(key), value: points,
            valuePerPoint: sign, form: .length, isHorizontal: isHorizontal, rect: edge))
      } else if let member = size.members.first, case .number(let number) = member.value.content,
        number != 0
      {
        let isShare = member.key.hasPrefix("fractional")
        handles.append(
          Handle(
            title: "\(key) of \(name)", path: path.appending(key).appending(member.key),
            value: number, valuePerPoint: isShare ? sign * number / length : sign,
            form: isShare ? .share : .length, isHorizontal: isHorizontal, rect: edge))
      }
    }
  }

  private mutating func addInsets(
    _ value: LocatedValue, _ path: ValuePath, _ rect: CGRect, _ insets: NSDirectionalEdgeInsets,
    isFromRight: Bool
  ) {
    guard let written = value.member("contentInsets")?.value else { return }
    let (left, right) =
      isFromRight ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let inner = CGRect(
      x: rect.minX + left, y: rect.minY + insets.top, width: rect.width - left - right,
      height: rect.height - insets.top - insets.bottom)
    guard inner.width > 0, inner.height > 0 else { return }
    let leading = CGRect(x: inner.minX, y: inner.minY, width: 0, height: inner.height)
    let trailing = CGRect(x: inner.maxX, y: inner.minY, width: 0, height: inner.height)
    let edges: [(key: String, rect: CGRect, sign: Double)] = [
      ("top", CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 0), 1),
      ("bottom", CGRect(x: inner.minX, y: inner.maxY, width: inner.width, height: 0), -1),
      ("leading", isFromRight ? trailing : leading, isFromRight ? -1 : 1),
      ("trailing", isFromRight ? leading : trailing, isFromRight ? 1 : -1),
    ]
    let name = value.member("group") == nil ? "item" : "group"
    for edge in edges {
      var target = path.appending("contentInsets")
      var number = 0.0
      switch written.content {
      case .number(let all): number = all
      default:
        target = target.appending(edge.key)
        if case .number(let one)? = written.member(edge.key)?.value.content { number = one }
      }
      handles.append(
        Handle(
          title: "\(edge.key) inset of \(name)", path: target, value: number,
          valuePerPoint: edge.sign, form: .points, isHorizontal: edge.rect.width == 0,
          rect: edge.rect))
    }
  }

  /// The places as a reply.
  func json(of selection: ValuePath) -> JSONValue {
    .record([
      "type": .string("places"), "path": .path(selection), "frame": frame.map(Self.numbers),
      "handles": .array(
        handles.map { handle in
          .record([
            "title": .string(handle.title), "path": .path(handle.path),
            "value": .number(handle.value), "valuePerPoint": .number(handle.valuePerPoint),
            "unit": .string(handle.form.unit.rawValue), "step": .number(handle.form.step),
            "least": .number(handle.form.range.lowerBound),
            "most": .number(handle.form.range.upperBound),
            "isHorizontal": .boolean(handle.isHorizontal), "rect": Self.numbers(handle.rect),
          ])
        }),
    ])
  }

  private static func numbers(_ rect: CGRect) -> JSONValue {
    .array(
      [rect.minX, rect.minY, rect.width, rect.height].map {
        .number(($0 * 100).rounded() / 100)
      })
  }
}
