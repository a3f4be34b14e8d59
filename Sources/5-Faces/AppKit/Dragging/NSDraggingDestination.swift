// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A destination at which something can be dropped: a view that registered types.
@preconcurrency @MainActor
public protocol NSDraggingDestination: NSObjectProtocol {
  /// Called when a drag enters the destination. Returns the operation of a drop; none refuses.
  func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
  /// Called when a drag moves over the destination. Returns the operation of a drop.
  func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
  /// Called when a drag leaves the destination, or ends over it without a drop.
  func draggingExited(_ sender: (any NSDraggingInfo)?)
  /// Called before a drop that was not refused. Returns whether it is still accepted.
  func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
  /// Accepts the data of a drop. Returns whether they were accepted.
  func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
  /// Called after data were accepted.
  func concludeDragOperation(_ sender: (any NSDraggingInfo)?)
  /// Called when a drag ends over the destination.
  func draggingEnded(_ sender: any NSDraggingInfo)
  /// Called after each answer, to change the images of the dragged items.
  func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?)
}

/// The information about a drag that a destination gets.
@preconcurrency @MainActor
public protocol NSDraggingInfo: NSObjectProtocol {
  /// The window that the drag is over.
  var draggingDestinationWindow: NSWindow? { get }
  /// The operations that the source allows, as far as the keys that are held allow.
  var draggingSourceOperationMask: NSDragOperation { get }
  /// The location of the mouse, in the window's coordinates.
  var draggingLocation: NSPoint { get }
  /// The position of the image's lower left corner, in the window's coordinates.
  var draggedImageLocation: NSPoint { get }
  /// The data.
  var draggingPasteboard: NSPasteboard { get }
  /// The source of the drag; nil for another program.
  var draggingSource: Any? { get }
  /// A number that no other drag has.
  var draggingSequenceNumber: Int { get }
  /// The formation of the images while they are over this destination.
  var draggingFormation: NSDraggingFormation { get set }
  /// A Boolean value that says whether images move to the frames of their items when they are
  /// dropped; false at first.
  var animatesToDestination: Bool { get set }
  /// The number of items that a drop would take, shown beside several images.
  var numberOfValidItemsForDrop: Int { get set }

  /// Enumerates the items from which an object of one of some classes can be created.
  ///
  /// - Parameters:
  ///   - enumOpts: What becomes of the images of the others.
  ///   - view: The view in whose coordinates frames are; nil for the screen's.
  ///   - classArray: The classes, see `NSPasteboard.readObjects(forClasses:options:)`.
  ///   - searchOptions: What the objects may be.
  ///   - block: Called with each item, which has the object, and its number; frames and images that
  ///     it sets are shown.
  func enumerateDraggingItems(
    options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?,
    classes classArray: [AnyClass], searchOptions: [NSPasteboard.ReadingOptionKey: Any],
    using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void)

  /// Asks the source to write the files that it promised into a folder.
  ///
  /// - Returns: The names of the files; nil if none were promised.
  func namesOfPromisedFilesDropped(atDestination dropDestination: URL) -> [String]?
}

/// The operation on data that are dropped.
public struct NSDragOperation: OptionSet, Hashable, Sendable {
  /// The operations as bits, with AppKit's values.
  public let rawValue: UInt
  /// Creates drag operations from bits, with AppKit's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The data are copied.
  public static let copy = NSDragOperation(rawValue: 1)
  /// The source and the destination share the data.
  public static let link = NSDragOperation(rawValue: 2)
  /// The destination decides.
  public static let generic = NSDragOperation(rawValue: 4)
  /// The source and the destination agree in private.
  public static let `private` = NSDragOperation(rawValue: 8)
  /// The data are moved.
  public static let move = NSDragOperation(rawValue: 16)
  /// The data are deleted.
  public static let delete = NSDragOperation(rawValue: 32)
  /// The set of all operations.
  public static let every = NSDragOperation(rawValue: .max)
}

/// The target of a drag, seen from its source.
public enum NSDraggingContext: Int, Hashable, Sendable {
  /// The context outside of the program.
  case outsideApplication = 0
  /// The context inside the program.
  case withinApplication = 1
}

/// The formation of the images of several items that are dragged together.
public enum NSDraggingFormation: Int, Hashable, Sendable {
  /// The formation that the system chooses: here the present one.
  case `default` = 0
  /// The present formation.
  case none = 1
  /// The items on top of each other, turned at random.
  case pile = 2
  /// The items below each other.
  case list = 3
  /// The items on top of each other, each a little further.
  case stack = 4
}

/// The options for enumerating dragged items.
public struct NSDraggingItemEnumerationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, with AppKit's values.
  public let rawValue: UInt
  /// Creates dragging item enumeration options from bits, with AppKit's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Has no effect: items are enumerated one after the other. Lets items be enumerated
  /// concurrently.
  public static let concurrent = NSDraggingItemEnumerationOptions(rawValue: 1)
  /// Hides the images of items that are not enumerated, until the drag leaves the destination.
  public static let clearNonenumeratedImages = NSDraggingItemEnumerationOptions(rawValue: 1 << 16)
}
