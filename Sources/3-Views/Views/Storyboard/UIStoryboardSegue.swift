// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

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

extension UIViewController {
  /// Returns the segue of the scene with an identifier. One that is not there stops the program.
  func requiredSegue(_ identifier: String) -> StoryboardSegueTemplate {
    if let segue = scene?.segue(withIdentifier: identifier) { return segue }
    let known = scene?.segueIdentifiers.map { "'\($0)'" }.joined(separator: ", ") ?? ""
    let advice =
      scene == nil ? "No storyboard created it." : "It has: \(known.isEmpty ? "none" : known)"
    programmerError(
      "Receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)'. \(advice)")
  }
}

/// The presentation of a segue's destination, as the document describes it (rule IB-35).
@MainActor
final class SeguePresentation {
  let isAnimated: Bool
  private let style: UIModalPresentationStyle?
  private let transitionStyle: UIModalTransitionStyle?
  private let isPopover: Bool
  /// The directions in which the arrow of a popover may point, as bits; nil for any.
  private let directions: UInt?
  /// The identifier of what a popover points at; nil for what triggers the segue.
  let anchorIdentifier: String?
  /// The view or item that a popover points at, once the view is loaded that it is in.
  weak var anchor: AnyObject?

  init(_ element: NibElement) {
    isAnimated = element.flag("animates", otherwise: true)
    style = element.presentationStyle
    transitionStyle = element.transitionStyle
    isPopover = element["kind"] == "popoverPresentation" || element["kind"] == "popover"
    anchorIdentifier = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
    directions = element.child(for: "popoverArrowDirection").map { element in
      let names = ["up", "down", "left", "right"]
      return names.enumerated().reduce(into: 0) { bits, name in
        if element.flag(name.element, otherwise: false) { bits |= 1 << UInt(name.offset) }
      }
    }
  }

  /// Has a destination presented as the document says, unless the source changes it afterwards.
  func prepare(_ destination: UIViewController, from source: UIViewController, _ sender: Any?) {
    if let style { destination.modalPresentationStyle = style }
    if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
    guard isPopover else { return }
    destination.modalPresentationStyle = .popover
    let trigger: AnyObject? =
      switch sender {
      case let recognizer as UIGestureRecognizer: recognizer.view
      case let view as UIView: view
      case let item as UIBarButtonItem: item
      default: nil
      }
    UIViewController.presenter?.setPopover(
      of: destination, at: anchor ?? trigger, from: source, directions: directions)
  }
}

extension NibElement {
  /// The style in which a controller is presented; nil if the document says none.
  var presentationStyle: UIModalPresentationStyle? {
    choice(
      "modalPresentationStyle",
      [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
      ])
  }

  /// The way in which a controller comes; nil if the document says none.
  var transitionStyle: UIModalTransitionStyle? {
    choice(
      "modalTransitionStyle",
      [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
        "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
      ])
  }
}

/// Finds the controller that a segue leads back to, and goes there (rule IB-36).
@MainActor
enum UnwindSearch {
  /// Returns the nearest controller that has the action: of each container around the source, and of
  /// each controller that presents it, those in it before itself; nil if none has it.
  static func destination(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var container = around(source.source)
    while let here = container {
      if let found = destination(of: source, in: here) { return found }
      container = around(here)
    }
    return nil
  }

  /// The container that a controller is in or, without one, the controller that presents it.
  private static func around(_ controller: UIViewController) -> UIViewController? {
    controller.parent ?? controller.presentation?.presenting
  }

  private static func destination(
    of source: UIStoryboardUnwindSegueSource, in controller: UIViewController
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let found = destination(of: source, in: child) { return found }
    }
    let isThere = controller.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return isThere ? controller : nil
  }

  /// Shows the destination of a segue again: what is presented over it is dismissed, and the nearest
  /// container around both ends goes back towards it, then each one in that.
  static func unwind(_ segue: UIStoryboardSegue) {
    dismissWhatIsOver(segue.destination, from: segue.source)
    let around = Set(sequence(first: segue.source, next: \.parent).map(ObjectIdentifier.init))
    var path: [UIViewController] = []
    for controller in sequence(first: segue.destination, next: \.parent) {
      path.append(controller)
      if around.contains(ObjectIdentifier(controller)) { break }
    }
    for (next, container) in zip(path, path.dropFirst()).reversed() {
      container.unwind(for: segue, towards: next)
    }
  }

  /// Dismisses what is presented between the controllers around the destination and the source.
  private static func dismissWhatIsOver(
    _ destination: UIViewController, from source: UIViewController
  ) {
    let kept = Set(sequence(first: destination, next: \.parent).map(ObjectIdentifier.init))
    var presenter: UIViewController?
    var current = source
    while !sequence(first: current, next: \.parent).contains(where: {
      kept.contains(ObjectIdentifier($0))
    }) {
      let outermost = sequence(first: current, next: \.parent).reversed().first ?? current
      guard let next = outermost.presentation?.presenting else { return }
      (presenter, current) = (next, next)
    }
    presenter?.dismiss(animated: UIView.areAnimationsEnabled)
  }
}
