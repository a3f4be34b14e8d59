// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison
import Synchronization
import Testing
import UIKit

@testable import PictureTesting

@Suite("Expecting pictures")
@MainActor
struct PictureExpectationTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/expectations-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func picture(_ color: UIColor = .red) -> Picture {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = color
    return Picture(of: view, scale: 1)
  }

  private func expectation(
    _ mode: RecordMode, as format: PictureFormat = .png, tolerance: PixelTolerance = .exact
  ) -> PictureExpectation {
    PictureExpectation(
      name: "card", format: format, tolerance: tolerance,
      sourceLocation: SourceLocation(
        fileID: "Tests/CardTests.swift", filePath: folder + "/CardTests.swift", line: 1, column: 1),
      mode: mode, failureFolder: folder + "/failures")
  }

  private func issues(_ body: () -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return messages.withLock { $0 }
  }

  @Test func `A reference stands beside the test in a folder of the file's name`() {
    #expect(expectation(.never).referencePath == folder + "/References/CardTests/card.png")
  }

  @Test func `A missing reference fails`() {
    let messages = issues { expectation(.never).check(picture()) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("RECORD_PICTURES=missing swift test") == true)
    #expect(!FileManager.default.fileExists(atPath: expectation(.never).referencePath))
  }

  @Test func `A recorded picture is expected from then on`() {
    #expect(issues { expectation(.missing).check(picture()) }.isEmpty)
    #expect(issues { expectation(.never).check(picture()) }.isEmpty)
  }

  @Test func `A difference writes one picture that shows both`() throws {
    expectation(.all).check(picture())
    let messages = issues { expectation(.never).check(picture(.blue)) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("200 pixels differ, by up to 255") == true)
    #expect(messages.first?.contains("RECORD_PICTURES=card swift test") == true)
    let shown = try #require(UIImage(contentsOfFile: folder + "/failures/card.png"))
    #expect(shown.size == CGSize(width: 76, height: 10))
  }

  @Test func `A difference never changes the reference`() throws {
    expectation(.all).check(picture())
    let path = expectation(.never).referencePath
    let before = try #require(FileManager.default.contents(atPath: path))
    _ = issues { expectation(.never).check(picture(.blue)) }
    #expect(FileManager.default.contents(atPath: path) == before)
  }

  @Test func `A tolerance lets small differences pass`() {
    expectation(.all).check(picture(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    let nearly = picture(UIColor(red: 254 / 255, green: 0, blue: 0, alpha: 1))
    #expect(issues { expectation(.never).check(nearly) }.count == 1)
    let tolerance = PixelTolerance(channelDelta: 1)
    #expect(issues { expectation(.never, tolerance: tolerance).check(nearly) }.isEmpty)
  }

  @Test func `A tree that differs names the line`() {
    expectation(.all, as: .txt).check(picture())
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let messages = issues { expectation(.never, as: .txt).check(Picture(of: other, scale: 1)) }
    #expect(messages.first?.contains(" is '") == true)
  }

  @Test func `A name that leaves the folder is refused`() {
    var expectation = expectation(.all)
    expectation = PictureExpectation(
      name: "../card", format: .png, tolerance: .exact,
      sourceLocation: expectation.sourceLocation, mode: .all)
    #expect(issues { expectation.check(picture()) }.count == 1)
  }

  @Test func `Text is drawn in blocks by default`() {
    #expect(PictureSetup().resolvedTraits.textRendering == .blocks)
    let dark = PictureSetup(traits: UITraitCollection(userInterfaceStyle: .dark)).resolvedTraits
    #expect(dark.textRendering == .blocks)
    #expect(dark.userInterfaceStyle == .dark)
  }
}
