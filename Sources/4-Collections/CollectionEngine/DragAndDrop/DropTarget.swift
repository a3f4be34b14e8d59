// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionLayout
package import Foundation
package import Interactions
import Views

/// Lets things be dropped on an engine's host (interaction rules DP-1 to DP-25).
@MainActor
package final class DropTarget: NSObject {
  private unowned let owner: DragAndDrop
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  /// The drag that is over the host; nil while none is.
  private var session: (any UIDropSession)?
  private var proposal: UIDropProposal?
  private var intent = DropIntent.unspecified
  /// The destination that the proposal is for, as the data have it.
  private var path: DataIndexPath?
  private var proposedGeneration = 0
  private let targetedRole: ItemReferences.Role
  /// The drop that is performed or has been, until its end.
  private var coordinator: DropCoordinator?
  /// Whether the update that is asked for follows from a step of scrolling.
  private var isAutoScrolling = false
  /// The views that show what a drop would do.
  private var shown: Set<ObjectIdentifier> = []

  init(_ owner: DragAndDrop) {
    self.owner = owner
    targetedRole = owner.engine.registerRole(keepsReloadedItems: true)
  }

  private var engine: CollectionEngine { owner.engine }

  /// Whether a drag is over the host, or was dropped there and has not ended.
  package var isActive: Bool { session != nil || coordinator != nil }

  // MARK: Items

  /// The host's own item if it is dragged alone and may be moved, as the data have it (rule IR-2).
  private func ownItem(of session: any UIDropSession) -> DataIndexPath? {
    guard session.items.count == 1, session.allowsMoveOperation, owner.source.owns(session)
    else { return nil }
    return owner.source.path(of: session.items[0])
  }

  /// Whether the data move the dragged item by themselves, without a drop's delegate (rule DP-24).
  private func reorders(_ session: any UIDropSession) -> Bool {
    guard let host = owner.host, !host.hasDropDelegate, let item = ownItem(of: session) else {
      return false
    }
    return host.canReorderItem(at: item)
  }

  /// Whether the data move an own item in place of the drop's delegate (interaction rule TV-41).
  private func reordersInstead(of host: any DragHost, _ own: DataIndexPath?) -> Bool {
    guard host.reordersItsItems, intent == .insertAtDestination, let own else { return false }
    return host.canReorderItem(at: own)
  }

  // MARK: Views

  /// Returns whether an item takes what would be dropped.
  package func isTargeted(_ path: PresentedIndexPath) -> Bool {
    engine.references.contains(path, targetedRole)
  }

  func update(_ view: any ElementView, at path: PresentedIndexPath) {
    guard session != nil else {
      if shown.remove(ObjectIdentifier(view)) != nil { owner.host?.setDropState(.none, of: view) }
      return
    }
    shown.insert(ObjectIdentifier(view))
    owner.host?.setDropState(isTargeted(path) ? .targeted : .notTargeted, of: view)
  }

  private func updateViews() {
    for (key, view) in engine.visibleViews(of: .cell) { update(view, at: key.presentedPath) }
  }

  private func target(_ path: DataIndexPath?) {
    let targeted = engine.references.paths(targetedRole)
    let next = path.map { [engine.presentedPath(of: $0)] } ?? []
    guard targeted != next else { return }
    for presentedPath in targeted { _ = engine.withdraw(targetedRole, from: presentedPath) }
    for presentedPath in next { _ = engine.assign(targetedRole, to: presentedPath) }
    for presentedPath in targeted + next {
      if let view = engine.view(for: .cell(presentedPath)) { update(view, at: presentedPath) }
    }
  }

  // MARK: Proposals

  /// The greatest number of times that clients are asked who change the data meanwhile.
  private static let proposalRounds = 4

  /// Asks what a drop would do; again where clients change the data meanwhile, which makes their answer
  /// one about items that may be gone (interaction rule DP-14).
  private func propose(_ session: any UIDropSession) -> UIDropProposal {
    for _ in 0..<Self.proposalRounds where self.session != nil {
      proposedGeneration = engine.dataGeneration
      if let result = settledProposal(session) { return result }
    }
    (proposal, path, intent) = (nil, nil, .unspecified)
    target(nil)
    engine.endDrop()
    return UIDropProposal(operation: .cancel)
  }

  /// Whether what was proposed is for the data as they are, and for a drag that is still here: a client that
  /// is asked may take the host out of its window.
  private var isCurrent: Bool { session != nil && proposedGeneration == engine.dataGeneration }

  /// Asks what a drop would do; nil if the data change meanwhile, or the drag leaves.
  private func settledProposal(_ session: any UIDropSession) -> UIDropProposal? {
    guard let host = owner.host else { return UIDropProposal(operation: .cancel) }
    let own = ownItem(of: session)
    let isMove = proposal.map { $0.operation == .move } ?? true
    let destination = engine.dropDestination(
      at: session.location(in: host.node), ofItem: isMove ? own : nil)
    guard isCurrent else { return nil }
    path = destination?.path
    let reorders = reorders(session)
    guard isCurrent else { return nil }
    guard !reorders else { return reorder(own, to: destination) }
    guard host.hasDropDelegate else {
      show(.unspecified, destination, nil)
      return UIDropProposal(operation: .cancel)
    }
    let answer = host.dropProposal(for: session, at: path)
    guard isCurrent else { return nil }
    proposal = answer.proposal
    intent = usable(answer.intent, answer.proposal, session)
    show(intent, destination, answer.proposal.operation == .move ? own : nil)
    let result = UIDropProposal(operation: answer.proposal.operation)
    result.isPrecise = answer.proposal.isPrecise
    result.prefersFullSizePreview =
      answer.proposal.prefersFullSizePreview || intent == .insertAtDestination
    return result
  }

  /// The intent as far as it means anything (interaction rules DP-2 and DP-3).
  private func usable(
    _ intent: DropIntent, _ proposal: UIDropProposal, _ session: any UIDropSession
  ) -> DropIntent {
    guard let path, proposal.operation == .copy || proposal.operation == .move,
      proposal.operation != .move || session.allowsMoveOperation
    else { return .unspecified }
    if intent == .insertIntoDestination {
      let counts = engine.dataCounts
      guard path.item < counts[path.section] else { return .unspecified }
    }
    return intent
  }

  private func show(_ intent: DropIntent, _ destination: DropDestination?, _ own: DataIndexPath?) {
    target(intent == .insertIntoDestination ? path : nil)
    guard intent == .insertAtDestination, let destination else { return engine.closeGap() }
    engine.openGap(
      GapRequest(destination, item: own), after: owner.host?.gapDelay ?? 0)
  }

  private func reorder(
    _ item: DataIndexPath?, to destination: DropDestination?
  ) -> UIDropProposal? {
    let result = UIDropProposal(operation: .move)
    result.prefersFullSizePreview = true
    proposal = result
    intent = .insertAtDestination
    guard let host = owner.host, let item, var destination else { return result }
    let current = engine.presentedPath(of: item)
    if destination.presentedPath != current {
      destination.presentedPath = host.movementTarget(
        from: item, at: current, proposed: destination.presentedPath)
      guard isCurrent else { return nil }
    }
    engine.openGap(GapRequest(destination, item: item), after: host.gapDelay)
    return result
  }

  /// Near the edges contents scroll below the touch, and the destination is another one then
  /// (interaction rules DP-6 and DP-15).
  private func autoScroll(_ session: any UIDropSession) {
    guard let host = owner.host, !isAutoScrolling else { return }
    engine.autoScroll(at: session.location(in: host.node)) { [weak self] _ in
      guard let self else { return }
      isAutoScrolling = true
      owner.host?.node.root?.activeDrag?.update()
      isAutoScrolling = false
    }
  }

  /// No drag is over the host any more.
  private func leave() {
    engine.endAutoScroll()
    target(nil)
    session = nil
    proposal = nil
    intent = .unspecified
    updateViews()
  }
}

