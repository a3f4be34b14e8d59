// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import ImageComparison
import PictureResults
import Testing
import UIKit

@testable import PictureTesting

@Suite("Films, failures and traits")
@MainActor
struct FilmTests {
  private let folder: String

  init() throws { folder = try makeTestFolder() }

  /// A box that goes 40 points to the right in 0.4 seconds, and may become red after 0.15.
  private final class Slide: UIViewController {
    var reddens = false
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      view.backgroundColor = .white
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      box.backgroundColor = .blue
      view.addSubview(box)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        box.frame.origin.x = 40
      }
      guard reddens else { return }
      UIView.animate(withDuration: 0.1, delay: 0.15, options: .curveLinear) {
        box.backgroundColor = .red
      }
    }
  }

  private func film(
    _ mode: RecordMode = .never, _ moments: [TimeInterval] = [0, 0.1, 0.2, 0.3]
  ) -> ExpectedPictures {
    var pictures = ExpectedPictures(in: folder, mode: mode)
    pictures.name = "slide"
    pictures.film = .film(moments)
    pictures.setup.size = CGSize(width: 50, height: 20)
    return pictures
  }

  @Test func `A film is one picture of its frames`() throws {
    expectEmpty(film(.missing).messages(of: Slide()))
    expectEmpty(film().messages(of: Slide()))
    let data = try #require(FileManager.default.contents(atPath: film().referencePath))
    let strip = PixelImage(try Raster(pngData: data))
    expectEqual(strip.width, 4 * 50 + 3 * 8)
    let frames = try #require(FrameStrip.frames(of: strip, count: 4))
    // The box is blue where it is: its left edge moves by 10 points a frame.
    let edges = frames.map { frame in
      (0..<50).first { frame.bytes[$0 * 4] == 0 && frame.bytes[$0 * 4 + 2] == 255 }
    }
    expectEqual(edges, [0, 10, 20, 30])
  }

  @Test func `A failure names the frames that differ, and shows those alone`() throws {
    func slide() -> Slide {
      let slide = Slide()
      slide.reddens = true
      return slide
    }
    film(.all).check(Slide())
    expectContains(
      film().messages(of: slide()).first ?? "",
      "'slide' looks different: frames 3 (0.2 s), 4 (0.3 s) of 4 differ; in all, 400 pixels differ")
    film(.all, [0, 0.1, 0.2]).check(Slide())
    expectContains(
      film(.never, [0, 0.1, 0.2]).messages(of: slide()).first ?? "",
      "'slide' looks different: frame 3 (0.2 s) of 3 differs; in all, 200 pixels differ")
    let path = folder + "/results/failures/References/CardTests/slide.png"
    let found = files(below: folder + "/results").filter { $0.hasSuffix("slide.png") }
    let failure = try #require(
      FileManager.default.contents(atPath: path)
        ?? found.first.flatMap { FileManager.default.contents(atPath: folder + "/results/" + $0) })
    let sides = PixelImage(try Raster(pngData: failure))
    expectEqual([sides.width, sides.height], [3 * 50 + 2 * 8, 20])
  }

  @Test func `Moments that are none fail`() {
    expectContains(
      film(.missing, []).messages(of: Slide()).first ?? "", "the list of moments is empty")
    for moments in [[0.2, 0.1], [0, 0], [-1], [601], [.nan]] as [[Double]] {
      expectContains(
        film(.missing, moments).messages(of: Slide()).first ?? "", "each later than the one before")
    }
    film(.missing).check(Slide())
    let message = film(.never, [0, 0.1]).messages(of: Slide()).first ?? ""
    expectContains(message, "'slide' looks different: 108 × 20 px instead of 224 × 20 px")
  }

  @Test func `A failure attaches its pictures, or its text`() throws {
    film(.missing).check(Slide())
    let slide = Slide()
    slide.reddens = true
    var attached: [String] = []
    var pictures = film()
    pictures.context.attach = { file, _ in
      attached.append(file.name)
      expect(!file.data.isEmpty)
    }
    expectEqual(pictures.messages(of: slide).count, 1)
    expectEqual(attached, ["slide-difference.png", "slide.png"])
    attached = []
    pictures.name = "tree"
    pictures.film = nil
    pictures.formats = [.txt]
    expectEqual(pictures.messages(of: Slide()).count, 1)
    expectEqual(attached, ["tree.txt"])
  }

  @Test func `A failure is returned to functions of one's own`() {
    let message = verifyPicture(of: UIImage(), named: "nothing", as: [])
    expectContains(message ?? "", "the list of formats is empty")
    expectNil(film(.missing).failure { Slide().pictureContent })
    expectNil(film().failure { Slide().pictureContent })
  }

  @Test(.pictures(record: .missing)) func `A trait records what is missing`() {
    expectEqual(RecordMode.ofTrait, .missing)
    let environment = ProcessInfo.processInfo.environment["RECORD_PICTURES"]
    expectEqual(RecordMode.current, environment == nil ? .missing : RecordMode(environment))
  }

  @Suite(.pictures(record: .all)) struct Outer {
    @Suite struct Inner {
      @Test func `Suites in a suite have its trait`() { expectEqual(RecordMode.ofTrait, .all) }
      @Test(.pictures(record: .never)) func `A test has its own`() {
        expectEqual(RecordMode.ofTrait, .never)
      }
    }
  }
}
