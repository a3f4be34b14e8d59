// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// A sheet: a window on a card at the top of the one that it belongs to, which is dimmed.
final class SheetPanel: WindowPanel {
  private(set) weak var owner: NSWindow?
  let handler: ((NSApplication.ModalResponse) -> Void)?
  /// Casts the shadow, which would be cut off at the corners of the contents.
  private let card = UIView(frame: .zero)

  private static let cornerRadius: CGFloat = 10
  /// From the top of the window's contents to the sheet.
  private static let margin: CGFloat = 10

  init(
    of window: NSWindow, on owner: NSWindow, _ handler: ((NSApplication.ModalResponse) -> Void)?
  ) {
    self.owner = owner
    self.handler = handler
    super.init(of: window, in: owner.outermost, cornerRadius: Self.cornerRadius)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    card.layer.cornerRadius = Self.cornerRadius
    card.layer.cornerCurve = .continuous
    card.layer.shadowColor = .black
    card.layer.shadowOpacity = 0.3
    card.layer.shadowRadius = 15
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(card)
    card.addSubview(portal)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isSheet: Bool { true }

  override func position(in size: CGSize) {
    frame = CGRect(origin: .zero, size: size)
    card.backgroundColor = (shown.backgroundColor ?? .windowBackgroundColor).uiColor
    guard let owner else { return }
    let sheet = shown.windowNode.bounds.size
    let around = owner.rectInOutermost(NSRect(origin: .zero, size: owner.windowNode.bounds.size))
    // One that is too high begins at the top, as far as it can be seen.
    let space = max(0, size.height - around.minY - sheet.height)
    card.frame = CGRect(
      x: (around.midX - sheet.width / 2).rounded(), y: around.minY + min(Self.margin, space),
      width: sheet.width, height: sheet.height)
    showContents(at: CGRect(origin: .zero, size: sheet))
  }
}
