// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
package import CollectionEngine
package import CollectionLayout
package import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// Says why an element is where it is, or why it is not seen. Nothing is laid out for it.
  ///
  /// - Complexity: That of a question to the layout about one element, and O(visible elements).
  package func explanation(
    of element: LayoutTrace.Element, in host: any ExplanationHost
  ) -> ElementExplanation {
    let path = element.indexPath
    guard (1...2).contains(path.count) else {
      return ElementExplanation(
        element: element, frame: nil,
        reasons: [
          ElementExplanation.Reason(
            .obstacle(.notInData), "not in the data",
            "an index path of \(path.count) numbers does not identify an element",
            remedy: "use IndexPath(item:section:)")
        ])
    }
    let isPresentedElsewhere =
      element.category == .cell && path.count == 2 && !host.isUpdating
    let key = ElementIdentity(
      category: element.category, kind: element.kind,
      indexPath: isPresentedElsewhere ? presentedPath(ofClient: path).indexPath : path)
    return ElementExplainer(engine: self, host: host, key: key, element: element).explanation
  }
}

@MainActor
struct ElementExplainer {
  typealias Reason = ElementExplanation.Reason

  let engine: CollectionEngine
  let host: any ExplanationHost
  let key: ElementIdentity
  let element: LayoutTrace.Element

  var layout: any EngineLayout { engine.layout }
  var words: ExplanationWords { host.explanationWords }

  /// Whether the layout can be asked: it is prepared, and knows the data.
  private var canAskLayout: Bool {
    !host.isUpdating && host.hasData && !engine.isLayoutInvalid
  }

  var explanation: ElementExplanation {
    let attributes = canAskLayout ? layout.element(key) : nil
    let onScreen = engine.inspectedElement(key)
    let sums = canAskLayout ? sums(of: key) : nil
    let shown =
      onScreen.map { engine.presentationFrame(of: $0.view.node) } ?? attributes.map(frameInContents)
    var reasons = obstacle(attributes, onScreen, sums).map { [$0] } ?? []
    if let attributes {
      if reasons.isEmpty, let shown, let cut = cut(attributes, at: shown) { reasons.append(cut) }
      reasons += layout.solved.findings(about: sums?.reasons ?? [], of: key).map(Reason.init)
      reasons += sums?.reasons ?? [given(attributes)]
      if sums?.isMeasured ?? true { reasons += measurements(onScreen) }
      reasons += openConstraints(onScreen)
      reasons += movements(attributes, onScreen, solved: sums?.frame)
    }
    return ElementExplanation(element: element, frame: shown, reasons: reasons)
  }

  /// Returns what says where an element comes from; nil for what only its attributes say.
  func sums(of key: ElementIdentity) -> ElementSums? {
    host.sums(of: key) ?? layout.solved.sums(of: key)
  }

  /// All that is known of an element of a layout of the client's own.
  private func given(_ attributes: any ElementAttributes) -> Reason {
    Reason(
      .element, "frame",
      "\(attributes.frame.frameDescription), as \(type(of: layout)) says in its attributes")
  }

  // MARK: Places

  /// Returns the frame of an element in the layout, in content coordinates: scrolled with its
  /// section, and mirrored.
  func frameInContents(_ attributes: any ElementAttributes) -> CGRect {
    var frame = attributes.frame
    if let scrolled = orthogonalShift(of: attributes) {
      frame = frame.offsetBy(dx: -scrolled.shift.x, dy: -scrolled.shift.y)
    }
    return engine.mirrored(frame)
  }

  /// The scroll area that an element moves with, and how far; nil if it moves with none.
  func orthogonalShift(
    of attributes: any ElementAttributes
  ) -> (area: OrthogonalScrollArea, shift: CGPoint)? {
    guard attributes.state.isInScrollArea,
      let area = engine.scrollArea(forSection: key.indexPath.section)
    else { return nil }
    let offset = engine.orthogonalOffset(forSection: key.indexPath.section)
    return (area, CGPoint(area.axis, along: offset, across: 0))
  }
}

