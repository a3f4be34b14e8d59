// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    // A controller as it is: its view is loaded in its window, with the traits of that.
    return (shown as? UIViewController) ?? shown.shownController
  }
  Console.divertOutput()
  Gallery.main()
}

/// The content of the file that this program was compiled of.
@MainActor enum CompiledFile {
  /// Makes the controller; nil in the command itself.
  fileprivate(set) static var make: (@MainActor () -> UIViewController)?

  /// The seconds that the code of a file may take for one picture.
  nonisolated static let secondsForPicture: UInt32 = 60

  /// Returns what the file shows; nil in the command itself.
  ///
  /// - Parameter path: The file, as the user wrote it.
  /// - Returns: The subject. From then on a crash is reported as the file's.
  static func subject(_ path: String) -> Subject? {
    guard let make else { return nil }
    CrashReport.begin(for: path)
    return Subject(
      argument: path, name: Subject.name(ofFile: path), motion: .unknown,
      makeContent: { _ in
        CrashReport.expectPicture()
        return FileContent(make())
      })
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
