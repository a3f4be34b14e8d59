// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Stops the program because of a mistake in the code that called us.
///
/// UIKit raises an exception in these places. `precondition` would print nothing in an optimised
/// build, so this calls `fatalError`, which always does.
///
/// - Parameters:
///   - message: What was wrong, with the numbers, and what to do instead.
///   - file: The source file to name; the caller's.
///   - line: The line to name; the caller's.
public func programmerError(
  _ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
) -> Never {
  fatalError(message(), file: file, line: line)
}
