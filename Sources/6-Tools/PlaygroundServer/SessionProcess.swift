// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundRecords
import Synchronization

/// The process that a session runs in.
///
/// Records go to its standard input, and come from its standard output; what it says on standard
/// error is passed on, and its end kept. It ends when its standard input does, and so with us.
final class SessionProcess: Sendable {
  enum Event: Sendable {
    case record(Data)
    /// It is gone, and why.
    case ended(String)
  }

  private let id: pid_t
  private let outgoing = RecordQueue(limit: 1024, byteLimit: 32 << 20)
  private let lastWords = Mutex(Data())
  /// Why it was ended by us; nil if it ends by itself.
  private let reason = Mutex<String?>(nil)

  /// The number of bytes that are kept of its standard error.
  private static let lastWordsLength = 8192

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The path of the program, and its arguments.
  ///   - handle: Called with what happens, on a thread of its own; the process waits meanwhile.
  /// - Throws: ``ServerError`` if it cannot be started.
  init(_ program: [String], _ handle: @escaping @Sendable (Event) -> Void) throws(ServerError) {
    signal(SIGPIPE, SIG_IGN)
    let (input, output, errors) = (try Self.pipe(), try Self.pipe(), try Self.pipe())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.read, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.write, STDERR_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = program.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var variables: [UnsafeMutablePointer<CChar>?] =
      Self.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in variables { free(variable) } }
    var id = pid_t()
    let status = posix_spawn(&id, program[0], &actions, nil, &arguments, &variables)
    for file in [input.read, output.write, errors.write] { close(file) }
    guard status == 0 else {
      for file in [input.write, output.read, errors.read] { close(file) }
      throw ServerError("'\(program[0])' cannot be started: \(String(cString: strerror(status))).")
    }
    self.id = id
    write(to: input.write)
    let hasSaidAll = DispatchSemaphore(value: 0)
    readErrors(from: errors.read, hasSaidAll)
    read(from: output.read, hasSaidAll, handle)
  }

  /// Our own environment. A backtrace takes seconds, and more lines than are useful on a page:
  /// the message before it is what is reported, unless the user has asked for more.
  private static var environment: [String: String] {
    ["SWIFT_BACKTRACE": "enable=no"].merging(ProcessInfo.processInfo.environment) { $1 }
  }

  /// Whether so much waits to be sent that viewers have to wait as well.
  var isBusy: Bool { outgoing.isBusy }

  /// Sends a record, unless so many wait that the process is not listening.
  ///
  /// - Returns: Whether it is on its way.
  func send(_ record: Data) -> Bool { outgoing.addIfPossible(record) }

  /// Ends the process.
  ///
  /// - Parameter reason: Why, in a sentence.
  func end(because reason: String) {
    self.reason.withLock { $0 = $0 ?? reason }
    outgoing.end()
    kill(id, SIGKILL)
  }

  private static func pipe() throws(ServerError) -> (read: Int32, write: Int32) {
    var files: [Int32] = [0, 0]
    guard Foundation.pipe(&files) == 0 else {
      throw ServerError("Cannot create a pipe: \(String(cString: strerror(errno))).")
    }
    // Not to be inherited by processes that are started later: they would keep it open.
    for file in files { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    return (files[0], files[1])
  }

  private func write(to file: Int32) {
    let stream = RecordStream(input: -1, output: file)
    Thread.detachNewThread { [outgoing] in
      while let records = outgoing.takeAll() {
        for record in records where !stream.write(record) { break }
      }
      close(file)
    }
  }

  private func readErrors(from file: Int32, _ end: DispatchSemaphore) {
    Thread.detachNewThread { [self] in
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = Foundation.read(file, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        let words = Data(buffer[..<count])
        try? FileHandle.standardError.write(contentsOf: words)
        lastWords.withLock { $0 = ($0 + words).suffix(Self.lastWordsLength) }
      }
      close(file)
      end.signal()
    }
  }

  private func read(
    from file: Int32, _ errorsEnd: DispatchSemaphore, _ handle: @escaping @Sendable (Event) -> Void
  ) {
    let stream = RecordStream(input: file, output: -1)
    Thread.detachNewThread { [self] in
      while let record = stream.read() { handle(.record(record)) }
      close(file)
      outgoing.end()
      // What is no record ends it as well.
      kill(id, SIGKILL)
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      _ = errorsEnd.wait(timeout: .now() + 1)
      handle(.ended(description(of: status)))
    }
  }

  private func description(of status: Int32) -> String {
    let words = String(decoding: lastWords.withLock { $0 }, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let cause = reason.withLock { $0 } ?? Self.cause(status)
    return words.isEmpty ? cause : "\(cause)\n\(words)"
  }

  private static func cause(_ status: Int32) -> String {
    let signal = status & 0x7F
    if signal == 0 {
      return "Your code exited (\(status >> 8 & 0xFF))."
    }
    return "Your code crashed (\(String(cString: strsignal(signal))))."
  }
}
