// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Is told of an app's life: see ``NSApplication/run()``.
///
/// > Note: Differs from AppKit: a class that conforms and is the program's `@main` needs a static
/// > `main()` of its own, which makes it the application's delegate and runs the application.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Called when the app was launched: make windows here.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Called before the app ends.
  func applicationWillTerminate(_ notification: Notification)
  /// Returns whether the app ends with its last window. It ends anyway.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
  /// False.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
}
