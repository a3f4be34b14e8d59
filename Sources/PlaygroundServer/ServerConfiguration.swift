// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Where a playground listens, and what draws it.
package struct ServerConfiguration: Sendable {
  /// The address to listen at: digits with dots.
  var host: String
  /// The port; 0 for any that is free.
  var port: UInt16
  /// The program that runs a session, and its arguments.
  var program: [String]
  /// How long a session may take for an answer, in seconds, before its process is ended.
  var patience: Double

  package init(
    host: String = "127.0.0.1", port: UInt16, program: [String], patience: Double = 10
  ) {
    self.host = host
    self.port = port
    self.program = program
    self.patience = patience
  }
}
