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
  /// - Returns: The objects, which nothing else keeps.
  func begin() -> [AnyObject] {
    var objects = document.makeObjects(of: NSApplication.shared)
    switch instantiateInitialController() {
    case let controller as NSWindowController:
      controller.showWindow(nil)
      objects.append(controller)
    case let controller as NSViewController:
      let window = NSWindowController(window: NSWindow(contentViewController: controller))
      window.showWindow(nil)
      objects.append(window)
    default: break
    }
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

  /// Creates the controller that a segue leads to, of this storyboard or of another.
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
    // A preview has no other storyboards.
    guard document.isPreview || scene.controller.name != "controllerPlaceholder" else {
      return beginReferenced(by: scene.controller, creator)
    }
    let instance = ControllerScene(document.instance(of: scene), of: self)
    return (instance, instance.makeController(creator))
  }

  /// Creates the controller of another storyboard, or of another scene, that an element stands for.
  private func beginReferenced(
    by element: InterfaceElement, _ creator: ((NSCoder) -> AnyObject?)?
  ) -> (scene: ControllerScene, controller: NSResponder) {
    NibDepth.enter(document.name)
    defer { NibDepth.leave() }
    let other = document.referenced(by: element) { NSStoryboard(name: $0, bundle: $1) }
    let storyboard = other ?? self
    if let identifier = element["referencedIdentifier"] {
      return storyboard.begin(storyboard.document.requiredScene(identifier), creator)
    }
    guard let scene = storyboard.document.initialScene else {
      programmerError(
        element.error("Storyboard (\(storyboard.document.name)) has no initial controller")
          .description)
    }
    return storyboard.begin(scene, creator)
  }
}
