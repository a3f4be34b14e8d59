// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import StartedPrograms

/// The running `chromedriver`.
final class Driver: Sendable {
  /// Where it listens, on this machine.
  let port: UInt16
  private let program: RunningProgram

  /// Starts the program on a port that is free.
  init(program: String) throws {
    self.program = try ChildProgram([program, "--port=0"]).start()
    guard let port = Self.port(self.program.output) else {
      self.program.send(SIGTERM)
      throw BrowserError("chromedriver names no port")
    }
    self.port = port
  }

  func end() { program.send(SIGTERM) }

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
