// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import LayoutDocuments
import UIKit

/// The frame of the selected element in the window, and its handles: of the first visible instance.
@MainActor
struct SelectionPlaces {
  /// The frame in the window's coordinates; nil where nothing of the selection is visible.
  private(set) var frame: CGRect?
  private(set) var handles: [SelectionHandle] = []

  private let selection: ValuePath
  private let elements: DescribedElements
  private let window: UIWindow

  private var view: UICollectionView { elements.view }
  private var isFromRight: Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  init(of selection: ValuePath, in elements: DescribedElements, _ window: UIWindow) {
    self.selection = selection
    self.elements = elements
    self.window = window
    if let value = elements.value[selection],
      case .string(let kind)? = value.member("kind")?.value.content
    {
      addSupplementaryView(value, kind)
      return
    }
    for index in view.indexPathsForVisibleItems.sorted() {
      guard let instance = elements.instance(ofItem: index),
        let depth = instance.paths.firstIndex(of: selection)
      else { continue }
      if depth == instance.paths.count - 1 {
        addSection(of: instance)
      } else {
        addSubitem(of: instance, depth)
      }
      return
    }
  }

  /// Returns a rectangle of the solver's in the window.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in layout coordinates.
  ///   - shift: The distance from the solver's rectangles to the view's.
  /// - Returns: The rectangle in points of the window.
  private func shown(_ rect: CGRect, _ shift: CGVector) -> CGRect {
    view.convert(elements.mirrored(rect).offsetBy(dx: shift.dx, dy: shift.dy), to: window)
  }

  // MARK: Parts of the layout

  private mutating func addSubitem(of instance: DescribedElements.Instance, _ depth: Int) {
    let placement = instance.placement
    let groups = Array(placement.groups.reversed())
    guard depth <= groups.count else {
      frame = shown(placement.section.frame, instance.shift)
      return
    }
    let (slot, insets) =
      depth == 0
      ? (placement.item.slot, placement.item.contentInsets)
      : (groups[depth - 1].slot, groups[depth - 1].contentInsets)
    let rect = shown(slot, instance.shift)
    frame = rect
    guard let value = elements.value[selection] else { return }
    let name = value.member("group") == nil ? "item" : "group"
    addSizes(of: value, rect, name)
    if let written = value.member("contentInsets")?.value {
      addInsets(written, at: selection.appending("contentInsets"), in: rect, insets, name)
    }
    guard depth > 0 else { return }
    addSpacing(of: groups[depth - 1], value, instance.shift)
  }

  /// The gap between the first two subitems of a group.
  private mutating func addSpacing(
    of group: GroupRecord, _ value: LocatedValue, _ shift: CGVector
  ) {
    guard !group.isCustom, group.subitems.count > 1 else { return }
    let written = value.member("interItemSpacing")?.value
    var path = selection.appending("interItemSpacing")
    var number = 0.0
    if case .number(let points)? = written?.content { number = points }
    if case .number(let points)? = written?.member("flexible")?.value.content {
      number = points
      path = path.appending("flexible")
    }
    addGap(
      "spacing of group", path, number, before: shown(group.subitems[1].slot, shift), group.axis)
  }

  private mutating func addSection(of instance: DescribedElements.Instance) {
    let section = instance.placement.section
    // A section whose groups scroll across stays where it is.
    let shift = section.orthogonalBehavior == .none ? instance.shift : .zero
    frame = shown(section.frame, shift)
    let insets = section.contentInsets + section.referenceInsets
    let path = elements.key("contentInsets", of: selection, section.index)
    addInsets(
      elements.value[path], at: path, in: shown(section.body, shift), insets, "section")
    guard let group = instance.placement.groups.first, section.groupCount > 1 else { return }
    let (axis, spacing) = (section.stackAxis, section.interGroupSpacing)
    let isLast = group.index == section.groupCount - 1
    let distance = isLast ? 0 : group.slot.size[axis] + spacing
    let next = group.slot.offsetBy(
      dx: axis == .horizontal ? distance : 0, dy: axis == .horizontal ? 0 : distance)
    addGap(
      "spacing of groups", elements.key("interGroupSpacing", of: selection, section.index),
      Double(spacing), before: shown(next, instance.shift), axis)
  }

