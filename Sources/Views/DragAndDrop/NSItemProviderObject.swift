// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

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
  /// Makes an object.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: Their type, one of those that can be read.
  /// - Returns: The object.
  /// - Throws: What is wrong with the data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Who may see a representation.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// Every program.
  case all = 0
  /// Programs of the same developer.
  case team = 1
  /// Programs of the same group.
  case group = 2
  /// Only this program.
  case ownProcess = 3
}
