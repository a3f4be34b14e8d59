// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Expectations
import Foundation
import LayoutDocuments
import Testing
import UIKit

/// A question that is asked about layouts that come out wrong, with such a layout.
struct LayoutQuestion: Sendable, CustomTestStringConvertible {
  let question: String
  /// The layout document.
  let document: String
  /// The section and the item of the element that the question is about.
  let path: [Int]
  /// The element kind of a header or a badge; nil for a cell.
  let kind: String?
  /// The words of the finding or the explanation that answer it.
  let answer: String

  init(
    _ question: String, _ document: String, at path: [Int], kind: String? = nil, says answer: String
  ) {
    self.question = question
    self.document = document
    self.path = path
    self.kind = kind
    self.answer = answer
  }

  var testDescription: String { question }

  /// The questions: estimates, lines that break, insets, headers, badges, and flow layouts.
  static let all: [LayoutQuestion] = [
    LayoutQuestion(
      "Why is the text of my cells cut although the group is estimated?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 44 }, items: [{
        width: { fractionalWidth: 0.5 }, height: { fractionalHeight: 1 } }] } } }, data: {
        sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "44 = the estimate: no item is measured, all are fractions of the group"),
    LayoutQuestion(
      "Why do the cells of my inner group all have the estimate's height?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 80 }, items: [{
        group: "vertical", width: { fractionalWidth: 0.5 }, height: { estimated: 60 },
        items: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] }] } }
        }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "60 = the estimate: no item is measured, all are fractions of the group"),
    LayoutQuestion(
      "Why is a short cell not as high as the others of its row?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 44 }, items: [{
        width: { fractionalWidth: 0.5 }, height: { estimated: 44 } }] } } }, data: {
        sections: [{ items: [{ title: "a", size: [195, 50] }, { title: "b", size: [195, 90]
        }] }] } }
      """, at: [0, 0],
      says: "measured 50; the highest of its group has 90"),
    LayoutQuestion(
      "Why do the cells of a group with a count not size themselves?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "vertical", width: { fractionalWidth: 1 }, height: { estimated: 100 }, items: [{
        width: { fractionalWidth: 1 }, height: { estimated: 44 } }], count: 2, divides: true
        } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says:
        "100 = the estimate: no item is measured, the group's count shares it out in equal parts"),
    LayoutQuestion(
      "Why are the contentInsets of my self-sizing cells ignored?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 44 }, items: [{
        width: { fractionalWidth: 1 }, height: { estimated: 44 }, contentInsets: { top: 4,
        leading: 10, bottom: 4, trailing: 10 } }] } } }, data: { sections: [{ count: 12 }] }
        }
      """, at: [0, 0],
      says: "top and bottom are ignored: the height is estimated"),
    LayoutQuestion(
      "Why are the contentInsets of my group ignored at the bottom?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 44 }, items: [{
        width: { fractionalWidth: 1 }, height: { estimated: 44 } }], contentInsets: 20 } }
        }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says:
        "contentInsets leading 20, trailing 20; top and bottom are ignored: the height is estimated"
    ),
    LayoutQuestion(
      "Why do self-sizing cells overlap the next row?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: {
        fractionalWidth: 1 }, height: { estimated: 44 } }] } } }, data: { sections: [{
        count: 4, each: { size: [390, 90] } }] } }
      """, at: [0, 0],
      says: "its height is measured, its group's is absolute 44 and does not follow"),
    LayoutQuestion(
      "Why does an estimated cell not fill, or leave, its fractional group?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { fractionalHeight: 0.2 },
        items: [{ width: { fractionalWidth: 1 }, height: { estimated: 201 } }] } } }, data:
        { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "its height is measured, its group's is fractionalHeight 0.2 and does not follow"),
    LayoutQuestion(
      "Why do my cells jump when they come into view?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 44 }, items: [{
        width: { fractionalWidth: 1 }, height: { estimated: 44 } }] } } }, data: { sections:
        [{ count: 30, each: { size: [390, 180] } }] } }
      """, at: [0, 1],
      says: "an estimate near 180: what follows moves by 136 when the element comes into view"),
    LayoutQuestion(
      "Why is my horizontally scrolling section higher than its cells?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 0.9 }, height: { estimated: 350 }, items: [{
        width: { fractionalWidth: 1 }, height: { estimated: 350 } }] },
        orthogonalScrollingBehavior: "continuous" } }, data: { sections: [{ count: 12, each:
        { size: { cycle: [[351, 120], [351, 200]] } } }] } }
      """, at: [0, 0],
      says: "200 high as its highest group so far, and more when a greater one comes into view"),
    LayoutQuestion(
      "Why is a page of my carousel cut off at the right?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1.2 }, height: 120, items: [{ width: {
        fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] },
        orthogonalScrollingBehavior: "groupPaging" } }, data: { sections: [{ count: 12 }] }
        }
      """, at: [0, 0],
      says: "partly visible: 78 of 468 points are cut off at the right"),
    LayoutQuestion(
      "Why are there two columns where I asked for three?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: {
        fractionalWidth: 0.34 }, height: { fractionalHeight: 1 } }] } } }, data: { sections:
        [{ count: 12 }] } }
      """, at: [0, 0],
      says: "3 subitems need 397.8 of 390: fractions of 1.02; the line breaks after 2"),
    LayoutQuestion(
      "Why does edgeSpacing push the last item of a row to the next one?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: {
        fractionalWidth: 0.25 }, height: { fractionalHeight: 1 }, edgeSpacing: { leading: 2,
        trailing: 2 } }] } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 3],
      says: "fractions of 1 and edgeSpacing of 16; the line breaks after 3"),
    LayoutQuestion(
      "Why is the second of two fixed columns never there on a small phone?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: 300,
        height: { fractionalHeight: 1 } }, { width: 300, height: { fractionalHeight: 1 } }]
        } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "only the first is ever in it, at every width below 600"),
    LayoutQuestion(
      "Why does my group show only the first of its two items?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "vertical", width: { fractionalWidth: 1 }, height: 200, items: [{ width: {
        fractionalWidth: 1 }, height: { fractionalHeight: 1 } }, { width: { fractionalWidth:
        1 }, height: { fractionalHeight: 1 } }] } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "its 2 subitems need 400 (200 + 200) of 200: only the first is ever in it"),
    LayoutQuestion(
      "Why are my two columns one column that is half empty?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "vertical", width: { fractionalWidth: 1 }, height: 200, items: [{ width: {
        fractionalWidth: 0.5 }, height: 40 }] } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says:
        "its subitems stand below one another, 0.5 of the group wide: the rest of it stays empty"),
    LayoutQuestion(
      "Why do small items of a carousel leave most of its height empty?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 200, items: [{ width: {
        fractionalWidth: 0.25 }, height: { fractionalHeight: 0.3 } }] } } }, data: {
        sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says:
        "its subitems stand beside one another, 0.3 of the group high: the rest of it stays empty"),
    LayoutQuestion(
      "Why does the layout crash or vanish: no room for this group?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 60, items: [{ width: 20,
        height: { fractionalHeight: 1 }, contentInsets: { leading: 16, trailing: 16 } }] } }
        }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "contentInsets 16 + 16 are more than its width, 20"),
    LayoutQuestion(
      "Why is no item visible at all?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: 100, height: 44, items: [{ width: 200, height: {
        fractionalHeight: 1 } }] } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "no group of section 0 holds the item: the first subitem is longer than it"),
    LayoutQuestion(
      "Why can I scroll my list sideways?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: 450, height: 44, items: [{ width: { fractionalWidth: 1 },
        height: { fractionalHeight: 1 } }] } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says:
        "it is 450 wide (absolute 450), the section leaves 390: the contents scroll across as well"),
    LayoutQuestion(
      "Why does interGroupSpacing do nothing?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "vertical", width: { fractionalWidth: 1 }, height: 800, items: [{ width: {
        fractionalWidth: 1 }, height: 40 }] }, interGroupSpacing: 12 } }, data: { sections:
        [{ count: 12 }] } }
      """, at: [0, 0],
      says: "interGroupSpacing 12 has no effect: one group holds all 12 items"),
    LayoutQuestion(
      "Why do my two headers lie on each other?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: {
        fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] }, boundaryItems: [{ kind:
        "title", width: { fractionalWidth: 1 }, height: 30, alignment: "top" }, { kind:
        "menu", width: { fractionalWidth: 1 }, height: 30, alignment: "top" }] } }, data: {
        sections: [{ count: 12 }] } }
      """, at: [0, 0], kind: "menu",
      says: #""title" and "menu" cover each other: both have 390 × 30 at 0, 0"#),
    LayoutQuestion(
      "Why is my header inset, when its width is fractionalWidth(1)?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: {
        fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] }, contentInsets: {
        leading: 16, trailing: 16 }, boundaryItems: [{ kind: "header", width: {
        fractionalWidth: 1 }, height: 30, alignment: "top" }] } }, data: { sections: [{
        count: 12 }] } }
      """, at: [0, 0], kind: "header",
      says: "inside the section's contentInsets, as supplementariesFollowContentInsets is true"),
    LayoutQuestion(
      "Why is the first cell hidden behind the pinned header?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: {
        fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] }, boundaryItems: [{ kind:
        "header", width: { fractionalWidth: 1 }, height: 44, alignment: "top",
        pinToVisibleBounds: true, extendsBoundary: false }] } }, data: { sections: [{ count:
        12 }] } }
      """, at: [0, 0],
      says: "it lies on 44 points of the groups: extendsBoundary is false"),
    LayoutQuestion(
      "Why is the badge at the corner cut off?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 80, items: [{ width: {
        fractionalWidth: 0.25 }, height: { fractionalHeight: 1 }, supplementaryItems: [{
        kind: "badge", width: 24, height: 24, anchor: { edges: ["top", "trailing"],
        fractionalOffset: [0.5, -0.5] } }] }] } } }, data: { sections: [{ count: 8, each: {
        badge: "3" } }] } }
      """, at: [0, 3], kind: "badge",
      says: "12 points above the section and 12 beyond the right edge are cut off"),
    LayoutQuestion(
      "Why are the badges of my carousel cut off, in spite of contentInsets?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 0.5 }, height: 80, items: [{ width: {
        fractionalWidth: 1 }, height: { fractionalHeight: 1 }, supplementaryItems: [{ kind:
        "badge", width: 24, height: 24, anchor: { edges: ["top", "trailing"],
        fractionalOffset: [0, -0.5] } }] }] }, contentInsets: 20,
        orthogonalScrollingBehavior: "continuous" } }, data: { sections: [{ count: 8, each:
        { badge: "3" } }] } }
      """, at: [0, 0], kind: "badge",
      says: "contentInsets of at least 12 for the group, or a smaller offset"),
    LayoutQuestion(
      "Why is a cell 0 points high?",
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: {
        fractionalWidth: 0.5 }, height: { fractionalHeight: 0 } }] } } }, data: { sections:
        [{ count: 12 }] } }
      """, at: [0, 0],
      says: "height 0 = fractionalHeight 0 × 44 (group 1)"),
    LayoutQuestion(
      "Why does the console say that the item width must be less than the width of the collection view?",
      """
      { version: 1, layout: { type: "flow", itemSize: [390, 44], sectionInset: { left: 10,
        right: 10 } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "the item width must be less than the width of the UICollectionView"),
    LayoutQuestion(
      "How do I show three cells per row? There are two.",
      """
      { version: 1, layout: { type: "flow", itemSize: [130, 130] }, data: { sections: [{
        count: 12 }] } }
      """, at: [0, 0],
      says: "3 items of 130 need 410 with minimumInteritemSpacing 10, the line has 390: 2 are in it"
    ),
    LayoutQuestion(
      "I divide the width of the view by two, and there is one cell per row. Why?",
      """
      { version: 1, layout: { type: "flow", itemSize: [195, 100], minimumInteritemSpacing:
        0, sectionInset: { top: 10, left: 10, bottom: 10, right: 10 } }, data: { sections:
        [{ count: 12 }] } }
      """, at: [0, 0],
      says: "2 items of 195 need 390 with minimumInteritemSpacing 0, the line has 370: 1 is in it"),
    LayoutQuestion(
      "Why is the space between my cells larger than minimumInteritemSpacing?",
      """
      { version: 1, layout: { type: "flow", itemSize: [120, 60], minimumInteritemSpacing:
        2 }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 1],
      says: "3 columns: gap 15 = (390 − 3 × 120) ÷ 2"),
    LayoutQuestion(
      "Why do the cells of the last row stand at the left, closer than the others?",
      """
      { version: 1, layout: { type: "flow", itemSize: [100, 60], minimumInteritemSpacing:
        2 }, data: { sections: [{ items: [{ size: [150, 60] }, { size: [150, 60] }, { size:
        [80, 60] }, { size: [150, 60] }, { size: [90, 60] }, { size: [70, 60] }] }] } }
      """, at: [0, 5],
      says: "the last line: gap 2 = minimumInteritemSpacing"),
    LayoutQuestion(
      "Why is a cell that is alone in its line in the middle?",
      """
      { version: 1, layout: { type: "flow", minimumInteritemSpacing: 2 }, data: {
        sections: [{ items: [{ size: [250, 60] }, { size: [200, 60] }] }] } }
      """, at: [0, 0],
      says: "item 0, alone in the middle of 390"),
    LayoutQuestion(
      "Why does the header of my flow layout not appear?",
      """
      { version: 1, layout: { type: "flow", itemSize: [100, 60] }, data: { sections: [{
        count: 3, texts: { header: "A" } }] } }
      """, at: [0, 0], kind: "UICollectionElementKindSectionHeader",
      says: "headerReferenceSize, or what the delegate returns, is 0 high: there is no header"),
    LayoutQuestion(
      "Why is my flow header as wide as the view, though I set its width?",
      """
      { version: 1, layout: { type: "flow", itemSize: [100, 60], headerReferenceSize:
        [100, 30] }, data: { sections: [{ count: 3, texts: { header: "A" } }] } }
      """, at: [0, 0], kind: "UICollectionElementKindSectionHeader",
      says: "30 = headerReferenceSize, or what the delegate returns; as wide as the container"),
  ]
}

/// Findings and explanations name the cause of what comes out wrong.
@MainActor @Suite("Questions about layouts") struct LayoutQuestionTests {
  @Test(arguments: LayoutQuestion.all)
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
