// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interactions

extension NSPasteboard {
  /// Creates an object from each item, of the first class that can be created from it. Items from
  /// which none can be created are left out.
  ///
  /// - Parameters:
  ///   - classArray: The classes: `NSPasteboardItem`, `NSString`, `NSURL`, `NSImage`, or classes
  ///     that conform to ``NSPasteboardReading``; others are left out.
  ///   - options: What the objects may be.
  /// - Returns: The objects.
  public func readObjects(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? {
    (pasteboardItems ?? []).compactMap { $0.object(of: classArray, options ?? [:], on: self) }
  }

  /// Returns whether an item has data of one of some types, or of a case of one.
  public func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
    (self.types ?? []).contains { own in
      types.contains { TypeConformance.conforms(own.rawValue, to: $0) }
    }
  }

  /// Returns whether an object of one of some classes can be made of an item.
  public func canReadObject(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> Bool { !(readObjects(forClasses: classArray, options: options) ?? []).isEmpty }
}

extension NSPasteboardItem {
  /// An object of the first class that can be made of the item; nil if none can.
  func object(
    of classes: [AnyClass], _ options: [NSPasteboard.ReadingOptionKey: Any],
    on pasteboard: NSPasteboard
  ) -> Any? {
    classes.firstNonNil { self.object(of: $0, options, on: pasteboard) }
  }

  private func object(
    of itemClass: AnyClass, _ options: [NSPasteboard.ReadingOptionKey: Any],
    on pasteboard: NSPasteboard
  ) -> Any? {
    if itemClass == NSPasteboardItem.self { return self }
    if itemClass == NSString.self { return string(forType: .string).map { $0 as NSString } }
    if itemClass == NSURL.self {
      let isFileOnly = options[.urlReadingFileURLsOnly] as? Bool ?? false
      let types: [NSPasteboard.PasteboardType] = isFileOnly ? [.fileURL] : [.fileURL, .URL]
      return types.firstNonNil { self.string(forType: $0).flatMap { NSURL(string: $0) } }
    }
    if itemClass == NSImage.self { return data(forType: .png).flatMap { NSImage(data: $0) } }
    guard let reading = itemClass as? any NSPasteboardReading.Type else { return nil }
    return reading.readableTypes(for: pasteboard).firstNonNil { type in
      self.propertyList(forType: type).flatMap {
        reading.init(pasteboardPropertyList: $0, ofType: type)
      }
    }
  }
}
