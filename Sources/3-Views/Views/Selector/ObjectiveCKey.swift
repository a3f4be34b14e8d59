// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A property that is set by name: an outlet or a runtime attribute of a document.
///
/// Without the Objective-C runtime no property can be found by its name. A class therefore says which
/// it has, in ``UIResponder/objectiveCKey(named:)`` or as ``ObjectiveCKeys``; the translator writes it:
///
/// ```swift
/// override class func objectiveCKey(named name: String) -> ObjectiveCKey? {
///   switch name {
///   case "label": ObjectiveCKey { (cell: Cell, value) in cell.label = try value() }
///   default: super.objectiveCKey(named: name)
///   }
/// }
/// ```
///
/// The value has the property's type, which the compiler finds. Observers of the property run.
public struct ObjectiveCKey: Sendable {
  let set: @MainActor (AnyObject, ObjectiveCValue) throws -> Void
  /// Returns the object that the property holds, for key paths; nil for keys that are only set.
  let get: (@MainActor (AnyObject) -> AnyObject?)?

  /// Creates a key.
  ///
  /// - Parameter set: Sets the property of an object; the value is called for what it is set to. It is
  ///   called only for objects of its first parameter's type.
  public init<Receiver>(
    _ set: @escaping @MainActor (_ object: Receiver, _ value: ObjectiveCValue) throws -> Void
  ) {
    self.set = { object, value in
      guard let receiver = object as? Receiver else {
        throw ObjectiveCValueError(expected: Receiver.self, found: type(of: object))
      }
      try set(receiver, value)
    }
    get = nil
  }

  /// Creates a key of a class, which a closure of two words sets: `{ $0.tag = try $1() }`.
  package init<Receiver>(
    _ type: Receiver.Type,
    _ set: @escaping @MainActor (_ object: Receiver, _ value: ObjectiveCValue) throws -> Void
  ) { self.init(set) }

  /// Creates a key of an object that is only read, for what key paths go on with.
  package init<Receiver>(reading get: @escaping @MainActor (_ object: Receiver) -> AnyObject?) {
    set = { object, value in
      throw ObjectiveCValueError(expected: Never.self, found: type(of: object))
    }
    self.get = { ($0 as? Receiver).flatMap(get) }
  }
}

/// A class whose properties are found by their names, beside responders, which all are.
public protocol ObjectiveCKeys: AnyObject {
  /// Returns the property of a name.
  ///
  /// - Parameter name: The property's name.
  /// - Returns: The key; nil if the class has none of that name.
  static func objectiveCKey(named name: String) -> ObjectiveCKey?
}

/// A value that a property is set to.
public struct ObjectiveCValue {
  /// The value in all types that it may have, the usual one first; empty for nil.
  private let candidates: [Any]

  init(_ candidates: [Any]) { self.candidates = candidates }

  init(object: AnyObject?) { candidates = object.map { [$0] } ?? [] }

  /// Returns the value in a type.
  ///
  /// Numbers fit `Int`, `Double`, `CGFloat`, `Float`, `Bool`, `NSNumber` and their optionals.
  ///
  /// - Throws: An error that names both types if the value is of another one.
  public func callAsFunction<Value>() throws -> Value {
    for candidate in candidates { if let value = candidate as? Value { return value } }
    if candidates.isEmpty, let optional = Value.self as? any OptionalType.Type,
      let none = optional.noValue as? Value
    {
      return none
    }
    if let objects = candidates.first as? [AnyObject],
      let list = Value.self as? any ListType.Type,
      let index = list.firstMismatch(in: objects)
    {
      if !(list.element is AnyClass), let fitting = list.fitting(objects) as? Value {
        return fitting
      }
      throw ObjectiveCValueError(
        expected: list.element, found: type(of: objects[index]), index: index)
    }
    throw ObjectiveCValueError(
      expected: Value.self, found: candidates.first.map { type(of: $0) })
  }
}

struct ObjectiveCValueError: Error {
  let expected: Any.Type
  /// The type that was found; nil for no value.
  let found: Any.Type?
  var index: Int?

  /// Whether an object was found that only does not conform to a protocol: documents connect any.
  var isOfAnyObject: Bool {
    let wrapped = (expected as? any OptionalType.Type)?.wrapped ?? expected
    return index == nil && found is AnyClass && !(wrapped is AnyClass)
  }

  /// The expected type in the form of a source: `UILabel?`.
  var expectedName: String { Self.name(of: expected) }
  var foundName: String { found.map(Self.name) ?? "nil" }

  private static func name(of type: Any.Type) -> String {
    guard let optional = type as? any OptionalType.Type else { return "\(type)" }
    return "\(name(of: optional.wrapped))?"
  }
}

private protocol OptionalType {
  static var noValue: Any { get }
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var noValue: Any { Self(nilLiteral: ()) as Any }
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

private protocol ListType {
  static var element: Any.Type { get }
  static func firstMismatch(in objects: [AnyObject]) -> Int?
  /// Returns the list of those objects that are of the type.
  static func fitting(_ objects: [AnyObject]) -> Any
}

extension Array: ListType {
  fileprivate static var element: Any.Type { Element.self }
  fileprivate static func firstMismatch(in objects: [AnyObject]) -> Int? {
    objects.firstIndex { !($0 is Element) }
  }
  fileprivate static func fitting(_ objects: [AnyObject]) -> Any {
    objects.compactMap { $0 as? Element }
  }
}

extension Optional: ListType where Wrapped: ListType {
  fileprivate static var element: Any.Type { Wrapped.element }
  fileprivate static func firstMismatch(in objects: [AnyObject]) -> Int? {
    Wrapped.firstMismatch(in: objects)
  }
  fileprivate static func fitting(_ objects: [AnyObject]) -> Any { Wrapped.fitting(objects) }
}
