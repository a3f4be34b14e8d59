// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
package import InterfaceDocuments
package import Views

/// One instance of a storyboard's scene: its controller, and what that needs later (rule IB-34). The
/// controller keeps its scene.
@MainActor
final class ControllerScene {
  let storyboard: NSStoryboard
  private let scene: NibScene
  private(set) weak var controller: NSResponder?
  /// The objects beside the controller, kept alive here alone unless an outlet keeps them.
  private var topLevelObjects: [AnyObject] = []
  /// The scenes of relationships, which awaken after this one.
  private var related: [ControllerScene] = []
  /// The controller of a window's contents, until the window is loaded.
  private var content: NSViewController?
  private var segues: [SegueTemplate] = []

  init(_ scene: NibScene, of storyboard: NSStoryboard) {
    self.scene = scene
    self.storyboard = storyboard
    segues = scene.segues.map { SegueTemplate($0, of: self) }
  }

  // MARK: Controller

  /// Creates the controller, and those of its relationships.
  ///
  /// - Parameter creator: Creates the controller in place of its `init(coder:)`.
  /// - Returns: The controller, which ``awaken()`` has to follow.
  func makeController(_ creator: ((NSCoder) -> AnyObject?)?) -> NSResponder {
    var made: NSResponder?
    scene.make(
      for: self, creator,
      trigger: { [unowned self] element in
        self.segues.first { $0.element == element }
          .map { NibSegueTrigger(target: $0, action: SegueTemplate.action) }
      },
      beforeConnecting: { top in
        made = top.lazy.compactMap { $0 as? any StoryboardController }.first
        if let made { relate(made) }
        topLevelObjects = top.filter { $0 !== made }
      })
    guard let made else {
      programmerError(scene.controller.error("the scene's object is no controller").description)
    }
    return made
  }

  /// Takes the controller that is being created, whose own initializer may ask for its view.
  func take(_ controller: NSResponder) {
    if self.controller == nil { self.controller = controller }
  }

  private func relate(_ controller: NSResponder) {
    self.controller = controller
    (controller as? any StoryboardController)?.scene = self
    for segue in segues where segue.kind == .relationship {
      let (scene, destination) = storyboard.begin(destinationOf: segue.element)
      related.append(scene)
      guard let destination = destination as? NSViewController else { continue }
      if segue.element["relationship"] == "window.shadowedContentViewController" {
        content = destination
      } else {
        (controller as? NSViewController)?.addChild(destination)
      }
    }
    // The controller's own initializer may have asked for its window, which is empty until now.
    if let controller = controller as? NSWindowController, controller.isWindowLoaded,
      let window = controller.window
    {
      fill(window)
    }
  }

  /// Tells the objects of the first step that they are connected; the controller's own before those of
  /// its relationships.
  func awaken() {
    scene.awaken()
    for scene in related { scene.awaken() }
    related = []
  }

  // MARK: View, window

  /// Creates the view of the controller, with the controllers of its containers.
  ///
  /// - Returns: Whether the document has one.
  func loadView() -> Bool {
    guard let controller = controller as? NSViewController else { return false }
    return scene.makeView(
      of: controller, as: AnyObject.self, orStop: "the view of the scene cannot be created"
    ) { view, object in
      guard let view = view as? NSView else { return }
      controller.view = view
      for presentation in segues.compactMap(\.presentation) {
        if let id = presentation.anchorIdentifier { presentation.anchor = object(id) as? NSView }
      }
      for segue in segues where segue.kind == .embed {
        guard let id = segue.element.parent?.parent?.id, let container = object(id) as? NSView
        else { continue }
        segue.embed(in: container)
      }
    }
  }

  /// Puts the controller of its contents into a window that is loaded, which takes their size.
  func fill(_ window: NSWindow) {
    guard let content else { return }
    self.content = nil
    // First, since the view takes the window's size as soon as it is in the window.
    let size = content.view.frame.size
    if size.width > 0, size.height > 0 { window.setContentSize(size) }
    window.contentViewController = content
  }

  // MARK: Segues

  func segueClass(of segue: InterfaceElement) -> NSStoryboardSegue.Type {
    scene.segueClass(of: segue, below: NSStoryboardSegue.self)
  }

  /// Returns the controller that a segue leads to, by the segue action of this scene's if it has one.
  func makeDestination(of segue: InterfaceElement, sender: Any?) -> NSResponder {
    guard let controller, let action = scene.segueAction(of: segue, controller, sender: sender)
    else { return storyboard.makeDestination(of: segue, nil) }
    return storyboard.makeDestination(of: segue) { coder in action(coder) as? NSResponder }
  }

  /// The segue with an identifier; nil if the scene has none.
  func segue(withIdentifier identifier: String) -> SegueTemplate? {
    segues.first { $0.identifier == identifier }
  }

  var segueIdentifiers: [String] { segues.compactMap(\.identifier) }
}

/// A controller of a window or of a view, which a storyboard may create.
@MainActor
protocol StoryboardController: NSResponder {
  var scene: ControllerScene? { get set }
  func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool
  func prepare(for segue: NSStoryboardSegue, sender: Any?)
}

extension NSViewController: StoryboardController {}
extension NSWindowController: StoryboardController {}

extension StoryboardController {
  /// Returns the segue of the scene with an identifier. One that is not there stops the program.
  func requiredSegue(_ identifier: String) -> SegueTemplate {
    if let segue = scene?.segue(withIdentifier: identifier) { return segue }
    let known = scene?.segueIdentifiers.map { "'\($0)'" }.joined(separator: ", ") ?? ""
    let advice =
      scene == nil ? "No storyboard created it." : "It has: \(known.isEmpty ? "none" : known)"
    programmerError(
      "Receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)'. \(advice)")
  }
}

extension NSWindowController {
  /// Shows a controller of a storyboard in a window: its own, or that around its view, which is a new one
  /// unless the controller is shown already. The window is kept until it closes.
  static func show(_ controller: NSResponder, _ sender: Any?) {
    guard let shown = ofWindow(of: controller) else { return }
    shown.window?.keptController = shown
    shown.showWindow(sender)
  }

  private static func ofWindow(of controller: NSResponder) -> NSWindowController? {
    if let controller = controller as? NSWindowController { return controller }
    guard let content = controller as? NSViewController else { return nil }
    if let window = content.viewIfLoaded?.window, window.contentViewController === content,
      let known = window.windowController
    {
      return known
    }
    let window = NSWindow(contentViewController: content)
    window.title = content.title ?? ""
    return NSWindowController(window: window)
  }
}

/// A plain controller in place of one that there is no class for (rule IB-56); it shows the first one of
/// its relationships.
final class NibStandInController: NSViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    guard let child = children.first else { return }
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.width, .height]
    view.addSubview(child.view)
  }
}

extension NSStoryboard {
  /// Creates the controller of a scene that is drawn without its program.
  package static func previewed(_ storyboard: NibStoryboard, _ scene: InterfaceScene) -> AnyObject {
    NSStoryboard(storyboard).make(scene, nil)
  }
}
