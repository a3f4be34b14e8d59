// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import Views

/// The views that wait to be used again, and the classes that new ones are made of.
///
/// The view that came last goes first (behaviour rule RE-2).
///
/// A class, since clients are called while it is in use: views prepare for reuse, are initialized, take
/// traits and are deinitialized, and may register, dequeue or load the data again meanwhile.
@MainActor
package final class ReusePool {
  package enum Role: Hashable, Sendable {
    case cell(identifier: String)
    case supplementary(kind: String, identifier: String)
    case decoration(kind: String)
  }

  package struct Class {
    /// The class, or the object that views are made from, which `make` keeps alive.
    let identity: ObjectIdentifier
    let make: @MainActor (_ frame: CGRect) -> any ElementView

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
  /// The views that were handed out, so that they find their way back.
  private var members: [ObjectIdentifier: Member] = [:]
  /// The number of members at which those that are gone are forgotten.
  private var memberLimit = 64

  /// A view that was handed out. It may be gone, and another view may be where it was.
  private struct Member {
    weak var view: (any ElementView)?
    let role: Role
    /// The object that the view was made from; nil for its class.
    var source: ObjectIdentifier?
    /// Whether somebody else made the view; it waits also where no class is registered.
    var isAdopted = false
  }

  func isRegistered(_ role: Role) -> Bool { classes[role] != nil }

  /// Returns whether views can be made for supplementary elements of a kind, under any identifier.
  func isRegistered(supplementaryKind kind: String) -> Bool {
    classes.keys.contains { role in
      if case .supplementary(kind, _) = role { true } else { false }
    }
  }

  /// Names the class for a role; nil takes it back. Views of another class are forgotten.
  func register(_ viewClass: Class?, for role: Role) {
    let old = classes[role]
    classes[role] = viewClass
    guard let old, old.identity != viewClass?.identity else { return }
    for view in waiting.removeValue(forKey: role) ?? [] { forget(view) }
  }

  /// A view for a role: one prepared for reuse, or a new one; nil if none is registered.
  func dequeue(_ role: Role, frame: CGRect) -> (any ElementView)? {
    if let view = waiting[role]?.popLast() {
      view.node.takeCurrentTraits()
      view.prepareForReuse()
      return view
    }
    guard let source = classes[role] else { return nil }
    let view = source.make(frame)
    let isOfSource = source.identity == ObjectIdentifier(type(of: view))
    remember(Member(view: view, role: role, source: isOfSource ? nil : source.identity), as: view)
    return view
  }

  /// Lets a view that somebody else made wait for a role from now on, as if it had been made for it.
  func adopt(_ view: any ElementView, for role: Role) {
    guard member(view) == nil else { return }
    remember(Member(view: view, role: role, isAdopted: true), as: view)
  }

  /// Returns the member that a view is; nil for a view that is where another was.
  private func member(_ view: any ElementView) -> Member? {
    guard let member = members[ObjectIdentifier(view)], member.view === view else { return nil }
    return member
  }

  private func remember(_ member: Member, as view: any ElementView) {
    if members.count >= memberLimit {
      members = members.filter { $0.value.view != nil }
      memberLimit = max(64, 2 * members.count)
    }
    members[ObjectIdentifier(view)] = member
  }

  private func forget(_ view: any ElementView) { members[ObjectIdentifier(view)] = nil }

  /// Takes a view back, unless another class was registered for its role meanwhile.
  func enqueue(_ view: any ElementView) {
    guard let member = member(view) else { return }
    let source = member.source ?? ObjectIdentifier(type(of: view))
    let isWanted = classes[member.role].map { source == $0.identity } ?? member.isAdopted
    guard isWanted else { return forget(view) }
    waiting[member.role, default: []].append(view)
  }

  func role(of view: any ElementView) -> Role? { member(view)?.role }

  /// Forgets the decoration views, which belong to a layout.
  func forgetDecorations() {
    for role in Array(waiting.keys) {
      guard case .decoration = role else { continue }
      classes[role] = nil
      for view in waiting.removeValue(forKey: role) ?? [] { forget(view) }
    }
  }
}

extension ReusePool {
  #if COLLECTION_VIEW_CHECKS
    /// Verifies that no view is both on screen and waiting.
    func checkInvariants(visible: some Sequence<any ElementView>) {
      var known: Set<ObjectIdentifier> = []
      for views in waiting.values { for view in views { known.insert(ObjectIdentifier(view)) } }
      for view in visible where !known.insert(ObjectIdentifier(view)).inserted {
        programmerError("A view is shown and waits for reuse at once, or is shown twice.")
      }
    }
  #else
    @inline(__always) func checkInvariants(visible: @autoclosure () -> [any ElementView]) {}
  #endif
}
