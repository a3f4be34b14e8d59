// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

/// The elements that have views, and the views that wait for elements.
///
/// A view is in one place at a time: it shows a visible element or one that is disappearing, or it
/// waits in the pool; one that is kept for the preview of a lifted item does not go back to the pool
/// before it is released. A host may also adopt a view that it made. These are the ways:
///
///     pool ── supply ──> (new element) ── show ──> visible ── disappear ──> disappearing
///       ^                                             │                          │
///       └───────────── giveBack ──────────────────────┴── hide ── endDisappearing┘
///
/// A class, since the engine's extensions share it and clients are called while it is in use.
@MainActor
final class ElementStore {
  private var elements: [ElementIdentity: VisibleElement] = [:]
  /// Elements that are no longer there, and whose views are disappearing.
  private(set) var disappearing: [VisibleElement] = []
  /// The elements that were visible when the transition under way began; nil outside one.
  private var participants: Set<ObjectIdentifier>?
  private let pool = ReusePool()
  /// The views of the items that a drag has lifted.
  ///
  /// Previews show them live: while the drag lasts they stay where the layout has them, on screen
  /// or not, and none is used for another element, whatever becomes of its item.
  private var kept: [any ElementView] = []
  /// The views that are being asked for, the innermost last: a data source that is asked for one may
  /// lay out the collection view, which asks for others.
  private var supplies: [Supply] = []

  /// A view that is being asked for, and what was dequeued for it.
  private struct Supply {
    let request: Request
    /// The views that were dequeued since.
    var dequeued: [any ElementView] = []
    /// The elements of those of them that have received attributes.
    var prepared: [VisibleElement] = []
  }

  struct Request {
    let dataKey: ElementIdentity
    let key: ElementIdentity
    let attributes: any ElementAttributes
    /// The frame that a new view begins with.
    let frame: CGRect
    /// The view that is there already and is configured again: dequeuing gives it; nil for none.
    let reconfigured: (any ElementView)?
  }

  // MARK: Visible elements

  var visible: Dictionary<ElementIdentity, VisibleElement>.Values { elements.values }

  /// The visible elements, in an order that is the same in every process: clients see it.
  var inOrder: [VisibleElement] {
    elements.values.sorted { ElementIdentity.isBefore($0.key, $1.key) }
  }

  /// The layout's last answer for each visible element.
  var attributes: [ElementIdentity: any ElementAttributes] { elements.mapValues(\.attributes) }

  var isEmpty: Bool { elements.isEmpty }

  subscript(key: ElementIdentity) -> VisibleElement? { elements[key] }

  func element(shownBy view: any ElementView) -> VisibleElement? {
    elements.values.first { $0.view === view }
  }

  func show(_ element: VisibleElement) { elements[element.key] = element }

  /// Takes all elements away, whose views ``giveBack(_:)`` makes available again.
  ///
  /// - Returns: The elements, in no order.
  func hideAll() -> [VisibleElement] {
    defer { elements = [:] }
    return Array(elements.values)
  }

  /// Takes an element away, whose view ``giveBack(_:)`` makes available again.
  func hide(_ element: VisibleElement) { elements[element.key] = nil }

  // MARK: Transitions

  /// Gives the visible elements other keys; those without one disappear.
  ///
  /// - Parameters:
  ///   - visible: The visible elements.
  ///   - newKey: Returns the key of an element, given the one that it has; nil if it is deleted.
  func renumber(_ visible: [VisibleElement], _ newKey: (ElementIdentity) -> ElementIdentity?) {
    elements = [:]
    for element in visible {
      guard let key = newKey(element.key) else {
        disappearing.append(element)
        continue
      }
      element.key = key
      elements[key] = element
    }
  }

  var isInTransition: Bool { participants != nil }

  func beginTransition() { participants = Set(elements.values.map(ObjectIdentifier.init)) }

  func endTransition() { participants = nil }

  /// Returns whether an element was visible when the transition under way began.
  func takesPart(_ element: VisibleElement) -> Bool {
    participants?.contains(ObjectIdentifier(element)) ?? false
  }

  /// Lets a visible element disappear that still exists, off screen.
  func disappear(_ element: VisibleElement) {
    elements[element.key] = nil
    element.laterKey = element.key
    disappearing.append(element)
  }

