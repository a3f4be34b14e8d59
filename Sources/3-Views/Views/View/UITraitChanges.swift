// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Geometry

/// A trait as something that changes can be watched for.
public protocol UITraitDefinition: Sendable {
  /// Returns whether two collections differ in this trait.
  static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool
}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// The trait of the style, light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Returns whether two collections differ in style.
  public static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.userInterfaceStyle != right.userInterfaceStyle
  }
}

/// The reading direction, as a trait to watch.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Returns whether two collections differ in direction.
  public static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.layoutDirection != right.layoutDirection
  }
}

/// The trait of the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Returns whether two collections differ in scale.
  public static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.displayScale != right.displayScale
  }
}

/// The reader's text size, as a trait to watch.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Returns whether two collections differ in text size.
  public static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.preferredContentSizeCategory != right.preferredContentSizeCategory
  }
}

/// The horizontal size class, as a trait to watch.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Returns whether two collections differ in horizontal size class.
  public static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.horizontalSizeClass != right.horizontalSizeClass
  }
}

/// The vertical size class, as a trait to watch.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Returns whether two collections differ in vertical size class.
  public static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.verticalSizeClass != right.verticalSizeClass
  }
}

/// The contrast that the reader prefers, as a trait to watch.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Returns whether two collections differ in contrast.
  public static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.accessibilityContrast != right.accessibilityContrast
  }
}

/// The design, as a trait to watch.
///
/// > Note: Differs from UIKit: a trait of ours.
public enum InterfaceDesignTrait: UITraitDefinition {
  /// Returns whether two collections differ in design.
  public static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.design != right.design
  }
}

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits.
public protocol UITraitChangeRegistration: AnyObject, Sendable {}

private final class TraitChangeRegistration: UITraitChangeRegistration {}

extension UIView: UITraitEnvironment {}

extension UITraitEnvironment where Self: UIView {
  /// Registers a closure that is called when some traits change.
  ///
  /// - Parameters:
  ///   - traits: The traits, such as `UITraitUserInterfaceStyle.self`.
  ///   - handler: Called with the view and its previous traits.
  /// - Returns: What ``UIView/unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges<Environment: UIView>(
    _ traits: [UITrait],
    handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let (observer, registration) = TraitObserver.make(of: traits, handler)
    traitObservers.append(observer)
    return registration
  }
}

extension TraitObserver {
  static func make<Environment>(
    of traits: [UITrait], _ handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> (TraitObserver, any UITraitChangeRegistration) {
    let registration = TraitChangeRegistration()
    let observer = TraitObserver(
      identity: ObjectIdentifier(registration), traits: traits
    ) { object, previous in
      _ = registration
      guard let environment = object as? Environment else { return }
      handler(environment, previous)
    }
    return (observer, registration)
  }
}

extension UIView {
  /// Unregisters a closure that was registered with ``registerForTraitChanges(_:handler:)``.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0.identity == ObjectIdentifier(registration) }
  }
}
