// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import InterfaceDocuments

/// One instance of a storyboard's scene: its controller, and what that needs later (rule IB-34).
///
/// It is created in two steps. The first one creates the controller with its navigation item, its bar
/// items and the controllers of its relationships; the second one, when the view is asked for, the
/// views and what is connected to them. The controller keeps its scene.
@MainActor
package final class StoryboardScene {
  let storyboard: UIStoryboard
  private let scene: NibScene
  private(set) weak var controller: UIViewController?
  /// The objects beside the controller, kept alive here alone unless an outlet keeps them.
  private var topLevelObjects: [AnyObject] = []
  private var related: [StoryboardScene] = []
  private var segues: [StoryboardSegueTemplate] = []

  init(_ scene: NibScene, of storyboard: UIStoryboard) {
    self.scene = scene
    self.storyboard = storyboard
    segues = scene.segues.map { StoryboardSegueTemplate($0, of: self, scene.recipe) }
  }

  // MARK: Controller

  /// Creates the controller, and those of its relationships.
  ///
  /// - Parameter makeController: Creates the controller in place of its `init(coder:)`.
  /// - Returns: The controller, which ``awaken()`` has to follow.
  func makeController(_ makeController: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    scene.make(
      for: self, makeController,
      beforeConnecting: { top -> UIViewController in
        guard let controller = top.lazy.compactMap({ $0 as? UIViewController }).first else {
          programmerError(
            scene.controller.error("the scene's object is no controller").description)
        }
        self.controller = controller
        controller.scene = self
        topLevelObjects = top.filter { $0 !== controller }
        relate(controller)
        return controller
      })
  }

  /// Takes the controller that is being created, whose own initializer may ask for its view.
  func take(_ controller: UIViewController) {
    if self.controller == nil { self.controller = controller }
  }

  private func relate(_ controller: UIViewController) {
    for segue in segues where segue.kind == .relationship {
      guard let (scene, destination) = segue.makeRelated() else { continue }
      related.append(scene)
      (controller as? any NibContainer)?.take(destination, for: segue.relationship)
    }
  }

  /// Tells the objects of the first step that they are connected; the controller's own before those
  /// of its relationships.
  func awaken() {
    scene.awaken {
      for scene in related { scene.awaken() }
      related = []
    }
  }

  // MARK: View

  /// Creates the view, with the controllers of its containers.
  ///
  /// - Returns: Whether the document has one.
  func loadView() -> Bool {
    guard let controller else { return false }
    return scene.makeView(
      of: controller, as: UIView.self, orStop: "the view of the scene is no view"
    ) { view, object in
      controller.view = view
      for segue in segues where segue.kind == .embed {
        guard let id = segue.container, let container = object(id) as? UIView else { continue }
        segue.embed(in: container)
      }
      for segue in segues where segue.kind == .presentation {
        if let id = segue.presentation.anchorIdentifier {
          segue.presentation.anchor = object(id)
        }
      }
    }
  }

  // MARK: Segues

  func segue(of element: InterfaceElement) -> StoryboardSegueTemplate? {
    segues.first { $0.element == element }
  }

  /// The segue with an identifier; nil if the scene has none.
  func segue(withIdentifier identifier: String) -> StoryboardSegueTemplate? {
    segues.first { $0.identifier == identifier && $0.kind != .relationship }
  }

  var segueIdentifiers: [String] { segues.compactMap(\.identifier) }
}

/// A controller that shows those of its relationships (rule IB-35).
@MainActor
package protocol NibContainer: UIViewController {
  /// Takes a controller in.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - relationship: The relationship, such as `rootViewController`. Those with several controllers
  ///     name them one after the other, in order.
  func take(_ controller: UIViewController, for relationship: String)
}

/// A plain controller in place of one that there is no class for (rule IB-56); it shows the first one
/// of its relationships.
final class NibStandInController: UIViewController, NibContainer {
  func take(_ controller: UIViewController, for relationship: String) {
    if children.isEmpty { addChild(controller) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let child = children.first, let view = child.view else { return }
    view.frame = self.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.addSubview(view)
    child.didMove(toParent: self)
  }
}
