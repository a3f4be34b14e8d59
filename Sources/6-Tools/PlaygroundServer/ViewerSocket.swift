// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundRecords

/// A viewer's connection: messages in, records out.
///
/// Frames of the socket are read one after another and only as fast as they are handled, so a flood
/// waits in the sender's own buffers. What breaks the rules is left.
struct ViewerSocket: Sendable {
  let hub: Hub

  /// Messages a second; more wait.
  static let messageRate = 2_000
  /// The pause until the next look at a session that does not keep up.
  private static let pause = Duration.milliseconds(10)

  /// Shows a viewer the session until it leaves, breaks the rules or reads nothing.
  ///
  /// - Parameters:
  ///   - input: What it sends.
  ///   - write: Sends it a frame.
  /// - Throws: What `write` throws.
  func run(_ input: ConnectionInput, write: (Frame) async throws -> Void) async throws {
    guard let (viewer, number) = await hub.addViewer() else {
      return try await write(.close("Too many viewers."))
    }
    let result = await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await read(input, of: number)
        await hub.removeViewer(number)
      }
      defer { group.cancelAll() }
      return await Self.send(records: viewer, write)
    }
    try result.get()
  }

  private static func send(
    records viewer: Viewer, _ write: (Frame) async throws -> Void
  ) async -> Result<Void, any Error> {
    do {
      while let record = await viewer.next() {
        let isText = RecordKind(record) == .reply
        try await write(Frame(kind: isText ? .text : .binary, payload: record))
      }
      return .success(())
    } catch { return .failure(error) }
  }

  /// Reads until the viewer leaves or breaks the rules.
  private func read(_ input: ConnectionInput, of number: Int) async {
    var (count, second) = (0, ContinuousClock.now)
    var assembly = MessageAssembly()
    do {
      while let frame = try await input.frame() {
        switch assembly.add(frame) {
        case .violation: return
        case .nothing: continue
        case .message(let message, let type):
          count += 1
          if count > Self.messageRate {
            try await Task.sleep(until: second.advanced(by: .seconds(1)), clock: .continuous)
          }
          if ContinuousClock.now - second > .seconds(1) { (count, second) = (0, .now) }
          switch type {
          case "drawn": await hub.frameWasDrawn(by: number)
          case "save": await hub.save()
          default:
            await hub.handle(ServerMessage.unmarked(message))
            while await hub.isBusy { try await Task.sleep(for: Self.pause, clock: .continuous) }
          }
        }
      }
    } catch {
      // The connection is gone; so is the viewer.
    }
  }
}
