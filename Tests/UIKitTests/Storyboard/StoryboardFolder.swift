// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// A bundle of a folder with storyboards, which is deleted afterwards.
final class StoryboardFolder {
  private let folder = TemporaryFolder()
  let bundle: Bundle
  var url: URL { folder.url }

  /// - Parameter documents: The scenes of storyboards by their names, each with the identifier of the
  ///   controller that it begins with.
  init(_ documents: [String: (initial: String?, scenes: String)]) throws {
    for (name, document) in documents {
      try folder.write(
        Self.text(document.scenes, initial: document.initial), to: "\(name).storyboard")
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  /// A storyboard with scenes, which begin at line 3 of the document.
  @MainActor
  static func storyboard(_ scenes: String, initial: String? = nil) throws -> UIStoryboard {
    let folder = try StoryboardFolder(["Main": (initial, scenes)])
    return UIStoryboard(name: "Main", bundle: folder.bundle)
  }

  static func text(_ scenes: String, initial: String?) -> String {
    let first = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(first)><scenes>
      \(scenes)
      </scenes></document>
      """
  }

  /// A scene with a controller.
  ///
  /// - Parameters:
  ///   - id: The identifier of the controller's element.
  ///   - element: The name of the element.
  ///   - type: The controller's class in this module; nil for the element's own.
  ///   - attributes: Other attributes.
  ///   - view: The contents of the view; nil for a scene without one.
  ///   - connections: The controller's outlets and segues.
  ///   - parts: Other elements of the controller.
  ///   - objects: Other objects of the scene.
  static func scene(
    _ id: String, element: String = "viewController", type: String? = nil,
    _ attributes: String = "", view: String? = nil, connections: String = "", parts: String = "",
    objects: String = ""
  ) -> String {
    let custom =
      type.map { "customClass=\"\($0)\" customModule=\"UIKitTests\"" } ?? ""
    let root =
      view.map {
        """
        <view key="view" id="\(id)-view" contentMode="scaleToFill"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \($0)
        </view>
        """
      } ?? ""
    return """
      <scene sceneID="\(id)-scene"><objects>
      <\(element) id="\(id)" \(custom) \(attributes) sceneMemberID="viewController">
      \(root)
      \(parts)
      <connections>
      \(connections)
      </connections></\(element)>
      <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" userLabel="First Responder" sceneMemberID="firstResponder"/>
      <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
      \(objects)
      </objects><point key="canvasLocation" x="0" y="0"/></scene>
      """
  }

  /// A segue.
  static func segue(_ kind: String, to destination: String, _ attributes: String = "") -> String {
    """
    <segue destination="\(destination)" kind="\(kind)" \(attributes) \
    id="\(kind)-\(destination)-\(attributes.hashValue)"/>
    """
  }

  static func relationship(_ name: String, to destination: String) -> String {
    segue("relationship", to: destination, "relationship=\"\(name)\"")
  }

  /// The relationship of a navigation controller.
  static func root(_ destination: String) -> String {
    relationship("rootViewController", to: destination)
  }

  /// A segue that leads back from a scene.
  static func unwinding(_ identifier: String, _ action: String, from id: String) -> String {
    segue("unwind", to: "\(id)-exit", "identifier=\"\(identifier)\" unwindAction=\"\(action)\"")
  }
}

/// The calls that controllers and views of storyboards get, in order.
@MainActor
enum SceneCalls {
  static var all: [String] = []
}

/// A controller that writes down what it gets, under its title.
class SceneController: UIViewController {
  private(set) var label: UILabel?
  private(set) var item: UIBarButtonItem?
  private(set) var helper: SceneObject?
  /// The segues that are not to be performed.
  var refused: Set<String> = []
  private(set) var senders: [Any?] = []
  var name: String { title ?? "?" }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    SceneCalls.all.append("\(name).init")
  }

  init?(coder: NSCoder, number: Int) {
    super.init(coder: coder)
    SceneCalls.all.append("\(name).init \(number)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    let parts = [
      storyboard == nil ? nil : "storyboard", label.map { _ in "label" }, item.map { _ in "item" },
      navigationController.map { _ in "navigation" },
    ].compactMap(\.self)
    SceneCalls.all.append("\(name).awake \(parts.joined(separator: " "))")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    SceneCalls.all.append("\(name).viewDidLoad\(label.map { " \($0.text ?? "")" } ?? "")")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    SceneCalls.all.append("\(name).viewWillAppear")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    SceneCalls.all.append("\(name).should \(identifier)")
    return !refused.contains(identifier)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let isLoaded = segue.destination.isViewLoaded ? " loaded" : ""
    SceneCalls.all.append(
      "\(name).prepare \(segue.identifier ?? "-") \(segue.destination.title ?? "?")\(isLoaded)")
    senders.append(sender)
    expectSame(segue.source, self)
  }

  override class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "label": ObjectiveCKey { (o: SceneController, v) in o.label = try v() }
    case "item": ObjectiveCKey { (o: SceneController, v) in o.item = try v() }
    case "helper": ObjectiveCKey { (o: SceneController, v) in o.helper = try v() }
    default: super.objectiveCKey(named: name)
    }
  }

  func tapped(_ sender: Any?) { SceneCalls.all.append("\(name).tapped") }

  func back(_ segue: UIStoryboardSegue) {
    SceneCalls.all.append("\(name).back from \(segue.source.title ?? "?")")
  }

  func makeDetail(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
    SceneCalls.all.append("\(name).makeDetail \(identifier ?? "-")")
    return SceneController(coder: coder, number: 7)
  }

  override class func objectiveCMethod(named name: String) -> Selector? {
    switch name {
    case "tapped:": Selector(name) { (o: SceneController, a) in o.tapped(a[0]) }
    case "makeDetail:sender:segueIdentifier:":
      Selector(name) { (o: SceneController, a) in
        o.makeDetail(a[0], sender: a[1], identifier: a[2])
      }
    default: super.objectiveCMethod(named: name)
    }
  }
}

/// A controller that asks for its view in its initializer.
final class SceneEager: SceneController {
  private(set) var frameAtFirst = CGRect.zero

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    frameAtFirst = view.frame
    SceneCalls.all.append("\(name).ready")
  }
}

/// A controller that unwinding may end at.
final class SceneHome: SceneController {
  override class func objectiveCMethod(named name: String) -> Selector? {
    guard name == "back:" else { return super.objectiveCMethod(named: name) }
    return Selector(name) { (o: SceneHome, a) in o.back(a[0]) }
  }
}

/// A navigation controller that writes down its first calls.
final class SceneNavigation: UINavigationController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    SceneCalls.all.append("N.init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    SceneCalls.all.append("N.awake \(viewControllers.count)")
  }
}

/// A button that writes down when all is connected.
final class SceneButton: UIButton {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    SceneCalls.all.append("button.init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    SceneCalls.all.append("button.awake")
  }
}

/// An object beside a controller.
final class SceneObject: NSObject {}

/// A segue of an app's own, which puts the destination in the place of all others.
final class SceneReplacement: UIStoryboardSegue {
  override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    SceneCalls.all.append("segue.init \(identifier ?? "-")")
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    SceneCalls.all.append("segue.perform")
    source.navigationController?.setViewControllers([destination], animated: false)
  }
}

/// A segue that adds something to what its kind does.
final class SceneShow: UIStoryboardSegue {
  override func perform() {
    SceneCalls.all.append("before show")
    super.perform()
  }
}

/// The tests that write down calls share them, and the key window.
@MainActor
@Suite("Storyboards", .serialized)
enum StoryboardSuites {}
