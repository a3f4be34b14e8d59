// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
package import CollectionLayout
package import Foundation
import Geometry

/// The common core of the compositional layouts of all faces: the description, the solution, and
/// the objects that the handlers of its sections got.
///
/// A face's layout class has one, and most of its open methods call one method of it. What the view
/// has to say is passed as a closure, which is called only where it is needed: it may ask the
/// client. The state is whole while providers and handlers run, since they may ask the layout.
@MainActor
package final class CompositionalCore {
  package typealias Provider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?
  package typealias Configuration = UICollectionViewCompositionalLayoutConfiguration

  private enum Source {
    case section(NSCollectionLayoutSection)
    case provider(Provider)
  }

  private let source: Source
  /// The settings of the layout besides its sections.
  package var configuration: Configuration
  private var state = CompositionalLayoutState()
  /// Whether the console has named a section whose group has no room.
  private var hasReportedRoom = false
  private let visibleItems = VisibleItems()
  private var mapping: BatchMapping?

  /// Takes copies of one section for every index, and of what the layout asks for besides.
  package init(section: NSCollectionLayoutSection, configuration: Configuration? = nil) {
    source = .section(section.duplicate())
    self.configuration = configuration?.duplicate() ?? Configuration()
  }

  /// Takes sections that a closure describes, which is asked once for each when the layout is solved,
  /// and a copy of what the layout asks for besides.
  package init(provider: @escaping Provider, configuration: Configuration? = nil) {
    source = .provider(provider)
    self.configuration = configuration?.duplicate() ?? Configuration()
  }

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
    guard state.needsSolve else { return false }
    state.willSolve()
    let context = context()
    do {
      let frozen = try freeze(in: context, while: mayAsk)
      try state.solve(frozen, environment: context.environment)
    } catch {
      guard problems != nil || !mayAsk() else { programmerError("\(error)") }
      state.giveUp()
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
    guard !hasReportedRoom, let room = state.solution?.layout.firstSectionWithoutRoom
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

  /// A copy of what was solved last; nil before the first time. Not for calls that are made for each
  /// element: it copies every field.
  package var solvedLayout: SolvedLayout? { state.solution?.layout }
  /// The number of items that a section was solved for; nil before the first time.
  package func itemCount(ofSection section: Int) -> Int? {
    state.solution?.layout.specification.itemCounts[section]
  }
  /// Returns the frame of a section, in layout coordinates; nil before the first time.
  package func sectionFrame(_ section: Int) -> CGRect? {
    state.solution?.layout.sectionFrame(section)
  }
  package var description: CompositionalDescription? { state.description }
  package var contentSize: CGSize { state.solution?.layout.contentSize ?? .zero }
  package var hasPinnedElements: Bool { state.solution?.layout.hasPinnedElements ?? false }
  package var hasHandlers: Bool { state.description?.hasHandlers ?? false }

  package func contents(_ viewport: @autoclosure () -> Viewport) -> SolvedContents {
    guard let solution = state.solution else { return .custom }
    return .compositional(solution.layout, solution.description, viewport())
  }

  /// A section as described; nil outside of the data.
  package func section(_ index: Int) -> NSCollectionLayoutSection? { state.section(index) }
  package var hasProvider: Bool { if case .provider = source { true } else { false } }
  package var measuredSizes: [ElementIdentity: CGSize] { state.measurements.sizes }
  package func isMeasured(_ key: ElementIdentity) -> Bool { state.measurements.contains(key) }
  /// Returns whether a supplementary view is the badge of the item at its own index path.
  package func isBadgeOfItem(_ key: ElementIdentity) -> Bool { state.isBadgeOfItem(key) }

  /// The elements in a rectangle of layout coordinates; nil before the first solution.
  package func elements(
    in rect: CGRect, _ viewport: @autoclosure () -> Viewport
  ) -> [SolvedElement]? {
    guard state.solution != nil else { return nil }
    let viewport = viewport()
    return state.solution?.layout.elements(in: rect, viewport: viewport)
  }

  /// An element, wherever it is; nil for none, and for an index path whose length is not two.
  package func element(
    _ category: CollectionLayoutElementCategory, kind: String = "", at path: IndexPath,
    _ viewport: @autoclosure () -> Viewport
  ) -> SolvedElement? {
    guard path.count == 2, state.solution != nil else { return nil }
    let (item, section) = (path.item, path.section)
    switch category {
    case .cell: return state.solution?.layout.cell(item: item, section: section)
    case .supplementaryView:
      let viewport = viewport()
      return state.solution?.layout.supplementary(
        kind: kind, section: section, index: item, viewport: viewport)
    case .decorationView:
      return state.solution?.layout.decoration(kind: kind, section: section, index: item)
    }
  }

  /// The area in which a section scrolls orthogonally; nil for sections that do not.
  package func orthogonalArea(ofSection section: Int) -> OrthogonalScrollArea? {
    state.solution?.layout.orthogonalSection(section).map(OrthogonalScrollArea.init)
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
    guard let description = state.description, description.hasHandlers else { return attributes }
    return visibleItems.callHandlers(for: attributes, in: description) { section, elements in
      guard let engine, let contentOffset = offset() else { return nil }
      let isOrthogonal = state.solution?.layout.orthogonalSection(section) != nil
      let orthogonalOffset = isOrthogonal ? engine.orthogonalOffset(forSection: section) : nil
      return state.handlerCall(
        ofSection: section, elements: elements, contentOffset: contentOffset,
        orthogonalOffset: orthogonalOffset)
    }.map(cast)
  }

  // MARK: Updates

  /// Takes what is known of elements along when data change.
  package func dataWillChange(through renumbering: ElementRenumbering) {
    mapping = renumbering.batch
    state.dataWillChange(through: renumbering)
  }

  package func dataDidChange() {
    mapping = nil
    state.dataDidChange()
  }

  /// The cell of an item before the update under way, however far away; nil for one that is new.
  package func previousCell(ofItemNowAt path: IndexPath) -> SolvedElement? {
    mapping?.previousCell(ofItemNowAt: path, in: state.previous?.layout)
  }

  /// The badges of a kind that leave with their items, where they were.
  package func badgesLeaving(ofKind kind: String) -> [IndexPath] {
    state.previous?.description.badges(ofKind: kind, at: mapping?.itemsLeaving ?? []) ?? []
  }

  /// The badges of a kind that come with their items, where they are.
  package func badgesEntering(ofKind kind: String) -> [IndexPath] {
    state.description?.badges(ofKind: kind, at: mapping?.itemsEntering ?? []) ?? []
  }

  // MARK: Invalidation

  /// Takes in what a context says. One that names elements keeps the solution; others ask the
  /// provider again.
  package func invalidate(with context: some OpenInvalidation) {
    if !context.invalidated.isLimited { state.invalidate() }
    if let data = context.dataInvalidation { state.invalidate(data) }
  }

  package func forgetMeasuredSizes() { state.invalidate(.everything) }

  package func forgetMeasuredSize(of key: ElementIdentity) { state.forgetMeasuredSize(of: key) }

  /// Names the visible pinned elements. A context that names anything, and be it an empty list,
  /// keeps the solution: scrolling asks no provider (behaviour rule P-6).
  package func limitToPinnedElements(
    _ context: some OpenInvalidation, _ viewport: @autoclosure () -> Viewport
  ) {
    context.invalidateItems(at: [])
    guard state.solution != nil else { return }
    let viewport = viewport()
    for element in state.solution?.layout.pinnedElements(viewport: viewport) ?? [] {
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
    guard let axes = original.estimatedAxes, !axes.isEmpty, state.solution != nil else {
      return false
    }
    state.record(preferred.size, of: original.key)
    return state.isChange(from: original.size, to: preferred.size, along: axes)
  }

  /// Takes in a measured size, and says in a context what that changes.
  package func measure<Layout: OpenLayout>(
    _ preferred: Layout.FaceAttributes, of original: Layout.FaceAttributes,
    in context: Layout.FaceContext,
    of layout: Layout
  ) {
    guard let axis = state.solution?.layout.specification.scrollDirection else { return }
    layout.invalidate(original, in: context, along: axis) {
      state.measure(preferred.size, of: original.key)
    }
  }
}
