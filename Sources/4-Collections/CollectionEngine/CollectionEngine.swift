// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
import Geometry

/// Shows the elements of a layout over time, for a host that has data and a viewport.
///
/// The engine makes views only for what is visible and uses them again; lays out, measures and
/// places them; and takes them from one state of the data, or one layout, to the next, animated. It
/// knows no face: which paths are selected or touched it keeps and renumbers without knowing what
/// that means (``ItemReferences``). Each part of its state has an owner, which alone writes it
/// (``ElementStore``, ``LayoutPass``, ``UpdateState`` …), but for the fields of a ``VisibleElement``,
/// which whoever lays it out writes; hosts call the engine's verbs, which stand in the extensions
/// beside this file:
///
/// - **Pass**: ``layOut()``, invalidation, measuring.
/// - **Elements**: supplying, placing and reusing views; orthogonal scrolling; queries.
/// - **Updates**: batches, exchanges of layouts, interactive movement, and the transition that
///   animates each of them.
/// - **DragAndDrop**: lifted items, the gap, where a drop goes, placeholders.
///
/// The type of a path says which order it is of: a `DataIndexPath` is the data's; in a
/// `PresentedIndexPath` an item that is interactively moved or dragged is counted where it is shown,
/// and so are gaps and placeholders. ``presentation`` translates. A bare index path is a client's,
/// which is one or the other (``PathOrder``), or that of an element of any category.
@MainActor
package final class CollectionEngine {
  private weak var attachedHost: (any EngineHost)?
  package private(set) var layout: any EngineLayout

  let knownCounts = KnownCounts()
  let pass = LayoutPass()
  let elements = ElementStore()
  let scrolling = OrthogonalScrolling()
  let updates = UpdateState()
  /// The differences between the presentation and the data; its transitions are its own.
  var presentation = Presentation<PlaceholderSource>()
  let drop = DropState()
  /// Which index paths clients take and get; nil for those that suit who asks.
  private(set) var pathOrder: PathOrder?
  let autoScroll = AutoScroll()
  let prefetching: PrefetchState
  /// The trace of layout passes, while it is wanted; nil costs nothing.
  package var trace: LayoutTrace?
  /// The problems of the layout, where they do not end the program; nil where they do.
  package var problems: LayoutProblems?
  /// The items that the host refers to, by roles that it registers.
  package let references = ItemReferences()

  /// Creates an engine without a host.
  ///
  /// - Parameter layout: The layout; ``attach(to:)`` makes it the host's.
  package init(layout: any EngineLayout) {
    self.layout = layout
    prefetching = PrefetchState(role: references.register(keepsReloadedItems: true))
  }

  package var host: any EngineHost {
    guard let attachedHost else {
      programmerError("The engine's host no longer exists, or is not set yet.")
    }
    return attachedHost
  }

  /// Gives the engine its host. Call it once, before anything else.
  package func attach(to host: any EngineHost) {
    attachedHost = host
    let isTaken = takeFromOtherHost(layout)
    adopt(layout)
    // What it knows is of the other host's data.
    if isTaken { invalidateEverything(counts: true) }
  }

  /// Whether the host is there and has its layout: while it is being initialized it has not.
  package var isReady: Bool { attachedHost != nil && layout.host === attachedHost }

  package var isLayingOut: Bool { pass.isRunning }
  /// Whether updates are being recorded that are not made yet.
  package var hasUncommittedUpdates: Bool { updates.isRecording }
  package var isEmpty: Bool { elements.isEmpty }

  /// Replaces the layout, of the host too.
  func install(_ layout: any EngineLayout) {
    self.layout = layout
    adopt(layout)
  }

  /// Lets the host's methods take and return the paths of an order.
  package func perform<Result>(in order: PathOrder, _ body: () -> Result) -> Result {
    let outer = pathOrder
    pathOrder = order
    defer { pathOrder = outer }
    return body()
  }
}
