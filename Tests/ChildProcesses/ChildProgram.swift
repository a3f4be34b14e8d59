// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Glibc

/// A program that a test runs to its end, or starts and talks to.
///
/// In place of Foundation's `Process`, for the sake of Swift Testing: while exit tests run, a thread of its
/// asks the system without a pause which child has ended, from the end of a child until it is waited for.
/// Foundation waits for a child only when all that has inherited a socket of it has ended: for one of
/// `sleep 10 & exit 0` after ten seconds. Here a thread waits for each child, and the tests of the gallery took
/// 150 s of processor time in place of 167.
package struct ChildProgram: Sendable {
  /// The path of the program, and its arguments.
  package var words: [String]
  /// The folder that it runs in.
  package var folder: String
  /// What differs from this process's environment.
  package var variables: [String: String]
  /// What it reads from standard input.
  package var input: Data

  /// Creates a program that does not run yet.
  ///
  /// - Parameters:
  ///   - words: The path of the program, and its arguments.
  ///   - folder: The folder that it runs in; nil for the one that the tests run in.
  ///   - variables: What differs from this process's environment.
  ///   - input: What it reads from standard input.
  package init(
    _ words: [String], in folder: String? = nil, with variables: [String: String] = [:],
    input: Data = Data()
  ) {
    self.words = words
    self.folder = folder ?? Self.ownFolder
    self.variables = variables
    self.input = input
  }

  /// The folder of this process, whatever folder a thread of it is in when a program is started.
  private static let ownFolder =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(getpid())/cwd")) ?? "/"

  /// How a program ended.
  package enum End: Hashable, Sendable {
    case exited(code: Int32)
    case signalled(number: Int32)

    init(waitStatus: Int32) {
      let signal = waitStatus & 0x7F
      self = signal == 0 ? .exited(code: (waitStatus >> 8) & 0xFF) : .signalled(number: signal)
    }
  }

  /// What is left of a program.
  package struct Result: Sendable {
    package let end: End
    /// What it wrote to standard output.
    package let output: Data
    /// What it wrote to standard error.
    package let errors: String

    /// The exit code; -1 if a signal has ended it.
    package var status: Int32 { if case .exited(let code) = end { code } else { -1 } }
    package var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// A program that could not be started.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Runs the program to its end.
  ///
  /// - Returns: How it ended, and what it wrote.
  /// - Throws: ``Failure``.
  package func run() throws -> Result {
    let files = try OutputFiles()
    let child = try start(input: try inputFile(), output: files.output, errors: files.errors)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return files.result(End(waitStatus: status))
  }

  /// Starts the program, to be talked to.
  ///
  /// - Parameter errors: The file that its standard error is written to; nil for nowhere.
  /// - Returns: The program under way.
  /// - Throws: ``Failure``.
  package func start(errors: String? = nil) throws -> RunningProgram {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure("A pipe cannot be created") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let writing = OpenFile(ends[1])
    let reading = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let errors = try OpenFile(errors ?? "/dev/null", O_WRONLY | O_CREAT | O_APPEND)
    let child = try start(
      input: try inputFile(), output: writing.descriptor, errors: errors.descriptor)
    return RunningProgram(child, output: reading)
  }

  /// What the program reads, as a file that is open and has no name any more.
  private func inputFile() throws -> OpenFile {
    guard !input.isEmpty else { return try OpenFile("/dev/null", O_RDONLY) }
    let name = FileManager.default.temporaryDirectory.path + "/child-\(UUID().uuidString).input"
    defer { unlink(name) }
    try input.write(to: URL(fileURLWithPath: name))
    return try OpenFile(name, O_RDONLY)
  }

  private func start(input: OpenFile, output: Int32, errors: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input.descriptor, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    // Nothing else is inherited, whoever has opened it: the pipe of a server that another test has started
    // would be open as long as this program runs.
    guard Extensions.addCloseFrom(&actions, STDERR_FILENO + 1) == 0,
      folder.withCString({ Extensions.addFolder(&actions, $0) }) == 0
    else { throw Failure("'\(folder)' is not taken as a folder") }
    // Signals as a terminal has them: a shell's `&` makes the tests deaf to SIGINT, a server that runs in
    // them to SIGPIPE, and a thread of the runtime to most: its children could not be ended by SIGTERM.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let arguments = words.map { strdup($0) } + [nil]
    let settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + settings { free(text) } }
    var child: pid_t = 0
    var error = posix_spawn(&child, words[0], &actions, &attributes, arguments, settings)
    // A program that a test has just copied is open for writing in every process that was started meanwhile,
    // until that runs its own program: two of eight runs of the gallery's tests failed.
    for _ in 0..<100 where error == ETXTBSY {
      usleep(10_000)
      error = posix_spawn(&child, words[0], &actions, &attributes, arguments, settings)
    }
    guard error == 0 else {
      throw Failure("'\(words[0])' cannot be started in '\(folder)'", error)
    }
    return child
  }
}

extension ChildProgram.Failure {
  /// What was tried, and what the system says.
  init(_ attempt: String, _ error: Int32 = errno) {
    self.init(description: "\(attempt): \(String(cString: strerror(error))).")
  }
}

/// Functions of the C library that Swift does not see, since they are extensions of GNU's.
private enum Extensions {
  typealias Actions = UnsafeMutablePointer<posix_spawn_file_actions_t>

  static let addCloseFrom = unsafeBitCast(
    dlsym(nil, "posix_spawn_file_actions_addclosefrom_np"),
    to: (@convention(c) (Actions, Int32) -> Int32).self)
  static let addFolder = unsafeBitCast(
    dlsym(nil, "posix_spawn_file_actions_addchdir_np"),
    to: (@convention(c) (Actions, UnsafePointer<CChar>) -> Int32).self)
}