  /// The handle of a space, at the beginning of what follows it.
  private mutating func addGap(
    _ title: String, _ path: ValuePath, _ value: Double, before rect: CGRect, _ axis: LayoutAxis
  ) {
    let isReversed = axis == .horizontal && isFromRight
    handles.append(
      SelectionHandle(
        kind: .gap, title: title, path: path, value: value, valuePerPoint: isReversed ? -1 : 1,
        form: .points, isHorizontal: axis == .horizontal,
        rect: isReversed ? rect.endLine(axis) : rect.startLine(axis)))
  }

  // MARK: Headers and badges

  private mutating func addSupplementaryView(_ value: LocatedValue, _ name: String) {
    for kind in elements.supplementaryKinds where kind.documentKind == name {
      for index in view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted() {
        guard let element = view.supplementaryView(forElementKind: kind, at: index),
          !element.isHidden,
          elements.paths(ofSupplementaryView: kind, at: index).first == selection
        else { continue }
        let rect = view.convert(element.frame, to: window)
        frame = rect
        addSizes(of: value, rect, name)
        if let anchor = value.member("anchor")?.value {
          addOffsets(of: anchor, selection.appending("anchor"), rect, name)
        } else if value.member("alignment") != nil {
          addOffsets(of: value, selection, rect, name)
        }
        return
      }
    }
  }

  /// The handles of an offset: at the edges where those of the size are not.
  private mutating func addOffsets(
    of holder: LocatedValue, _ path: ValuePath, _ rect: CGRect, _ name: String
  ) {
    let isShare = holder.member("fractionalOffset") != nil
    let key = isShare ? "fractionalOffset" : "offset"
    let written = holder.member(key)?.value
    for (index, axis) in [LayoutAxis.horizontal, .vertical].enumerated()
    where !isShare || rect.size[axis] > 0 {
      var number = 0.0
      if let parts = written?.elements, parts.indices.contains(index),
        case .number(let part) = parts[index].content
      {
        number = part
      }
      let isReversed = axis == .horizontal && isFromRight
      let sign = isReversed ? -1.0 : 1
      let word = axis == .horizontal ? "horizontal" : "vertical"
      let whole = path.appending(key)
      handles.append(
        SelectionHandle(
          kind: .anchor, title: "\(word) offset of \(name)",
          path: written == nil ? whole : whole.appending(index), value: number,
          valuePerPoint: isShare ? sign / rect.size[axis] : sign, form: isShare ? .share : .points,
          isHorizontal: axis == .horizontal,
          rect: isReversed ? rect.endLine(axis) : rect.startLine(axis),
          shape: written == nil
            ? .array(index == 0 ? [.null, .number(0)] : [.number(0), .null]) : nil))
    }
  }

  // MARK: Sizes and insets

  private mutating func addSizes(of value: LocatedValue, _ rect: CGRect, _ name: String) {
    for (axis, key) in [(LayoutAxis.horizontal, "width"), (.vertical, "height")] {
      let length = rect.size[axis]
      guard let size = value.member(key)?.value, length > 0 else { continue }
      let isReversed = axis == .horizontal && isFromRight
      let sign = isReversed ? -1.0 : 1
      let edge = isReversed ? rect.startLine(axis) : rect.endLine(axis)
      var path = selection.appending(key)
      let kind = size.members.first?.key
      let isShare = kind?.hasPrefix("fractional") ?? false
      guard let number = size.lengthNumber, !isShare || number != 0 else { continue }
      if let kind { path = path.appending(kind) }
      handles.append(
        SelectionHandle(
          kind: .edge, title: "\(key) of \(name)", path: path, value: number,
          valuePerPoint: isShare ? sign * number / length : sign,
          form: isShare ? .share : .length, isHorizontal: axis == .horizontal, rect: edge,
          siblings: siblings(key, kind)))
    }
  }

  /// The numbers of the same kind that the other items of a group have.
  private func siblings(_ key: String, _ kind: String?) -> [Double] {
    guard case .index(let index)? = selection.components.last, let list = selection.parent,
      let items = elements.value[list]?.elements
    else { return [] }
    let numbers = items.enumerated().compactMap { other, item -> Double? in
      guard other != index, let size = item.member(key)?.value, size.members.first?.key == kind
      else { return nil }
      return size.lengthNumber
    }
    return Set(numbers).sorted()
  }

