// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments

/// The frames of gestures, such as the dragging of a handle, which have to follow the pointer.
///
/// Two things keep them fast. Of a gesture's values that wait, only the latest is laid out. After a
/// frame that took longer than ``longestFrame``, the next ones of the gesture are drawn at scale 1;
/// when it rests or ends, the page asks what has become of the selection, and the picture is drawn
/// with all of its pixels again.
struct GestureFrames {
  /// The longest time that a frame of a gesture may take at the full scale, in seconds.
  static let longestFrame = 0.025

  /// The gesture of the message that was handled last; nil if that belonged to none.
  private var current: String?
  /// The gesture of the message that is handled next after the one that is handled now.
  private var next: String?
  private var slow: String?
  /// Whether the last frame was drawn at scale 1.
  private var isCoarse = false

  /// Whether the message that is handled now belongs to the same gesture as the next one, which
  /// replaces its values.
  var isReplaced: Bool { current != nil && current == next }

  /// Whether the last frame was drawn at scale 1 in a gesture that rests or is over.
  var owesFullFrame: Bool { isCoarse && !isSlow }

  private var isSlow: Bool { current != nil && current == slow }

  /// Says which messages wait behind the next one.
  mutating func expect(_ messages: ArraySlice<Data>) {
    next = messages.lazy.compactMap(Self.waiting).first ?? nil
  }

  mutating func willHandle(_ message: WorkbenchMessage) { current = message.gesture }

  /// Returns the scale of the next frame; nil for that of the settings.
  mutating func scale(below scale: Double) -> CGFloat? {
    isCoarse = isSlow && scale > 1
    return isCoarse ? 1 : nil
  }

  /// Says how long the last frame took.
  mutating func frameWasMade(in seconds: Double) {
    if seconds > Self.longestFrame, let current { slow = current }
  }

  /// Returns the gesture of a message that waits, or nil if it belongs to none; nothing for the time,
  /// which comes before each message.
  private static func waiting(_ message: Data) -> String?? {
    // What is longer is a text of the source.
    guard message.count <= 16 << 10 else { return .some(nil) }
    let bytes = Array(message)
    if let known = try? WorkbenchMessage.read(bytes) { return .some(known.gesture) }
    let type = (try? LocatedValue(parsing: bytes))?.member("type")?.value.content
    return type == .string("clock") ? nil : .some(nil)
  }
}

extension WorkbenchMessage {
  /// The gesture that a message belongs to; nil for none.
  fileprivate var gesture: String? {
    if case .edit(_, _, let gesture, _) = self { gesture } else { nil }
  }
}
