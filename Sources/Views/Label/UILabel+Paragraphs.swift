// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation
import Geometry

// Text whose paragraphs have styles (behaviour rule PS-1).
extension UILabel {
  /// How the paragraphs are set; none for text without paragraph styles.
  var paragraphs: [ParagraphFormat] {
    guard case .attributed(let text) = content else { return [] }
    var usual = ParagraphFormat()
    let direction = effectiveUserInterfaceLayoutDirection
    usual.alignment = textAlignment.resolved(direction)
    usual.lineBreak = lineBreakMode.request
    return text.paragraphFormats(direction, usual: usual)
  }

  /// How many lines of text with paragraph styles have space in a size, one at least; nil without
  /// such styles.
  package func paragraphLinesThatFit(_ size: CGSize) -> Int? {
    guard numberOfLines != 1, size.height.isFinite, let layout = paragraphLayout(in: size.width)
    else { return nil }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    return max(1, layout.bottoms.prefix { $0 <= size.height + pixel }.count)
  }

  /// How far the baselines of text with paragraph styles are from the upper and the lower edge; nil
  /// without such styles.
  func paragraphBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let layout = paragraphLayout(in: size.width), let first = layout.lines.first,
      let last = layout.lines.last
    else { return nil }
    let height = layout.size.height
    let space = (size.height - min(height, size.height)) / 2
    return (space + first.baseline, space + height - last.baseline)
  }

  /// Takes alignment and line break of a text's first paragraph, as its styles say them.
  func takeParagraphStyle(of text: NSAttributedString?) {
    guard let style = text?.firstParagraphStyle else { return }
    textAlignment = style.alignment
    lineBreakMode = style.lineBreakMode
  }

  /// Gives the styles of the text's paragraphs a value that the label was given after the text.
  func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    guard case .attributed(let text) = content else { return }
    content = .attributed(text.changingParagraphStyles(change))
  }
}
