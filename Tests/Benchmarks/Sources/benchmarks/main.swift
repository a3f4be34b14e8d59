// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

// swift build -c release --package-path Tests/Benchmarks
// swift run -c release --package-path Tests/Benchmarks benchmarks \
//   [layout] [flow] [drawing] [scrolling] [updates] [snapshots] [difference] [process]
//
// The numbers are medians of alternating runs in one process, and their ratios what counts:
// a shared machine is slow for both sides at once. With `--check` a broken limit is exit code 1.

var report = Report()
var wanted = Set(CommandLine.arguments.dropFirst())
let checks = wanted.remove("--check") != nil
let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
let environment = ProcessInfo.processInfo.environment
let gallery = environment["GALLERY"] ?? ".build/release/gallery"
let staticGallery = environment["STATIC_GALLERY"] ?? ".build-static/release/gallery"

@MainActor func wants(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }

do {
  // First, since a new process counts the most that its parent held as its own.
  if wants("process") {
    let baseline = folder + "/baseline-picture"
    try ProcessBenchmark.run(
      &report, title: "shared libraries", gallery: gallery, baseline: baseline, atMost: 1)
    try ProcessBenchmark.run(
      &report, title: "--static-swift-stdlib", gallery: staticGallery, baseline: baseline,
      atMost: 0.75)
  }
  if wants("drawing") { try DrawingBenchmark.run(&report) }
  if wants("layout") { LayoutBenchmark.run(&report) }
  if wants("flow") { FlowBenchmark.run(&report) }
  if wants("scrolling") { try ScrollingBenchmark.run(&report) }
  if wants("updates") { UpdateBenchmark.run(&report) }
  if wants("snapshots") { SnapshotBenchmark.run(&report) }
  if wants("difference") { DifferenceBenchmark.run(&report) }
} catch {
  FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
  exit(1)
}
exit(checks && !report.isWithinLimits ? 1 : 0)
