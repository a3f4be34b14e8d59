// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

/// A text of a menu, in lines of the height that the menu's layout has for them.
@MainActor
struct MenuText {
  var string: String
  var font: UIFont
  /// From one baseline to the next, in points.
  var lineHeight: CGFloat

  /// The text as it is set in a width.
  func request(width: CGFloat, lines: Int, in traits: UITraitCollection) -> TextRequest {
    var request = TextRequest(
      runs: [TextRequest.Run(text: string, font: font.face.description(size: font.pointSize))],
      width: max(0, width), maximumNumberOfLines: lines, lineHeight: lineHeight,
      ascent: font.ascender + (lineHeight - font.lineHeight) / 2)
    request.rendering = traits.textRendering
    return request
  }

  /// How many lines the text takes in a width.
  ///
  /// No letter of the fonts that titles are set in is wider than its size is high; a short text of
  /// ASCII letters needs no setting to know that it fits, which makes menus of 1,000 rows quick.
  func lineCount(width: CGFloat, in traits: UITraitCollection) -> Int {
    let letters = string.utf8
    if CGFloat(letters.count) * font.pointSize <= width, Self.areASCII(letters) { return 1 }
    guard !string.isEmpty, width > 0 else { return 1 }
    let height = TextLayout(request(width: width, lines: 0, in: traits)).size.height
    return max(1, Int((height / lineHeight).rounded()))
  }

  /// A loop: a closure of the main actor's is checked to be on it for each letter.
  private static func areASCII(_ letters: String.UTF8View) -> Bool {
    for letter in letters where !(0x20..<0x7F).contains(letter) { return false }
    return true
  }
}

/// Shows a text of a menu.
final class MenuLabel: UIView {
  var text: MenuText? { didSet { setNeedsDisplay() } }
  var color = UIColor.label
  var lines = 1
  var isCentered = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var shownText: String? { text.flatMap { $0.string.isEmpty ? nil : $0.string } }

  override func drawContent(in drawing: ViewDrawing) {
    guard let text, !text.string.isEmpty else { return }
    let traits = traitCollection
    var request = text.request(width: bounds.width, lines: lines, in: traits)
    request.lineBreak = .truncateTail
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    request.alignment = isCentered ? .center : isMirrored ? .right : .left
    if request.rendering == .real { drawing.context.hasRealText = true }
    drawing.canvas.draw(
      TextLayout(request), at: shownGeometry.bounds.origin, color: color.value(in: traits).rgba)
  }
}
