// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Baseline
import Foundation
import UIKit

/// Prepares a compositional layout and asks it for a screen, through UIKit's own interface.
@MainActor enum LayoutBenchmark {
  static func run(_ report: inout Report) {
    report.section("Layout: prepare, and the elements of one screen (390 × 844)")
    for estimated in [false, true] {
      for sections in [1, 10_000] {
        let few = Subject(sections: sections, items: max(1_000 / sections, 1), estimated: estimated)
        let many = Subject(sections: sections, items: 10_000_000 / sections, estimated: estimated)
        let name =
          "\(estimated ? "estimated" : "fixed"), \(sections) section\(sections == 1 ? "" : "s")"
        let prepare = Stopwatch.medians(of: 11, few.prepare, many.prepare)
        report.row("\(name): prepare \(few.count) items", prepare.first, "ms")
        report.row("\(name): prepare \(many.count) items", prepare.second, "ms")
        report.row(
          "\(name): prepare, \(many.count) to \(few.count)", prepare.second / prepare.first,
          "times",
          atMost: 1.5)
        let query = Stopwatch.medians(of: 41, { few.query(200) }, { many.query(200) })
        report.row("\(name): query of \(few.count)", query.first / 200, "ms")
        report.row("\(name): query of \(many.count)", query.second / 200, "ms")
        report.row(
          "\(name): query, \(many.count) to \(few.count)", query.second / query.first, "times",
          atMost: 1.5)
        if sections == 1 && !estimated {
          let byHand = Stopwatch.medians(of: 41, { many.query(200) }, { many.create(200) })
          report.row(
            "\(name): query, to creating its attributes", byHand.first / byHand.second, "times",
            atMost: 6)
          report.row(
            "\(name): prepare and query of \(many.count)", prepare.second + query.second / 200,
            "ms", atMost: 1)
        }
        let held = many.bytesHeld()
        report.row(
          "\(name): memory held for \(many.count)", Double(held) / 1024, "KiB",
          atMost: sections == 1 ? 100 : 100_000)
      }
    }
    measuring(&report)
  }

  /// One of a million estimated rows gets its measured height.
  private static func measuring(_ report: inout Report) {
    let few = Subject(sections: 1, items: 1_000, estimated: true)
    let many = Subject(sections: 1, items: 1_000_000, estimated: true)
    few.prepare()
    many.prepare()
    let times = Stopwatch.medians(of: 21, { few.measure(100) }, { many.measure(100) })
    report.row("estimated: one of 1000 measured", times.first / 100 * 1e3, "µs")
    report.row("estimated: one of 1000000 measured", times.second / 100 * 1e3, "µs")
    report.row(
      "estimated: measured, 1000000 to 1000", times.second / times.first, "times", atMost: 1.5)
  }
}

/// A collection view with a number of rows, and its layout.
@MainActor private final class Subject: NSObject, UICollectionViewDataSource {
  let sections: Int
  let items: Int
  private let estimated: Bool
  let layout: UICollectionViewCompositionalLayout
  private let view: UICollectionView
  private var seed: UInt64 = 1

  var count: Int { sections * items }

  init(sections: Int, items: Int, estimated: Bool) {
    self.sections = sections
    self.items = items
    self.estimated = estimated
    let height: NSCollectionLayoutDimension = estimated ? .estimated(44) : .absolute(44)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    super.init()
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

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

  /// Creates as many attributes as ``query(_:)`` finds, as a client's layout does.
  func create(_ times: Int) {
    for _ in 0..<times {
      for row in 0..<20 {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: row, section: 0))
        attributes.frame = CGRect(x: 0, y: 44 * CGFloat(row), width: 390, height: 44)
      }
    }
  }

  /// Gives items at scattered places a height of their own.
  func measure(_ times: Int) {
    for _ in 0..<times {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let path = IndexPath(item: Int(seed >> 33) % items, section: 0)
      guard let original = layout.layoutAttributesForItem(at: path),
        let preferred = original.copy() as? UICollectionViewLayoutAttributes
      else { fatalError("No attributes for \(path)") }
      preferred.size.height = 30 + CGFloat(seed >> 40 & 31)
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      layout.prepare()
      _ = layout.collectionViewContentSize
    }
  }

  /// Returns what a prepared layout adds to the heap, in bytes.
  func bytesHeld() -> Int {
    let before = Int(heap_bytes_in_use())
    let subject = Subject(sections: sections, items: items, estimated: estimated)
    subject.prepare()
    subject.query(1)
    let after = Int(heap_bytes_in_use())
    withExtendedLifetime(subject) {}
    return after - before
  }
}
