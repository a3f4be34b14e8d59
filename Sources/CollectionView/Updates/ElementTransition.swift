// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation

/// A change under way, from what was on screen to what will be: a batch of updates, another size,
/// another layout.
///
/// It answers what a layout's `initial…` and `final…` methods answer by themselves (behaviour
/// section 6.5).
@MainActor
final class ElementTransition {
  /// The layout that says where elements end.
  let layout: UICollectionViewLayout
  /// The layout that said where they were; the same one unless layouts are exchanged.
  let formerLayout: UICollectionViewLayout
  /// Where elements were that were on screen or near it, by their keys before.
  private let formerAttributes: [ElementKey: UICollectionViewLayoutAttributes]
  private let mapping: ElementMapping?

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - former: Where elements are now, on screen and near it.
  ///   - mapping: Where elements go; nil where keys stay the same.
  ///   - formerLayout: The layout that said where elements are.
  ///   - layout: The layout that will say it.
  init(
    from former: [ElementKey: UICollectionViewLayoutAttributes], mapping: ElementMapping?,
    formerLayout: UICollectionViewLayout, layout: UICollectionViewLayout
  ) {
    formerAttributes = former
    self.mapping = mapping
    self.formerLayout = formerLayout
    self.layout = layout
  }

  /// Where an element is after the change; nil if it goes.
  func key(after old: ElementKey) -> ElementKey? {
    // Decoration views are of the classes of their layout.
    if old.category == .decorationView, layout !== formerLayout { return nil }
    return mapping.map { $0.key(after: old) } ?? old
  }

  /// Where an element was before the change; nil if it is new.
  func key(before new: ElementKey) -> ElementKey? {
    if new.category == .decorationView, layout !== formerLayout { return nil }
    return mapping.map { $0.key(before: new) } ?? new
  }

  /// What the element's place was before the change, as its attributes after it would say.
  func formerAttributes(of new: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let old = key(before: new),
      let attributes = formerAttributes[old]
        ?? (layout !== formerLayout ? formerLayout.attributes(of: old) : nil)
    else { return nil }
    return attributes.copy(for: new)
  }

  /// Where an element starts that is on screen after the change: where it was or, if it is new, at
  /// its place, transparent.
  func initialAttributes(of new: ElementKey) -> UICollectionViewLayoutAttributes? {
    formerAttributes(of: new) ?? layout.attributes(of: new)?.transparentCopy()
  }

  /// Where an element ends that was on screen before the change: where it will be or, if it goes,
  /// where it was, transparent.
  func finalAttributes(of old: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let new = key(after: old), let attributes = layout.attributes(of: new) {
      return attributes.copy(for: old)
    }
    return formerAttributes[old]?.transparentCopy()
  }
}

extension UICollectionViewLayout {
  /// The attributes of any element, as the layout says now.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
    }
  }

  /// Where an element starts that is on screen after a change.
  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(
        ofKind: key.kind ?? "", at: key.indexPath)
    }
  }

  /// Where an element ends that was on screen before a change.
  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: key.kind ?? "", at: key.indexPath)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same attributes for another element.
  func copy(for key: ElementKey) -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.represent(key.category, kind: key.kind, at: key.indexPath)
    return copy
  }

  /// The same attributes, transparent.
  func transparentCopy() -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }
}
