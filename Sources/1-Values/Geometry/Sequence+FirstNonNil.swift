// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Sequence {
  /// Returns the first result that is not nil.
  ///
  /// `lazy.compactMap { … }.first` is the same for a collection only where the closure has no effect: it is
  /// called for the result's element once to find where the results begin, again to compare that with their
  /// end, and again for the result. A closure that recurs that way takes exponential time.
  ///
  /// - Parameter transform: Called once for each element, in order, up to the first result.
  /// - Returns: The result; nil where there is none. At most one call for each element.
  package func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
