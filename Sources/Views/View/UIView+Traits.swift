// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Geometry

/// A closure that is told about changes of traits.
@MainActor
package struct TraitObserver {
  package let identity: ObjectIdentifier
  package let traits: [UITrait]
  package let handler: @MainActor (UIView, UITraitCollection) -> Void
}

extension UIView {
  /// The traits of the superview, or of the screen, under this view's own.
  var currentTraits: UITraitCollection {
    if let resolvedTraits { return resolvedTraits }
    // Outside a window the answer is not kept: what is current may change.
    guard parent != nil || self is UIWindow else { return detachedTraits }
    let traits = inheritingTraits()
    resolvedTraits = traits
    return traits
  }

  private var detachedTraits: UITraitCollection {
    Self.overlay(ownTraits, on: .current)
  }

  private func inheritingTraits() -> UITraitCollection {
    if let parent { return Self.overlay(ownTraits, on: parent.currentTraits) }
    return Self.overlay(ownTraits, on: self is UIWindow ? .standard : .current)
  }

  private static func overlay(
    _ own: TraitValues?, on base: UITraitCollection
  ) -> UITraitCollection {
    guard let own else { return base }
    return UITraitCollection(values: base.values.overlaid(by: own))
  }

  /// Takes the traits that hold now; tells the view and what is in it if they are others.
  func updateTraits() {
    let previous = resolvedTraits ?? .current
    let traits = inheritingTraits()
    resolvedTraits = traits
    guard traits !== previous, traits != previous else { return }
    for child in children { child.updateTraits() }
    setNeedsLayout()
    traits.performAsCurrent {
      traitCollectionDidChange(previous)
      for observer in traitObservers
      where observer.traits.contains(where: { $0.differs(traits, previous) }) {
        observer.handler(self, previous)
      }
    }
  }
}
