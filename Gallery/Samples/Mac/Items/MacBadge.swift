// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// A badge that shows a count.
@MainActor protocol CountBadge: NSView, NSCollectionViewElement {
  func show(_ count: Int)
}

/// A count in a green circle.
final class MacBadge: NSBox, CountBadge {
  static let reuseIdentifier = NSUserInterfaceItemIdentifier("badge-reuse-identifier")

  let label = NSTextField(labelWithString: "")

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    configure()
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  func show(_ count: Int) { label.stringValue = "\(count)" }

  private func configure() {
    boxType = .custom
    titlePosition = .noTitle
    contentViewMargins = .zero
    cornerRadius = 10
    borderWidth = 1
    borderColor = .labelColor
    fillColor = NSColor(srgbRed: 0, green: 250.0 / 255.0, blue: 0, alpha: 1.0)
    let content = NSView(frame: .zero)
    contentView = content
    label.font = .systemFont(ofSize: NSFont.smallSystemFontSize)
    label.alignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
    ])
  }
}
