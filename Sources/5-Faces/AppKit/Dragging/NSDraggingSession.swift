// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A drag, as its source sees it.
@preconcurrency @MainActor
open class NSDraggingSession: NSObject {
  private static var count = 0

  private let pasteboard: NSPasteboard
  private let number: Int
  /// The drag; nil when it is over.
  weak var drag: Drag?
  /// The last location of the mouse, in the screen's coordinates.
  var location = NSPoint.zero

  init(pasteboard: NSPasteboard) {
    self.pasteboard = pasteboard
    Self.count += 1
    number = Self.count
    super.init()
  }

  /// The data.
  open var draggingPasteboard: NSPasteboard { pasteboard }
  /// A number that no other drag has.
  open var draggingSequenceNumber: Int { number }
  /// The location of the mouse, in the screen's coordinates.
  open var draggingLocation: NSPoint { location }

  /// The formation of the images where the destination does not say.
  open var draggingFormation = NSDraggingFormation.default {
    didSet { if draggingFormation != oldValue { drag?.sessionFormationChanged() } }
  }
  /// A Boolean value that says whether images slide back to where they came from when they are not
  /// accepted; true at first.
  open var animatesToStartingPositionsOnCancelOrFail = true
  /// The number of the item that others are arranged around; the one under the mouse at first.
  open var draggingLeaderIndex = 0

  /// Enumerates the items from which an object of one of some classes can be created; see
  /// ``NSDraggingInfo/enumerateDraggingItems(options:for:classes:searchOptions:using:)``. After the
  /// drag has ended there are none.
  open func enumerateDraggingItems(
    options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?,
    classes classArray: [AnyClass], searchOptions: [NSPasteboard.ReadingOptionKey: Any],
    using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    drag?.enumerateDraggingItems(
      options: enumOpts, for: view, classes: classArray, searchOptions: searchOptions, using: block)
  }
}

/// A source from which something is dragged.
@preconcurrency @MainActor
public protocol NSDraggingSource: NSObjectProtocol {
  /// Returns the operations on the data.
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
  /// Called when a drag begins.
  func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
  /// Called when the dragged items move.
  func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
  /// Called when a drag has ended, with the operation: none if it was refused or cancelled.
  func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
  /// Returns whether ⌘, ⌥ and ⌃ leave the operations as they are.
  func ignoreModifierKeys(for session: NSDraggingSession) -> Bool
}
