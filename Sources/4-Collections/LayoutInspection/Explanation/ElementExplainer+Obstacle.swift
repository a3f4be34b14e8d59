// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

/// The first thing that keeps an element from being seen.
extension ElementExplainer {
  /// Returns what keeps the element from being seen; nil if it is seen.
  ///
  /// The order is that in which a collection view comes to show anything: its data, the layout, what
  /// is visible, the view, what lies in front of it.
  func obstacle(
    _ attributes: (any ElementAttributes)?, _ onScreen: InspectedElement?, _ sums: ElementSums?
  ) -> Reason? {
    if let reason = dataObstacle { return reason }
    guard let attributes else { return missingAttributes }
    let frame = frameInContents(attributes)
    return sizeObstacle(attributes, sums) ?? frameObstacle(attributes, frame)
      ?? viewObstacle(onScreen) ?? coverObstacle(onScreen)
      ?? windowObstacle
  }

  private func obstacle(
    _ obstacle: ElementExplanation.Obstacle, _ subject: String, _ text: String, remedy: String
  ) -> Reason {
    Reason(.obstacle(obstacle), subject, text, remedy: remedy)
  }

  // MARK: Data

  private var dataObstacle: Reason? {
    if host.isUpdating {
      return obstacle(
        .updating, "updating",
        "a batch of updates is in progress: the data are newer than the visible elements",
        remedy: "ask again when \(host.words.update) has returned")
    }
    guard host.hasData else {
      return obstacle(
        .noDataSource, "no data", "the \(host.words.view) has no data source",
        remedy: "set dataSource, and keep the object: the \(host.words.view) does not")
    }
    if let reason = countObstacle { return reason }
    guard
      engine.isLayoutInvalid || (engine.inspectedElement(key) == nil && engine.needsLayoutPass)
    else { return nil }
    return obstacle(
      .notLaidOut, "not laid out",
      "the \(host.words.view) was not laid out since it changed"
        + (host.node.window == nil ? ", and is not laid out outside of a window" : ""),
      remedy: host.node.window == nil
        ? "add it to a window, or call \(words.layOut)" : "call \(words.layOut)")
  }

  /// The obstacle in the counts of the data where the element is looked for.
  private var countObstacle: Reason? {
    let path = key.indexPath
    let counts = engine.counts
    guard path.count == 2 || key.category != .cell else {
      return obstacle(
        .notInData, "not in the data", "an item's index path has two numbers",
        remedy: "use IndexPath(item:section:)")
    }
    guard path.count == 2, key.index != ElementIdentity.layoutLevelIndex else { return nil }
    guard counts.indices.contains(path.section) else {
      let number =
        counts.count == 1 ? "there is 1 section" : "there are \(counts.count) sections"
      return obstacle(
        .notInData, "not in the data", number,
        remedy: "return more than \(max(0, path.section)) from numberOfSections(in:)")
    }
    guard key.category == .cell, !(0..<counts[path.section]).contains(path.item) else { return nil }
    let count = counts[path.section]
    return obstacle(
      .notInData, "not in the data",
      "section \(path.section) has \(count) \(host.words.item)\(count == 1 ? "" : "s")",
      remedy: """
        return more than \(max(0, path.item)) from \(words.count), and \
        call reloadData() or insert the \(host.words.item)
        """)
  }

  // MARK: The layout

  private var missingAttributes: Reason {
    if let reason = host.absence(of: key) { return reason }
    if key.category == .cell, case .compositional = layout.solved {
      return obstacle(
        .noAttributes, "no attributes",
        "no group of section \(key.section) holds the item: the first subitem is longer than it",
        remedy: "make the group longer, or its first subitem shorter")
    }
    let method =
      switch key.category {
      case .cell: "layoutAttributesForItem(at:)"
      case .supplementaryView: "layoutAttributesForSupplementaryView(ofKind:at:)"
      case .decorationView: "layoutAttributesForDecorationView(ofKind:at:)"
      }
    if let reason = missingFlowBoundary { return reason }
    let what =
      key.category == .cell ? "" : ": no element of kind \"\(key.kind ?? "")\" at \(key.indexPath)"
    return obstacle(
      .noAttributes, "no attributes", "\(type(of: layout)).\(method) returns nil\(what)",
      remedy: key.category == .cell
        ? "return attributes for every item of the data"
        : "check the element kind, and that the layout describes such an element" + knownKinds)
  }

