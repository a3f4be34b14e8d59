// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Selector {
  /// Creates the selector of a method whose labels are not known, as the translator does for
  /// `#selector(method)` of another module's class.
  ///
  /// - Parameters:
  ///   - name: The method's base name. A selector that is written out compares equal only if the method
  ///     has no labels either.
  ///   - method: Returns the method of an object.
  public init<Receiver, Result>(
    unlabelled name: String,
    _ method: @escaping @MainActor (_ receiver: Receiver) -> @MainActor () -> Result
  ) {
    self.init(name) { (receiver: Receiver, _) in method(receiver)() }
  }

  /// Creates the selector of a method with one parameter whose label is not known.
  ///
  /// - Parameters:
  ///   - name: The method's base name; a colon is added.
  ///   - method: Returns the method of an object.
  public init<Receiver, Argument, Result>(
    unlabelled name: String,
    _ method: @escaping @MainActor (_ receiver: Receiver) -> @MainActor (Argument) -> Result
  ) {
    self.init(name + ":") { (receiver: Receiver, arguments) in method(receiver)(arguments[0]) }
  }

  /// Creates the selector of a method with two parameters whose labels are not known.
  ///
  /// - Parameters:
  ///   - name: The method's base name; two colons are added.
  ///   - method: Returns the method of an object.
  public init<Receiver, First, Second, Result>(
    unlabelled name: String,
    _ method: @escaping @MainActor (_ receiver: Receiver) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name + "::") { (receiver: Receiver, arguments) in
      method(receiver)(arguments[0], arguments[1])
    }
  }
}
