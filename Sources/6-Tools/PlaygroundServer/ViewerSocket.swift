// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import FlyingFox
import Foundation
import PlaygroundRecords

/// A viewer's connection: messages in, records out.
///
/// Frames of the socket are read one after another and only as fast as they are handled, so a flood
/// waits in the sender's own buffers. What breaks the rules is left.
struct ViewerSocket: WSHandler {
  let hub: Hub

  /// Messages a second; more wait.
  static let messageRate = 2_000
  /// The pause until the next look at a session that does not keep up.
  private static let pause = Duration.milliseconds(10)

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
          } else {
            await hub.handle(ServerMessage.unmarked(frame.payload))
            while await hub.isBusy { try await Task.sleep(for: Self.pause, clock: .continuous) }
          }
        case .ping, .pong: continue
        default: return
        }
      }
    } catch {
      // The connection is gone; so is the viewer.
    }
  }

  /// The message of a viewer when a frame is on its screen.
  private static let drawn = Data(#"{"type":"drawn"}"#.utf8)
  /// The message of a viewer who saves the document.
  private static let save = Data(#"{"type":"save"}"#.utf8)
}
