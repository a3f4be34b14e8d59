// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// A view in a view in a window, which record their calls, and recognizers that do so.
@MainActor
final class GestureFixture: NSObject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let outer = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let inner = TouchLog(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  var log: [String] = []

  override init() {
    super.init()
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.told = { [unowned self] in log.append($0) }
  }

  func recognized(_ recognizer: UIGestureRecognizer) {
    log.append("\(recognizer.name ?? "") \(recognizer.state)")
  }

  static let action = Selector("recognized:") { (o: GestureFixture, a) in o.recognized(a[0]) }

  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Self.action)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  let middle = CGPoint(x: 100, y: 100)

  func wait(_ seconds: TimeInterval) { window.advance(to: window.currentTime + seconds) }

  /// Moves the touch in steps of a frame each.
  func drag(by distance: CGPoint, in seconds: TimeInterval, steps: Int = 10) {
    window.beginTouch(at: middle)
    for step in 1...steps {
      wait(seconds / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      window.moveTouch(
        to: CGPoint(x: middle.x + distance.x * share, y: middle.y + distance.y * share))
    }
  }
}

/// Records its calls about touches.
final class TouchLog: UIView {
  var told: (String) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { told("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    told("cancelled")
  }
}
