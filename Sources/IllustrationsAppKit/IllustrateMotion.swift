// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import AppKit
public import Foundation
public import IllustrationDrawing
import Views

/// Draws what a view of the Mac shows over time as an animated illustration for DocC articles.
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
  _ name: String, of view: NSView, size: NSSize? = nil, scale: CGFloat = 2,
  appearances: [NSAppearance.Name] = [.aqua, .darkAqua],
  anatomy: PictureAnatomy? = nil, duration: TimeInterval,
  fps framesPerSecond: Int = 30, animations: () -> Void = {}
) throws(IllustrationError) {
  let illustration = try Illustration(
    name, scale: scale, appearances: appearances.styles, format: .png)
  let motion = try Motion(
    duration: duration, framesPerSecond: framesPerSecond, anatomy: anatomy)
  try illustration.check(size ?? view.bounds.size)
  let stage = Stage(view, size: size)
  try illustration.write(motion.files(of: stage, for: illustration, animations: animations))
}

/// Draws what a controller's view shows over time as an animated illustration for DocC articles.
///
/// - Parameters:
///   - name: The illustration's name in articles: letters, digits, hyphens and underscores. A
///     program draws a name once.
///   - controller: The controller, which is held while it is drawn.
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
  _ name: String, of controller: NSViewController, size: NSSize? = nil, scale: CGFloat = 2,
  appearances: [NSAppearance.Name] = [.aqua, .darkAqua],
  anatomy: PictureAnatomy? = nil, duration: TimeInterval,
  fps framesPerSecond: Int = 30, animations: () -> Void = {}
) throws(IllustrationError) {
  let illustration = try Illustration(
    name, scale: scale, appearances: appearances.styles, format: .png)
  let motion = try Motion(
    duration: duration, framesPerSecond: framesPerSecond, anatomy: anatomy)
  try illustration.check(size ?? controller.view.bounds.size)
  let stage = Stage(controller.view, of: controller, size: size)
  try illustration.write(motion.files(of: stage, for: illustration, animations: animations))
}

extension Stage {
  /// Puts a view into a window of its own, unless it is in one.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - controller: The controller whose view it is, if any.
  ///   - size: The view's size in points; nil for the one that it has.
  fileprivate init(_ view: NSView, of controller: NSViewController? = nil, size: NSSize?) {
    if let size, view.bounds.size != size { view.setFrameSize(size) }
    let window = view.window ?? Self.window(around: view, of: controller)
    let owners: [AnyObject?] = [view, controller, window]
    self.init(view.node, in: window.node, ownedBy: owners.compactMap(\.self))
  }

  private static func window(
    around view: NSView, of controller: NSViewController?
  ) -> NSWindow {
    // What the view is part of comes with it.
    var root = view
    while let superview = root.superview { root = superview }
    let window = NSWindow(
      contentRect: NSRect(origin: .zero, size: root.bounds.size), styleMask: [],
      backing: .buffered, defer: false)
    if let controller, root === view {
      window.contentViewController = controller
    } else {
      window.contentView = root
    }
    return window
  }
}
