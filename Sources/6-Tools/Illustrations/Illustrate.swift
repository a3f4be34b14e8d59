// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Pictures
import Views

/// Draws a view, a controller, an image, a layout or a window of the Mac as an illustration for DocC
/// articles, in light and dark.
///
/// ```swift
/// try illustrate("two-column", of: view, size: CGSize(width: 390, height: 300))
/// // two-column@2x.png, two-column~dark@2x.png
/// ```
///
/// An article shows it with `![Two columns](two-column)`; DocC picks the file by the reader's
/// appearance and screen. Below the command `illustrate` the files go to the article's catalogue,
/// otherwise to the working directory, and a line on standard error says which they are. Equal
/// values give equal files. A view without a background is drawn on the page's; the title bar of a
/// window of the Mac is not drawn.
///
/// - Parameters:
///   - name: The illustration's name in articles: letters, digits, hyphens and underscores. A
///     program draws a name once.
///   - value: What is drawn. It is retained while it is drawn, and the appearance methods of a
///     controller are called.
///   - size: The size in points; nil for the value's own. Ignored for images and windows of the Mac,
///     which keep theirs.
///   - scale: Pixels per point: 1, 2 or 3. Shapes have none.
///   - appearances: Light, dark or both; a file is drawn for each.
///   - design: The design, of iOS 17 or of iOS 26; nil for the value's own, which is that of iOS 17 unless its
///     window says otherwise.
///   - anatomy: What is drawn over the view: outlines, spaces, dimensions; nothing by default.
///   - format: Pixels, or shapes with a title and a description.
/// - Throws: ``IllustrationError``; then no file was written.
@MainActor
public func illustrate(
  _ name: String, of value: some Pictured, size: CGSize? = nil, scale: CGFloat = 2,
  appearances: [UIUserInterfaceStyle] = [.light, .dark], design: InterfaceDesign? = nil,
  anatomy: PictureAnatomy? = nil, as format: IllustrationFormat = .png
) throws(IllustrationError) {
  let illustration = try Illustration(
    name, scale: scale, appearances: appearances, design: design, format: format)
  let content = value.pictureContent
  try illustration.write(with: anatomy) { appearance in
    Picture(of: content, size: size, scale: scale, traits: appearance)
  }
}

/// Draws what a value shows over time as an animated illustration for DocC articles.
///
/// ```swift
/// try illustrate("insertion", of: collectionView, duration: 0.8) {
///   dataSource.apply(snapshot)
/// }
/// // insertion@2x.png, insertion~dark@2x.png
/// ```
///
/// The files are animated PNG files whose names end in `.png`, the ending that DocC knows; where
/// no animation is known they show the first frame. The view's window goes on in time; a view in
/// no window gets one. The first frame shows the view as `animations` begin, the last one as it is
/// at the end of the duration.
///
/// - Parameters:
///   - name: The illustration's name in articles: letters, digits, hyphens and underscores. A
///     program draws a name once.
///   - value: What is drawn: a view, a controller, a layout or a window of the Mac.
///   - size: The size in points; nil for the value's own. Ignored for images and windows of the Mac,
///     which keep theirs.
///   - scale: Pixels per point: 1, 2 or 3.
///   - appearances: Light, dark or both; a file is drawn for each.
///   - design: The design, of iOS 17 or of iOS 26; nil for the value's own, which is that of iOS 17 unless its
///     window says otherwise.
///   - anatomy: What is drawn over the view: outlines, spaces, paths; nothing by default.
///   - duration: How long it is watched, in seconds: above 0, at most 60.
///   - framesPerSecond: From 1 to 60.
///   - animations: Called once, before the first frame: begins what is to be seen. Without it, what
///     is already under way is seen.
/// - Throws: ``IllustrationError``; then no file was written.
@MainActor
public func illustrate(
  _ name: String, of value: some Pictured, size: CGSize? = nil, scale: CGFloat = 2,
  appearances: [UIUserInterfaceStyle] = [.light, .dark], design: InterfaceDesign? = nil,
  anatomy: PictureAnatomy? = nil, duration: TimeInterval,
  fps framesPerSecond: Int = 30, animations: () -> Void = {}
) throws(IllustrationError) {
  let illustration = try Illustration(
    name, scale: scale, appearances: appearances, design: design, format: .png)
  let motion = try Motion(
    duration: duration, framesPerSecond: framesPerSecond, anatomy: anatomy)
  let content = value.pictureContent
  let size = content.keepsItsSize ? nil : size
  try illustration.check(size ?? content.view.bounds.size)
  let stage = PictureStage(content, size: size)
  try illustration.write(motion.files(of: stage, for: illustration, animations: animations))
}
