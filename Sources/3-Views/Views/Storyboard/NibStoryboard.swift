// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
package import InterfaceDocuments

/// A storyboard, whose controllers on the Mac are AppKit's: this module does not know them.
@MainActor
package final class NibStoryboard {
  /// The document's name, without its extension.
  package let name: String
  /// The scene with which the storyboard begins; nil without one.
  package let initialScene: InterfaceScene?
  private let context: NibContext
  /// The recipes of the scenes, by the positions of their controllers.
  private var recipes: [Int: NibRecipe] = [:]
  /// The storyboards that references have led to, from this one or to it.
  private var family = StoryboardFamily()
  private var others: [AnyObject] = []

  /// Finds and reads a storyboard. One that is missing, or cannot be used, stops the program.
  ///
  /// - Parameters:
  ///   - name: The document's name, without folder and extension.
  ///   - bundle: The bundle; nil for the main one.
  ///   - platform: The platform that the document has to be of.
  ///   - convert: Makes the Mac's objects of colours and images.
  package convenience init(
    named name: String, bundle: Bundle?, for platform: InterfaceDocument.Platform,
    convert: @escaping @MainActor (AnyObject) -> AnyObject = { $0 }
  ) {
    let file = NibFiles.requiredStoryboard(named: name, in: bundle)
    self.init(at: file, named: name, bundle: bundle, for: platform, convert: convert)
  }

  private init(
    at file: URL, named name: String, bundle: Bundle?, for platform: InterfaceDocument.Platform,
    convert: @escaping @MainActor (AnyObject) -> AnyObject
  ) {
    let type = platform == .macOS ? "NSStoryboard" : "UIStoryboard"
    let document = NibFiles.storyboard(at: file, for: platform, of: type)
    self.name = name
    initialScene = document.initialScene
    context = NibContext(document, at: file, bundle: bundle, convert: convert)
  }

  /// Prepares a storyboard that is drawn without its program.
  ///
  /// - Parameters:
  ///   - document: The storyboard.
  ///   - file: Its file.
  ///   - bundle: Where images and colours are looked for.
  ///   - convert: Makes the Mac's objects of colours and images.
  ///   - report: Gets what is left out, once.
  package init(
    preview document: InterfaceDocument, at file: URL, bundle: Bundle?,
    convert: @escaping @MainActor (AnyObject) -> AnyObject = { $0 },
    report: @escaping (InterfaceError) -> Void
  ) {
    name = document.name
    initialScene = document.initialScene
    context = NibContext(document, at: file, bundle: bundle, preview: report, convert: convert)
  }

  package var fileName: String { context.document.name }

  func isSame(as other: NibStoryboard) -> Bool {
    guard let file, let otherFile = other.file else { return false }
    return file == otherFile
  }

  /// The document's file, which distinguishes storyboards; nil for bytes.
  private lazy var file: URL? = context.file?.resolvingSymlinksInPath()

  /// The bundle of the document; nil for the main one.
  package var bundle: Bundle? { context.bundle }

  /// Whether the storyboard is drawn without its program.
  package var isPreview: Bool { context.isPreview }

  /// Returns the scene of a name that code asks for. One that is not there stops the program.
  package func requiredScene(_ identifier: String) -> InterfaceScene {
    let what = context.document.platform == .macOS ? "controller" : "view controller"
    return NibFiles.scene(identifier, of: context.document, named: name, what)
  }

  /// Returns the scene of the controller with an identifier. One that is not there stops the program.
  ///
  /// - Parameters:
  ///   - id: The identifier of the controller's element.
  ///   - element: The segue that leads there, for messages.
  /// - Returns: The scene.
  package func scene(ofController id: String, at element: InterfaceElement) -> InterfaceScene {
    if let scene = context.document.scene(ofController: id) { return scene }
    programmerError(element.error("the object \"\(id)\" is no controller of a scene").description)
  }

  /// Returns the other storyboard that an element names, which is read when it is first needed. All
  /// references that lead to a file, from whichever storyboard, have the same one.
  ///
  /// - Parameters:
  ///   - element: The element that stands for a controller.
  ///   - own: The platform's object of this storyboard.
  ///   - make: Creates the platform's object of another one.
  /// - Returns: The storyboard; nil for an element of this one.
  package func referenced<Storyboard: AnyObject>(
    by element: InterfaceElement, of own: Storyboard, _ make: (NibStoryboard) -> Storyboard
  ) -> Storyboard? {
    guard let name = element["storyboardName"] else { return nil }
    let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
    let written = NibFiles.requiredStoryboard(named: name, in: bundle)
    let file = written.resolvingSymlinksInPath()
    if file == self.file { return nil }
    if let ownFile = self.file { family[ownFile] = own }
    if let known = family[file] as? Storyboard { return known }
    let document = NibStoryboard(
      at: written, named: name, bundle: bundle, for: context.document.platform,
      convert: context.convert)
    document.family = family
    let storyboard = make(document)
    family[file] = storyboard
    others.append(storyboard)
    return storyboard
  }

  package func instance(of scene: InterfaceScene) -> NibScene {
    let recipe = recipes[scene.controller.index] ?? NibRecipe(scene, of: context)
    recipes[scene.controller.index] = recipe
    return NibScene(scene, recipe)
  }

  /// Creates the objects of the application that the storyboard has: its delegate and its menu.
  ///
  /// - Returns: The objects; none for a storyboard without an application.
  package func makeObjects(of application: AnyObject) -> [AnyObject] {
    guard let found = context.document.application else { return [] }
    let menu = found.element.child(for: "mainMenu").map { [$0] } ?? []
    let recipe = NibRecipe(
      context, top: menu + found.objects, placeholders: [found.element] + found.placeholders)
    return NibInstantiation(
      recipe, owner: nil, externalObjects: [NibDocument.application: application]
    ).run()
  }
}

