// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import InterfaceDocuments

/// A cell or a supplementary view in a collection view or a table of a document, of which many are made
/// (rule IB-32).
@MainActor
package final class NibPrototype {
  /// The identifier that it is dequeued by; empty for one that cannot be reached.
  package let identifier: String
  /// The role that it has in the view around it: `sectionHeaderView`; nil for a cell.
  package let role: String?
  private let element: InterfaceElement
  private let recipe: NibRecipe
  /// The objects around the prototype that its connections name. It does not keep them alive: they keep
  /// it, by the registration.
  private var outerObjects: [String: WeakObject] = [:]
  /// The scene around, whose segues cells trigger.
  private weak var scene: StoryboardScene?

  private struct WeakObject {
    weak var object: AnyObject?
  }

  init(_ element: InterfaceElement, in outer: NibRecipe) {
    // Cells of the Mac have theirs as any view has.
    identifier = element["reuseIdentifier"] ?? (outer.isMac ? element["identifier"] : nil) ?? ""
    role = element.key
    self.element = element
    recipe = outer.prototypeRecipe(for: element)
  }

  /// The size that the document has for the view; nil if it has none.
  package var size: CGSize? { element.shownSize }
  /// The height that the document has for a table's row; nil if it has none.
  package var rowHeight: CGFloat? {
    element.number("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil } ?? size?.height
  }

  /// Creates a view of the prototype.
  ///
  /// - Returns: The view; another class stops the program.
  package func makeView<View: UIView>(_ type: View.Type) -> View {
    guard let view = makeObject() as? View else {
      programmerError(
        element.error("the prototype \"\(identifier)\" is not a \(type)").description)
    }
    return view
  }

  /// Creates the object of the prototype; nil if there is no class for it.
  package func makeObject() -> AnyObject? {
    NibInstantiation(
      recipe, owner: nil, reuseIdentifier: identifier.isEmpty ? nil : identifier, prototype: self,
      sceneOwner: scene
    ).run().first
  }

  /// Keeps the objects of the document around, for the connections of views made later.
  func keepOuterObjects(of run: NibInstantiation) {
    scene = run.scene
    for id in recipe.outerIDs {
      outerObjects[id] = WeakObject(object: run.object(withID: id))
    }
  }

  func outerObject(withID id: String) -> AnyObject? { outerObjects[id]?.object }
}
