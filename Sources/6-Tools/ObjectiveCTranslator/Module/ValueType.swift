// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// The type of a value as far as names tell: `[UIView.Type]?` is a list of `UIView.Type`.
struct ValueType {
  /// The possible names of the type, or of that of a list's elements: `TypeSyntax.names`.
  let names: [String]
  private let lists: Int

  init(names: [String]) { self.init(names: names, lists: 0) }

  init(_ type: TypeSyntax) {
    if let element = Self.element(of: type) {
      let inner = ValueType(element)
      self.init(names: inner.names, lists: inner.lists + 1)
    } else if let wrapped = Self.wrapped(in: type) {
      self.init(wrapped)
    } else {
      self.init(names: type.names, lists: 0)
    }
  }

  private init(names: [String], lists: Int) {
    self.names = names
    self.lists = lists
  }

  /// The type of a list's elements; nil for what is no list.
  var element: ValueType? { lists > 0 ? ValueType(names: names, lists: lists - 1) : nil }

  /// The type of what `type(of:)` gives.
  var metatype: ValueType? {
    lists == 0 ? ValueType(names: names.map { "\($0).Type" }) : nil
  }

  /// The types whose metatype the value is; empty if it is not a metatype, or is a list.
  var instances: [String] {
    guard lists == 0 else { return [] }
    return names.filter { $0.hasSuffix(".Type") }.map { String($0.dropLast(".Type".count)) }
  }

  private static func element(of type: TypeSyntax) -> TypeSyntax? {
    if let array = type.as(ArrayTypeSyntax.self) { return array.element }
    if let named = type.as(IdentifierTypeSyntax.self),
      ["Array", "Set", "ArraySlice", "ContiguousArray"].contains(named.name.text),
      let argument = named.genericArgumentClause?.arguments.first
    {
      return argument.argument.as(TypeSyntax.self)
    }
    return nil
  }

  private static func wrapped(in type: TypeSyntax) -> TypeSyntax? {
    if let type = type.as(OptionalTypeSyntax.self) { return type.wrappedType }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType }
    if let type = type.as(AttributedTypeSyntax.self) { return type.baseType }
    if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1 {
      return type.elements.first?.type
    }
    return nil
  }
}
#endif
