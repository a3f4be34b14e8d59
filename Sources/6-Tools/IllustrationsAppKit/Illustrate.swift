// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import AppKit
public import Foundation
public import Illustrations

/// Draws a view, a controller, an image or a window of the Mac as an illustration for DocC articles, in
/// the Mac's appearances.
///
/// This is `illustrate(_:of:size:scale:appearances:design:anatomy:as:)` of the module Illustrations with the
/// names of AppKit for the appearances; without them, the two are one.
///
/// - Parameters:
///   - name: The illustration's name in articles: letters, digits, hyphens and underscores. A
///     program draws a name once.
///   - value: What is drawn. It is retained while it is drawn.
///   - size: The size in points; nil for the value's own. Images and windows keep theirs.
///   - scale: Pixels per point: 1, 2 or 3. Shapes have none.
///   - appearances: `aqua`, `darkAqua` or both; a file is drawn for each.
///   - anatomy: What is drawn over the view: outlines, spaces, dimensions; nothing by default.
///   - format: Pixels, or shapes with a title and a description.
/// - Throws: `IllustrationError`; then no file was written.
@MainActor
public func illustrate(
  _ name: String, of value: some Pictured, size: NSSize? = nil, scale: CGFloat = 2,
  appearances: [NSAppearance.Name],
  anatomy: PictureAnatomy? = nil, as format: IllustrationFormat = .png
) throws(IllustrationError) {
  try illustrate(
    name, of: value, size: size, scale: scale, appearances: appearances.map(\.style),
    anatomy: anatomy, as: format)
}

/// Draws what a value of the Mac shows over time as an animated illustration for DocC articles, in the
/// Mac's appearances.
///
/// This is `illustrate(_:of:size:scale:appearances:design:anatomy:duration:fps:animations:)` of the module
/// Illustrations with the names of AppKit for the appearances; without them, the two are one.
///
/// - Parameters:
///   - name: The illustration's name in articles: letters, digits, hyphens and underscores. A
///     program draws a name once.
///   - value: What is drawn: a view, a controller or a window.
///   - size: The size in points; nil for the value's own. Images and windows keep theirs.
///   - scale: Pixels per point: 1, 2 or 3.
///   - appearances: `aqua`, `darkAqua` or both; a file is drawn for each.
///   - anatomy: What is drawn over the view: outlines, spaces, paths; nothing by default.
///   - duration: How long it is watched, in seconds: above 0, at most 60.
///   - framesPerSecond: From 1 to 60.
///   - animations: Called once, before the first frame: begins what is to be seen. Without it, what
///     is already under way is seen.
/// - Throws: `IllustrationError`; then no file was written.
@MainActor
public func illustrate(
  _ name: String, of value: some Pictured, size: NSSize? = nil, scale: CGFloat = 2,
  appearances: [NSAppearance.Name],
  anatomy: PictureAnatomy? = nil, duration: TimeInterval,
  fps framesPerSecond: Int = 30, animations: () -> Void = {}
) throws(IllustrationError) {
  try illustrate(
    name, of: value, size: size, scale: scale, appearances: appearances.map(\.style),
    anatomy: anatomy, duration: duration, fps: framesPerSecond, animations: animations)
}

extension NSAppearance.Name {
  /// Unspecified for what is neither light nor dark.
  fileprivate var style: UIUserInterfaceStyle {
    switch self {
    case .aqua: .light
    case .darkAqua: .dark
    default: .unspecified
    }
  }
}
