// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The program, as far as its delegate goes: there are no events but those of scripts.
@preconcurrency @MainActor
open class NSApplication: NSResponder {
  /// The program's own.
  public static let shared = NSApplication()

  /// Called when the app was launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  /// Called before the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")

  /// The delegate, which is notified as the app launches and terminates.
  open weak var delegate: (any NSApplicationDelegate)?

  /// Tells the delegate that the app launched and that it terminates, and returns.
  open func run() {
    delegate?.applicationDidFinishLaunching(
      Notification(name: Self.didFinishLaunchingNotification, object: self))
    delegate?.applicationWillTerminate(
      Notification(name: Self.willTerminateNotification, object: self))
  }
}

/// The program's own application.
@preconcurrency @MainActor
public var NSApp: NSApplication { .shared }
