// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A pasteboard for data, in the memory of this program.
///
/// Pasteboards of one name share their contents.
@preconcurrency @MainActor
open class NSPasteboard: NSObject {
  private final class Contents {
    var items: [NSPasteboardItem] = []
    var changeCount = 0
  }

  private static var contents: [Name: Contents] = [:]
  private static var uniqueCount = 0

  private let ownName: Name
  private let shared: Contents

  /// Creates the pasteboard of a name; another one of the name has the same contents.
  public init(name: Name) {
    ownName = name
    shared = Self.contents[name] ?? Contents()
    Self.contents[name] = shared
    super.init()
  }

  /// The pasteboard of what is cut, copied and pasted.
  open class var general: NSPasteboard { NSPasteboard(name: .general) }

  /// A pasteboard with a unique name.
  ///
  /// - Returns: The pasteboard, which is empty.
  open class func withUniqueName() -> NSPasteboard {
    uniqueCount += 1
    return NSPasteboard(name: Name("unique \(uniqueCount)"))
  }

  /// The name by which the pasteboard is found.
  open var name: Name { ownName }
  /// The number of times that the contents were cleared.
  open var changeCount: Int { shared.changeCount }

  // MARK: Writing

  /// Removes all items; call it before writing.
  ///
  /// - Returns: The new ``changeCount``.
  @discardableResult
  open func clearContents() -> Int {
    for item in shared.items { item.pasteboardName = nil }
    shared.items = []
    shared.changeCount += 1
    return shared.changeCount
  }

  /// Adds an item for each object. A pasteboard item on a pasteboard stops the program.
  ///
  /// - Returns: Whether each had a type to write.
  @discardableResult
  open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    let items = objects.map { NSPasteboardItem.item(writing: $0, on: self) }
    shared.items += items.filter { !$0.types.isEmpty }
    return items.allSatisfy { !$0.types.isEmpty }
  }

  /// Clears the contents and declares the types of the data that follow.
  ///
  /// - Parameters:
  ///   - newTypes: The types; only data that are set have one.
  ///   - newOwner: Not read.
  /// - Returns: The new ``changeCount``.
  @discardableResult
  open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  /// Sets a text of the first item, which is created if there is none.
  ///
  /// - Returns: True: the text is kept under its type.
  @discardableResult
  open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    firstItem().setString(string, forType: dataType)
  }

  /// Sets data of the first item, which is created if there is none.
  ///
  /// - Parameters:
  ///   - data: The data; nil takes them away.
  ///   - dataType: Their type.
  /// - Returns: True: the data are kept under their type.
  @discardableResult
  open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    firstItem().set(data, forType: dataType)
    return true
  }

  /// Sets a property list of the first item, which is created if there is none.
  ///
  /// - Returns: True: the list is kept under its type.
  @discardableResult
  open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
    firstItem().setPropertyList(plist, forType: dataType)
  }

  private func firstItem() -> NSPasteboardItem {
    if let item = shared.items.first { return item }
    let item = NSPasteboardItem()
    item.pasteboardName = ownName
    shared.items = [item]
    return item
  }

  // MARK: Reading

  /// The items.
  open var pasteboardItems: [NSPasteboardItem]? { shared.items }

  /// The types of all items, each once; nil without items.
  open var types: [PasteboardType]? {
    guard !shared.items.isEmpty else { return nil }
    var known: Set<PasteboardType> = []
    return shared.items.flatMap(\.types).filter { known.insert($0).inserted }
  }

  /// The first of some types that an item has; nil if none has any.
  open func availableType(from types: [PasteboardType]) -> PasteboardType? {
    let own = self.types ?? []
    return types.first(where: own.contains)
  }

  /// The texts of a type, one line for each item that has it; nil if none has.
  open func string(forType dataType: PasteboardType) -> String? {
    let strings = shared.items.compactMap { $0.string(forType: dataType) }
    return strings.isEmpty ? nil : strings.joined(separator: "\n")
  }

  /// The data of the first item that has a type; nil if none has.
  open func data(forType dataType: PasteboardType) -> Data? {
    shared.items.firstNonNil { $0.data(forType: dataType) }
  }

  /// The property list of the first item that has a type; nil if none has.
  open func propertyList(forType dataType: PasteboardType) -> Any? {
    shared.items.firstNonNil { $0.propertyList(forType: dataType) }
  }
}
