// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// A pasteboard, which holds copied data until they are pasted.
///
/// > Note: Differs from UIKit: a pasteboard is shared within the program alone, and is empty when the
/// > program starts.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the system's pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  private final class Contents {
    var items: [[String: Any]] = []
    var changeCount = 0
    /// The pasteboards of the name: each posts what happens to it.
    let boards = NSHashTable<UIPasteboard>.weakObjects()
  }

  private static var contentsByName: [Name: Contents] = [.general: Contents()]
  /// The pasteboard that every part of the program copies to and pastes from.
  public static let general = UIPasteboard(.general)

  /// The pasteboard's name.
  public let name: Name
  private let contents: Contents
  /// The number of changes so far.
  open var changeCount: Int { contents.changeCount }
  /// Has no effect: a pasteboard lasts as long as the program. A Boolean value that says whether it
  /// outlives the program.
  open var isPersistent: Bool { false }

  private init(_ name: Name) {
    self.name = name
    let contents = Self.contentsByName[name] ?? Contents()
    Self.contentsByName[name] = contents
    self.contents = contents
    super.init()
    contents.boards.add(self)
  }

  /// Creates a pasteboard that holds what the pasteboard of a name holds.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - create: Whether there is to be one if there is none; otherwise the result is nil.
  public convenience init?(name: Name, create: Bool) {
    guard create || Self.contentsByName[name] != nil else { return nil }
    self.init(name)
  }

  /// Creates a pasteboard whose name no other has.
  open class func withUniqueName() -> UIPasteboard {
    var number = contentsByName.count
    while contentsByName[Name("pasteboard-\(number)")] != nil { number += 1 }
    return UIPasteboard(Name("pasteboard-\(number)"))
  }

  /// Empties and removes the pasteboard of a name; the general one is unchanged.
  ///
  /// - Parameter name: The pasteboard's name.
  open class func remove(withName name: Name) {
    guard name != .general, let contents = contentsByName.removeValue(forKey: name) else { return }
    contents.items = []
    for board in contents.boards.allObjects {
      NotificationCenter.default.post(name: removedNotification, object: board)
    }
  }

  // MARK: Items

  /// The items, each as values by their types.
  open var items: [[String: Any]] {
    get { contents.items }
    set {
      let (old, new) = (Set(contents.items.flatMap(\.keys)), Set(newValue.flatMap(\.keys)))
      contents.items = newValue
      contents.changeCount += 1
      var information: [String: Any] = [:]
      let (added, removed) = (new.subtracting(old), old.subtracting(new))
      if !added.isEmpty { information[Self.changedTypesAddedUserInfoKey] = added.sorted() }
      if !removed.isEmpty { information[Self.changedTypesRemovedUserInfoKey] = removed.sorted() }
      for board in contents.boards.allObjects {
        NotificationCenter.default.post(
          name: Self.changedNotification, object: board, userInfo: information)
      }
    }
  }

  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// The types of the first item, in alphabetical order.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Adds items after the present ones.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Replaces all items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - options: Has no effect: a pasteboard is in no other program, and does not expire.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// The key of an option of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Has no effect: nothing expires. A date after which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Has no effect: a pasteboard is in no other program. A Boolean value that says whether items
    /// stay on the device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Returns whether the first item has one of the types.
  open func contains(pasteboardTypes types: [String]) -> Bool {
    types.contains { items.first?[$0] != nil }
  }

  /// Returns the first item's value of a type; nil without one.
  open func value(forPasteboardType type: String) -> Any? { items.first?[type] }

  /// Returns the first item's data of a type: those of a text are its UTF-8.
  ///
  /// - Returns: The data; nil without any.
  open func data(forPasteboardType type: String) -> Data? {
    switch items.first?[type] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }

  /// Replaces all items with one.
  open func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }

  /// Replaces all items with one.
  open func setData(_ data: Data, forPasteboardType type: String) { items = [[type: data]] }

  // MARK: Values of one type

  /// The types of a kind of values: the first is the one that is written.
  private static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
  private static let urlTypes = ["public.url"]
  private static let imageTypes = ["public.image", "public.png", "public.jpeg"]
  private static let colorTypes = ["com.apple.uikit.color"]

  /// Returns the values of the items of some types, those that are kept as data as well.
  private func values<Value>(_ types: [String], _ decode: (Data) -> Value?) -> [Value]? {
    let values = items.compactMap { item -> Value? in
      for type in types {
        guard let value = item[type] else { continue }
        if let found = value as? Value ?? (value as? Data).flatMap(decode) { return found }
      }
      return nil
    }
    return values.isEmpty ? nil : values
  }

  private func set(_ values: [Any]?, _ types: [String]) {
    items = (values ?? []).map { [types[0]: $0] }
  }

  /// The text of the first item that has one; setting it replaces all items.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts of all items that have one; nil without any.
  open var strings: [String]? {
    get { values(Self.textTypes) { String(bytes: $0, encoding: .utf8) } }
    set { set(newValue, Self.textTypes) }
  }
  /// The address of the first item that has one; setting it replaces all items.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The addresses of all items that have one; nil without any.
  open var urls: [URL]? {
    get { values(Self.urlTypes) { URL(dataRepresentation: $0, relativeTo: nil) } }
    set { set(newValue, Self.urlTypes) }
  }
  /// The image of the first item that has one; setting it replaces all items.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images of all items that have one; nil without any.
  open var images: [UIImage]? {
    get { values(Self.imageTypes) { UIImage(data: $0) } }
    set { set(newValue, Self.imageTypes) }
  }
  /// The colour of the first item that has one; setting it replaces all items.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours of all items that have one; nil without any.
  open var colors: [UIColor]? {
    get { values(Self.colorTypes) { _ in nil } }
    set { set(newValue, Self.colorTypes) }
  }

  /// A Boolean value that says whether an item has a text.
  open var hasStrings: Bool { strings != nil }
  /// A Boolean value that says whether an item has an address.
  open var hasURLs: Bool { urls != nil }
  /// A Boolean value that says whether an item has an image.
  open var hasImages: Bool { images != nil }
  /// A Boolean value that says whether an item has a colour.
  open var hasColors: Bool { colors != nil }

  // MARK: Notifications

  /// Posted when the items of a pasteboard have changed, with the types that came and went.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// Posted when a pasteboard was removed.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  /// The key of the types that a change added.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key of the types that a change removed.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"
}
