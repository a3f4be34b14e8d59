// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A key that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// How far a press has come.
  public enum Phase: Int, Hashable, Sendable {
    /// The key went down.
    case began = 0
    /// The pressure changed; never here.
    case changed = 1
    /// The key stays down; never here.
    case stationary = 2
    /// The key went up.
    case ended = 3
    /// Something else took the press over.
    case cancelled = 4
  }

  private let pressed: UIKey
  private var stage = Phase.began
  private weak var root: UIWindow?
  private weak var receiver: UIResponder?
  private let time: TimeInterval

  init(_ key: UIKey, to receiver: UIResponder, in window: UIWindow) {
    pressed = key
    self.receiver = receiver
    root = window
    time = window.currentTime
  }

  func end() { stage = .ended }

  /// The key.
  open var key: UIKey? { pressed }
  /// How far the press has come.
  open var phase: Phase { stage }
  /// The window that the press is in.
  open var window: UIWindow? { root }
  /// The responder that got it first.
  open var responder: UIResponder? { receiver }
  /// When the key went down, in seconds of the window's time.
  open var timestamp: TimeInterval { time }
  /// How strong the press is; always 1.
  open var force: CGFloat { 1 }
}

/// An event of the keyboard's.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  private let presses: Set<UIPress>
  /// Whether the press is unhandled: it reached the end of the responder chain.
  var cameToEnd = false

  init(_ press: UIPress) {
    presses = [press]
    super.init()
  }

  /// The presses.
  open var allPresses: Set<UIPress> { presses }
}
