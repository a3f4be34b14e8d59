// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

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

  /// The menu of the menu bar, which is not drawn; that of a nib sets it. Nil at first.
  open var mainMenu: NSMenu?

  /// The windows that keep events from others, the last in front.
  var modalWindows: [NSWindow] = []
  /// The window that keeps events from all others but its sheets and popovers: the last that
  /// `presentAsModalWindow(_:)` has shown and that is not closed; nil for none.
  open var modalWindow: NSWindow? { modalWindows.last }

  /// Whether a modal window keeps events from a window.
  func isBlocked(_ window: NSWindow) -> Bool {
    modalWindow.map { $0.outermost !== window.outermost } ?? false
  }

  /// The objects of the program's main document, which nothing else keeps.
  private var mainObjects: [AnyObject] = []

  /// Creates the objects of the document that the program begins with, and shows its windows.
  package func begin(with storyboard: NSStoryboard) { mainObjects = storyboard.begin() }

  /// Creates the objects of the nib that the program begins with, whose owner it is.
  package func begin(withNib name: String, bundle: Bundle?) {
    mainObjects = NSNib.objects(ofNib: name, in: bundle, owner: self)
  }

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

/// Methods that respond to events in an app's life cycle: see ``NSApplication/run()``.
///
/// A class that conforms can be the program's `@main`.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Called when the app was launched: make windows here.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Called before the app ends.
  func applicationWillTerminate(_ notification: Notification)
  /// Returns whether the app ends with its last window. It ends anyway.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate where Self: NSObject {
  /// Runs the program that the class is the delegate of: what `@main` calls, and `@NSApplicationMain`
  /// through the plug-in `TranslateObjectiveC`.
  ///
  /// The main storyboard or nib is loaded, if the plug-in has found one in the `Info.plist`, and its
  /// windows are shown. A delegate that it does not have is created by its `init()`; it becomes that of
  /// the shared application, which runs. A class with a static `main()` of its own runs that.
  ///
  /// > Note: Differs from AppKit: the method returns when the application has run; see
  /// > ``NSApplication/run()``.
  public static func main() {
    var made: (any NSApplicationDelegate)?
    if let document = MainDocument(of: moduleName(of: Self.self)) {
      if document.isStoryboard {
        NSApplication.shared.begin(
          with: NSStoryboard(name: document.name, bundle: document.bundle))
      } else {
        NSApplication.shared.begin(withNib: document.name, bundle: document.bundle)
      }
      made = NSApplication.shared.delegate
    }
    let delegate = made ?? objectiveCInit() as any NSApplicationDelegate
    // The application holds its delegate weakly.
    withExtendedLifetime(delegate) {
      NSApplication.shared.delegate = delegate
      NSApplication.shared.run()
    }
  }
}
