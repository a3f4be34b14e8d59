// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import ImageComparison
import Testing
import UIKit

@testable import PictureTesting

@Suite("Previews in image tests")
@MainActor
struct PreviewTests {
  private let folder: String

  init() throws { folder = try makeTestFolder() }

  private func expectation(_ mode: RecordMode = .never) -> ExpectedPictures {
    ExpectedPictures(in: folder, mode: mode)
  }

  private func messages(_ expectation: ExpectedPictures, _ previews: [PicturePreview]) -> [String] {
    var messages: [String] = []
    var copy = expectation
    copy.context.report = { message, _ in messages.append(message) }
    copy.check(previews)
    return messages
  }

  private func view(_ color: UIColor = .red) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.backgroundColor = color
    return view
  }

  @Test func `Twenty previews are tested by one line`() {
    func previews(_ color: UIColor) -> [PicturePreview] {
      (1...20).map { number in
        PicturePreview("Card (\(number))", traits: .sizeThatFitsLayout) {
          view(number == 7 ? color : .red)
        }
      }
    }
    expectEmpty(messages(expectation(.missing), previews(.red)))
    expectEmpty(messages(expectation(), previews(.red)))
    expectEqual(files(below: folder + "/References").count, 20)
    let message = messages(expectation(), previews(.blue)).first ?? ""
    expectContains(message, "1 of 20 pictures and trees fail:\n'Card-7' looks different")
    expectContains(message, "To accept it:  RECORD_PICTURES=Card-7 swift test")
  }

  @Test func `Previews have the sizes of their traits, in the matrix`() throws {
    var pictures = expectation(.missing)
    pictures.setup.scale = 0.1
    pictures.matrix = PictureMatrix(devices: [.iphone, .ipad], appearances: [.dark])
    expectEmpty(
      messages(
        pictures,
        [
          PicturePreview("Screen") { UIViewController() },
          PicturePreview("Wide", traits: .portrait, .landscapeRight) { UIViewController() },
          PicturePreview("Fixed", traits: .fixedLayout(width: 320, height: 200)) { view() },
          PicturePreview("Own", traits: .sizeThatFitsLayout) { view() },
        ]))
    let sizes = try files(below: folder + "/References").filter { $0.hasSuffix("png") }.map {
      name in
      let data = FileManager.default.contents(atPath: "\(folder)/References/\(name)") ?? Data()
      let image = PixelImage(try Raster(pngData: data))
      return "\(name.dropFirst("CardTests/".count)) \(image.width)×\(image.height)"
    }
    expectEqual(
      sizes,
      [
        "Fixed-dark.png 32×20", "Own-dark.png 3×2", "Screen-ipad-dark.png 82×118",
        "Screen-iphone-dark.png 39×85", "Wide-ipad-landscape-dark.png 118×82",
        "Wide-iphone-landscape-dark.png 85×39",
      ])
  }

  @Test func `No previews, and two whose files have one name, fail`() {
    expectContains(
      messages(expectation(), []).first ?? "",
      "There is nothing to compare: the list of previews is empty.")
    let twins = ["One card", "One-card"].map { PicturePreview($0) { view() } }
    expectContains(
      messages(expectation(.missing), twins).first ?? "",
      "The previews 'One card' and 'One-card' have one name for their pictures, 'One-card'.")
  }

  @Test func `All previews are shown with their names, and one screen as it is`() throws {
    let screen = UIViewController()
    expect(PicturePreview.sheet(of: [PicturePreview("A") { screen }]) === screen)
    let sheet = PicturePreview.sheet(of: [
      PicturePreview("A screen") { screen },
      PicturePreview("A card", traits: .fixedLayout(width: 100, height: 50)) { view() },
      PicturePreview("Fitting", traits: .sizeThatFitsLayout) { view() },
      PicturePreview("Wide", traits: .landscapeLeft) { UIViewController() },
    ])
    let setup = PictureSetup(device: .iphone, scale: 1)
    let tree = String(decoding: try setup.picture(of: sheet).data(.txt), as: UTF8.self)
    for name in ["A screen", "A card", "Fitting", "Wide"] { expectContains(tree, "\"\(name)\"") }
    expect(screen.parent === sheet)
    expectEqual(screen.view.bounds.size, CGSize(width: 390, height: 844))
  }
}
