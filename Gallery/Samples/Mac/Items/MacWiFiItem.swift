// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// A row of Wi-Fi settings: a check box, a check mark or nothing, and a name.
final class MacWiFiItem: NSCollectionViewItem {
  static let reuseIdentifier = NSUserInterfaceItemIdentifier("wifi-item-reuse-identifier")

  let checkBox = NSButton(checkboxWithTitle: "")
  let mark = NSImageView(frame: .zero)

  override func loadView() {
    let row = NSView(frame: NSRect(x: 0, y: 0, width: 380, height: 19))
    let label = NSTextField(labelWithString: "")
    label.lineBreakMode = .byTruncatingTail
    mark.image = NSImage(systemSymbolName: "checkmark", accessibilityDescription: nil)
    for view in [checkBox, mark, label] as [NSView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    for place in [checkBox, mark] as [NSView] {
      NSLayoutConstraint.activate([
        place.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
        place.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        place.widthAnchor.constraint(equalToConstant: 16),
        place.heightAnchor.constraint(equalToConstant: 16),
      ])
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 36),
      label.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -10),
      label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
    view = row
    textField = label
  }
}
