// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A library that is loaded when it is first needed, and never unloaded.
struct SharedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library; nil if it is not installed.
  init?(_ fileName: String) {
    guard let handle = dlopen(fileName, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// Finds a function; nil if the library has none of that name.
  ///
  /// - Parameters:
  ///   - name: The function.
  ///   - type: Its type, as its header declares it.
  /// - Returns: The function.
  func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
