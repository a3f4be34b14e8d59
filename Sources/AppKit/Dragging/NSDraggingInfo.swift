// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a destination can know of a drag.
@preconcurrency @MainActor
public protocol NSDraggingInfo: NSObjectProtocol {
  /// The window that the drag is over.
  var draggingDestinationWindow: NSWindow? { get }
  /// What the source lets be done, as far as the keys that are held allow.
  var draggingSourceOperationMask: NSDragOperation { get }
  /// Where the mouse is, in the window's coordinates.
  var draggingLocation: NSPoint { get }
  /// Where the image's lower left corner is, in the window's coordinates.
  var draggedImageLocation: NSPoint { get }
  /// The data.
  var draggingPasteboard: NSPasteboard { get }
  /// Where the drag comes from; nil for another program.
  var draggingSource: Any? { get }
  /// A number that no other drag has.
  var draggingSequenceNumber: Int { get }
  /// How the images are arranged while they are over this destination.
  var draggingFormation: NSDraggingFormation { get set }
  /// A Boolean value that says whether images move to the frames of their items when they are
  /// dropped; false at first.
  var animatesToDestination: Bool { get set }
  /// How many items a drop would take, shown beside the images if there are more than one.
  var numberOfValidItemsForDrop: Int { get set }

  /// Enumerates the items of which an object of one of some classes can be made.
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
  /// - Parameter dropDestination: The folder.
  /// - Returns: The names of the files; nil if none were promised.
  func namesOfPromisedFilesDropped(atDestination dropDestination: URL) -> [String]?
}
