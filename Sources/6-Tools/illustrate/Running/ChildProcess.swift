// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Glibc
import Synchronization

/// A program under way; in a process group of its own unless it wants none, so that what it starts
/// ends with it.
final class ChildProcess {
  private let identifier: pid_t
  private let leadsGroup: Bool

  /// The programs under way, to be ended when the command is interrupted.
  private struct Running {
    var identifiers: Set<pid_t> = []
    /// Whether the command is interrupted.
    var areEnding = false
  }

  private static let running = Mutex(Running())
  private static let starting = Mutex(())

  /// Does something while no program starts, which would inherit what is half done.
  static func whileNoneStarts<Result>(_ body: () -> Result) -> Result {
    starting.withLock { _ in body() }
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - start: What it is started with.
  ///   - output: Where its words go; nil for standard error.
  /// - Throws: An internal failure if it cannot be started.
  init(_ start: ProgramRun.Start, output: OutputPipe?) throws(IllustrateFailure) {
    var attributes = posix_spawnattr_t()
    var actions = posix_spawn_file_actions_t()
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    let group = start.leadsGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(group | POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)
    // Signals that the command ignores are for the program.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let words = output?.writing ?? STDERR_FILENO
    posix_spawn_file_actions_adddup2(&actions, words, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, words, STDERR_FILENO)

    // Swift does not see the function that names the folder of a program to be started.
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", start.folder]
    let arguments = (shell + start.words).map { strdup($0) } + [nil]
    let environment =
      start.environment.sorted { $0.key < $1.key }
      .map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in arguments + environment { free(word) } }
    var identifier: pid_t = 0
    let error = Self.whileNoneStarts {
      Self.running.withLock { running in
        let error = posix_spawn(
          &identifier, shell[0], &actions, &attributes, arguments, environment)
        // Known at once: on a machine that is busy, a program ran for ten milliseconds before it was, and an
        // interruption in between left it behind.
        if error == 0, start.leadsGroup {
          running.identifiers.insert(identifier)
          if running.areEnding { kill(-identifier, SIGKILL) }
        }
        return error
      }
    }
    guard error == 0 else {
      throw IllustrateFailure(
        "Cannot start a program: \(String(cString: strerror(error))).", .internal)
    }
    self.identifier = identifier
    leadsGroup = start.leadsGroup
  }

  /// Whether the program has ended by itself.
  var isOver: Bool {
    var information = siginfo_t()
    // It stays known until its group has ended, so that its number is not reused.
    let result = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 ? information.si_signo == SIGCHLD : errno != EINTR
  }

  /// Ends the program, unless it is over, and what it has started.
  ///
  /// - Returns: How the program ended.
  @discardableResult
  func end() -> ProgramRun.End {
    if leadsGroup { kill(-identifier, SIGKILL) }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited(code: (status >> 8) & 0xFF) : .signalled(number: signal)
  }

  /// Says that the program is not under way any more.
  func forget() {
    let areEnding = Self.running.withLock { running in
      running.identifiers.remove(identifier)
      return running.areEnding
    }
    // The command ends in a moment. Until then nothing goes on with what was cut off.
    while areEnding { pause() }
  }

  /// Ends all programs that are under way, when the command is about to end.
  static func endAll() {
    running.withLock { running in
      running.areEnding = true
      for identifier in running.identifiers { kill(-identifier, SIGKILL) }
    }
  }
}

extension Array where Element: Sendable {
  /// Returns what a closure makes of each element, in their order; called on all cores at once.
  func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { results in indices.compactMap { results[$0] } }
  }
}

/// A folder for what is thrown away at the end.
struct TemporaryFolder: Sendable {
  let path: String

  init() throws(IllustrateFailure) {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("illustrate.XXXXXX")
    var name = Array(base.path.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw IllustrateFailure(
        "'\(base.deletingLastPathComponent().path)' cannot hold temporary files: "
          + "\(String(cString: strerror(errno))).", .cannotWrite)
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
