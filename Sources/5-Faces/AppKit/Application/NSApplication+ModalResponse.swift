// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension NSApplication {
  /// The response with which a sheet ends.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// The response as a number, with AppKit's values.
    public let rawValue: Int
    /// Creates a response from its number.
    ///
    /// - Parameter rawValue: The number, with AppKit's values or a client's own.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a response from its number.
    ///
    /// - Parameter rawValue: The number, with AppKit's values or a client's own.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// The session ended without an answer.
    public static let stop = ModalResponse(rawValue: -1000)
    /// The session was aborted.
    public static let abort = ModalResponse(rawValue: -1001)
    /// The session continues.
    public static let `continue` = ModalResponse(rawValue: -1002)
    /// The answer is yes.
    public static let OK = ModalResponse(rawValue: 1)
    /// The answer is no.
    public static let cancel = ModalResponse(rawValue: 0)
    /// The first button of an alert, the rightmost.
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    /// The second button of an alert.
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    /// The third button of an alert.
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }
}
