// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

@testable import PictureTesting

@Suite("Pictures in combinations")
@MainActor
struct MatrixTests {
  private let folder: String

  init() throws { folder = try makeTestFolder() }

  private func card(_ color: UIColor = .red) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = color
    return view
  }

  private func expectation(
    _ mode: RecordMode, _ matrix: PictureMatrix, as formats: [PictureFormat]? = [.png]
  ) -> ExpectedPictures {
    var expectation = ExpectedPictures(in: folder, mode: mode)
    expectation.name = "recipes"
    expectation.formats = formats
    expectation.matrix = matrix
    return expectation
  }

  private func words(_ matrix: PictureMatrix) throws -> [String] {
    try matrix.combinations(of: PictureSetup()).map { $0.words.joined(separator: "-") }
  }

  @Test func `Names have the dimensions that are given, in one order`() throws {
    try expectEqual(words(PictureMatrix()), [""])
    try expectEqual(
      words(
        PictureMatrix(
          devices: [.iphone, .ipad.landscape], appearances: [.dark],
          textSizes: [.accessibilityExtraExtraExtraLarge], directions: [.rightToLeft],
          scales: [1, 2.5])),
      [
        "iphone-dark-AX5-rtl-1x", "iphone-dark-AX5-rtl-2.5x", "ipad-landscape-dark-AX5-rtl-1x",
        "ipad-landscape-dark-AX5-rtl-2.5x",
      ])
    try expectEqual(
      words(
        PictureMatrix(sizes: [CGSize(width: 320, height: 480.5)], appearances: [.light, .dark])),
      ["320x480.5-light", "320x480.5-dark"])
    try expectEqual(
      words(PictureMatrix(appearances: [.dark], designs: [.iOS17, .iOS26], scales: [1])),
      ["dark-iOS17-1x", "dark-iOS26-1x"])
    try expectEqual(
      words(PictureMatrix(textSizes: UIContentSizeCategory.allCategories)),
      ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"])
  }

  @Test func `Each combination is set up by its values`() throws {
    let traits = UITraitCollection(preferredContentSizeCategory: .small)
    let all = try PictureMatrix(
      devices: [.iphoneSE, .ipad], appearances: [.dark], directions: [.rightToLeft]
    ).combinations(of: PictureSetup(size: CGSize(width: 1, height: 1), traits: traits))
    expectEqual(all.map(\.setup.device), [.iphoneSE, .ipad])
    for setup in all.map(\.setup) {
      expectNil(setup.size)
      expectEqual(setup.scale, 2)
      expectEqual(setup.traits?.userInterfaceStyle, .dark)
      expectEqual(setup.traits?.layoutDirection, .rightToLeft)
      expectEqual(setup.traits?.preferredContentSizeCategory, .small)
    }
    let scaled = try PictureMatrix(sizes: [CGSize(width: 3, height: 2)], scales: [3])
      .combinations(of: PictureSetup(device: .iphone))
    expectEqual(scaled.first?.setup.size, CGSize(width: 3, height: 2))
    expectEqual(scaled.first?.setup.scale, 3)
  }

  @Test func `Each combination has a reference, a result, and a value of its own`() throws {
    var count = 0
    let matrix = PictureMatrix(
      sizes: [CGSize(width: 20, height: 10), CGSize(width: 10, height: 10)],
      appearances: [.light, .dark])
    expectation(.all, matrix).check {
      count += 1
      return card().pictureContent
    }
    expectEqual(count, 4)
    expectEqual(
      files(below: folder + "/References/CardTests"),
      [
        "recipes-10x10-dark.png", "recipes-10x10-light.png", "recipes-20x10-dark.png",
        "recipes-20x10-light.png",
      ])
    try expectEqual(results(in: folder).map(\.name).count, 4)
    expectEmpty(expectation(.never, matrix).messages(of: card()))
  }

  @Test func `One failure lists all that differ, and one command accepts them`() throws {
    let matrix = PictureMatrix(appearances: [.light, .dark], scales: [1, 2])
    expectation(.all, matrix).check(card(.systemBackground))
    let view = card(UIColor { $0.userInterfaceStyle == .dark ? .blue : .white })
    let message = try #require(expectation(.never, matrix).messages(of: view).first)
    expectEqual(expectation(.never, matrix).messages(of: view).count, 1)
    expectContains(message, "2 of 4 pictures and trees fail:")
    expectContains(message, "'recipes-dark-1x' looks different: 200 pixels differ")
    expectContains(message, "'recipes-dark-2x' looks different: 800 pixels differ")
    expectContains(message, "References/CardTests/recipes-dark-2x.png")
    expectLacks(message, "recipes-light")
    expectContains(
      message, "To accept them:  RECORD_PICTURES=recipes-dark-1x,recipes-dark-2x swift test")
    expectSuffix(
      message, "results of a CI:  swift run gallery accept FOLDER recipes-dark-1x recipes-dark-2x")
    expectation(RecordMode("recipes-dark-1x,recipes-dark-2x"), matrix).check(view)
    expectEmpty(expectation(.never, matrix).messages(of: view))
  }

  @Test func `What is missing is recorded by one command`() throws {
    let matrix = PictureMatrix(appearances: [.light, .dark])
    let message = try #require(expectation(.never, matrix).messages(of: card()).first)
    expectContains(message, "There is no reference for 'recipes-light'.\n")
    expectContains(message, "There is no reference for 'recipes-dark'.\n")
    expectContains(message, "To record them:  RECORD_PICTURES=missing swift test\n")
  }

  @Test func `Shards share out the combinations`() throws {
    let matrix = PictureMatrix(textSizes: UIContentSizeCategory.allCategories)
    var counts: [Int] = []
    for number in 1...3 {
      var expectation = expectation(.missing, matrix)
      expectation.context.environment["SHARD"] = "\(number)/3"
      var count = 0
      expectation.check {
        count += 1
        return card().pictureContent
      }
      counts.append(count)
    }
    expectEqual(counts.reduce(0, +), 12)
    expectAll(counts, where: { $0 < 12 })
    expectEqual(files(below: folder + "/References").count, 12)
  }

  @Test func `A mistake in the dimensions fails in words, and draws nothing`() throws {
    let size = CGSize(width: 10, height: 10)
    let cases: [(PictureMatrix, String)] = [
      (PictureMatrix(devices: [.ipad], sizes: [size]), "Give devices or sizes, not both"),
      (PictureMatrix(appearances: []), "'appearances' is empty"),
      (PictureMatrix(sizes: [size, size]), "Two combinations are named '10x10'"),
    ]
    for (matrix, words) in cases {
      let messages = expectation(.all, matrix).messages(of: card())
      expectEqual(messages.count, 1)
      expectEqual(messages.first?.contains(words), true, "\(messages)")
    }
    expectEmpty(files(below: folder + "/References"))
    try expectEqual(results(in: folder).map(\.outcome), [.failed, .failed, .failed])
  }

  @Test func `What keeps its size has none of devices`() throws {
    let image = try #require(UIImage(systemName: "star"))
    let messages = expectation(.all, PictureMatrix(devices: [.ipad])).messages(of: image)
    expectEqual(messages.first?.contains("has a size of its own"), true, "\(messages)")
    expectEmpty(files(below: folder + "/References"))
    expectEmpty(expectation(.all, PictureMatrix(scales: [1, 2])).messages(of: image))
  }

  // Formats

  @Test func `Several formats are all compared, and one failure lists those that differ`() throws {
    func label(_ text: String) -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      label.text = text
      return label
    }
    let both = expectation(.never, PictureMatrix(), as: [.png, .txt, .png])
    let missing = try #require(both.messages(of: label("Pad thai")).first)
    expectContains(missing, "2 of 2 pictures and trees fail:")
    expectContains(missing, "There is no reference for 'recipes' as txt.")
    expectContains(missing, "To record it:  RECORD_PICTURES=missing swift test\n")
    expectation(.all, PictureMatrix(), as: [.png, .txt]).check(label("Pad thai"))
    // The blocks are the same, the words are not.
    expectEmpty(expectation(.never, PictureMatrix()).messages(of: label("Pad tiha")))
    let messages = both.messages(of: label("Pad tiha"))
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.contains("1 of 2 pictures and trees fail:"), true)
    expectEqual(messages.first?.contains("'recipes' as txt looks different"), true)
    expectEqual(messages.first?.contains("as png"), false)
    expectEqual(messages.first?.contains("RECORD_PICTURES=recipes swift test\n"), true)
    let none = expectation(.all, PictureMatrix(), as: []).messages(of: label("Pad thai"))
    expectEqual(none.first?.contains("the list of formats is empty"), true)
  }
}
