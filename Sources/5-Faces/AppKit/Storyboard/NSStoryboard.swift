// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import InterfaceDocuments
import Views

/// A storyboard of the Mac, an Interface Builder document with scenes: controllers of windows and views,
/// and the segues between them.
///
/// The `.storyboard` file itself is read, once for each storyboard; what is wrong with it stops the
/// program with its name and line. Each scene is prepared when it is first asked for.
///
/// > Note: Differs from AppKit: storyboards are not compiled, so that there is no `.storyboardc` folder.
@preconcurrency @MainActor
open class NSStoryboard: NSObject {
  /// A file's name.
  public typealias Name = String
  /// The name of a scene.
  public typealias SceneIdentifier = String

  private let document: NibStoryboard
  /// The controllers that segues have shown of scenes that are shown once at a time, by the positions of
  /// the scenes' controllers.
  private var singles: [Int: Single] = [:]

  /// Creates a storyboard of a document. One that is missing, or cannot be used, stops the program.
  ///
  /// - Parameters:
  ///   - name: The document's name, without folder and extension.
  ///   - storyboardBundleOrNil: The bundle that has the document, and the images that it names; nil for
  ///     the main one, where those of all targets are found.
  public convenience init(name: Name, bundle storyboardBundleOrNil: Bundle?) {
    self.init(
      NibStoryboard(
        named: name, bundle: storyboardBundleOrNil, for: .macOS, convert: NSNib.converted))
  }

  init(_ document: NibStoryboard) { self.document = document }

  // MARK: Controllers

  /// Creates the controller that the storyboard begins with: one of a window, or of a view.
  ///
  /// - Returns: The controller, whose window or view is not loaded; nil if the storyboard names none.
  open func instantiateInitialController() -> Any? { document.initialScene.map { make($0) } }

  /// Creates the controller of a scene.
  ///
  /// - Parameter identifier: The scene's `storyboardIdentifier`. One that no scene has stops the program.
  /// - Returns: The controller, whose window or view is not loaded.
  open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any {
    make(document.requiredScene(identifier))
  }

  /// Creates the view controller that the storyboard begins with.
  ///
  /// - Parameter creator: Creates the controller by an initializer of its own that calls `init(coder:)`;
  ///   nil, or nil from it, for `init(coder:)`.
  /// - Returns: The controller; nil if the storyboard names none. One of another class stops the program.
  public func instantiateInitialController<Controller: NSViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { document.initialScene.map { required(make($0, creator)) } }

  /// Creates the window controller that the storyboard begins with.
  ///
  /// - Parameter creator: Creates the controller by an initializer of its own that calls `init(coder:)`;
  ///   nil, or nil from it, for `init(coder:)`.
  /// - Returns: The controller; nil if the storyboard names none. One of another class stops the program.
  public func instantiateInitialController<Controller: NSWindowController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { document.initialScene.map { required(make($0, creator)) } }

