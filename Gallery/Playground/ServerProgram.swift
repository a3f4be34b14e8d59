// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The program that serves the page, beside the one that runs.
///
/// It is apart, since serving takes libraries for the network, which every other command would load
/// and none uses. `gallery` cannot depend on it: SwiftPM would link what it depends on. So it is
/// built when it is first wanted, and when its sources have changed.
struct ServerProgram {
  /// The program that runs now.
  let ownPath: String
  /// The folder that both programs are built into, such as `.build/x86_64-unknown-linux-gnu/debug`.
  private let folder: URL

  private static let name = "playground-server"
  /// The folder of the package's `Sources` that has the targets it is built from.
  private static let floor = "6-Tools"
  /// What it is built from.
  private static let targets = [
    "playground-server", "PlaygroundServer", "PlaygroundPrograms", "PlaygroundRecords",
  ]

  /// Finds the program beside the one that runs, wherever that was found.
  init() throws(GalleryFailure) {
    guard let path = OwnProgram.path else {
      throw GalleryFailure("Cannot read /proc/self/exe.", .internal)
    }
    ownPath = path
    folder = URL(fileURLWithPath: ownPath).deletingLastPathComponent()
  }

  /// Becomes the program: it has this process from then on, and what the terminal says to it.
  ///
  /// - Parameter arguments: What follows its name.
  /// - Throws: An internal failure if it is not there and cannot be built.
  func becomeServer(_ arguments: [String]) throws(GalleryFailure) -> Never {
    let path = folder.appendingPathComponent(Self.name).path
    if let package, needsBuild(path, in: package) {
      try build(package)
      // Of sources that are newer and say the same SwiftPM links nothing, at the next start neither.
      try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: path)
    }
    do {
      try OwnProgram.become(path, arguments)
    } catch {
      let advice =
        package == nil
        ? "Install the package of gallery again, or in a clone run: swift build --product \(Self.name)"
        : "Build it: swift \(buildArguments.joined(separator: " "))"
      throw GalleryFailure("\(error.message) \(advice)", .internal)
    }
  }

  /// SwiftPM's build folder.
  private var scratch: URL { folder.deletingLastPathComponent().deletingLastPathComponent() }

  /// The package's folder, if the program still is where it was built.
  private var package: URL? {
    let package = scratch.deletingLastPathComponent()
    let source = package.appendingPathComponent("Sources/\(Self.floor)/\(Self.name)").path
    return FileManager.default.fileExists(atPath: source) ? package : nil
  }

  private var buildArguments: [String] {
    [
      "build", "-c", folder.lastPathComponent, "--product", Self.name, "--scratch-path",
      scratch.path,
    ]
  }

  /// Whether a source is newer than the program, or there is none.
  private func needsBuild(_ path: String, in package: URL) -> Bool {
    guard let built = Self.modificationDate(of: path) else { return true }
    return Self.targets.contains { target in
      let sources = package.appendingPathComponent("Sources/\(Self.floor)/\(target)").path
      let files = FileManager.default.enumerator(atPath: sources)?.allObjects ?? []
      return files.contains { file in
        Self.modificationDate(of: "\(sources)/\(file)").map { $0 > built } ?? false
      }
    }
  }

  private static func modificationDate(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  private func build(_ package: URL) throws(GalleryFailure) {
    Console.error("Building \(Self.name)…")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + buildArguments
    process.currentDirectoryURL = package
    // Standard output is for the address.
    process.standardOutput = FileHandle.standardError
    do { try process.run() } catch {
      throw GalleryFailure("'swift' cannot be started: \(error.localizedDescription)", .internal)
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw GalleryFailure(
        "Building \(Self.name) failed; the compiler's errors are above.", .internal)
    }
  }
}
