// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How often views called methods of delegates, data sources and layouts.
///
/// An optional method is counted where it is implemented (``OptionalMethod``), the others where they
/// are called.
@MainActor
package final class CallCount {
  /// Who counts now; nil most of the time, when a call costs one look at this.
  private static var current: CallCount?

  /// The full names of methods, such as `scrollViewDidScroll(_:)`, with how often each was called.
  package private(set) var counts: [String: Int] = [:]

  package init() {}

  /// Counts the calls that are made while a closure runs.
  package func during<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }

  /// Begins again at zero.
  package func reset() { counts = [:] }

  /// Counts a call.
  ///
  /// - Parameter method: The method's full name.
  package static func add(_ method: String) { current?.counts[method, default: 0] += 1 }
}
