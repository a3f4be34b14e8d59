// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
public import Foundation
package import Views

/// A controller of one item of a collection view, with a view of its own.
///
/// Its view is that of a nib, registered or named after the class, or is made in `loadView()`.
@preconcurrency @MainActor
open class NSCollectionViewItem: NSViewController, NSCollectionViewElement,
  @preconcurrency NSCopying
{
  /// The highlight of an item that is about to be selected, deselected or dropped on.
  public enum HighlightState: Int, Hashable, Sendable {
    /// The item is not highlighted.
    case none = 0
    /// The item is about to be selected.
    case forSelection = 1
    /// The item is about to be deselected.
    case forDeselection = 2
    /// The item is the target of a drag.
    case asDropTarget = 3
  }

  weak var owner: NSCollectionView?

  /// Creates a collection view item.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an Interface Builder document that has the item as its owner and
  ///     sets its view; nil for one that is named after the class, or none.
  ///   - nibBundleOrNil: The document's bundle; nil for the main one.
  public override init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an item of an Interface Builder document. With another coder it is like `init()`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The collection view that shows the item; nil before it is shown.
  open var collectionView: NSCollectionView? { owner }
  /// A Boolean value that says whether the item is selected; the collection view sets it.
  open var isSelected = false
  /// The highlight of an item that is about to change; the collection view sets it.
  open var highlightState = HighlightState.none
  /// The view of the item's image; set by the document or the code that creates the view.
  open weak var imageView: NSImageView?
  /// The view of the item's text; set by the document or the code that creates the view.
  open weak var textField: NSTextField?

  /// The parts of the item's image while it is dragged: one with the whole view as it is drawn; none
  /// before the view is loaded (appkit rule MI-11).
  open var draggingImageComponents: [NSDraggingImageComponent] {
    guard isViewLoaded else { return [] }
    let component = NSDraggingImageComponent(key: .icon)
    component.frame = view.bounds
    component.contents = view.snapshot()
    return [component]
  }

  /// Called before the item is reused; its view is notified as well.
  open func prepareForReuse() { if isViewLoaded { view.prepareForReuse() } }
  /// Called with the attributes that the item has now; the collection view itself sets frame, alpha
  /// and stacking order of the view.
  open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
  /// Called before the item's collection view changes its layout.
  open func willTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  /// Called after the item's collection view changed its layout.
  open func didTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  /// The attributes that the item would like, asked of items whose size is an estimate; with the
  /// size of the view's contents on the estimated axes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes {
    layoutAttributes.fitSize(of: view)
    return layoutAttributes
  }

  /// A new item of the same class with the same represented object; its view is made by
  /// `loadView()` (appkit rule MI-12).
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(instantiation: AppKitInstantiation())
    copy.representedObject = representedObject
    copy.identifier = identifier
    return copy
  }
}

extension NSCollectionViewItem: ElementView {
  package var node: UIView { view.viewNode }

  package func receive(_ attributes: any ElementAttributes) {
    apply(NSCollectionViewLayout.attributes(attributes))
  }

  package func preferredAttributes(
    fitting attributes: any ElementAttributes
  ) -> any ElementAttributes {
    preferredLayoutAttributesFitting(NSCollectionViewLayout.attributes(attributes))
  }

  package func layoutWillChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {
    willTransition(
      from: NSCollectionViewLayout.layout(oldLayout), to: NSCollectionViewLayout.layout(newLayout))
  }

  package func layoutDidChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {
    didTransition(
      from: NSCollectionViewLayout.layout(oldLayout), to: NSCollectionViewLayout.layout(newLayout))
  }
}