  /// The handles of insets, at the inner edges of a rectangle.
  ///
  /// - Parameters:
  ///   - written: The insets in the text; nil where there are none.
  ///   - path: Their path.
  ///   - rect: The rectangle in the window.
  ///   - insets: The insets as they were applied.
  ///   - name: The name of what has them.
  private mutating func addInsets(
    _ written: LocatedValue?, at path: ValuePath, in rect: CGRect,
    _ insets: NSDirectionalEdgeInsets, _ name: String
  ) {
    let (left, right) =
      isFromRight ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let inner = CGRect(
      x: rect.minX + left, y: rect.minY + insets.top, width: rect.width - left - right,
      height: rect.height - insets.top - insets.bottom)
    guard inner.width > 0, inner.height > 0 else { return }
    let (leading, trailing) =
      isFromRight
      ? (inner.endLine(.horizontal), inner.startLine(.horizontal))
      : (inner.startLine(.horizontal), inner.endLine(.horizontal))
    let direction = isFromRight ? -1.0 : 1
    let edges: [(key: String, rect: CGRect, sign: Double)] = [
      ("top", inner.startLine(.vertical), 1), ("bottom", inner.endLine(.vertical), -1),
      ("leading", leading, direction), ("trailing", trailing, -direction),
    ]
    for edge in edges {
      var (target, number) = (path, 0.0)
      var shape: JSONValue?
      switch written?.content {
      case .number(let all)?: number = all
      case nil: shape = .object([.init(edge.key, .null)])
      default:
        target = target.appending(edge.key)
        if case .number(let one)? = written?.member(edge.key)?.value.content { number = one }
      }
      handles.append(
        SelectionHandle(
          kind: .inset, title: "\(edge.key) inset of \(name)", path: target, value: number,
          valuePerPoint: edge.sign, form: .points, isHorizontal: edge.rect.width == 0,
          rect: edge.rect, shape: shape))
    }
  }

  var json: JSONValue {
    .record([
      "type": .string("places"), "path": .path(selection),
      "frame": frame.map { .rectangle($0) }, "handles": .array(handles.map(\.json)),
    ])
  }
}

extension LocatedValue {
  /// The number of a length, whatever its kind; nil for a value that is not one.
  fileprivate var lengthNumber: Double? {
    let number = members.first?.value.content ?? content
    guard case .number(let value) = number else { return nil }
    return value
  }
}

/// A part of the selection's frame that is dragged to change a number.
struct SelectionHandle: Hashable {
  /// The property that a handle changes: how the page draws it.
  enum Kind: String, Hashable {
    /// A width or a height, at an outer edge.
    case edge
    /// An inset, at an inner edge.
    case inset
    /// The space between two items, groups or lines.
    case gap
    /// The offset of a badge, a header or a footer.
    case anchor
  }

  let kind: Kind
  /// The words for those who do not see it, such as "width of item".
  let title: String
  let path: ValuePath
  /// The number, or what stands for it where none is written yet.
  let value: Double
  /// The change of the number for each point that the handle is moved to the right or down.
  let valuePerPoint: Double
  let form: NumberForm
  let isHorizontal: Bool
  /// The handle in the window's coordinates, as thick as nothing.
  let rect: CGRect
  /// The value to set, with null in place of the number; nil where the number is the value.
  var shape: JSONValue?
  /// The numbers of siblings, to which the handle snaps.
  var siblings: [Double] = []

  var json: JSONValue {
    .record([
      "kind": .string(kind.rawValue), "title": .string(title), "path": .path(path),
      "value": .number(value), "valuePerPoint": .number(valuePerPoint),
      "unit": .string(form.unit.rawValue), "step": .number(form.step),
      "least": .number(form.range.lowerBound), "most": .number(form.range.upperBound),
      "isHorizontal": .boolean(isHorizontal), "rect": .rectangle(rect), "shape": shape,
      "siblings": siblings.isEmpty ? nil : .array(siblings.map { .number($0) }),
    ])
  }
}

extension JSONValue {
  /// A rectangle as x, y, width and height, in hundredths of points.
  static func rectangle(_ rect: CGRect) -> JSONValue {
    .array(
      [rect.minX, rect.minY, rect.width, rect.height].map {
        .number(($0 * 100).rounded() / 100)
      })
  }
}

extension CGRect {
  /// Returns the line at the beginning of the rectangle along an axis.
  func startLine(_ axis: LayoutAxis) -> CGRect {
    axis == .horizontal
      ? CGRect(x: minX, y: minY, width: 0, height: height)
      : CGRect(x: minX, y: minY, width: width, height: 0)
  }

  func endLine(_ axis: LayoutAxis) -> CGRect {
    axis == .horizontal
      ? CGRect(x: maxX, y: minY, width: 0, height: height)
      : CGRect(x: minX, y: maxY, width: width, height: 0)
  }
}