  /// The reason for a header or a footer of a flow layout that has no length; nil for others.
  private var missingFlowBoundary: Reason? {
    guard case .flow(let solved, _) = layout.solved, key.category == .supplementaryView,
      let section = solved.sectionRecord(key.section)
    else { return nil }
    let name: String
    switch key.kind {
    case FlowSpecification.headerKind where section.headerLength <= 0: name = "header"
    case FlowSpecification.footerKind where section.footerLength <= 0: name = "footer"
    default: return nil
    }
    let length = section.axis.adjective
    return obstacle(
      .noAttributes, "no attributes",
      "\(name)ReferenceSize, or what the delegate returns, is 0 \(length): there is no \(name)",
      remedy: "set \(name)ReferenceSize to a size that is more than 0 \(length)")
  }

  private var knownKinds: String {
    let kinds = engine.kindsOnScreen(key.category)
    guard !kinds.isEmpty, !kinds.contains(key.kind ?? "") else { return "" }
    let names = kinds.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    return "; on screen \(kinds.count == 1 ? "is the kind" : "are the kinds") \(names)"
  }

  private func sizeObstacle(_ attributes: any ElementAttributes, _ sums: ElementSums?) -> Reason? {
    let size = attributes.state.size
    guard size.width <= 0 || size.height <= 0 else { return nil }
    let name = size.width <= 0 ? (size.height <= 0 ? "size" : "width") : "height"
    let sum = sums?.reasons.last {
      $0.topic == .size && $0.subject == (name == "size" ? "width" : name)
    }
    return obstacle(
      .noSize, "no \(name)",
      sum.map { "\($0.subject) \($0.text)" }
        ?? "\(type(of: layout)) gives it \(size.compactDescription)",
      remedy: "give the element's dimension, or what it is a fraction of, a length")
  }

  private func frameObstacle(_ attributes: any ElementAttributes, _ frame: CGRect) -> Reason? {
    let visible = host.visibleRect
    let contents = CGRect(origin: .zero, size: host.contentSize)
    let isOrthogonal = attributes.state.isInScrollArea
    if !isOrthogonal, !frame.overlaps(contents) {
      return obstacle(
        .outsideContents, "outside",
        "\(frame.frameDescription) is outside the contents, \(contents.size.compactDescription)",
        remedy: "return a greater collectionViewContentSize, or place the element inside")
    }
    if let (area, _) = orthogonalShift(of: attributes) {
      let bounds = engine.mirrored(area.frame)
      if bounds.overlaps(visible), !frame.overlaps(bounds.intersection(visible)) {
        let distance = bounds.intersection(visible).distance(to: frame)
        return obstacle(
          .outsideOrthogonalSection, "scrolled away",
          """
          section \(key.section) is scrolled orthogonally; the element is \
          \(distance.description) of what it shows
          """, remedy: scrollCall)
      }
    }
    guard !frame.overlaps(visible) else { return nil }
    return obstacle(
      .outsideVisibleBounds, "outside",
      """
      \(visible.distance(to: frame).description) of the visible bounds, \
      \(visible.frameDescription)
      """, remedy: scrollCall)
  }

  var scrollCall: String {
    guard key.category == .cell else {
      return "scroll with \(words.scroll)"
    }
    let section = key.indexPath.section
    let axis = engine.scrollArea(forSection: section)?.axis ?? .vertical
    let isHorizontal = engine.scrollsHorizontally || axis == .horizontal
    return words.scrollToItem(
      "IndexPath(item: \(element.indexPath[1]), section: \(element.indexPath[0]))",
      "centered\(isHorizontal ? "Horizontally" : "Vertically")")
  }

  // MARK: The view

