// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A dragged item: its data and its image.
@preconcurrency @MainActor
open class NSDraggingItem: NSObject {
  private let content: Any
  private var ownComponents: [NSDraggingImageComponent]?
  /// Whether frame or image were set since the item was made or handed out.
  private(set) var isChanged = false

  /// Creates an item without an image.
  ///
  /// - Parameter pasteboardWriter: Writes the item's data.
  public init(pasteboardWriter: any NSPasteboardWriting) {
    content = pasteboardWriter
    super.init()
  }

  init(content: Any, frame: NSRect, components: [NSDraggingImageComponent]?) {
    self.content = content
    draggingFrame = frame
    ownComponents = components
    super.init()
    isChanged = false
  }

  /// The object that writes the data; where items are enumerated, the object that was read.
  open var item: Any { content }

  /// The frame of the item's images, in points: in the coordinates of the view that the drag begins
  /// in, or of the one that items are enumerated for.
  open var draggingFrame = NSRect.zero {
    didSet { isChanged = true }
  }

  /// A closure that creates the parts of the image when they are needed; nil for no image.
  open var imageComponentsProvider: (() -> [NSDraggingImageComponent])? {
    didSet {
      ownComponents = nil
      isChanged = true
    }
  }

  /// The parts of the image; nil without any.
  open var imageComponents: [NSDraggingImageComponent]? {
    if ownComponents == nil { ownComponents = imageComponentsProvider?() }
    return ownComponents
  }

  /// Sets the frame of the item's image, and one image that fills it.
  ///
  /// - Parameters:
  ///   - frame: The place.
  ///   - contents: The image: an `NSImage`; nil for none.
  open func setDraggingFrame(_ frame: NSRect, contents: Any?) {
    draggingFrame = frame
    imageComponentsProvider = {
      let component = NSDraggingImageComponent(key: .icon)
      component.contents = contents
      component.frame = NSRect(origin: .zero, size: frame.size)
      return [component]
    }
  }
}

/// A part of the image of an item that is dragged.
@preconcurrency @MainActor
open class NSDraggingImageComponent: NSObject {
  /// The kind of the part.
  open var key: NSDraggingItem.ImageComponentKey
  /// The part's image: an `NSImage`; nil, or anything else, for nothing to draw.
  open var contents: Any?
  /// The frame of the part in the item, in points; y runs up as in the item's view.
  open var frame = NSRect.zero

  /// Creates a part without contents and size.
  public init(key: NSDraggingItem.ImageComponentKey) {
    self.key = key
    super.init()
  }
}

extension NSDraggingItem {
  /// The kind of a part of an item's image.
  public struct ImageComponentKey: RawRepresentable, Hashable, Sendable {
    /// The text of the dragging item image component key.
    public let rawValue: String

    /// Creates a dragging item image component key from its text, without a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a dragging item image component key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The item's picture.
    public static let icon = ImageComponentKey("icon")
    /// The item's text.
    public static let label = ImageComponentKey("label")
  }
}

/// A pointer to an object that may be exchanged for another, as Objective-C hands it out.
///
/// Foundation on Linux has none. It is valid for as long as the call that it is handed to.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let pointer: UnsafeMutablePointer<Pointee>

  init(_ pointer: UnsafeMutablePointer<Pointee>) { self.pointer = pointer }

  /// The object.
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}