extension DropTarget: DropFlightSource {
  package func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let host = owner.host else { return false }
    return host.hasDropDelegate ? host.canHandleDrop(session) : reorders(session)
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    self.session = session
    proposal = nil
    updateViews()
    owner.host?.dropDidEnter(session)
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    autoScroll(session)
    return propose(session)
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    engine.endDrop()
    owner.host?.dropDidExit(session)
  }

  package func sessionWillBeCancelled(_ session: any UIDropSession) {
    leave()
    engine.endDrop()
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let host = owner.host else { return }
    // What was proposed for data that are gone may name an item that no longer exists (rule DP-14).
    if proposal != nil, !isCurrent { _ = propose(session) }
    guard let proposal, proposal.operation == .copy || proposal.operation == .move else { return }
    let own = proposal.operation == .move ? ownItem(of: session) : nil
    let reorders = reorders(session) || reordersInstead(of: host, own)
    // A data source that changes the data as it is asked is given nothing for those that it had.
    guard isCurrent else { return engine.endDrop() }
    let destination =
      intent == .insertAtDestination ? engine.insertionPath(ofItem: own) : path
    let coordinator = DropCoordinator(
      session.items.map { item in
        DroppedItem(
          item, from: owner.source.path(of: item),
          previewSize: (session as? DragSession)?.previewSize(of: item) ?? .zero)
      },
      at: destination, proposal: proposal, of: session, on: host, engine: engine)
    self.coordinator = coordinator
    leave()
    engine.performDrop {
      if reorders, let item = session.items.first {
        guard let path = engine.commitReordering() else { return }
        coordinator.drop(item) { .item(path) }
      } else if host.hasDropDelegate {
        host.performDrop(with: coordinator)
      }
    }
    coordinator.end()
    host.node.layoutIfNeeded()
    owner.source.dropWasPerformed()
  }

  package func flight(of item: UIDragItem, in session: any UIDropSession) -> DropFlight {
    guard let host = owner.host, let outcome = coordinator?.outcome(of: item) else {
      return .fade
    }
    return DropFlightPlan(host: host, engine: engine, source: owner.source)
      .flight(of: item, to: outcome, in: session)
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { coordinator?.animator(of: item)?.join(animator) }

  package func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    coordinator = nil
    leave()
    engine.endDrop()
    owner.host?.dropDidEnd(session)
  }
}
