// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation
import OrderedCollections

/// The differences between a view's presentation and its data: an item that is interactively moved,
/// the gap of a drag, placeholders, and the items that a drag has lifted.
///
/// All of it is one value, so that no part can be changed without the others. At most one thing
/// displaces items, which an order of paths follows from:
///
///     (nothing) ── beginMovement ──> movement ── moveItem ──> movement
///         ^  │                          │
///         │  └──── openGap ──> gap      │
///         │                     │       │
///         └─────────────────────┴───────┘   settle, release, follow, conform, reset
///
/// Placeholders and lifted items last beside either. What belongs to the data is kept by the data's
/// path, and where it is presented is calculated: it needs no renumbering while only the order
/// changes. `Content` is what shows a placeholder.
struct Presentation<Content> {
  /// Why items are displaced.
  private enum Cause {
    /// An item is interactively moved; its middle is at a point, in layout coordinates.
    case movement(of: DataIndexPath, position: CGPoint)
    /// A drag, whose delegate knows the destination by a path.
    case gap(path: DataIndexPath)
  }

  /// The order in which the data are presented, and the other way round.
  private(set) var order = PresentationOrder.identity
  private var cause: Cause?
  private var contents: [Int: Content] = [:]
  private var nextPlaceholder = 0
  private var lifted: OrderedSet<DataIndexPath> = []

  init() {}

  // MARK: Asking

  var isIdentity: Bool { order.isIdentity }

  /// The item that is interactively moved, with where it is presented; nil if there is none.
  var movement: InteractiveMovement? {
    guard case .movement(let item, let position) = cause else { return nil }
    return InteractiveMovement(
      item: item, presentedPath: order.presentedPath(of: item), position: position)
  }

  /// The destination that the open gap is for; nil if none is open.
  var gap: DropDestination? {
    guard case .gap(let path) = cause, let presentedPath = order.displacement?.presentedPath else {
      return nil
    }
    return DropDestination(presentedPath: presentedPath, path: path)
  }

  /// The item that makes the gap by being presented there; nil without one, or a gap.
  var itemInGap: DataIndexPath? {
    guard case .gap = cause, case .item(let item, _) = order.displacement else { return nil }
    return item
  }

  /// The lifted items, in the order in which they were lifted.
  var liftedItems: [DataIndexPath] { lifted.elements }

  func isLifted(at presentedPath: PresentedIndexPath) -> Bool {
    guard !lifted.isEmpty, let path = order.dataPath(of: presentedPath) else { return false }
    return lifted.contains(path)
  }

  /// Returns the content of the placeholder at a path; nil for anything else.
  func content(at path: PresentedIndexPath) -> Content? {
    guard !contents.isEmpty else { return nil }
    return order.placeholder(at: path).flatMap { contents[$0] }
  }

  func contents(inSection section: Int) -> [Content] {
    order.placeholders.filter { $0.path.section == section }.compactMap { contents[$0.number] }
  }

  /// The path at which the data would insert the item of a placeholder; nil for one that is lost.
  func insertionPath(ofPlaceholder number: Int) -> DataIndexPath? {
    order.placeholders.first { $0.number == number }?.path
  }

  // MARK: Movement

  /// An item begins to be moved, still where the data have it. An open gap closes.
  ///
  /// - Parameters:
  ///   - item: The item as the data have it.
  ///   - position: Where its middle is, in layout coordinates.
  mutating func beginMovement(of item: DataIndexPath, at position: CGPoint) {
    release()
    cause = .movement(of: item, position: position)
  }

  /// The item that is interactively moved comes to another point, and perhaps another path. Does
  /// nothing if there is none.
  ///
  /// - Parameters:
  ///   - path: Where it is presented; nil for where it is already.
  ///   - position: Where its middle is, in layout coordinates.
  mutating func moveItem(to path: PresentedIndexPath? = nil, at position: CGPoint) {
    guard case .movement(let item, _) = cause else { return }
    cause = .movement(of: item, position: position)
    if let path { order = order.displacing(.item(item, path)) }
  }

  // MARK: Gaps

