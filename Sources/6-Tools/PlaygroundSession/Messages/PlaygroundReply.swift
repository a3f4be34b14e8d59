// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundRecords

/// The replies of a session beside frames, as JSON with a `type`.
package enum PlaygroundReply {
  /// The contents that can be shown.
  struct Catalogue: Encodable {
    let type = "catalogue"
    let samples: [PlaygroundContent]
    let devices: [Device]
    let textSizes: [String]
    let designs: [String]
    /// The kinds of chrome that can surround a content; empty where nothing can.
    let chromes: [String]
    /// The documents that a new one can begin with; empty where none can be made.
    let starts: [PlaygroundStart]
    /// Whether a document can be made of what is shown.
    let capturesDocuments: Bool
    let anatomy: [AnatomyKind]
  }

  struct Device: Encodable {
    let name: String
    let width: Double
    let height: Double
  }

  /// A kind of parts of a layout, and its colours.
  struct AnatomyKind: Encodable {
    let name: String
    let title: String
    let light: String
    let dark: String
  }

  /// The content that is shown, and its settings.
  struct State: Encodable {
    let type = "state"
    let sample: String
    let settings: PlaygroundSettings
    let size: [Double]
    /// The origin of the window in the picture, in points: inside what surrounds it.
    let origin: [Double]
    let anatomy: [String]
    let rate: Double
    /// Seconds of what moves by itself; nil if nothing does.
    let duration: Double?
    /// The panels that the page opens beside the view; nil for those of all contents alone.
    let panels: String?
  }

  /// Why something was not done.
  struct Problem: Encodable {
    let type = "problem"
    let text: String
  }

  struct Command: Encodable {
    let type = "command"
    let text: String
    /// A note on the differences between the command and the screen; nil if there are none.
    let note: String?
  }

  /// There is no more until the next message.
  struct Still: Encodable {
    let type = "still"
    let report: FrameReport
    /// The messages that were handled so far, since others may be on their way.
    let handled: Int
  }

  static func data(_ reply: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers that are not finite are never sent.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(reply)) ?? Data("{}".utf8)
  }

  static func file(_ content: Data, number: Int, isFailure: Bool) -> Data {
    FileRecord(number: UInt32(truncatingIfNeeded: number), isFailure: isFailure, content: content)
      .data
  }
}
