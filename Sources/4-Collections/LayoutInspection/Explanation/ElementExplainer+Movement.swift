// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

/// The causes of an element's measured size, and of its distance from the solver's frame.
extension ElementExplainer {
  /// The measurement that decided the element's size.
  func measurements(_ onScreen: InspectedElement?) -> [Reason] {
    guard let onScreen, let measurement = onScreen.measurement else { return [] }
    let (original, preferred) = (measurement.original, measurement.preferred)
    // Where a layout does not say what it estimates every view is asked; most change nothing.
    guard original != preferred || onScreen.attributes.state.sizing.axes != nil else { return [] }
    let change =
      original == preferred
      ? "\(original.compactDescription), as it was"
      : "\(original.compactDescription) → \(preferred.compactDescription)"
    return [
      Reason(
        .measurement, "measured",
        """
        \(change), in round \(measurement.round) of a layout pass, by \
        \(type(of: onScreen.view)).\(host.words.preferredAttributes)
        """, remedy: Self.betterEstimate(original, preferred))
    ]
  }

  /// Returns the estimate that would be better; nil where the one that there is was near enough.
  private static func betterEstimate(_ original: CGSize, _ preferred: CGSize) -> String? {
    for axis in LayoutAxis.allCases {
      let (estimate, length) = (original[axis], preferred[axis])
      guard estimate > 0, length > 0, length > 2 * estimate || 2 * length < estimate else {
        continue
      }
      return """
        an estimate near \(length.compactDescription): the elements after it move by \
        \((length - estimate).magnitude.compactDescription) when the element comes into view
        """
    }
    return nil
  }

  /// Returns the movements of the element, step by step from the solver to the screen.
  func movements(
    _ attributes: any ElementAttributes, _ onScreen: InspectedElement?, solved: CGRect?
  ) -> [Reason] {
    var reasons: [Reason] = []
    func add(_ subject: String, _ text: String) {
      reasons.append(Reason(.movement, subject, text))
    }
    if let solved, solved != attributes.frame {
      add(
        "attributes",
        "\(solved.frameDescription) → \(attributes.frame.frameDescription) by \(type(of: layout))")
    }
    if let adjusted = onScreen?.attributes, !adjusted.isSame(as: attributes),
      Self.difference(from: attributes.state, to: adjusted.state) != ""
    {
      add(
        "adjusted", "\(Self.difference(from: attributes.state, to: adjusted.state)) by \(adjuster)")
    }
    if let (_, shift) = orthogonalShift(of: attributes), shift != .zero {
      add(
        "scrolled",
        """
        section \(key.indexPath.section) is scrolled orthogonally by \
        \((shift.x + shift.y).compactDescription)
        """)
    }
    if engine.isMirrored {
      let frame = attributes.frame
      let width = host.contentSize.width
      add(
        "mirrored",
        """
        x \(frame.minX.compactDescription) → \(engine.mirrored(frame).minX.compactDescription) = \
        content \(width.compactDescription) − \(frame.minX.compactDescription) − \
        \(frame.width.compactDescription), right to left
        """)
    }
    guard let onScreen else { return reasons }
    let view = onScreen.view.node
    if onScreen.positionsItself {
      add(
        "placed itself",
        "at \(view.frame.frameDescription) by \(type(of: onScreen.view)).apply(_:)")
    }
    if let progress = view.animationProgress {
      add(
        "animation",
        """
        at \(Int((progress * 100).rounded())) %: shown at \
        \(engine.presentationFrame(of: view).frameDescription), on the way to \(view.frame.frameDescription)
        """)
    }
    return reasons
  }

  /// The name of the function that may change attributes of visible elements.
  private var adjuster: String {
    if layout.solved.hasVisibleItemsHandler(inSection: key.section) {
      return "the section's visibleItemsInvalidationHandler"
    }
    return "\(type(of: layout)).\(words.adjust)"
  }

  /// Returns the differences between two states, in words.
  private static func difference(from old: ElementState, to new: ElementState) -> String {
    var words: [String] = []
    if old.center != new.center {
      words.append("center \(old.center.words) → \(new.center.words)")
    }
    if old.size != new.size {
      words.append("size \(old.size.compactDescription) → \(new.size.compactDescription)")
    }
    if old.alpha != new.alpha {
      words.append("alpha \(old.alpha.compactDescription) → \(new.alpha.compactDescription)")
    }
    if old.zIndex != new.zIndex { words.append("zIndex \(old.zIndex) → \(new.zIndex)") }
    if old.isHidden != new.isHidden { words.append("isHidden \(old.isHidden) → \(new.isHidden)") }
    if old.transform != new.transform { words.append("another transform") }
    return words.joined(separator: ", ")
  }
}

extension CGPoint {
  fileprivate var words: String { "\(x.compactDescription), \(y.compactDescription)" }
}

extension SolvedContents {
  /// Returns whether a section changes its visible items itself.
  fileprivate func hasVisibleItemsHandler(inSection section: Int) -> Bool {
    guard case .compositional(_, let description, _) = self else { return false }
    return description.handler(ofSection: section) != nil
  }
}
