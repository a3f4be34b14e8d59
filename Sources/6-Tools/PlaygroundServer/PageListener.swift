// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A port of this machine, and the connections of browsers to it.
///
/// Whoever connects gets a place for a request, and loses it again if no request comes: a viewer
/// that is there loses nothing by others that connect and wait, send without end or read nothing.
final class PageListener: Sendable {
  let port: UInt16
  private let listening: Connection
  private let connectionCount = Mutex(0)

  /// Connections at a time: those of the viewers, and three times as many for the pages' files, but no more
  /// than half of the files that may be open. Dispatch opens one each second, and ends the process if it
  /// cannot.
  static let mostConnections = mostConnections(openFiles: sysconf(Int32(_SC_OPEN_MAX)))
  /// The seconds for a whole request, and between two of them.
  private static let requestLimit = 10.0
  /// The seconds in which a record has to be taken. A page that is stopped in a debugger still is one.
  private static let writingLimit = 60.0
  /// The pause where no connection can be had, since too many files are open.
  private static let pause = Duration.milliseconds(100)

  /// Returns the number of connections where so many files may be open; -1 stands for no limit.
  static func mostConnections(openFiles: Int) -> Int {
    min(4 * Hub.mostViewers, openFiles < 0 ? .max : openFiles / 2)
  }

  /// Listens at an address.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - port: The port; 0 stands for any that is free.
  /// - Throws: ``Connection/Failure`` if it cannot be had.
  init(_ address: in_addr, _ port: UInt16) throws(Connection.Failure) {
    (listening, self.port) = try Connection.listening(at: address, port)
  }

  /// Answers until the task is cancelled.
  func run(_ routes: PageRoutes) async {
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        guard let connection = try? await listening.accept() else {
          // Too many files are open, or the browser has hung up. What waits is there afterwards.
          try? await Task.sleep(for: Self.pause, clock: .continuous)
          continue
        }
        guard beginConnection() else {
          connection.close()
          continue
        }
        group.addTask {
          await self.serve(connection, routes)
          connection.close()
          self.connectionCount.withLock { $0 -= 1 }
        }
      }
      group.cancelAll()
    }
    listening.close()
  }

  private func beginConnection() -> Bool {
    connectionCount.withLock { count in
      guard count < Self.mostConnections else { return false }
      count += 1
      return true
    }
  }

  private func serve(_ connection: Connection, _ routes: PageRoutes) async {
    let input = ConnectionInput(connection)
    do {
      while let head = try await input.head(until: .now() + Self.requestLimit) {
        let request = try RequestHead(head)
        let response = await routes.answer(request)
        let keeps = request.keepsConnection
        try await Self.write(response.data(keepsConnection: keeps), to: connection)
        if response.status == .switchingProtocols {
          try await ViewerSocket(hub: routes.hub).run(input) { frame in
            try await Self.write(frame.data, to: connection)
          }
          return
        }
        guard keeps else { return }
      }
    } catch let refusal as RequestHead.Refusal {
      let data = PageFiles.refusal(refusal).data(keepsConnection: false)
      if (try? await Self.write(data, to: connection)) != nil { try? await connection.linger() }
    } catch {
      // It has hung up, or sends or reads nothing.
    }
  }

  private static func write(_ data: Data, to connection: Connection) async throws {
    try await connection.write(data, until: .now() + writingLimit)
  }
}
