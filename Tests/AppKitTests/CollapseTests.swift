// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// A header with a button that collapses its section.
final class CollapseHeader: NSView, NSCollectionViewSectionHeaderView {
  weak var sectionCollapseButton: NSButton?
  let button = NSButton(title: "Collapse")

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    addSubview(button)
    sectionCollapseButton = button
  }
  required init?(coder: NSCoder) { nil }
}

/// Appkit section 2.8 and examples W 25 to W 27.
@Suite("AppKit: collapsed sections")
@MainActor
struct CollapseTests {
  private func fixture(
    _ counts: [Int] = [10, 4], height: CGFloat = 700
  ) -> (Fixture, NSCollectionViewFlowLayout) {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: 100, height: 80)
    flow.minimumInteritemSpacing = 10
    flow.minimumLineSpacing = 12
    flow.sectionInset = NSEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    flow.headerReferenceSize = NSSize(width: 0, height: 24)
    let fixture = Fixture(
      clip: NSSize(width: 400, height: height), counts: counts, layout: flow)
    fixture.view.register(
      CollapseHeader.self, forSupplementaryViewOfKind: NSCollectionView.elementKindSectionHeader,
      withIdentifier: CountingSource.header)
    fixture.view.reloadData()
    fixture.window.layoutIfNeeded()
    return (fixture, flow)
  }

  private func header(_ section: Int, of fixture: Fixture) throws -> CollapseHeader {
    try #require(
      fixture.view.supplementaryView(
        forElementKind: NSCollectionView.elementKindSectionHeader, at: path(section, 0))
        as? CollapseHeader)
  }

  @Test func `W 25 and W 26: a collapsed section is one row, which scrolls`() throws {
    let (fixture, flow) = fixture()
    expectEqual(fixture.frame(9), NSRect(x: 20, y: 310, width: 100, height: 80))
    expectEqual(fixture.frame(3, 1), NSRect(x: 20, y: 526, width: 100, height: 80))
    expectEqual(flow.collectionViewContentSize, NSSize(width: 400, height: 616))

    flow.collapseSection(at: 0)
    fixture.window.layoutIfNeeded()
    expect(flow.section(atIndexIsCollapsed: 0))
    expect(!flow.section(atIndexIsCollapsed: 1))
    expectEqual(fixture.frame(0), NSRect(x: 20, y: 34, width: 100, height: 80))
    expectEqual(fixture.frame(9), NSRect(x: 1010, y: 34, width: 100, height: 80))
    expectEqual(fixture.frame(0, 1)?.minY, 158)
    expectEqual(fixture.frame(3, 1)?.minY, 250)
    expectEqual(flow.collectionViewContentSize, NSSize(width: 400, height: 340))
    // The row does not make the document wider.
    expectEqual(fixture.view.frame.size, NSSize(width: 400, height: 700))
    expectEqual(fixture.view.indexPathsForVisibleItems().filter { $0.section == 0 }.count, 4)

    expect(fixture.view.setOrthogonalOffset(9999, forSection: 0))
    expectEqual(fixture.view.orthogonalOffset(forSection: 0), 730)
    fixture.window.layoutIfNeeded()
    expectEqual(
      fixture.view.indexPathsForVisibleItems().filter { $0.section == 0 },
      Set((6...9).map { path(0, $0) }))
    expectEqual(fixture.view.indexPathForItem(at: NSPoint(x: 290, y: 40)), path(0, 9))
    expect(!fixture.view.setOrthogonalOffset(10, forSection: 1))

    flow.expandSection(at: 0)
    fixture.window.layoutIfNeeded()
    expectEqual(flow.collectionViewContentSize.height, 616)
    expectEqual(fixture.frame(9), NSRect(x: 20, y: 310, width: 100, height: 80))
  }

  @Test func `W 27: a button is there when there is something to collapse`() throws {
    let (fixture, flow) = fixture([3, 4])
    try expect(header(0, of: fixture).button.isHidden)
    try expect(!header(1, of: fixture).button.isHidden)
    // A collapsed section can be expanded, however few its items are.
    flow.collapseSection(at: 0)
    fixture.window.layoutIfNeeded()
    try expect(!header(0, of: fixture).button.isHidden)
  }

  @Test func `A button in a header collapses its section over time`() throws {
    let (fixture, flow) = fixture()
    let button = try header(0, of: fixture).button
    let last = try #require(fixture.view.item(at: path(0, 9))?.view)
    let other = try #require(fixture.view.item(at: path(1, 0))?.view)
    fixture.view.toggleSectionCollapse(button)
    expect(flow.section(atIndexIsCollapsed: 0))
    expectEqual(other.frame.minY, 158)
    // Until it is over what leaves is still there.
    expectNotNil(last.superview)
    fixture.window.advance(to: 0.24)
    expectNotNil(last.superview)
    fixture.window.advance(to: 0.25)
    expectNil(last.superview)
    fixture.view.toggleSectionCollapse(button)
    fixture.window.advance(to: 1)
    expect(!flow.section(atIndexIsCollapsed: 0))
    expectEqual(fixture.view.item(at: path(0, 9))?.view.frame.origin, NSPoint(x: 20, y: 310))
    expectSame(fixture.view.item(at: path(0, 9))?.view.superview, fixture.view)
  }

  /// The fourth item goes from the second row, which is beyond the row that scrolls, into that row.
  @Test func `An item is visible on its whole way into the row: MC-2`() throws {
    let (fixture, flow) = fixture()
    let item = try #require(fixture.view.item(at: path(0, 3))?.view)
    func isVisible(_ view: NSView, _ color: NSColor = .red) throws -> Bool {
      view.wantsLayer = true
      view.layer?.backgroundColor = color.cgColor
      let shown = try Picture(of: fixture.window, scale: 1).data(.png)
      view.isHidden = true
      defer { view.isHidden = false }
      return try Picture(of: fixture.window, scale: 1).data(.png) != shown
    }
    try fixture.view.toggleSectionCollapse(header(0, of: fixture).button)
    for time in [0.001, 0.02, 0.05, 0.15, 0.2] {
      fixture.window.advance(to: time)
      try expect(isVisible(item), "at \(time)")
    }
    fixture.window.advance(to: 1)
    expect(flow.section(atIndexIsCollapsed: 0))
    // At rest the row clips again what reaches beyond it.
    let tail = NSView(frame: NSRect(x: 0, y: -40, width: 20, height: 20))
    item.addSubview(tail)
    try expect(!isVisible(tail, .blue))
    tail.setFrameOrigin(NSPoint(x: 0, y: 20))
    try expect(isVisible(tail, .blue))
  }

  @Test func `What is in no header collapses nothing`() throws {
    let (fixture, flow) = fixture()
    fixture.view.toggleSectionCollapse(fixture.view)
    fixture.view.toggleSectionCollapse(NSButton(title: "elsewhere"))
    fixture.view.toggleSectionCollapse("no view")
    let item = try #require(fixture.view.item(at: path(0, 0)))
    fixture.view.toggleSectionCollapse(item.view)
    expect(!flow.section(atIndexIsCollapsed: 0))
    let button = try header(0, of: fixture).button
    fixture.view.collectionViewLayout = NSCollectionViewGridLayout()
    fixture.view.toggleSectionCollapse(button)
  }

  @Test func `Sections that do not exist are not collapsed`() {
    let (fixture, flow) = fixture()
    flow.collapseSection(at: 2)
    flow.collapseSection(at: -1)
    flow.expandSection(at: 7)
    expect(!flow.section(atIndexIsCollapsed: 2))
    expect(!flow.section(atIndexIsCollapsed: -1))
    fixture.source.counts = [10, 4, 10]
    fixture.view.reloadData()
    fixture.window.layoutIfNeeded()
    expect(!flow.section(atIndexIsCollapsed: 2))
  }

  @Test func `What is collapsed goes along with its section`() {
    let (fixture, flow) = fixture([5, 6, 7])
    flow.collapseSection(at: 1)
    fixture.window.layoutIfNeeded()
    fixture.source.counts = [1, 5, 6, 7]
    fixture.view.insertSections([0])
    expectEqual((0..<4).map { flow.section(atIndexIsCollapsed: $0) }, [false, false, true, false])
    fixture.source.counts = [1, 5, 7, 6]
    fixture.view.moveSection(2, toSection: 3)
    expect(flow.section(atIndexIsCollapsed: 3))
    expect(!flow.section(atIndexIsCollapsed: 2))
    fixture.source.counts = [1, 5, 7]
    fixture.view.deleteSections([3])
    fixture.source.counts = [1, 5, 7, 8]
    fixture.view.insertSections([3])
    expect(!flow.section(atIndexIsCollapsed: 3))
    // Data that are loaded again keep what is collapsed, of the sections that are left.
    flow.collapseSection(at: 0)
    flow.collapseSection(at: 3)
    fixture.source.counts = [9, 9]
    fixture.view.reloadData()
    fixture.window.layoutIfNeeded()
    expect(flow.section(atIndexIsCollapsed: 0))
    fixture.source.counts = [9, 9, 9, 9]
    fixture.view.reloadData()
    fixture.window.layoutIfNeeded()
    expect(!flow.section(atIndexIsCollapsed: 3))
  }

  @Test func `A horizontal layout collapses nothing`() {
    let (fixture, flow) = fixture()
    flow.scrollDirection = .horizontal
    flow.collapseSection(at: 0)
    fixture.window.layoutIfNeeded()
    let size = flow.collectionViewContentSize
    flow.expandSection(at: 0)
    fixture.window.layoutIfNeeded()
    expectEqual(flow.collectionViewContentSize, size)
  }
}