  /// A gap opens, or moves. Does nothing while an item is interactively moved.
  ///
  /// - Parameters:
  ///   - destination: What it is for, placed in the order to be.
  ///   - item: The item that makes the gap by being presented there; nil for a gap without an item.
  mutating func openGap(for destination: DropDestination, by item: DataIndexPath? = nil) {
    if case .movement = cause { return }
    let presentedPath = destination.presentedPath
    let displacement = item.map { PresentationOrder.Displacement.item($0, presentedPath) }
    cause = .gap(path: destination.path)
    order = order.displacing(displacement ?? .gap(presentedPath))
  }

  /// Nothing is displaced any more: the gap closes, or the movement ends; an item that was presented
  /// elsewhere goes back.
  mutating func release() {
    cause = nil
    if order.displacement != nil { order = order.displacing(nil) }
  }

  /// The data have the item that is presented elsewhere there, too: everything stays where it is
  /// presented, and nothing is displaced any more.
  mutating func commitDisplacement() {
    let settled = order.settled()
    lifted = OrderedSet(lifted.compactMap { settled.dataPath(of: order.presentedPath(of: $0)) })
    cause = nil
    order = settled
  }

  // MARK: Placeholders

  /// Inserts a placeholder; an open gap closes, and an item that is interactively moved stays behind
  /// the same items.
  ///
  /// - Parameters:
  ///   - content: What shows it.
  ///   - path: The item of the data that it stands before; behind the last, the number of items.
  /// - Returns: Its number, which no other placeholder of this value ever had.
  mutating func insertPlaceholder(_ content: Content, before path: DataIndexPath) -> Int {
    let number = nextPlaceholder
    nextPlaceholder += 1
    contents[number] = content
    if case .gap = cause { release() }
    order = order.holding(order.placeholders + [.init(number: number, path: path)])
    return number
  }

  /// Takes a placeholder away; what is displaced stays behind the same items. Does nothing for one
  /// that is lost.
  mutating func deletePlaceholder(_ number: Int) {
    contents[number] = nil
    order = order.holding(order.placeholders.filter { $0.number != number })
  }

  // MARK: Lifted items

  /// Lifts an item.
  ///
  /// - Returns: Whether it was not lifted already.
  mutating func lift(_ item: DataIndexPath) -> Bool { lifted.append(item).inserted }

  /// No item is lifted any more, or none is known to be.
  mutating func forgetLiftedItems() { lifted = [] }

  // MARK: Data

  /// The data are changed by a batch of updates (rules DP-14 and PL-2): placeholders and the gap
  /// stay behind the same neighbours, and what is in a section that is deleted or reloaded is lost.
  ///
  /// - Parameters:
  ///   - mapping: Where the data go.
  ///   - keepsGap: Whether a gap without an item stays open.
  mutating func apply(_ mapping: BatchMapping, keepsGap: Bool) {
    order = order.following(mapping, keepsGap: keepsGap)
    switch cause {
    case .movement(let item, let position):
      cause = mapping.item(after: item).map { .movement(of: $0, position: position) }
    case .gap: cause = order.gap.map { .gap(path: order.insertionPath(for: $0)) }
    case nil: break
    }
    forgetLostContents()
    if !lifted.isEmpty {
      lifted = OrderedSet(lifted.compactMap { mapping.item(after: $0) })
    }
  }

  /// A placeholder is exchanged for an item that the data insert in its place, in a batch that
  /// inserts nothing else (interaction rule PL-3).
  mutating func exchangePlaceholder(_ number: Int, following mapping: BatchMapping) {
    deletePlaceholder(number)
    apply(mapping, keepsGap: true)
  }

  /// The data were counted: if they have too few items for what is presented, they are presented as
  /// they are, without gap and placeholders. An item that is interactively moved goes back; the
  /// movement is over if the data do not have it.
  mutating func conform(to counts: [Int]) {
    guard !order.isPossible(in: counts) else { return }
    order = .identity
    contents = [:]
    guard case .movement(let item, _) = cause, counts.indices.contains(item.section),
      item.item < counts[item.section]
    else { return cause = nil }
  }

  /// All data are loaded again: they are presented as they are, and no item is known to be lifted.
  mutating func reset() {
    order = .identity
    cause = nil
    contents = [:]
    lifted = []
  }

  private mutating func forgetLostContents() {
    guard !contents.isEmpty else { return }
    let kept = Set(order.placeholders.map(\.number))
    contents = contents.filter { kept.contains($0.key) }
  }
}
