// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Accessories, content, menus and data sources of lists.
@Suite("Members of lists")
@MainActor
struct ListMemberTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func cell(_ accessories: [UICellAccessory]) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    cell.accessories = accessories
    window.addSubview(cell)
    window.layoutIfNeeded()
    return cell
  }

  @Test func `Options of accessories say whether, how wide and in which colour`() {
    let symbol = UICellAccessory.DisclosureIndicatorOptions(
      isHidden: false, reservedLayoutWidth: .custom(60), tintColor: .red)
    let mark: UICellAccessory.CheckmarkOptions = symbol
    let detail: UICellAccessory.DetailOptions = symbol
    let control = UICellAccessory.DeleteOptions(
      isHidden: true, reservedLayoutWidth: .actual, tintColor: .white, backgroundColor: .blue)
    let insert: UICellAccessory.InsertOptions = control
    let many: UICellAccessory.MultiselectOptions = control
    let reorder = UICellAccessory.ReorderOptions(
      isHidden: false, reservedLayoutWidth: .standard, tintColor: .green,
      showsVerticalSeparator: false)
    let label = UICellAccessory.LabelOptions(
      isHidden: false, reservedLayoutWidth: .actual, tintColor: .brown,
      font: .systemFont(ofSize: 30), adjustsFontForContentSizeCategory: false)
    let outline = UICellAccessory.OutlineDisclosureOptions(
      style: .cell, isHidden: false, reservedLayoutWidth: .standard, tintColor: .red)
    expectEqual(mark.tintColor, .red)
    expectEqual(detail.isHidden, false)
    expectEqual(insert.backgroundColor, .blue)
    expectEqual(many.isHidden, true)
    expectEqual(reorder.showsVerticalSeparator, false)
    expectEqual(outline.tintColor, .red)
    expectEqual(label.adjustsFontForContentSizeCategory, false)
    // A chevron of usual width leaves the contents more space than one of 60 points.
    let wide = cell([.disclosureIndicator(options: symbol)]).contentView.frame.width
    let usual = cell([.disclosureIndicator()]).contentView.frame.width
    expectGreater(usual, wide)
    // What is hidden takes no space (behaviour rule AC-6).
    expectEqual(cell([.delete(displayed: .always, options: control)]).contentView.frame.minX, 0)
    expectGreater(cell([.delete(displayed: .always)]).contentView.frame.minX, 0)
    expectLess(
      cell([.label(text: "Text", options: label)]).contentView.frame.width,
      cell([.label(text: "Text")]).contentView.frame.width)
  }

  @Test func `A view of one's own keeps its size if it is to`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 25, height: 12))
    let configuration = UICellAccessory.CustomViewConfiguration(
      customView: view, placement: .trailing(displayed: .always), isHidden: false,
      reservedLayoutWidth: .custom(70), tintColor: .red, maintainsFixedSize: true)
    expectEqual(configuration.maintainsFixedSize, true)
    let cell = cell([.customView(configuration: configuration)])
    expectEqual(view.bounds.size, CGSize(width: 25, height: 12))
    expectEqual(view.tintColor, .red)
    expectAtMost(cell.contentView.frame.maxX, 390 - 70)
  }

  @Test func `A detail button does what it was given, a pop-up menu tells what was chosen`() {
    var count = 0
    let handler: UICellAccessory.ActionHandler = { count += 1 }
    let cell = cell([.detail(actionHandler: handler)])
    expect(cell.performAction(ofAccessory: .detail))
    expectEqual(count, 1)
    var chosen: [String] = []
    let menu = UIMenu(
      options: .singleSelection,
      children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
    let other = self.cell([
      .popUpMenu(
        menu, displayed: .always, options: UICellAccessory.PopUpMenuOptions(),
        selectedElementDidChangeHandler: { chosen += $0.selectedElements.map(\.title) })
    ])
    expectLess(other.contentView.frame.width, 390)
    expectEmpty(chosen)
  }

  @Test func `Content and background have paddings, strokes and images`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    content.secondaryText = "More"
    content.textToSecondaryTextHorizontalPadding = 3
    content.textToSecondaryTextVerticalPadding = 20
    expectEqual(content.textToSecondaryTextHorizontalPadding, 3)
    var lines = UIListContentConfiguration.subtitleCell()
    lines.text = "Text"
    lines.secondaryText = "More"
    let height = { (content: UIListContentConfiguration) in
      content.makeContentView().systemLayoutSizeFitting(
        CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let before = height(lines)
    lines.textToSecondaryTextVerticalPadding += 20
    expectNear(height(lines) - before, 20, within: 0.01)
    let transformer = UIConfigurationColorTransformer { _ in .green }
    expectEqual(transformer.hashValue, transformer.hashValue)
    lines.imageProperties.strokeColorTransformer = transformer
    expectEqual(lines.imageProperties.resolvedStrokeColor(for: .red), .green)
    var background = UIBackgroundConfiguration.clear()
    background.strokeColor = .red
    background.strokeColorTransformer = transformer
    background.imageContentMode = .center
    expectEqual(background.imageContentMode, .center)
    expectEqual(background.resolvedStrokeColor(for: .blue), .green)
    var separator = UIListSeparatorConfiguration(listAppearance: .plain)
    separator.topSeparatorInsets.leading = 33
    expectEqual(separator.topSeparatorInsets.leading, 33)
    let action: UIContextualAction.Handler = { _, _, done in done(true) }
    expectEqual(UIContextualAction(style: .normal, title: "Flag", handler: action).title, "Flag")
  }

  /// Writes down what its menu asks and tells.
  private final class MenuController: UICollectionViewController {
    var calls: [String] = []
    private func note(_ name: String = #function) { calls.append(name) }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection: Int)
      -> Int
    { 5 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      note()
      let preview: UIContextMenuContentPreviewProvider? = nil
      let actions: UIContextMenuActionProvider = { _ in
        UIMenu(children: [UIAction(title: "Open") { _ in }])
      }
      return UIContextMenuConfiguration(
        identifier: nil, previewProvider: preview, actionProvider: actions)
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt: IndexPath
    ) -> UITargetedPreview? {
      note()
      return nil
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt: IndexPath
    ) -> UITargetedPreview? {
      note()
      return nil
    }
    override func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { note() }
    override func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { note() }
  }

  @Test func `A collection view controller is asked and told of its items' menus`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let controller = MenuController(collectionViewLayout: layout)
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    window.rootViewController = controller
    window.layoutIfNeeded()
    window.longPress(at: CGPoint(x: 50, y: 50))
    window.advance(to: window.currentTime + 0.5)
    window.endTouch()
    controller.collectionView.contextMenuInteraction?.dismissMenu()
    window.advance(to: window.currentTime + 1)
    expectEqual(
      controller.calls,
      [
        "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
        "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
        "collectionView(_:willDisplayContextMenu:animator:)",
        "collectionView(_:willEndContextMenuInteraction:animator:)",
        "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
      ])
  }

  @Test func `A diffable data source answers for its snapshot`() {
    let table = UITableView(frame: window.bounds)
    let provider: UITableViewDiffableDataSource<Int, String>.CellProvider = { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = item
      return cell
    }
    let source = UITableViewDiffableDataSource<Int, String>(
      tableView: table, cellProvider: provider)
    window.addSubview(table)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B"])
    var isDone = false
    source.applySnapshotUsingReloadData(snapshot) { isDone = true }
    window.layoutIfNeeded()
    expect(isDone)
    expectEqual(source.tableView(table, numberOfRowsInSection: 0), 2)
    expectNil(source.sectionIndexTitles(for: table))
    expectEqual(source.tableView(table, sectionForSectionIndexTitle: "A", at: 0), 0)
    expectEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "B")
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "kind",
      withReuseIdentifier: "view")
    let cells: UICollectionViewDiffableDataSource<Int, String>.CellProvider = { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let items = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: view, cellProvider: cells)
    let views: UICollectionViewDiffableDataSource<Int, String>.SupplementaryViewProvider = {
      view, kind, path in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: path)
    }
    items.supplementaryViewProvider = views
    items.sectionSnapshotHandlers.shouldExpandItem = { $0 != "A" }
    expectEqual(items.sectionSnapshotHandlers.shouldExpandItem?("A"), false)
    window.addSubview(view)
    items.applySnapshotUsingReloadData(snapshot, completion: nil)
    window.layoutIfNeeded()
    expectEqual(view.numberOfItems(inSection: 0), 2)
    expectNil(items.indexTitles(for: view))
    expectEqual(
      items.collectionView(
        view, viewForSupplementaryElementOfKind: "kind", at: IndexPath(item: 0, section: 0)
      ).reuseIdentifier, "view")
  }
}
