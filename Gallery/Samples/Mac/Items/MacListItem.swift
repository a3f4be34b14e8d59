// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// A row of text with an arrow at its end and a line below it.
class MacListItem: NSCollectionViewItem {
  static let reuseIdentifier = NSUserInterfaceItemIdentifier("list-item-reuse-identifier")

  override var highlightState: NSCollectionViewItem.HighlightState {
    didSet { updateSelectionHighlighting() }
  }

  override var isSelected: Bool {
    didSet { updateSelectionHighlighting() }
  }

  override func loadView() {
    let row = NSView(frame: NSRect(x: 0, y: 0, width: 354, height: 20))
    let label = NSTextField(labelWithString: "")
    label.lineBreakMode = .byTruncatingTail
    let arrow = NSImageView(frame: .zero)
    arrow.image = NSImage(named: NSImage.followLinkFreestandingTemplateName)
    arrow.imageScaling = .scaleProportionallyUpOrDown
    let separator = NSBox(frame: .zero)
    separator.boxType = .separator
    for view in [label, arrow, separator] as [NSView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
      label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      label.trailingAnchor.constraint(equalTo: arrow.leadingAnchor, constant: -10),
      arrow.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -10),
      arrow.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      arrow.widthAnchor.constraint(equalToConstant: 16),
      arrow.heightAnchor.constraint(equalToConstant: 16),
      separator.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -1),
      separator.heightAnchor.constraint(equalToConstant: 1),
    ])
    view = row
    textField = label
    imageView = arrow
    updateSelectionHighlighting()
  }

  private func updateSelectionHighlighting() {
    guard isViewLoaded else { return }
    let isHighlighted =
      highlightState == .forSelection || (isSelected && highlightState != .forDeselection)
      || highlightState == .asDropTarget
    textField?.textColor = isHighlighted ? .selectedControlTextColor : .labelColor
    // A layer keeps a colour of one appearance.
    view.effectiveAppearance.performAsCurrentDrawingAppearance {
      view.layer?.backgroundColor = isHighlighted ? NSColor.selectedControlColor.cgColor : nil
    }
  }
}
