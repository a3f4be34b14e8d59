// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import InterfaceDocuments

/// A segue of one instance of a scene (rules IB-35 and IB-36): it creates a `UIStoryboardSegue` and
/// performs it, each time that it is triggered.
@MainActor
package final class StoryboardSegueTemplate: NSObject {
  /// The action that controls, items and recognizers send to it.
  static let action = Selector("perform:") { (segue: StoryboardSegueTemplate, arguments) in
    segue.trigger(from: arguments[0])
  }

  let element: InterfaceElement
  let kind: InterfaceSegueKind
  private(set) lazy var presentation = SeguePresentation(NibElement(element, recipe))
  private weak var scene: StoryboardScene?
  private let recipe: NibRecipe

  init(_ element: InterfaceElement, of scene: StoryboardScene, _ recipe: NibRecipe) {
    self.element = element
    self.scene = scene
    self.recipe = recipe
    kind = InterfaceSegueKind(element["kind"])
    super.init()
  }

  var identifier: String? { element.segueIdentifier }
  var relationship: String { element["relationship"] ?? "" }
  /// Whether the tap of a cell's accessory triggers it, and not the cell's selection.
  var isOfAccessory: Bool { element["trigger"] == "accessoryAction" }
  /// The identifier of the view that the destination of an embed segue is shown in.
  var container: String? { element.parent?.parent?.id }

  private var name: String { element.segueName }

  // MARK: Triggers

  /// Whether a continuous gesture has performed the segue and has not ended.
  private var isInGesture = false

  private func trigger(from sender: Any?) {
    guard let recognizer = sender as? UIGestureRecognizer else { return perform(from: sender) }
    // A continuous gesture sends its action often, and performs the segue where it begins.
    switch recognizer.state {
    case .began:
      isInGesture = true
      perform(from: sender)
    case .ended where isInGesture: isInGesture = false
    case .ended: perform(from: sender)
    case .cancelled, .failed: isInGesture = false
    default: break
    }
  }

  package func perform(from sender: Any?) {
    guard let source = scene?.controller,
      source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    else { return }
    perform(sender: sender)
  }

  func perform(sender: Any?) {
    guard let source = scene?.controller else { return }
    switch kind {
    case .unwind: unwind(source, sender)
    case .unknown:
      programmerError(
        element.error("the segue \"\(name)\" has the unknown kind \"\(element["kind"] ?? "")\"")
          .description)
    case .show, .showDetail, .presentation, .embed, .relationship, .custom:
      guard let destination = makeDestination(sender: sender) else { return }
      if kind == .presentation { presentation.prepare(destination, from: source, sender) }
      let segue = makeSegue(from: source, to: destination)
      segue.defaultHandler = handler(from: source, to: destination, sender)
      source.prepare(for: segue, sender: sender)
      segue.perform()
    }
  }

  private func handler(
    from source: UIViewController, to destination: UIViewController, _ sender: Any?
  ) -> (() -> Void)? {
    switch kind {
    case .show: { source.show(destination, sender: sender) }
    case .showDetail: { source.showDetailViewController(destination, sender: sender) }
    case .presentation:
      { [isAnimated = presentation.isAnimated] in
        source.present(destination, animated: isAnimated && UIView.areAnimationsEnabled)
      }
    default: nil
    }
  }

  /// Shows the destination in a view of the source, which is being loaded.
  func embed(in container: UIView) {
    guard let source = scene?.controller, let destination = makeDestination(sender: nil) else {
      return
    }
    let segue = makeSegue(from: source, to: destination)
    segue.defaultHandler = {
      guard let view = destination.view else { return }
      source.addChild(destination)
      view.frame = container.bounds
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
      destination.didMove(toParent: source)
    }
    source.prepare(for: segue, sender: nil)
    segue.perform()
  }

  // MARK: Destination

  /// Creates the controller of a relationship, whose scene has still to awaken.
  func makeRelated() -> (scene: StoryboardScene, controller: UIViewController)? {
    guard let id = element["destination"], let scene else { return nil }
    return scene.storyboard.begin(id, at: element)
  }

  private func makeDestination(sender: Any?) -> UIViewController? {
    guard let id = element["destination"], let scene else { return nil }
    let made = scene.storyboard.begin(id, at: element, creator(sender))
    made.scene.awaken()
    return made.controller
  }

  /// The method of the source that creates the destination.
  private func creator(_ sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    guard let source = scene?.controller,
      let action = recipe.segueAction(of: element, source, sender: sender)
    else { return nil }
    return { coder in action(coder) as? UIViewController }
  }

  private func makeSegue(
    from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    recipe.segueClass(of: element, below: UIStoryboardSegue.self)
      .objectiveCInit(identifier: identifier, source: source, destination: destination)
  }

  // MARK: Unwinding

  private func unwind(_ source: UIViewController, _ sender: Any?) {
    let action = Selector(element["unwindAction"] ?? "")
    let origin = UIStoryboardUnwindSegueSource(source, unwindAction: action, sender: sender)
    guard let destination = UnwindSearch.destination(of: origin) else { return }
    let segue = makeSegue(from: source, to: destination)
    // The segue keeps its handler, and may not keep itself and both controllers by it.
    segue.defaultHandler = { [unowned segue] in UnwindSearch.unwind(segue) }
    source.prepare(for: segue, sender: sender)
    if action.isUnderstood(by: destination) { action.send(to: destination, segue) }
    segue.perform()
  }
}

@MainActor
package struct NibCellSegues {
  package private(set) var selection: StoryboardSegueTemplate?
  package private(set) var accessory: StoryboardSegueTemplate?

  package nonisolated init() {}

  mutating func take(_ segue: StoryboardSegueTemplate) {
    if segue.isOfAccessory { accessory = segue } else { selection = segue }
  }
}

/// A cell whose selection, or whose accessory, triggers segues.
@MainActor
package protocol NibSegueCell: UIView {
  var nibSegues: NibCellSegues { get set }
}
