// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Testing
import UIKit

@testable import Illustrations

@MainActor
@Suite("Animated illustrations")
struct MotionTests {
  private let folder = TemporaryFolder()

  @Test func `Frames begin at 0 and end with the duration`() throws {
    func times(_ duration: TimeInterval, _ rate: Int) throws -> [TimeInterval] {
      try Motion(duration: duration, framesPerSecond: rate).times
    }
    try expectEqual(times(1, 4), [0, 0.25, 0.5, 0.75, 1])
    try expectEqual(times(0.6, 2), [0, 0.5, 0.6])
    // 0.7 · 30 is 21 and not a hair more.
    try expectEqual(times(0.7, 30).count, 22)
    try expectEqual(times(0.001, 1), [0, 0.001])
  }

  @Test(arguments: [0, -1, 60.5, .infinity])
  func `A duration beyond the limits is refused`(duration: TimeInterval) {
    #expect(throws: IllustrationError.duration(duration)) {
      try folder.drawing { try illustrate("a", of: square(), duration: duration) }
    }
    #expect(throws: IllustrationError.self) {
      try Motion(duration: .nan, framesPerSecond: 30)
    }
  }

  @Test(arguments: [0, -1, 61])
  func `A rate beyond the limits is refused`(rate: Int) {
    #expect(throws: IllustrationError.framesPerSecond(rate)) {
      try folder.drawing { try illustrate("a", of: square(), duration: 1, fps: rate) }
    }
  }

  @Test func `A program that knows no animation shows the beginning`() throws {
    let view = square()
    view.backgroundColor = .red
    let still = try Raster(pngData: Picture(of: view, scale: 2).data(.png))
    try folder.drawing {
      try illustrate("a", of: view, appearances: [.light], duration: 1, fps: 4) {
        UIView.animate(withDuration: 1) { view.backgroundColor = .blue }
      }
    }
    let file = try #require(folder.data(of: "a@2x.png"))
    expectNotNil(file.range(of: Data("acTL".utf8)))
    try expectEqual(Raster(pngData: file), still)
    expectEqual(frameCount(of: file), 5)
  }

  @Test func `What is already under way is shown`() throws {
    let view = square()
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    window.advance(to: 3)
    UIView.animate(withDuration: 1) { view.backgroundColor = .systemBlue }
    try folder.drawing {
      try illustrate("a", of: view, appearances: [.light], duration: 1, fps: 10)
    }
    expectEqual(window.currentTime, 4)
    // Moments that show the same are one frame.
    expectGreater(frameCount(of: try #require(folder.data(of: "a@2x.png"))), 8)
  }

  @Test func `A view that is part of another one stays there`() throws {
    let view = square()
    let whole = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
    whole.addSubview(view)
    try folder.drawing {
      try illustrate("a", of: view, scale: 1, appearances: [.light], duration: 0.5, fps: 10) {
        UIView.animate(withDuration: 0.5) { view.backgroundColor = .systemBlue }
      }
    }
    expectSame(view.superview, whole)
    let file = try #require(folder.data(of: "a.png"))
    try expectEqual(Raster(pngData: file).width, 10)
    expectGreater(frameCount(of: file), 3)
  }

  @Test func `A view's window keeps its traits`() throws {
    let view = square()
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    window.overrideUserInterfaceStyle = .dark
    let traits = window.traitOverrides
    try folder.drawing { try illustrate("a", of: view, scale: 3, duration: 0.1) }
    expectEqual(window.traitOverrides, traits)
  }

  // The appearances share one life of the view: that must not show in either.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `An appearance is drawn beside the other as it is alone`(
    style: UIUserInterfaceStyle
  ) throws {
    let (both, alone) = (TemporaryFolder(), TemporaryFolder())
    for (folder, styles) in [(both, [.light, .dark]), (alone, [style])] {
      let list = ListController()
      try folder.drawing {
        try illustrate(
          "a", of: list, size: CGSize(width: 200, height: 240), scale: 1, appearances: styles,
          duration: 0.5, fps: 10
        ) {
          list.show(["One", "Three", "Four", "Two"])
        }
      }
    }
    expectEqual(both.contents.count, 2)
    let file = try #require(alone.contents.first)
    let film = try #require(alone.data(of: file))
    expectGreater(frameCount(of: film), 3)
    expectEqual(both.data(of: file), film)
  }

  private func square() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .systemRed
    return view
  }

  private func frameCount(of file: Data) -> Int {
    guard let start = file.range(of: Data("acTL".utf8))?.upperBound else { return 0 }
    return file[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// A list whose rows come from snapshots.
private final class ListController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    let collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    show(["One", "Two", "Three"])
  }

  func show(_ rows: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    dataSource?.apply(snapshot)
  }
}
