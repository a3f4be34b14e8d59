// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A program that ran to its end, or was ended.
struct ProgramRun: Sendable {
  enum End: Hashable, Sendable {
    case exited(code: Int32)
    case signalled(number: Int32)
    /// It was not over in time, and was ended.
    case timedOut
  }

  let end: End
  /// The last of what it said, on either output.
  let output: String

  var succeeded: Bool { end == .exited(code: 0) }
  /// Whether there is no such program, as a shell says it.
  var isMissing: Bool { end == .exited(code: 127) }

  struct Start: Sendable {
    /// The program, an absolute path or a name to be found in `PATH`; and its arguments.
    var words: [String]
    var folder: String
    var environment: [String: String]
    /// Seconds after which it is ended, with every process that it has started.
    var timeout: TimeInterval = .infinity
    /// Whether its words go to standard error as it says them; they are not kept then.
    var passesOutput = false
    /// Whether it leads a process group, with all that it starts. Otherwise it belongs to the
    /// command's, and Control-C reaches it from the terminal; it cannot have a timeout.
    var leadsGroup = true
  }

  /// Runs a program, and waits.
  ///
  /// - Throws: An internal failure if no program can be started.
  init(_ start: Start) throws(IllustrateFailure) {
    let output = try OutputPipe()
    defer { output.close() }
    let process = try ChildProcess(start, output: start.passesOutput ? nil : output)
    output.closeInput()
    defer { process.forget() }
    let clock = ContinuousClock()
    let begin = clock.now
    let limit = start.timeout.isFinite ? Duration.seconds(start.timeout) : nil
    while !process.isOver {
      if let limit, clock.now - begin > limit {
        process.end()
        end = .timedOut
        self.output = output.text
        return
      }
      // Ends as soon as there is something to read; processes that the program left behind may
      // keep the pipe open, so its end is no sign.
      output.read(waiting: 20)
    }
    // What it has started goes with it.
    end = process.end()
    output.read(waiting: 0)
    self.output = output.text
  }
}
