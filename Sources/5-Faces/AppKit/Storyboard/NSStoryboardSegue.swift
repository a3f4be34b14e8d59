// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import InterfaceDocuments
import Views

/// A transition from one controller of a storyboard to another.
///
/// The source gets it in `prepare(for:sender:)` before it is performed. A segue of a class of the
/// program's is created by the class's own `init(identifier:source:destination:)`.
@preconcurrency @MainActor
open class NSStoryboardSegue: NSObject {
  /// The name of a segue.
  public typealias Identifier = String

  /// The segue's name; nil for none.
  open private(set) var identifier: Identifier?
  /// The controller that is left.
  open private(set) var sourceController: Any
  /// The controller that is shown.
  open private(set) var destinationController: Any
  private var performHandler: (() -> Void)?
  /// The work of the segue's kind.
  var defaultHandler: (() -> Void)?

  /// Creates a segue.
  ///
  /// - Parameters:
  ///   - identifier: Its name.
  ///   - sourceController: The controller that is left.
  ///   - destinationController: The controller that is shown.
  public init(
    identifier: Identifier, source sourceController: Any,
    destination destinationController: Any
  ) {
    self.identifier = identifier
    self.sourceController = sourceController
    self.destinationController = destinationController
  }

  /// Creates a segue that a closure performs.
  ///
  /// - Parameters:
  ///   - identifier: Its name.
  ///   - sourceController: The controller that is left.
  ///   - destinationController: The controller that is shown.
  ///   - performHandler: Shows the destination.
  public convenience init(
    identifier: Identifier, source sourceController: Any,
    destination destinationController: Any, performHandler: @escaping () -> Void
  ) {
    self.init(
      identifier: identifier, source: sourceController, destination: destinationController)
    self.performHandler = performHandler
  }

  static func make(
    _ identifier: Identifier?, from source: NSResponder, to destination: NSResponder
  ) -> Self {
    let segue = create(identifier ?? "", source, destination)
    segue.identifier = identifier
    return segue
  }

  /// Shows the destination, as the kind of the segue determines or with its closure. A segue of the
  /// kind "custom" does nothing unless this is overridden.
  open func perform() { if let performHandler { performHandler() } else { defaultHandler?() } }
}

// As `UIView.objectiveCInit(frame:)`, which says why.
extension NSStoryboardSegue {
  /// Creates a segue as `init(identifier:source:destination:)` does, for objects of a class that is
  /// known only when the program runs.
  ///
  /// - Parameters:
  ///   - objectiveCIdentifier: Its name.
  ///   - source: The controller that is left.
  ///   - destination: The controller that is shown.
  public convenience init(objectiveCIdentifier: String, source: Any, destination: Any) {
    self.init(identifier: objectiveCIdentifier, source: source, destination: destination)
  }

  // swift-format-ignore
  @_silgen_name("$s6AppKit17NSStoryboardSegueC20objectiveCIdentifier6source11destinationACSS_ypyptcfC")
  fileprivate static func create(
    _ identifier: __owned String, _ source: __owned Any, _ destination: __owned Any
  ) -> Self
}

/// A segue of one instance of a scene: it creates an `NSStoryboardSegue` and performs it, each time that
/// it is triggered (rule IB-35).
@MainActor
final class SegueTemplate: NSObject {
  /// The action that controls and items of menus send to it.
  static let action = Selector("perform:") { (segue: SegueTemplate, arguments) in
    segue.trigger(from: arguments[0])
  }

  let element: InterfaceElement
  let kind: InterfaceSegueKind
  /// The presentation of the destination; nil if the segue does not present it.
  let presentation: SeguePresentation?
  private weak var scene: ControllerScene?

  init(_ element: InterfaceElement, of scene: ControllerScene) {
    self.element = element
    self.scene = scene
    kind = InterfaceSegueKind(element["kind"])
    presentation = kind == .presentation ? SeguePresentation(element) : nil
  }

  var identifier: String? { element.segueIdentifier }

  private var name: String { element.segueName }

  private var source: (any StoryboardController)? {
    scene?.controller as? any StoryboardController
  }

  /// Performs the segue if the controller allows it.
  private func trigger(from sender: Any?) {
    guard let source,
      source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    else { return }
    perform(sender: sender)
  }

  func perform(sender: Any?) {
    guard let source, let scene else { return }
    let reason: String? =
      switch kind {
      case .show, .presentation, .custom, .embed, .relationship: nil
      case .showDetail, .unwind, .unknown:
        "has the kind \"\(element["kind"] ?? "")\", which cannot be performed here"
      }
    if let reason {
      programmerError(
        element.error("the segue \"\(name)\" \(reason); make it a show segue").description)
    }
    let destination = scene.makeDestination(of: element, sender: sender)
    let segue = scene.segueClass(of: element).make(identifier, from: source, to: destination)
    if kind == .show {
      segue.defaultHandler = { NSWindowController.show(destination, sender) }
    } else if let presentation {
      segue.defaultHandler = { presentation.present(destination, from: source, sender) }
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Shows the destination in a view of the source, which is being loaded.
  func embed(in container: NSView) {
    guard let source = source as? NSViewController, let scene,
      let destination = scene.makeDestination(of: element, sender: nil) as? NSViewController
    else { return }
    let segue = scene.segueClass(of: element).make(identifier, from: source, to: destination)
    segue.defaultHandler = {
      source.addChild(destination)
      destination.view.frame = container.bounds
      destination.view.autoresizingMask = [.width, .height]
      container.addSubview(destination.view)
    }
    source.prepare(for: segue, sender: nil)
    segue.perform()
  }
}
