// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The program that runs, which does a part of a command's work in processes of their own.
enum OwnProgram {
  /// The path of the program; nil where the system does not say it.
  static var path: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  /// Returns the path of the program, in a process of its own.
  ///
  /// - Throws: An internal failure where the system does not say the path, or others use the process.
  static func checked() throws(GalleryFailure) -> String {
    try checkOwnership()
    guard let path else { throw GalleryFailure("Cannot read /proc/self/exe.", .internal) }
    return path
  }

  /// The words that start the command here: an installed one by its name, one in SwiftPM's build folder by way
  /// of SwiftPM.
  static let command: String = {
    let folders = path?.split(separator: "/") ?? []
    return folders.contains { $0.hasPrefix(".build") } ? "swift run gallery" : "gallery"
  }()

  /// Becomes a program, which has this process from then on.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: What follows its name.
  /// - Throws: An internal failure if it cannot be started.
  static func become(_ path: String, _ arguments: [String]) throws(GalleryFailure) -> Never {
    try checkOwnership()
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, &words)
    throw GalleryFailure(
      "'\(path)' cannot be started: \(String(cString: strerror(errno))).", .internal)
  }

  /// Runs the program with other arguments, and waits for it.
  ///
  /// - Parameters:
  ///   - arguments: What follows its name.
  ///   - errors: Where it writes its errors; the console if left out.
  /// - Returns: Its exit code; 128 and the number of a signal that has ended it.
  /// - Throws: An internal failure if it cannot be started.
  static func run(
    _ arguments: [String], errors: FileHandle = .standardError
  ) throws(GalleryFailure) -> Int32 {
    try checkOwnership()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? CommandLine.arguments[0])
    process.arguments = arguments
    process.standardError = errors
    do { try process.run() } catch {
      throw GalleryFailure("'gallery' cannot be started: \(error.localizedDescription)", .internal)
    }
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : 128 + status
  }

  /// Refuses what would replace a process that is not the command's own, or run the command with the words of
  /// another.
  private static func checkOwnership() throws(GalleryFailure) {
    guard Console.files == nil else {
      throw GalleryFailure("The command needs a process of its own.", .internal)
    }
  }
}
