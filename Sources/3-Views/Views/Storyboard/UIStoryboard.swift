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
  private let document: NibStoryboard

  /// Creates a storyboard of a document. One that is missing, or cannot be used, stops the program.
  ///
  /// - Parameters:
  ///   - name: The document's name, without folder and extension.
  ///   - storyboardBundleOrNil: The bundle that has the document, and the images that it names; nil
  ///     for the main one, where those of all targets are found.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    document = NibStoryboard(named: name, bundle: storyboardBundleOrNil, for: .iOS)
    super.init()
  }

  /// Prepares a storyboard of a document that was read already.
  init(_ document: NibStoryboard) {
    self.document = document
    super.init()
  }

  package var name: String { document.name }

  package func isSame(as other: UIStoryboard) -> Bool {
    self === other || document.isSame(as: other.document)
  }

  // MARK: Controllers

  /// Creates the controller that the storyboard begins with.
  ///
  /// - Returns: The controller, whose view is not loaded; nil if the storyboard names none.
  open func instantiateInitialViewController() -> UIViewController? {
    document.initialScene.map { make($0, nil) }
  }

  /// Creates the controller that the storyboard begins with.
  ///
  /// - Parameter creator: Creates the controller by an initializer of its own that calls
  ///   `init(coder:)`; nil, or nil from it, for `init(coder:)`.
  /// - Returns: The controller; nil if there is none. One of another class stops the program.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    document.initialScene.map { required(make($0, creator.map { creator in { creator($0) } })) }
  }

  /// Creates the controller of a scene.
  ///
  /// - Parameter identifier: The scene's `storyboardIdentifier`. An unknown one stops the program.
  /// - Returns: The controller, whose view is not loaded.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(document.requiredScene(identifier), nil)
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
    required(make(document.requiredScene(identifier), creator.map { creator in { creator($0) } }))
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
    begin(document.scene(ofController: id, at: element), creator)
  }

  private func begin(
    _ scene: InterfaceScene, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> (scene: StoryboardScene, controller: UIViewController) {
    // A preview has no other storyboards: a plain controller stands for theirs.
    guard document.isPreview || scene.controller.name != "viewControllerPlaceholder" else {
      return beginReferenced(by: scene.controller, creator)
    }
    let instance = StoryboardScene(document.instance(of: scene), of: self)
    return (instance, instance.makeController(creator))
  }

  /// Creates the controller of another storyboard, or of another scene, that an element stands for.
  private func beginReferenced(
    by element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> (scene: StoryboardScene, controller: UIViewController) {
    NibDepth.enter(document.fileName)
    defer { NibDepth.leave() }
    let other = document.referenced(by: element, of: self) { UIStoryboard($0) }
    let storyboard = other ?? self
    if let identifier = element["referencedIdentifier"] {
      return storyboard.begin(storyboard.document.requiredScene(identifier), creator)
    }
    guard let scene = storyboard.document.initialScene else {
      programmerError(
        element.error("Storyboard (\(storyboard.name)) has no initial view controller").description)
    }
    return storyboard.begin(scene, creator)
  }
}

extension UIStoryboard {
  /// Returns the storyboard with which a program begins (rule IB-37); nil without one.
  ///
  /// - Parameter module: The name of the module that the program's delegate is in.
  /// - Returns: The storyboard. One that the index names and that is missing stops the program.
  package static func main(of module: String) -> UIStoryboard? {
    MainDocument(of: module).flatMap(Self.make)
  }

  package static func main(of module: String, in folder: URL) -> UIStoryboard? {
    MainDocument(of: module, in: folder).flatMap(Self.make)
  }

  private static func make(_ document: MainDocument) -> UIStoryboard? {
    guard document.isStoryboard else { return nil }
    return UIStoryboard(name: document.name, bundle: document.bundle)
  }
}
