// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit
import WaitingSuites

/// Texts in a list of cells that size themselves, in a font by name: in blocks those of two families are
/// equal, as letters they are not.
@MainActor
private final class NamedFontStage: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let font: UIFont
  let count = 40

  init(_ font: UIFont) { self.font = font }

  private func text(_ item: Int) -> String {
    String(repeating: "illicit William ", count: 3 + item * 7 % 11)
  }

  func makeLabel(in view: UIView) -> UILabel {
    if let label = view.subviews.first as? UILabel { return label }
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
    ])
    return label
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    makeLabel(in: cell.contentView).text = text(indexPath.item)
    return cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    makeLabel(in: cell.contentView).text = text(indexPath.row)
    return cell
  }

  func makeCollectionView(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    return view
  }

  func makeTable() -> UITableView {
    let view = UITableView(frame: window.bounds)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = self
    return view
  }
}

/// What was measured with the machine's fonts is not what is measured in blocks.
@Suite("Views that change from letters to blocks") @MainActor
struct TextRenderingTests {
  enum List: CaseIterable {
    case compositional, flow, table
  }

  private static func makeView(_ list: List, _ stage: NamedFontStage) -> UIScrollView {
    switch list {
    case .compositional:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return stage.makeCollectionView(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 320, height: 60)
      return stage.makeCollectionView(layout)
    case .table:
      return stage.makeTable()
    }
  }

  private static func scroll(_ view: UIScrollView, to item: Int, atEnd: Bool) {
    let path = IndexPath(item: item, section: 0)
    (view as? UICollectionView)?.scrollToItem(
      at: path, at: atEnd ? .bottom : .top, animated: false)
    (view as? UITableView)?.scrollToRow(at: path, at: atEnd ? .bottom : .top, animated: false)
  }

  private static func frames(of view: UIScrollView) -> [CGRect] {
    let cells: [UIView] =
      (view as? UICollectionView)?.visibleCells ?? (view as? UITableView)?.visibleCells ?? []
    return cells.map { $0.convert($0.bounds, to: view.superview) }
      .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// The frames of the cells that a view shows in blocks, after it was laid out with letters and scrolled.
  private static func shown(
    _ list: List, in font: UIFont, _ scroll: (UIScrollView) -> Void
  ) -> (letters: [CGRect], blocks: [CGRect]) {
    let stage = NamedFontStage(font)
    let view = makeView(list, stage)
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    scroll(view)
    stage.window.layoutIfNeeded()
    let letters = frames(of: view)
    stage.window.traitOverrides.textRendering = .blocks
    stage.window.layoutIfNeeded()
    return (letters, frames(of: view))
  }

  @Test(arguments: List.allCases)
  func `Cells that were measured as letters are measured again as blocks`(list: List) throws {
    let fonts = ["DejaVu Sans", "DejaVu Sans Mono"].compactMap { UIFont(name: $0, size: 17) }
    try #require(fonts.count == 2, "apt-get install fonts-dejavu-core")
    let states: [(String, (UIScrollView) -> Void)] = [
      ("at the top", { _ in }),
      ("scrolled", { $0.contentOffset.y = 200 }),
      (
        "scrolled twice",
        {
          $0.contentOffset.y = 200
          $0.layoutIfNeeded()
          $0.contentOffset.y = 90
        }
      ),
      ("scrolled to an item", { Self.scroll($0, to: 20, atEnd: false) }),
      ("scrolled to an item at the end", { Self.scroll($0, to: 12, atEnd: true) }),
      ("scrolled to the last item", { Self.scroll($0, to: 39, atEnd: true) }),
      (
        "scrolled to two items",
        {
          Self.scroll($0, to: 30, atEnd: false)
          $0.layoutIfNeeded()
          Self.scroll($0, to: 15, atEnd: true)
        }
      ),
    ]
    for (name, scroll) in states {
      let one = Self.shown(list, in: fonts[0], scroll)
      let other = Self.shown(list, in: fonts[1], scroll)
      expectNotEqual(one.letters, other.letters, "\(name)")
      expectNotEqual(one.letters, one.blocks, "\(name)")
      expectEqual(one.blocks, other.blocks, "\(name)")
    }
  }

  @Test(arguments: List.allCases)
  func `A view that was shown before has the cells of one that is shown in blocks at once`(
    list: List
  ) throws {
    let font = try #require(UIFont(name: "DejaVu Sans", size: 17))
    let stage = NamedFontStage(font)
    stage.window.traitOverrides.textRendering = .blocks
    let view = Self.makeView(list, stage)
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    expectEqual(Self.shown(list, in: font) { _ in }.blocks, Self.frames(of: view))
  }
}
