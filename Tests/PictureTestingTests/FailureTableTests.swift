// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import ImageComparison
import Testing
import UIKit

@testable import PictureTesting

/// The page's table of what fails and what it prints: each row is met, and prints that.
@Suite("The table of failures")
@MainActor
struct FailureTableTests {
  private let folder: String

  init() throws {
    folder = try makeTestFolder()
    try Data().write(to: URL(fileURLWithPath: folder + "/Package.swift"))
  }

  private static func page(_ name: String) throws -> String {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return try String(
      contentsOf: url.appendingPathComponent(
        "Sources/6-Tools/PictureTesting/PictureTesting.docc/\(name)"),
      encoding: .utf8)
  }

  /// The rows of the table: what, and the texts that the message has.
  private static func rows() throws -> [(what: String, texts: [String])] {
    let table = try page("PictureTesting.md").components(
      separatedBy: "| case | message |\n|---|---|\n")
    let lines = (table.last ?? "").components(separatedBy: "\n\n").first ?? ""
    return lines.split(separator: "\n").map { line in
      let cells = line.replacing("\\|", with: "\u{1}").split(separator: "|")
        .map { $0.replacing("\u{1}", with: "|").trimmingCharacters(in: .whitespaces) }
      let spans = cells[1].components(separatedBy: "`")
      return (cells[0], spans.indices.filter { !$0.isMultiple(of: 2) }.map { spans[$0] })
    }
  }

  private func card(_ color: UIColor = .red, text: String = "Pad thai") -> UIView {
    let view = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.text = text
    view.textColor = .clear
    view.backgroundColor = color
    return view
  }

  private func expectation(_ mode: RecordMode = .never, line: Int = 1) -> ExpectedPictures {
    var expectation = ExpectedPictures(in: folder, mode: mode, line: line)
    expectation.name = "card"
    return expectation
  }

  /// What a damaged reference prints.
  private func damaged(_ change: (Data) -> Data) throws -> [String] {
    expectation(.all).check(card())
    let url = URL(fileURLWithPath: expectation().referencePath)
    try change(Data(contentsOf: url)).write(to: url)
    return expectation().messages(of: card())
  }

  private func messages(_ change: (inout ExpectedPictures) -> Void) -> [String] {
    var expectation = expectation(.all)
    change(&expectation)
    return expectation.messages(of: card())
  }

