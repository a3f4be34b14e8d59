// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Expectations
import Foundation
import LayoutDocuments
import Testing
import UIKit

/// Findings and explanations name the cause of what comes out wrong.
@MainActor @Suite("Questions about layouts") struct LayoutQuestionTests {
  @Test(arguments: LayoutQuestion.asked + LayoutQuestion.mistakes)
  func `The cause is named in a sentence`(_ question: LayoutQuestion) throws {
    let stage = Stage(try Stage.read(question.document))
    let path = IndexPath(indexes: question.path)
    let explanation =
      question.kind.map {
        stage.view.explanation(forSupplementaryElementOfKind: $0, at: path)
      } ?? stage.view.explanation(forItemAt: path)
    let findings = stage.view.collectionViewLayout.findings(for: [stage.view.bounds.size])
    expectContains(
      "\(findings.map(\.description).joined(separator: "\n"))\n\(explanation)", question.answer)
  }

  @Test func `At least thirty questions are of public threads`() {
    let threads = LayoutQuestion.asked.compactMap(\.thread) + TableQuestion.all.map(\.thread)
    expectEqual(threads.count, LayoutQuestion.asked.count + TableQuestion.all.count)
    expectAtLeast(Set(threads.map(\.address)).count, 30)
    for thread in threads {
      expectLacks(thread.address, "://")
      expectContains(thread.address, "/")
    }
  }

  // MARK: Cells with constraints

  /// A cell whose label hangs from its top alone.
  private final class HangingCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemBackground
      let label = UILabel()
      label.text = "A"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A cell with a view of no size.
  private final class AmbiguousCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemBackground
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        view.leadingAnchor.constraint(greaterThanOrEqualTo: contentView.leadingAnchor),
        view.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Returns the explanation of the first of three rows, and the findings of their layout.
  private func answer(
    _ cell: UICollectionViewCell.Type, height: NSCollectionLayoutDimension
  ) -> String {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height)
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false)
    window.addSubview(view)
    window.layoutIfNeeded()
    let explanation = view.explanation(forItemAt: IndexPath(item: 0, section: 0))
    return "\(explanation)\n\(layout.findings(for: [view.bounds.size]))"
  }

  @Test func `A self-sizing cell that nothing holds at its bottom says so`() {
    expectContains(
      answer(HangingCell.self, height: .estimated(44)),
      "to its bottom: they do not decide its height")
    // A cell of a given height need not.
    expectLacks(answer(HangingCell.self, height: .absolute(44)), "to its bottom")
  }

  @Test func `A view in a cell that may have several frames is named`() {
    expectContains(
      answer(AmbiguousCell.self, height: .absolute(44)),
      "the UIView in it is ambiguous: its constraints allow more than one frame")
  }
}
