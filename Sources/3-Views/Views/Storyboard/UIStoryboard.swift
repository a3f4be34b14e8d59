// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import InterfaceDocuments

/// A storyboard, an Interface Builder document with scenes: controllers, their views and the segues
/// between them.
///
/// The `.storyboard` file itself is read, once for each storyboard; what is wrong with it stops the
/// program with its name and line. Each scene is prepared when it is first asked for.
///
/// > Note: Differs from UIKit: storyboards are not compiled, so that there is no `.storyboardc` folder.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name of the document.
  package let name: String
  private let context: NibContext
  private let initialScene: InterfaceScene?
  /// The recipes of the scenes, by the positions of their controllers.
  private var recipes: [Int: NibRecipe] = [:]
  /// The storyboards that references lead to, by the positions of those.
  private var referenced: [Int: UIStoryboard] = [:]

  /// Creates a storyboard of a document. One that is missing, or cannot be used, stops the program.
  ///
  /// - Parameters:
  ///   - name: The document's name, without folder and extension.
  ///   - storyboardBundleOrNil: The bundle that has the document, and the images that it names; nil
  ///     for the main one, where those of all targets are found.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let file = NibFiles.requiredStoryboard(named: name, in: storyboardBundleOrNil)
    let document = NibFiles.storyboard(at: file, for: .iOS, of: "UIStoryboard")
    self.name = name
    context = NibContext(document, at: file, bundle: storyboardBundleOrNil)
    initialScene = document.initialScene
    super.init()
  }

  /// Prepares a storyboard of a document that was read already.
  init(_ context: NibContext, named name: String) {
    self.name = name
    self.context = context
    initialScene = context.document.initialScene
    super.init()
  }

  private var document: InterfaceDocument { context.document }

  // MARK: Controllers

  /// Creates the controller that the storyboard begins with.
  ///
  /// - Returns: The controller, whose view is not loaded; nil if the storyboard names none.
  open func instantiateInitialViewController() -> UIViewController? {
    initialScene.map { make($0, nil) }
  }

  /// Creates the controller that the storyboard begins with.
  ///
  /// - Parameter creator: Creates the controller by an initializer of its own that calls
  ///   `init(coder:)`; nil, or nil from it, for `init(coder:)`.
  /// - Returns: The controller; nil if the storyboard names none. One of another class stops the
  ///   program.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialScene.map { required(make($0, creator.map { creator in { creator($0) } })) }
  }

  /// Creates the controller of a scene.
  ///
  /// - Parameter identifier: The scene's `storyboardIdentifier`. One that no scene has stops the
  ///   program.
  /// - Returns: The controller, whose view is not loaded.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(scene(identifier), nil)
  }

  /// Creates the controller of a scene.
  ///
  /// - Parameters:
  ///   - identifier: The scene's `storyboardIdentifier`. One that no scene has stops the program.
  ///   - creator: Creates the controller by an initializer of its own that calls `init(coder:)`; nil,
  ///     or nil from it, for `init(coder:)`.
  /// - Returns: The controller. One of another class stops the program.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    required(make(scene(identifier), creator.map { creator in { creator($0) } }))
  }

  private func required<ViewController: UIViewController>(
    _ controller: UIViewController
  ) -> ViewController {
    guard let controller = controller as? ViewController else {
      programmerError(
        "Storyboard (\(name)) has a \(type(of: controller)) where the code expects a "
          + "\(ViewController.self)")
    }
    return controller
  }

  // MARK: Scenes

  private func scene(_ identifier: String) -> InterfaceScene {
    NibFiles.scene(identifier, of: document, named: name, "view controller")
  }

  /// Creates the controller of a scene, and tells its objects that they are connected.
  func make(
    _ scene: InterfaceScene, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let made = begin(scene, creator)
    made.scene.awaken()
    return made.controller
  }

  /// Creates the controller with an identifier, of this storyboard or of the one that it refers to.
  ///
  /// - Parameters:
  ///   - id: The identifier of the controller's element.
  ///   - element: The segue that leads there, for messages.
  ///   - creator: Creates the controller in place of its `init(coder:)`.
  /// - Returns: The controller with its scene, which has still to awaken.
  func begin(
    _ id: String, at element: InterfaceElement,
    _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> (scene: StoryboardScene, controller: UIViewController) {
    guard let scene = document.scene(ofController: id) else {
      programmerError(element.error("the object \"\(id)\" is no controller of a scene").description)
    }
    return begin(scene, creator)
  }

  private func begin(
    _ scene: InterfaceScene, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> (scene: StoryboardScene, controller: UIViewController) {
    // A preview has no other storyboards: a plain controller stands for theirs.
    guard context.isPreview || scene.controller.name != "viewControllerPlaceholder" else {
      return beginReferenced(by: scene.controller, creator)
    }
    let recipe = recipes[scene.controller.index] ?? NibRecipe(scene, of: context)
    recipes[scene.controller.index] = recipe
    let instance = StoryboardScene(NibScene(scene, recipe), of: self)
    return (instance, instance.makeController(creator))
  }

  /// Creates the controller of another storyboard, or of another scene, that an element stands for.
  private func beginReferenced(
    by element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> (scene: StoryboardScene, controller: UIViewController) {
    NibDepth.enter(document.name)
    defer { NibDepth.leave() }
    let storyboard = referencedStoryboard(of: element) ?? self
    if let identifier = element["referencedIdentifier"] {
      return storyboard.begin(storyboard.scene(identifier), creator)
    }
    guard let scene = storyboard.initialScene else {
      programmerError(
        element.error("Storyboard (\(storyboard.name)) has no initial view controller").description)
    }
    return storyboard.begin(scene, creator)
  }

  /// Returns the other storyboard that an element names, which is read when it is first needed.
  private func referencedStoryboard(of element: InterfaceElement) -> UIStoryboard? {
    guard let name = element["storyboardName"] else { return nil }
    if let known = referenced[element.index] { return known }
    let own = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) }
    let storyboard = UIStoryboard(name: name, bundle: own ?? context.bundle)
    referenced[element.index] = storyboard
    return storyboard
  }
}