  /// What is printed in the situation of a row; nil for one that no situation is known for.
  private func messages(where what: String) throws -> [String]? {
    switch what {
    case "there is no reference": return expectation().messages(of: card())
    case "pixels differ":
      expectation(.all).check(card())
      return expectation().messages(of: card(.blue))
    case "too large an area differs for any tolerance":
      expectation(.all).check(card())
      var tolerant = expectation()
      tolerant.setup.tolerance = PixelTolerance(channelDelta: 0, share: 1)
      return tolerant.messages(of: card(.blue))
    case "of two formats, the tree differs":
      var both = expectation(.all)
      both.formats = [.png, .txt]
      both.check(card())
      both.context.mode = .never
      return both.messages(of: card(text: "Pad tiha"))
    case "two combinations differ":
      var matrix = expectation(.all)
      matrix.matrix.appearances = [.light, .dark]
      matrix.check(card())
      matrix.context.mode = .never
      return matrix.messages(of: card(.blue))
    case "the reference is a Git LFS pointer":
      return try damaged { _ in Data("version https://git-lfs.github.com/spec/v1\n".utf8) }
    case "the reference is empty": return try damaged { _ in Data() }
    case "the reference is truncated": return try damaged { $0.dropLast(20) }
    case "the reference is not a picture": return try damaged { _ in Data("no picture".utf8) }
    case "two pictures have one name":
      expectation(.all).check(card())
      return expectation(line: 2).messages(of: card())
    case "no view has an identifier to ignore":
      return messages { $0.setup.ignoringViews = ["clok"] }
    case "an area to ignore covers nothing":
      return messages { $0.setup.ignoring = [CGRect(x: 0, y: 0, width: 0, height: 5)] }
    case "nothing scrolls": return messages { $0.setup.scrollPosition = .end }
    case "a window is to grow":
      var expectation = expectation(.all)
      expectation.setup.showsWholeContent = true
      return expectation.messages(of: UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 10)))
    case "a moment cannot be": return messages { $0.setup.moment = -1 }
    case "a keyboard cannot be": return messages { $0.setup.keyboardHeight = 0 }
    case "frames of a film differ":
      var film = expectation(.all)
      film.film = .film([0, 0.1])
      film.check(card())
      film.context.mode = .never
      return film.messages(of: card(.blue))
    case "the moments of a film are wrong": return messages { $0.film = .film([0.2, 0.1]) }
    case "there is no preview":
      var messages: [String] = []
      var previews = expectation()
      previews.context.report = { message, _ in messages.append(message) }
      previews.check([])
      return messages
    case "devices and sizes are given":
      return messages {
        $0.matrix.devices = [.iphone]
        $0.matrix.sizes = [CGSize(width: 1, height: 1)]
      }
    case "a list is empty": return messages { $0.matrix.appearances = [] }
    case "a value occurs twice": return messages { $0.matrix.appearances = [.dark, .dark] }
    case "a device is given for an image":
      var expectation = expectation(.all)
      expectation.matrix.devices = [.iphone]
      return expectation.messages(of: try #require(UIImage(systemName: "star")))
    case "the file of defaults is wrong":
      let url = URL(fileURLWithPath: folder + "/picture-testing.json")
      try Data("{\n  \"sise\": \"1x1\"\n}".utf8).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      return expectation().messages(of: card())
    case "several pictures have the name to record":
      for target in ["Red", "Blue"] {
        let references = "\(folder)/Tests/\(target)/References/CardTests"
        try FileManager.default.createDirectory(
          atPath: references, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: references + "/card.png"))
      }
      var named = ExpectedPictures(in: folder + "/Tests/Red", mode: .named(["card"]))
      named.name = "card"
      return named.messages(of: card())
    case "a name cannot be that of a file": return messages { $0.name = "cards/red" }
    case "the results cannot be written":
      return messages { $0.context.environment = ["PICTURE_RESULTS": "/dev/null/\(UUID())"] }
    default: return nil
    }
  }

  @Test func `Each row's message is printed`() throws {
    let rows = try Self.rows()
    expectEqual(rows.count, 27)
    for row in rows {
      expectNotEmpty(row.texts, "\(row.what)")
      let table = try FailureTableTests()
      guard let messages = try table.messages(where: row.what) else {
        Issue.record("No situation is known for the row '\(row.what)'")
        continue
      }
      expectEqual(messages.count, 1, "\(row.what): \(messages)")
      let message = messages.first ?? ""
      for text in row.texts {
        expectContains(message, text, "\(row.what) prints:\n\(message)\nand not: \(text)")
      }
    }
  }

  @Test func `The article's file of defaults is read`() throws {
    let blocks = try Self.page("Choosing-what-to-compare.md").components(separatedBy: "```json\n")
    let json = try #require(blocks.dropFirst().first?.components(separatedBy: "```").first)
    let defaults = try PictureDefaults(json, path: "/cards/picture-testing.json")
    expectEqual(defaults.device, .iphone)
    expectEqual(defaults.formats, [.png, .txt])
    expectEqual(defaults.results, "/cards/build/pictures")
  }

  @Test func `Page and documentation say what blocks do not see`() throws {
    for name in ["PictureTesting.md", "Choosing-what-to-compare.md"] {
      let page = try Self.page(name)
      expect(page.contains("\"Pad tiha\"") && page.contains("[.png, .txt]"), "\(name)")
    }
  }
}
