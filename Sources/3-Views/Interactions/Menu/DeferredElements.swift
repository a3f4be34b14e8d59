// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Views

/// The elements that deferred ones have given while a menu is shown; each is asked once.
@MainActor
final class DeferredElements {
  private var given: [ObjectIdentifier: [UIMenuElement]] = [:]
  /// Those that have been asked and have not given anything.
  private var pending: Set<ObjectIdentifier> = []
  /// Kept, so that no other has the identity of one that was asked.
  private var asked: [UIDeferredMenuElement] = []
  /// Called when elements have come that were shown as pending.
  var elementsArrived: () -> Void = {}

  /// Returns the elements; nil as long as they have not come.
  func elements(of element: UIDeferredMenuElement) -> [UIMenuElement]? {
    let key = ObjectIdentifier(element)
    if let elements = given[key] { return elements }
    guard !asked.contains(where: { $0 === element }) else { return nil }
    asked.append(element)
    element.elements { [weak self] elements in
      guard let self else { return }
      given[key] = elements
      if pending.remove(key) != nil { elementsArrived() }
    }
    if given[key] == nil { pending.insert(key) }
    return given[key]
  }

  /// The elements of a menu that are offered, with those that deferred ones gave in their places.
  func children(of menu: UIMenu) -> [UIMenuElement] { resolved(menu.children) }

  private func resolved(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      guard let deferred = element as? UIDeferredMenuElement,
        let given = self.elements(of: deferred)
      else { return [element] }
      return resolved(given)
    }
  }
}
