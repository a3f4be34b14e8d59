// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation
package import Geometry

/// A layout class of a face: it answers the engine with its open methods, which clients override.
///
/// The faces' classes have these methods in one shape. What differs between them are types, and what
/// stands around a call: ``willCall(_:)`` and ``presented(_:)``.
@MainActor
package protocol OpenLayout: EngineLayout {
  // Clients may nest types in their subclasses. Inside this package these names would hide such types,
  // so they are names that no client would choose.
  associatedtype FaceAttributes: OpenAttributes
  associatedtype FaceContext: NSObject, OpenInvalidation
  associatedtype FaceLayout
  associatedtype FaceChangedPaths: Sequence<IndexPath>

  // MARK: What differs

  /// Called with the full name of a method before it is called; does nothing unless a face counts.
  func willCall(_ method: String)
  /// Runs what asks the client, with the paths of layouts: of the presented order.
  func presented<Answer>(_ answer: () -> Answer) -> Answer
  var visibleLayoutRect: CGRect { get }
  /// Returns whether an element, which what was measured meanwhile may have moved, lies wholly
  /// before the visible part, so that its growth must not push that away (behaviour rule Z-14);
  /// never at the very start, where what grows shows.
  func isBeforeVisiblePart(_ element: FaceAttributes, along axis: LayoutAxis) -> Bool

  /// A context of the class that the layout names, which names nothing.
  func makeInvalidationContext() -> FaceContext

  // MARK: Open methods

  func prepare()
  var collectionViewContentSize: CGSize { get }
  func layoutAttributesForItem(at indexPath: IndexPath) -> FaceAttributes?
  func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> FaceAttributes?
  func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> FaceAttributes?
  func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
  func invalidationContext(forBoundsChange newBounds: CGRect) -> FaceContext
  func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: FaceAttributes,
    withOriginalAttributes originalAttributes: FaceAttributes
  ) -> Bool
  func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: FaceAttributes,
    withOriginalAttributes originalAttributes: FaceAttributes
  ) -> FaceContext
  func invalidateLayout(with context: FaceContext)
  func finalizeCollectionViewUpdates()
  func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> FaceAttributes?
  func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> FaceAttributes?
  func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> FaceAttributes?
  func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> FaceAttributes?
  func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> FaceAttributes?
  func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> FaceAttributes?
  func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> FaceChangedPaths
  func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> FaceChangedPaths
  func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> FaceChangedPaths
  func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> FaceChangedPaths
  func prepare(forAnimatedBoundsChange oldBounds: CGRect)
  func finalizeAnimatedBoundsChange()
  func prepareForTransition(from oldLayout: FaceLayout)
  func prepareForTransition(to newLayout: FaceLayout)
  func finalizeLayoutTransition()
}

extension OpenLayout {
  package func willCall(_ method: String) {}
  package func presented<Answer>(_ answer: () -> Answer) -> Answer { answer() }

  /// Asks the client's layout for an answer.
  package func asked<Answer>(_ method: String, _ answer: () -> Answer) -> Answer {
    willCall(method)
    return presented(answer)
  }

  /// A layout as what it is: an engine is only given those of its host's class.
  package static func layout(_ layout: any EngineLayout) -> FaceLayout {
    guard let layout = layout as? FaceLayout else {
      programmerError("\(type(of: layout)) is not a layout of a collection view.")
    }
    return layout
  }

  // MARK: Answers

  package func prepareForPass() {
    willCall("prepare()")
    prepare()
  }

  package var engineContentSize: CGSize {
    asked("collectionViewContentSize") { collectionViewContentSize }
  }

  package func element(_ key: ElementIdentity) -> (any ElementAttributes)? {
    let method =
      switch key.category {
      case .cell: "layoutAttributesForItem(at:)"
      case .supplementaryView: "layoutAttributesForSupplementaryView(ofKind:at:)"
      case .decorationView: "layoutAttributesForDecorationView(ofKind:at:)"
      }
    return asked(method) { attributes(of: key) }
  }

