// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// Why a command ended without having done what it was asked for.
struct GalleryFailure: Error, CustomStringConvertible {
  /// The exit codes, those of `sysexits.h` where it has one.
  enum Code: Int32, CaseIterable {
    /// Pictures differ, or a layout has findings.
    case differs = 1
    /// The command line is wrong.
    case usage = 64
    /// A file cannot be read, compiled or shown.
    case unreadable = 65
    /// A port cannot be had. Only `serve` ends so.
    case unavailable = 69
    /// Something went wrong inside.
    case `internal` = 70
    /// A file cannot be written.
    case cannotWrite = 73

    var exitCode: ExitCode { ExitCode(rawValue) }

    private var meaning: String {
      switch self {
      case .differs: "pictures differ, or a layout has findings"
      case .usage: "the command line is wrong"
      case .unreadable: "a file cannot be read, compiled or shown"
      case .unavailable: "a port is in use"
      case .internal: "an internal error"
      case .cannotWrite: "a file cannot be written"
      }
    }

    /// The codes and their meanings, for help pages.
    static let table: String = {
      let codes = allCases.map { "\($0.rawValue) \($0.meaning)" }
      return "Exit codes: 0 done; \(codes.joined(separator: "; "))."
    }()
  }

  let message: String
  let code: Code

  init(_ message: String, _ code: Code) {
    self.message = message
    self.code = code
  }

  var description: String { message }
}
