// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Stops the program because of a mistake in the calling code.
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

/// Writes a line to the console, that is to standard error, where UIKit logs a warning.
///
/// Standard output is left to data. A ``Console/listener`` gets it instead.
///
/// - Parameter message: What is wrong, with the numbers, and what to do.
package func consoleMessage(_ message: @autoclosure () -> String) {
  if let listener = Console.listener { return listener(message()) }
  // Where there is no standard error, the message is lost; the program goes on.
  try? FileHandle.standardError.write(contentsOf: Data((message() + "\n").utf8))
}

package enum Console {
  /// Gets the messages of a task in place of standard error.
  @TaskLocal package static var listener: (@Sendable (String) -> Void)?
}