  /// Ends the disappearing of elements.
  ///
  /// - Returns: Those of them that were disappearing still.
  func endDisappearing(_ elements: [VisibleElement]) -> [VisibleElement] {
    let identities = Set(elements.map(ObjectIdentifier.init))
    let ended = disappearing.filter { identities.contains(ObjectIdentifier($0)) }
    disappearing.removeAll { identities.contains(ObjectIdentifier($0)) }
    return ended
  }

  // MARK: Supply

  /// The element that a view is asked for, as the data source has it; nil outside.
  var suppliedKey: ElementIdentity? { supplies.last?.request.dataKey }

  /// Begins to ask for the view of an element, until ``endSupply()``.
  func beginSupply(_ request: Request) { supplies.append(Supply(request: request)) }

  /// Ends asking for a view.
  ///
  /// - Returns: The views that were dequeued for it, and the elements of those that have received
  ///   attributes.
  func endSupply() -> (dequeued: [any ElementView], prepared: [VisibleElement]) {
    supplies.popLast().map { ($0.dequeued, $0.prepared) } ?? ([], [])
  }

  /// The request that is under way for an element, as the data source has it; nil for another one.
  func request(for dataKey: ElementIdentity) -> Request? {
    supplies.last.flatMap { $0.request.dataKey == dataKey ? $0.request : nil }
  }

  /// Remembers an element whose view was dequeued for the request under way and receives attributes.
  func prepare(_ element: VisibleElement) {
    guard let last = supplies.indices.last else { return }
    supplies[last].prepared.append(element)
  }

  /// Dequeues a view; see ``CollectionEngine/dequeue(_:for:)``.
  func dequeue(
    _ role: ReusePool.Role, for key: ElementIdentity, with traits: UITraitCollection
  ) -> (view: any ElementView, isShown: Bool)? {
    let request = request(for: key)
    let asked = request == nil ? nil : supplies.indices.last
    if let asked, let view = request?.reconfigured, pool.role(of: view) == role {
      supplies[asked].dequeued.append(view)
      return (view, true)
    }
    var dequeued: (any ElementView)?
    traits.performAsCurrent { dequeued = pool.dequeue(role, frame: request?.frame ?? .zero) }
    guard let view = dequeued else { return nil }
    if let asked { supplies[asked].dequeued.append(view) }
    return (view, false)
  }

  /// Takes a view that the host made itself; see ``CollectionEngine/adopt(_:for:)``.
  func adopt(_ view: any ElementView, for role: ReusePool.Role?) {
    guard let asked = supplies.indices.last,
      !supplies[asked].dequeued.contains(where: { $0 === view })
    else { return }
    supplies[asked].dequeued.append(view)
    if let role { pool.adopt(view, for: role) }
  }

  // MARK: Reuse

  /// Names the class of the views for a role; nil for none.
  func register(_ viewClass: ReusePool.Class?, for role: ReusePool.Role) {
    pool.register(viewClass, for: role)
  }

  func isRegistered(_ role: ReusePool.Role) -> Bool { pool.isRegistered(role) }

  /// Returns whether views can be made for supplementary elements of a kind.
  func isRegistered(supplementaryKind kind: String) -> Bool {
    pool.isRegistered(supplementaryKind: kind)
  }

  /// Makes a view available for other elements, unless it is kept.
  func giveBack(_ view: any ElementView) {
    if !kept.contains(where: { $0 === view }) { pool.enqueue(view) }
  }

  /// Forgets the decoration views that wait, which belong to a layout.
  func forgetDecorations() { pool.forgetDecorations() }

  /// Whether views are kept for previews.
  var keepsViews: Bool { !kept.isEmpty }

  /// Keeps a view for the preview of a lifted item.
  func keep(_ view: any ElementView) {
    if !kept.contains(where: { $0 === view }) { kept.append(view) }
  }

  /// Keeps no view any longer; those that nothing shows are available for other elements, in the
  /// order in which they were lifted: clients see which element gets which view.
  ///
  /// - Returns: The views that were kept, in this order.
  func releaseKeptViews() -> [any ElementView] {
    let views = kept
    kept = []
    for view in views where view.node.superview == nil { pool.enqueue(view) }
    return views
  }

  /// Verifies that no view is both on screen and waiting.
  func checkInvariants() { pool.checkInvariants(visible: elements.values.map(\.view)) }
}
