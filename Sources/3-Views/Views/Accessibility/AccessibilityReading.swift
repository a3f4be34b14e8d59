// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// An accessible element as a screen reader comes to it.
package struct ReadElement {
  /// The view or the element without a view; of a part, the view that it is a part of.
  package var responder: UIResponder
  /// Whether it is a part of a view that draws several elements.
  package var isPart = false
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: UIAccessibilityTraits
  /// The names of the actions that are offered beside the element's own.
  package var actions: [String] = []
  /// The part that can be seen, in the coordinates of the view that is read.
  package var frame: CGRect

  /// The words of a screen reader: the state, the name, the value, the kind, the hint.
  package var words: String {
    var parts: [String] = []
    if traits.contains(.selected) { parts.append("selected") }
    parts += [label ?? "", spokenValue ?? ""].filter { !$0.isEmpty }
    if traits.contains(.button) {
      parts.append(traits.contains(.toggleButton) ? "switch button" : "button")
    }
    parts += Self.kinds.filter { traits.contains($0.trait) }.map(\.word)
    if traits.contains(.notEnabled) { parts.append("dimmed") }
    if let hint, !hint.isEmpty { parts.append("“\(hint)”") }
    if !actions.isEmpty { parts.append("actions: \(actions.joined(separator: ", "))") }
    return parts.isEmpty ? "no label" : parts.joined(separator: ", ")
  }

  /// A switch says "on" and "off", and not its number.
  private var spokenValue: String? {
    guard traits.contains(.toggleButton) else { return value }
    return value == "1" ? "on" : value == "0" ? "off" : value
  }

  private static let kinds: [(trait: UIAccessibilityTraits, word: String)] = [
    (.link, "link"), (.header, "heading"), (.image, "image"), (.searchField, "search field"),
    (.textEntry, "text field"),
    (.adjustable, "adjustable"), (.tabBar, "tab bar"), (.keyboardKey, "key"),
  ]
}

extension UIAccessibilityTraits {
  /// A field for text; UIKit's value, which has no public name.
  package static let textEntry = Self(rawValue: 1 << 18)
}

/// A part of a view that draws several elements without a view for each.
package struct AccessibilityPart {
  package var label: String?
  package var value: String?
  package var traits: UIAccessibilityTraits
  /// The frame in the view's coordinates, in points.
  package var frame: CGRect

  package init(
    label: String?, value: String?, traits: UIAccessibilityTraits, frame: CGRect
  ) {
    self.label = label
    self.value = value
    self.traits = traits
    self.frame = frame
  }
}

/// A view of several elements that are no views.
@MainActor
package protocol AccessibilityParts: UIView {
  var accessibilityParts: [AccessibilityPart] { get }
}

/// A view whose contents are in sections, as those of collection views are.
@MainActor
package protocol AccessibilitySections: UIView {
  /// The section that a subview belongs to; nil for none. What is of one section is read together.
  func accessibilitySection(of view: UIView) -> Int?
}

/// A view whose contents are read before what stands beside them, such as cells and bars.
@MainActor
package protocol AccessibilityGrouping: UIView {}

extension UIView {
  /// Returns the accessible elements inside that can be seen, in reading order.
  ///
  /// A view that is an element hides what is inside. Elsewhere ``accessibilityElements`` say the
  /// order; without them, elements are read in rows from the top, each row in the direction of the
  /// language, and what groups its contents stays together (our own rule: VoiceOver's is not
  /// published). O(views · log views), and in lists of one column O(views²).
  package func readAccessibility() -> [ReadElement] {
    layoutIfNeeded()
    return AccessibilityReader(root: self).read(self, in: bounds).flatMap(\.elements)
  }
}

@MainActor
private final class AccessibilityReader {
  let root: UIView
  /// The responders that are being read, each inside of the one before: lists may name one of them.
  private var path: Set<ObjectIdentifier> = []

  init(root: UIView) { self.root = root }

  /// Elements that stay together, with the rectangle around them.
  struct Group {
    var elements: [ReadElement]
    var frame: CGRect

    init(_ elements: [ReadElement]) {
      self.elements = elements
      frame = elements.dropFirst().reduce(elements.first?.frame ?? .null) { $0.union($1.frame) }
    }
  }

  /// Reads a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - clip: What of it can be seen, in the root's coordinates.
  /// - Returns: Groups in reading order.
  func read(_ view: UIView, in clip: CGRect) -> [Group] {
    guard view.isRead else { return [] }
    let frame = root.convert(view.bounds, from: view)
    let clip = view.clipsToBounds ? clip.intersection(frame) : clip
    guard !clip.isEmpty, path.insert(ObjectIdentifier(view)).inserted else { return [] }
    defer { path.remove(ObjectIdentifier(view)) }
    let groups =
      view.isAccessibilityElement ? readElement(view, in: clip) : readContents(of: view, in: clip)
    guard view is any AccessibilityGrouping || view.shouldGroupAccessibilityChildren else {
      return groups
    }
    let elements = groups.flatMap(\.elements)
    return elements.isEmpty ? [] : [Group(elements)]
  }

  private func readElement(_ view: UIView, in clip: CGRect) -> [Group] {
    guard let element = element(view, in: clip) else { return [] }
    guard view.accessibilityValues?.isElement == nil, view.ownAccessibility?.showsControls == true
    else { return [Group([element])] }
    // The cell comes first, then the controls in it.
    return [Group([element])]
      + controls(in: view).flatMap { read($0, in: clip) }.sortedForReading(isMirrored: isMirrored)
  }

