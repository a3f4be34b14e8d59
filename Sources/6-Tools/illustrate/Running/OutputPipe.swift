// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// The output of a program while it runs.
final class OutputPipe {
  private let reading: Int32
  private(set) var writing: Int32
  private var isOpen = true
  private var bytes = Data()

  /// A program that talks for ever fills no memory.
  static let keptLength = 65536

  init() throws(IllustrateFailure) {
    var ends: [Int32] = [-1, -1]
    // Closed in programs that are started meanwhile: they would keep it open.
    let reason = ChildProcess.whileNoneStarts { () -> Int32 in
      guard pipe(&ends) == 0 else { return errno }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return 0
    }
    guard reason == 0 else {
      throw IllustrateFailure(
        "Cannot create a pipe: \(String(cString: strerror(reason))).", .internal)
    }
    reading = ends[0]
    writing = ends[1]
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }

  var text: String { String(decoding: bytes.suffix(Self.keptLength), as: UTF8.self) }

  /// Closes the end that the program writes to, once it has its own.
  func closeInput() {
    if writing >= 0 { Glibc.close(writing) }
    writing = -1
  }

  func read(waiting milliseconds: Int32) {
    guard isOpen else {
      usleep(2000)
      return
    }
    var descriptor = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 16384)
    while true {
      let count = Glibc.read(reading, &buffer, buffer.count)
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
        if bytes.count > 2 * Self.keptLength { bytes = Data(bytes.suffix(Self.keptLength)) }
        // Not for ever: the time is looked at in between.
        if milliseconds > 0 { return }
      } else if count == 0 || errno != EINTR {
        isOpen = count != 0 && errno == EAGAIN
        return
      }
    }
  }

  func close() {
    closeInput()
    Glibc.close(reading)
  }
}
