// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that writes itself to a pasteboard: `NSString`, `NSURL`, `NSImage`,
/// `NSPasteboardItem`, and objects of the program.
@preconcurrency @MainActor
public protocol NSPasteboardWriting: NSObjectProtocol {
  /// The types that the object has, the richest first.
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// Returns the object in a type: text, data or a property list; nil if it cannot say.
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
  /// Returns the options for writing a type: at once, or when it is read.
  func writingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.WritingOptions
}

/// A class whose objects can be made of what is on a pasteboard.
@preconcurrency @MainActor
public protocol NSPasteboardReading: NSObjectProtocol {
  /// The types that objects can be made of, the best first.
  static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// Creates an object.
  ///
  /// - Parameters:
  ///   - propertyList: What the pasteboard has: text, data or a property list.
  ///   - type: Its type.
  init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType)
}

extension NSString: NSPasteboardWriting {
  /// Returns the type of plain text.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    [.string]
  }
  /// The text.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    type == .string ? "\(self)" : nil
  }
}

extension NSURL: NSPasteboardWriting {
  /// The URL of a file, or a URL and its text.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    isFileURL ? [.fileURL] : [.URL, .string]
  }
  /// The URL as text.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    (isFileURL ? [.fileURL] : [.URL, .string]).contains(type) ? absoluteString : nil
  }
}

extension NSImage: NSPasteboardWriting {
  /// A PNG image, unless it has no size.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    size.width > 0 && size.height > 0 ? [.png] : []
  }
  /// Returns the image as a PNG file, for the pasteboard.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    type == .png ? uiImage.pngData() : nil
  }
}
