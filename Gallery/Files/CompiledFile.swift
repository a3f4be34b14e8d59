// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Foundation
import PlaygroundSession
public import UIKit

/// Runs the gallery's command for what a file shows: the call of the program that is compiled of it.
///
/// - Parameter make: Makes what the file shows; called for each picture.
@MainActor
public func showFile<Shown: Pictured>(_ make: @escaping @MainActor () -> Shown) {
  CompiledFile.make = {
    let shown = make()
    // Controllers as they are: their views are loaded in their windows, with the traits of these.
    if let controller = shown as? NSViewController { return MacFileContent(controller) }
    if let controller = shown as? NSWindowController { return MacFileContent(controller) }
    return FileContent((shown as? UIViewController) ?? shown.shownController)
  }
  CompiledFile.isMac =
    Shown.self is NSViewController.Type || Shown.self is NSWindowController.Type
  Console.divertOutput()
  Gallery.main()
}

/// The content of the file that this program was compiled of.
@MainActor enum CompiledFile {
  /// Makes the content; nil in the command itself.
  fileprivate(set) static var make: (@MainActor () -> any MovingContent)?
  /// A Boolean value that says whether it is a window of the Mac.
  fileprivate(set) static var isMac = false

  /// The seconds that the code of a file may take for one picture.
  nonisolated static let secondsForPicture: UInt32 = 60

  /// Returns what the file shows; nil in the command itself.
  ///
  /// - Parameter path: The file, as the user wrote it.
  /// - Returns: The subject. From then on a crash is reported as the file's.
  static func subject(_ path: String) -> Subject? {
    guard let make else { return nil }
    CrashReport.begin(for: path)
    var subject = Subject(
      argument: path, name: Subject.name(ofFile: path), motion: .unknown,
      makeContent: { _ in
        CrashReport.expectPicture()
        return make()
      })
    subject.isMac = isMac
    subject.ownFiles = [path]
    return subject
  }
}

extension Subject {
  /// The name of what a file shows: the file's, without its folder and its extension.
  static func name(ofFile path: String) -> String {
    if let document = DocumentFile(path) { return document.name }
    return URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }
}

/// The controller of a file, on a screen.
@MainActor final class FileContent: MovingContent {
  let viewController: UIViewController?

  init(_ controller: UIViewController) { viewController = controller }

  func begin() {}

  func move(to time: TimeInterval) { CrashReport.expectPicture() }
}

/// A controller of the Mac of a file, in a window.
@MainActor final class MacFileContent: MovingContent {
  private let controller: NSViewController?
  private let windowController: NSWindowController?
  private(set) var shownWindow: NSWindow?

  /// Puts a view controller into a window with a title bar.
  init(_ controller: NSViewController) {
    self.controller = controller
    windowController = nil
  }

  /// Shows the window of a controller, or an empty one if it has none.
  init(_ controller: NSWindowController) {
    self.controller = nil
    windowController = controller
  }

  var viewController: UIViewController? { nil }

  func makeWindow(size: CGSize) -> UIWindow {
    let window =
      windowController?.window
      ?? NSWindow(
        contentRect: NSRect(origin: .zero, size: size), styleMask: [.titled, .resizable],
        backing: .buffered, defer: false)
    window.setContentSize(size)
    shownWindow = window
    return window.node
  }

  func enter(_ window: UIWindow) {
    if let controller {
      shownWindow?.contentViewController = controller
      // A window takes the size of its controller's view; that of the picture was asked for.
      shownWindow?.setContentSize(window.bounds.size)
    }
    shownWindow?.makeKeyAndOrderFront(nil)
  }

  func begin() {}

  func move(to time: TimeInterval) { CrashReport.expectPicture() }
}
