// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// Looks for what breaks in the views on screen: constraints that contradict each other or leave a
  /// height open, and texts without space for a line. Nothing is laid out for it.
  ///
  /// - Parameter host: The engine's host.
  /// - Returns: Of each kind the first finding, in drawing order.
  /// - Complexity: O(views on screen), and that of solving the constraints in each element.
  package func contentFindings(of host: any ExplanationHost) -> [LayoutFinding] {
    guard !host.isUpdating, !isLayoutInvalid else { return [] }
    var found: [LayoutFinding] = []
    forEachDrawnElement { key, view, _ in
      guard view.presentationAlpha > 0, view.animationProgress == nil,
        let element = inspectedElement(key), element.view.node === view
      else { return }
      let place =
        key.category == .cell
        ? "section \(key.section), \(host.words.item) \(key.index)"
        : "section \(key.section), \"\(key.kind ?? "")\""
      for fault in ContentFault.faults(in: element, of: host)
      where !found.contains(where: { $0.kind == fault.kind }) {
        found.append(
          LayoutFinding(
            fault.kind, place, in: host.viewportSize, fault.reason, repair: fault.repair))
      }
    }
    return found
  }
}

/// Something that breaks in the view of an element.
@MainActor
struct ContentFault {
  var kind: LayoutFinding.Kind
  var reason: String
  var repair: String

  /// Returns what breaks in the view of an element.
  static func faults(
    in element: InspectedElement, of host: any ExplanationHost
  ) -> [ContentFault] {
    let view = element.view.node
    return [
      heightLeftOpen(in: element, of: host), contradiction(in: view, of: host),
      cutText(in: view),
    ].compactMap(\.self)
  }

  /// Contents that hang from the top of a view which they are to make as high as they are.
  static func heightLeftOpen(
    in element: InspectedElement, of host: any ExplanationHost
  ) -> ContentFault? {
    let view = element.view.node
    guard element.attributes.state.sizing.axes?.contains(.height) ?? false,
      let container = ([view] + view.subviews).first(where: \.hangsFromTopAlone)
    else { return nil }
    return ContentFault(
      kind: .heightLeftOpen,
      reason: """
        nothing ties the contents of the \(host.typeName(of: container)) to its bottom: they do not \
        decide its height
        """, repair: "constrain the lowest view to the bottom as well")
  }

  /// Constraints that cannot hold together in the size that the view has.
  static func contradiction(
    in view: UIView, of host: any ExplanationHost
  ) -> ContentFault? {
    guard let broken = view.brokenConstraints.first(where: \.isFarFromMet) else { return nil }
    return ContentFault(
      kind: .conflictingConstraints,
      reason: """
        the constraints in the \(host.typeName(of: view)), which is \
        \(view.bounds.size.compactDescription), contradict each other: \
        \(broken.equation) is broken
        """,
      repair: """
        let the contents decide the size, remove one of the constraints, or give one a priority below \
        1000
        """)
  }

  /// A text with less space than the letters of one line need.
  private static func cutText(in view: UIView) -> ContentFault? {
    guard let (letters, shown) = view.cutText(in: view) else { return nil }
    let needed = (view.bounds.height + letters - shown).rounded(.up)
    return ContentFault(
      kind: .textCutOff,
      reason: """
        the letters of its text are \(letters.compactDescription) points high, and \
        \(shown.compactDescription) of them are visible
        """, repair: "a height of at least \(needed.compactDescription), or an estimated one")
  }
}

extension NSLayoutConstraint {
  /// Whether a length of a point or more is missing; false where only the line below a row is in the way, which
  /// it makes space for.
  fileprivate var isFarFromMet: Bool {
    guard let view = firstItem as? UIView, secondItem == nil, relation == .equal else {
      return true
    }
    let length = firstAttribute == .width ? view.bounds.width : view.bounds.height
    return (length - constant).magnitude >= 1
  }
}

extension UIView {
  /// The height of the letters, from the capitals' to the lowest, of the first text with less space for a line
  /// inside a view, and that space; nil if there is none.
  fileprivate func cutText(in container: UIView) -> (letters: CGFloat, shown: CGFloat)? {
    guard !isHidden, presentationAlpha > 0 else { return nil }
    if let label = self as? UILabel {
      let text = label.text ?? ""
      guard !text.allSatisfy(\.isWhitespace), label.bounds.width > 1 else { return nil }
      let letters = label.font.capHeight + label.font.descender.magnitude
      let shown = container.convert(label.bounds, from: label).intersection(container.bounds)
      let height = shown.isNull ? 0 : shown.height
      return height < letters - 1 ? (letters, height) : nil
    }
    for child in subviews {
      if let found = child.cutText(in: container) { return found }
    }
    return nil
  }

  /// Whether constraints tie its contents to its top, and none to its bottom, its middle or its height.
  fileprivate var hangsFromTopAlone: Bool {
    let own = constraints.flatMap { constraint in
      [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ].filter { item, _ in item === self || (item as? UILayoutGuide)?.owningView === self }
        .map(\.1)
    }
    guard own.contains(where: { $0 == .top || $0 == .topMargin }) else { return false }
    return !own.contains { attribute in
      [.bottom, .bottomMargin, .height, .centerY, .centerYWithinMargins].contains(attribute)
    }
  }
}
