// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Cocoa

/// A slide: a card with a name, which shows whether it is selected by a border.
class SlideItem: NSCollectionViewItem {

  override func loadView() {
    let card = SlideCarrierView(frame: NSRect(x: 0, y: 0, width: 90, height: 70))
    card.wantsLayer = true
    let label = NSTextField(labelWithString: "")
    label.font = .systemFont(ofSize: 11)
    label.lineBreakMode = .byTruncatingMiddle
    label.alignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 6),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -6),
      NSLayoutConstraint(
        item: label, attribute: .bottom, relatedBy: .equal, toItem: card, attribute: .bottom,
        multiplier: 1, constant: -6),
    ])
    view = card
    textField = label
  }

  override var representedObject: Any? {
    didSet { textField?.stringValue = representedObject as? String ?? "" }
  }

  override var isSelected: Bool {
    didSet { (view as? SlideCarrierView)?.isHighlighted = isHighlighted }
  }

  override var highlightState: NSCollectionViewItem.HighlightState {
    didSet { (view as? SlideCarrierView)?.isHighlighted = isHighlighted }
  }

  private var isHighlighted: Bool {
    return highlightState == .forSelection
      || (isSelected && highlightState != .forDeselection)
      || highlightState == .asDropTarget
  }

  /// Opens the slide.
  override func mouseDown(with event: NSEvent) {
    if event.clickCount == 2 { openCount += 1 } else { super.mouseDown(with: event) }
  }

  private(set) var openCount = 0
}

/// Draws the card.
class SlideCarrierView: NSView {

  var isHighlighted = false {
    didSet { needsDisplay = true }
  }

  override func draw(_ dirtyRect: NSRect) {
    super.draw(dirtyRect)
    let path = NSBezierPath(roundedRect: bounds.insetBy(dx: 1.5, dy: 1.5), xRadius: 6, yRadius: 6)
    NSColor.controlBackgroundColor.setFill()
    path.fill()
    (isHighlighted ? NSColor.controlAccentColor : NSColor.separatorColor).setStroke()
    path.lineWidth = isHighlighted ? 3 : 1
    path.stroke()
    // The horizon of the picture: y runs up.
    NSColor.systemGreen.setFill()
    NSRect(x: 10, y: 26, width: bounds.width - 20, height: 12).fill()
    NSColor.systemTeal.setFill()
    NSRect(x: 10, y: 38, width: bounds.width - 20, height: bounds.height - 48).fill()
  }
}
