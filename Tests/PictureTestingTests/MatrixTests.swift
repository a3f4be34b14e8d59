// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    #expect(try words(PictureMatrix()) == [""])
    #expect(
      try words(
        PictureMatrix(
          devices: [.iphone, .ipad.landscape], appearances: [.dark],
          textSizes: [.accessibilityExtraExtraExtraLarge], directions: [.rightToLeft],
          scales: [1, 2.5]))
        == [
          "iphone-dark-AX5-rtl-1x", "iphone-dark-AX5-rtl-2.5x", "ipad-landscape-dark-AX5-rtl-1x",
          "ipad-landscape-dark-AX5-rtl-2.5x",
        ])
    #expect(
      try words(
        PictureMatrix(sizes: [CGSize(width: 320, height: 480.5)], appearances: [.light, .dark]))
        == ["320x480.5-light", "320x480.5-dark"])
    #expect(
      try words(PictureMatrix(textSizes: UIContentSizeCategory.allCategories))
        == ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"])
  }

  @Test func `Each combination is set up by its values`() throws {
    let traits = UITraitCollection(preferredContentSizeCategory: .small)
    let all = try PictureMatrix(
      devices: [.iphoneSE, .ipad], appearances: [.dark], directions: [.rightToLeft]
    ).combinations(of: PictureSetup(size: CGSize(width: 1, height: 1), traits: traits))
    #expect(all.map(\.setup.device) == [.iphoneSE, .ipad])
    for setup in all.map(\.setup) {
      #expect(setup.size == nil)
      #expect(setup.scale == 2)
      #expect(setup.traits?.userInterfaceStyle == .dark)
      #expect(setup.traits?.layoutDirection == .rightToLeft)
      #expect(setup.traits?.preferredContentSizeCategory == .small)
    }
    let scaled = try PictureMatrix(sizes: [CGSize(width: 3, height: 2)], scales: [3])
      .combinations(of: PictureSetup(device: .iphone))
    #expect(scaled.first?.setup.size == CGSize(width: 3, height: 2))
    #expect(scaled.first?.setup.scale == 3)
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
    #expect(count == 4)
    #expect(
      files(below: folder + "/References/CardTests") == [
        "recipes-10x10-dark.png", "recipes-10x10-light.png", "recipes-20x10-dark.png",
        "recipes-20x10-light.png",
      ])
    #expect(try results(in: folder).map(\.name).count == 4)
    #expect(expectation(.never, matrix).messages(of: card()).isEmpty)
  }

  @Test func `One failure lists all that differ, and one command accepts them`() throws {
    let matrix = PictureMatrix(appearances: [.light, .dark], scales: [1, 2])
    expectation(.all, matrix).check(card(.systemBackground))
    let view = card(UIColor { $0.userInterfaceStyle == .dark ? .blue : .white })
    let message = try #require(expectation(.never, matrix).messages(of: view).first)
    #expect(expectation(.never, matrix).messages(of: view).count == 1)
    #expect(message.contains("2 of 4 pictures and trees fail:"))
    #expect(message.contains("'recipes-dark-1x' looks different: 200 pixels differ"))
    #expect(message.contains("'recipes-dark-2x' looks different: 800 pixels differ"))
    #expect(message.contains("References/CardTests/recipes-dark-2x.png"))
    #expect(!message.contains("recipes-light"))
    #expect(
      message.contains(
        "To accept them:  RECORD_PICTURES=recipes-dark-1x,recipes-dark-2x swift test"))
    #expect(
      message.hasSuffix(
        "results of a CI:  swift run gallery accept FOLDER recipes-dark-1x recipes-dark-2x"))
    expectation(RecordMode("recipes-dark-1x,recipes-dark-2x"), matrix).check(view)
    #expect(expectation(.never, matrix).messages(of: view).isEmpty)
  }

  @Test func `What is missing is recorded by one command`() throws {
    let matrix = PictureMatrix(appearances: [.light, .dark])
    let message = try #require(expectation(.never, matrix).messages(of: card()).first)
    #expect(message.contains("There is no reference for 'recipes-light'.\n"))
    #expect(message.contains("There is no reference for 'recipes-dark'.\n"))
    #expect(message.contains("To record them:  RECORD_PICTURES=missing swift test\n"))
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
    #expect(counts.reduce(0, +) == 12)
    #expect(counts.allSatisfy { $0 < 12 })
    #expect(files(below: folder + "/References").count == 12)
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
      #expect(messages.count == 1)
      #expect(messages.first?.contains(words) == true, "\(messages)")
    }
    #expect(files(below: folder + "/References").isEmpty)
    #expect(try results(in: folder).map(\.outcome) == [.failed, .failed, .failed])
  }

  @Test func `What keeps its size has none of devices`() throws {
    let image = try #require(UIImage(systemName: "star"))
    let messages = expectation(.all, PictureMatrix(devices: [.ipad])).messages(of: image)
    #expect(messages.first?.contains("has a size of its own") == true, "\(messages)")
    #expect(files(below: folder + "/References").isEmpty)
    #expect(expectation(.all, PictureMatrix(scales: [1, 2])).messages(of: image).isEmpty)
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
    #expect(missing.contains("2 of 2 pictures and trees fail:"))
    #expect(missing.contains("There is no reference for 'recipes' as txt."))
    #expect(missing.contains("To record it:  RECORD_PICTURES=missing swift test\n"))
    expectation(.all, PictureMatrix(), as: [.png, .txt]).check(label("Pad thai"))
    // The blocks are the same, the words are not.
    #expect(expectation(.never, PictureMatrix()).messages(of: label("Pad tiha")).isEmpty)
    let messages = both.messages(of: label("Pad tiha"))
    #expect(messages.count == 1)
    #expect(messages.first?.contains("1 of 2 pictures and trees fail:") == true)
    #expect(messages.first?.contains("'recipes' as txt looks different") == true)
    #expect(messages.first?.contains("as png") == false)
    #expect(messages.first?.contains("RECORD_PICTURES=recipes swift test\n") == true)
    let none = expectation(.all, PictureMatrix(), as: []).messages(of: label("Pad thai"))
    #expect(none.first?.contains("the list of formats is empty") == true)
  }
}
