// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The name of a method, as Objective-C has it.
///
/// It is kept where AppKit keeps it. Without the Objective-C runtime there is no `#selector`, and
/// nothing can be sent: controls call a closure of their own, as ``NSButton/handler``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Creates a name.
  public init(_ string: String) { description = string }
  /// Creates a name.
  public init(stringLiteral value: String) { description = value }
}
