// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Glibc
import PictureTesting
import UIKit

/// Compares screens of an app with their references, as image tests do: in processes of their own, once right
/// after the start of the process, and once again with as many others.
///
/// 100 screens, or as many as the environment variable `SCREENS` says; the times are for 1000. A process draws on one core; `SHARD` divides
/// pictures among several.
@MainActor enum ScreenBenchmark {
  /// What a process is to compare, as arguments say it.
  private struct Run {
    var formats: [PictureFormat]
    /// One picture of as many fails; nil for none.
    var failing: Int?

    static let all = [
      Run(formats: [.png]), Run(formats: [.txt]), Run(formats: [.png, .txt]),
      Run(formats: [.png], failing: 20), Run(formats: [.png, .txt], failing: 20),
    ]

    var name: String {
      let names = formats.map(\.rawValue).joined(separator: " and ")
      return names + (failing.map { ", \(100 / $0) % failing" } ?? "")
    }

    var arguments: [String] {
      ["--screens", formats.map(\.rawValue).joined(separator: ","), "\(failing ?? 0)"]
    }
  }

  private static var count: Int {
    ProcessInfo.processInfo.environment["SCREENS"].flatMap { Int($0) } ?? 100
  }

  // The path of a test is known when it is compiled, and so is this one.
  private static let folder = "/tmp/open-collection-view-screens"

  static func run(_ report: inout Report) throws {
    report.section(
      "1000 screens of 780 × 1688 pixels, of \(count): processor time, and wall clock in brackets")
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(
      atPath: folder + "/Tests", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("// swift-tools-version: 6.2\n".utf8)
      .write(to: URL(fileURLWithPath: folder + "/Package.swift"))
    row("record png and txt", try child(Run(formats: [.png, .txt]), recording: true)[0], &report)
    // Machines, and the neighbours of one, differ by half in how fast they are with pixels.
    let encoding = try encodingSeconds()
    report.row("decoding and encoding as many PNG files", encoding * 1000, "s")
    for run in Run.all {
      for (time, pass) in zip(try child(run), ["cold", "warm"]) {
        row("\(run.name), \(pass)", time, &report)
        // The goal is about pictures that pass, in one format.
        guard run.formats.count == 1, run.failing == nil else { continue }
        report.row(
          "the same to a PNG file", time.processor / Double(count) / encoding, "times",
          atMost: limit)
      }
    }
  }

  /// The processor seconds in which one of the references is decoded and encoded.
  private static func encodingSeconds() throws -> Double {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    guard let name = files.filter({ $0.hasSuffix(".png") }).min(),
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
    else { throw Failure(description: "No reference was recorded in \(folder).") }
    let seconds = try Stopwatch.processorSeconds {
      for _ in 0..<count { _ = try Raster(pngData: data).pngData() }
    }
    return seconds / Double(count)
  }

  private static func row(_ name: String, _ time: Time, _ report: inout Report) {
    let wall = String(format: "%.1f", time.wall / Double(count) * 1000)
    report.row("\(name)  [\(wall) s]", time.processor / Double(count) * 1000, "s")
  }

  /// The most that a screen takes, as a multiple of decoding and encoding its picture: 1.2 to 1.4 were
  /// measured. None in debug builds.
  private static var limit: Double? {
    #if DEBUG
      nil
    #else
      2
    #endif
  }

  private struct Time {
    var wall: Double
    var processor: Double
  }

  /// Runs this program again, which compares and prints its times.
  private static func child(_ run: Run, recording: Bool = false) throws -> [Time] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = run.arguments
    var environment = ProcessInfo.processInfo.environment
    environment["RECORD_PICTURES"] = recording ? "all" : nil
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let times = text.split(separator: "\n").compactMap { line -> Time? in
      let words = line.split(separator: " ")
      guard words.first == "time", words.count == 3, let wall = Double(words[1]),
        let processor = Double(words[2])
      else { return nil }
      return Time(wall: wall, processor: processor)
    }
    guard process.terminationStatus == 0, times.count == 2 else {
      throw Failure(description: "The comparison of screens failed: \(text.suffix(500))")
    }
    return times
  }

  /// Compares, in a process of its own.
  ///
  /// - Parameter arguments: The formats, with commas between them, and which screens fail.
  static func compare(_ arguments: [String]) {
    let formats = arguments[0].split(separator: ",").compactMap {
      PictureFormat(rawValue: String($0))
    }
    let failing = Int(arguments[1]) ?? 0
    for pass in ["cold", "warm"] {
      let start = ContinuousClock.now
      var failures = 0
      let processor = Stopwatch.processorSeconds {
        for number in 0..<count {
          let fails = failing > 0 && number.isMultiple(of: failing)
          let screen = UINavigationController(
            rootViewController: NumbersController(number: number, isDifferent: fails))
          let failure = verifyPicture(
            of: screen, named: "\(pass)-\(number)", as: formats, PictureSetup(device: .iphone),
            fileID: "Screens/ScreenTests.swift",
            filePath: "/tmp/open-collection-view-screens/Tests/ScreenTests.swift")
          if failure != nil { failures += 1 }
        }
      }
      let wall = (ContinuousClock.now - start) / .seconds(1)
      let expected = failing > 0 ? (count + failing - 1) / failing : 0
      guard failures == expected else {
        print("\(failures) of \(count) screens failed, in place of \(expected)")
        exit(1)
      }
      print("time \(wall) \(processor)")
    }
  }

  private struct Failure: Error, CustomStringConvertible { let description: String }
}

/// A screen as apps have them: a large title, a search field, and two sections of rows with images, texts of
/// two lines and accessories.
private final class NumbersController: UITableViewController {
  private let number: Int
  private let isDifferent: Bool

  init(number: Int, isDifferent: Bool) {
    self.number = number
    self.isDifferent = isDifferent
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Screen \(number)"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "First" : "Second" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Row \(indexPath.row) of screen \(number)"
    content.secondaryText = isDifferent ? "Another text" : "The details of a row"
    content.image = UIImage(systemName: "folder")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
