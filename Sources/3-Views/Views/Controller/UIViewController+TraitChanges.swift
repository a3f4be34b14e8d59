// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Geometry

extension UITraitEnvironment where Self: UIViewController {
  /// Registers a closure that is called when some traits of the controller's view change, after
  /// ``UIViewController/traitCollectionDidChange(_:)``. It is not called for the first traits.
  ///
  /// - Parameters:
  ///   - traits: The traits, such as `UITraitUserInterfaceStyle.self`.
  ///   - handler: Called with the controller and its previous traits.
  /// - Returns: What ``UIViewController/unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges<Environment: UIViewController>(
    _ traits: [UITrait],
    handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let (observer, registration) = TraitObserver.make(of: traits, handler)
    traitObservers.append(observer)
    return registration
  }
}

extension UIViewController {
  /// Unregisters a closure that was registered with ``registerForTraitChanges(_:handler:)``.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0.identity == ObjectIdentifier(registration) }
  }
}
