// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
import Geometry

extension UILabel {
  private var pixelGrid: PixelGrid {
    let scale = traitCollection.displayScale
    return PixelGrid(scale: scale > 0 ? scale : 1)
  }

  func textSize(in width: CGFloat) -> CGSize {
    // UIKit gives the whole width of a single line, however little space there is.
    guard let request = request(width: numberOfLines == 1 ? .infinity : width, lines: numberOfLines)
    else { return .zero }
    var size = measured.layout(request).size
    // A last line that is clipped is longer than what is seen of it.
    if numberOfLines != 1, request.clips { size.width = min(size.width, request.width) }
    return roundedUp(size)
  }

  func textRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard let request = request(width: bounds.width, lines: lines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let natural = roundedUp(measured.layout(request).size)
    let size = CGSize(
      width: min(natural.width, bounds.width), height: min(natural.height, bounds.height))
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * resolvedAlignment.share,
      y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// The text in a width, if its paragraphs have styles, or its lines are not all equally high.
  package func paragraphLayout(in width: CGFloat) -> TextLayout? {
    // Asked first of the text itself: a request reads all of its attributes.
    guard case .attributed(let text) = content,
      text.hasParagraphStyles || text.mayHaveUnevenLines(usual: usualFont),
      let request = request(width: width, lines: numberOfLines),
      !request.paragraphs.isEmpty || request.hasUnevenLines
    else { return nil }
    return measured.layout(request)
  }

  /// The text on one line, however long it is; nil for an empty text.
  package var lineLayout: TextLayout? {
    request(width: .infinity, lines: 1).map { measured.layout($0) }
  }

  /// The rectangle in which the text is drawn: the bounds, or while their size is animating in
  /// bounds of the size at the end, so placed that the text is where that size would have it. The
  /// lines are those of the end from the start, as in Core Animation, which draws contents once;
  /// they are not stretched. Where nothing is left at the end, as in a stack that closes the label,
  /// they are those of the start: a layer without a size is not drawn anew.
  var rectToDrawIn: CGRect {
    let shown = presentationGeometry.bounds
    var end = bounds
    guard end.size != shown.size else { return end }
    if end.isEmpty, let start = animations?.boundsSize.list.first?.start { end.size = start }
    let height = textRect(in: end, lines: numberOfLines).height
    let available = shown.height - height
    return CGRect(
      x: shown.minX + (shown.width - end.width) * resolvedAlignment.share,
      y: shown.minY + max(available, 0) / 2 - (end.height - height) / 2, width: end.width,
      height: end.height)
  }

  func layoutForDrawing(in size: CGSize) -> TextLayout? {
    let lines = paragraphLinesThatFit(size) ?? linesThatFit(size.height)
    guard let request = request(width: size.width, lines: lines) else { return nil }
    if let fitting = measured.layout(fitting: request) { return fitting }
    guard lines == 1, let unlimited = self.request(width: .infinity, lines: 1) else {
      return measured.layout(request)
    }
    let natural = measured.layout(unlimited)
    let width = natural.size.width
    // The width that suits was rounded up to whole pixels; what fits needs no second layout.
    if width <= size.width + 0.01, !natural.isTruncated { return natural }
    guard adjustsFontSizeToFitWidth, width > 0 else { return measured.layout(request) }
    let (scale, least) = (size.width / width, min(max(minimumScaleFactor, 0.01), 1))
    // What fits is set in any width: advances of another size are rounded again, and a text that
    // comes out a hundredth of a point too wide is not to lose its end.
    return self.request(
      width: scale < least ? size.width : .infinity, lines: 1, fontScale: max(scale, least)
    ).map { measured.layout($0) }
  }

  /// The distance of a text that was made smaller below the middle of the bounds, in points.
  func baselineShift(of layout: TextLayout) -> CGFloat {
    let (whole, request) = (tallestFont, layout.request)
    guard request.lineHeight < whole.lineHeight else { return 0 }
    let lost = whole.lineHeight - request.lineHeight
    return switch baselineAdjustment {
    case .alignBaselines: whole.ascender - request.ascent - lost / 2
    case .alignCenters: 0
    case .none: -lost / 2
    }
  }

  /// The number of lines to draw: as many as wanted and as there is height for, at least one.
  private func linesThatFit(_ height: CGFloat) -> Int {
    guard numberOfLines != 1, height.isFinite else { return 1 }
    let fitting = tallestFont.lineCount(inHeight: height + pixelGrid.pixel)
    return numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
  }

  private func roundedUp(_ size: CGSize) -> CGSize {
    let grid = pixelGrid
    return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }

  /// Returns what is asked of the text; nil without any.
  private func request(width: CGFloat, lines: Int, fontScale: CGFloat = 1) -> TextRequest? {
    guard let string = content.string, !string.isEmpty, !width.isNaN else { return nil }
    let fonts = lineFonts
    let tallest = fonts.tallest
    var environment = RunEnvironment(
      font: usualFont, traits: traitCollection, scale: fontScale, width: width)
    environment.hasUnevenFonts = fonts.areUneven
    var request = TextRequest(
      runs: runs(of: string, environment), width: max(0, width),
      maximumNumberOfLines: lines, lineHeight: tallest.lineHeight * fontScale,
      ascent: tallest.ascender * fontScale)
    request.leading = tallest.leading * fontScale
    request.alignment = resolvedAlignment
    request.lineBreak = lineBreakMode.request
    request.avoidsLoneWords = lineBreakStrategy.contains(.pushOut)
    request.rendering = traitCollection.textRendering
    request.tabs = request.tabs.scaled(by: fontScale)
    request.paragraphs = paragraphs.map { $0.scaled(by: fontScale) }
    return request
  }

  private func runs(of string: String, _ environment: RunEnvironment) -> [TextRequest.Run] {
    guard case .attributed(let attributed) = content else {
      let usual = environment.font
      let description = usual.face.description(size: usual.pointSize, scale: environment.scale)
      return [TextRequest.Run(text: string, font: description)]
    }
    return attributed.runs(environment)
  }

  /// The colors of the text with their fonts, each pair once, in the order of the text.
  package var drawnTextStyles: [(color: UIColor, font: UIFont)] {
    let usual = usualFont
    guard case .attributed(let attributed) = content else { return [(shownColor, usual)] }
    var styles: [(color: UIColor, font: UIFont)] = []
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) {
      attributes, _, _ in
      let color =
        attributes[.link] != nil ? .link : attributes[.foregroundColor] as? UIColor ?? shownColor
      let font = attributes[.font] as? UIFont ?? usual
      if !styles.contains(where: { $0.color == color && $0.font == font }) {
        styles.append((color, font))
      }
    }
    return styles
  }

  var shownColor: UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return isHighlighted ? highlightedTextColor ?? usualColor : usualColor
  }

  var tallestFont: UIFont { lineFonts.tallest }

  private var lineFonts: LineFonts {
    let usual = usualFont
    guard case .attributed(let attributed) = content else {
      return LineFonts(tallest: usual, lowest: usual)
    }
    return attributed.lineFonts(
      in: NSRange(location: 0, length: attributed.length), usual: usual)
  }

  private var resolvedAlignment: TextRequest.Alignment {
    textAlignment.resolved(effectiveUserInterfaceLayoutDirection)
  }
}

extension TextRequest.Alignment {
  /// The share of the free width on the left of a line.
  var share: CGFloat {
    switch self {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

extension TextRequest {
  /// Whether lines end at the bounds, in the midst of a letter.
  var clips: Bool {
    paragraphs.isEmpty ? lineBreak == .clip : paragraphs.contains { $0.lineBreak == .clip }
  }
}

extension NSLineBreakMode {
  var request: TextRequest.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
