// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import Foundation
import OrderedCollections

/// Items that are referred to by where they are presented: selected, highlighted, announced.
///
/// Who refers registers a role; what it means is no concern of the engine's. When data change, all
/// paths are renumbered in one place, and on reload all are forgotten.
@MainActor
package final class ItemReferences {
  package struct Role: Hashable, Sendable {
    fileprivate let number: Int
    fileprivate let keepsReloadedItems: Bool
  }

  private var paths: [OrderedSet<PresentedIndexPath>] = []
  private var roles: [Role] = []
  /// Grows when an item gets or loses a role.
  private(set) var version = 0
  /// The items that are followed while clients are called; nil for one that is gone.
  private var followed: [PresentedIndexPath?] = []

  func register(keepsReloadedItems: Bool) -> Role {
    let role = Role(number: roles.count, keepsReloadedItems: keepsReloadedItems)
    roles.append(role)
    paths.append([])
    return role
  }

  package func paths(_ role: Role) -> [PresentedIndexPath] { paths[role.number].elements }

  /// Returns whether an item has a role.
  ///
  /// - Complexity: O(1).
  package func contains(_ path: PresentedIndexPath, _ role: Role) -> Bool {
    paths[role.number].contains(path)
  }

  /// Gives an item a role; false if it had it already.
  func insert(_ path: PresentedIndexPath, _ role: Role) -> Bool {
    version += 1
    return paths[role.number].append(path).inserted
  }

  func remove(_ path: PresentedIndexPath, _ role: Role) -> Bool {
    version += 1
    return paths[role.number].remove(path) != nil
  }

  func replace(_ items: [PresentedIndexPath], _ role: Role) {
    paths[role.number] = OrderedSet(items)
  }

  /// Gives all items the paths that they have after a batch. What is deleted loses its roles.
  ///
  /// - Returns: The items before the batch that lost each role.
  func renumber(by mapping: BatchMapping) -> [Role: [PresentedIndexPath]] {
    var lost: [Role: [PresentedIndexPath]] = [:]
    for role in roles where !paths[role.number].isEmpty {
      var kept: OrderedSet<PresentedIndexPath> = []
      for old in paths[role.number] {
        if role.keepsReloadedItems || !mapping.isReloaded(item: old),
          let new = mapping.item(after: old)
        {
          kept.append(new)
        } else {
          lost[role, default: []].append(old)
        }
      }
      paths[role.number] = kept
    }
    followed = followed.map { $0.flatMap(mapping.item(after:)) }
    return lost
  }

  /// Follows an item while a client is called, who may change the data.
  ///
  /// - Returns: What `call` returns, and the item's path afterwards; nil if it is gone.
  package func following<Answer>(
    _ path: PresentedIndexPath, _ call: () -> Answer
  ) -> (answer: Answer, path: PresentedIndexPath?) {
    let (answer, paths) = following([path], call)
    return (answer, paths[0])
  }

  /// Follows items while a client is called, who may change the data.
  ///
  /// - Returns: What `call` returns, and the items' paths afterwards; nil for one that is gone.
  package func following<Answer>(
    _ paths: [PresentedIndexPath], _ call: () -> Answer
  ) -> (answer: Answer, paths: [PresentedIndexPath?]) {
    followed += paths
    let answer = call()
    let now = Array(followed.suffix(paths.count))
    followed.removeLast(paths.count)
    return (answer, now)
  }

  func reset() {
    for role in roles { paths[role.number] = [] }
    followed = followed.map { _ in nil }
  }
}

extension CollectionEngine {
  package func registerRole(keepsReloadedItems: Bool) -> ItemReferences.Role {
    references.register(keepsReloadedItems: keepsReloadedItems)
  }

  /// Gives an item a role; false if it had it already.
  package func assign(_ role: ItemReferences.Role, to path: PresentedIndexPath) -> Bool {
    references.insert(path, role)
  }

  package func withdraw(_ role: ItemReferences.Role, from path: PresentedIndexPath) -> Bool {
    references.remove(path, role)
  }

  /// Gives everything that holds a path the one that it has after a batch.
  ///
  /// - Parameters:
  ///   - mapping: Where everything goes, as it is presented.
  ///   - order: What was presented before it.
  /// - Returns: The items that were announced and are deleted, as the data had them; clients are told
  ///   when the batch is made (behaviour rule PF-5).
  func renumber(by mapping: BatchMapping, from order: PresentationOrder) -> [DataIndexPath] {
    let lost = references.renumber(by: mapping)
    host.renumber(by: mapping)
    scrolling.renumber(by: mapping)
    return (lost[prefetching.role] ?? []).compactMap { order.dataPath(of: $0) }.sorted()
  }
}
