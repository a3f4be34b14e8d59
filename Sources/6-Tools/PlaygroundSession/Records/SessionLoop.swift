// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundRecords

/// A session in a process of its own: messages are read from standard input, records written to
/// standard output.
///
/// What the code that is shown prints goes to standard error, so that it cannot be taken for a
/// record. When standard input ends, the process does, even if that code never comes back: nothing
/// is left behind by a server that was killed.
@MainActor
package enum SessionLoop {
  /// Runs a session until standard input ends.
  ///
  /// - Parameter makeSession: Makes the session; it is not called before output is safe.
  package static func run(
    _ makeSession: @MainActor () throws(PlaygroundError) -> PlaygroundSession
  ) {
    closeInheritedSockets()
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    signal(SIGPIPE, SIG_IGN)
    // The terminal's Ctrl-C is for the server, which closes the pipe.
    signal(SIGINT, SIG_IGN)
    let stream = RecordStream(input: STDIN_FILENO, output: output)
    let queue = RecordQueue()
    Thread.detachNewThread {
      while let record = stream.read() { queue.add(record) }
      _exit(0)
    }
    let session: PlaygroundSession
    do throws(PlaygroundError) {
      session = try makeSession()
    } catch {
      stream.write(PlaygroundReply.data(PlaygroundReply.Problem(text: error.description)))
      return
    }
    session.stopwatch = { ProcessInfo.processInfo.systemUptime }
    send(session, to: stream)
    while var messages = queue.takeAll() {
      while !messages.isEmpty {
        messages.removeFirst(session.receive(messages, for: longestSilence))
        guard send(session, to: stream) else { return }
      }
    }
  }

  /// Closes the server's connections that the process was started with.
  ///
  /// The server marks each as its own, but only after it has accepted it: one that is accepted while a
  /// session starts is inherited, and would stay open with the session when the server closes it.
  static func closeInheritedSockets() {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for file in files.compactMap(Int32.init) where file > STDERR_FILENO {
      var domain: Int32 = 0
      var length = socklen_t(MemoryLayout<Int32>.size)
      guard getsockopt(file, SOL_SOCKET, SO_DOMAIN, &domain, &length) == 0, domain == AF_INET
      else { continue }
      close(file)
    }
  }

  /// Seconds after which what is done so far is sent, however many messages wait: a server ends
  /// what says nothing for long.
  private static let longestSilence = 1.0

  /// Sends what a session has to say, and its picture before the rest is made.
  ///
  /// - Returns: Whether somebody reads it.
  @discardableResult
  private static func send(_ session: PlaygroundSession, to stream: RecordStream) -> Bool {
    send(session.takeFirstRecords(), to: stream) && send(session.takeLastRecords(), to: stream)
  }

  private static func send(_ records: [Data], to stream: RecordStream) -> Bool {
    for record in records where !stream.write(record) { return false }
    return true
  }
}
