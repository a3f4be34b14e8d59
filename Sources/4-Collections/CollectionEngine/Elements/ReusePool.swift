// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import Views

/// The views that wait to be used again, and the classes that new ones are made of.
///
/// The view that came last goes first (behaviour rule RE-2).
@MainActor
package struct ReusePool {
  /// The role in which views are exchangeable.
  package enum Role: Hashable, Sendable {
    case cell(identifier: String)
    case supplementary(kind: String, identifier: String)
    case decoration(kind: String)
  }

  /// A class of views, or another source of them.
  package struct Class {
    /// The class, or the object that views are made from, which `make` keeps alive.
    let identity: ObjectIdentifier
    let make: @MainActor (_ frame: CGRect) -> any ElementView

    /// - Parameters:
    ///   - type: The class.
    ///   - make: Makes a view of it with a frame.
    package init(_ type: AnyClass, make: @escaping @MainActor (CGRect) -> any ElementView) {
      identity = ObjectIdentifier(type)
      self.make = make
    }

    /// - Parameters:
    ///   - source: The object that views are made from, such as a nib, in place of a class.
    ///   - make: Makes a view of it with a frame.
    package init(
      madeFrom source: AnyObject, make: @escaping @MainActor (CGRect) -> any ElementView
    ) {
      identity = ObjectIdentifier(source)
      self.make = make
    }
  }

  private var classes: [Role: Class] = [:]
  private var waiting: [Role: [any ElementView]] = [:]
  /// The role of each view that was handed out, so that it finds its way back.
  private var roles: [ObjectIdentifier: Role] = [:]
  /// The sources of the views that were made from others than their classes.
  private var sources: [ObjectIdentifier: ObjectIdentifier] = [:]
  /// Views that others made; they wait also where no class is registered.
  private var adopted: Set<ObjectIdentifier> = []

  /// Returns whether views can be made for a role.
  func isRegistered(_ role: Role) -> Bool { classes[role] != nil }

  /// Returns whether views can be made for supplementary elements of a kind, under any identifier.
  func isRegistered(supplementaryKind kind: String) -> Bool {
    classes.keys.contains { role in
      if case .supplementary(kind, _) = role { true } else { false }
    }
  }

  /// Names the class for a role; nil takes it back. Views of another class are forgotten.
  mutating func register(_ viewClass: Class?, for role: Role) {
    if let old = classes[role], old.identity != viewClass?.identity {
      for view in waiting[role] ?? [] { forget(view) }
      waiting[role] = nil
    }
    classes[role] = viewClass
  }

  /// A view for a role: one that waited, prepared for reuse, or a new one; nil if nothing is
  /// registered.
  mutating func dequeue(_ role: Role, frame: CGRect) -> (any ElementView)? {
    if let view = waiting[role]?.popLast() {
      view.node.takeCurrentTraits()
      view.prepareForReuse()
      return view
    }
    guard let source = classes[role] else { return nil }
    let view = source.make(frame)
    roles[ObjectIdentifier(view)] = role
    if source.identity != ObjectIdentifier(type(of: view)) {
      sources[ObjectIdentifier(view)] = source.identity
    }
    return view
  }

  /// Lets a view that somebody else made wait for a role from now on, as if it had been made for it.
  mutating func adopt(_ view: any ElementView, for role: Role) {
    guard roles[ObjectIdentifier(view)] == nil else { return }
    roles[ObjectIdentifier(view)] = role
    adopted.insert(ObjectIdentifier(view))
  }

  private mutating func forget(_ view: any ElementView) {
    roles[ObjectIdentifier(view)] = nil
    sources[ObjectIdentifier(view)] = nil
    adopted.remove(ObjectIdentifier(view))
  }

  /// Takes a view back, unless another class was registered for its role meanwhile.
  mutating func enqueue(_ view: any ElementView) {
    guard let role = roles[ObjectIdentifier(view)] else { return }
    let source = sources[ObjectIdentifier(view)] ?? ObjectIdentifier(type(of: view))
    let isWanted =
      classes[role].map { source == $0.identity }
      ?? adopted.contains(ObjectIdentifier(view))
    guard isWanted else { return forget(view) }
    waiting[role, default: []].append(view)
  }

  /// Returns what the pool handed a view out for.
  func role(of view: any ElementView) -> Role? { roles[ObjectIdentifier(view)] }

  /// Forgets the decoration views, which belong to a layout.
  mutating func forgetDecorations() {
    for (role, views) in waiting {
      guard case .decoration = role else { continue }
      for view in views { forget(view) }
      waiting[role] = nil
      classes[role] = nil
    }
  }
}

extension ReusePool {
  #if COLLECTION_VIEW_CHECKS
    /// Verifies that no view is both on screen and waiting.
    func checkInvariants(visible: some Sequence<any ElementView>) {
      let waiting = Set(waiting.values.joined().map { ObjectIdentifier($0) })
      let shown = visible.map { ObjectIdentifier($0) }
      guard waiting.isDisjoint(with: shown), Set(shown).count == shown.count else {
        programmerError("A view is shown and waits for reuse at once, or is shown twice.")
      }
    }
  #else
    @inline(__always) func checkInvariants(visible: @autoclosure () -> [any ElementView]) {}
  #endif
}