extension CGFloat {
  /// A coordinate as the sum of lengths on the way to it: `16 = 10 (section insets) + 6 (…)`.
  ///
  /// - Parameter terms: The lengths, each with its name; those of nothing are left out.
  /// - Returns: The sum as text, and how the coordinate was rounded.
  package func description(asSumOf terms: [(length: CGFloat, name: String)]) -> String {
    let terms = terms.filter { $0.length.magnitude > 1e-6 }
    let total = terms.reduce(0) { $0 + $1.length }
    let text =
      terms.isEmpty
      ? "the start of the container"
      : terms.map { "\($0.length.compactDescription) (\($0.name))" }.joined(separator: " + ")
    let rounding =
      (total - self).magnitude > 0.005 ? " = \(total.compactDescription), rounded to the pixel" : ""
    return "\(compactDescription) = \(text)\(rounding)"
  }
}

/// The solver's explanation of an element: its frame, and the sums behind it.
package struct ElementSums {
  /// The frame in layout coordinates, pinned as it is now.
  var frame: CGRect
  var reasons: [ElementExplanation.Reason]
  /// Whether its view may have been asked for its size.
  var isMeasured = true

  package init(frame: CGRect, reasons: [ElementExplanation.Reason], isMeasured: Bool = true) {
    self.frame = frame
    self.reasons = reasons
    self.isMeasured = isMeasured
  }
}

extension SolvedContents {
  /// Returns what the solver says of an element; nil for one that it does not have.
  func sums(of key: ElementIdentity) -> ElementSums? {
    switch self {
    case .compositional(let layout, let description, let viewport):
      CompositionalSums(layout, viewport: viewport) { section in
        description.section(section)?.listAppearance.map { "list, \($0)" }
      }.sums(of: key)
    case .flow(let layout, let viewport): FlowSums(layout, viewport: viewport).sums(of: key)
    case .table, .grid, .custom: nil
    }
  }

  /// Returns the findings that are about an element, or about what it is in.
  ///
  /// - Parameters:
  ///   - reasons: The sums of the element, with the paths of what it is in.
  ///   - key: The element.
  /// - Returns: The findings in order.
  func findings(
    about reasons: [ElementExplanation.Reason], of key: ElementIdentity
  ) -> [LayoutFinding] {
    guard case .compositional(let layout, _, _) = self,
      key.index != ElementIdentity.layoutLevelIndex,
      let pattern = layout.pattern(ofSection: key.section)
    else { return [] }
    return SectionReview.findings(
      about: reasons.compactMap(\.path), in: pattern, container: layout.specification.containerSize)
  }
}

/// Constraints in the view of an element that do not decide where its contents are.
extension ElementExplainer {
  /// Returns what the constraints in a view leave open, or cannot meet; nothing where they decide all, and
  /// without any.
  ///
  /// - Complexity: That of solving the constraints in the view once for each of its subviews.
  func openConstraints(_ onScreen: InspectedElement?) -> [Reason] {
    guard let onScreen else { return [] }
    let view = onScreen.view.node
    let fault =
      ContentFault.heightLeftOpen(in: onScreen, of: host)
      ?? ContentFault.contradiction(in: view, of: host)
    if let fault {
      return [Reason(.measurement, "constraints", fault.reason, remedy: fault.repair)]
    }
    guard let ambiguous = view.ambiguousDescendant else { return [] }
    return [
      Reason(
        .measurement, "constraints",
        """
        the \(host.typeName(of: ambiguous)) in it is ambiguous: its constraints allow more than one \
        frame
        """, remedy: "constrain its position and its size along both axes")
    ]
  }
}

extension UIView {
  /// The first view inside whose constraints allow more than one frame; nil if there is none.
  fileprivate var ambiguousDescendant: UIView? {
    for child in subviews {
      if !child.translatesAutoresizingMaskIntoConstraints, child.hasAmbiguousLayout { return child }
      if let found = child.ambiguousDescendant { return found }
    }
    return nil
  }
}
