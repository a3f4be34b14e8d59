// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Removes what is half written when the command is interrupted, as long as this exists.
package final class Interruption {
  private let sources: [(number: Int32, source: any DispatchSourceSignal)]

  /// Listens for Control-C and `kill`.
  ///
  /// - Parameter cleanUp: Done on another thread, right before the command ends.
  package init(_ cleanUp: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM].compactMap { number in
      // What the caller has made us deaf to stays so: a shell does that to its background jobs.
      let previous = signal(number, SIG_IGN)
      guard unsafeBitCast(previous, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else {
        return nil
      }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        cleanUp()
        // As a shell counts a program that a signal has ended.
        _exit(128 + number)
      }
      source.resume()
      return (number, source)
    }
  }

  /// Lets nothing interrupt what follows, such as files getting their names.
  package func hold() {
    for (_, source) in sources { source.cancel() }
  }

  deinit {
    hold()
    for (number, _) in sources { signal(number, SIG_DFL) }
  }
}
