// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

@Suite("A keyboard")
@MainActor
struct KeyboardTests {
  @MainActor private final class Log {
    var lines: [String] = []
    var begins: [CGRect] = []
    var tokens: [any NSObjectProtocol] = []

    init() {
      for (name, word) in [
        (UIResponder.keyboardWillChangeFrameNotification, "will change"),
        (UIResponder.keyboardWillShowNotification, "will show"),
        (UIResponder.keyboardDidChangeFrameNotification, "did change"),
        (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"),
        (UIResponder.keyboardDidHideNotification, "did hide"),
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [unowned self] in
            let info = $0.userInfo ?? [:]
            // As apps read them: one as a value, one as a rectangle.
            let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
            let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
            let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
            let line =
              "\(word) \(begin?.cgRectValue.minY ?? -1) \(end?.minY ?? -1) \(end?.height ?? -1) "
              + "\(duration ?? -1) \(curve ?? -1) \(isLocal ?? false)"
            let frame = begin?.cgRectValue ?? .null
            MainActor.assumeIsolated {
              lines.append(line)
              begins.append(frame)
            }
          })
      }
    }

    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  @Test func `What apps hear of a keyboard`() {
    let log = Log()
    defer { log.stop() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.keyboardHeight = 216
    expectEqual(
      log.lines,
      ["will change 480.0 264.0 216.0 0.25 0 true", "will show 480.0 264.0 216.0 0.25 0 true"])
    log.lines = []
    window.advance(to: 0.2)
    expectEmpty(log.lines)
    window.advance(to: 0.25)
    expectEqual(
      log.lines,
      ["did change 480.0 264.0 216.0 0.25 0 true", "did show 480.0 264.0 216.0 0.25 0 true"])
    log.lines = []
    window.keyboardHeight = 216
    expectEmpty(log.lines)
    window.keyboardHeight = 0
    window.advance(to: 1)
    let frame = "264.0 480.0 216.0 0.25 0 true"
    expectEqual(
      log.lines,
      ["will change \(frame)", "will hide \(frame)", "did change \(frame)", "did hide \(frame)"])
  }

  @Test func `A keyboard that grows had its own height before`() {
    let log = Log()
    defer { log.stop() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.keyboardHeight = 200
    window.keyboardHeight = 300
    expectEqual(log.begins.last, CGRect(x: 0, y: 280, width: 320, height: 200))
    window.keyboardHeight = 0
    expectEqual(log.begins.last, CGRect(x: 0, y: 180, width: 320, height: 300))
  }

  @Test(arguments: [(-1.0, 0.0), (.nan, 0), (.infinity, 0), (1000, 480)])
  func `A height that cannot be is none, or the window's`(height: Double, result: Double) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.keyboardHeight = height
    expectEqual(window.keyboardHeight, result)
  }

  // Rule ALG-6.
  @Test func `The keyboard guide of each view is what the keyboard covers of it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let root = UIView(frame: window.bounds)
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    for view in [half, top, field] { root.addSubview(view) }
    window.addSubview(root)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 100),
      field.heightAnchor.constraint(equalToConstant: 30),
      field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    expectEqual(field.frame.maxY, 446)
    window.keyboardHeight = 216
    window.layoutIfNeeded()
    expectEqual(field.frame.maxY, 264)
    let frames = [root, half, top].map(\.keyboardLayoutGuide.layoutFrame)
    expectEqual(
      frames.map { [$0.minY, $0.height] }, [[264, 216], [264, 36], [200, 0]])
    window.keyboardHeight = 20
    window.layoutIfNeeded()
    expectEqual(field.frame.maxY, 446)
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    expectEqual(field.frame.maxY, 460)
    window.keyboardHeight = 0
    window.layoutIfNeeded()
    expectEqual(field.frame.maxY, 480)
  }
}