  private func controls(in view: UIView) -> [UIView] {
    view.subviews.flatMap { child -> [UIView] in
      guard child.isRead else { return [] }
      return child is UIControl ? [child] : controls(in: child)
    }
  }

  private func readContents(of view: UIView, in clip: CGRect) -> [Group] {
    if let elements = view.accessibilityElements {
      return elements.flatMap { read($0, of: view, in: clip) }
    }
    if let parts = (view as? any AccessibilityParts)?.accessibilityParts {
      let elements = parts.compactMap { part -> ReadElement? in
        let frame = root.convert(part.frame, from: view).intersection(clip)
        guard !frame.isEmpty else { return nil }
        return ReadElement(
          responder: view, isPart: true, label: part.label, value: part.value, traits: part.traits,
          frame: frame)
      }
      return elements.isEmpty ? [] : [Group(elements)]
    }
    var views = view.childrenInDrawingOrder
    if let modal = views.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      views = [modal]
    }
    guard let sections = view as? any AccessibilitySections else {
      return views.flatMap { read($0, in: clip) }.sortedForReading(isMirrored: isMirrored)
    }
    let bySection = Dictionary(grouping: views) { sections.accessibilitySection(of: $0) ?? -1 }
    let groups = bySection.sorted { $0.key < $1.key }.flatMap { section, views -> [Group] in
      let groups = views.flatMap { read($0, in: clip) }.sortedForReading(isMirrored: isMirrored)
      return section < 0 || groups.isEmpty ? groups : [Group(groups.flatMap(\.elements))]
    }
    return groups.sortedForReading(isMirrored: isMirrored)
  }

  /// Reads what a container names: a view, an element without a view, or another object.
  private func read(_ object: Any, of container: UIResponder, in clip: CGRect) -> [Group] {
    if let view = object as? UIView { return read(view, in: clip) }
    guard let responder = object as? UIResponder else {
      return (object as? NSObject).map { read(other: $0, of: container, in: clip) } ?? []
    }
    guard !responder.accessibilityElementsHidden else { return [] }
    if responder.isAccessibilityElement {
      return element(responder, in: clip).map { [Group([$0])] } ?? []
    }
    guard path.insert(ObjectIdentifier(responder)).inserted else { return [] }
    defer { path.remove(ObjectIdentifier(responder)) }
    return (responder.accessibilityElements ?? []).flatMap { read($0, of: responder, in: clip) }
  }

  /// Reads an object that is no responder, as a part of its container.
  private func read(
    other object: NSObject, of container: UIResponder, in clip: CGRect
  ) -> [Group] {
    guard !object.accessibilityElementsHidden,
      path.insert(ObjectIdentifier(object)).inserted
    else { return [] }
    defer { path.remove(ObjectIdentifier(object)) }
    guard object.isAccessibilityElement else {
      return (object.accessibilityElements ?? []).flatMap { read($0, of: container, in: clip) }
    }
    let visible = root.convert(object.accessibilityFrame, from: nil).intersection(clip)
    guard !visible.isEmpty else { return [] }
    let element = ReadElement(
      responder: container, isPart: true, label: object.accessibilityLabel,
      value: object.accessibilityValue, hint: object.accessibilityHint,
      traits: object.accessibilityTraits,
      actions: object.accessibilityCustomActions?.map(\.name) ?? [], frame: visible)
    return [Group([element])]
  }

  /// The element of a responder; nil if nothing of it can be seen.
  private func element(_ responder: UIResponder, in clip: CGRect) -> ReadElement? {
    let visible = root.convert(responder.accessibilityFrame, from: nil).intersection(clip)
    guard !visible.isEmpty else { return nil }
    return ReadElement(
      responder: responder, label: responder.accessibilityLabel,
      value: responder.accessibilityValue,
      hint: responder.accessibilityHint, traits: responder.accessibilityTraits,
      actions: responder.accessibilityCustomActions?.map(\.name) ?? [], frame: visible)
  }

  private var isMirrored: Bool { root.traitCollection.layoutDirection == .rightToLeft }
}

extension [AccessibilityReader.Group] {
  /// Returns the groups in rows from the top, each in the direction of the language. Those are in one
  /// row of which half or more is beside its first one.
  fileprivate func sortedForReading(isMirrored: Bool) -> Self {
    guard count > 1 else { return self }
    // Stable: what lies over another is read after it.
    var rest = enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var result: Self = []
    while let first = rest.first?.frame {
      let row = rest.filter { $0.frame.isBeside(first) }
      rest.removeAll { $0.frame.isBeside(first) }
      result += row.enumerated().sorted {
        let (one, two) = ($0.element.frame, $1.element.frame)
        let (x, y) = isMirrored ? (-one.maxX, -two.maxX) : (one.minX, two.minX)
        return (x, $0.offset) < (y, $1.offset)
      }.map(\.element)
    }
    return result
  }
}

extension CGRect {
  /// Whether half of the height, or of the other's if that is less, is beside the other.
  fileprivate func isBeside(_ other: Self) -> Bool {
    (min(maxY, other.maxY) - max(minY, other.minY)) * 2 >= min(height, other.height)
  }
}
