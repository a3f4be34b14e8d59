// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import PlaygroundServer
import Synchronization

enum ServerRun {
  /// Serves until the process is interrupted or told to end.
  ///
  /// - Parameters:
  ///   - configuration: Where it listens, and what draws.
  ///   - listening: Called with the address to open.
  ///   - file: A file that is watched beside it; what it throws ends the server.
  /// - Returns: Why it could not; nil after Ctrl-C.
  static func wait(
    for configuration: ServerConfiguration, listening: @escaping @Sendable (URL) -> Void,
    beside file: (any WatchedContent)?
  ) -> ServerError? {
    let server = PlaygroundServer(configuration)
    let failure = Mutex<ServerError?>(nil)
    let isOver = DispatchSemaphore(value: 0)
    let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      // Until it is registered, on a thread of its own, the signal ends the process as it always does.
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // Whatever the server waits for, it ends.
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) { isOver.signal() }
        Task {
          await server.end()
          isOver.signal()
        }
      }
      source.activate()
      return source
    }
    Task {
      do {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await server.run(listening) }
          if let file { group.addTask { try await file.run(on: server) } }
          defer { group.cancelAll() }
          try await group.next()
        }
      } catch {
        failure.withLock { $0 = (error as? ServerError) ?? ServerError("\(error)") }
      }
      isOver.signal()
    }
    isOver.wait()
    // After a signal the task of the file is still there.
    file?.removeFolder()
    for source in sources { source.cancel() }
    return failure.withLock { $0 }
  }
}
