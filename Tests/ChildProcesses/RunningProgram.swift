// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Glibc
import Synchronization

/// A program under way, such as a server. It is killed when nothing holds this any more.
package final class RunningProgram: Sendable {
  package let identifier: pid_t
  /// What it writes to standard output, to be read: a program waits once 64 KB are unread.
  package let output: FileHandle
  private let state = State()

  /// How the program ended. The thread that waits for it holds this, and not the program.
  private final class State: Sendable {
    let end = Mutex<ChildProgram.End?>(nil)
    let isOver = DispatchGroup()
  }

  init(_ identifier: pid_t, output: FileHandle) {
    self.identifier = identifier
    self.output = output
    state.isOver.enter()
    Thread.detachNewThread { [state] in
      var information = siginfo_t()
      while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      // Its number is reused as soon as it is waited for: no signal is sent from then on.
      state.end.withLock { end in
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        end = ChildProgram.End(waitStatus: status)
      }
      state.isOver.leave()
    }
  }

  deinit { send(SIGKILL) }

  package var isRunning: Bool { state.end.withLock { $0 == nil } }

  /// Sends a signal, unless the program has ended.
  package func send(_ signal: Int32) {
    state.end.withLock { end in
      if end == nil { kill(identifier, signal) }
    }
  }

  /// Waits until the program has ended, by itself or by a signal.
  ///
  /// - Returns: How it ended.
  @discardableResult
  package func waitUntilEnd() -> ChildProgram.End {
    state.isOver.wait()
    return state.end.withLock { $0 } ?? .signalled(number: 0)
  }
}
