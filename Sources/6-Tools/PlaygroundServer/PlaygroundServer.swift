// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

package actor PlaygroundServer {
  private let configuration: ServerConfiguration
  private let hub: Hub
  private var serving: Task<Void, Never>?

  package init(_ configuration: ServerConfiguration) {
    self.configuration = configuration
    hub = Hub(configuration)
  }

  /// Serves until the task is cancelled or the server ended.
  ///
  /// - Parameter listening: Called with the address to open, once it can be opened.
  /// - Throws: ``ServerError`` if the port cannot be had.
  package func run(_ listening: @escaping @Sendable (URL) -> Void) async throws {
    var address = in_addr()
    guard inet_pton(AF_INET, configuration.host, &address) == 1 else {
      throw ServerError(
        "Invalid address '\(configuration.host)': use digits, such as 127.0.0.1.", .usage)
    }
    let listener: PageListener
    do { listener = try PageListener(address, configuration.port) } catch { throw problem(error) }
    let entry = RequestGuard(host: configuration.host, port: listener.port)
    let routes = PageRoutes(hub: hub, entry: entry)
    let serving = Task { await listener.run(routes) }
    self.serving = serving
    if isEnded { serving.cancel() }
    if let url = URL(string: "http://\(shownHost):\(listener.port)/#token=\(entry.token)") {
      listening(url)
    }
    await withTaskCancellationHandler {
      await serving.value
    } onCancel: {
      serving.cancel()
      // Whoever waits for a file is answered, and waits no longer.
      Task { [hub] in await hub.end() }
    }
    await hub.end()
  }

  private var isEnded = false

  /// Runs another program from now on; knobs and offsets stay.
  ///
  /// - Parameter program: Its path, and its arguments.
  package func show(_ program: [String]) async { await hub.run(program) }

  /// Tells all viewers what is wrong, such as a compiler's errors; what was shown stays.
  package func tell(_ problem: String) async { await hub.tell(problem: problem, isOver: false) }

  /// Tells the session what the file of its document has, if it is another text.
  package func documentDidChange() async { await hub.documentDidChange() }

  /// Ends the server, and the session's process.
  package func end() async {
    isEnded = true
    await hub.end()
    serving?.cancel()
  }

  /// The address as a browser on this machine writes it.
  private var shownHost: String {
    configuration.host == RequestGuard.anywhere ? "127.0.0.1" : configuration.host
  }

  /// Says why the port cannot be had.
  private func problem(_ failure: Connection.Failure) -> ServerError {
    let (host, port) = (configuration.host, configuration.port)
    guard failure.number == EADDRINUSE else {
      let reason = String(cString: strerror(failure.number))
      return ServerError("Cannot listen on port \(port) of \(host): \(reason).", .unavailable)
    }
    return ServerError(
      "Cannot listen on port \(port) of \(host). "
        + "It may be in use: --port 0 picks any free port.", .unavailable)
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
  /// The kinds of what is wrong, as the codes that programs of the system end with.
  package enum Code: Int32, Sendable {
    /// An address that is none.
    case usage = 64
    /// A port that cannot be had.
    case unavailable = 69
    /// Something went wrong inside.
    case `internal` = 70
  }

  package let description: String
  package let code: Code

  package init(_ description: String, _ code: Code = .internal) {
    self.description = description
    self.code = code
  }
}
