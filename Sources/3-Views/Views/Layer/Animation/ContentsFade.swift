// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

struct ContentsFade {
  /// The contents that are shown at a share of 0; nil for none.
  private(set) var before: Any?
  /// The contents that are shown at a share of 1; nil for none.
  private(set) var after: Any?
  private(set) var share: CGFloat = 1

  /// Creates contents that do not fade; nil for none.
  init(_ contents: Any?) { after = contents }

  /// Returns the way from these contents to others.
  ///
  /// - Parameters:
  ///   - end: The others.
  ///   - progress: The share of the others; springs go beyond 0…1, and fades do not.
  /// - Returns: The fade.
  func fading(to end: ContentsFade, _ progress: CGFloat) -> ContentsFade {
    var fade = end
    fade.before = after
    fade.share = min(max(progress, 0), 1)
    return fade
  }
}

extension ContentsFade: Equatable {
  /// Contents are themselves alone.
  static func == (one: ContentsFade, other: ContentsFade) -> Bool {
    one.share == other.share && isSame(one.before, other.before) && isSame(one.after, other.after)
  }

  private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    one.map { ObjectIdentifier($0 as AnyObject) } == other.map { ObjectIdentifier($0 as AnyObject) }
  }
}
