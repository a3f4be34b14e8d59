// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionLayout
package import Foundation
package import Geometry
package import Views

/// The view that shows the elements of an engine: it has the data and the viewport.
///
/// Coordinates are those of ``node``, mirrored already where the layout is shown mirrored. The type
/// of a path says whether it is the data's or a presented one; elements are presented ones unless a
/// method says otherwise.
@MainActor
package protocol EngineHost: AnyObject {
  // MARK: Data

  /// The names of the host and its methods, for messages.
  var words: EngineWords { get }

  /// Called when another host takes the layout: the host shows nothing until it gets another one.
  /// Does nothing unless the host's clients can set its layout.
  func giveUpLayout()

  /// Called before all views are given back and all data are loaded again.
  func willReload()

  /// Called when a batch has given items other paths, before anything shows it: what the host
  /// refers to by path, beside the engine's roles, gets the new ones. Nothing by default.
  ///
  /// - Parameter mapping: Where everything goes, as it is presented.
  func renumber(by mapping: BatchMapping)

  /// The number of items of each section, as the data source says now.
  func countItems() -> [Int]

  /// The view for an element, dequeued from the engine and configured.
  ///
  /// - Parameter key: The element, with the path that the data source has for it.
  /// - Returns: The view.
  func supplyView(for key: ElementIdentity) -> any ElementView

  /// Whether there is something to ask for views; false once a data source is gone.
  var suppliesViews: Bool { get }

  /// Whether the host shows only views that were dequeued for what they show; true by default.
  var showsOnlyDequeuedViews: Bool { get }

  // MARK: Viewport

  var node: UIView { get }
  /// The visible rectangle, or the one that is laid out in its place.
  var visibleRect: CGRect { get }
  /// The point of the contents at the top left corner of the viewport.
  var offset: CGPoint { get }
  /// The same as an animation shows it now; for layout trees.
  var presentationOffset: CGPoint { get }
  var containerSize: CGSize { get }
  /// Insets that the offset may show around the contents.
  var contentInsets: UIEdgeInsets { get }
  var layoutDirection: UIUserInterfaceLayoutDirection { get }
  /// The size of the contents, in points; the engine sets it.
  var contentSize: CGSize { get set }
  /// Whether contents scroll while something is dragged near their edges; they do unless the host
  /// says otherwise.
  var isScrollable: Bool { get }
  var offsetOrigins: OffsetOrigins { get }

  /// Moves the viewport for another reason than scrolling.
  func moveViewport(to offset: CGPoint, countingAs origins: OffsetOrigins)
  /// Scrolls the viewport, without animation of its own.
  func scroll(to offset: CGPoint)
  /// Moves contents and viewport together from side to side: nothing seems to move.
  func displaceContents(by distance: CGFloat)
  /// Lets an animated scroll stay where it is.
  func cancelScrolling()
  /// Whether the item in the middle stays there when layouts are exchanged; false by default.
  var keepsMiddleItem: Bool { get }
  /// Asks whoever wants to be asked where contents that change are to be.
  func targetOffset(forProposed offset: CGPoint) -> CGPoint
  /// Seconds that batches of updates and exchanges of layouts take; the timeline's usual ones
  /// unless the host says otherwise.
  var transitionDuration: TimeInterval { get }
  /// The settings of batches of updates; over ``transitionDuration``, slow at both ends, unless the
  /// host says otherwise.
  var updateSettings: AnimationBlock.Settings { get }
  /// Whether batches of updates last their time in a window, also where nothing that is seen moves;
  /// false unless the host says otherwise.
  var updatesLast: Bool { get }
  /// A view behind all elements, if there is one.
  var backdrop: UIView? { get }
  /// Returns the middle, in the host's coordinates, of a view that is to be at a point; that point
  /// unless the host says otherwise.
  func adjustedCenter(_ center: CGPoint, size: CGSize) -> CGPoint
  /// Called when all elements have their places, also inside an animation.
  func elementsWereLaidOut()

  // MARK: Elements

  /// Called when a view is made for an element, and when its element gets another path.
  func update(_ view: any ElementView, for key: ElementIdentity, isNew: Bool)
  /// Called before an element's view is added, with the path that clients have for it.
  func willDisplay(_ view: any ElementView, for key: ElementIdentity)
  /// Called after an element's view was removed, with the path that clients had for it last.
  func didEndDisplaying(_ view: any ElementView, for key: ElementIdentity)
  /// Whether anybody wants to hear of items before they become visible.
  var wantsPrefetching: Bool { get }
  /// Called with items that scrolling will make visible soon, the nearest first.
  func prefetch(_ items: [DataIndexPath])
  /// Called with items that it will not, sorted.
  func cancelPrefetching(_ items: [DataIndexPath])

  // MARK: Interactive movement

  /// Asks where an item goes that is interactively moved.
  func movementTarget(
    from original: DataIndexPath, at current: PresentedIndexPath, proposed: PresentedIndexPath
  ) -> PresentedIndexPath
  /// Called once, when a movement ends elsewhere than it began.
  ///
  /// - Returns: Whether the data source moved it; otherwise everything goes back.
  func didMoveItem(from original: DataIndexPath, to destination: DataIndexPath) -> Bool
}

