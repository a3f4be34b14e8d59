// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The report of a file whose code crashes, or does not come to an end.
///
/// The code runs in this process. The report is written by a signal's handler, which may call little
/// and allocate nothing: all it writes is there before.
@MainActor enum CrashReport {
  /// The signals of a crash, by the names that their page in the manual has.
  private static let signals: KeyValuePairs<Int32, String> = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGABRT: "SIGABRT",
  ]

  /// Reports the crashes of a file's code from now on, each in one line, in place of Swift's page of
  /// registers.
  static func begin(for path: String) {
    useOwnStack()
    listen()
    for (number, name) in signals {
      set(
        "Error: '\(path)' crashed while it was shown (signal \(name)); "
          + "what it printed before is above.", for: number)
    }
    set(
      "Error: '\(path)' took more than \(CompiledFile.secondsForPicture) seconds for a picture.",
      for: SIGALRM)
  }

  /// Removes what is half written, if the code crashes.
  nonisolated static let cleanUp = Mutex<(@Sendable () -> Void)?>(nil)

  /// Waits on another thread for a handler, which may not clean up itself, and ends the program.
  private static func listen() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    crashPipe = ends[1]
    let input = ends[0]
    Thread.detachNewThread {
      var byte: UInt8 = 0
      guard read(input, &byte, 1) == 1 else { return }
      cleanUp.withLock { $0?() }
      _exit(GalleryFailure.Code.unreadable.rawValue)
    }
  }

  /// Gives the code of the file its time for one more picture.
  static func expectPicture() { alarm(CompiledFile.secondsForPicture) }

  private static func set(_ line: String, for number: Int32) {
    let bytes = Array((line + "\n").utf8)
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    crashLines[Int(number)] = UnsafeRawBufferPointer(copy)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let line = crashLines[Int(number)]
      _ = write(STDERR_FILENO, line.baseAddress, line.count)
      // The other thread ends the program, unless what has crashed holds a lock that it needs.
      if write(crashPipe, line.baseAddress, 1) == 1 { sleep(2) }
      _exit(GalleryFailure.Code.unreadable.rawValue)
    }
    action.sa_flags = SA_ONSTACK
    sigaction(number, &action, nil)
  }

  /// Runs the handler on a stack of its own: the usual one is full where a function calls itself for
  /// ever.
  private static func useOwnStack() {
    let size = 64 << 10
    var stack = stack_t(
      ss_sp: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), ss_flags: 0,
      ss_size: size)
    sigaltstack(&stack, nil)
  }
}

/// The pipe by which a handler wakes the thread that cleans up. Written before any handler is set.
private nonisolated(unsafe) var crashPipe: Int32 = -1

/// The line for each signal, by its number. Written before any handler is set, and never freed.
private nonisolated(unsafe) let crashLines: UnsafeMutablePointer<UnsafeRawBufferPointer> = {
  let lines = UnsafeMutablePointer<UnsafeRawBufferPointer>.allocate(capacity: 65)
  lines.initialize(repeating: UnsafeRawBufferPointer(start: nil, count: 0), count: 65)
  return lines
}()
