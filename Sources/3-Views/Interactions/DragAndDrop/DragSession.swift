// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
package import Views

/// A drag from the lift to the end: it follows the touch, finds destinations, and tells them and
/// the source (interaction rules DG-1 to DG-10).
///
/// The drag is its own session, for the source and for destinations.
@MainActor
package final class DragSession: NSObject {
  private enum Phase {
    case lifting
    /// The items are lifted, and the touch has not moved since.
    case lifted
    case dragging
    /// The touch has ended, or the drag was cancelled.
    case ending
  }

  private unowned let window: UIWindow
  let source: UIDragInteraction
  private(set) var dragged: [DraggedItem] = []
  private let stack: DragStack
  private let springLoading: SpringLoading
  private let liftAnimator = DragAnimator()
  private var phase = Phase.lifting
  /// Whether a menu shows the previews, as long as the drag has not begun.
  private let isBesideMenu: Bool
  private let liftPoint: CGPoint
  /// The location of the touch, in the window's coordinates.
  private(set) var location: CGPoint
  let destinations = DropDestinations()
  private var isMoveAllowed = true
  private var isRestricted = false
  private var ownLocalContext: Any?
  package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.none
  package let progress = Progress(totalUnitCount: 0)

  /// Lifts what a source gives; nil if it gives nothing.
  ///
  /// - Parameters:
  ///   - source: Says what is dragged.
  ///   - point: Where the touch is, in the window.
  ///   - window: The window in which the drag begins.
  ///   - isBesideMenu: Whether a menu has the touch, and shows the previews.
  init?(
    of source: UIDragInteraction, at point: CGPoint, in window: UIWindow,
    isBesideMenu: Bool = false
  ) {
    self.isBesideMenu = isBesideMenu
    self.window = window
    self.source = source
    liftPoint = point
    location = point
    stack = DragStack(in: window, at: point)
    springLoading = SpringLoading(in: window)
    super.init()
    stack.isHidden = isBesideMenu
    let items = source.delegate?.dragInteraction(source, itemsForBeginning: self) ?? []
    add(Self.withoutRepeats(items), from: source)
    guard !dragged.isEmpty else {
      stack.remove()
      return nil
    }
    lift()
  }

  /// Each item once (interaction section 8, row 6).
  private static func withoutRepeats(_ items: [UIDragItem]) -> [UIDragItem] {
    var known: Set<ObjectIdentifier> = []
    return items.filter { item in
      if known.insert(ObjectIdentifier(item)).inserted { return true }
      consoleMessage("A drag item was returned twice; it is dragged once.")
      return false
    }
  }

  // MARK: Lifting

  private func add(_ items: [UIDragItem], from source: UIDragInteraction) {
    for item in items {
      let lifted = liftingPreview(of: item, from: source)
      let preview = lifted.map { PreviewView(of: $0) }
      dragged.append(DraggedItem(item: item, source: source, lifted: lifted, preview: preview))
      guard let lifted, let preview else { continue }
      stack.add(preview, at: lifted.target)
      if isBesideMenu, phase == .lifting { continue }
      dragged[dragged.count - 1].setAlphaInPlace(0)
    }
  }

  private func liftingPreview(
    of item: UIDragItem, from source: UIDragInteraction
  ) -> UITargetedDragPreview? {
    guard let delegate = source.delegate else { return nil }
    let answer = OptionalMethod.answer(
      "dragInteraction(_:previewForLifting:session:)", of: delegate
    ) { delegate.dragInteraction(source, previewForLifting: item, session: self) }
    if let answer { return answer }
    return source.view.flatMap { view in
      view.window == nil
        ? nil : UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters())
    }
  }

  private func lift() {
    window.feature(DragFeature.self).lift = self
    source.delegate?.dragInteraction(source, willAnimateLiftWith: liftAnimator, session: self)
    UIView.animate(
      withDuration: window.interactionMetrics.lift.duration, delay: 0, options: .curveEaseOut,
      animations: {
        stack.lift()
        liftAnimator.animate()
      },
      completion: { [weak self] _ in
        guard let self, phase == .lifting else { return }
        phase = .lifted
      })
  }

  /// Puts everything down again: the drag never began.
  private func setDown() {
    phase = .ending
    window.existingFeature(DragFeature.self)?.lift = nil
    guard !isBesideMenu else {
      stack.remove()
      return liftAnimator.end(at: .start)
    }
    let metrics = window.interactionMetrics.lift
    for item in dragged { item.preview.map(stack.release) }
    stack.remove()
    UIView.animate(
      withDuration: metrics.returnDuration,
      animations: {
        for item in dragged {
          guard let preview = item.preview, let target = item.lifted?.target else { continue }
          preview.position(at: target, in: window)
          preview.shadowAlpha = 0
        }
      },
      completion: { [self] _ in
        restoreViews()
        liftAnimator.end(at: .start)
      })
  }

  private func restoreViews() {
    for item in dragged {
      item.preview?.removeFromSuperview()
      item.setAlphaInPlace(1)
    }
  }

  // MARK: Moving

  /// The touch moved. The first move after the lift begins the drag (interaction rule IR-5).
  func move(to point: CGPoint) {
    switch phase {
    case .lifting:
      let distance = hypot(point.x - liftPoint.x, point.y - liftPoint.y)
      if distance > window.interactionMetrics.press.allowableMovement { begin(at: point) }
    case .lifted: if point != location { begin(at: point) }
    case .dragging: follow(point)
    case .ending: break
    }
  }

  private func begin(at point: CGPoint) {
    phase = .dragging
    window.existingFeature(DragFeature.self)?.lift = nil
    window.feature(DragFeature.self).active = self
    liftAnimator.end(at: .end)
    stack.isHidden = false
    let delegate = source.delegate
    isRestricted =
      delegate?.dragInteraction(source, sessionIsRestrictedToDraggingApplication: self) ?? false
    isMoveAllowed = delegate?.dragInteraction(source, sessionAllowsMoveOperation: self) ?? true
    delegate?.dragInteraction(source, sessionWillBegin: self)
    for index in dragged.indices { join(index) }
    if dragged.count > 1 {
      UIView.animate(withDuration: window.interactionMetrics.drag.joiningDuration) {
        stack.gather()
      }
    }
    follow(point)
  }

  /// Marks an item as one that cannot be loaded now, and looks as its provider says.
  private func join(_ index: Int) {
    let item = dragged[index].item
    item.itemProvider.isClosed = true
    item.itemProvider.window = window
    dragged[index].setAlphaInPlace(1)
    guard let provider = item.previewProvider else { return }
    let preview = provider().map { PreviewView(of: $0.view, parameters: $0.parameters) }
    stack.replace(dragged[index].preview, by: preview)
    dragged[index].preview = preview
  }

  private func follow(_ point: CGPoint) {
    location = point
    stack.move(to: point)
    source.delegate?.dragInteraction(source, sessionDidMove: self)
    let view = touchedView
    springLoading.update(at: location, over: view)
    update(over: view)
  }

  /// Asks the destination under the touch, which may have moved there.
  package func update() {
    guard phase == .dragging else { return }
    update(over: touchedView)
  }

  private var touchedView: UIView? {
    window.layoutIfNeeded()
    return window.hitTest(location, with: nil)
  }

  private func update(over view: UIView?) {
    destinations.update(at: view, of: self)
    show(view)
  }

  /// Shows what a drop would do, and the previews smaller where they have no place.
  private func show(_ view: UIView?) {
    stack.show(badge)
    let isOverSource = source.view.map { view?.isDescendant(of: $0) ?? false } ?? false
    let isFull =
      isOverSource || destinations.proposal?.prefersFullSizePreview ?? false
      || source.delegate?.dragInteraction(source, prefersFullSizePreviewsFor: self) ?? false
    stack.setReduced(!isFull)
  }

  private var badge: DragBadge.Content? {
    switch destinations.operation(isMoveAllowed: isMoveAllowed) {
    case .forbidden: return .forbidden
    case .copy where dragged.count == 1: return .copies
    default: return dragged.count > 1 ? .number(dragged.count) : nil
    }
  }

  // MARK: Adding

  /// Adds what another touch tapped (interaction rule DG-7).
  ///
  /// - Returns: Whether anything was added.
  func addItems(from interaction: UIDragInteraction, at point: CGPoint) -> Bool {
    guard phase == .dragging, let delegate = interaction.delegate, let view = interaction.view
    else { return false }
    let location = view.convert(point, from: window)
    let chosen = delegate.dragInteraction(
      interaction, sessionForAddingItems: [self], withTouchAt: location)
    guard chosen == nil || chosen === self else { return false }
    let known = Set(dragged.map { ObjectIdentifier($0.item) })
    let items = Self.withoutRepeats(
      delegate.dragInteraction(interaction, itemsForAddingTo: self, withTouchAt: location)
    ).filter { !known.contains(ObjectIdentifier($0)) }
    guard !items.isEmpty else { return false }
    source.delegate?.dragInteraction(source, session: self, willAdd: items, for: interaction)
    let first = dragged.count
    contributor(interaction)?.willAdd(items, to: self)
    add(items, from: interaction)
    for index in first..<dragged.count { join(index) }
    UIView.animate(withDuration: window.interactionMetrics.drag.joiningDuration) {
      let added = dragged[first...].compactMap(\.preview)
      for preview in added { preview.shadowAlpha = 1 }
      stack.gather(newestInFront: added)
    }
    destinations.forgetAnswers()
    update()
    return true
  }

  private func contributor(_ interaction: UIDragInteraction) -> (any DragContributor)? {
    interaction.delegate as? any DragContributor
  }

  /// The others that added items, the first first.
  private var contributors: [any DragContributor] {
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(source)]
    return dragged.map(\.source).filter { known.insert(ObjectIdentifier($0)).inserted }
      .compactMap(contributor)
  }

  // MARK: Ending

  /// Ends the drag: the touch was lifted.
  func end() {
    switch phase {
    case .lifting, .lifted: setDown()
    case .dragging: drop()
    case .ending: break
    }
  }

  func cancel() {
    switch phase {
    case .lifting, .lifted: setDown()
    case .dragging: finish(with: .cancel)
    case .ending: break
    }
  }

  private func willEnd(with operation: UIDropOperation) {
    phase = .ending
    source.delegate?.dragInteraction(source, session: self, willEndWith: operation)
    for contributor in contributors { contributor.sessionWillEnd(self) }
    springLoading.end()
  }

  private func drop() {
    let operation = destinations.operation(isMoveAllowed: isMoveAllowed)
    guard operation == .copy || operation == .move, let destination = destinations.current,
      let delegate = destination.delegate
    else { return finish(with: operation) }
    willEnd(with: operation)
    setProvidersClosed(false)
    delegate.dropInteraction(destination, performDrop: self)
    for item in dragged { item.preview.map(stack.release) }
    stack.remove()
    let flights = DragFlights(in: window)
    for item in dragged {
      flights.drop(item, on: destination, of: self)
    }
    flights.start { [self] in
      destination.delegate?.dropInteraction(destination, concludeDrop: self)
      conclude(with: operation)
      source.delegate?.dragInteraction(source, sessionDidTransferItems: self)
    }
  }

  /// Everything goes back, or disappears.
  private func finish(with operation: UIDropOperation) {
    willEnd(with: operation)
    destinations.cancel(self)
    for item in dragged { item.preview.map(stack.release) }
    stack.remove()
    let flights = DragFlights(in: window)
    for item in dragged { flights.cancel(item) }
    flights.start { [self] in conclude(with: operation) }
  }

  /// The last calls, in this order (interaction rule DG-9).
  private func conclude(with operation: UIDropOperation) {
    setProvidersClosed(false)
    window.existingFeature(DragFeature.self)?.active = nil
    restoreViews()
    destinations.end(self)
    for contributor in contributors { contributor.sessionDidEnd(self) }
    source.delegate?.dragInteraction(source, session: self, didEndWith: operation)
  }

  private func setProvidersClosed(_ isClosed: Bool) {
    for item in dragged { item.item.itemProvider.isClosed = isClosed }
  }
}

extension DragSession: UIDragSession, UIDropSession {
  package var items: [UIDragItem] { dragged.map(\.item) }

  package func location(in view: UIView) -> CGPoint { view.convert(location, from: window) }

  package var allowsMoveOperation: Bool { isMoveAllowed }
  package var isRestrictedToDraggingApplication: Bool { isRestricted }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  package var localContext: Any? {
    get { ownLocalContext }
    set { ownLocalContext = newValue }
  }

  package var localDragSession: (any UIDragSession)? { self }

  package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    LoadedObjects(of: items.map(\.itemProvider), as: aClass, completion: completion).load(
      reportingTo: progress)
  }
}
