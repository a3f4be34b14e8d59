// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Screens
import Views

/// A window with a controller that presents others.
@MainActor struct PresentationScreen {
  let log = Log()
  let window: UIWindow
  let root: LoggingController

  /// - Parameters:
  ///   - size: The window's size: that of a phone, or of a tablet, which is regular in width.
  ///   - safeArea: The window's insets.
  init(
    _ size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.safeAreaInsets = safeArea
    if size.width > 700 { window.traitOverrides.horizontalSizeClass = .regular }
    root = LoggingController("root", log)
    window.rootViewController = root
    window.layoutIfNeeded()
    log.lines = []
  }

  /// Creates a controller that writes what happens to it.
  func controller(
    _ title: String, _ style: UIModalPresentationStyle = .automatic
  ) -> LoggingController {
    let controller = LoggingController(title, log)
    controller.modalPresentationStyle = style
    return controller
  }

  /// Goes on by some seconds.
  func advance(by seconds: TimeInterval) { window.advance(to: window.currentTime + seconds) }

  /// Returns what was written since the last call.
  func take() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  /// Drags a touch in a straight line, twenty steps of a sixtieth of a second, and lifts it at rest.
  func drag(from start: CGPoint, to end: CGPoint, rests: Bool = true) {
    window.beginTouch(at: start)
    for step in 1...20 {
      let share = CGFloat(step) / 20
      advance(by: 1.0 / 60)
      window.moveTouch(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    if rests { advance(by: 0.5) }
    window.endTouch()
  }
}

extension UIView {
  /// The frame in the window.
  var frameInWindow: CGRect { convert(bounds, to: nil) }
}
