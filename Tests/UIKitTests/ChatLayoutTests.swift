// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

@MainActor
@Suite("A chat")
struct ChatLayoutTests {
  /// A message as high as it says.
  final class MessageCell: UICollectionViewCell {
    var height: CGFloat = 0
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: ChatLayout())
    let message = UICollectionView.CellRegistration<MessageCell, String> { cell, _, name in
      cell.height = 41 + CGFloat(name.count) * 7
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: message, for: path, item: name)
    }
    window.addSubview(view)
  }

  private func show(_ names: [String], animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source.apply(snapshot, animatingDifferences: animated)
    window.layoutIfNeeded()
    if animated { window.advance(to: window.currentTime + 1) }
    window.layoutIfNeeded()
  }

  /// The lower edge of a message, in the window.
  private func bottom(of name: String) -> CGFloat? {
    source.indexPath(for: name).flatMap(view.cellForItem(at:))
      .map { $0.convert($0.bounds, to: window).maxY }
  }

  private func names(_ range: Range<Int>) -> [String] { range.map { "message \($0)" } }

  @Test func `A few messages stand at the bottom`() {
    show(names(0..<3))
    expectEqual(bottom(of: "message 2"), 600)
    expectEqual(view.contentSize.height, 600)
  }

  /// Shows 40 messages, the last ones.
  private func open() {
    show(names(0..<40))
    view.scrollToItem(at: IndexPath(item: 39, section: 0), at: .bottom, animated: false)
    window.layoutIfNeeded()
  }

  @Test func `A chat that is opened at its end stays there while messages are measured`() {
    open()
    expectEqual(bottom(of: "message 39"), 600)
  }

  @Test(arguments: [false, true])
  func `What is appended keeps the end visible`(animated: Bool) {
    show(names(0..<40))
    show(names(0..<43), animated: animated)
    expectEqual(bottom(of: "message 42"), 600)
    show(names(0..<44), animated: animated)
    expectEqual(bottom(of: "message 43"), 600)
  }

  @Test(arguments: [false, true])
  func `What is prepended leaves everything in place`(animated: Bool) {
    open()
    let before = bottom(of: "message 35")
    show(names(-25..<40), animated: animated)
    expectEqual(bottom(of: "message 35"), before)
    expectEqual(bottom(of: "message 39"), 600)
  }

  @Test func `A rotation keeps rows as wide as the view`() {
    show(names(0..<40))
    view.frame = CGRect(x: 0, y: 0, width: 600, height: 390)
    window.layoutIfNeeded()
    expectAll(view.visibleCells, where: { $0.frame.width == 600 })
  }
}
