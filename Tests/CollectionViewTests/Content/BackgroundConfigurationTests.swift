// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("Background configuration")
struct BackgroundConfigurationTests {
  private typealias Configuration = UIBackgroundConfiguration

  private func state(
    _ change: (inout UICellConfigurationState) -> Void = { _ in }
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .standard)
    change(&state)
    return state
  }

  private func makeCell(_ configuration: UIBackgroundConfiguration) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.backgroundConfiguration = configuration
    cell.layoutIfNeeded()
    return cell
  }

  private func background(of cell: UICollectionViewCell) throws -> UIView {
    try #require(cell.subviews.first { $0 !== cell.contentView })
  }

  // The specification's table of backgrounds, phone column.
  @Test func `Colours are those of the table`() {
    let table: [(Configuration, UIColor?, UIColor?)] = [
      (.listPlainCell(), .systemBackground, .systemGray4),
      (.listGroupedCell(), .secondarySystemGroupedBackground, .systemGray4),
      (.listSidebarCell(), .clear, nil),
      (.listAccompaniedSidebarCell(), .clear, .systemFill),
      (.listPlainHeaderFooter(), .clear, .clear),
      (.listGroupedHeaderFooter(), .clear, .clear), (.listSidebarHeader(), .clear, .clear),
      (.clear(), .clear, .clear),
    ]
    for (configuration, normal, active) in table {
      expectEqual(configuration.backgroundColor, normal)
      for state in [state { $0.isSelected = true }, state { $0.isHighlighted = true }] {
        expectEqual(configuration.updated(for: state).backgroundColor, active)
      }
    }
    var pinned = UIViewConfigurationState(traitCollection: .standard)
    pinned.isPinned = true
    expectNotEqual(
      Configuration.listPlainHeaderFooter().updated(for: pinned).backgroundColor, .clear)
  }

  // Rule LI-9.
  @Test func `A sidebar's selection is rounded`() {
    expectEqual(Configuration.listSidebarCell().cornerRadius, 10)
    expectEqual(Configuration.listPlainCell().cornerRadius, 0)
  }

  // Rule BG-1.
  @Test func `There is no outline, image or inset by default`() {
    let configuration = Configuration.clear()
    expectNil(configuration.strokeColor)
    expectEqual(configuration.strokeWidth, 0)
    expectEqual(configuration.strokeOutset, 0)
    expectEqual(configuration.backgroundInsets, .zero)
    expect(configuration.edgesAddingLayoutMarginsToBackgroundInsets.isEmpty)
    expectNil(configuration.customView)
    expectNil(configuration.image)
    expectNil(configuration.backgroundColorTransformer)
  }

  @Test func `No colour means the tint`() throws {
    var configuration = Configuration.clear()
    configuration.backgroundColor = nil
    expectEqual(configuration.resolvedBackgroundColor(for: .systemRed), .systemRed)
    expectEqual(configuration.resolvedStrokeColor(for: .systemRed), .systemRed)
    let cell = makeCell(configuration)
    cell.tintColor = .systemGreen
    try expectEqual(background(of: cell).backgroundColor, .systemGreen)
  }

  @Test func `What the client has set is kept in every state`() {
    var configuration = Configuration.listPlainCell()
    configuration.backgroundColor = .systemYellow
    configuration.cornerRadius = 3
    let selected = configuration.updated(for: state { $0.isSelected = true })
    expectEqual(selected.backgroundColor, .systemYellow)
    expectEqual(selected.cornerRadius, 3)
  }

  // Rule BG-2.
  @Test func `The background is below the contents, inset`() throws {
    var configuration = Configuration.listPlainCell()
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let cell = makeCell(configuration)
    let view = try background(of: cell)
    expectSame(cell.subviews.first, view)
    expectEqual(view.frame, CGRect(x: 2, y: 1, width: 94, height: 46))
    configuration.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
    cell.directionalLayoutMargins.leading = 20
    cell.backgroundConfiguration = configuration
    cell.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 22, y: 1, width: 74, height: 46))
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 4, y: 1, width: 74, height: 46))
  }

  @Test func `A configuration, a view and a colour replace one another`() {
    let cell = makeCell(.listPlainCell())
    cell.backgroundColor = .systemRed
    expectNil(cell.backgroundConfiguration)
    cell.backgroundConfiguration = .clear()
    expectNil(cell.backgroundColor)
    let view = UIView()
    cell.backgroundView = view
    expectNil(cell.backgroundConfiguration)
    cell.backgroundConfiguration = .listPlainCell()
    expectNil(cell.backgroundView)
    expectNil(view.superview)
    cell.backgroundConfiguration = nil
    expectEqual(cell.subviews.count, 1)
  }

  // Rule BG-3.
  @Test func `The background follows the state unless told not to`() throws {
    let cell = makeCell(.listPlainCell())
    cell.isSelected = true
    cell.layoutIfNeeded()
    try expectEqual(background(of: cell).backgroundColor, .systemGray4)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    try expectEqual(background(of: cell).backgroundColor, .systemGray4)
  }

  @Test func `An outline is inside the edge, or outside by its outset`() throws {
    var configuration = Configuration.listPlainCell()
    configuration.strokeWidth = 2
    configuration.strokeOutset = 5
    configuration.cornerRadius = 8
    configuration.strokeColor = .systemRed
    let cell = makeCell(configuration)
    let outline = try #require(try background(of: cell).subviews.last)
    expectEqual(outline.frame, CGRect(x: -5, y: -5, width: 110, height: 60))
    expectEqual(outline.layer.borderWidth, 2)
    expectEqual(outline.layer.cornerRadius, 13)
  }

  @Test func `A custom view fills the background`() throws {
    let custom = UIView()
    var configuration = Configuration.clear()
    configuration.customView = custom
    let cell = makeCell(configuration)
    cell.layoutIfNeeded()
    expectEqual(custom.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.backgroundConfiguration = .clear()
    expectNil(custom.superview)
  }
}
