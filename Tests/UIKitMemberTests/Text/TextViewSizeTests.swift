// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// The sizes of text views: by themselves, in stacks and in cells.
@MainActor
struct TextViewSizeTests {
  private nonisolated static let texts = [
    "one", "A sentence that is longer than the view is wide, and goes on for some lines.",
    "one\n\nthree and more words than fit\nfour", "שלום עולם\nand words", "wordswithoutanyspaces",
  ]

  private static var fonts: [UIFont] {
    [
      .systemFont(ofSize: 12), .boldSystemFont(ofSize: 21),
      // Lines of a text style have its leading between them.
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .caption1),
    ]
  }

  // Measured on iOS: a pitch of 13.8, "Hello from Text View" 107.3 wide.
  @Test func `A text view without a font is set in Helvetica at 12 points`() {
    let view = UITextView()
    view.traitOverrides.displayScale = 3
    view.traitOverrides.textRendering = .real
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.text = "Hello from Text View"
    expectEqual(view.font?.pointSize, 12)
    expectEqual(view.font?.familyName, "Helvetica")
    expectNear(view.sizeThatFits(CGSize(width: 1000, height: 0)).width, 107.333, within: 0.34)
    var heights: [CGFloat] = []
    for text in ["a", "a\nb", "a\nb\nc\nd\ne\nf"] {
      view.text = text
      heights.append(view.sizeThatFits(CGSize(width: 1000, height: 0)).height)
    }
    for (height, count) in zip(heights, [1, 2, 6] as [CGFloat]) {
      expectNear(height, count * 13.8, within: 0.34)
    }
    // So is attributed text without a font.
    expectNear(NSAttributedString(string: "a\nb").size().height, 27.6, within: 1e-6)
    expectEqual(UIFont(name: "Helvetica", size: 20)?.lineHeight, 23)
  }

  @Test(arguments: texts, [TextRendering.real, .blocks])
  func `The size is a label's with insets and padding`(text: String, rendering: TextRendering) {
    let (label, view) = (UILabel(), UITextView())
    label.traitOverrides.textRendering = rendering
    view.traitOverrides.textRendering = rendering
    label.numberOfLines = 0
    // A text view fills its lines one by one.
    label.lineBreakStrategy = []
    for font in Self.fonts {
      label.font = font
      label.text = text
      view.font = font
      view.text = text
      for width: CGFloat in [60, 137.5, 250, 1000] {
        let lines = label.sizeThatFits(CGSize(width: width - 10, height: 0))
        expectEqual(
          view.sizeThatFits(CGSize(width: width, height: 0)),
          CGSize(width: lines.width + 10, height: lines.height + 16))
      }
      let natural = label.intrinsicContentSize
      view.isScrollEnabled = false
      expectEqual(
        view.intrinsicContentSize, CGSize(width: natural.width + 10, height: natural.height + 16))
      view.isScrollEnabled = true
      expectEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
      expectEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    }
  }

  // Behaviour rule TA-13: an empty line has the font of what ends it.
  @Test(arguments: [TextRendering.real, .blocks])
  func `Lines of several fonts are as high as a label's`(rendering: TextRendering) {
    let text = NSMutableAttributedString(string: "")
    for (words, size) in [("small\n", 10), ("large and ", 30), ("small\n", 10), ("\n", 24)]
      as [(String, CGFloat)]
    {
      text.append(
        NSAttributedString(string: words, attributes: [.font: UIFont.systemFont(ofSize: size)]))
    }
    let (label, view) = (UILabel(), UITextView())
    label.traitOverrides.textRendering = rendering
    view.traitOverrides.textRendering = rendering
    label.numberOfLines = 0
    label.attributedText = text
    // A text view fills its lines one by one.
    label.lineBreakStrategy = []
    view.attributedText = text
    for width: CGFloat in [100, 137.5, 250, 1000] {
      let lines = label.sizeThatFits(CGSize(width: width - 10, height: 0))
      let size = view.sizeThatFits(CGSize(width: width, height: 0))
      expectNear(size.height - lines.height, 16, within: 0.6, "\(size), \(lines)")
    }
    // Lines of 10, 30, 24 and 24 points.
    let height = view.sizeThatFits(CGSize(width: 1000, height: 0)).height
    expectNear(height - 16, 1.1934 * 88, within: 1.1)
  }

  @Test func `Without text there is the height of a line, and below a break another`() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 20)
    let empty = view.sizeThatFits(.zero)
    expectEqual(empty.width, 10)
    view.text = "a"
    expectEqual(view.sizeThatFits(.zero).height, empty.height)
    view.text = "a\nb"
    let two = view.sizeThatFits(.zero).height
    view.text = "a\n"
    expectEqual(view.sizeThatFits(.zero).height, two)
    expectGreater(two, empty.height)
    view.text = "\n"
    expectEqual(view.sizeThatFits(.zero).height, two)
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(view.sizeThatFits(.zero).height, two - 12)
    view.text = ""
    expectEqual(view.sizeThatFits(.zero).width, 16)
    expect(view.sizeThatFits(CGSize(width: CGFloat.nan, height: 0)).height.isFinite)
  }

  @Test func `Paragraphs keep the distances and heights of their styles`() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 7
    style.paragraphSpacingBefore = 4
    style.lineSpacing = 3
    style.firstLineHeadIndent = 20
    let text = NSAttributedString(
      string: "one\ntwo and more words\nthree",
      attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 16)])
    let (label, view) = (UILabel(), UITextView())
    label.numberOfLines = 0
    label.attributedText = text
    view.attributedText = text
    for width: CGFloat in [90, 200] {
      let lines = label.sizeThatFits(CGSize(width: width - 10, height: 0))
      expectEqual(
        view.sizeThatFits(CGSize(width: width, height: 0)),
        CGSize(width: lines.width + 10, height: lines.height + 16))
    }
  }

  @Test func `A font of a text style follows the reader's text size`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(view)
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "one"
    view.adjustsFontForContentSizeCategory = true
    expectEqual(view.font?.pointSize, 17)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    expectEqual(view.font?.pointSize, 53)
    view.insertText("x")
    let typed = view.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont
    expectEqual(typed?.pointSize, 53)
  }

  // MARK: In stacks

  @Test func `A stack gives the text the height of its lines`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (view, below) = (UITextView(), UILabel())
    view.isScrollEnabled = false
    view.text = "one"
    below.text = "below"
    let stack = UIStackView(arrangedSubviews: [view, below])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 150),
    ])
    window.layoutIfNeeded()
    func expectFit() {
      let fitting = view.sizeThatFits(CGSize(width: 150, height: 0)).height
      expectEqual(view.frame, CGRect(x: 0, y: 0, width: 150, height: fitting))
      expectEqual(below.frame.minY, fitting)
    }
    expectFit()
    let height = view.frame.height
    view.insertText(" and words that go on in a second line, and in a third")
    window.layoutIfNeeded()
    expectFit()
    expectGreater(view.frame.height, height)
    view.text = ""
    window.layoutIfNeeded()
    expectEqual(view.frame.height, height)
    // A view that scrolls says nothing about its height.
    view.text = "one"
    view.isScrollEnabled = true
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    window.layoutIfNeeded()
    expectEqual(view.frame.height, 30)
    expectEqual(view.contentSize.height, height)
  }

  // MARK: In cells

  private final class NoteCell: UICollectionViewCell {
    let notes = UITextView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      notes.isScrollEnabled = false
      notes.font = .systemFont(ofSize: 16)
      notes.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(notes)
      NSLayoutConstraint.activate([
        notes.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        notes.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        notes.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        notes.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `A cell of a list is as high as its text, also while that is typed`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    list.selfSizingInvalidation = .enabledIncludingConstraints
    let texts = [
      "one\ntwo\nthree", "A note that needs several lines in a cell of this width.", "4",
    ]
    let registration = UICollectionView.CellRegistration<NoteCell, String> { cell, _, text in
      cell.notes.text = text
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      list, path, text in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(texts)
    source.apply(snapshot, animatingDifferences: false)
    window.addSubview(list)
    window.layoutIfNeeded()

    func cell(_ item: Int) throws -> NoteCell {
      try #require(list.cellForItem(at: [0, item]) as? NoteCell)
    }
    func expectFit() throws {
      var top = try cell(0).frame.minY
      for item in texts.indices {
        let cell = try cell(item)
        let fitting = cell.notes.sizeThatFits(CGSize(width: 296, height: 0)).height
        expectEqual(cell.notes.frame, CGRect(x: 12, y: 4, width: 296, height: fitting))
        expectNear(cell.frame.height - fitting, 8, within: 0.01)
        expectNear(cell.frame.minY, top, within: 0.01)
        top = cell.frame.maxY
      }
    }
    try expectFit()
    let (notes, height) = (try cell(0).notes, try cell(0).frame.height)
    let line = UIFont.systemFont(ofSize: 16).lineHeight
    notes.becomeFirstResponder()
    notes.insertText("\n\n")
    window.layoutIfNeeded()
    try expectFit()
    try expectAtMost(abs(cell(0).frame.height - height - 2 * line), 0.5)
    notes.deleteBackward()
    window.layoutIfNeeded()
    try expectFit()
    expect(notes.isFirstResponder)
  }
}