  private func viewObstacle(_ onScreen: InspectedElement?) -> Reason? {
    guard let onScreen else {
      return obstacle(
        .notLaidOut, "no view",
        "the layout did not return the element when it was asked for the visible ones",
        remedy: """
          return it from layoutAttributesForElements(in:), not hidden, and call \(words.layOut)
          """)
    }
    let state = onScreen.attributes.state
    let view = onScreen.view.node
    if view.isHidden {
      let who =
        onScreen.isHiddenByLayout || state.isHidden
        ? "isHidden is true in its layout attributes"
        : "isHidden was set on the \(host.typeName(of: view))"
      return obstacle(.hidden, "hidden", who, remedy: "set isHidden to false there")
    }
    if view.presentationAlpha <= 0 {
      let who =
        state.alpha <= 0
        ? "alpha is 0 in its layout attributes"
        : "\(words.alpha) of the \(host.typeName(of: view)) was set to 0"
      let name = state.alpha <= 0 ? "alpha" : words.alpha
      return obstacle(.transparent, "transparent", who, remedy: "set \(name) above 0 there")
    }
    var ancestor: UIView? = host.node
    while let view = ancestor {
      let name =
        view === host.node ? "the \(host.words.view)" : "a \(host.typeName(of: view)) around it"
      if view.isHidden {
        return obstacle(
          .hidden, "hidden", "\(name) is hidden", remedy: "set its isHidden to false")
      }
      if view.presentationAlpha <= 0 {
        return obstacle(
          .transparent, "transparent", "\(name) has an \(words.alpha) of 0",
          remedy: "set its \(words.alpha) above 0")
      }
      ancestor = view.superview
    }
    return nil
  }

  // MARK: What lies in front

  private func coverObstacle(_ onScreen: InspectedElement?) -> Reason? {
    guard let view = onScreen?.view.node else { return nil }
    let shown = engine.presentationFrame(of: view).intersection(host.visibleRect)
    guard !shown.isNull, shown.width > 0, shown.height > 0 else { return nil }
    for (key, other) in engine.elements(inFrontOf: view)
    where other.hidesWhatIsBehind(host.node.convert(shown, to: other)) {
      let isPinned = isPinned(key)
      return obstacle(
        isPinned ? .behindPinnedElement : .covered, isPinned ? "behind" : "covered",
        "\(key) is in front\(isPinned ? ", pinned to the visible bounds" : "")",
        remedy: isPinned
          ? "scroll the element out from behind it"
          : "give the element a greater zIndex, or move one of them")
    }
    if let other = viewInFront(of: shown) {
      return obstacle(
        .covered, "covered",
        "an opaque \(host.typeName(of: other)) is in front of the \(host.words.view)",
        remedy: "move it, hide it, or send it to the back")
    }
    guard view.drawsNothing else { return nil }
    return obstacle(
      .empty, "empty", "the \(host.typeName(of: view)) has no background, and draws nothing",
      remedy: key.category == .cell ? words.fillItem : "give it subviews or a background")
  }

  /// The opaque view that lies in front of a part of the collection view: one that was added to it,
  /// or to a view around it.
  private func viewInFront(of rect: CGRect) -> UIView? {
    var view = host.node
    let elements = Set(engine.nodesOnScreen.map { ObjectIdentifier($0) })
    for child in host.node.childrenInDrawingOrder.reversed() {
      if elements.contains(ObjectIdentifier(child)) { break }
      guard child !== host.backdrop else { continue }
      if child.hidesWhatIsBehind(host.node.convert(rect, to: child)) { return child }
    }
    while let superview = view.superview {
      for sibling in superview.childrenInDrawingOrder.reversed() {
        if sibling === view { break }
        if sibling.hidesWhatIsBehind(host.node.convert(rect, to: sibling)) { return sibling }
      }
      view = superview
    }
    return nil
  }

  /// Returns whether an element is pinned, away from its natural place.
  private func isPinned(_ key: ElementIdentity) -> Bool {
    sums(of: key)?.reasons
      .contains { $0.topic == .movement && $0.subject == "pinned" } ?? false
  }

  private var windowObstacle: Reason? {
    guard host.node.window == nil else { return nil }
    return obstacle(
      .notInWindow, "no window", "the \(host.words.view) is not in a window",
      remedy: "add it to a window")
  }
}

private struct RectDistance: CustomStringConvertible {
  var left: CGFloat
  var right: CGFloat
  var above: CGFloat
  var below: CGFloat

  var description: String {
    let parts = [(above, "above"), (below, "below"), (left, "left"), (right, "right")]
    let beside = parts.filter { $0.0 >= 0 }.map { "\($0.0.compactDescription) points \($0.1)" }
    return beside.isEmpty ? "at the edge" : beside.joined(separator: " and ")
  }
}

extension CGRect {
  /// Returns the distances by which another rectangle lies outside, on each side; else below zero.
  fileprivate func distance(to other: CGRect) -> RectDistance {
    RectDistance(
      left: minX - other.maxX, right: other.minX - maxX, above: minY - other.maxY,
      below: other.minY - maxY)
  }
}
