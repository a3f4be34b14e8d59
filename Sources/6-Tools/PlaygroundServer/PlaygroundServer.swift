// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import FlyingFox
import FlyingSocks
package import Foundation

/// A playground on a port of this machine.
package actor PlaygroundServer {
  private let configuration: ServerConfiguration
  private let hub: Hub
  private var server: HTTPServer?

  /// Prepares a server.
  ///
  /// - Parameter configuration: Where it listens, and what draws.
  package init(_ configuration: ServerConfiguration) {
    self.configuration = configuration
    hub = Hub(configuration)
  }

  /// Serves until the task is cancelled or the server ended.
  ///
  /// - Parameter listening: Called with the address to open, once it can be opened.
  /// - Throws: ``ServerError`` if the port cannot be had.
  package func run(_ listening: @escaping @Sendable (URL) -> Void) async throws {
    let address: sockaddr_in
    do { address = try .inet(ip4: configuration.host, port: configuration.port) } catch {
      throw ServerError("Invalid address '\(configuration.host)': use digits, such as 127.0.0.1.")
    }
    let server = HTTPServer(
      config: HTTPServer.Configuration(
        address: address, pool: PromptSockets(HTTPServer.defaultPool()), logger: .disabled))
    self.server = server
    let serving = Task { try await server.run() }
    do {
      try await withTaskCancellationHandler {
        try await waitUntilListening(server, serving)
        guard let port = await server.port else { throw ServerError("The server has no port.") }
        let entry = RequestGuard(host: configuration.host, port: port)
        await addRoutes(to: server, entry)
        if let url = URL(
          string: "http://\(shownHost):\(port)/#token=\(entry.token)")
        {
          listening(url)
        }
        try await serving.value
      } onCancel: {
        serving.cancel()
      }
    } catch let error as ServerError {
      throw error
    } catch {
      await hub.end()
      if Task.isCancelled || isEnded { return }
      throw ServerError("The server stopped: \(error)")
    }
    await hub.end()
  }

  private var isEnded = false

  /// Runs another program from now on; knobs and offsets stay.
  ///
  /// - Parameter program: Its path, and its arguments.
  package func show(_ program: [String]) async { await hub.run(program) }

  /// Tells all viewers what is wrong, such as a compiler's errors; what was shown stays.
  ///
  /// - Parameter problem: What is wrong.
  package func tell(_ problem: String) async { await hub.tell(problem: problem, isOver: false) }

  /// Tells the session what the file of its document has, if it is another text.
  package func documentDidChange() async { await hub.documentDidChange() }

  /// Ends the server, and the session's process.
  package func end() async {
    isEnded = true
    await hub.end()
    await server?.stop(timeout: 0)
  }

  /// The address as a browser on this machine writes it.
  private var shownHost: String {
    configuration.host == "0.0.0.0" ? "127.0.0.1" : configuration.host
  }

  private func waitUntilListening(
    _ server: HTTPServer, _ serving: Task<Void, any Error>
  ) async throws {
    let listening = Task { try await server.waitUntilListening(timeout: 10) }
    // If it fails it never listens, and says why only at its own end.
    Task {
      _ = await serving.result
      listening.cancel()
    }
    do {
      try await listening.value
    } catch {
      let port = configuration.port
      throw ServerError(
        "Cannot listen on port \(port) of \(configuration.host). "
          + "It may be in use: --port 0 picks any free port.")
    }
  }

  private func addRoutes(to server: HTTPServer, _ entry: RequestGuard) async {
    for (path, content, type) in PageFiles.all {
      await server.appendRoute(HTTPRoute(method: .GET, path: path)) { request in
        do throws(RequestGuard.Refusal) { try entry.checkPage(request) } catch {
          return PageFiles.refusal(error)
        }
        return PageFiles.response(content, type: type)
      }
    }
    let socket = WebSocketHTTPHandler(handler: ViewerSocket(hub: hub))
    await server.appendRoute(HTTPRoute(method: .GET, path: "/session")) { request in
      do throws(RequestGuard.Refusal) { try entry.check(request) } catch {
        return PageFiles.refusal(error)
      }
      return try await socket.handleRequest(request)
    }
    await server.appendRoute(HTTPRoute(method: .GET, path: "/file")) { [hub] request in
      do throws(RequestGuard.Refusal) { try entry.check(request) } catch {
        return PageFiles.refusal(error)
      }
      let format = request.query.first { $0.name == "format" }?.value ?? "png"
      return PageFiles.response(await hub.file(format), format: format)
    }
  }
}

extension HTTPServer {
  /// The port that is listened at.
  fileprivate var port: UInt16? {
    switch listeningAddress {
    case .ip4(_, let port), .ip6(_, let port): port
    default: nil
    }
  }
}

/// The address at which a playground listens, and the program that draws it.
package struct ServerConfiguration: Sendable {
  /// The address to listen at: digits with dots.
  var host: String
  /// The port; 0 for any that is free.
  var port: UInt16
  /// The program that runs a session, and its arguments.
  var program: [String]
  /// The time that a session may take for an answer, in seconds, before its process is ended.
  var patience: Double
  /// The file of the document on the page; nil where there is none to write.
  var document: WritableFile?

  package init(
    host: String = "127.0.0.1", port: UInt16, program: [String], patience: Double = 10,
    document: WritableFile? = nil
  ) {
    self.document = document
    self.host = host
    self.port = port
    self.program = program
    self.patience = patience
  }
}

/// Why a playground cannot be served, as a sentence for the console.
package struct ServerError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
