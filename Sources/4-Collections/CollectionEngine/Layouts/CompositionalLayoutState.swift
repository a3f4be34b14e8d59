// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
package import CollectionLayout
package import Foundation
import Geometry

/// The state of a compositional layout, of whichever face: what describes it, its solution and its
/// measurements with the parts of them that are still valid, and the objects that the handlers of
/// its sections got.
///
/// What the view has to say is passed as a closure, which is called only where it is needed: it may
/// ask the client. The state is whole while providers and handlers run, since they may ask the
/// layout.
@MainActor
package final class CompositionalLayoutState {
  package typealias Provider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

  private enum Source {
    case section(NSCollectionLayoutSection)
    case provider(Provider)
  }

  /// The last arguments of a section's handler.
  private struct Reported: Equatable {
    var offset: CGPoint
    var elements: [ElementIdentity]
  }

  private let source: Source
  /// The layout that was solved last; nil before the first time, and while the descriptions have no solution.
  /// Not for calls that are made for each element: a copy copies every field.
  package private(set) var solved: SolvedLayout?
  /// The description from which the layout was solved; nil without a solution.
  package private(set) var description: CompositionalDescription?
  package private(set) var measurements = MeasurementStore()
  /// Whether the descriptions are to be asked for and solved again. While they are asked for, and
  /// after an error, this may be false and there be nothing solved.
  private(set) var needsSolve = true
  /// The layout from before the data changed; nil outside of a batch of updates.
  private(set) var previous: (layout: SolvedLayout, description: CompositionalDescription)?
  private var mapping: BatchMapping?
  /// By section.
  private var reported: [Int: Reported] = [:]
  /// Whether the console has named a section whose group has no room.
  private var hasReportedRoom = false
  private let visibleItems = VisibleItems()

  /// Takes a copy of one section for every index.
  package init(section: NSCollectionLayoutSection) { source = .section(section.duplicate()) }

  /// Takes sections that a closure describes, which is asked once for each when the layout is solved.
  package init(provider: @escaping Provider) { source = .provider(provider) }

  // MARK: Solving

  /// Asks for the descriptions and solves them, unless the solution holds.
  ///
  /// - Parameters:
  ///   - problems: The place where it is noted that there is no solution, which then has no elements;
  ///     nil to end the program.
  ///   - mayAsk: Returns whether the closure that describes sections may still be asked: not when it has
  ///     loaded the data again, whose sections may be gone (behaviour rule RL-3).
  ///   - context: What the view is, as far as descriptions may know.
  /// - Returns: Whether the layout was solved.
  package func solveIfNeeded(
    reportingTo problems: LayoutProblems? = nil, while mayAsk: () -> Bool,
    in context: () -> LayoutContext
  ) -> Bool {
    guard needsSolve else { return false }
    // What a provider invalidates while it is asked is solved again.
    needsSolve = false
    let context = context()
    do {
      let frozen = try freeze(in: context, while: mayAsk)
      var new = try SolvedLayout(frozen.specification)
      measurements.restore(in: &new)
      solved = new
      description = CompositionalDescription(
        sections: frozen.sections, environment: context.environment)
      reported = [:]
    } catch {
      guard problems != nil || !mayAsk() else { programmerError("\(error)") }
      solved = nil
      description = nil
      needsSolve = false
      visibleItems.forget()
      // What is to be shown no more has no problem.
      if mayAsk() { problems?.solved("\(error)") }
      return false
    }
    problems?.solved(nil)
    visibleItems.forget()
    reportRoom()
    return true
  }

  /// Names the first section whose group has no room, once (behaviour rule I-2).
  private func reportRoom() {
    guard !hasReportedRoom, let room = solved?.firstSectionWithoutRoom
    else { return }
    hasReportedRoom = true
    let side = room.axis == .horizontal ? "wide" : "high"
    consoleMessage(
      """
      Compositional layout: there is no room for the group of section \(room.section): the container \
      is \(room.length) points \(side), and the section's insets take \(room.insets). Make the insets \
      smaller, or the view larger.
      """)
  }

  private func freeze(
    in context: LayoutContext, while mayAsk: () -> Bool = { true }
  ) throws(DescriptionError) -> FrozenLayout {
    switch source {
    case .section(let section): try context.freeze(repeating: section)
    case .provider(let provider):
      try context.freeze { mayAsk() ? provider($0, $1) : nil }
    }
  }

  /// Asks for the descriptions in another context, which is nil without a view; nothing is solved.
  package func description(in context: LayoutContext?) -> FoundDescription {
    guard let context else { return .invalid("It has no collection view.") }
    do throws(DescriptionError) {
      return .compositional(try freeze(in: context).specification)
    } catch {
      return .invalid(error.description)
    }
  }

  // MARK: Answers

  /// The number of items that a section was solved for; nil before the first time.
  package func itemCount(ofSection section: Int) -> Int? {
    solved?.specification.itemCounts[section]
  }
  package var contentSize: CGSize { solved?.contentSize ?? .zero }
  package var hasPinnedElements: Bool { solved?.hasPinnedElements ?? false }
  package var hasHandlers: Bool { description?.hasHandlers ?? false }

  package func contents(_ viewport: @autoclosure () -> Viewport) -> SolvedContents {
    guard let solved, let description else { return .custom }
    return .compositional(solved, description, viewport())
  }

  /// A section as described; nil outside of the data.
  package func section(_ index: Int) -> NSCollectionLayoutSection? {
    description?.section(index)
  }
  package var hasProvider: Bool { if case .provider = source { true } else { false } }

  /// Returns whether a supplementary view is the badge of the item at its own index path, and goes
  /// with it, as badges do of which every item has one.
  ///
  /// - Complexity: That of the item's group.
  package func isBadgeOfItem(_ key: ElementIdentity) -> Bool {
    guard key.category == .supplementaryView, let kind = key.kind, let description,
      !description.isBoundaryItem(key)
    else { return false }
    return solved?.item(ofBadge: kind, number: key.index, section: key.section) == key.index
  }

  /// The elements in a rectangle of layout coordinates; nil before the first solution.
  package func elements(
    in rect: CGRect, _ viewport: @autoclosure () -> Viewport
  ) -> [SolvedElement]? {
    guard solved != nil else { return nil }
    let viewport = viewport()
    return solved?.elements(in: rect, viewport: viewport)
  }

  /// An element, wherever it is; nil for none, and for an index path whose length is not two.
  package func element(
    _ category: CollectionLayoutElementCategory, kind: String = "", at path: IndexPath,
    _ viewport: @autoclosure () -> Viewport
  ) -> SolvedElement? {
    guard path.count == 2, solved != nil else { return nil }
    let (item, section) = (path.item, path.section)
    switch category {
    case .cell: return solved?.cell(item: item, section: section)
    case .supplementaryView:
      let viewport = viewport()
      return solved?.supplementary(
        kind: kind, section: section, index: item, viewport: viewport)
    case .decorationView:
      return solved?.decoration(kind: kind, section: section, index: item)
    }
  }

  /// The area in which a section scrolls orthogonally; nil for sections that do not.
  package func orthogonalArea(ofSection section: Int) -> OrthogonalScrollArea? {
    solved?.orthogonalSection(section).map(OrthogonalScrollArea.init)
  }

  /// Calls the handlers of the visible sections.
  ///
  /// - Parameters:
  ///   - attributes: What is visible.
  ///   - engine: That of the view; nil without one.
  ///   - offset: Where the view is scrolled to.
  ///   - cast: Attributes as what they are.
  /// - Returns: What is to be shown of it.
  package func adjusted<Attributes: ElementAttributes>(
    _ attributes: [Attributes], in engine: CollectionEngine?,
    offset: @autoclosure () -> CGPoint?, as cast: (any ElementAttributes) -> Attributes
  ) -> [Attributes] {
    guard let description, description.hasHandlers else { return attributes }
    return visibleItems.callHandlers(for: attributes, in: description) { section, elements in
      guard let engine, let contentOffset = offset() else { return nil }
      let isOrthogonal = solved?.orthogonalSection(section) != nil
      let orthogonalOffset = isOrthogonal ? engine.orthogonalOffset(forSection: section) : nil
      return handlerCall(
        ofSection: section, elements: elements, contentOffset: contentOffset,
        orthogonalOffset: orthogonalOffset)
    }.map(cast)
  }

  /// Returns what to pass to a section's handler (behaviour rule H-1).
  ///
  /// - Parameters:
  ///   - section: The index of a section of the layout.
  ///   - elements: Its visible elements.
  ///   - contentOffset: Where the layout is scrolled to.
  ///   - orthogonalOffset: Where the section is; nil if it does not scroll.
  /// - Returns: The call; nil without a handler, and if the section scrolls orthogonally and its
  ///   handler last got the same.
  func handlerCall(
    ofSection section: Int, elements: [ElementIdentity], contentOffset: CGPoint,
    orthogonalOffset: CGFloat?
  ) -> VisibleItemsHandlerCall? {
    guard let description, let handler = description.handler(ofSection: section) else { return nil }
    var environment = description.environment
    var offset = contentOffset
    let area = solved?.orthogonalSection(section)
    if let area {
      offset = CGPoint(
        area.axis, along: orthogonalOffset ?? 0,
        across: solved?.sectionFrame(section).origin[area.axis.cross] ?? 0)
      environment = LayoutEnvironment(
        container: LayoutContainer(contentSize: area.frame.size),
        traitCollection: environment.traitCollection)
    }
    let now = Reported(offset: offset, elements: elements)
    let last = reported.updateValue(now, forKey: section)
    guard last != now || area == nil else { return nil }
    return VisibleItemsHandlerCall(handler: handler, offset: offset, environment: environment)
  }

  // MARK: Updates

  /// Takes what is known of elements along when data change.
  package func dataWillChange(through renumbering: ElementRenumbering) {
    let batch = renumbering.batch
    mapping = batch
    previous = nil
    if let solved, let description, solved.specification.itemCounts == batch.before {
      previous = (solved, description)
    }
    needsSolve = true
    measurements.carry(from: batch.before, to: batch.after, renumbering.key(after:))
  }

  /// Forgets the data before a change, once the change is over.
  package func dataDidChange() {
    mapping = nil
    previous = nil
  }

  /// The cell of an item before the update under way, however far away; nil for one that is new.
  package func previousCell(ofItemNowAt path: IndexPath) -> SolvedElement? {
    mapping?.previousCell(ofItemNowAt: path, in: previous?.layout)
  }

  /// The badges of a kind that leave with their items, where they were.
  package func badgesLeaving(ofKind kind: String) -> [IndexPath] {
    previous?.description.badges(ofKind: kind, at: mapping?.itemsLeaving ?? []) ?? []
  }

  /// The badges of a kind that come with their items, where they are.
  package func badgesEntering(ofKind kind: String) -> [IndexPath] {
    description?.badges(ofKind: kind, at: mapping?.itemsEntering ?? []) ?? []
  }

  // MARK: Invalidation

  /// Takes in what a context says. One that names elements keeps the solution; others ask the
  /// provider again.
  package func invalidate(with context: some OpenInvalidation) {
    if !context.invalidated.isLimited { needsSolve = true }
    if let data = context.dataInvalidation { invalidate(data) }
  }

  /// The data are no longer valid (behaviour rules F-16, F-17).
  package func invalidate(_ data: MeasurementStore.DataInvalidation) {
    needsSolve = true
    measurements.invalidate(data)
  }

  /// Forgets what an element's view asked for, and solves the layout again without it.
  package func forgetMeasuredSize(of key: ElementIdentity) {
    needsSolve = true
    measurements.forget(key)
  }

  /// Names the visible pinned elements. A context that names anything, and be it an empty list,
  /// keeps the solution: scrolling asks no provider (behaviour rule P-6).
  package func limitToPinnedElements(
    _ context: some OpenInvalidation, _ viewport: @autoclosure () -> Viewport
  ) {
    context.invalidateItems(at: [])
    guard solved != nil else { return }
    let viewport = viewport()
    for element in solved?.pinnedElements(viewport: viewport) ?? [] {
      guard let kind = element.identity.kind else { continue }
      context.invalidateSupplementaryElements(ofKind: kind, at: [element.identity.indexPath])
    }
  }

  /// Counts an element as measured, whether or not its size is the estimate.
  ///
  /// - Returns: Whether the size is another one, which ``measure(_:of:in:of:)`` takes in.
  package func recordMeasured<Attributes: OpenAttributes>(
    _ preferred: Attributes, of original: Attributes
  ) -> Bool {
    guard let axes = original.estimatedAxes, !axes.isEmpty, solved != nil else {
      return false
    }
    measurements.record(preferred.size, of: original.key)
    return solved?.pixelGrid.isChange(from: original.size, to: preferred.size, along: axes) ?? false
  }

  /// Takes in a measured size, and says in a context what that changes.
  package func measure<Layout: OpenLayout>(
    _ preferred: Layout.FaceAttributes, of original: Layout.FaceAttributes,
    in context: Layout.FaceContext,
    of layout: Layout
  ) {
    guard let axis = solved?.specification.scrollDirection else { return }
    layout.invalidate(original, in: context, along: axis) {
      measure(preferred.size, of: original.key)
    }
  }

  /// Puts a measured size in place of an estimate: the group is laid out again.
  ///
  /// - Returns: How much larger the content is now; nil before the first solution.
  func measure(_ size: CGSize, of identity: ElementIdentity) -> CGSize? {
    measurements.record(size, of: identity)
    return solved?.growth(measuring: size, of: identity)
  }
}

/// The call of a section's handler.
struct VisibleItemsHandlerCall {
  let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  let offset: CGPoint
  let environment: LayoutEnvironment
}
