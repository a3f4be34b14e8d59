// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The running `chromedriver`.
final class Driver: Sendable {
  /// Where it listens, on this machine.
  let port: UInt16
  private let process: Int32

  /// Starts the program on a port that is free.
  init(program: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--port=0"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    self.process = process.processIdentifier
    guard let port = Self.port(output.fileHandleForReading) else {
      kill(process.processIdentifier, SIGTERM)
      throw BrowserError("chromedriver names no port")
    }
    self.port = port
  }

  func end() { kill(process, SIGTERM) }

  /// Reads "ChromeDriver was started successfully on port 40123."
  private static func port(_ output: FileHandle) -> UInt16? {
    var text = ""
    while true {
      let piece = output.availableData
      guard !piece.isEmpty else { return nil }
      text += String(decoding: piece, as: UTF8.self)
      if let range = text.range(of: "successfully on port ") {
        let digits = text[range.upperBound...].prefix { $0.isNumber }
        if text[range.upperBound...].contains("."), let port = UInt16(digits) { return port }
      }
    }
  }
}
