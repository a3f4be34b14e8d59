// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundRecords

/// Puts the frames of messages together, within limits.
struct MessageAssembly {
  enum Outcome: Hashable, Sendable {
    /// A whole message, and its type; nil for one that is no object with a type.
    case message(Data, type: String?)
    /// A frame that says nothing, or a part of a message.
    case nothing
    /// A frame that a viewer may not send, or the end of the socket.
    case violation
  }

  private var begun: Data?

  /// The messages that may be long: those with a document or with texts of one.
  private static let documents: Set = ["openDocument", "edit", "source"]

  private struct Message: Decodable { let type: String }

  /// Adds a frame.
  mutating func add(_ frame: Frame) -> Outcome {
    switch (frame.kind, begun) {
    case (.ping, _), (.pong, _): return .nothing
    case (.text, nil): break
    case (.continuation, .some): break
    default: return .violation
    }
    // In its place: to copy what is there for each of many short frames would take all of the time.
    begun = begun ?? Data()
    begun?.append(frame.payload)
    guard let whole = begun, whole.count <= MessageLimits.textMessage else { return .violation }
    guard frame.isLast else { return .nothing }
    begun = nil
    let type = (try? JSONDecoder().decode(Message.self, from: whole))?.type
    guard whole.count <= MessageLimits.message || type.map(Self.documents.contains) ?? false else {
      return .violation
    }
    return .message(whole, type: type)
  }
}
