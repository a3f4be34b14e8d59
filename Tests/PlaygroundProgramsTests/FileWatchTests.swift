// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PlaygroundPrograms
import Testing

@Suite("Watching a file")
struct FileWatchTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("watch-\(UUID().uuidString).swift")

  @Test func `A file that is written, replaced or removed has changed`() async throws {
    let watch = FileWatch(file)
    expectNil(watch.stamp)
    try Data("a".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try await watch.change(from: nil)
    expectNotNil(first)
    // As editors save: another file takes its place.
    try Data("b".utf8).write(to: file, options: .atomic)
    let second = try await watch.change(from: first)
    expectNotNil(second)
    expectNotEqual(second, first)
    try FileManager.default.removeItem(at: file)
    try await expectNil(watch.change(from: second))
  }

  @Test func `One that stays the same is waited for until no call waits`() async throws {
    try Data("a".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let watch = FileWatch(file)
    let stamp = watch.stamp
    let waiting = Task { try await watch.change(from: stamp) }
    try await Task.sleep(for: .milliseconds(350))
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }
}
