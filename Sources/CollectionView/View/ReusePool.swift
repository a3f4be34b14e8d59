// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The views that wait to be used again, and the classes that new ones are made of.
///
/// The view that came last goes first (behaviour rule RE-2).
@MainActor
struct ReusePool {
  /// What views are exchangeable.
  enum Role: Hashable {
    case cell(identifier: String)
    case supplementary(kind: String, identifier: String)
    case decoration(kind: String)
  }

  private var classes: [Role: UICollectionReusableView.Type] = [:]
  private var waiting: [Role: [UICollectionReusableView]] = [:]
  /// What each view that was handed out is for, so that it finds its way back.
  private var roles: [ObjectIdentifier: Role] = [:]

  /// The number of views that wait.
  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// Whether views can be made for a role.
  func isRegistered(_ role: Role) -> Bool { classes[role] != nil }

  /// Names the class for a role; nil takes it back. Views of another class are forgotten.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for role: Role) {
    if let old = classes[role], old != viewClass { waiting[role] = nil }
    classes[role] = viewClass
  }

  /// A view for a role: one that waited, prepared for reuse, or a new one; nil if nothing is
  /// registered.
  mutating func dequeue(_ role: Role, frame: CGRect) -> UICollectionReusableView? {
    if let view = waiting[role]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let viewClass = classes[role] else { return nil }
    let view = viewClass.init(instantiation: UICollectionViewInstantiation(frame: frame))
    switch role {
    case .cell(let identifier), .supplementary(_, let identifier):
      view.setReuseIdentifier(identifier)
    case .decoration: break
    }
    roles[ObjectIdentifier(view)] = role
    return view
  }

  /// Takes a view back, unless another class was registered for its role meanwhile.
  mutating func enqueue(_ view: UICollectionReusableView) {
    guard let role = roles[ObjectIdentifier(view)] else { return }
    guard let viewClass = classes[role], type(of: view) == viewClass else {
      roles[ObjectIdentifier(view)] = nil
      return
    }
    waiting[role, default: []].append(view)
  }

  /// Whether the pool handed a view out for a kind of role.
  func role(of view: UICollectionReusableView) -> Role? { roles[ObjectIdentifier(view)] }

  /// Forgets the decoration views, which belong to a layout.
  mutating func forgetDecorations() {
    for (role, views) in waiting {
      guard case .decoration = role else { continue }
      for view in views { roles[ObjectIdentifier(view)] = nil }
      waiting[role] = nil
      classes[role] = nil
    }
  }
}

extension ReusePool {
  #if COLLECTION_VIEW_CHECKS
    /// Verifies that no view is both on screen and waiting.
    func checkInvariants(visible: some Sequence<UICollectionReusableView>) {
      let waiting = Set(waiting.values.joined().map(ObjectIdentifier.init))
      let shown = visible.map(ObjectIdentifier.init)
      guard waiting.isDisjoint(with: shown), Set(shown).count == shown.count else {
        programmerError("A view is shown and waits for reuse at once, or is shown twice.")
      }
    }
  #else
    @inline(__always) func checkInvariants(
      visible: @autoclosure () -> [UICollectionReusableView]
    ) {}
  #endif
}
