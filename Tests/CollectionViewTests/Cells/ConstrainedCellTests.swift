// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import CollectionView
import Foundation
import Geometry
import Testing
import Views

@Suite("Cells with constraints")
@MainActor
struct ConstrainedCellTests {
  /// A wrapping label with 8 at the sides, 6 above and below.
  private final class LabelCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let texts = ["Short", String(repeating: "several words ", count: 10), "x"]

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as! LabelCell).label.text = texts[indexPath.item]
      return cell
    }
  }

  private var column: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private var flow: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    return layout
  }

  private func frames(
    in layout: UICollectionViewLayout, isRightToLeft: Bool = false
  ) throws -> [(cell: CGRect, label: CGRect)] {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.traitOverrides.displayScale = 2
    view.traitOverrides.textRendering = .blocks
    view.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    return try (0..<3).map { item in
      let cell = try #require(
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? LabelCell)
      #expect(
        cell.label.frame.height
          == cell.label.sizeThatFits(CGSize(width: cell.label.frame.width, height: 0)).height)
      return (cell.frame, cell.label.frame)
    }
  }

  @Test(arguments: [false, true])
  func `A column makes cells as high as their wrapped text`(isRightToLeft: Bool) throws {
    let frames = try frames(in: column, isRightToLeft: isRightToLeft)
    #expect(frames.map(\.cell.width) == [320, 320, 320])
    #expect(frames.map(\.label.width) == [304, 304, 304])
    #expect(frames[0].cell.height == 32.5)
    #expect(frames[1].cell.height > 60)
    #expect(frames.allSatisfy { $0.cell.height == $0.label.height + 12 })
  }

  @Test func `A flow layout makes cells as wide as their text`() throws {
    let frames = try frames(in: flow)
    #expect(frames.allSatisfy { $0.cell.height == 32.5 })
    #expect(frames.allSatisfy { $0.cell.width == $0.label.width + 16 })
    #expect(frames[0].cell.width < 100)
    #expect(frames[1].cell.width > 320)
  }
}
