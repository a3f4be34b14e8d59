// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Screens
import Views

/// A phone's window, 390 by 844, with a navigation controller in it.
@MainActor struct NavigationScreen {
  let window: UIWindow
  let navigation: UINavigationController

  /// - Parameter controllers: The controllers on the stack.
  init(_ controllers: [UIViewController]) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    navigation = UINavigationController()
    navigation.setViewControllers(controllers, animated: false)
    window.rootViewController = navigation
    window.layoutIfNeeded()
  }

  var bar: UINavigationBar { navigation.navigationBar }

  /// Lays out and returns where the words are, in coordinates of the window; nil if nowhere, or not
  /// seen.
  func frame(of text: String) -> CGRect? {
    window.layoutIfNeeded()
    return Self.label(text, in: window).map { $0.convert($0.bounds, to: window) }
  }

  /// Goes on by some seconds.
  func advance(by seconds: TimeInterval) { window.advance(to: window.currentTime + seconds) }

  private static func label(_ text: String, in view: UIView) -> UILabel? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { Self.label(text, in: $0) }.first
  }
}

/// A controller that records its calls.
final class LoggingController: UIViewController {
  private let log: Log

  init(_ title: String, _ log: Log = Log()) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError() }

  private func note(_ name: String) { log.lines.append("\(title ?? "") \(name)") }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear \(animated)") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove \(parent == nil ? "nil" : "parent")")
  }
}

/// Lines in the order in which they came.
@MainActor final class Log {
  var lines: [String] = []
}
