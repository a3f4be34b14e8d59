// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import IllustrationDrawing
public import UIKit

/// Draws a view as an illustration for DocC articles, in light and dark.
///
/// ```swift
/// try illustrate("two-column", of: view, size: CGSize(width: 390, height: 300))
/// // two-column@2x.png, two-column~dark@2x.png
/// ```
///
/// An article shows it with `![Two columns](two-column)`; DocC picks the file by the reader's
/// appearance and screen. Below the command `illustrate` the files go to the article's catalogue,
/// otherwise to the working directory, and a line on standard error says which they are. Equal
/// views give equal files. A view without a background is drawn on the page's.
///
/// - Parameters:
///   - name: The illustration's name in articles: letters, digits, hyphens and underscores. A
///     program draws a name once.
///   - view: The view. One without a superview takes the size.
///   - size: The size in points; nil for the view's own.
///   - scale: Pixels per point: 1, 2 or 3. Shapes have none.
///   - appearances: Light, dark or both; a file is drawn for each.
///   - anatomy: What is drawn over the view: outlines, spaces, dimensions; nothing by default.
///   - format: Pixels, or shapes with a title and a description.
/// - Throws: ``IllustrationError``; then no file was written.
@MainActor
public func illustrate(
  _ name: String, of view: UIView, size: CGSize? = nil, scale: CGFloat = 2,
  appearances: [UIUserInterfaceStyle] = [.light, .dark],
  anatomy: PictureAnatomy? = nil, as format: IllustrationFormat = .png
) throws(IllustrationError) {
  let illustration = try Illustration(name, scale: scale, appearances: appearances, format: format)
  try illustration.write(with: anatomy) { appearance in
    Picture(of: view, size: size, scale: scale, traits: appearance)
  }
}

/// Draws a controller's view as an illustration for DocC articles, in light and dark.
///
/// The controller is retained while it is drawn, and its appearance methods are called.
///
/// - Parameters:
///   - name: The illustration's name in articles: letters, digits, hyphens and underscores. A
///     program draws a name once.
///   - controller: The controller.
///   - size: The size in points; nil for the view's own.
///   - scale: Pixels per point: 1, 2 or 3. Shapes have none.
///   - appearances: Light, dark or both; a file is drawn for each.
///   - anatomy: What is drawn over the view: outlines, spaces, dimensions; nothing by default.
///   - format: Pixels, or shapes with a title and a description.
/// - Throws: ``IllustrationError``; then no file was written.
/// - SeeAlso: ``illustrate(_:of:size:scale:appearances:anatomy:as:)-(_,UIView,_,_,_,_,_)``
@MainActor
public func illustrate(
  _ name: String, of controller: UIViewController, size: CGSize? = nil, scale: CGFloat = 2,
  appearances: [UIUserInterfaceStyle] = [.light, .dark],
  anatomy: PictureAnatomy? = nil, as format: IllustrationFormat = .png
) throws(IllustrationError) {
  let illustration = try Illustration(name, scale: scale, appearances: appearances, format: format)
  try illustration.write(with: anatomy) { appearance in
    Picture(of: controller, size: size, scale: scale, traits: appearance)
  }
}
