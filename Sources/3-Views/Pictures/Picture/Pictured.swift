// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
public import Views

/// A value that can be drawn in a picture: a test's, an illustration's, or a playground's.
///
/// Views, view controllers, images and layouts conform, and those of the Mac, with its windows. A type of
/// your own conforms by what stands for it, such as a view that shows a model:
///
/// ```swift
/// extension Recipe: Pictured {
///   var pictureContent: PictureContent { RecipeView(recipe: self).pictureContent }
/// }
/// ```
///
/// Then `expectPicture(of: recipe, named: "soup")` draws it.
@preconcurrency @MainActor
public protocol Pictured {
  /// The content that is drawn: that of a view, a controller, an image or a layout. Each picture
  /// asks for it once, on the main actor.
  var pictureContent: PictureContent { get }
}

/// The content that a picture draws for a value; made by what conforms to ``Pictured``.
@preconcurrency @MainActor
public struct PictureContent {
  package let view: UIView
  /// The owner of the view's content, which the picture holds.
  package let owner: AnyObject?
  package let keepsItsSize: Bool
  /// Gives what the view stands for another size; nil where the view's frame is all there is.
  let resize: (@MainActor (CGSize) -> Void)?
  /// Puts what the view stands for into a window, with what has to be retained for it; nil where any
  /// window around the view will do.
  let makeWindow: (@MainActor () -> (window: UIWindow, owner: AnyObject))?

  package init(
    view: UIView, owner: AnyObject? = nil, keepsItsSize: Bool = false,
    resize: (@MainActor (CGSize) -> Void)? = nil,
    makeWindow: (@MainActor () -> (window: UIWindow, owner: AnyObject))? = nil
  ) {
    self.view = view
    self.owner = owner
    self.keepsItsSize = keepsItsSize
    self.resize = resize
    self.makeWindow = makeWindow
  }
}

extension UIView: Pictured {
  /// The view itself, with all that is in it.
  public var pictureContent: PictureContent { PictureContent(view: self) }
}

extension UIViewController: Pictured {
  /// The controller's view, which is loaded; the appearance methods are called.
  public var pictureContent: PictureContent {
    loadViewIfNeeded()
    return PictureContent(view: view, owner: self)
  }
}

extension UIImage: Pictured {
  /// The image in its own size.
  public var pictureContent: PictureContent {
    PictureContent(view: UIImageView(image: self), keepsItsSize: true)
  }
}
