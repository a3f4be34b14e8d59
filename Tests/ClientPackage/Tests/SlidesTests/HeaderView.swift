// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Cocoa

/// The title of a section, and the button that collapses it.
class HeaderView: NSView, NSCollectionViewSectionHeaderView {

  let titleTextField = NSTextField(labelWithString: "")
  let collapseButton = NSButton(title: "Show Less", target: nil, action: nil)

  var sectionCollapseButton: NSButton? {
    get { return collapseButton }
    set {}
  }

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setUp()
  }

  required init?(coder decoder: NSCoder) {
    super.init(coder: decoder)
    setUp()
  }

  private func setUp() {
    wantsLayer = true
    layer?.backgroundColor = NSColor.gridColor.cgColor
    titleTextField.font = NSFont.boldSystemFont(ofSize: NSFont.systemFontSize)
    collapseButton.font = NSFont.systemFont(ofSize: NSFont.smallSystemFontSize)
    for view in [titleTextField, collapseButton] as [NSView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      titleTextField.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      titleTextField.centerYAnchor.constraint(equalTo: centerYAnchor),
      collapseButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      collapseButton.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
