// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionData
import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// How constraints of a cell are written.
private enum Tie: CaseIterable {
  /// A child of the content view, pinned to the cell.
  case childToCell
  /// The same, with its bottom pinned to the content view.
  case mixed
  /// A child of the cell itself, pinned to it.
  case ownChild
  /// The cell's own height.
  case ownHeight
  /// A child of the content view, pinned to the cell's margins of 8.
  case margins
}

/// A box 70 high that is tied to the cell.
private class TiedCell: UICollectionViewCell {
  let box = UIView()

  func tie(_ tie: Tie) {
    guard box.superview == nil else { return }
    box.translatesAutoresizingMaskIntoConstraints = false
    (tie == .ownChild ? self : contentView).addSubview(box)
    var constraints: [NSLayoutConstraint] = []
    switch tie {
    case .childToCell, .ownChild:
      constraints = [
        box.topAnchor.constraint(equalTo: topAnchor),
        box.bottomAnchor.constraint(equalTo: bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 70),
      ]
    case .mixed:
      constraints = [
        box.topAnchor.constraint(equalTo: topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 70),
      ]
    case .ownHeight: constraints = [heightAnchor.constraint(equalToConstant: 70)]
    case .margins:
      directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      constraints = [
        box.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        box.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 54),
      ]
    }
    NSLayoutConstraint.activate(
      constraints + [
        box.leadingAnchor.constraint(equalTo: leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 120),
      ])
  }
}

/// A wrapping label in the content view, tied to the cell or to the content view.
private final class TiedLabelCell: UICollectionViewListCell {
  let label = UILabel()

  func tie(to view: UIView) {
    guard label.superview == nil else { return }
    label.numberOfLines = 0
    label.text = String(repeating: "several words ", count: 10)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6),
    ])
  }
}

/// Three cells of a class, in a window 320 points wide at scale 2.
@MainActor
private final class TiedStage<Cell: UICollectionViewCell> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>

  init(_ layout: UICollectionViewLayout, configure: @escaping (Cell) -> Void) {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, _ in
      configure(cell)
    }
    source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
  }

  var frames: [CGRect] {
    window.layoutIfNeeded()
    return (0..<3).compactMap {
      view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  func cell(_ item: Int) throws -> Cell {
    window.layoutIfNeeded()
    return try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell)
  }
}

/// Behaviour rule Z-5: the cell is fitted, its content view filling it.
@Suite("Cells whose constraints name the cell") @MainActor
struct TiedCellTests {
  private static var column: UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: listSection(.estimated(50)))
  }

  private static var list: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  private static var flow: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    return layout
  }

  @Test(arguments: Tie.allCases)
  private func `A cell is 70 high if constraints say so`(tie: Tie) throws {
    let stage = TiedStage<TiedCell>(Self.column) { $0.tie(tie) }
    expectEqual(stage.frames, [0, 70, 140].map { CGRect(x: 0, y: $0, width: 320, height: 70) })
    let cell = try stage.cell(1)
    expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 320, height: 70))
    if tie != .ownHeight {
      expectEqual(cell.box.frame.midY, 35)
      expectEqual(cell.box.frame.width, 120)
    }
    expectEqual(
      cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel), CGSize(width: 320, height: 70))
  }

  @Test(arguments: Tie.allCases)
  private func `An estimate may be larger`(tie: Tie) {
    let layout = UICollectionViewCompositionalLayout(section: listSection(.estimated(200)))
    let stage = TiedStage<TiedCell>(layout) { $0.tie(tie) }
    expectEqual(stage.frames.map(\.height), [70, 70, 70])
  }

  @Test(arguments: [Tie.childToCell, .mixed, .ownChild])
  private func `A flow layout's cell is as wide and as high as they say`(tie: Tie) throws {
    let stage = TiedStage<TiedCell>(Self.flow) { cell in
      cell.tie(tie)
      if cell.constraints.allSatisfy({ $0.firstAttribute != .trailing }) {
        cell.box.trailingAnchor.constraint(equalTo: cell.trailingAnchor).isActive = true
      }
    }
    expectEqual(
      stage.frames.map(\.size), Array(repeating: CGSize(width: 120, height: 70), count: 3))
  }

  @Test func `A list's row keeps its accessories beside the contents`() throws {
    func stage(_ isTied: Bool) -> TiedStage<TiedLabelCell> {
      TiedStage<TiedLabelCell>(Self.list) { cell in
        cell.accessories = [.disclosureIndicator()]
        cell.tie(to: isTied ? cell : cell.contentView)
      }
    }
    let (tied, plain) = (stage(true), stage(false))
    let (cell, other) = (try tied.cell(0), try plain.cell(0))
    expectEqual(other.contentView.frame.width, 295)
    expectEqual(other.label.frame.width, 279)
    expectEqual(cell.frame, other.frame)
    expectEqual(cell.contentView.frame, other.contentView.frame)
    expectEqual(cell.label.frame, other.label.frame)
    expectEqual(cell.frame.height, cell.label.frame.height + 12)
    // Less space is beside another accessory.
    for stage in [tied, plain] {
      try stage.cell(0).accessories = [.disclosureIndicator(), .label(text: "Several words here")]
    }
    try expectEqual(tied.cell(0).frame, plain.cell(0).frame)
    expectEqual(cell.label.frame, other.label.frame)
    expectLess(cell.label.frame.width, 200)
  }

  @Test func `A line of the cell's own leaves the contents their height`() throws {
    let stage = TiedStage<TiedLabelCell>(Self.column) { cell in
      guard cell.label.superview == nil else { return }
      cell.tie(to: cell.contentView)
      let line = UIView()
      line.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(line)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
      ])
    }
    let cell = try stage.cell(0)
    expectGreater(cell.label.frame.height, 60)
    expectEqual(cell.frame.height, cell.label.frame.height + 12)
    expectEqual(cell.subviews.last?.frame.maxY, cell.frame.height)
  }

  @Test func `A content configuration says its height beside constraints of the cell`() throws {
    func stage(_ height: CGFloat) -> TiedStage<UICollectionViewListCell> {
      TiedStage<UICollectionViewListCell>(Self.list) { cell in
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        cell.contentConfiguration = content
        guard cell.constraints.isEmpty else { return }
        cell.heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
      }
    }
    expectEqual(stage(10).frames.map(\.height), [44, 44, 44])
    expectEqual(stage(90).frames.map(\.height), [90, 90, 90])
  }

  @Test func `A cell that places its contents itself keeps what it says`() throws {
    final class Manual: UICollectionViewCell {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { nil }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
    }
    let stage = TiedStage<Manual>(Self.column) { cell in
      guard cell.constraints.isEmpty else { return }
      let line = UIView()
      line.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(line)
      line.topAnchor.constraint(equalTo: cell.topAnchor).isActive = true
      line.heightAnchor.constraint(equalToConstant: 2).isActive = true
    }
    expectEqual(stage.frames.map(\.height), [33, 33, 33])
  }

  // Behaviour rule Z-16.
  @Test func `A changed constraint resizes the cell where the collection view is asked to`() throws
  {
    let stage = TiedStage<TiedCell>(Self.column) { $0.tie(.childToCell) }
    stage.view.selfSizingInvalidation = .enabledIncludingConstraints
    let height = try #require(
      stage.cell(0).box.constraints.first { $0.firstAttribute == .height })
    height.constant = 30
    expectEqual(stage.frames.map(\.height), [30, 70, 70])
    try expectEqual(stage.cell(0).box.frame.height, 30)
  }
}
