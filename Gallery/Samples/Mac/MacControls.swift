// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// A window of the Mac with stacks: segments and a pop-up button that choose how a row in three areas is
/// arranged, and a pull-down button.
final class MacControls: MacSample, Sample {
  static let name = "mac-controls"
  static let summary =
    "A window of the Mac: stacks in areas, segments, and buttons with menus."

  override class var size: CGSize { CGSize(width: 400, height: 300) }

  private let row = NSStackView(views: [])
  private let column = NSStackView(views: [])
  private let arrangements = NSSegmentedControl(
    labels: ["Areas", "Fill", "Equal", "Spread"], trackingMode: .selectOne, target: nil, action: nil
  )
  private let styles = NSSegmentedControl(
    images: ["bold", "italic", "underline"].compactMap {
      NSImage(systemSymbolName: $0, accessibilityDescription: nil)
    }, trackingMode: .selectAny, target: nil, action: nil)

  private let distance = NSPopUpButton(frame: .zero, pullsDown: false)
  private let more = NSPopUpButton(frame: .zero, pullsDown: true)

  override func viewDidLoad() {
    super.viewDidLoad()
    arrangements.selectedSegment = 0
    arrangements.handler = { [weak self] in self?.arrange() }
    styles.setSelected(true, forSegment: 0)
    distance.addItems(withTitles: ["Narrow", "Standard", "Wide"])
    distance.selectItem(withTitle: "Standard")
    distance.handler = { [weak self] in self?.arrange() }
    more.addItems(withTitles: ["Add", "New Folder", "New Group"])

    row.edgeInsets = NSEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    row.addView(tile("Back", .systemBlue), in: .leading)
    row.addView(tile("Title", .systemGray), in: .center)
    row.addView(tile("Share", .systemGreen), in: .trailing)
    row.addView(tile("More", .systemOrange), in: .trailing)

    column.orientation = .vertical
    column.alignment = .leading
    column.spacing = 12
    column.edgeInsets = NSEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    column.addArrangedSubview(NSTextField(labelWithString: "Arrangement"))
    column.addArrangedSubview(arrangements)
    column.addArrangedSubview(row)
    column.setCustomSpacing(24, after: row)
    column.addArrangedSubview(NSTextField(labelWithString: "Style"))
    column.addArrangedSubview(styles)
    column.addArrangedSubview(NSTextField(labelWithString: "Distance"))
    column.addArrangedSubview(NSStackView(views: [distance, more]))
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.topAnchor),
      row.widthAnchor.constraint(equalTo: column.widthAnchor, constant: -40),
    ])
  }

  /// A coloured box with words in it.
  private func tile(_ words: String, _ color: NSColor) -> NSView {
    let label = NSTextField(labelWithString: words)
    label.textColor = .white
    let tile = NSBox(frame: .zero)
    tile.boxType = .custom
    tile.borderWidth = 0
    tile.cornerRadius = 6
    tile.fillColor = color
    tile.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    tile.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: tile.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: tile.centerYAnchor),
      tile.widthAnchor.constraint(greaterThanOrEqualTo: label.widthAnchor, constant: 16),
      tile.heightAnchor.constraint(equalToConstant: 28),
    ])
    let width = tile.widthAnchor.constraint(equalTo: label.widthAnchor, constant: 16)
    width.priority = .defaultLow
    width.isActive = true
    return tile
  }

  private func arrange() {
    let distributions: [NSStackView.Distribution] = [
      .gravityAreas, .fill, .fillEqually, .equalSpacing,
    ]
    row.distribution = distributions[arrangements.selectedSegment]
    row.spacing = [4, 8, 20][distance.indexOfSelectedItem]
  }
}
