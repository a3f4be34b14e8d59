// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

/// Collects what explains one element.
@MainActor
struct ElementExplainer {
  typealias Reason = ElementExplanation.Reason

  let collectionView: UICollectionView
  let key: ElementIdentity
  /// The element as the client named it.
  let element: LayoutTrace.Element

  init(_ collectionView: UICollectionView, _ key: ElementIdentity, _ element: LayoutTrace.Element) {
    self.collectionView = collectionView
    self.key = key
    self.element = element
  }

  var engine: CollectionEngine { collectionView.engine }
  var layout: UICollectionViewLayout { collectionView.collectionViewLayout }

  /// Whether the layout can be asked: it is prepared, and knows the data.
  private var canAskLayout: Bool {
    !collectionView.hasUncommittedUpdates && collectionView.dataSource != nil
      && !engine.isLayoutInvalid
  }

  /// The explanation.
  var explanation: ElementExplanation {
    let attributes = canAskLayout ? layout.element(key) : nil
    let inspection = engine.inspection(of: key)
    let sums = canAskLayout ? layout.solverSums(of: key) : nil
    var reasons = obstacle(attributes, inspection, sums).map { [$0] } ?? []
    if let attributes {
      reasons += sums?.reasons ?? [Self.given(attributes, by: layout)]
      reasons += measurements(inspection)
      reasons += movements(attributes, inspection, solved: sums?.frame)
    }
    let shown = inspection.map { engine.shownFrame(of: $0.view.node) }
    return ElementExplanation(
      element: element, frame: shown ?? attributes.map(frameInContents), reasons: reasons)
  }

  // MARK: Sums

  /// What a solver says of the element: its frame, and the sums behind it.
  struct Sums {
    var frame: CGRect
    var reasons: [Reason]
  }

  /// All that is known of an element of a layout of the client's own.
  private static func given(
    _ attributes: any ElementAttributes, by layout: UICollectionViewLayout
  ) -> Reason {
    Reason(
      .element, "frame",
      "\(attributes.frame.placeDescription), as \(type(of: layout)) says in its attributes")
  }

  // MARK: Places

  /// Where the layout puts an element, in content coordinates: scrolled with its section, and
  /// mirrored.
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

extension UICollectionViewLayout {
  /// What a solver says of an element; nil for one that it does not have, and for layouts of the
  /// client's own.
  func solverSums(of key: ElementIdentity) -> ElementExplainer.Sums? {
    switch self {
    case let layout as UICollectionViewCompositionalLayout: layout.sums(of: key)
    case let layout as UICollectionViewFlowLayout: layout.sums(of: key)
    default: nil
    }
  }
}

extension CGRect {
  /// The rectangle as `185 × 90 at 10, 20`.
  var placeDescription: String {
    "\(size.compactDescription) at \(minX.compactDescription), \(minY.compactDescription)"
  }
}

extension CGFloat {
  /// A coordinate as the sum of lengths on the way to it: `16 = 10 (section insets) + 6 (…)`.
  ///
  /// - Parameter terms: The lengths, each with its name; those of nothing are left out.
  /// - Returns: The sum as text, and how the coordinate was rounded.
  func description(asSumOf terms: [(length: CGFloat, name: String)]) -> String {
    let terms = terms.filter { $0.length.magnitude > 1e-6 }
    let total = terms.reduce(0) { $0 + $1.length }
    let text =
      terms.isEmpty
      ? "where the container begins"
      : terms.map { "\($0.length.compactDescription) (\($0.name))" }.joined(separator: " + ")
    let rounding =
      (total - self).magnitude > 0.005 ? " = \(total.compactDescription), rounded to the pixel" : ""
    return "\(compactDescription) = \(text)\(rounding)"
  }
}
