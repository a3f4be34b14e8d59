// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Contents of one's own, written as for iOS.
private struct BadgeConfiguration: UIContentConfiguration, Hashable {
  var title = ""
  var tint = UIColor.label

  func makeContentView() -> any UIView & UIContentView { BadgeView(configuration: self) }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.tint = state.isSelected || state.isHighlighted ? .systemBlue : .label
    return updated
  }
}

private final class BadgeView: UIView, UIContentView {
  private let label = UILabel()
  private var applied: BadgeConfiguration

  var configuration: any UIContentConfiguration {
    get { applied }
    set {
      guard let badge = newValue as? BadgeConfiguration else { return }
      apply(badge)
    }
  }

  init(configuration: BadgeConfiguration) {
    applied = configuration
    super.init(frame: .zero)
    addSubview(label)
    apply(configuration)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private func apply(_ badge: BadgeConfiguration) {
    applied = badge
    label.text = badge.title
    label.textColor = badge.tint
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 10, dy: 10)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: label.sizeThatFits(size).height + 20)
  }
}

private struct Fruit: Hashable {
  var name: String
}

extension UIConfigurationStateCustomKey {
  fileprivate static let fruit = UIConfigurationStateCustomKey("com.example.FruitCell.fruit")
}

extension UICellConfigurationState {
  fileprivate var fruit: Fruit? {
    get { self[.fruit] as? Fruit }
    set { self[.fruit] = newValue }
  }
}

private final class FruitCell: UICollectionViewCell {
  private var fruit: Fruit?
  let listView = UIListContentView(configuration: .subtitleCell())

  func update(with newFruit: Fruit) {
    guard fruit != newFruit else { return }
    fruit = newFruit
    setNeedsUpdateConfiguration()
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.fruit = fruit
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    if listView.superview == nil { contentView.addSubview(listView) }
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = state.fruit?.name
    content.imageProperties.preferredSymbolConfiguration = .init(
      font: content.textProperties.font, scale: .large)
    content.image = UIImage(systemName: "star")
    content.axesPreservingSuperviewLayoutMargins = []
    listView.configuration = content
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    listView.frame = contentView.bounds
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { listView.sizeThatFits(size) }
}

@Suite("Contents of a client")
@MainActor
struct ContentTests {
  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
  }

  private func makeView<Cell: UICollectionViewCell>(
    _ names: [String], _ configure: @escaping (Cell, String) -> Void
  ) -> (view: UICollectionView, source: UICollectionViewDiffableDataSource<Int, String>) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: makeLayout())
    let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, name in
      configure(cell, name)
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, indexPath, name in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return (view, source)
  }

  @Test func `Contents of one's own follow the state and size their cells`() throws {
    let (view, source) = makeView(["One", "Two"]) { (cell: UICollectionViewCell, name) in
      cell.contentConfiguration = BadgeConfiguration(title: name)
    }
    // A line of 20.5 between margins of 10.
    expectEqual(view.visibleCells.map(\.frame.height), [40.5, 40.5])
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    let tints = view.visibleCells.map { ($0.contentConfiguration as? BadgeConfiguration)?.tint }
    expectEqual(tints, [.label, .systemBlue])
    _ = source
  }

  @Test func `A cell hands its item to its state`() throws {
    let (view, source) = makeView(["Apple"]) { (cell: FruitCell, name) in
      cell.update(with: Fruit(name: name))
    }
    let cell = try #require(view.visibleCells.first as? FruitCell)
    expectEqual((cell.listView.configuration as? UIListContentConfiguration)?.text, "Apple")
    // A star of 25, drawn 23 high for 20 points, at 17 and a large scale, between margins of 11.
    expectEqual(cell.frame.height, 47)
    _ = source
  }

  @Test func `A background may follow the cell by a transformer or a handler`() throws {
    let (view, source) = makeView(["One"]) { (cell: UICollectionViewCell, name) in
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .systemGreen
      background.backgroundColorTransformer = UIConfigurationColorTransformer { [weak cell] color in
        guard let state = cell?.configurationState else { return color }
        return state.isSelected ? .systemRed : color
      }
      cell.backgroundConfiguration = background
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.cell()
        content.text = state.isSelected ? "Selected" : name
        cell.contentConfiguration = content
      }
    }
    let cell = try #require(view.visibleCells.first)
    expectEqual(cell.subviews.first?.backgroundColor, .systemGreen)
    expectEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "One")
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    expectEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "Selected")
    expectEqual(cell.subviews.first?.backgroundColor, .systemRed)
    _ = source
  }

  @Test func `A switch stands in a row`() {
    let control = UISwitch()
    var isOn: Bool?
    control.addAction(
      UIAction { action in isOn = (action.sender as? UISwitch)?.isOn }, for: .valueChanged)
    control.isOn = true
    control.sendActions(for: .valueChanged)
    expectEqual(isOn, true)
  }
}
