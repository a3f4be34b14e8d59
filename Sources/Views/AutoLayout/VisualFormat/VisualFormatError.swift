// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Why a visual format cannot be had, and where.
struct VisualFormatError: Error, Hashable {
  let reason: String
  let format: String
  /// The number of letters before the place; nil if the whole format is meant.
  let offset: Int?

  /// The reason, the format, and a caret under the place.
  var message: String {
    let lines = "Unable to parse constraint format:\n\(reason)\n\(format)"
    guard let offset else { return lines }
    return "\(lines)\n\(String(repeating: " ", count: offset))^"
  }
}
