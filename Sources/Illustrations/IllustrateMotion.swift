// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import IllustrationDrawing
public import UIKit

/// Draws what a view shows over time as an animated illustration for DocC articles.
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
///   - view: The view. One without a superview takes the size.
///   - size: The size in points; nil for the view's own.
///   - scale: Pixels per point: 1, 2 or 3.
///   - appearances: Light, dark or both; a file is drawn for each.
///   - anatomy: What is drawn over the view: outlines, spaces, paths; nothing by default.
///   - duration: How long it is watched, in seconds: above 0, at most 60.
///   - framesPerSecond: From 1 to 60.
///   - animations: Called once, before the first frame: begins what is to be seen. Without it, what
///     is already under way is seen.
/// - Throws: ``IllustrationError``; then no file was written.
@MainActor
public func illustrate(
  _ name: String, of view: UIView, size: CGSize? = nil, scale: CGFloat = 2,
  appearances: [UIUserInterfaceStyle] = [.light, .dark],
  anatomy: PictureAnatomy? = nil, duration: TimeInterval,
  fps framesPerSecond: Int = 30, animations: () -> Void = {}
) throws(IllustrationError) {
  let illustration = try Illustration(name, scale: scale, appearances: appearances, format: .png)
  let motion = try Motion(
    duration: duration, framesPerSecond: framesPerSecond, anatomy: anatomy)
  try illustration.check(size ?? view.bounds.size)
  let stage = Stage(view, size: size)
  try illustration.write(motion.files(of: stage, for: illustration, animations: animations))
}

/// Draws what a controller's view shows over time as an animated illustration for DocC articles.
///
/// The controller is retained while it is drawn, and its appearance methods are called.
///
/// - Parameters:
///   - name: The illustration's name in articles: letters, digits, hyphens and underscores. A
///     program draws a name once.
///   - controller: The controller.
///   - size: The size in points; nil for the view's own.
///   - scale: Pixels per point: 1, 2 or 3.
///   - appearances: Light, dark or both; a file is drawn for each.
///   - anatomy: What is drawn over the view: outlines, spaces, paths; nothing by default.
///   - duration: How long it is watched, in seconds: above 0, at most 60.
///   - framesPerSecond: From 1 to 60.
///   - animations: Called once, before the first frame: begins what is to be seen. Without it, what
///     is already under way is seen.
/// - Throws: ``IllustrationError``; then no file was written.
@MainActor
public func illustrate(
  _ name: String, of controller: UIViewController, size: CGSize? = nil, scale: CGFloat = 2,
  appearances: [UIUserInterfaceStyle] = [.light, .dark],
  anatomy: PictureAnatomy? = nil, duration: TimeInterval,
  fps framesPerSecond: Int = 30, animations: () -> Void = {}
) throws(IllustrationError) {
  let illustration = try Illustration(name, scale: scale, appearances: appearances, format: .png)
  let motion = try Motion(
    duration: duration, framesPerSecond: framesPerSecond, anatomy: anatomy)
  controller.loadViewIfNeeded()
  try illustration.check(size ?? controller.view.bounds.size)
  let stage = Stage(controller.view, of: controller, size: size)
  try illustration.write(motion.files(of: stage, for: illustration, animations: animations))
}
