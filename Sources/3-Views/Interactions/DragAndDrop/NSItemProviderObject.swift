// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// An object that can be given to others as data.
public protocol NSItemProviderWriting: AnyObject {
  /// The types that the object can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types that this object can be written as; those of its class unless implemented.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type that is wanted, one of those that can be written.
  ///   - completionHandler: Called with the data, or with what went wrong.
  /// - Returns: How far it has come, if it is not done at once.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types that it can be written as.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// An object that can be made from data of others.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// The types that the class can read, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: Their type, one of those that can be read.
  /// - Returns: The object.
  /// - Throws: What is wrong with the data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The visibility of a representation.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// The data are visible to all programs.
  case all = 0
  /// The data are visible to programs of the same developer.
  case team = 1
  /// The data are visible to programs of the same group.
  case group = 2
  /// The data are visible to this program only.
  case ownProcess = 3
}

// Interaction rule IX-15: texts, addresses, images and colours.

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The types that a text is written as.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
  /// The types that a text is made from.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Loads the text as data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }

  /// Returns the text that data contain.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8) else {
      throw NSItemProvider.error(.unexpectedValueClass, "The text's data is not UTF-8.")
    }
    return try NSItemProvider.instance(NSString(string: text))
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The types that an address is written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The types that an address is made from.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.file-url"]
  }

  /// Loads the URL as data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Returns the address that data contain.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) else {
      throw NSItemProvider.error(.unexpectedValueClass, "The data is not a URL.")
    }
    return try NSItemProvider.instance(url)
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The types that an image is written as: PNG alone.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// The types that an image is made from.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.image"]
  }

  /// Loads the image as a PNG file.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    if let data = pngData() {
      completionHandler(data, nil)
    } else {
      completionHandler(
        nil, NSItemProvider.error(.itemUnavailable, "The image has no pixels to write."))
    }
    return nil
  }

  /// Returns the image that data contain.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) else {
      throw NSItemProvider.error(.unexpectedValueClass, "The data is not an image.")
    }
    return try NSItemProvider.instance(image)
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// The types that a colour is written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// The types that a colour is made from.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Loads the colour as data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    completionHandler(try? JSONEncoder().encode([red, green, blue, alpha]), nil)
    return nil
  }

  /// Returns the colour that data contain.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let parts = try? JSONDecoder().decode([CGFloat].self, from: data), parts.count == 4 else {
      throw NSItemProvider.error(.unexpectedValueClass, "The data is not a colour.")
    }
    let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    return try NSItemProvider.instance(color)
  }
}
