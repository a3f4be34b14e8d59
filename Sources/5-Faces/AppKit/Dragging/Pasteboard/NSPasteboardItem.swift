// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// An item on a pasteboard, in one or more types.
@preconcurrency @MainActor
open class NSPasteboardItem: NSObject, NSPasteboardWriting {
  /// The pasteboard that the item is on; nil before it is written, and after that was cleared.
  var pasteboardName: NSPasteboard.Name?
  private var order: [NSPasteboard.PasteboardType] = []
  private var values: [NSPasteboard.PasteboardType: Any] = [:]
  /// The writer that is asked for promised data.
  private var writer: (any NSPasteboardWriting)?

  /// Creates an item without data.
  public nonisolated override init() { super.init() }

  /// The item that an object writes: itself, if it is one.
  static func item(
    writing object: any NSPasteboardWriting, on pasteboard: NSPasteboard
  ) -> NSPasteboardItem {
    if let item = object as? NSPasteboardItem {
      if let name = item.pasteboardName {
        programmerError(
          """
          A pasteboard item is already on the pasteboard "\(name.rawValue)"; \
          write a new item, or clear that pasteboard first.
          """)
      }
      item.pasteboardName = pasteboard.name
      return item
    }
    let item = NSPasteboardItem()
    item.pasteboardName = pasteboard.name
    for type in object.writableTypes(for: pasteboard) {
      if object.writingOptions(forType: type, pasteboard: pasteboard).contains(.promised) {
        item.promise(type, by: object)
      } else {
        item.set(object.pasteboardPropertyList(forType: type), forType: type)
      }
    }
    return item
  }

  private func promise(_ type: NSPasteboard.PasteboardType, by writer: any NSPasteboardWriting) {
    self.writer = writer
    if !order.contains(type) { order.append(type) }
  }

  /// Sets what the item is in a type; nil takes it away.
  func set(_ value: Any?, forType type: NSPasteboard.PasteboardType) {
    if value == nil {
      order.removeAll { $0 == type }
    } else if !order.contains(type) {
      order.append(type)
    }
    values[type] = value
  }

  private func value(of type: NSPasteboard.PasteboardType) -> Any? {
    if let value = values[type] { return value }
    guard order.contains(type), let value = writer?.pasteboardPropertyList(forType: type) else {
      return nil
    }
    values[type] = value
    return value
  }

  // MARK: Writing

  /// Sets a text for a type.
  ///
  /// - Returns: True: the text is kept under its type.
  @discardableResult
  open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    set(string, forType: type)
    return true
  }

  /// Sets data for a type.
  ///
  /// - Returns: True: the data are kept under their type.
  @discardableResult
  open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    set(data, forType: type)
    return true
  }

  /// Sets a property list for a type.
  ///
  /// - Returns: True: the list is kept under its type.
  @discardableResult
  open func setPropertyList(
    _ propertyList: Any, forType type: NSPasteboard.PasteboardType
  ) -> Bool {
    set(propertyList, forType: type)
    return true
  }

  // MARK: Reading

  /// The types in which the item has data, in the order in which they were set.
  open var types: [NSPasteboard.PasteboardType] { order }

  /// The first of some types that the item has; nil if it has none.
  open func availableType(
    from types: [NSPasteboard.PasteboardType]
  ) -> NSPasteboard.PasteboardType? { types.first(where: order.contains) }

  /// The text of a type, also of data that are text; nil if there is none.
  open func string(forType type: NSPasteboard.PasteboardType) -> String? {
    switch value(of: type) {
    case let string as String: string
    case let data as Data: String(data: data, encoding: .utf8)
    default: nil
    }
  }

  /// The data of a type: of text in UTF-8, of a property list in binary form; nil if there are none.
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? {
    switch value(of: type) {
    case let data as Data: data
    case let string as String: Data(string.utf8)
    case let value?:
      try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    case nil: nil
    }
  }

  /// The property list of a type, also of data that are one; nil if there is none.
  open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    let value = value(of: type)
    guard let data = value as? Data else { return value }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) ?? data
  }

  // MARK: Being written

  /// The types in which the item has data.
  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { order }

  /// Returns the item in a type.
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    value(of: type)
  }
}
