// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import InterfaceDocuments

/// A scene of a storyboard without the program that it is of, for pictures of it.
///
/// Classes of the program's own are those of their elements, as in a ``NibPreview``. Controllers of
/// other storyboards are plain ones.
@MainActor
package final class StoryboardPreview {
  /// Creates the scene's controller.
  ///
  /// Its view, or its window, is not loaded.
  package let make: @MainActor () -> AnyObject
  /// The size that the document has for the scene's view; nil if it has none.
  package let size: CGSize?

  /// Prepares a preview.
  ///
  /// - Parameters:
  ///   - document: The storyboard.
  ///   - file: Its file.
  ///   - identifier: The scene's storyboard identifier, or the identifier of its controller; nil for the
  ///     scene that the storyboard begins with, or its first one.
  ///   - bundle: Where images and colours are looked for.
  ///   - convert: Makes the Mac's objects of colours and images.
  ///   - makeMac: Creates the controller of a scene of the Mac.
  ///   - report: Gets what is left out, once.
  /// - Throws: An error with a line if there is no such scene, or the scene contains itself.
  package init(
    _ document: InterfaceDocument, at file: URL, scene identifier: String?, bundle: Bundle?,
    convert: @escaping @MainActor (AnyObject) -> AnyObject,
    makeMac: @escaping @MainActor (NibStoryboard, InterfaceScene) -> AnyObject,
    report: @escaping (InterfaceError) -> Void
  ) throws(InterfaceError) {
    let scenes = document.scenes
    let found =
      if let identifier {
        scenes.first { $0.storyboardIdentifier == identifier || $0.controller.id == identifier }
      } else {
        document.initialScene ?? scenes.first
      }
    guard let found else {
      let known = scenes.compactMap { $0.storyboardIdentifier ?? $0.controller.id }.sorted()
      throw document.root.error(
        identifier.map { "the storyboard has no scene \"\($0)\"; it has " }
          .map { $0 + (known.isEmpty ? "none" : known.joined(separator: ", ")) }
          ?? "the storyboard has no scene")
    }
    var known: [Int: Int] = [:]
    _ = try Self.controllers(in: found, of: document, inside: [], known: &known)
    size = Self.size(of: found, in: document)
    if document.platform == .macOS {
      let storyboard = NibStoryboard(
        preview: document, at: file, bundle: bundle, convert: convert, report: report)
      make = { makeMac(storyboard, found) }
    } else {
      let storyboard = UIStoryboard(
        NibStoryboard(preview: document, at: file, bundle: bundle, report: report))
      make = { storyboard.make(found, nil) }
    }
  }

  /// The size that the document has for a scene: that of its view, or of a window's contents, which the
  /// window takes.
  private static func size(of scene: InterfaceScene, in document: InterfaceDocument) -> CGSize? {
    let own = scene.controller
    if let size = own.child(for: "view")?.shownSize { return size }
    guard own.name == "windowController" else { return nil }
    let segue = own.descendants.first {
      $0["relationship"] == "window.shadowedContentViewController"
    }
    let content = segue?["destination"].flatMap(document.scene(ofController:))
    return content?.controller.child(for: "view")?.shownSize
      ?? own.child(for: "window")?.shownSize
  }

  /// The most controllers of a picture, and the most levels of them.
  private static let limits = (controllers: 1_000, levels: 32)

  /// Returns the number of controllers that a scene shows with all inside of it.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - document: The storyboard.
  ///   - outer: The scenes around it, from the outermost on.
  ///   - known: The numbers of the scenes that were counted already.
  /// - Returns: The number.
  /// - Throws: An error at the segue that puts a scene into itself, or puts too many into it.
  private static func controllers(
    in scene: InterfaceScene, of document: InterfaceDocument, inside outer: [Int],
    known: inout [Int: Int]
  ) throws(InterfaceError) -> Int {
    if let count = known[scene.controller.index] { return count }
    let outer = outer + [scene.controller.index]
    var count = 1
    for element in scene.objects.flatMap(\.descendants) where element.name == "segue" {
      guard [.embed, .relationship].contains(InterfaceSegueKind(element["kind"])),
        let id = element["destination"]
      else { continue }
      guard let inner = document.scene(ofController: id) else {
        throw element.error("the object \"\(id)\" is no controller of a scene")
      }
      guard
        element["relationship"] != "rootViewController"
          || inner.controller.name != "navigationController"
      else { throw element.error("a navigation controller cannot be the root of another one") }
      guard !outer.contains(inner.controller.index) else {
        throw element.error("the scene contains itself")
      }
      guard outer.count < limits.levels else {
        throw element.error("scenes are more than \(limits.levels) levels deep")
      }
      count += try controllers(in: inner, of: document, inside: outer, known: &known)
      guard count <= limits.controllers else {
        throw element.error("the scene shows more than \(limits.controllers) controllers")
      }
    }
    known[scene.controller.index] = count
    return count
  }
}
