// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// The blue item of the plain samples: a text in the middle of a box.
class MacTextItem: NSCollectionViewItem {
  static let reuseIdentifier = NSUserInterfaceItemIdentifier("text-item-reuse-identifier")

  var box = NSBox(frame: .zero)
  var label = NSTextField(labelWithString: "")

  override var highlightState: NSCollectionViewItem.HighlightState {
    didSet { updateSelectionHighlighting() }
  }

  override var isSelected: Bool {
    didSet { updateSelectionHighlighting() }
  }

  override func loadView() {
    box.boxType = .custom
    box.titlePosition = .noTitle
    box.contentViewMargins = .zero
    box.borderWidth = 1
    box.borderColor = .labelColor
    label.font = .systemFont(ofSize: 24)
    label.alignment = .center
    label.lineBreakMode = .byTruncatingTail
    label.translatesAutoresizingMaskIntoConstraints = false
    let content = NSView(frame: .zero)
    content.addSubview(label)
    box.contentView = content
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      label.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor),
    ])
    view = box
    textField = label
    updateSelectionHighlighting()
  }

  private var isHighlighted: Bool {
    highlightState == .forSelection || (isSelected && highlightState != .forDeselection)
      || highlightState == .asDropTarget
  }

  func updateSelectionHighlighting() {
    guard isViewLoaded else { return }
    box.fillColor = isHighlighted ? .selectedControlColor : .cornflowerBlue
    label.textColor = isHighlighted ? .selectedControlTextColor : .labelColor
  }
}

extension NSColor {
  /// The cornflower blue of the sample app's nibs, in Display P3.
  static let cornflowerBlue = NSColor(
    displayP3Red: 85.0 / 255.0, green: 151.0 / 255.0, blue: 244.0 / 255.0, alpha: 1.0)
}
