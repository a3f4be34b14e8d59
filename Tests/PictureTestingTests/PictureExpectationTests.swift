// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import ImageComparison
import PictureResults
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

  private func picture(_ color: UIColor = .red) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = color
    return view
  }

  private func expectation(
    _ mode: RecordMode, as format: PictureFormat = .png, tolerance: PixelTolerance = .exact,
    named name: String = "card", line: Int = 1
  ) -> ExpectedPictures {
    var expectation = ExpectedPictures(in: folder, mode: mode, line: line)
    expectation.name = name
    expectation.formats = [format]
    expectation.setup.tolerance = tolerance
    return expectation
  }

  private func issues(_ expectation: ExpectedPictures, _ value: some Pictured) -> [String] {
    expectation.messages(of: value)
  }

  @Test func `A reference stands beside the test in a folder of the file's name`() {
    expectEqual(expectation(.never).referencePath, folder + "/References/CardTests/card.png")
  }

  @Test func `A missing reference fails`() {
    let messages = issues(expectation(.never), picture())
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.contains("RECORD_PICTURES=missing swift test"), true)
    expect(!FileManager.default.fileExists(atPath: expectation(.never).referencePath))
  }

  @Test func `A recorded picture is expected from then on`() {
    expectEmpty(issues(expectation(.missing), picture()))
    expectEmpty(issues(expectation(.never), picture()))
  }

  @Test func `A controller without another owner is drawn with its data`() {
    final class Controller: UICollectionViewController {
      override func viewDidLoad() {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 1 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = .red
        return cell
      }
    }
    let size = CGSize(width: 50, height: 50)
    let red = UIView(frame: CGRect(origin: .zero, size: size))
    red.backgroundColor = .red
    self.expectation(.all, named: "controller").check(red)
    var expectation = expectation(.never, named: "controller")
    expectation.setup.size = size
    let messages = expectation.messages {
      Controller(collectionViewLayout: UICollectionViewFlowLayout()).pictureContent
    }
    expectEmpty(messages)
  }

  @Test func `A difference writes one picture that shows both`() throws {
    expectation(.all).check(picture())
    let messages = issues(expectation(.never), picture(.blue))
    expectEqual(messages.count, 1)
    expectEqual(
      messages.first?.contains("200 pixels differ, by up to 255 of 255 in a channel"), true)
    expectEqual(messages.first?.contains("RECORD_PICTURES=card swift test"), true)
    let shown = try #require(
      UIImage(
        contentsOfFile:
          folder + "/results/failures\(folder)/References/CardTests/card.png"))
    expectEqual(shown.size, CGSize(width: 76, height: 10))
  }

  @Test func `Two pictures of one name in a file are an error that names both places`() throws {
    expectation(.all).check(picture())
    expectEmpty(issues(expectation(.never), picture()))
    let messages = issues(expectation(.never, line: 7), picture())
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.contains("\(folder)/CardTests.swift:1 and"), true, "\(messages)")
    expectEqual(messages.first?.contains("\(folder)/CardTests.swift:7"), true, "\(messages)")
    // A tree of that name has a file of its own.
    expectEmpty(issues(expectation(.missing, as: .txt, line: 8), picture()))
    expectEqual(issues(expectation(.never, named: "a/b", line: 9), picture()).count, 1)
    let lines = try lines(ofResultsIn: folder + "/results").joined()
    expectContains(lines, "Two pictures are named 'card' in one file")
    expectContains(lines, "Invalid name 'a/b' for a picture")
  }

  @Test func `Results that cannot be written fail a test`() throws {
    var expectation = expectation(.missing)
    expectation.context.environment = ["PICTURE_RESULTS": "/dev/null/results"]
    let messages = issues(expectation, picture())
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.hasPrefix("The results of image tests could not be written"), true)
    // Once for each folder and process.
    expectEmpty(issues(expectation, picture()))
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "git lfs pull"),
    ("", "is empty"), ("no picture", "cannot be read"),
    ("\u{89}", "cannot be read"),
    ("version https://git-lfs.github.com/spec/v1\r\noid sha256:0\r\n", "git lfs pull"),
  ])
  func `A file that is no reference says what it is`(text: String, words: String) throws {
    expectation(.all).check(picture())
    let path = expectation(.never).referencePath
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let messages = issues(expectation(.never), picture())
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.contains(words), true, "\(messages)")
    expectEqual(messages.first?.contains(path), true)
    expectEqual(messages.first?.contains("RECORD_PICTURES"), false)
    expectEqual(FileManager.default.contents(atPath: path), Data(text.utf8))
  }

  @Test func `A picture that is cut says so, and a tree that was not fetched`() throws {
    expectation(.all).check(picture())
    let path = expectation(.never).referencePath
    let whole = try #require(FileManager.default.contents(atPath: path))
    try whole.dropLast(20).write(to: URL(fileURLWithPath: path))
    let message = issues(expectation(.never), picture()).first
    expectEqual(message?.contains("ends before the picture does"), true, "\(message ?? "")")
    expectation(.all, as: .txt).check(picture())
    let tree = expectation(.never, as: .txt).referencePath
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(
      to: URL(fileURLWithPath: tree))
    let words = issues(expectation(.never, as: .txt), picture()).first
    expectEqual(words?.contains("git lfs pull"), true)
  }

  @Test func `The framework is that of the test, or of the process`() {
    expectEqual(TestFramework.current, .swiftTesting)
    let cases: [([String], TestFramework?)] = [
      (["/build/CardPackageTests.xctest", "--testing-library", "swift-testing"], .swiftTesting),
      (["/build/CardPackageTests.xctest"], .xctest),
      (["/build/CardPackageTests.xctest", "--testing-library", "xctest"], .xctest),
      (["/build/gallery", "grid"], nil), ([], nil),
    ]
    for (arguments, framework) in cases {
      expectEqual(TestFramework.ofProcess(arguments, [:]), framework, "\(arguments)")
    }
    expectEqual(TestFramework.ofProcess(["/build/tests"], ["BAZEL_TEST": "1"]), .xctest)
  }

  @Test func `A difference never changes the reference`() throws {
    expectation(.all).check(picture())
    let path = expectation(.never).referencePath
    let before = try #require(FileManager.default.contents(atPath: path))
    _ = issues(expectation(.never), picture(.blue))
    expectEqual(FileManager.default.contents(atPath: path), before)
  }

  @Test func `A tolerance lets small differences pass`() {
    expectation(.all).check(picture(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    let nearly = picture(UIColor(red: 254 / 255, green: 0, blue: 0, alpha: 1))
    expectEqual(issues(expectation(.never), nearly).count, 1)
    let tolerance = PixelTolerance(channelDelta: 1)
    expectEmpty(issues(expectation(.never, tolerance: tolerance), nearly))
  }

  @Test func `A tree that differs names the line`() {
    expectation(.all, as: .txt).check(picture())
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let messages = issues(expectation(.never, as: .txt), other)
    expectEqual(messages.first?.contains(" is '"), true)
  }

  // Results

  private func results() throws -> [PictureResult] {
    try lines(ofResultsIn: folder + "/results").map {
      try JSONDecoder().decode(PictureResult.self, from: Data($0.utf8))
    }
  }

  @Test func `Each comparison leaves a result`() throws {
    _ = issues(expectation(.never), picture())
    expectation(.all).check(picture())
    _ = issues(expectation(.never), picture())
    _ = issues(expectation(.never), picture(.blue))
    expectation(.all, as: .txt).check(picture())
    let results = try results()
    expectEqual(results.map(\.outcome), [.new, .recorded, .passed, .failed, .recorded])
    expectEqual(results.map(\.format), ["png", "png", "png", "png", "txt"])
    expectAll(results, where: { $0.name == "card" && $0.location == "Tests/CardTests.swift:1" })
    expectAll(
      results, where: { $0.test == "Each comparison leaves a result" }, "\(results[0].test)")
    expectEqual(results[3].changedPixels, 200)
    expectEqual(results[3].regions, [[0, 0, 20, 10]])
    expectNil(results[0].files?.expected)
    let actual = try #require(results[0].files?.actual)
    expect(FileManager.default.fileExists(atPath: "\(folder)/results/\(actual)"))
    expectNil(results[2].files)
  }

  @Test func `A picture of another shard is not drawn`() throws {
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    var counts: [Int] = []
    for number in 1...3 {
      let view = Counter(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      var expectation = expectation(.missing)
      expectation.context.environment["SHARD"] = "\(number)/3"
      expectEmpty(issues(expectation, view))
      counts.append(view.count)
    }
    expectEqual(counts.filter { $0 > 0 }.count, 1)
    try expectEqual(results().count, 1)
    let owner = try #require(counts.firstIndex { $0 > 0 })
    try expectEqual(results().first?.shard, "\(owner + 1)/3")
  }

  @Test func `An invalid shard fails`() {
    var expectation = expectation(.never)
    expectation.context.environment["SHARD"] = "7/5"
    let messages = issues(expectation, picture())
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.contains("Invalid shard '7/5'"), true)
  }

  @Test(arguments: [
    "../card", "", "a/b", ".card", "a\nb", "a\0", String(repeating: "é", count: 101),
  ])
  func `A name that cannot be a file's is refused`(name: String) {
    let messages = issues(expectation(.all, named: name), picture())
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.hasPrefix("Invalid name '\(name)' for a picture. "), true)
  }

  @Test(arguments: [
    ("two words", "'two words'"), ("größe", "'größe'"), ("it's", "'it'\\''s'"),
    ("card.v2", "card.v2"),
    // These mean something else as values of the variable.
    ("all", "CardTests/all"), ("missing", "CardTests/missing"), ("0", "CardTests/0"),
  ])
  func `A command that accepts a picture has its name as one word`(name: String, word: String) {
    expectEmpty(issues(expectation(.all, named: name), picture()))
    let message = issues(expectation(.never, named: name), picture(.blue)).first ?? ""
    expectContains(message, "To accept it:  RECORD_PICTURES=\(word) swift test\n", "\(message)")
    let plain = word.hasPrefix("CardTests/") ? name : word
    expectSuffix(
      message, "To accept it from results of a CI:  swift run gallery accept FOLDER \(plain)")
    // The word of the shell without its quotation marks.
    let value = plain == word ? name : word
    expectEmpty(issues(expectation(RecordMode(value), named: name), picture(.blue)))
    expectEmpty(issues(expectation(.never, named: name), picture(.blue)))
  }

  @Test func `A name with a comma is accepted by the command that takes several names`() {
    expectation(.all, named: "red,blue").check(picture())
    let message = issues(expectation(.never, named: "red,blue"), picture(.blue)).first ?? ""
    expectLacks(message, "RECORD_PICTURES")
    expectSuffix(message, "swift run gallery accept FOLDER red,blue")
  }

  @Test func `A difference is reported where its picture cannot be written`() {
    expectation(.all).check(picture())
    var blocked = expectation(.never)
    blocked.context.environment = ["PICTURE_RESULTS": "/dev/null/\(UUID())"]
    let message = issues(blocked, picture(.blue)).first ?? ""
    expectContains(message, "'card' looks different: 200 pixels differ", "\(message)")
    expectContains(message, "actual:  (could not be written: ", "\(message)")
    expectContains(message, "The results of image tests could not be written", "\(message)")
  }

  @Test func `A tree whose line ends were converted says so`() throws {
    expectation(.all, as: .txt).check(picture())
    let url = URL(fileURLWithPath: expectation(.never, as: .txt).referencePath)
    let text = try String(contentsOf: url, encoding: .utf8)
    try Data(text.replacing("\n", with: "\r\n").utf8).write(to: url)
    let message = issues(expectation(.never, as: .txt), picture()).first ?? ""
    expectContains(message, "the lines are the same, but their ends differ (CRLF", "\(message)")
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let words = issues(expectation(.never, as: .txt), other).first ?? ""
    expectContains(words, "looks different: line ", "\(words)")
    expectLacks(words, "\r")
  }

  @Test func `A process that got names of tests leaves others out`() {
    let program = "/build/CardPackageTests.xctest"
    expect(!TestFramework.leavesOutTests([program]))
    expect(!TestFramework.leavesOutTests([program, "--testing-library", "swift-testing"]))
    expect(TestFramework.leavesOutTests([program, "CardTests.CardTests/testCard"]))
    for option in ["--filter", "--skip=card"] {
      let library = ["--testing-library", "swift-testing"]
      expect(TestFramework.leavesOutTests([program] + library + [option, "card"]))
    }
  }

  @Test func `Text is drawn in blocks by default`() {
    expectEqual(PictureSetup().resolvedTraits.textRendering, .blocks)
    let dark = PictureSetup(traits: UITraitCollection(userInterfaceStyle: .dark)).resolvedTraits
    expectEqual(dark.textRendering, .blocks)
    expectEqual(dark.userInterfaceStyle, .dark)
  }
}
