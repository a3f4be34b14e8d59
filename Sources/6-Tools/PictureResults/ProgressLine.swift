// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Synchronization

/// A line on a terminal that says how far a long command has come, and is rewritten.
///
/// Nothing is written where the descriptor is not a terminal: a log holds no line that was rewritten. The
/// cursor stays at the line's beginning, so that what another program prints takes the line's place.
package final class ProgressLine: Sendable {
  package static let standardError = ProgressLine(descriptor: STDERR_FILENO)
  /// A line that is never shown.
  package static let off = ProgressLine(descriptor: nil)

  private let descriptor: Int32?
  private let isShown = Mutex(false)

  /// Creates a line.
  ///
  /// - Parameter descriptor: Where it is shown; nil for nowhere.
  package init(descriptor: Int32?) {
    self.descriptor = descriptor.flatMap { isatty($0) == 1 ? $0 : nil }
  }

  /// Shows a text in place of the one before.
  ///
  /// - Parameters:
  ///   - number: Which step has begun, from 1.
  ///   - count: How many there are; nil if that is not known.
  ///   - text: What the step is about; cut to the terminal's width.
  package func show(_ number: Int, of count: Int? = nil, _ text: String) {
    guard let descriptor else { return }
    let steps = count.map { "[\(number)/\($0)]" } ?? "[\(number)]"
    let line = "\(steps) \(text)".unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    isShown.withLock { isShown in
      isShown = true
      // The last column stays empty: some terminals go on to the next line after it.
      let kept = String(String.UnicodeScalarView(line.prefix(max(Self.columns(descriptor) - 1, 0))))
      Self.write("\r\(kept)\u{1B}[K\r", to: descriptor)
    }
  }

  /// Removes the line, if it is shown.
  package func erase() {
    guard let descriptor else { return }
    isShown.withLock { isShown in
      if isShown { Self.write("\r\u{1B}[K", to: descriptor) }
      isShown = false
    }
  }

  private static func columns(_ descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    // What a terminal does not take is lost: the line is rewritten soon.
    _ = text.utf8.withContiguousStorageIfAvailable {
      Glibc.write(descriptor, $0.baseAddress, $0.count)
    }
  }
}

/// The progress of a test process, on a terminal: of one that was started by hand.
///
/// Under `swift test` nothing is shown. SwiftPM reads the standard error of a test process from a pipe, and
/// to write past it, to SwiftPM's own terminal, would leave the ends of lines among what it prints.
package enum TestProgress {
  private static let count = Mutex(0)

  /// Shows that another picture is compared. The line is erased when the process ends.
  package static func begin(_ name: String) {
    let number = count.withLock { count in
      if count == 0 { atexit { ProgressLine.standardError.erase() } }
      count += 1
      return count
    }
    ProgressLine.standardError.show(number, name)
  }
}
