// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import FlyingFox
import Foundation
import PlaygroundRecords

/// Puts the frames of long messages together, within limits.
struct MessageAssembly {
  /// A message that is whole, or more to wait for.
  struct Progress {
    /// The whole message; nil while frames are missing.
    let frame: WSFrame?
  }

  private var begun: WSFrame?

  /// The beginnings of messages with a document or with texts of one.
  private static let documents = ["openDocument", "edit", "source"].map {
    Data(#"{"type":"\#($0)","#.utf8)
  }

  /// Adds a frame.
  ///
  /// - Returns: The message, if it is whole now; nil if the frame breaks the rules.
  mutating func add(_ frame: WSFrame) -> Progress? {
    switch frame.opcode {
    case .continuation:
      guard let begun else { return nil }
      self.begun = nil
      var whole = begun
      whole.payload += frame.payload
      whole.fin = frame.fin
      return check(whole)
    case .ping, .pong, .close: return Progress(frame: frame)
    default: return begun == nil ? check(frame) : nil
    }
  }

  private mutating func check(_ message: WSFrame) -> Progress? {
    let isDocument = Self.documents.contains { message.payload.starts(with: $0) }
    let longest = isDocument ? MessageLimits.textMessage : MessageLimits.message
    guard message.payload.count <= longest, message.fin || isDocument else { return nil }
    guard message.fin else {
      begun = message
      return Progress(frame: nil)
    }
    return Progress(frame: message)
  }
}
