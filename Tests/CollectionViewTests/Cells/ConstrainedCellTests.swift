// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

/// A wrapping label with 8 at the sides, 6 above and below, as everybody writes it.
@MainActor
private func fill(_ view: UIView, with label: UIView, bottom priority: UILayoutPriority = .required)
{
  label.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(label)
  let bottom = label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6)
  bottom.priority = priority
  NSLayoutConstraint.activate([
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
    label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
    label.topAnchor.constraint(equalTo: view.topAnchor, constant: 6), bottom,
  ])
}

private final class LabelCell: UICollectionViewCell {
  let label = UILabel()
  private(set) lazy var height = label.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    fill(contentView, with: label, bottom: UILayoutPriority(999))
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class LabelHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    fill(self, with: label)
  }

  required init?(coder: NSCoder) { nil }
}

/// A list's content view and a label beside it.
private final class MixedListCell: UICollectionViewListCell {
  let listContent = UIListContentView(configuration: .subtitleCell())
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [listContent, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      listContent.topAnchor.constraint(equalTo: contentView.topAnchor),
      listContent.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      listContent.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: listContent.trailingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = text
    listContent.configuration = content
    label.text = "Value"
  }
}

/// A collection view of cells with texts, in a window.
@MainActor
private final class Texts: NSObject, UICollectionViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  var text: (Int) -> String
  let count: Int

  static let long = String(repeating: "several words ", count: 10)

  init(
    _ layout: UICollectionViewLayout, _ cellClass: UICollectionViewCell.Type = LabelCell.self,
    count: Int = 3, isRightToLeft: Bool = false,
    text: @escaping (Int) -> String = { ["Short", Texts.long, "x"][$0 % 3] }
  ) {
    self.text = text
    self.count = count
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    window.traitOverrides.displayScale = 2
    window.traitOverrides.textRendering = .blocks
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    view.register(cellClass, forCellWithReuseIdentifier: "cell")
    view.register(
      LabelHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LabelCell)?.label.text = text(indexPath.item)
    (cell as? MixedListCell)?.show(text(indexPath.item))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? LabelHeader)?.label.text = Texts.long
    return header
  }

  func cell(_ item: Int) throws -> UICollectionViewCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  func labelCell(_ item: Int) throws -> LabelCell { try #require(cell(item) as? LabelCell) }
}

@Suite("Cells with constraints")
@MainActor
struct ConstrainedCellTests {
  private static func column(hasHeader: Bool = false) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    if hasHeader {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  private static var flow: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    return layout
  }

  private static var list: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  /// What an action costs: engines made, rows listed and rows solved.
  private func cost(_ action: () -> Void) -> [Int] {
    let before = [LayoutEngine.count, LayoutEngine.buildCount, LayoutEngine.solveCount]
    action()
    let after = [LayoutEngine.count, LayoutEngine.buildCount, LayoutEngine.solveCount]
    return zip(after, before).map { $0 - $1 }
  }

  // MARK: Layouts

  @Test(arguments: [false, true])
  func `A column makes cells as high as their wrapped text`(isRightToLeft: Bool) throws {
    let texts = Texts(Self.column(), isRightToLeft: isRightToLeft)
    for item in 0..<3 {
      let cell = try texts.labelCell(item)
      let label = cell.label
      expectEqual(cell.frame.width, 320)
      expectEqual(label.frame.origin, CGPoint(x: 8, y: 6))
      expectEqual(label.frame.width, 304)
      expectEqual(label.frame.height, label.sizeThatFits(CGSize(width: 304, height: 0)).height)
      expectEqual(cell.frame.height, label.frame.height + 12)
    }
    try expectEqual(texts.cell(0).frame.height, 32.5)
    try expectGreater(texts.cell(1).frame.height, 60)
  }

