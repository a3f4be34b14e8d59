// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The options of an observation: the values that its closure receives, and when it is called.
///
/// > Note: Differs from Foundation: there is no `prior`, which asks for a call before each change, too.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, with Foundation's values.
  public let rawValue: UInt
  /// Creates options from bits, with Foundation's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Changes contain the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// Changes contain the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The closure is called at once, too, before the observation is returned: with the present value if
  /// ``new`` is set, and without an old one.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}

/// The kind of a change that is observed; here a property always gets another value.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  /// The property has another value.
  case setting = 1
  /// Values were inserted into a relation; never here.
  case insertion = 2
  /// Values were removed from a relation; never here.
  case removal = 3
  /// Values of a relation were replaced; never here.
  case replacement = 4
}

/// A change of a property that is observed.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change: ``NSKeyValueChange/setting``.
  public let kind: Kind
  /// The value of now; nil without the option ``NSKeyValueObservingOptions/new``.
  public let newValue: Value?
  /// The value of before; nil without the option ``NSKeyValueObservingOptions/old``, and at the first
  /// call of ``NSKeyValueObservingOptions/initial``.
  public let oldValue: Value?
  /// The indices of values in a relation; nil, since the properties of views are no relations.
  public let indexes: IndexSet?
  /// A Boolean value that says whether the property is about to change; false.
  public let isPrior: Bool

  init(newValue: Value?, oldValue: Value?) {
    kind = .setting
    self.newValue = newValue
    self.oldValue = oldValue
    indexes = nil
    isPrior = false
  }
}
