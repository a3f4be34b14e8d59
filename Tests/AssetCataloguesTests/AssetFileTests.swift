// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

@testable import AssetCatalogues

/// The `Contents.json` files of sets, good and bad.
@Suite("Files of sets")
struct AssetFileTests {
  private func color(_ color: String) throws -> ColorSet.Value? {
    try ColorSet(contents: Data("{\"colors\": [{\"color\": \(color)}]}".utf8))
      .value(in: .standard)
  }

  @Test func `Components are fractions with a point, and of 255 without one or with 0x`() throws {
    try expectEqual(
      color(
        #"{"color-space": "srgb", "components": {"red": "0x21", "green": "0x96", "blue": "0xF3", "alpha": "1.000"}}"#
      ), .sRGB(red: 33 / 255, green: 150 / 255, blue: 243 / 255, alpha: 1))
    try expectEqual(
      color(#"{"components": {"red": "0.5", "green": "51", "blue": "0", "alpha": "1"}}"#),
      .sRGB(red: 0.5, green: 0.2, blue: 0, alpha: 1))
    try expectEqual(
      color(#"{"components": {"red": 0.5, "green": "0.25", "blue": "1.0", "alpha": "0x33"}}"#),
      .sRGB(red: 0.5, green: 0.25, blue: 1, alpha: 0.2))
    try expectEqual(
      color(#"{"components": {"red": "1", "alpha": "0"}}"#),
      .sRGB(red: 1 / 255, green: 0, blue: 0, alpha: 0))
  }

  @Test func `Spaces: grey, Display P3 and the system's own colours`() throws {
    try expectEqual(
      color(
        #"{"color-space": "gray-gamma-22", "components": {"white": "0.4", "alpha": "0.5"}}"#),
      .sRGB(red: 0.4, green: 0.4, blue: 0.4, alpha: 0.5))
    try expectEqual(
      color(#"{"color-space": "display-p3", "components": {"red": "1.0"}}"#),
      .displayP3(red: 1, green: 0, blue: 0, alpha: 1))
    try expectEqual(
      color(#"{"platform": "ios", "reference": "systemBlueColor"}"#), .system("systemBlueColor"))
  }

  /// Bad files and the reasons that are reported.
  static let faults: [(text: String, reason: String)] = [
    ("", "it is not JSON"), ("{", "it is not JSON"), ("[]", "it has a value of another kind"),
    (#"{"images": 1}"#, "it has a value of another kind at images"),
    (#"{"images": [{"filename": 3}]}"#, "it has a value of another kind at images[0].filename"),
    (
      #"{"images": [{"filename": "a", "appearances": [{"value": "dark"}]}]}"#,
      "it has no appearance at images[0].appearances[0]"
    ),
    (
      #"{"images": [{"filename": "../a.png"}]}"#,
      "its file ../a.png is not in the folder of the set"
    ),
    (#"{"images": [{"filename": ".."}]}"#, "its file .. is not in the folder of the set"),
    (
      #"{"images": [{"filename": "/etc/a.png"}]}"#,
      "its file /etc/a.png is not in the folder of the set"
    ),
  ]

  @Test(arguments: faults) func `Bad files`(text: String, reason: String) {
    let error = #expect(throws: AssetError.self) { try ImageSet(contents: Data(text.utf8)) }
    expectEqual(error?.reason, reason)
  }

  @Test func `A component that is no number, and a file that is too long`() {
    let error = #expect(throws: AssetError.self) { try color(#"{"components": {"red": "x1"}}"#) }
    expectEqual(error?.reason, #"its component red is "x1", which is no number"#)
    let long = Data(repeating: UInt8(ascii: " "), count: 1_000_001)
    let tooLong = #expect(throws: AssetError.self) { try ColorSet(contents: long) }
    expectEqual(tooLong?.reason, "it has 1000001 bytes, and at most 1000000 are read")
  }

  @Test func `Groups provide a namespace only where they say so`() throws {
    let plain = #"{"info": {"version": 1, "author": "xcode"}}"#
    try expectEqual(AssetGroup(contents: Data(plain.utf8)).providesNamespace, false)
    let space = #"{"properties": {"provides-namespace": true}}"#
    try expect(AssetGroup(contents: Data(space.utf8)).providesNamespace)
  }

  @Test func `Any change of a file gives a set or an error, and choosing from it goes well`() {
    let whole = Array(
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x21","alpha":"1"}},"appearances":[{"appearance":"luminosity","value":"dark"}]}],"images":[{"filename":"a.png","scale":"2x","resizing":{"cap-insets":{"top":8}}}],"properties":{"template-rendering-intent":"template"}}"#
        .utf8)
    var random = SplitMix64(seed: 36)
    var read = 0
    for _ in 0..<3_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        if Bool.random(using: &random) {
          bytes[index] = UInt8.random(in: 32...126, using: &random)
        } else {
          bytes.remove(at: index)
        }
      }
      if let set = try? ImageSet(contents: Data(bytes)) {
        read += 1
        if let name = set.entry(in: .standard)?.fileName { expectLacks(name, "/") }
      }
      _ = (try? ColorSet(contents: Data(bytes)))?.value(in: .standard)
    }
    expectGreater(read, 300)
  }
}
