// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// Runs the whole command and its opponent in turns: start, layout, text, PNG, exit.
enum ProcessBenchmark {
  static func run(
    _ report: inout Report, title: String, gallery: String, baseline: String, atMost limit: Double
  ) throws {
    report.section("Process, \(title): `gallery nested-groups --out out.png` and the same in C")
    let folder = FileManager.default.temporaryDirectory.path
    let command = [gallery, "nested-groups", "--quiet", "--out", folder + "/benchmark-gallery.png"]
    let opponent = [baseline, folder + "/benchmark-baseline.png"]
    _ = try launch(command)
    _ = try launch(opponent)
    var peak = 0
    // Processor time: what another program takes meanwhile does not count. But it takes memory's and the
    // caches' time, and ours, which touches more pages, suffers more: medians gave 0.79 to 0.92 in one
    // quarter of an hour, least times 0.77 to 0.79.
    let times = try Stopwatch.leasts(
      of: 61,
      {
        let usage = try launch(command)
        peak = max(peak, usage.peak)
        return usage.milliseconds
      }, { try launch(opponent).milliseconds })
    report.row("C, Cairo and Pango by hand: processor time", times.second, "ms")
    report.row("gallery: processor time", times.first, "ms")
    report.row("gallery to C", times.first / times.second, "times", atMost: limit)
    report.row("gallery: most memory held", Double(peak) / 1024, "MiB", atMost: 60)
    for path in [command[4], opponent[1]] {
      let bytes = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      report.row("size of \((path as NSString).lastPathComponent)", Double(bytes) / 1024, "KiB")
    }
  }

  /// Counts the instructions of the whole command, which are the same whatever else the machine does.
  ///
  /// Where Valgrind is not installed, a line says that nothing was counted.
  static func count(_ report: inout Report, gallery: String, atMost limit: Double) throws {
    report.section("Process, --static-swift-stdlib: instructions of `gallery grid --out grid.png`")
    let folder = FileManager.default.temporaryDirectory.path
    let log = folder + "/benchmark-instructions.txt"
    let valgrind = "/usr/bin/valgrind"
    guard FileManager.default.isExecutableFile(atPath: valgrind) else {
      return print("not counted: Valgrind is not installed (apt-get install valgrind)")
    }
    _ = try launch([
      valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log)", gallery,
      "grid", "--quiet", "--out", folder + "/benchmark-gallery.png",
    ])
    let words = try String(contentsOfFile: log, encoding: .utf8)
      .components(separatedBy: "Collected :").dropFirst()
    guard let number = words.first?.split(whereSeparator: \.isWhitespace).first,
      let count = Double(number)
    else { throw Failure(description: "Valgrind counted nothing; see \(log)") }
    report.row("instructions", count / 1_000_000, "million", atMost: limit)
  }

  /// Runs the command for two samples in turns.
  static func compare(
    _ report: inout Report, gallery: String, sample: String, with other: String,
    atMost limit: Double
  ) throws {
    report.section("Process: `gallery \(sample)` beside `gallery \(other)`")
    let folder = FileManager.default.temporaryDirectory.path
    func command(_ name: String) -> [String] {
      [gallery, name, "--quiet", "--size", "320x600", "--out", "\(folder)/benchmark-\(name).png"]
    }
    let times = try Stopwatch.leastTimes(
      of: 20, { _ = try launch(command(sample)) }, { _ = try launch(command(other)) })
    report.row("gallery \(sample)", times.first, "ms")
    report.row("gallery \(other)", times.second, "ms")
    report.row("\(sample) to \(other)", times.first / times.second, "times", atMost: limit)
  }

  /// What a process took: the most memory that it held, in KiB, and processor time in milliseconds.
  typealias Usage = (peak: Int, milliseconds: Double)

  /// Runs a command to its end.
  static func launch(_ command: [String]) throws -> Usage {
    var process: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard posix_spawn(&process, command[0], nil, nil, &arguments, environ) == 0 else {
      throw Failure(description: "\(command[0]) could not be started. Build it first.")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else {
      throw Failure(description: "\(command.joined(separator: " ")) failed (status \(status))")
    }
    func milliseconds(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
    }
    return (usage.ru_maxrss, milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime))
  }

  struct Failure: Error, CustomStringConvertible { let description: String }
}
