// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

@Suite("Cells with stack views")
@MainActor
struct StackCellTests {
  /// A title over a note, which may be missing.
  private final class NoteCell: UICollectionViewCell {
    let title = UILabel()
    let note = UILabel()
    let stack = UIStackView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      note.numberOfLines = 0
      stack.axis = .vertical
      stack.spacing = 4
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 6, leading: 16, bottom: 6, trailing: 8)
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.addArrangedSubview(title)
      stack.addArrangedSubview(note)
      contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        stack.topAnchor.constraint(equalTo: contentView.topAnchor),
        stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var notes: [String?] = ["Short", nil, String(repeating: "several words ", count: 10)]

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { notes.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      guard let cell = cell as? NoteCell else { return cell }
      cell.title.text = "Title"
      cell.note.text = notes[indexPath.item]
      cell.note.isHidden = notes[indexPath.item] == nil
      return cell
    }
  }

  private func cells(
    _ source: Source, isRightToLeft: Bool = false
  ) throws -> (view: UICollectionView, cells: [NoteCell]) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.traitOverrides.displayScale = 2
    view.traitOverrides.textRendering = .blocks
    view.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    view.register(NoteCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return (view, try shownCells(view))
  }

  private func shownCells(_ view: UICollectionView) throws -> [NoteCell] {
    try (0..<3).map { item in
      try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? NoteCell)
    }
  }

  @Test(arguments: [false, true])
  func `A cell is as high as its stack, without hidden rows`(isRightToLeft: Bool) throws {
    let cells = try cells(Source(), isRightToLeft: isRightToLeft).cells
    let line: CGFloat = 20.5
    expectEqual(cells[0].frame.height, 12 + 2 * line + 4)
    expectEqual(cells[1].frame.height, 12 + line)
    let note = cells[2].note.sizeThatFits(CGSize(width: 296, height: 0)).height
    expectGreater(note, 2 * line)
    expectEqual(cells[2].frame.height, 12 + line + 4 + note)
    for cell in cells {
      expectEqual(cell.title.frame.minX, (isRightToLeft ? 8 : 16))
      expectEqual(cell.title.frame.width, 296)
    }
  }

  // The row comes and goes with reuse.
  @Test func `A cell that is configured again follows`() throws {
    let source = Source()
    let (view, cells) = try cells(source)
    let heights = cells.map(\.frame.height)
    source.notes = [nil, source.notes[0], source.notes[2]]
    view.reloadData()
    view.layoutIfNeeded()
    let after = try shownCells(view).map(\.frame.height)
    expectEqual(after, [heights[1], heights[0], heights[2]])
  }
}