/// The storyboards that references have led to, by their files, so that a scene that is shown once at a
/// time is the same for all references to it (rule IB-57).
///
/// Each is kept alive by the one that created it, which lies before it; the way back is weak.
@MainActor
private final class StoryboardFamily {
  private struct Member {
    weak var storyboard: AnyObject?
  }

  private var members: [URL: Member] = [:]

  subscript(file: URL) -> AnyObject? {
    get { members[file]?.storyboard }
    set { members[file] = Member(storyboard: newValue) }
  }
}

/// One instance of a scene: its objects, created in the two steps of rule IB-34.
@MainActor
package final class NibScene {
  private let scene: InterfaceScene
  let recipe: NibRecipe
  /// The objects until the view is loaded.
  private var run: NibInstantiation?
  private var hasMadeView = false
  private var isAwake = false

  init(_ scene: InterfaceScene, _ recipe: NibRecipe) {
    self.scene = scene
    self.recipe = recipe
  }

  private var name: String {
    let own = scene.storyboardIdentifier ?? scene.controller["customClass"]
    return own ?? scene.controller.id ?? scene.controller.name
  }

  package var controller: InterfaceElement { scene.controller }

  package var segues: [InterfaceElement] { recipe.segues }

  /// Returns the class of a segue (rule IB-35): see ``NibRecipe/segueClass(of:below:)``.
  package func segueClass<Segue: NSObject>(
    of segue: InterfaceElement, below own: Segue.Type
  ) -> Segue.Type { recipe.segueClass(of: segue, below: own) }

  /// Returns what creates the destination of a segue: see ``NibRecipe/segueAction(of:_:sender:)``.
  package func segueAction(
    of segue: InterfaceElement, _ source: AnyObject, sender: Any?
  ) -> ((NSCoder) -> Any)? { recipe.segueAction(of: segue, source, sender: sender) }

  /// Creates the objects of the first step, without their connections.
  ///
  /// - Parameters:
  ///   - owner: What controllers know as their scene.
  ///   - makeController: Creates the controller in place of its `init(coder:)`; nil for that.
  ///   - trigger: Returns what performs a segue; nil for scenes of iOS, which know it.
  ///   - connect: Called with the objects at the top, before they are connected.
  /// - Returns: What the last closure returns.
  package func make<Made>(
    for owner: AnyObject, _ makeController: ((NSCoder) -> AnyObject?)?,
    trigger: ((InterfaceElement) -> NibSegueTrigger?)? = nil,
    beforeConnecting connect: ([AnyObject]) -> Made
  ) -> Made {
    NibDepth.enter(name)
    defer { NibDepth.leave() }
    let run = NibInstantiation(
      recipe, owner: nil, sceneOwner: owner, makeController: makeController)
    run.segueTrigger = trigger
    self.run = run
    let made = connect(run.makeTop())
    run.connect(.now)
    return made
  }

  /// Tells the objects of the first step that they are connected.
  ///
  /// - Parameter awakenRelated: Tells those of related scenes, before this one counts as awake.
  package func awaken(with awakenRelated: () -> Void = {}) {
    run?.awaken(.now)
    awakenRelated()
    isAwake = true
    // The controller keeps the scene.
    if let slot = recipe.controllerNode?.slot { run?.objects[slot] = nil }
    if recipe.viewNode == nil || hasMadeView { run = nil }
  }

  /// Creates the view of the controller, and connects what is in it.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - type: The type that the view has to be of.
  ///   - reason: The message that stops the program if it is of another type.
  ///   - connect: Called with the view before its connections are made, and with what finds objects by
  ///     their identifiers.
  /// - Returns: Whether the document has a view that is still to be created.
  package func makeView<View>(
    of controller: AnyObject, as type: View.Type, orStop reason: String,
    beforeConnecting connect: (_ view: View, _ object: (String) -> AnyObject?) -> Void
  ) -> Bool {
    guard let run, let node = recipe.viewNode, !hasMadeView,
      let slot = recipe.controllerNode?.slot
    else { return false }
    hasMadeView = true
    NibDepth.enter(name)
    defer { NibDepth.leave() }
    // It keeps the scene, and is kept until all is connected.
    run.objects[slot] = controller
    defer { if isAwake { self.run = nil } }
    // Those beside a controller that asks for its view in its initializer.
    if !isAwake { run.makeTop(beside: slot) }
    guard let object = run.make(node), let view = object as? View else {
      programmerError(node.element.error(reason).description)
    }
    connect(view, run.object(withID:))
    run.connect(.later)
    run.awaken(.later)
    return true
  }
}

