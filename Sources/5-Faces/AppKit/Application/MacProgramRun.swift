// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry
package import Pictures
import Views

@MainActor
package struct MacProgramRun {
  private let arguments: [String]

  /// Prepares a run.
  ///
  /// - Parameter arguments: The command line, the program's name first.
  package init(_ arguments: [String]) { self.arguments = arguments }

  /// Launches the program, draws its window, if there are options, and ends it.
  ///
  /// - Returns: What to tell the user: the usage if that was asked for, otherwise nil.
  /// - Throws: What is wrong with the command line, the launch or the picture.
  package func run(_ prepare: () -> Void) throws(ProgramFailure) -> String? {
    let application = NSApplication.shared
    guard arguments.count > 1 else {
      prepare()
      application.finishLaunching()
      application.willTerminate()
      return nil
    }
    let (name, options) = try ProgramOptions.read(arguments)
    guard options.file != nil else { return ProgramOptions.usage(of: name) }
    // Before anything is looked for, and before a window is created.
    ResourceFolders.setLanguage(options.language)
    UIWindow.withdrawKey()
    UIScreen.main.environment = options.macEnvironment
    defer {
      UIWindow.withdrawKey()
      UIScreen.main.environment = nil
      ResourceFolders.setLanguage(nil)
    }
    prepare()
    application.finishLaunching()
    defer { application.willTerminate() }
    guard let window = application.shownWindow else {
      throw ProgramFailure(
        message: "\(name) shows no window: call makeKeyAndOrderFront(_:) on one at launch.",
        code: ProgramFailure.internal)
    }
    if let size = options.givenSize { window.setContentSize(size) }
    window.layoutIfNeeded()
    window.advance(to: options.time)
    try options.write(Picture(of: window, scale: options.traits.displayScale), of: name)
    return nil
  }

  /// Runs the program, and ends the process if that fails.
  func runOrExit(_ prepare: () -> Void) {
    do throws(ProgramFailure) {
      if let usage = try run(prepare) { print(usage) }
    } catch {
      error.exit()
    }
  }
}