  @Test func `A cell is fitted as its content view is, also through a method of its own`() {
    final class Wide: UICollectionViewCell {
      var targets: [CGSize] = []
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        targets.append(targetSize)
        return super.systemLayoutSizeFitting(
          CGSize(width: targetSize.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
    }
    let cell = Wide(frame: .zero)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 8),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -8),
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 6),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -6),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    expectEqual(cell.systemLayoutSizeFitting(CGSize(width: 200, height: 0)).height, 52)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 120, height: 10)
    cell.targets = []
    expectEqual(cell.preferredLayoutAttributesFitting(attributes).size.height, 52)
    expectNotEmpty(cell.targets)
  }

  @Test func `A flow layout makes cells as wide as their text`() throws {
    let texts = Texts(Self.flow)
    for item in 0..<3 {
      let cell = try texts.labelCell(item)
      expectEqual(cell.frame.height, 32.5)
      expectEqual(cell.frame.width, cell.label.frame.width + 16)
    }
    try expectLess(texts.cell(0).frame.width, 100)
    try expectGreater(texts.cell(1).frame.width, 320)
  }

  @Test(arguments: [false, true])
  func `A list's cell lays out list content and views beside it`(isRightToLeft: Bool) throws {
    let texts = Texts(Self.list, MixedListCell.self, isRightToLeft: isRightToLeft)
    var heights: [CGFloat] = []
    for item in 0..<3 {
      let cell = try #require(texts.cell(item) as? MixedListCell)
      let (content, label) = (cell.listContent, cell.label)
      let width = 320 - 16 - 8 - label.intrinsicContentSize.width
      expectEqual(content.frame.width, width)
      expectEqual(content.frame.minX, (isRightToLeft ? 320 - width : 0))
      let natural = content.sizeThatFits(CGSize(width: width, height: 0)).height
      expectEqual(content.frame.height, natural)
      expectEqual(cell.frame.height, max(44, natural))
      expectAtMost(abs(label.frame.midY - content.frame.midY), 0.5)
      heights.append(natural)
    }
    expectGreater(heights[1], heights[0] + 20)
    expectEqual(heights[2], heights[0])
  }

  @Test func `A header is as high as its wrapped text`() throws {
    let texts = Texts(Self.column(hasHeader: true))
    let header = try #require(
      texts.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) as? LabelHeader)
    let natural = header.label.sizeThatFits(CGSize(width: 304, height: 0)).height
    expectGreater(natural, 40)
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: natural + 12))
    try expectEqual(texts.cell(0).frame.minY, natural + 12)
  }

  // MARK: Changes

  @Test func `In another text size cells are measured again, also those that are not visible`()
    throws
  {
    let texts = Texts(Self.column(), count: 60)
    texts.view.contentOffset.y = 1_000
    texts.window.layoutIfNeeded()
    texts.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    texts.window.layoutIfNeeded()
    texts.view.contentOffset.y = 0
    texts.window.layoutIfNeeded()
    let fresh = Texts(Self.column(), count: 60)
    fresh.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    fresh.window.layoutIfNeeded()
    try expectEqual(texts.labelCell(0).label.font.pointSize, 33)
    for item in 0..<3 {
      let (cell, other) = (try texts.labelCell(item), try fresh.labelCell(item))
      expectEqual(cell.frame.size, other.frame.size)
      expectEqual(
        cell.frame.height, cell.label.sizeThatFits(CGSize(width: 304, height: 0)).height + 12)
    }
    texts.window.traitOverrides.preferredContentSizeCategory = .large
    texts.window.layoutIfNeeded()
    try expectEqual(texts.cell(0).frame.height, 32.5)
  }

  @Test func `Cells follow the width of the collection view`() throws {
    let texts = Texts(Self.column())
    let narrow = try texts.cell(1).frame.height
    texts.window.frame.size.width = 640
    texts.view.frame = texts.window.bounds
    texts.window.layoutIfNeeded()
    let cell = try texts.labelCell(1)
    expectEqual(cell.label.frame.width, 624)
    expectLess(cell.frame.height, narrow)
    expectEqual(cell.frame.height, cell.label.frame.height + 12)
  }

  // Behaviour rule Z-16.
  @Test func `A changed constraint resizes its cell where the collection view is asked to`() throws
  {
    for invalidation: UICollectionView.SelfSizingInvalidation in [
      .disabled, .enabled, .enabledIncludingConstraints,
    ] {
      let texts = Texts(Self.column())
      texts.view.selfSizingInvalidation = invalidation
      try texts.labelCell(0).height.constant = 70
      texts.window.layoutIfNeeded()
      let followsConstraints = invalidation == .enabledIncludingConstraints
      try expectEqual(texts.cell(0).frame.height, (followsConstraints ? 82 : 32.5))
      try texts.cell(0).contentView.invalidateIntrinsicContentSize()
      texts.window.layoutIfNeeded()
      try expectEqual(texts.cell(0).frame.height, (invalidation == .disabled ? 32.5 : 82))
      try expectEqual(texts.cell(1).frame.minY, texts.cell(0).frame.maxY)
      // A text is an input of the constraints.
      try texts.labelCell(2).label.text = Texts.long
      texts.window.layoutIfNeeded()
      let isHigh = try texts.cell(2).frame.height > 60
      expectEqual(isHigh, followsConstraints)
      let extra = try texts.labelCell(1).label.heightAnchor.constraint(equalToConstant: 200)
      extra.isActive = true
      texts.window.layoutIfNeeded()
      let isHighest = try texts.cell(1).frame.height == 212
      expectEqual(isHighest, followsConstraints)
    }
  }

  // Worked example 71.
  @Test func `A constant changed in an animation resizes its cell over time`() throws {
    let texts = Texts(Self.column())
    texts.view.selfSizingInvalidation = .enabledIncludingConstraints
    let (cell, below) = (try texts.labelCell(0), try texts.cell(1))
    cell.height.constant = 68
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      texts.window.layoutIfNeeded()
    }
    expectEqual(cell.frame.height, 80)
    expectEqual(below.frame.minY, 80)
    var heights: [CGFloat] = []
    for time in [0.0, 0.5, 1.0] {
      texts.window.advance(to: time)
      heights.append(cell.layer.presentation()?.frame.height ?? cell.frame.height)
      expectNear((below.layer.presentation()?.frame.minY ?? 0), heights.last ?? 0, within: 1e-6)
    }
    expectEqual(heights, [32.5, 56.25, 80])
  }

  @Test func `Without an animation a changed constant jumps`() throws {
    let texts = Texts(Self.column())
    texts.view.selfSizingInvalidation = .enabledIncludingConstraints
    let cell = try texts.labelCell(0)
    cell.height.constant = 68
    texts.window.layoutIfNeeded()
    expectEqual(cell.layer.presentation()?.frame.height, 80)
  }

  // MARK: Cost

  @Test func `Measuring and laying out ten cells lists the rows of each once`() {
    // One line: a pass to measure, and one to lay out in what came out.
    expectEqual(cost { _ = Texts(Self.column(), count: 10, text: { _ in "Short" }) }, [10, 10, 20])
    // Wrapping text takes one pass more, to be measured.
    expectEqual(cost { _ = Texts(Self.column(), count: 4, text: { _ in Texts.long }) }, [4, 4, 12])
  }

  @Test func `Cells that come into view again keep their engines`() throws {
    let texts = Texts(Self.column(), count: 1_000_000)
    // Two screenfuls: reuse has as many cells then as it ever needs.
    func scroll(_ frames: Int) {
      for _ in 0..<frames {
        texts.view.contentOffset.y += 60
        texts.window.layoutIfNeeded()
      }
    }
    scroll(16)
    let before = Set(texts.view.visibleCells.map(ObjectIdentifier.init))
    let cost = cost { scroll(500) }
    expectEqual(cost[0], 0)
    expectEqual(cost[1], 0)
    expectGreater(cost[2], 0)
    expectGreater(texts.view.contentOffset.y, 30_000)
    expectNotEmpty(before)
    for cell in texts.view.visibleCells {
      let label = (cell as? LabelCell)?.label
      expectEqual(label.map { cell.frame.height == $0.frame.height + 12 }, true)
    }
  }

  @Test func `A cell that stays is not solved while others scroll past`() {
    let texts = Texts(Self.column(), count: 100)
    expectEqual(
      cost {
        texts.view.contentOffset.y += 1
        texts.window.layoutIfNeeded()
      }, [0, 0, 0])
  }

  // MARK: Messages

  // ALF-7.
  @Test(.waitsForProcesses) func `A height given from outside contradicts by its identifier`() async
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let cell = LabelCell(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
        cell.label.text = "Text"
        cell.label.heightAnchor.constraint(equalToConstant: 50).isActive = true
        cell.contentView.bottomAnchor.constraint(
          equalTo: cell.label.bottomAnchor, constant: 6
        ).isActive = true
        cell.layoutIfNeeded()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "Unable to simultaneously satisfy constraints.")
    expectContains(message, "'UIView-Encapsulated-Layout-Height'")
    expectLacks(message, "'UIView-Encapsulated-Layout-Width'")
  }

  // ALF-7, ALF-8: neither the size of a new cell, nor the estimate, nor the way to another size.
  @Test(.waitsForProcesses) func `A cell that sizes itself prints nothing`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let texts = Texts(Self.column(hasHeader: true), count: 40)
        texts.view.selfSizingInvalidation = .enabledIncludingConstraints
        try texts.labelCell(0).height.constant = 300
        UIView.animate(withDuration: 1) { texts.window.layoutIfNeeded() }
        texts.window.advance(to: 0.5)
        texts.view.contentOffset.y = 600
        texts.window.layoutIfNeeded()
        _ = Texts(Self.flow)
        _ = Texts(Self.list, MixedListCell.self)
      }
    }
    expectEqual(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self), "")
  }
}
