// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What becomes of data that are dropped.
public struct NSDragOperation: OptionSet, Hashable, Sendable {
  /// The operations as bits, with AppKit's values.
  public let rawValue: UInt
  /// Creates operations from their bits.
  ///
  /// - Parameter rawValue: The bits, with AppKit's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The data are copied.
  public static let copy = NSDragOperation(rawValue: 1)
  /// Source and destination share the data.
  public static let link = NSDragOperation(rawValue: 2)
  /// The destination decides.
  public static let generic = NSDragOperation(rawValue: 4)
  /// Source and destination agree in private.
  public static let `private` = NSDragOperation(rawValue: 8)
  /// The data are moved.
  public static let move = NSDragOperation(rawValue: 16)
  /// The data are deleted.
  public static let delete = NSDragOperation(rawValue: 32)
  /// All of them.
  public static let every = NSDragOperation(rawValue: .max)
}

/// Where something is dragged to, seen from where it comes from.
public enum NSDraggingContext: Int, Hashable, Sendable {
  /// Another program.
  case outsideApplication = 0
  /// The same program.
  case withinApplication = 1
}

/// How the images of several items that are dragged together are arranged.
public enum NSDraggingFormation: Int, Hashable, Sendable {
  /// As the system likes: here as they were.
  case `default` = 0
  /// As they were.
  case none = 1
  /// On top of each other, turned this way and that.
  case pile = 2
  /// Below each other.
  case list = 3
  /// On top of each other, each a little further.
  case stack = 4
}

/// How items that are dragged are enumerated.
public struct NSDraggingItemEnumerationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, with AppKit's values.
  public let rawValue: UInt
  /// Creates options from their bits.
  ///
  /// - Parameter rawValue: The bits, with AppKit's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Has no effect: items are enumerated one after the other. Lets them be enumerated at once.
  public static let concurrent = NSDraggingItemEnumerationOptions(rawValue: 1)
  /// Hides the images of items that are not enumerated, until the drag leaves the destination.
  public static let clearNonenumeratedImages = NSDraggingItemEnumerationOptions(rawValue: 1 << 16)
}
