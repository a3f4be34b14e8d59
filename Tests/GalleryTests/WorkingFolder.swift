// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// The working folder of the thread that runs commands.
///
/// A process has one working folder for all of its threads, and other tests run on those at the same time. On
/// Linux a thread can be given one of its own.
@MainActor enum WorkingFolder {
  /// Does something in a folder, on this thread alone.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - body: What is done. Threads that it starts are in the folder until it has ended, too.
  /// - Returns: The result; nil if the system gives the thread no folder of its own, as in a container
  ///   that forbids it.
  static func with<Result>(_ folder: String, _ body: () -> Result) throws -> Result? {
    // Each time anew: threads that were started meanwhile share it from then on.
    guard separate(cloneFileSystem) == 0 else { return nil }
    let before = FileManager.default.currentDirectoryPath
    try change(to: folder)
    let result = body()
    try change(to: before)
    return result
  }

  private static func change(to folder: String) throws {
    guard chdir(folder) == 0 else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: folder])
    }
  }

  /// `CLONE_FS`.
  private static let cloneFileSystem: Int32 = 0x200
  /// `unshare`, an extension of GNU's that Swift does not see.
  private static let separate = unsafeBitCast(
    dlsym(nil, "unshare"), to: (@convention(c) (Int32) -> Int32).self)
}
