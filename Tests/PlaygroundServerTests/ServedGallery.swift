// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

// The module has another name in the package of the system tests, where this file is a link.
#if SYSTEM_TESTS
  import StartedPrograms
#else
  import ChildProcesses
#endif

/// `gallery serve`, or another program that serves, as a user runs it.
final class ServedGallery {
  let url: URL
  let port: UInt16
  let token: String
  let process: RunningProgram

  /// The command stands beside the test program in the build folder; `GALLERY` names another, such
  /// as one that is optimized.
  static let path = ProcessInfo.processInfo.environment["GALLERY"] ?? path(of: "gallery")

  /// The path of a program of the package.
  static func path(of product: String) -> String {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: program ?? CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent(product).path
  }

  /// A document to serve: ninety-four numbers, five in a row, with a comment.
  static let grid = """
    { // five in a row
      version: 1, name: "grid",
      layout: { type: "compositional", section: { group: {
        group: "horizontal", width: { fractionalWidth: 1 }, height: { fractionalWidth: 0.2 },
        items: [{ width: { fractionalWidth: 0.2 }, height: { fractionalHeight: 1 } }] } } },
      data: { sections: [{ count: 94 }] } }

    """

  struct Failure: Error { let text: String }

  /// Serves on any port that is free, and waits for the address.
  convenience init(_ arguments: String...) throws {
    try self.init(program: Self.path, arguments: ["serve", "--port", "0"] + arguments)
  }

  /// Starts a program that serves, and waits for the address.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: What follows it.
  ///   - variables: What differs from this test's environment.
  ///   - errors: The file that its standard error is written to; nil for nowhere.
  init(
    program: String, arguments: [String] = [], with variables: [String: String] = [:],
    errors: String? = nil
  ) throws {
    process = try ChildProgram([program] + arguments, with: variables).start(errors: errors)
    let line = String(decoding: process.output.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: line), let port = url.port,
      let token = url.fragment?.split(separator: "=").last
    else { throw Failure(text: "No address: \(line)") }
    self.url = url
    self.port = UInt16(port)
    self.token = String(token)
  }

  deinit { end() }

  /// Ends it as Ctrl-C does. What still runs after ten seconds is killed, so that no test waits for it
  /// without end.
  func end() {
    process.send(SIGINT)
    for _ in 0..<1000 where process.isRunning { usleep(10_000) }
    process.send(SIGKILL)
    process.waitUntilEnd()
  }

  /// A viewer that may do anything.
  func viewer() throws -> RawConnection {
    let connection = try RawConnection(port: port)
    guard try connection.upgrade(token: token, port: port) == 101 else {
      throw Failure(text: "No viewer")
    }
    return connection
  }

  /// The processes that it has started and that are still there.
  var children: [pid_t] {
    let tasks = "/proc/\(process.identifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread in
      let text = (try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)) ?? ""
      return text.split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// The memory that it has, in kilobytes.
  var memory: Int {
    let path = "/proc/\(process.identifier)/status"
    let lines = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n")
    return lines.first { $0.hasPrefix("VmRSS:") }
      .flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) } ?? 0
  }
}
