// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

@testable import gallery

@Suite("Moments of a sample")
@MainActor
struct MomentTests {
  private func settings(moment: Double?) -> ScreenSettings {
    var settings = ScreenSettings()
    settings.size = CGSize(width: 100, height: 100)
    settings.scale = 1
    settings.moment = moment
    return settings
  }

  private func tree(_ sample: any Sample.Type, at moment: Double?) throws -> String {
    let screen = try Screen(Subject(sample), settings: settings(moment: moment))
    return String(decoding: try screen.data(.txt), as: UTF8.self)
  }

  @Test func `A tree shows where a cell is at that moment and how clear`() throws {
    // From 0 to 40 points and from opaque to clear in a second, at even speed.
    for (moment, words) in [
      (0, "cell           0, 0    0, 0  100 × 20"),
      (0.25, "cell           0, 0    10, 0  100 × 20               alpha 0.75"),
      (0.5, "cell           0, 0    20, 0  100 × 20               alpha 0.5"),
      (0.75, "cell           0, 0    30, 0  100 × 20               alpha 0.25"),
      (1, "cell           0, 0    40, 0  100 × 20               alpha 0"),
    ] {
      let lines = try tree(SlidingSample.self, at: moment).split(separator: "\n")
      expectEqual(lines.last.map(String.init), words)
    }
    try expectEqual(tree(SlidingSample.self, at: nil), tree(SlidingSample.self, at: 0))
  }

  @Test func `A tree shows what is animating out`() throws {
    func cells(_ moment: Double) throws -> Set<String> {
      let lines = try tree(DeletingSample.self, at: moment).split(separator: "\n")
      return Set(lines.filter { $0.hasPrefix("cell") }.map(String.init))
    }
    try expectEqual(
      cells(0),
      [
        "cell           0, 0    0, 0  100 × 20",
        "cell           0, 0    0, 20  100 × 20",
      ])
    // Half the time of a curve that is slow at both ends is half the way.
    try expectEqual(
      cells(0.5),
      [
        "cell           0, 0    0, 0  100 × 20                alpha 0.5",
        "cell           0, 0    0, 10  100 × 20",
      ])
    try expectEqual(cells(1), ["cell           0, 0    0, 0  100 × 20"])
  }

  @Test func `A sample lasts until what follows its first animation is over`() throws {
    try expectEqual(
      Screen.duration(of: Subject(ChainedSample.self), settings: settings(moment: nil)), 3)
    try expectEqual(
      Screen.duration(of: Subject(GridViewController.self), settings: settings(moment: nil)), 0)
    try expectEqual(
      Screen.duration(
        of: Subject(InteractiveScrollViewController.self), settings: settings(moment: nil)), 4)
  }

  @Test func `A sample that never ends asks for a duration`() {
    let failure = #expect(throws: GalleryFailure.self) {
      try Screen.duration(of: Subject(EndlessSample.self), settings: settings(moment: nil))
    }
    expectEqual(failure?.code, .usage)
    expectEqual(failure?.message.contains("--duration"), true)
  }

  @Test func `Any frame rate shows the same moments`() throws {
    func frame(steps: Int) throws -> PictureFrame {
      let screen = try Screen(
        Subject(InteractiveScrollViewController.self), settings: settings(moment: nil))
      screen.begin()
      for step in 1...steps { screen.show(3.2 * Double(step) / Double(steps)) }
      return try screen.frame()
    }
    try expectEqual(frame(steps: 1), frame(steps: 31))
  }

  @Test func `Every sample that moves is kept at five moments`() {
    let names = GoldenState.states(of: Subject(InteractiveScrollViewController.self)).map(\.name)
    expectEqual(
      names.filter { $0.hasPrefix("moment") },
      [
        "moment-0", "moment-25", "moment-50", "moment-75", "moment-100",
      ])
    let others = GoldenState.states(of: Subject(GridViewController.self)).map(\.name)
    expectLacks(others, where: { $0.hasPrefix("moment") })
  }

  @Test func `A frame rate is an exact fraction`() throws {
    for (text, frames, seconds) in [
      ("30", 30, 1), ("1", 1, 1), ("240", 240, 1), ("29.97", 2997, 100),
      ("30000/1001", 30000, 1001),
      ("12.50", 1250, 100),
    ] {
      let rate = try #require(FrameRate(text), "\(text)")
      expectEqual((rate.frames, rate.seconds), (frames, seconds))
      expectEqual(Int(rate.delay.numerator) * frames, Int(rate.delay.denominator) * seconds)
    }
    for text in ["", ".", "/", "1.2.3", "1/2/3", "-30", "+30", "٣٠", "30 ", "0x10"] {
      expectNil(FrameRate(text), "\(text)")
    }
  }

  @Test func `Frames go from the first moment to the last`() throws {
    let rate = try #require(FrameRate("30"))
    expectEqual(rate.frameCount(duration: 0), 1)
    expectEqual(rate.frameCount(duration: 0.1), 4)
    expectEqual(rate.frameCount(duration: 0.35), 12)
    expectEqual(rate.frameCount(duration: 600), 18_001)
    expectEqual(rate.time(ofFrame: 18_000), 600)
  }

  @Test func `A frame's name has as many digits as the last one's`() {
    expectEqual(FrameFolder.name(7, of: 10_000), "frame-0007.png")
    expectEqual(FrameFolder.name(7, of: 10_001), "frame-00007.png")
    expectEqual(FrameFolder.name(10_000, of: 10_001), "frame-10000.png")
    for name in ["frame-0007.png", "frame-00007.png"] { expect(FrameFolder.isFrameName(name)) }
    for name in ["frame-007.png", "frame-000007.png", "frame-00a7.png", "frame-0007.PNG"] {
      expect(!FrameFolder.isFrameName(name), "\(name)")
    }
  }
}

/// Rows of 20 points.
private class RowsSample: SampleViewController, UICollectionViewDataSource {
  var count = 1
  private(set) var collectionView: UICollectionView?

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    view.addSubview(collectionView)
    self.collectionView = collectionView
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A cell that slides and fades.
private final class SlidingSample: RowsSample, AnimatedSample {
  static let name = "sliding"
  static let summary = "A cell that slides."

  func begin() {
    let cell = collectionView?.cellForItem(at: IndexPath(item: 0, section: 0))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      cell?.center.x += 40
      cell?.alpha = 0
    }
  }
}

/// The first of two rows is deleted.
private final class DeletingSample: RowsSample, AnimatedSample {
  static let name = "deleting"
  static let summary = "A row that goes."

  override func viewDidLoad() {
    count = 2
    super.viewDidLoad()
  }

  func begin() {
    collectionView?.performBatchUpdates {
      self.count = 1
      self.collectionView?.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
  }
}

/// Two animations, the second begun by the end of the first.
private final class ChainedSample: SampleViewController, AnimatedSample {
  static let name = "chained"
  static let summary = "Two animations."

  func begin() {
    UIView.animate(withDuration: 1) {
      self.view.alpha = 0.5
    } completion: { _ in
      UIView.animate(withDuration: 2) { self.view.alpha = 1 }
    }
  }
}

/// An animation that repeats.
private final class EndlessSample: SampleViewController, AnimatedSample {
  static let name = "endless"
  static let summary = "An animation that repeats."

  func begin() {
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { self.view.alpha = 0.5 }
  }
}
