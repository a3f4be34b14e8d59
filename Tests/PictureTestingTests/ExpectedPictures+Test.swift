// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PictureResults
import UIKit

@testable import PictureTesting

extension ExpectedPictures {
  /// Creates what a call expects in `CardTests.swift` of a folder, at scale 1, whose results stay
  /// there.
  init(in folder: String, mode: RecordMode = .never, line: Int = 1) {
    self.init(
      function: "testCard()",
      location: TestLocation(
        fileID: "Tests/CardTests.swift", filePath: folder + "/CardTests.swift", line: line,
        column: 1))
    setup.scale = 1
    context.mode = mode
    context.environment = ["PICTURE_RESULTS": folder + "/results"]
    context.recordsRun = false
  }

  /// Where the reference of the first format stands.
  var referencePath: String {
    URL(fileURLWithPath: location.filePath).deletingLastPathComponent().path
      + "/References/CardTests/\(name ?? "").\((formats?.first ?? .png).rawValue)"
  }

  func check(_ value: some Pictured) { check { value.pictureContent } }

  /// Returns what the test gets.
  func messages(of value: some Pictured) -> [String] { messages { value.pictureContent } }

  /// Returns what the test gets.
  func messages(_ make: () -> PictureContent) -> [String] {
    var messages: [String] = []
    var copy = self
    copy.context.report = { message, _ in messages.append(message) }
    copy.check(make)
    return messages
  }
}

/// A folder of its own for a test.
func makeTestFolder() throws -> String {
  let folder = FileManager.default.temporaryDirectory.path + "/expectations-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  return folder
}

/// Results in the order in which they were written.
func results(in folder: String) throws -> [PictureResult] {
  try lines(ofResultsIn: folder + "/results").map {
    try JSONDecoder().decode(PictureResult.self, from: Data($0.utf8))
  }
}

/// The lines of a folder of results, in the order in which they were written.
func lines(ofResultsIn folder: String) throws -> [Substring] {
  try ResultsFile.all(in: folder).flatMap {
    try String(contentsOfFile: "\(folder)/\($0.name)", encoding: .utf8).split(separator: "\n")
  }
}

/// The names of files below a folder, in alphabetical order.
func files(below folder: String) -> [String] {
  (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
    .filter { $0.contains(".") }.sorted()
}
