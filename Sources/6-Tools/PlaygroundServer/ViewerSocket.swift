// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import FlyingFox
import Foundation

/// A viewer's connection: messages in, records out.
///
/// Frames of the socket are read one after another and only as fast as they are handled, so a flood
/// waits in the sender's own buffers. What breaks the rules is left.
struct ViewerSocket: WSHandler {
  let hub: Hub

  /// The longest message that is read, in bytes.
  static let longestMessage = 16_384
  /// The longest message with a whole document, in bytes: a text of 1 MiB with its quotation marks.
  static let longestDocument = 3 << 20
  /// Messages a second; more wait.
  static let messageRate = 2_000

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    guard let (viewer, number) = await hub.addViewer() else {
      return AsyncStream { continuation in
        continuation.yield(
          .close(code: WSCloseCode(1013, reason: "Too many viewers.")))
        continuation.finish()
      }
    }
    let reading = Task { [hub] in
      await read(client, of: number, viewer)
      await hub.removeViewer(number)
    }
    return AsyncStream {
      guard let record = await viewer.next() else {
        reading.cancel()
        return nil
      }
      let isText = record.first == UInt8(ascii: "{")
      return WSFrame(fin: true, opcode: isText ? .text : .binary, mask: nil, payload: record)
    } onCancel: {
      viewer.close()
      reading.cancel()
    }
  }

  /// Reads until the viewer leaves or breaks the rules.
  private func read(
    _ client: AsyncThrowingStream<WSFrame, any Error>, of number: Int, _ viewer: Viewer
  ) async {
    var (count, second) = (0, ContinuousClock.now)
    var assembly = MessageAssembly()
    do {
      for try await frame in client {
        // None of our messages but those with a document is long enough to be split.
        guard let message = assembly.add(frame) else { return }
        guard let frame = message.frame else { continue }
        count += 1
        if count > Self.messageRate {
          try await Task.sleep(until: second.advanced(by: .seconds(1)), clock: .continuous)
        }
        if ContinuousClock.now - second > .seconds(1) { (count, second) = (0, .now) }
        switch frame.opcode {
        case .text:
          if frame.payload == Self.drawn {
            await hub.frameWasDrawn(by: number)
          } else if frame.payload == Self.save {
            await hub.save()
          } else if !isOfServer(frame.payload) {
            await hub.handle(frame.payload)
          }
        case .ping, .pong: continue
        default: return
        }
      }
    } catch {
      // The connection is gone; so is the viewer.
    }
  }

  /// Returns whether a message is one that only the server may send: what it has read from the
  /// document's file, or written to it.
  private func isOfServer(_ message: Data) -> Bool {
    struct Message: Decodable { let type: String }
    guard let message = try? JSONDecoder().decode(Message.self, from: message) else { return false }
    return ["saved", "fileChanged"].contains(message.type)
  }

  /// The message of a viewer when a frame is on its screen.
  private static let drawn = Data(#"{"type":"drawn"}"#.utf8)
  /// The message of a viewer who saves the document.
  private static let save = Data(#"{"type":"save"}"#.utf8)
}