  package func attributes(of key: ElementIdentity) -> FaceAttributes? {
    let (kind, path) = (key.kind ?? "", key.indexPath)
    return switch key.category {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// Casts attributes to the face's class; an engine only has those of its layouts.
  package static func attributes(_ attributes: any ElementAttributes) -> FaceAttributes {
    guard let attributes = attributes as? FaceAttributes else {
      programmerError("\(type(of: attributes)) are not layout attributes.")
    }
    return attributes
  }

  /// Casts the class that a client's layout names in a class property.
  package static func checked<Base: AnyObject>(
    _ type: AnyClass, namedBy property: String, below base: Base.Type
  ) -> Base.Type {
    guard let type = type as? Base.Type else {
      programmerError(
        "\(Self.self).\(property) is \(type); it must be a subclass of \(Base.self).")
    }
    return type
  }

  package func targetOffset(forProposed offset: CGPoint) -> CGPoint {
    willCall("targetContentOffset(forProposedContentOffset:)")
    return targetContentOffset(forProposedContentOffset: offset)
  }

  // MARK: Invalidation

  package func makeInvalidation(everything: Bool, counts: Bool) -> any EngineInvalidation {
    let context = makeInvalidationContext()
    if everything { context.invalidated.everything = true }
    if counts { context.invalidated.counts = true }
    return context
  }

  package func invalidation(forBounds bounds: CGRect) -> (any EngineInvalidation)? {
    asked("shouldInvalidateLayout(forBoundsChange:)") {
      guard shouldInvalidateLayout(forBoundsChange: bounds) else { return nil }
      willCall("invalidationContext(forBoundsChange:)")
      return invalidationContext(forBoundsChange: bounds)
    }
  }

  package func invalidation(
    forPreferred preferred: any ElementAttributes, original: any ElementAttributes
  ) -> (any EngineInvalidation)? {
    let (preferred, original) = (Self.attributes(preferred), Self.attributes(original))
    return asked("shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)") {
      guard
        shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { return nil }
      return invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
  }

  package func invalidate(with invalidation: any EngineInvalidation) {
    guard let context = invalidation as? FaceContext else { return }
    willCall("invalidateLayout(with:)")
    invalidateLayout(with: context)
  }

  /// Takes in a measured size, and says in a context what that changes: the element, the size of
  /// the content, and the offset if the element lies before what is visible.
  func invalidate(
    _ original: FaceAttributes, in context: FaceContext, along axis: LayoutAxis,
    measuring measure: () -> CGSize?
  ) {
    let key = original.key
    let (kind, path) = (key.kind ?? "", key.indexPath)
    switch key.category {
    case .cell: context.invalidateItems(at: [path])
    case .supplementaryView: context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .decorationView: context.invalidateDecorationElements(ofKind: kind, at: [path])
    }
    let isBeforeVisible = isBeforeVisiblePart(original, along: axis)
    guard let growth = measure() else { return }
    context.contentSizeAdjustment = growth
    if isBeforeVisible {
      context.contentOffsetAdjustment = CGPoint(axis, along: growth[axis], across: 0)
    }
  }

  // MARK: Changes over time

  package func finalizeUpdates() {
    willCall("finalizeCollectionViewUpdates()")
    finalizeCollectionViewUpdates()
  }

  /// Returns the attributes at which an element starts by itself in the change that elements are
  /// going through.
  package func firstAttributes(of key: ElementIdentity) -> FaceAttributes? {
    transition?.initialAttributes(of: key).map { Self.attributes($0) }
  }

  /// Returns the attributes at which an element ends by itself in the change that elements are
  /// going through.
  package func lastAttributes(of key: ElementIdentity) -> FaceAttributes? {
    transition?.finalAttributes(of: key).map { Self.attributes($0) }
  }

  package func initialElement(_ key: ElementIdentity) -> (any ElementAttributes)? {
    let (kind, path) = (key.kind ?? "", key.indexPath)
    return switch key.category {
    case .cell:
      asked("initialLayoutAttributesForAppearingItem(at:)") {
        initialLayoutAttributesForAppearingItem(at: path)
      }
    case .supplementaryView:
      asked("initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)") {
        initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      }
    case .decorationView:
      asked("initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)") {
        initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    }
  }

  package func finalElement(_ key: ElementIdentity) -> (any ElementAttributes)? {
    let (kind, path) = (key.kind ?? "", key.indexPath)
    return switch key.category {
    case .cell:
      asked("finalLayoutAttributesForDisappearingItem(at:)") {
        finalLayoutAttributesForDisappearingItem(at: path)
      }
    case .supplementaryView:
      asked("finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)") {
        finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      }
    case .decorationView:
      asked("finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)") {
        finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    }
  }

  package func changedIndices(
    of category: CollectionLayoutElementCategory, kind: String
  ) -> (deleted: [IndexPath], inserted: [IndexPath]) {
    let (deleted, inserted) =
      category == .decorationView
      ? (
        indexPathsToDeleteForDecorationView(ofKind: kind),
        indexPathsToInsertForDecorationView(ofKind: kind)
      )
      : (
        indexPathsToDeleteForSupplementaryView(ofKind: kind),
        indexPathsToInsertForSupplementaryView(ofKind: kind)
      )
    return (deleted.sorted(), inserted.sorted())
  }

  package func prepare(forBoundsReplacing oldBounds: CGRect) {
    willCall("prepare(forAnimatedBoundsChange:)")
    prepare(forAnimatedBoundsChange: oldBounds)
  }

  package func finalizeBoundsChange() {
    willCall("finalizeAnimatedBoundsChange()")
    finalizeAnimatedBoundsChange()
  }

  package func prepareExchange(for newLayout: any EngineLayout) {
    willCall("prepareForTransition(to:)")
    prepareForTransition(to: Self.layout(newLayout))
  }

  package func prepareExchange(replacing oldLayout: any EngineLayout) {
    willCall("prepareForTransition(from:)")
    prepareForTransition(from: Self.layout(oldLayout))
  }

  package func finalizeExchange() {
    willCall("finalizeLayoutTransition()")
    finalizeLayoutTransition()
  }
}
