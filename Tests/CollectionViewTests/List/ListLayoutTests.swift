// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import ViewLayout
import Views

@Suite("List layout") @MainActor
struct ListLayoutTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  private func section(
    _ appearance: Configuration.Appearance, width: CGFloat = 320,
    _ change: (inout Configuration) -> Void = { _ in }
  ) -> NSCollectionLayoutSection {
    var configuration = Configuration(appearance: appearance)
    change(&configuration)
    return .list(
      using: configuration,
      layoutEnvironment: LayoutEnvironment(
        container: LayoutContainer(contentSize: CGSize(width: width, height: 844)),
        traitCollection: .standard))
  }

  private func insets(
    _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  private func makeList(
    _ appearance: Configuration.Appearance, counts: [Int], width: CGFloat = 320,
    header: CGFloat? = nil, footer: CGFloat? = nil, rows: CGFloat = 44,
    rtl: Bool = false, _ change: (inout Configuration) -> Void = { _ in }
  ) -> ListView {
    var configuration = Configuration(appearance: appearance)
    change(&configuration)
    let source = TestDataSource(counts)
    source.height = { _ in rows }
    source.supplementaryHeight = { kind, _ in
      kind == UICollectionView.elementKindSectionHeader ? header : footer
    }
    let view = ListView(
      frame: CGRect(x: 0, y: 0, width: width, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    if rtl { view.semanticContentAttribute = .forceRightToLeft }
    source.register(
      in: view,
      kinds: [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ])
    view.layoutIfNeeded()
    view.source = source
    return view
  }

  // MARK: The table of section metrics

  @Test func `A configuration begins with UIKit's defaults`() {
    let configuration = Configuration(appearance: .grouped)
    expectEqual(configuration.appearance, .grouped)
    expectEqual(configuration.headerMode, .none)
    expectEqual(configuration.footerMode, .none)
    expect(configuration.showsSeparators)
    expectNil(configuration.itemSeparatorHandler)
    expectNil(configuration.backgroundColor)
    expectNil(configuration.headerTopPadding)
    expectEqual(configuration.separatorConfiguration.color, .separator)
    expectEqual(configuration.separatorConfiguration.topSeparatorVisibility, .automatic)
    expectEqual(
      configuration.separatorConfiguration.bottomSeparatorInsets,
      UIListSeparatorConfiguration.automaticInsets)
  }

  @Test func `Sections have the appearance's insets`() {
    expectEqual(section(.plain).contentInsets, .zero)
    expectEqual(section(.plain) { $0.headerMode = .supplementary }.contentInsets, .zero)
    expectEqual(
      section(.plain) { $0.headerMode = .firstItemInSection }.contentInsets, insets(22, 0, 0, 0))
    expectEqual(section(.grouped).contentInsets, insets(17.5, 0, 17.5, 0))
    expectEqual(
      section(.grouped) { $0.headerMode = .supplementary }.contentInsets, insets(0, 0, 17.5, 0))
    expectEqual(
      section(.grouped) { $0.footerMode = .supplementary }.contentInsets, insets(17.5, 0, 0, 0))
    expectEqual(section(.insetGrouped).contentInsets, insets(17.5, 16, 17.5, 16))
    expectEqual(section(.sidebar).contentInsets, insets(0, 16, 10, 16))
    expectEqual(section(.sidebarPlain).contentInsets, insets(0, 16, 0, 16))
  }

  @Test func `Cards are 20 points from the edges of wide phones`() {
    let widths: [CGFloat] = [320, 375, 389.5, 390, 393, 414, 428, 430]
    let insets = widths.map { section(.insetGrouped, width: $0).contentInsets }
    expectEqual(insets.map(\.leading), [16, 16, 16, 20, 20, 20, 20, 20])
    expectEqual(insets.map(\.trailing), insets.map(\.leading))
  }

  @Test func `A number replaces the space above a header`() {
    let replaced = section(.plain) {
      $0.headerMode = .firstItemInSection
      $0.headerTopPadding = 5
    }
    expectEqual(replaced.contentInsets.top, 5)
    let removed = section(.plain) {
      $0.headerMode = .firstItemInSection
      $0.headerTopPadding = 0
    }
    expectEqual(removed.contentInsets.top, 0)
  }

  @Test func `Rows follow one another without space between them`() {
    expectEqual(section(.plain).interGroupSpacing, 0)
    expectEqual(section(.plain).contentInsetsReference, .none)
  }

  @Test(
    arguments: [
      (Configuration.Appearance.plain, 28, true), (.grouped, 17.5, false),
      (.insetGrouped, 17.5, false), (.sidebar, 17.5, false), (.sidebarPlain, 28, true),
    ] as [(Configuration.Appearance, CGFloat, Bool)])
  func `Headers and footers are boundary items`(
    appearance: Configuration.Appearance, estimate: CGFloat, isPinned: Bool
  ) throws {
    let items = section(appearance) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }.boundarySupplementaryItems
    expectEqual(
      items.map(\.elementKind),
      [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ])
    expectEqual(items.map(\.alignment), [.top, .bottom])
    expectEqual(items.map(\.zIndex), [200, 200])
    expectEqual(items.map(\.layoutSize.heightDimension.dimension), [estimate, estimate])
    expectEqual(items.map(\.pinToVisibleBounds), [isPinned, false])
  }

  @Test func `The phone's and the Mac's numbers stand in one table`() {
    let (phone, mac) = (ListMetrics.phone[.iOS17], ListMetrics.mac)
    expectEqual([phone.section.rowEstimate, mac.section.rowEstimate], [44, 40.04])
    expectEqual([phone.section.sidebarSide, mac.section.sidebarSide], [16, 12.987])
    expectEqual([phone.row.cornerRadius, mac.row.cornerRadius], [10, 26])
    expectEqual(phone.indentationWidth, 10)
    expectEqual([phone.row.accessoryWidth, mac.row.accessoryWidth], [24, 24])
    expectEqual([phone.row.disclosureWidth, mac.row.disclosureWidth], [10.5, 14])
    expectEqual([phone.row.leadingGap, phone.row.trailingGap], [16, 8])
    expectEqual([phone.row.trailingMargin, phone.row.dividedReorderGap], [8, 17])
    expectEqual([phone.row.swipe.minimumActionWidth, phone.row.swipe.fullSwipeShare], [74, 0.6])
  }

  // MARK: Frames

  @Test func `A group below its header is as in the worked example`() throws {
    let view = makeList(.grouped, counts: [2], header: 38) { $0.headerMode = .supplementary }
    try expectEqual(#require(view.header(0)).frame, CGRect(x: 0, y: 0, width: 320, height: 38))
    expectEqual(view.cellRows, [38, 82])
    expectEqual(view.contentSize.height, 146)
  }

  @Test(
    arguments: [
      (Configuration.Appearance.plain, CGRect(x: 0, y: 0, width: 390, height: 44)),
      (.grouped, CGRect(x: 0, y: 35, width: 390, height: 44)),
      (.insetGrouped, CGRect(x: 20, y: 35, width: 350, height: 44)),
      (.sidebar, CGRect(x: 16, y: 0, width: 358, height: 44)),
      (.sidebarPlain, CGRect(x: 16, y: 0, width: 358, height: 44)),
    ] as [(Configuration.Appearance, CGRect)], [false, true])
  func `The first row at 390 points is where the table says, in both directions`(
    expected: (Configuration.Appearance, CGRect), rtl: Bool
  ) {
    let view = makeList(expected.0, counts: [2], width: 390, rtl: rtl)
    expectEqual(view.cellFrames.first, expected.1)
    expectEqual(view.cellFrames.last, expected.1.offsetBy(dx: 0, dy: 44))
  }

  @Test func `A plain list's header stays at the top`() throws {
    let view = makeList(.plain, counts: [40], header: 28) { $0.headerMode = .supplementary }
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    view.layoutIfNeeded()
    try expectEqual(#require(view.header(0)).frame.minY, 100)
  }

  @Test func `A footer follows the rows`() throws {
    let view = makeList(.insetGrouped, counts: [2], footer: 30) {
      $0.footerMode = .supplementary
    }
    let footer = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: 0)))
    expectEqual(footer.frame, CGRect(x: 16, y: 123, width: 288, height: 30))
    expectEqual(view.contentSize.height, 153)
  }

  @Test(arguments: Configuration.Appearance.allCases)
  func `A container of one point has rows of one point`(appearance: Configuration.Appearance) {
    let view = makeList(appearance, counts: [3], width: 1)
    expectEqual(view.visibleCells.count, 3)
    expectAll(view.cellFrames, where: { $0.width == 1 && $0.minX == 0 })
  }

  @Test func `Cards keep out of the safe area`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
    window.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)
    let source = TestDataSource([1])
    source.height = { _ in 44 }
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: Configuration(appearance: .insetGrouped)))
    source.register(in: view)
    window.addSubview(view)
    window.layoutIfNeeded()
    expectEqual(view.cellFrames, [CGRect(x: 67, y: 35, width: 710, height: 44)])
  }

  @Test func `Rows that were not measured are 44 points high`() {
    let view = makeList(.plain, counts: [100_000], rows: 50)
    let measured = view.visibleCells.count
    expectLess(measured, 25)
    expectEqual(view.contentSize.height, CGFloat(measured * 50 + (100_000 - measured) * 44))
  }

  @Test func `A list asks its separator handler for what is visible alone`() {
    var asked: Set<Int> = []
    let view = makeList(.plain, counts: [100_000]) {
      $0.itemSeparatorHandler = { indexPath, separators in
        asked.insert(indexPath.item)
        return separators
      }
    }
    expectLess(asked.count, 40)
    expectContains(asked, 0)
    _ = view
  }

  // MARK: The background

  @Test func `Groups stand on grey`() {
    expectSame(
      makeList(.insetGrouped, counts: [1]).backgroundColor, UIColor.systemGroupedBackground)
    expectSame(makeList(.grouped, counts: [1]).backgroundColor, UIColor.systemGroupedBackground)
    expectSame(makeList(.plain, counts: [1]).backgroundColor, UIColor.systemBackground)
  }

  @Test func `A list's own background wins`() {
    let view = makeList(.insetGrouped, counts: [1]) { $0.backgroundColor = .systemRed }
    expectSame(view.backgroundColor, UIColor.systemRed)
  }

  @Test func `A background that the client set stays`() {
    let source = TestDataSource([1])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: Configuration(appearance: .insetGrouped)))
    view.backgroundColor = .systemGreen
    source.register(in: view)
    view.layoutIfNeeded()
    expectSame(view.backgroundColor, UIColor.systemGreen)
  }

  // MARK: What cells know

  @Test func `Cells learn where they stand`() throws {
    let view = makeList(.insetGrouped, counts: [3]) { $0.headerMode = .firstItemInSection }
    let roles = (0..<3).map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.listRow?.role
    }
    expectEqual(
      roles,
      [
        .header, .row(ListRowPosition(isFirst: true, isLast: false)),
        .row(ListRowPosition(isFirst: false, isLast: true)),
      ])
  }

  @Test func `Copies of attributes keep what the row is`() throws {
    let view = makeList(.plain, counts: [3])
    let attributes = try #require(
      view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    expectEqual(copy.listRow, attributes.listRow)
    copy.listRow = nil
    expect(!copy.isEqual(attributes))
  }

  @Test func `Other sections know nothing of lists`() {
    let source = TestDataSource([1])
    let view = makeView(
      UICollectionViewCompositionalLayout(section: listSection(.absolute(44))), source)
    expectNil(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.listRow)
    expectSame(view.backgroundColor, UIColor.systemBackground)
  }
}

/// A collection view that keeps its data source.
private final class ListView: UICollectionView {
  var source: TestDataSource?
}