extension NibRecipe {
  /// Returns the class of a segue (rule IB-35).
  ///
  /// - Parameters:
  ///   - segue: The segue's element.
  ///   - own: The platform's class of segues.
  /// - Returns: The class that the document names, or the platform's if it names none, or one that is not
  ///   found, which is announced. One that is no segue stops the program.
  func segueClass<Segue: NSObject>(
    of segue: InterfaceElement, below own: Segue.Type
  ) -> Segue.Type {
    guard let name = segue["customClass"] else { return own }
    let full = segue["customModule"].map { "\($0).\(name)" } ?? name
    guard let found: AnyClass = NSClassFromString(full) else {
      announce(
        segue.error(
          "Unknown class \(full) in Interface Builder file; it is created as \(own). Is the class "
            + "in the target, and its module right?"))
      return own
    }
    guard let type = found as? Segue.Type else {
      programmerError(
        segue.error("\(full) is not a \(own), which the document's segue needs").description)
    }
    return type
  }

  /// Returns the method of a controller that creates the destination of one of its segues, an
  /// `@IBSegueAction`.
  ///
  /// - Parameters:
  ///   - segue: The segue's element.
  ///   - source: The controller. One without the method that the document names stops the program.
  ///   - sender: The object that triggers the segue.
  /// - Returns: A closure that returns what the method does; nil for a segue without one.
  func segueAction(
    of segue: InterfaceElement, _ source: AnyObject, sender: Any?
  ) -> ((NSCoder) -> Any)? {
    // The method is the program's, which a preview does not have.
    guard let name = segue["destinationCreationSelector"], !isPreview else { return nil }
    let selector = Selector(name)
    guard selector.isUnderstood(by: source) else {
      programmerError(
        segue.error(
          "\(type(of: source)) has no segue action '\(name)', which creates the destination of the "
            + "segue \"\(segue.segueName)\""
        ).description)
    }
    let identifier = segue.segueIdentifier
    return { coder in selector.send(to: source, coder, sender, identifier) }
  }
}

/// The object that performs a segue, and the action that objects of the document send to it.
package struct NibSegueTrigger {
  let target: AnyObject
  let action: Selector

  package init(target: AnyObject, action: Selector) {
    self.target = target
    self.action = action
  }
}
