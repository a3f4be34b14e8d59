// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

struct TextViewContainer: Equatable {
  /// Between the edges of the contents and the area.
  var insets: UIEdgeInsets
  /// Between either end of the area and the lines, in points.
  var lineFragmentPadding: CGFloat

  /// The top left corner of the lines, in the coordinates of the contents.
  var origin: CGPoint { CGPoint(x: insets.left + lineFragmentPadding, y: insets.top) }

  /// Returns the width at which lines break.
  ///
  /// - Parameter width: The width of the contents, in points.
  /// - Returns: What insets and padding leave of it, in points; one at least.
  func lineWidth(in width: CGFloat) -> CGFloat {
    max(1, width - insets.left - insets.right - 2 * lineFragmentPadding)
  }

  func size(around lines: CGSize) -> CGSize {
    CGSize(
      width: lines.width + insets.left + insets.right + 2 * lineFragmentPadding,
      height: lines.height + insets.top + insets.bottom)
  }
}

/// The lines of a text view in the widths that they are asked for.
@MainActor
struct TextViewLayouts {
  // Two are enough: a cell measures the text without a limit and in its width.
  private var kept: [TextParagraphs] = []
  private var forgottenCount = 0

  /// The number of paragraphs that were set in lines, in any width.
  var setCount: Int { kept.reduce(forgottenCount) { $0 + $1.setCount } }

  mutating func lines(
    of text: NSAttributedString, typing: [NSAttributedString.Key: Any],
    in setting: TextParagraphs.Setting
  ) -> TextParagraphs {
    if let found = kept.first(where: {
      $0.width == setting.width && $0.traits == setting.traits
    }) {
      return found
    }
    let lines = TextParagraphs(text, typing: typing, in: setting)
    if kept.count == 2 { forgottenCount += kept.removeFirst().setCount }
    kept.append(lines)
    return lines
  }

  /// Sets what an edit has changed, in each width.
  ///
  /// - Parameters:
  ///   - range: The part that was replaced, of the text before.
  ///   - text: The text now.
  ///   - typing: The attributes of what is typed, for a text without any character.
  ///   - linkAttributes: The attributes that links are drawn with over their own.
  mutating func edit(
    _ range: NSRange, to text: NSAttributedString, typing: [NSAttributedString.Key: Any],
    linkAttributes: [NSAttributedString.Key: Any]
  ) {
    for index in kept.indices {
      // Without any link they may have changed.
      kept[index].linkAttributes = linkAttributes
      kept[index].edit(range, to: text, typing: typing)
    }
  }

  /// Forgets everything but the count.
  mutating func removeAll() {
    forgottenCount = setCount
    kept = []
  }
}

@MainActor
struct TextViewParts {
  let highlight = SelectionHighlight()
  let text = DrawnView(TextViewContent())
  let caret = UIView()

  func add(to view: UITextView) {
    text.content.view = view
    text.isUserInteractionEnabled = false
    text.isOpaque = false
    caret.isUserInteractionEnabled = false
    caret.layer.cornerRadius = TextFieldMetrics.caretWidth / 2
    caret.isHidden = true
    highlight.isHidden = true
    for part in [highlight, text, caret] { view.addSubview(part) }
  }
}

@MainActor
final class TextViewContent: DrawnContent {
  weak var view: UITextView?
  /// The number of lines that the last drawing drew.
  private(set) var drawnLineCount = 0

  var shownText: String? { view.flatMap { $0.hasText ? $0.text : nil } }

  func draw(in drawing: ViewDrawing, of view: UIView) {
    drawnLineCount = self.view?.lines.draw(in: drawing) ?? 0
  }
}
