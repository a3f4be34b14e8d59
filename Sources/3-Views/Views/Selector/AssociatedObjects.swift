// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

// What `import ObjectiveC` brings on iOS and code there uses. There is no module of that name here:
// every package of a build could import it, and code that asks `canImport(ObjectiveC)` looks for
// Objective-C's runtime.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The ownership of an object that is associated with another.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object is not retained.
  ///
  /// > Note: Differs from Objective-C: the value is nil when its object is gone, where it would be an
  /// > address without an object. What is no object is held.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference to a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A strong reference to a copy.
  case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object.
///
/// A responder, such as a view or a controller, holds its values itself and releases them at its end.
/// Those of other objects are in a table that holds the objects weakly.
///
/// > Note: Differs from Objective-C: values of an object that is no responder are released some time
/// > after its end, when more objects have got values, and cannot be asked for in its `deinit`.
///
/// - Parameters:
///   - object: An object, or a class. Anything else stops the program.
///   - key: The address of a variable, which is the key.
///   - value: The value; nil removes it.
///   - policy: How it is held. What is to be copied and cannot be stops the program.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let association = value.map { Association($0, policy) }
  Associations.set(association, for: key, of: AssociationOwner(object))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value that is associated with an object.
///
/// - Parameters:
///   - object: An object, or a class. Anything else stops the program.
///   - key: The address that the value was set with.
/// - Returns: The value; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.value(for: key, of: AssociationOwner(object))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all values that are associated with an object.
///
/// - Parameter object: An object, or a class. Anything else stops the program.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.removeAll(of: AssociationOwner(object))
}

/// Whom values belong to.
private enum AssociationOwner {
  case object(AnyObject)
  case ofClass(AnyClass)

  init(_ value: Any) {
    if let type = value as? AnyClass {
      self = .ofClass(type)
    } else if type(of: value) is AnyClass {
      self = .object(value as AnyObject)
    } else if let wrapped = Self.wrapped(in: value) {
      self.init(wrapped)
    } else {
      programmerError(
        "Only objects can have associated values; \(value) is a value of type \(type(of: value)).")
    }
  }

  /// Returns the value that an optional holds which was handed over as it is.
  private static func wrapped(in value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : nil
  }

  var identity: ObjectIdentifier {
    switch self {
    case .object(let object): ObjectIdentifier(object)
    case .ofClass(let type): ObjectIdentifier(type)
    }
  }

  var holder: (any AssociationHolder)? {
    guard case .object(let object) = self else { return nil }
    return object as? any AssociationHolder
  }
}

private enum Association {
  case held(Any)
  case assigned(WeakReference)

  struct WeakReference { weak var object: AnyObject? }

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      self = .assigned(WeakReference(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .held(Self.copy(of: value))
    case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      self = .held(value)
    }
  }

  var value: Any? {
    switch self {
    case .held(let value): value
    case .assigned(let reference): reference.object
    }
  }

  /// Values of Swift are copies already.
  private static func copy(of value: Any) -> Any {
    guard type(of: value) is AnyClass else { return value }
    guard let object = value as? any NSCopying else {
      programmerError(
        "\(type(of: value)) cannot be associated by copying: it does not conform to NSCopying.")
    }
    return object.copy(with: nil)
  }
}

package final class AssociatedValues {
  fileprivate var values: [UnsafeRawPointer: Association] = [:]
}

package protocol AssociationHolder: AnyObject {
  /// Read and written by the functions above alone, which lock it.
  var associatedValues: AssociatedValues? { get set }
}

/// Every association of the program. One lock guards it, and what is removed is released when that is
/// open again: its `deinit` may ask for associations itself.
private enum Associations {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var table = AssociationTable()

  static func set(_ new: Association?, for key: UnsafeRawPointer, of owner: AssociationOwner) {
    var gone: [AssociatedValues] = []
    let old = lock.withLock { () -> Association? in
      guard let values = values(of: owner, creates: new != nil, &gone) else { return nil }
      let old = values.values[key]
      values.values[key] = new
      return old
    }
    withExtendedLifetime((old, gone)) {}
  }

  static func value(for key: UnsafeRawPointer, of owner: AssociationOwner) -> Any? {
    var gone: [AssociatedValues] = []
    let value = lock.withLock { values(of: owner, creates: false, &gone)?.values[key]?.value }
    withExtendedLifetime(gone) {}
    return value
  }

  static func removeAll(of owner: AssociationOwner) {
    let gone = lock.withLock { () -> AssociatedValues? in
      guard let holder = owner.holder else { return table.remove(owner.identity) }
      defer { holder.associatedValues = nil }
      return holder.associatedValues
    }
    withExtendedLifetime(gone) {}
  }

  private static func values(
    of owner: AssociationOwner, creates: Bool, _ gone: inout [AssociatedValues]
  ) -> AssociatedValues? {
    guard let holder = owner.holder else {
      return table.values(of: owner, creates: creates, &gone)
    }
    if holder.associatedValues == nil, creates { holder.associatedValues = AssociatedValues() }
    return holder.associatedValues
  }
}

private struct AssociationTable {
  private struct Entry {
    weak var object: AnyObject?
    /// Classes do not end.
    let isOfClass: Bool
    let values: AssociatedValues

    var isStale: Bool { object == nil && !isOfClass }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// At so many entries those are dropped whose owners are gone: at twice what was left the last
  /// time, so that each entry is looked at a constant number of times.
  private var limit = 32

  mutating func remove(_ identity: ObjectIdentifier) -> AssociatedValues? {
    entries.removeValue(forKey: identity)?.values
  }

  mutating func values(
    of owner: AssociationOwner, creates: Bool, _ gone: inout [AssociatedValues]
  ) -> AssociatedValues? {
    let identity = owner.identity
    if let entry = entries[identity] {
      if !entry.isStale { return entry.values }
      // The owner is another object at the place of one that is gone.
      gone.append(entry.values)
      entries[identity] = nil
    }
    guard creates else { return nil }
    if entries.count >= limit {
      let stale = entries.filter(\.value.isStale)
      for (identity, entry) in stale {
        gone.append(entry.values)
        entries[identity] = nil
      }
      limit = max(32, entries.count * 2)
    }
    let values = AssociatedValues()
    switch owner {
    case .object(let object):
      entries[identity] = Entry(object: object, isOfClass: false, values: values)
    case .ofClass: entries[identity] = Entry(object: nil, isOfClass: true, values: values)
    }
    return values
  }
}
