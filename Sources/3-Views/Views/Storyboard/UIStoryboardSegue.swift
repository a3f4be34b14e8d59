// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A transition from one controller to another, which a storyboard describes.
///
/// A control, an item of a bar, a cell or a gesture triggers it, or code does by
/// ``UIViewController/performSegue(withIdentifier:sender:)``. The source gets it in
/// ``UIViewController/prepare(for:sender:)`` before it is performed.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the segue; nil for none.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is shown.
  public let destination: UIViewController
  private let performHandler: (() -> Void)?
  var defaultHandler: (() -> Void)?

  /// Creates a segue; what it does is an override of ``perform()``.
  ///
  /// - Parameters:
  ///   - identifier: Its name; nil for none.
  ///   - source: The controller that is left.
  ///   - destination: The controller that is shown.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  /// Creates a segue that a closure performs.
  ///
  /// - Parameters:
  ///   - identifier: Its name; nil for none.
  ///   - source: The controller that is left.
  ///   - destination: The controller that is shown.
  ///   - performHandler: Shows the destination.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  /// Shows the destination, as the kind of the segue determines or with its closure. A segue of the
  /// kind "custom" does nothing unless this is overridden.
  open func perform() { if let performHandler { performHandler() } else { defaultHandler?() } }
}

/// The controller that unwinding begins at, and what it looks for.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller whose segue leads back.
  public let source: UIViewController
  /// The action that the controller to go back to has.
  public let unwindAction: Selector
  /// The object that triggered the segue; nil for none.
  public let sender: Any?

  init(_ source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}

// As `UIView.objectiveCInit(frame:)`, which says why.
extension UIStoryboardSegue {
  /// Creates a segue as `init(identifier:source:destination:)` does, for objects of a class that is
  /// known only when the program runs.
  ///
  /// - Parameters:
  ///   - objectiveCIdentifier: Its name; nil for none.
  ///   - source: The controller that is left.
  ///   - destination: The controller that is shown.
  public convenience init(
    objectiveCIdentifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(identifier: objectiveCIdentifier, source: source, destination: destination)
  }

  // swift-format-ignore
  @_silgen_name("$s5Views17UIStoryboardSegueC20objectiveCIdentifier6source11destinationACSSSg_AA16UIViewControllerCAItcfC")
  private static func create(
    _ identifier: __owned String?, _ source: __owned UIViewController,
    _ destination: __owned UIViewController
  ) -> Self

  /// Creates a segue of the class at hand by its own `init(identifier:source:destination:)`.
  static func objectiveCInit(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Self { create(identifier, source, destination) }
}