  /// Creates the view controller of a scene.
  ///
  /// - Parameters:
  ///   - identifier: The scene's `storyboardIdentifier`. One that no scene has stops the program.
  ///   - creator: Creates the controller by an initializer of its own that calls `init(coder:)`; nil, or
  ///     nil from it, for `init(coder:)`.
  /// - Returns: The controller. One of another class stops the program.
  public func instantiateController<Controller: NSViewController>(
    identifier: SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller { required(make(document.requiredScene(identifier), creator)) }

  /// Creates the window controller of a scene.
  ///
  /// - Parameters:
  ///   - identifier: The scene's `storyboardIdentifier`. One that no scene has stops the program.
  ///   - creator: Creates the controller by an initializer of its own that calls `init(coder:)`; nil, or
  ///     nil from it, for `init(coder:)`.
  /// - Returns: The controller. One of another class stops the program.
  public func instantiateController<Controller: NSWindowController>(
    identifier: SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller { required(make(document.requiredScene(identifier), creator)) }

  private func required<Controller>(_ controller: NSResponder) -> Controller {
    guard let controller = controller as? Controller else {
      programmerError(
        "Storyboard (\(document.name)) has a \(type(of: controller)) where the code expects a "
          + "\(Controller.self)")
    }
    return controller
  }

  // MARK: Start

  /// Creates what a program begins with (rule IB-37): the application's delegate and its menu, then the
  /// initial controller, whose window is shown.
  ///
  /// - Returns: The objects, which nothing else keeps but the window.
  func begin() -> [AnyObject] {
    let objects = document.makeObjects(of: NSApplication.shared)
    if let scene = document.initialScene { NSWindowController.show(make(scene), nil) }
    return objects
  }

  // MARK: Scenes

  private func make(_ scene: InterfaceScene) -> NSResponder { make(scene, nil) }

  private func make<Controller: NSResponder>(
    _ scene: InterfaceScene, _ creator: ((NSCoder) -> Controller?)?
  ) -> NSResponder { make(scene, creator.map { creator in { creator($0) } }) }

  /// Creates the controller of a scene, and tells its objects that they are connected.
  func make(_ scene: InterfaceScene, _ creator: ((NSCoder) -> AnyObject?)?) -> NSResponder {
    let made = begin(scene, creator)
    made.scene.awaken()
    return made.controller
  }

  /// Returns the controller that a segue leads to, of this storyboard or of another: a new one, or the one
  /// that is shown already, if the segue shows it and its scene is shown once at a time (rule IB-57).
  ///
  /// - Parameters:
  ///   - segue: The segue's element.
  ///   - creator: Creates the controller in place of its `init(coder:)`.
  /// - Returns: The controller.
  func makeDestination(
    of segue: InterfaceElement, _ creator: ((NSCoder) -> AnyObject?)?
  ) -> NSResponder {
    let (storyboard, scene) = resolved(
      document.scene(ofController: segue["destination"] ?? "", at: segue))
    let isSingle =
      InterfaceSegueKind(segue["kind"]) == .show
      && scene.controller["showSeguePresentationStyle"] == "single"
    guard isSingle else { return storyboard.make(scene, creator) }
    if let known = storyboard.singles[scene.controller.index]?.controller { return known }
    let controller = storyboard.make(scene, creator)
    storyboard.singles[scene.controller.index] = Single(controller: controller)
    return controller
  }

  /// Creates the controller of a relationship, of this storyboard or of another.
  ///
  /// - Returns: The controller with its scene, which has still to awaken.
  func begin(
    destinationOf segue: InterfaceElement
  ) -> (scene: ControllerScene, controller: NSResponder) {
    begin(document.scene(ofController: segue["destination"] ?? "", at: segue), nil)
  }

  private func begin(
    _ scene: InterfaceScene, _ creator: ((NSCoder) -> AnyObject?)?
  ) -> (scene: ControllerScene, controller: NSResponder) {
    let (storyboard, scene) = resolved(scene)
    let instance = ControllerScene(storyboard.document.instance(of: scene), of: storyboard)
    return (instance, instance.makeController(creator))
  }

  /// Returns the scene that a reference to another storyboard, or to another scene, stands for; any other
  /// scene stands for itself.
  private func resolved(
    _ scene: InterfaceScene
  ) -> (storyboard: NSStoryboard, scene: InterfaceScene) {
    let element = scene.controller
    // A preview has no other storyboards.
    guard !document.isPreview, element.name == "controllerPlaceholder" else { return (self, scene) }
    NibDepth.enter(document.fileName)
    defer { NibDepth.leave() }
    let other = document.referenced(by: element, of: self) { NSStoryboard($0) }
    let storyboard = other ?? self
    if let identifier = element["referencedIdentifier"] {
      return storyboard.resolved(storyboard.document.requiredScene(identifier))
    }
    guard let initial = storyboard.document.initialScene else {
      programmerError(
        element.error("Storyboard (\(storyboard.document.name)) has no initial controller")
          .description)
    }
    return storyboard.resolved(initial)
  }
}

/// The controller of a scene that is shown once at a time, while it lives.
private struct Single {
  weak var controller: NSResponder?
}
