// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaitingSuites

@Suite("Bad input for samples of data", .waitsForProcesses)
struct DataSampleBadInputTests {
  /// Expects a usage error of one line that says something, and no file.
  private func expectUsageError(
    _ arguments: String..., saying words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery(arguments + ["--out", "a.png"], in: folder)
    #expect(result.status == 64, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.output.isEmpty, sourceLocation: sourceLocation)
    #expect(result.errorLines.count == 1, "\(result.errors)", sourceLocation: sourceLocation)
    for word in words {
      #expect(result.errors.contains(word), "\(result.errors)", sourceLocation: sourceLocation)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `An option that a sample does not have names those that do`() async throws {
    try await expectUsageError(
      "grid", "--query", "peak", saying: "'grid' does not support --query", "mountains-search")
    try await expectUsageError(
      "mountains-search", "--wifi", "off", saying: "does not support --wifi", "wifi-settings")
    try await expectUsageError(
      "wifi-settings", "--step", "1", saying: "does not support --step", "insertion-sort")
    try await expectUsageError(
      "insertion-sort", "--expanded", "0", saying: "does not support --expanded", "emoji-explorer")
    try await expectUsageError(
      "emoji-explorer-list", "--swiped", "0,0=80", saying: "does not support --swiped",
      "emoji-explorer")
  }

  @Test func `A step is a whole number from 0 on`() async throws {
    for step in ["-1", "x", "", "1.5", "nan", "99999999999999999999"] {
      try await expectUsageError("insertion-sort", "--step", step, saying: "--step", "'\(step)'")
    }
  }

  @Test func `Wi-Fi is on or off`() async throws {
    for wifi in ["maybe", "", "ON"] {
      try await expectUsageError("wifi-settings", "--wifi", wifi, saying: "--wifi", "on", "off")
    }
  }

  @Test func `An item that is not there is named`() async throws {
    try await expectUsageError("wifi-settings", "--selected", "2,0", saying: "[2, 0]")
    try await expectUsageError(
      "wifi-settings", "--wifi", "off", "--selected", "0,1", saying: "[0, 1]")
    try await expectUsageError("emoji-explorer", "--swiped", "2,999=80", saying: "[2, 999]")
    // The list has leading actions, the outline none.
    try await expectUsageError("emoji-explorer", "--swiped", "2,1=-80", saying: "[2, 1]", "actions")
    try await expectUsageError("emoji-explorer", "--swiped", "1,1=80", saying: "[1, 1]", "actions")
    for swiped in ["2,1", "2=80", "2,1=x", "2,1=inf", "-1,0=80"] {
      try await expectUsageError("emoji-explorer", "--swiped", swiped, saying: "--swiped")
    }
  }

  @Test func `Parts of an outline are all, none or numbers`() async throws {
    for parts in ["some", "0,", "-1", "1.5"] {
      try await expectUsageError("emoji-explorer", "--expanded", parts, saying: "--expanded")
    }
  }

  @Test func `A part that is not there is named`() async throws {
    try await expectUsageError("emoji-explorer", "--expanded", "0,7", saying: "no part 7", "is 6")
    try await expectUsageError("list-appearances", "--expanded", "5", saying: "no part 5", "is 4")
  }
}
