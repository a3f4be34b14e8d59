// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Baseline
import Foundation
import UIKit

/// Prepares a flow layout and asks it for a screen, through UIKit's own interface.
@MainActor enum FlowBenchmark {
  static func run(_ report: inout Report) {
    report.section("Flow layout: prepare, and the elements of one screen (390 × 844)")
    for isMixed in [false, true] {
      let name = isMixed ? "mixed sizes" : "one size"
      let few = Subject(items: 1_000, isMixed: isMixed)
      for count in [1_000, 10_000, 100_000, 1_000_000] {
        let many = Subject(items: count, isMixed: isMixed)
        let prepare = Stopwatch.medians(of: 11, few.prepare, many.prepare)
        report.row("\(name): prepare \(count) items", prepare.second, "ms")
        // Nothing depends on the number of items of one size; mixed ones are read once each, from
        // memory that is too much for caches in the end.
        report.row(
          "\(name): prepare, \(count) items to 1000", prepare.second / prepare.first, "times",
          atMost: isMixed ? Double(count / 1_000) * 3 : 2)
        let query = Stopwatch.medians(of: 41, { few.query(200) }, { many.query(200) })
        report.row("\(name): query of \(count)", query.second / 200, "ms")
        report.row(
          "\(name): query, \(count) items to 1000", query.second / query.first, "times",
          atMost: 1.5)
      }
      report.row(
        "\(name): memory held for 1000000", Double(Subject.bytesHeld(1_000_000, isMixed)) / 1024,
        "KiB", atMost: isMixed ? 32_000 : 100)
    }
    measuring(&report)
  }

  /// The cells of a screen get their measured heights, one after the other.
  private static func measuring(_ report: inout Report) {
    for isMixed in [false, true] {
      let few = Subject(items: 1_000, isMixed: isMixed, isEstimated: true)
      let many = Subject(items: 1_000_000, isMixed: isMixed, isEstimated: true)
      few.prepare()
      many.prepare()
      let times = Stopwatch.medians(of: 11, { few.measure(20) }, { many.measure(20) })
      let name = isMixed ? "estimates of their own" : "one estimate"
      report.row("\(name): one of 1000 measured", times.first / 20 * 1e3, "µs")
      report.row("\(name): one of 1000000 measured", times.second / 20 * 1e3, "µs")
      report.row(
        "\(name): measured, 1000000 to 1000", times.second / times.first, "times",
        atMost: isMixed ? 12 : 1.5)
    }
  }
}

/// A collection view with a flow layout of a number of items.
@MainActor private final class Subject: NSObject, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  private let items: Int
  private let view: UICollectionView
  private let sizes: Sizes?
  private var measured = 0

  /// Gives each item a size of its own; without a period that lines could repeat.
  final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let mixed = UInt64(indexPath.item) &* 0x9E37_79B9_7F4A_7C15
      return CGSize(width: 40 + CGFloat(mixed >> 58), height: 30 + CGFloat(mixed >> 53 & 31))
    }
  }

  init(items: Int, isMixed: Bool, isEstimated: Bool = false) {
    self.items = items
    if isEstimated { layout.estimatedItemSize = CGSize(width: 60, height: 44) }
    sizes = isMixed ? Sizes() : nil
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    super.init()
    view.dataSource = self
    view.delegate = sizes
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError("No cell is asked for: the view is never shown")
  }

  func prepare() {
    layout.invalidateLayout()
    layout.prepare()
  }

  /// Asks for screens all over the content.
  func query(_ times: Int) {
    let height = layout.collectionViewContentSize.height
    var found = 0
    for index in 0..<times {
      let top = (height - 844) * CGFloat(index) / CGFloat(times)
      let screen = CGRect(x: 0, y: top, width: 390, height: 844)
      found += layout.layoutAttributesForElements(in: screen)?.count ?? 0
    }
    guard found >= times else { fatalError("The layout found nothing") }
  }

  /// Gives the next items a height of their own, as scrolling down does.
  func measure(_ times: Int) {
    for _ in 0..<times {
      let path = IndexPath(item: measured % items, section: 0)
      measured += 1
      guard let original = layout.layoutAttributesForItem(at: path),
        let preferred = original.copy() as? UICollectionViewLayoutAttributes
      else { fatalError("No attributes for \(path)") }
      preferred.size.height = 30 + CGFloat(measured * 7 % 31)
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      layout.prepare()
    }
  }

  /// Returns what a prepared layout adds to the heap, in bytes.
  static func bytesHeld(_ items: Int, _ isMixed: Bool) -> Int {
    let before = Int(heap_bytes_in_use())
    let subject = Subject(items: items, isMixed: isMixed)
    subject.prepare()
    subject.query(1)
    let after = Int(heap_bytes_in_use())
    withExtendedLifetime(subject) {}
    return after - before
  }
}
