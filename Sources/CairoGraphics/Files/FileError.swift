// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Why a file could not be written. Nothing of it was left, and an older file is as it was.
public enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path names a folder.
  case isFolder(path: String)
  /// The folder of the file does not exist.
  case missingFolder(path: String)
  /// The system said no; its own words.
  case cannotWrite(path: String, reason: String)

  /// What went wrong, where.
  public var description: String {
    switch self {
    case .isFolder(let path): "'\(path)' is a folder; give a file in it."
    case .missingFolder(let path): "The folder '\(path)' does not exist; create it first."
    case .cannotWrite(let path, let reason): "'\(path)' cannot be written: \(reason)."
    }
  }
}