extension EngineHost {
  package func renumber(by mapping: BatchMapping) {}
  package func giveUpLayout() {}
  package var suppliesViews: Bool { true }
  package var showsOnlyDequeuedViews: Bool { true }
  package var presentationOffset: CGPoint { offset }
  package var isScrollable: Bool { true }
  package var transitionDuration: TimeInterval { Timeline.defaultDuration }
  package var updateSettings: AnimationBlock.Settings {
    AnimationBlock.Settings(duration: transitionDuration)
  }
  package var updatesLast: Bool { false }
  package var keepsMiddleItem: Bool { false }
  package func adjustedCenter(_ center: CGPoint, size: CGSize) -> CGPoint { center }
}

/// The names of a host and its methods, so that messages name them as the client wrote them.
package struct EngineWords: Sendable {
  /// The kind of the host, as in "a table view".
  package let view: String
  /// The name of an item, as in "item".
  package let item: String
  /// The method that asks a view for its size.
  package let preferredAttributes: String
  /// The method that a layout answers with the elements in a rectangle.
  let elements: String
  /// The property of a layout with the size of the contents.
  let contentSize: String
  /// The methods that name updates, reload items and configure them again.
  package let update: String
  let reload: String
  let reconfigure: String

  package init(
    view: String, item: String = "item", preferredAttributes: String, elements: String,
    contentSize: String,
    update: String, reload: String, reconfigure: String
  ) {
    self.view = view
    self.item = item
    self.preferredAttributes = preferredAttributes
    self.elements = elements
    self.contentSize = contentSize
    self.update = update
    self.reload = reload
    self.reconfigure = reconfigure
  }
}

/// A host that is a scroll view: its bounds are the viewport.
@MainActor
package protocol ScrollViewHost: UIScrollView, EngineHost {
  /// The rectangle laid out in place of the bounds, to draw all contents; nil for the bounds.
  var laidOutRect: CGRect? { get }
  /// The subviews that do not belong to the contents.
  var stationaryViews: [UIView] { get }
}

extension ScrollViewHost {
  package var node: UIView { self }
  package var visibleRect: CGRect { laidOutRect ?? bounds }
  package var offset: CGPoint { bounds.origin }
  package var presentationOffset: CGPoint { presentationGeometry.bounds.origin }
  package var containerSize: CGSize { bounds.size }
  package var contentInsets: UIEdgeInsets { adjustedContentInset }
  package var isScrollable: Bool { isScrollEnabled }
  package var layoutDirection: UIUserInterfaceLayoutDirection {
    effectiveUserInterfaceLayoutDirection
  }

  package func moveViewport(to offset: CGPoint, countingAs origins: OffsetOrigins) {
    moveContents(to: offset, countingAs: origins)
  }

  package func scroll(to offset: CGPoint) {
    if offset != contentOffset { setContentOffset(offset, animated: false) }
  }

  package func displaceContents(by distance: CGFloat) {
    let stationary = stationaryViews
    displaceContents(
      subviews.filter { view in !stationary.contains { $0 === view } }, by: distance)
  }

  package func cancelScrolling() { cancelScrollAnimation() }
}
