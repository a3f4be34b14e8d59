// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
package import Foundation
package import Interactions
package import Views

/// Lets the items of an engine be dragged (interaction rules DG-1 to DG-11).
@MainActor
package final class DragSource: NSObject {
  private enum Phase {
    case none
    case lifting
    case dragging
    case ending
  }

  /// Something that is dragged, and the item that it stands for.
  private struct Entry {
    let item: UIDragItem
    let path: DataIndexPath
    /// The generation of that moment.
    let generation: Int
  }

  private unowned let owner: DragAndDrop
  package private(set) lazy var interaction = UIDragInteraction(delegate: self)
  private var phase = Phase.none
  private var entries: [Entry] = []
  /// The items that a drag under way got, as long as it is not known to be added.
  private var unconfirmed: [Entry] = []
  private var parameters: [DataIndexPath: UIDragPreviewParameters?] = [:]
  private var session: (any UIDragSession)?
  /// The views that previews go to: hidden until these arrive.
  private var destinations: [ObjectIdentifier: UIView] = [:]

  init(_ owner: DragAndDrop) { self.owner = owner }

  private var engine: CollectionEngine { owner.engine }

  /// Whether a drag of the host's items is under way, from its beginning to its end.
  package var isActive: Bool { phase == .dragging || phase == .ending }

  /// Whether items are lifted, be it that the drag has not begun.
  package var isLifting: Bool { phase != .none }

  // MARK: Items

  /// Returns the path in the data of an item that is dragged; nil for what is not this source's,
  /// and after a change of the data.
  func path(of item: UIDragItem) -> DataIndexPath? {
    entries.first { $0.item === item && $0.generation == engine.dataGeneration }?.path
  }

  func owns(_ session: any UIDropSession) -> Bool {
    self.session != nil && session.localDragSession === self.session
  }

  private func item(at point: CGPoint) -> DataIndexPath? {
    guard let path = engine.item(at: point), engine.view(for: .cell(path)) != nil else {
      return nil
    }
    return engine.dataPath(of: path)
  }

  /// Asks a client about items, who may change the data meanwhile.
  ///
  /// - Returns: The answer, and the items' paths afterwards, in their order; nil for one that is gone.
  private func following<Answer>(
    _ paths: [DataIndexPath], _ ask: () -> Answer
  ) -> (answer: Answer, paths: [DataIndexPath?]) {
    let (answer, now) = engine.references.following(paths.map(engine.presentedPath(of:)), ask)
    return (
      answer, now.map { $0.flatMap { engine.hasItem(at: $0) ? engine.dataPath(of: $0) : nil } }
    )
  }

  private func entries(of items: [UIDragItem], at path: DataIndexPath) -> [Entry] {
    items.map { Entry(item: $0, path: path, generation: engine.dataGeneration) }
  }

  private func add(_ new: [Entry]) {
    for entry in new where !entries.contains(where: { $0.item === entry.item }) {
      entries.append(entry)
    }
  }

  // MARK: Views

  /// A preview goes to a view, which is hidden until it arrives.
  func hideUntilEnd(_ view: any ElementView) {
    destinations[ObjectIdentifier(view.node)] = view.node
    if isActive { showStates() }
  }

  private func showStates() {
    for (path, view) in engine.liftedViews { update(view, at: path) }
  }

  func update(_ view: any ElementView, at path: PresentedIndexPath) {
    guard phase != .none, engine.isLifted(path) else {
      if shown.remove(ObjectIdentifier(view)) != nil {
        owner.host?.setDragState(.none, of: view)
        if destinations[ObjectIdentifier(view.node)] == nil { view.node.fade(to: 1, for: .drag) }
      }
      return
    }
    shown.insert(ObjectIdentifier(view))
    owner.host?.setDragState(phase == .lifting ? .lifting : .dragging, of: view)
    view.node.fade(to: alpha(of: view), for: .drag)
  }

  /// The views that show that they are lifted.
  private var shown: Set<ObjectIdentifier> = []

  private func alpha(of view: any ElementView) -> CGFloat {
    switch phase {
    case .none: 1
    case .lifting: 0
    case .dragging: engine.reorderedItem != nil ? 0 : engine.gapMetrics.ghostAlpha
    case .ending: destinations[ObjectIdentifier(view.node)] == nil ? 1 : 0
    }
  }

  /// The items are where they belong.
  private func endLift() {
    let views = engine.liftedViews
    phase = .none
    entries = []
    unconfirmed = []
    parameters = [:]
    session = nil
    let arrived = destinations.values
    destinations = [:]
    for (path, view) in views { update(view, at: path) }
    // One that shows something else by now is no lifted item's.
    for view in arrived { view.fade(to: 1, for: .drag) }
    for view in engine.endLift() where shown.remove(ObjectIdentifier(view)) != nil {
      owner.host?.setDragState(.none, of: view)
      view.node.fade(to: 1, for: .drag)
    }
  }
}

