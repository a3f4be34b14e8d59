// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

@MainActor
package struct TraitObserver {
  let identity: ObjectIdentifier
  let traits: [UITrait]
  let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
}

extension UIView {
  /// The traits of the superview, or of the screen, under this view's own.
  var currentTraits: UITraitCollection {
    if let resolvedTraits { return resolvedTraits }
    let traits = inheritingTraits()
    // Outside a window the answer is not kept: what is current may change.
    if root != nil { resolvedTraits = traits }
    return traits
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

  /// Takes the current traits where the view is in no other: one that waited for its use may have
  /// those of another time.
  package func takeCurrentTraits() {
    if parent == nil { updateTraits() }
  }

  /// Takes the traits that hold now; tells the view and what is in it if they are others.
  ///
  /// - Parameter isMoved: Whether the branch came from elsewhere, so that traits at any depth may
  ///   be others though the view's own are the same.
  func updateTraits(isMoved: Bool = false) {
    let previous = resolvedTraits ?? .current
    let traits = inheritingTraits()
    resolvedTraits = traits
    let isSame = traits === previous || traits == previous
    if !isSame || isMoved {
      controller?.traitsMayHaveChanged(to: traits)
      for child in children { child.updateTraits(isMoved: isMoved) }
    }
    guard !isSame else { return }
    setNeedsLayout()
    intrinsicSizeChanged()
    if autoLayout != nil, traits.layoutDirection != previous.layoutDirection {
      constraintInputsChanged()
    }
    autoLayout?.readableGuide?.textSizeMayHaveChanged()
    traits.performAsCurrent {
      traitCollectionDidChange(previous)
      for observer in traitObservers
      where observer.traits.contains(where: { $0.differs(traits, previous) }) {
        observer.handler(self, previous)
      }
    }
    (self as? UIWindow)?.announceTextSize(since: previous)
  }
}
