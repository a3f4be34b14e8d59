// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import ImageComparison
import PictureResults
import Testing
import UIKit

@testable import PictureTesting

@Suite("The file of defaults")
@MainActor
struct PictureDefaultsTests {
  private let folder: String

  init() throws {
    folder = try makeTestFolder()
    try write("// swift-tools-version: 6.2", to: "Package.swift")
  }

  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func message(_ text: String) -> String {
    do throws(PictureDefaults.Mistake) {
      _ = try PictureDefaults(text, path: "/cards/picture-testing.json")
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `A file says size, scale, tolerance, formats and results`() throws {
    let defaults = try PictureDefaults(
      """
      {
        "size": "390x844.5",
        "scale": 1,
        "tolerance": { "channelDelta": 1, "share": 0.001 },
        "checksStructure": false,
        "formats": ["png", "txt"],
        "results": "build/pictures"
      }
      """, path: "/cards/picture-testing.json")
    expectEqual(defaults.size, CGSize(width: 390, height: 844.5))
    expectEqual(defaults.scale, 1)
    expectEqual(defaults.tolerance, PixelTolerance(channelDelta: 1, share: 0.001))
    expectEqual(defaults.checksStructure, false)
    expectEqual(defaults.formats, [.png, .txt])
    expectEqual(defaults.results, "/cards/build/pictures")
    let device = try PictureDefaults("{\"device\": \"ipad-mini\"}", path: "/cards/x.json")
    expectEqual(device.device, .ipadMini)
  }

  @Test func `A file may have what JSON5 has, such as comments`() throws {
    let defaults = try PictureDefaults(
      "// For all screens.\n{ scale: 3, formats: ['png'], }", path: "/cards/x.json")
    expectEqual(defaults.scale, 3)
    expectEqual(defaults.formats, [.png])
  }

  @Test(arguments: [
    (
      "{\n  \"sise\": \"1x1\"\n}",
      ":2:3: Unknown key 'sise'. Did you mean 'size'? Allowed: device, size, scale, tolerance, checksStructure, formats, results."
    ),
    (
      "{\"device\": \"iphon\"}",
      ":1:12: Unknown device 'iphon'. Did you mean 'iphone'? Allowed: iphone-se, "
    ),
    ("{\"device\": 3}", ":1:12: 'device' takes a name, such as \"iphone\", found 3."),
    (
      "{\"device\": \"ipad\",\n \"size\": \"1x1\"}",
      ":2:2: 'device' and 'size' both set the size; give one of them."
    ),
    ("{\"size\": 390}", ":1:10: 'size' takes a string, such as \"390x844\", found 390."),
    ("{\"size\": \"390\"}", ":1:10: Invalid size '390': use width x height"),
    ("{\"size\": \"0x5\"}", ":1:10: Invalid size '0x5'"),
    ("{\"scale\": \"2\"}", ":1:11: 'scale' takes a number from 0.1 to 10, found \"2\"."),
    ("{\"scale\": 0}", ":1:11: 'scale' takes a number from 0.1 to 10, found 0."),
    ("{\"tolerance\": 1}", ":1:15: Expected an object with channelDelta, share, found 1."),
    ("{\"tolerance\": {\"delta\": 1}}", ":1:16: Unknown key 'delta'."),
    (
      "{\"tolerance\": {\"channelDelta\": 300}}",
      ":1:32: 'channelDelta' takes a number from 0 to 255, found 300."
    ),
    ("{\"tolerance\": {\"channelDelta\": 1.5}}", ":1:32: 'channelDelta' takes a whole number."),
    (
      "{\"checksStructure\": 1}",
      ":1:21: 'checksStructure' takes true or false, found 1."
    ),
    ("{\"formats\": \"png\"}", ":1:13: 'formats' takes a list, such as [\"png\", \"txt\"]."),
    ("{\"formats\": []}", ":1:13: 'formats' takes a list"),
    (
      "{\"formats\": [\"png\", \"jpg\"]}",
      ":1:21: Unknown format. Allowed: png, svg, pdf, json, txt, accessibility."
    ),
    ("{\"results\": true}", ":1:13: 'results' takes a folder"),
    (
      "[]",
      ":1:1: Expected an object with device, size, scale, tolerance, checksStructure, formats, results, found a list."
    ),
    ("{\"scale\": 1", ":1:1: This '{' is not closed; expected '}' before the end."),
    ("{\"scale\" 1}", ":1:10: Expected ':' after the key 'scale', found '1'."),
    ("{\"scale\": 1, \"scale\": 2}", ":1:14: Duplicate key 'scale' in this object. Remove one."),
    ("", ":1:1: Expected"),
    ("{} {}", ":1:4: Expected the end of the text, found '{'."),
    ("{\"size\": \"390\n", ":1:10: "),
    ("{\"scale\": NaN}", ":1:11: "),
  ])
  func `A mistake is reported with its position and what is allowed`(text: String, words: String) {
    let message = message(text)
    expectPrefix(message, "/cards/picture-testing.json" + words, "\(message)")
  }

  @Test func `The nearest file counts, up to the package's folder`() throws {
    let package = PackageFolder(path: "\(folder)/cards")
    func scale(_ target: String) throws -> CGFloat? {
      try PictureDefaults.nearest(
        to: "\(folder)/cards/Tests/\(target)/CardTests.swift", in: package
      ).scale
    }
    // Above the package.
    try write("{\"scale\": 9}", to: "picture-testing.json")
    try expectNil(scale("A/Sub"))
    try write("{\"scale\": 3}", to: "cards/picture-testing.json")
    try expectEqual(scale("A/Sub"), 3)
    try write("{\"scale\": 4}", to: "cards/Tests/A/picture-testing.json")
    try expectEqual(scale("A/Sub"), 4)
    try expectEqual(scale("B"), 3)
  }

  @Test func `Code wins over the file`() throws {
    var defaults = PictureDefaults()
    defaults.device = .ipad
    defaults.scale = 1
    defaults.tolerance = PixelTolerance(channelDelta: 3)
    let plain = PictureSetup().over(defaults)
    expectEqual(plain.device, .ipad)
    expectEqual(plain.scale, 1)
    expectEqual(plain.tolerance, PixelTolerance(channelDelta: 3))
    let size = CGSize(width: 5, height: 5)
    let own = PictureSetup(size: size, scale: 2, tolerance: .exact).over(defaults)
    expectNil(own.device)
    expectEqual(own.size, size)
    expectEqual(own.scale, 2)
    expectEqual(own.tolerance, .exact)
    expectEqual(PictureSetup(device: .iphoneSE).over(defaults).device, .iphoneSE)
    expectEqual(PictureSetup(device: .iphone).scale, 3)
    expectEqual(PictureSetup().scale, 2)
  }

  private func expectation(_ mode: RecordMode) -> ExpectedPictures {
    var expectation = ExpectedPictures(in: folder, mode: mode)
    expectation.name = "card"
    expectation.setup = PictureSetup()
    expectation.context.environment = [:]
    return expectation
  }

  private func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }

  @Test func `An expectation takes what the file says, and results go to its folder`() throws {
    try write(
      "{\"size\": \"30x20\", \"scale\": 1, \"formats\": [\"png\", \"txt\"], \"results\": \"results\"}",
      to: "picture-testing.json")
    expectation(.all).check(view())
    expectEqual(files(below: folder + "/References"), ["CardTests/card.png", "CardTests/card.txt"])
    let image = UIImage(contentsOfFile: folder + "/References/CardTests/card.png")
    expectEqual(image?.size, CGSize(width: 30, height: 20))
    try expectEqual(results(in: folder).map(\.format), ["png", "txt"])
    expect(!FileManager.default.fileExists(atPath: folder + "/.build"))
    // The environment wins.
    var other = expectation(.never)
    other.context.environment = ["PICTURE_RESULTS": folder + "/elsewhere"]
    other.check(view())
    expectEqual(ResultsFile.all(in: folder + "/elsewhere").count, 1)
    try expectEqual(results(in: folder).count, 2)
    // So do the formats of a call.
    var png = expectation(.never)
    png.formats = [.png]
    expectEmpty(png.messages(of: view()))
    try expectEqual(results(in: folder).count, 3)
  }

  @Test func `Sizes of a call take the place of the file's`() throws {
    try write("{\"device\": \"ipad\", \"scale\": 1}", to: "picture-testing.json")
    var expectation = expectation(.all)
    expectation.matrix = PictureMatrix(sizes: [CGSize(width: 8, height: 6)])
    expectation.check(view())
    let image = UIImage(contentsOfFile: folder + "/References/CardTests/card-8x6.png")
    expectEqual(image?.size, CGSize(width: 8, height: 6))
  }

  @Test func `A wrong file fails the test, and is in the results`() throws {
    try write("{\n\"sise\": \"1x1\"\n}", to: "picture-testing.json")
    let messages = expectation(.all).messages(of: view())
    expectEqual(messages.count, 1)
    expectEqual(
      messages.first?.hasPrefix("\(folder)/picture-testing.json:2:1: Unknown key 'sise'"), true)
    expectEmpty(files(below: folder + "/References"))
    let lines = try lines(ofResultsIn: folder + "/.build/pictures")
    expectContains(lines.joined(), "Unknown key 'sise'")
  }
}
