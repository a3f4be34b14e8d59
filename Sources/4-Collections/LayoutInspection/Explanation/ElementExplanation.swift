// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CollectionLayout
public import Foundation
import Geometry

/// An explanation of the position of a collection view's element, or why it is not visible.
///
/// ```swift
/// print(collectionView.explanation(forItemAt: IndexPath(item: 5, section: 0)))
/// ```
///
/// The numbers are those of the solver, in points and in layout coordinates: from left to right, and
/// orthogonal sections not scrolled. What a right-to-left view, scrolling or an animation makes of
/// them has its own reasons.
public struct ElementExplanation: Hashable, Sendable {
  /// The part of an element that is visible.
  public enum Visibility: Hashable, Sendable {
    /// All of the element is visible, or it is not known to be clipped.
    case visible
    /// A part of the element is clipped.
    case partlyVisible
    /// No part of the element is visible.
    case notVisible
  }

  /// An obstacle that keeps an element from being seen.
  public enum Obstacle: Hashable, Sendable {
    /// A batch of updates is being named: the data are ahead of what is shown.
    case updating
    /// The collection view has no data source.
    case noDataSource
    /// The data have no such section or item.
    case notInData
    /// The collection view was not laid out since the last change.
    case notLaidOut
    /// The layout has no attributes for the element.
    case noAttributes
    /// The element has no width or no height.
    case noSize
    /// The element is outside the contents.
    case outsideContents
    /// The element lies outside of what is visible.
    case outsideVisibleBounds
    /// The element's section would have to be scrolled orthogonally.
    case outsideOrthogonalSection
    /// The view, the collection view or a view around them is hidden.
    case hidden
    /// The view, the collection view or a view around them is transparent.
    case transparent
    /// A pinned header or footer is in front of the element.
    case behindPinnedElement
    /// An opaque view is in front of the element.
    case covered
    /// The view draws nothing.
    case empty
    /// The collection view is in no window.
    case notInWindow
  }

  /// A step of the explanation.
  public struct Reason: Hashable, Sendable {
    /// The topic of a reason.
    public enum Topic: Hashable, Sendable {
      /// The container of the layout.
      case container
      /// The section that the element is in.
      case section
      /// A group, or a line of a flow layout.
      case group
      /// The element itself.
      case element
      /// A length of the element.
      case size
      /// A coordinate of the element.
      case position
      /// The measurement.
      case measurement
      /// The movement away from its position in the layout.
      case movement
      /// The obstacle that keeps it from being seen.
      case obstacle(Obstacle)
      /// The part of the element that is clipped.
      case cut
      /// A finding about the element, or about what it is in.
      case finding(LayoutFinding.Kind)
    }

    /// The topic of the reason.
    public var topic: Topic
    /// The subject of the explanation: `width`, `section 0`.
    public var subject: String
    /// The explanation: `185 = fractionalWidth 0.5 × 370 (container 390 − insets 10 + 10)`.
    public var text: String
    /// The change that would help; nil where nothing need be.
    public var remedy: String?
    /// The path of what the reason is about in the description; nil where it is in none.
    package var path: DescriptionPath?

    /// Creates a reason.
    package init(
      _ topic: Topic, _ subject: String, _ text: String, remedy: String? = nil,
      at path: DescriptionPath? = nil
    ) {
      self.topic = topic
      self.subject = subject
      self.text = text
      self.remedy = remedy
      self.path = path
    }

    init(_ finding: LayoutFinding) {
      self.init(
        .finding(finding.kind), finding.place.components(separatedBy: ", ").last ?? finding.place,
        finding.reason, remedy: finding.repair, at: finding.path)
    }
  }

  /// The element that is explained.
  public var element: LayoutTrace.Element
  /// The frame at which it is shown now, in content coordinates; the layout's if it is not on
  /// screen; nil if the layout does not have it.
  public var frame: CGRect?
  /// The reasons in order: what keeps the element, or a part of it, from being seen first, then what is
  /// found to be wrong, the sums from the container to the element, and what moved it.
  public var reasons: [Reason]

  init(element: LayoutTrace.Element, frame: CGRect?, reasons: [Reason]) {
    self.element = element
    self.frame = frame
    self.reasons = reasons
  }

  /// The first obstacle that keeps the element from being seen; nil if it is visible.
  public var obstacle: Obstacle? {
    for case .obstacle(let obstacle) in reasons.map(\.topic) { return obstacle }
    return nil
  }

  /// The part of the element that is visible.
  public var visibility: Visibility {
    if obstacle != nil { return .notVisible }
    return cut == nil ? .visible : .partlyVisible
  }

  /// The reason that says what is cut off; nil if nothing is.
  private var cut: Reason? { reasons.first { $0.topic == .cut } }
}

extension ElementExplanation: CustomStringConvertible {
  /// The explanation as text: the element, then a line for each reason, aligned.
  public var description: String { lines.map(\.text).joined(separator: "\n") }

  /// The lines of ``description``, each with the path in the description of the layout of what it is
  /// about; nil for the element and for what has no path.
  package var lines: [(text: String, path: DescriptionPath?)] {
    let frameText = frame.map { "   \($0.frameDescription)" }
    let head = "\(element)\(frameText ?? "")   \(visibilityText)"
    let width = reasons.map(\.indentedSubject.count).max() ?? 0
    return [(head, nil)]
      + reasons.flatMap { reason in
        let subject = reason.indentedSubject.padding(
          toLength: width, withPad: " ", startingAt: 0)
        let rest = String(repeating: " ", count: width)
        let remedy = reason.remedy.map { "  \(rest)  → \($0)" }
        // The first line says what is cut off.
        let line = reason.topic == .cut ? nil : "  \(subject)  \(reason.text)"
        return [line, remedy].compactMap(\.self).map { ($0, reason.path) }
      }
  }
}

extension ElementExplanation {
  /// The visibility in words, with what is cut off.
  private var visibilityText: String {
    switch visibility {
    case .visible: "seen"
    case .partlyVisible: "partly visible: \(cut?.text ?? "")"
    case .notVisible: "not seen"
    }
  }
}

extension ElementExplanation.Reason {
  /// Sizes are below what they belong to.
  fileprivate var indentedSubject: String { topic == .size ? "  \(subject)" : subject }
}
