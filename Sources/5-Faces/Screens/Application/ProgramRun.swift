// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
package import Pictures
package import Views

@MainActor
package struct ProgramRun {
  package typealias Failure = ProgramFailure

  private let arguments: [String]
  private let storyboard: UIStoryboard?

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - arguments: The command line, the program's name first.
  ///   - storyboard: The storyboard that the program begins with; nil for the one that the index of its
  ///     module's documents names.
  package init(_ arguments: [String], storyboard: UIStoryboard? = nil) {
    self.arguments = arguments
    self.storyboard = storyboard
  }

  /// Launches the program, draws it, and ends it.
  ///
  /// - Parameter makeDelegate: Creates the delegate; not called for a wrong command line.
  /// - Returns: What to tell the user: the usage on standard output if asked for, else nil.
  /// - Throws: ``Failure``.
  package func run(_ makeDelegate: () -> any UIApplicationDelegate) throws(Failure) -> String? {
    let (name, options) = try ProgramOptions.read(arguments)
    guard options.file != nil else { return ProgramOptions.usage(of: name) }
    // Before anything is looked for.
    ResourceFolders.setLanguage(options.language)
    defer { ResourceFolders.setLanguage(nil) }
    let delegate = makeDelegate()
    let storyboard = self.storyboard ?? UIStoryboard.main(of: moduleName(of: type(of: delegate)))
    guard let window = ProgramLaunch.launch(delegate, in: options.environment, storyboard) else {
      ProgramLaunch.terminate()
      throw Failure(
        message: "\(name) shows no window: call makeKeyAndVisible() on one at launch.",
        code: Failure.internal)
    }
    defer { ProgramLaunch.terminate() }
    // Nothing is behind a window but the screen, which is black.
    if window.backgroundColor == nil || window.backgroundColor == .clear {
      window.backgroundColor = .black
    }
    window.layoutIfNeeded()
    window.advance(to: options.time)
    try options.write(
      Picture(of: window, scale: options.environment.traits.displayScale), of: name)
    return nil
  }

  func runAndExit(_ makeDelegate: () -> any UIApplicationDelegate) -> Never {
    do throws(Failure) {
      if let usage = try run(makeDelegate) { print(usage) }
      exit(0)
    } catch {
      error.exit()
    }
  }
}
