// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry
import Pictures
package import Views

/// A run of a program from the command line.
@MainActor
package struct ProgramRun {
  /// Why a run failed, and what it ends with.
  package struct Failure: Error, Hashable {
    /// One line.
    package let message: String
    /// As the gallery's: those of `sysexits.h`.
    package let code: Int32

    static let usage: Int32 = 64
    static let `internal`: Int32 = 70
    static let cannotWrite: Int32 = 73
  }

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

  private var name: String {
    arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
  }

  /// Launches the program, draws it, and ends it.
  ///
  /// - Parameter makeDelegate: Creates the delegate; not called for a wrong command line.
  /// - Returns: What to tell the user: the usage on standard output if that was asked for, otherwise
  ///   nil.
  /// - Throws: ``Failure``.
  package func run(_ makeDelegate: () -> any UIApplicationDelegate) throws(Failure) -> String? {
    let options: ProgramOptions
    do throws(ProgramOptions.Mistake) {
      options = try ProgramOptions(arguments.dropFirst())
    } catch {
      throw Failure(
        message: "\(error.message) Run '\(name) --help' for usage.", code: Failure.usage)
    }
    guard let file = options.file else { return ProgramOptions.usage(of: name) }
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
    window.layoutIfNeeded()
    window.advance(to: options.time)
    let picture = Picture(of: window, scale: options.environment.traits.displayScale)
    picture.name = name
    do throws(PictureError) {
      if options.isFilm {
        try picture.writeFilm(to: file, duration: options.duration ?? 0)
      } else {
        try picture.write(to: file)
      }
    } catch {
      throw Self.failure(error)
    }
    return nil
  }

  /// Runs the program and ends the process.
  func runAndExit(_ makeDelegate: () -> any UIApplicationDelegate) -> Never {
    do throws(Failure) {
      if let usage = try run(makeDelegate) { print(usage) }
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("Error: \(error.message)\n".utf8))
      exit(error.code)
    }
  }

  private static func failure(_ error: PictureError) -> Failure {
    let code =
      switch error {
      case .canvas(.tooLarge), .unknownExtension, .unknownFilm: Failure.usage
      case .file: Failure.cannotWrite
      default: Failure.internal
      }
    return Failure(
      message: "\(error)".split(separator: "\n").joined(separator: " "), code: code)
  }
}
