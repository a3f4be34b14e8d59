// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

// Interaction rule IX-15: texts, addresses, images and colours.

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The types that it can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
  /// The types that it can be made from.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Writes it.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }

  /// Makes one.
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
  /// The types that it can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The types that it can be made from.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.file-url"]
  }

  /// Writes it.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Makes one.
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
  /// The types that it can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// The types that it can be made from.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.image"]
  }

  /// Writes it.
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

  /// Makes one.
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
  /// The types that it can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// The types that it can be made from.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Writes it.
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

  /// Makes one.
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
