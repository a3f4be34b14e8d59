// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import InterfaceDocuments

/// The coder that objects of an Interface Builder document are created with.
///
/// It has no keys: each class of UIKit decodes its own part in `init(coder:)`, by
/// ``Foundation/NSCoder/decode(_:reading:)``. Whoever asks for a key gets no value.
final class NibCoder: NSCoder {
  weak var run: NibInstantiation?

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { false }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject() -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeCInt(forKey key: String) -> Int32 { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// Sets on an object what an element of a document says, parsed already.
package typealias NibStep<Object> = @MainActor (_ object: Object, _ run: NibInstantiation) -> Void

extension NSCoder {
  /// The instantiation, and the element that is being decoded; nil with another coder.
  @MainActor
  var nibCurrent: (run: NibInstantiation, node: NibNode)? {
    guard let run = (self as? NibCoder)?.run, let node = run.current else { return nil }
    return (run, node)
  }

  /// Sets what an element of an Interface Builder document says about a class's own properties; called
  /// in the class's `init(coder:)`, after the inherited one. Does nothing with another coder.
  ///
  /// - Parameters:
  ///   - object: The object that is being created.
  ///   - read: Reads the element, once for each document; returns nil if it says nothing.
  @MainActor
  package func decode<Object: AnyObject>(
    _ object: Object, reading read: (NibElement) -> NibStep<Object>?
  ) {
    guard let (run, node) = nibCurrent else { return }
    node.part(of: Object.self, reading: read, in: run.recipe)?(object, run)
  }

  /// The element that is being decoded; nil with another coder.
  @MainActor
  package var nibElement: NibElement? {
    guard let (run, node) = nibCurrent else { return nil }
    return NibElement(node.element, run.recipe)
  }

  /// Whether an object is created from an Interface Builder document, whose values are not the class's.
  package var isNib: Bool { self is NibCoder }

  /// Creates the object of a role in the element that is being decoded, such as a layout.
  ///
  /// - Returns: The object; nil if the element has none of that role, or with another coder.
  @MainActor
  package func nibObject(for key: String) -> AnyObject? {
    guard let (run, current) = nibCurrent else { return nil }
    current.element.recordRead(of: key)
    guard let node = current.keyed.first(where: { $0.key == key })?.node
    else { return nil }
    return run.objects[node.slot] ?? run.make(node)
  }

  /// Creates the objects of a list in the element that is being decoded, such as `toolbarItems`.
  ///
  /// - Returns: The objects of the class in order; nil without such a list, or with another coder.
  @MainActor
  package func nibObjects<Object>(in list: String) -> [Object]? {
    guard let (run, node) = nibCurrent, let nodes = node.lists[list] else { return nil }
    return nodes.compactMap { run.make($0) as? Object }
  }

  /// Creates the cells of the table that is being decoded, whose rows are in the document.
  ///
  /// - Returns: The sections in order; nil for a table without any, or with another coder.
  @MainActor
  package func nibSections() -> [NibSection]? {
    guard let (run, node) = nibCurrent, !node.sections.isEmpty else { return nil }
    return node.sections.map { section in
      NibSection(
        element: NibElement(section.element, run.recipe),
        cells: section.cells.compactMap { cell in
          (run.make(cell) as? UIView).map { (NibElement(cell.element, run.recipe), $0) }
        })
    }
  }

  /// The scene of which the controller that is being decoded is; nil for other objects.
  @MainActor
  var nibScene: StoryboardScene? { nibSceneOwner as? StoryboardScene }

  /// The scene that the controller that is being decoded keeps, of a class of AppKit's on the Mac; nil
  /// for other objects.
  @MainActor
  package var nibSceneOwner: AnyObject? {
    guard let (run, node) = nibCurrent, node === run.recipe.controllerNode else { return nil }
    return run.sceneOwner
  }

  /// The bundle of the document; nil for the main one.
  @MainActor
  var nibBundle: Bundle? { (self as? NibCoder)?.run?.recipe.bundle }
}

/// A section of a table whose rows are in the document (rule IB-33).
@MainActor
package struct NibSection {
  package let element: NibElement
  package let cells: [(element: NibElement, view: UIView)]
}

extension NSCoder {
  /// The prototypes in the element that is being decoded, in order; none with another coder.
  @MainActor
  package var nibPrototypes: [NibPrototype] {
    guard let (run, node) = nibCurrent else { return [] }
    return node.prototypes.map { element in
      let prototype = NibPrototype(element, in: run.recipe)
      run.prototypes.append(prototype)
      return prototype
    }
  }

  /// The identifier under which the object that is being decoded waits for reuse: the one that its nib is
  /// registered for, or the document's; nil without one.
  @MainActor
  package var nibReuseIdentifier: String? {
    guard let (run, node) = nibCurrent else { return nil }
    if node === run.recipe.topNodes.first, let identifier = run.reuseIdentifier {
      return identifier
    }
    return node.element["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Keeps an object for those inside that name it, before they are created.
  @MainActor
  package func nibKeep(_ object: AnyObject) {
    guard let (run, node) = nibCurrent else { return }
    run.objects[node.slot] = object
  }

  /// Creates the objects in the list of the element that is being decoded, subviews or items of a menu,
  /// without those that are excluded; none with another coder.
  @MainActor
  package func nibObjects() -> [AnyObject] {
    guard let (run, node) = nibCurrent else { return [] }
    return node.subviews.compactMap { child in
      run.make(child).flatMap { run.recipe.isExcluded(child.element) ? nil : $0 }
    }
  }

  /// Returns the object with an identifier of those that were created already; nil for none.
  @MainActor
  package func nibObject(withID id: String) -> AnyObject? { nibCurrent?.run.object(withID: id) }

  /// Creates the constraints that the view owns that is being decoded. Does nothing with another coder.
  @MainActor
  package func nibInstallConstraints() {
    guard let (run, node) = nibCurrent else { return }
    run.installConstraints(of: node)
  }

  /// Keeps what a preview shows in place of the program's data, which is set when all is connected. Does
  /// nothing for a document that its program loads.
  @MainActor
  package func nibExhibit(_ exhibit: @escaping () -> Void) {
    guard let (run, _) = nibCurrent, run.recipe.isPreview else { return }
    run.exhibits.append(exhibit)
  }

  /// Keeps what is to be done when all objects are created, connected and notified.
  @MainActor
  package func nibFinish(_ ending: @escaping () -> Void) {
    (self as? NibCoder)?.run?.endings.append(ending)
  }
}

/// A class whose objects documents create with `init(coder:)`.
@MainActor
package protocol NibDecodable: AnyObject {
  init?(coder: NSCoder)
}

/// A class whose objects documents may create by another initializer, such as a view's with a frame, and
/// with what an element says afterwards.
@MainActor
package protocol NibFramed: AnyObject {
  static func make(fromNib coder: NSCoder) -> AnyObject
}

/// A controller at the top of a document, whose view is in the document, too.
@MainActor
package protocol NibViewHolder: AnyObject {
  /// Called when all is connected and notified.
  func nibViewWasLoaded()
}

extension UIViewController: NibViewHolder {
  package func nibViewWasLoaded() { if isViewLoaded { viewDidLoad() } }
}

@MainActor
package protocol NibActionSender: AnyObject {
  var action: Selector? { get set }
  /// The target; nil for the first responder that understands the action.
  var target: AnyObject? { get set }
}

/// A class beside responders whose objects are notified after they were loaded.
@MainActor
package protocol NibAwakening: AnyObject {
  func awakeFromNib()
}

/// A view whose contents stand in a view of its own, as a cell's.
@MainActor
package protocol NibContentHolder: UIView {
  /// The view for the contents, which is in this one from now on.
  var nibContentView: UIView { get }
  /// Returns the view of a role that the class makes itself, as a cell's `textLabel`; nil without one.
  func nibView(for role: String) -> UIView?
}

extension NibContentHolder {
  package func nibView(for role: String) -> UIView? { nil }
}

extension UIView: NibDecodable {}
extension UIViewController: NibDecodable {}
extension UIBarItem: NibDecodable, NibAwakening {}
extension UIBarButtonItem: NibActionSender {}
extension UINavigationItem: NibDecodable {}
