// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Pictures
import PlaygroundServer
import PlaygroundSession

/// Serves a page on which something of one's own is alive, until the task or the process ends.
///
/// ```swift
/// import Playground
/// import UIKit
///
/// try await Playground.serve { MyViewController() }
/// ```
///
/// The address to open is printed. What is shown runs in a process of its own: this program once
/// more, which comes to this call again and runs a session there. So call it first, and print
/// nothing before it. If that process crashes or hangs, the page says so, and the server goes on.
///
/// - Parameters:
///   - port: The port on this machine; 0 takes any that is free.
///   - name: What the page calls it; the name of its type if left out.
///   - make: Makes what is shown: a view controller, a view, a layout, or whatever else is `Pictured`. It is
///     called again whenever the page begins anew.
/// - Throws: An error with a sentence for the console if nothing can listen at the port.
@MainActor
public func serve(
  port: UInt16 = 8421, name: String? = nil,
  _ make: @escaping @MainActor () -> some Pictured
) async throws {
  if getenv(sessionVariable) != nil {
    runSession(name: name, make)
    exit(0)
  }
  setenv(sessionVariable, "1", 1)
  defer { unsetenv(sessionVariable) }
  var program = CommandLine.arguments
  let ownPath = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  program[0] = ownPath ?? program[0]
  try await PlaygroundServer(ServerConfiguration(port: port, program: program)).run { url in
    print(url.absoluteString)
    fflush(nil)
  }
}

/// Tells the process of a session from the server's.
private let sessionVariable = "OPENCOLLECTIONVIEW_PLAYGROUND_SESSION"