extension DragSource: DragSourceAppearance {
  package func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let host = owner.host, phase == .none, engine.movingItem == nil,
      let path = item(at: session.location(in: host.node))
    else { return [] }
    let selected = host.selectedPaths
    let others = selected.contains(path) ? selected.filter { $0 != path }.sorted() : []
    let items = items(of: [path] + others, for: session, from: host)
    if !items.isEmpty { self.session = session }
    return items
  }

  /// Asks what is dragged of some items; of those that go meanwhile, and of all if the first has nothing,
  /// that is nothing.
  private func items(
    of paths: [DataIndexPath], for session: any UIDragSession, from host: any DragHost
  ) -> [UIDragItem] {
    entries = []
    var (remaining, items) = (paths, [UIDragItem]())
    while let path = remaining.first {
      let (asked, now) = following(remaining) { host.dragItems(for: session, at: path) }
      if let path = now[0] {
        add(entries(of: asked, at: path))
        items += asked
      }
      guard !items.isEmpty else { return [] }
      remaining = now.dropFirst().compactMap(\.self)
    }
    return items
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let host = owner.host, let path = path(of: item) else { return nil }
    let known = parameters[path] ?? host.dragPreviewParameters(at: path)
    // The delegate may have changed the data.
    guard self.path(of: item) == path else { return nil }
    parameters[path] = .some(known)
    guard let view = engine.view(for: .cell(engine.presentedPath(of: path)))?.node,
      view.window != nil
    else { return nil }
    return UITargetedDragPreview(view: view, parameters: known ?? UIDragPreviewParameters())
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    phase = .lifting
    for path in entries.compactMap({ path(of: $0.item) }) { engine.lift(path) }
    showStates()
    animator.addCompletion { [weak self] position in
      if position == .start { self?.endLift() }
    }
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { owner.host?.dragIsRestricted(session) ?? false }

  package func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { owner.host?.dragAllowsMove(session) ?? true }

  package func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    phase = .dragging
    owner.host?.dragWillBegin(session)
    showStates()
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {
    // A delegate that is gone ends its drag (interaction section 8, row 24).
    guard let host = owner.host, !host.hasDragDelegate else { return }
    host.node.window?.cancelDrag()
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let host = owner.host, let path = item(at: point) else { return [] }
    guard !engine.isLifted(engine.presentedPath(of: path)) else { return [] }
    let (items, now) = following([path]) {
      host.dragItems(addedTo: session, at: path, point: point)
    }
    guard let path = now[0] else { return [] }
    unconfirmed = entries(of: items, at: path)
    return items
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    guard phase == .dragging else { return }
    phase = .ending
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let host = owner.host, let path = path(of: item),
      let view = host.visibleCell(at: engine.presentedPath(of: path), of: engine),
      let superview = view.node.superview
    else {
      showStates()
      return nil
    }
    hideUntilEnd(view)
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(
        container: superview, center: view.node.center, transform: view.node.transform))
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    endLift()
    owner.host?.dragDidEnd(session)
  }

  /// A drop begins: what no preview goes to is seen again.
  func dropWasPerformed() { showStates() }
}

extension DragSource: DragContributor {
  package func willAdd(_ items: [UIDragItem], to session: any UIDragSession) {
    if phase == .none {
      // The drag is another source's.
      phase = .dragging
      self.session = session
    }
    add(unconfirmed.filter { entry in items.contains { $0 === entry.item } })
    unconfirmed = []
    for path in items.compactMap(path(of:)) { engine.lift(path) }
    showStates()
  }

  package func sessionWillEnd(_ session: any UIDragSession) {
    guard phase == .dragging else { return }
    phase = .ending
  }

  package func sessionDidEnd(_ session: any UIDragSession) { endLift() }
}
