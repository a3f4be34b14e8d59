// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A set of objects, each known by its identity, that may be held weakly.
///
/// Foundation has it on Apple's platforms alone. It is not safe to use on several threads at once.
///
/// > Note: Differs from Foundation: objects are never compared by `isEqual`.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var object: ObjectType?
    let held: ObjectType?
    /// The entries are in the order of their numbers.
    let number: Int
  }

  // By identity: that of an object that is gone may be another's, which then takes its entry.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var addedCount = 0
  /// The number of entries at which those of objects that are gone are dropped.
  private var purgeCount = 16
  private let isWeak: Bool

  private init(isWeak: Bool) { self.isWeak = isWeak }

  /// Creates a table that holds its objects.
  public override convenience init() { self.init(isWeak: false) }

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - options: How objects are held: `weakMemory`, or else strongly.
  ///   - initialCapacity: Has no effect: the table grows as it needs.
  public convenience init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
    self.init(isWeak: options.contains(.weakMemory))
  }

  /// Creates a table that does not keep its objects alive.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  /// Adds an object, unless it is in the table. O(1) on average.
  ///
  /// - Parameter object: The object; nil is left out.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries[ObjectIdentifier(object)] = Entry(
      object: object, held: isWeak ? nil : object, number: addedCount)
    addedCount += 1
    guard entries.count > purgeCount else { return }
    entries = entries.filter { $0.value.object != nil }
    purgeCount = max(16, entries.count * 2)
  }

  /// Removes an object. O(1).
  public func remove(_ object: ObjectType?) {
    guard let object, contains(object) else { return }
    entries[ObjectIdentifier(object)] = nil
  }

  /// Removes all objects.
  public func removeAllObjects() { entries = [:] }

  /// Returns whether an object is in the table. O(1).
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns an object if it is in the table. O(1).
  ///
  /// - Returns: The object; nil if it is not in the table.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, entries[ObjectIdentifier(object)]?.object === object else { return nil }
    return object
  }

  /// The objects that are alive, in the order in which they were added. O(objects · log objects).
  public var allObjects: [ObjectType] {
    entries.values.sorted { $0.number < $1.number }.compactMap(\.object)
  }
  /// An object of the table: the first; nil without any.
  public var anyObject: ObjectType? { allObjects.first }
  /// The number of objects, and of those that are gone and were not dropped yet, as in Foundation.
  public var count: Int { entries.count }
}

/// The ways in which a table of objects holds them.
public enum NSPointerFunctions {
  /// The ways in which objects are held.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The table retains objects.
    public static let strongMemory: Options = []
    /// The table does not retain objects.
    public static let weakMemory = Options(rawValue: 5)
    /// Has no effect: objects are compared by identity in any case.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
  }
}
