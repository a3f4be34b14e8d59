// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// The program, as far as its delegate goes: there are no events but those of scripts.
@preconcurrency @MainActor
open class NSApplication: NSResponder {
  /// The program's own.
  public static let shared = NSApplication()

  /// Posted when the app was launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  /// Posted before the app ends.
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

  /// The command line of the program, its name first.
  package static var commandLine = CommandLine.arguments

  /// Tells the delegate that the app launched, draws its window, if the command line has options, tells the
  /// delegate that the app terminates, and returns.
  ///
  /// ```sh
  /// swift run App --out window.png --appearance dark
  /// ```
  ///
  /// Without options nothing is drawn. The process ends with one line on standard error: with 64 for a wrong
  /// command line, an option that is not known among them, 73 for a file that cannot be written, 70 for
  /// anything else, such as a launch that shows no window.
  open func run() { MacProgramRun(Self.commandLine).runOrExit {} }

  /// Tells the delegate that the app launched.
  func finishLaunching() {
    delegate?.applicationDidFinishLaunching(
      Notification(name: Self.didFinishLaunchingNotification, object: self))
  }

  /// Tells the delegate that the app terminates.
  func willTerminate() {
    delegate?.applicationWillTerminate(
      Notification(name: Self.willTerminateNotification, object: self))
  }

  /// The window that the program shows: the one that has the keys, else one of the main document.
  var shownWindow: NSWindow? {
    if let window = (UIApplication.shared.keyWindow as? WindowNode)?.owner {
      return window.outermost
    }
    return mainObjects.lazy.compactMap { $0 as? NSWindow }.first(where: \.isVisible)
  }
}

/// The program's own application.
@preconcurrency @MainActor
public var NSApp: NSApplication { .shared }

/// The methods that respond to events in an app's life cycle: see ``NSApplication/run()``.
///
/// A class that conforms can be the program's `@main`.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Called when the app was launched. Create windows here.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Called before the app ends.
  func applicationWillTerminate(_ notification: Notification)
  /// Returns whether the app ends with its last window. It ends anyway.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate where Self: NSObject {
  /// Runs the program whose delegate is the class: `@main` calls it, and `@NSApplicationMain`
  /// through the plug-in `TranslateObjectiveC`.
  ///
  /// The main storyboard or nib is loaded, if the plug-in has found one in the `Info.plist`, and its
  /// windows are shown. A delegate that it does not have is created by its `init()`; it becomes that of
  /// the shared application, which runs: with options on the command line, such as `--out window.png`, its
  /// window is drawn. A class with a static `main()` of its own runs that.
  ///
  /// > Note: Differs from AppKit: the method returns when the application has run; see
  /// > ``NSApplication/run()``.
  public static func main() {
    // The application holds its delegate weakly.
    var delegate: (any NSApplicationDelegate)?
    MacProgramRun(NSApplication.commandLine).runOrExit {
      if let document = MainDocument(of: moduleName(of: Self.self)) {
        if document.isStoryboard {
          NSApplication.shared.begin(
            with: NSStoryboard(name: document.name, bundle: document.bundle))
        } else {
          NSApplication.shared.begin(withNib: document.name, bundle: document.bundle)
        }
        delegate = NSApplication.shared.delegate
      }
      let own = delegate ?? objectiveCInit() as any NSApplicationDelegate
      delegate = own
      NSApplication.shared.delegate = own
    }
    withExtendedLifetime(delegate) {}
  }
}

extension NSApplication {
  /// The response with which a sheet ends.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// The response as a number, with AppKit's values.
    public let rawValue: Int
    /// Creates a response from its number.
    ///
    /// - Parameter rawValue: The number, with AppKit's values or a client's own.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a response from its number.
    ///
    /// - Parameter rawValue: The number, with AppKit's values or a client's own.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// The session ended without an answer.
    public static let stop = ModalResponse(rawValue: -1000)
    /// The session was aborted.
    public static let abort = ModalResponse(rawValue: -1001)
    /// The session continues.
    public static let `continue` = ModalResponse(rawValue: -1002)
    /// The answer is yes.
    public static let OK = ModalResponse(rawValue: 1)
    /// The answer is no.
    public static let cancel = ModalResponse(rawValue: 0)
    /// The first button of an alert, the rightmost.
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    /// The second button of an alert.
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    /// The third button of an alert.
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }
}
