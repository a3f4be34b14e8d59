// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import InterfaceDocuments

/// The contents of a document without the program that it is of, for pictures of it.
///
/// Classes of the program's own are those of their elements; what only they have, outlets, actions and
/// attributes, is left out, and so are the connections of File's Owner. Nothing stops the program.
@MainActor
package final class NibPreview {
  private let recipe: NibRecipe
  /// The position of what is shown among the objects at the top.
  private let position: Int
  /// The size that the document has for what is shown; nil if it has none.
  package let size: CGSize?

  /// Prepares a preview.
  ///
  /// - Throws: An error at the document's first line if it has nothing to show.
  package init(
    _ document: InterfaceDocument, at file: URL, bundle: Bundle?,
    convert: @escaping @MainActor (AnyObject) -> AnyObject = { $0 },
    report: @escaping (InterfaceError) -> Void
  ) throws(InterfaceError) {
    let top = document.topLevelObjects
    guard let shown = Self.shown(of: document) else {
      throw document.root.error(
        "the document has no view at the top; a picture of it needs a view, a cell or a controller")
    }
    position = top.firstIndex(of: shown) ?? 0
    let view = shown.isController ? shown.child(for: "view") : shown
    size = view?.shownSize
    recipe = NibRecipe(
      nib: NibContext(document, at: file, bundle: bundle, preview: report, convert: convert))
    for owner in document.placeholders {
      guard let name = owner["customClass"], let list = owner.child(named: "connections") else {
        continue
      }
      let isOwner = owner["placeholderIdentifier"] == "IBFilesOwner" || owner.id == "-2"
      guard isOwner, !Array(list.children).isEmpty else { continue }
      recipe.announce(owner.error("the outlets and actions of File's Owner, \(name), are left out"))
    }
  }

  /// The element that is shown: the view of File's Owner, else the first view or window at the top, else
  /// the first controller.
  private static func shown(of document: InterfaceDocument) -> InterfaceElement? {
    let top = document.topLevelObjects
    let outlets = document.placeholders.compactMap { $0.child(named: "connections") }
      .flatMap { Array($0.children) }
    let view = outlets.first { $0.name == "outlet" && $0["property"] == "view" }?["destination"]
    if let named = top.first(where: { $0.id == view && view != nil }) { return named }
    return top.first { $0.child(for: "frame") != nil || $0.child(for: "contentRect") != nil }
      ?? top.first { $0.isController }
  }

  /// Creates what is shown.
  ///
  /// - Returns: The view, or the window or the controller of one.
  package func make() -> AnyObject {
    let run = NibInstantiation(recipe, owner: nil)
    _ = run.run()
    // By its slot: an object before it that cannot be used here is left out.
    let object = run.objects[recipe.topNodes[position].slot] ?? UIView()
    // Whoever shows the view gives it its size.
    (object as? UIView)?.translatesAutoresizingMaskIntoConstraints = true
    return object
  }
}

extension InterfaceElement {
  /// The size that a document has for a view or a window; nil if it has none.
  var shownSize: CGSize? {
    guard let rect = rect(for: "frame") ?? rect(for: "contentRect"), rect.width > 0,
      rect.height > 0
    else { return nil }
    return CGSize(width: rect.width, height: rect.height)
  }
}
