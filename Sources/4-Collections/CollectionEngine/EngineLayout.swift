// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionLayout
package import Foundation
package import Geometry

/// The layout of an engine's elements.
///
/// A face's layout class answers with its open methods, which clients override. Coordinates are
/// layout coordinates: they run from left to right also where the layout is shown mirrored.
@MainActor
package protocol EngineLayout: AnyObject {
  /// The view that the layout belongs to; nil for none.
  var host: (any EngineHost)? { get set }
  /// The change that elements are going through; nil outside one. The layout's own answers about
  /// first and last attributes come from it.
  var transition: ElementTransition? { get set }

  // MARK: Answers

  /// Called once after an invalidation, before anything is asked.
  func prepareForPass()
  var engineContentSize: CGSize { get }
  /// The elements in a rectangle; may have others as well.
  func elements(in rect: CGRect) -> [any ElementAttributes]
  func element(_ key: ElementIdentity) -> (any ElementAttributes)?
  /// Whether ``adjusted(_:)`` may answer anything other than what it is given; true unless the layout
  /// says otherwise.
  var adjustsElements: Bool { get }
  /// The final adjustment of what is visible, once a pass.
  func adjusted(_ elements: [any ElementAttributes]) -> [any ElementAttributes]
  /// The area in which a section scrolls orthogonally; nil for sections that do not.
  func orthogonalArea(ofSection section: Int) -> OrthogonalScrollArea?
  func isMirrored(in direction: UIUserInterfaceLayoutDirection) -> Bool
  /// The solution of one of the solvers, now; `.custom` unless the layout says otherwise.
  var solved: SolvedContents { get }
  /// Returns whether a supplementary view is the badge of the item at its own index path, and goes
  /// with it, as badges do of which every item has one; false unless the layout says otherwise.
  ///
  /// A question of its own, since a pass asks it of every supplementary view while items are
  /// displaced: ``solved`` copies what was solved, and asks the client for the size of the contents.
  ///
  /// - Complexity: That of the item's group.
  func isBadgeOfItem(_ key: ElementIdentity) -> Bool
  /// Returns the description of the layout in a size, in points, of its host; nothing is solved.
  /// `.custom` unless the layout says otherwise.
  func description(at size: CGSize) -> FoundDescription
  func hasClass(forDecorationsOfKind kind: String) -> Bool

  // MARK: Offsets and paths

  func targetOffset(forProposed offset: CGPoint) -> CGPoint
  /// The item whose place an item takes that is interactively moved to a point.
  func targetPath(
    forMoving path: PresentedIndexPath, to position: CGPoint
  ) -> PresentedIndexPath
  func movingElement(at path: PresentedIndexPath, position: CGPoint) -> any ElementAttributes

  // MARK: Invalidation

  /// Makes an invalidation of the layout's class: whether all is invalid, and whether the data are
  /// to be counted again.
  func makeInvalidation(everything: Bool, counts: Bool) -> any EngineInvalidation
  /// Returns what new bounds invalidate; nil for nothing.
  func invalidation(forBounds bounds: CGRect) -> (any EngineInvalidation)?
  /// Returns what a measured element invalidates; nil for nothing.
  func invalidation(
    forPreferred preferred: any ElementAttributes, original: any ElementAttributes
  ) -> (any EngineInvalidation)?
  func invalidation(for step: MovementStep) -> any EngineInvalidation
  func invalidate(with invalidation: any EngineInvalidation)

  // MARK: Changes over time

  /// Called before ``prepare()`` with where everything goes in a batch: what the layout knows of
  /// elements goes along.
  func dataWillChange(through renumbering: ElementRenumbering)
  /// Called after ``prepare()`` in a batch, with what changes.
  func prepare(for mapping: BatchMapping)
  /// Called when elements have their new places, in the animation.
  func finalizeUpdates()
  /// Returns the attributes at which an element starts, by its key after the change.
  func initialElement(_ key: ElementIdentity) -> (any ElementAttributes)?
  /// Returns the attributes at which an element ends, by its key before the change.
  func finalElement(_ key: ElementIdentity) -> (any ElementAttributes)?
  /// Supplementary or decoration views of a kind that the layout itself takes away and adds.
  func changedIndices(
    of category: CollectionLayoutElementCategory, kind: String
  ) -> (deleted: [IndexPath], inserted: [IndexPath])
  /// Called after ``prepare()`` in an animated change of bounds.
  func prepare(forBoundsReplacing oldBounds: CGRect)
  /// Called when elements have their new places in it, in the animation.
  func finalizeBoundsChange()
  func prepareExchange(for newLayout: any EngineLayout)
  func prepareExchange(replacing oldLayout: any EngineLayout)
  func finalizeExchange()
}

/// The invalid part of a layout: the client's own object.
@MainActor
package protocol EngineInvalidation: AnyObject {
  var invalidatesCounts: Bool { get }
  /// The distance to add to the offset, in layout coordinates.
  var offsetAdjustment: CGPoint { get }
  /// The size to add to that of the contents until the layout says it again.
  var sizeAdjustment: CGSize { get }
}

package enum MovementStep {
  /// It is at another point, and maybe at another path; the data are the same.
  case moved(
    to: PresentedIndexPath, at: CGPoint, from: PresentedIndexPath, previousPosition: CGPoint,
    counts: Bool)
  /// It was dropped.
  case ended(at: PresentedIndexPath, from: PresentedIndexPath, isCancelled: Bool)
}

/// The result of solving a layout, with what is visible of it.
///
/// It says more than attributes do: where sections and groups are, and the sums behind the numbers.
/// Copies share their storage; one that is kept while an element is measured costs a copy of all.
package enum SolvedContents {
  /// Groups, with what of their description is not a value.
  case compositional(SolvedLayout, CompositionalDescription, Viewport)
  case flow(SolvedFlowLayout, Viewport)
  case table(SolvedTable)
  case grid(SolvedGridLayout)
  /// Attributes are all that is known: of a client's layout, or of one that is not solved yet.
  case custom
}

/// The description of a layout in a size, to look for what breaks there.
package enum FoundDescription {
  case compositional(LayoutSpecification)
  case flow(FlowSpecification)
  /// The description has no layout, and this is why.
  case invalid(String)
  /// Attributes are all that is known.
  case custom
}

extension EngineLayout {
  package var adjustsElements: Bool { true }
  package var solved: SolvedContents { .custom }
  package func isBadgeOfItem(_ key: ElementIdentity) -> Bool { false }
  package func description(at size: CGSize) -> FoundDescription { .custom }
  package func hasClass(forDecorationsOfKind kind: String) -> Bool { false }
}
