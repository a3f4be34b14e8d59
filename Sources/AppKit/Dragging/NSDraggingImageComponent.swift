// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A part of the image of an item that is dragged.
@preconcurrency @MainActor
open class NSDraggingImageComponent: NSObject {
  /// What the part is.
  open var key: NSDraggingItem.ImageComponentKey
  /// The part's image: an `NSImage`; nil, or anything else, for nothing to draw.
  open var contents: Any?
  /// Where the part is in the item, in points; y runs up as in the item's view.
  open var frame = NSRect.zero

  /// Creates a part without contents and size.
  ///
  /// - Parameter key: What the part is.
  public init(key: NSDraggingItem.ImageComponentKey) {
    self.key = key
    super.init()
  }
}

extension NSDraggingItem {
  /// What a part of the image of an item is.
  public struct ImageComponentKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: The key.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a key.
    ///
    /// - Parameter rawValue: The key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The item's picture.
    public static let icon = ImageComponentKey("icon")
    /// The item's text.
    public static let label = ImageComponentKey("label")
  }
}
