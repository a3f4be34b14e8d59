// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import PictureResults

/// Where the command talks: data to standard output, everything else to standard error.
enum Console {
  /// The files that stand for standard output and standard error, by their numbers.
  struct Files {
    let output: Int32
    let errors: Int32
  }

  /// The files of a command that runs in the process of tests; nil in a process of its own, which is the
  /// command's alone.
  @TaskLocal static var files: Files?

  /// The progress of a command that draws many pictures; it is erased before anything else is printed.
  static var progress: ProgressLine { files == nil ? .standardError : .off }

  /// Prints a line to standard error. Without one, the line is lost.
  static func error(_ line: String) {
    progress.erase()
    let errors = FileHandle(fileDescriptor: files?.errors ?? STDERR_FILENO)
    try? errors.write(contentsOf: Data((line + "\n").utf8))
  }

  /// The number of the file that data go to: standard output, unless it was diverted.
  static var output: Int32 { files?.output ?? ownOutput }

  /// Returns whether a path names standard output: `-`, `/dev/stdout`, `/proc/self/fd/1`, or a link to
  /// one of them.
  static func isOutput(_ path: String) -> Bool {
    path == "-" || OpenFile(namedBy: path)?.descriptor == STDOUT_FILENO
  }

  /// Returns a path as the system knows it: standard output may have been diverted.
  static func systemPath(_ path: String) -> String {
    guard isOutput(path) else { return path }
    return output == STDOUT_FILENO ? "/dev/stdout" : "/dev/fd/\(output)"
  }

  nonisolated(unsafe) private static var ownOutput = STDOUT_FILENO

  /// Keeps standard output for data: what code of the user's own prints goes to standard error from
  /// now on. To be called before another thread runs.
  static func divertOutput() {
    fillGaps()
    let copy = dup(STDOUT_FILENO)
    guard copy >= 0 else { return }
    ownOutput = copy
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Prints a line of data, or a text that has its line breaks.
  static func print(_ line: some CustomStringConvertible, terminator: String = "\n") {
    let output = output
    guard output != STDOUT_FILENO else { return Swift.print(line, terminator: terminator) }
    try? FileHandle(fileDescriptor: output).write(contentsOf: Data("\(line)\(terminator)".utf8))
  }

  /// Whether there was a standard output when the command began.
  static let hasOutput = fcntl(STDOUT_FILENO, F_GETFD) != -1

  /// Puts nothing in the place of what is closed: the next file that is opened would take its
  /// number, and what is meant for the console would go into it. To be called before anything is
  /// opened.
  static func fillGaps() {
    _ = hasOutput
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }
}
