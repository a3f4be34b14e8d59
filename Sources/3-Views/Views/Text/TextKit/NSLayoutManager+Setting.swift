// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

// Setting text in lines:
// 1. A row is proposed to the container, which answers with the parts of it that are free.
// 2. Each part takes a line of the paragraph; beside a shape none that would break a word.
// 3. A row without a line is proposed again further down, as long as shapes may be the reason.
// 4. Otherwise the container is full, and the row begins the next one.
extension NSLayoutManager {
  /// The number of times that text was broken into lines, for tests.
  package var layoutCount: Int { setting.layoutCount }

  // MARK: How far

  func layOut(untilCharacter index: Int) {
    followTraits()
    while !setting.isFinished, setting.next.location < index { setNextRow() }
  }

  func layOut(throughContainer index: Int) {
    followTraits()
    while !setting.isFinished, setting.next.container <= index { setNextRow() }
  }

  func layOutAll() {
    followTraits()
    while !setting.isFinished { setNextRow() }
  }

  private func followTraits() {
    let current = traitsOfView ?? .current
    guard setting.traits != current else { return }
    let isSet = setting.traits != nil
    let count = setting.layoutCount
    setting = TextSetting()
    (setting.traits, setting.layoutCount) = (current, count)
    if isSet { delegate?.layoutManagerDidInvalidateLayout(self) }
  }

  // MARK: Validity

  func invalidateAll() { invalidate(fromContainer: 0) }

  func invalidate(fromContainer index: Int) {
    setting.removeLines(fromContainer: index)
    linesBecameInvalid(fromContainer: index)
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// Returns the first character whose line is not valid any more.
  @discardableResult
  func invalidate(fromCharacter index: Int) -> Int {
    let text = (textStorage?.string ?? "") as NSString
    let position = NSRange(location: min(max(0, index), text.length), length: 0)
    let start = text.paragraphRange(for: position).location
    setting.removeLines(
      fromParagraph: start,
      withRowBefore: textContainers.last?.lineBreakMode.truncates == true)
    linesBecameInvalid()
    delegate?.layoutManagerDidInvalidateLayout(self)
    return min(start, setting.next.location)
  }

  // MARK: Rows

  private func setNextRow() {
    guard let storage = textStorage, textContainers.indices.contains(setting.next.container) else {
      return finish(nil)
    }
    let container = textContainers[setting.next.container]
    let limit = container.maximumNumberOfLines
    if limit > 0, setting.next.lines >= limit { return beginNextContainer() }
    guard setting.next.location < storage.length else {
      return setExtraLine(in: container, storage)
    }
    var paragraph = paragraph(at: setting.next.location, storage)
    guard var row = row(of: &paragraph, in: container, storage) else {
      setting.paragraph = paragraph
      return beginNextContainer()
    }
    var following: TextParagraph?
    if isCutOff(row, of: &paragraph, &following, in: container, storage) {
      truncate(&row, paragraph, in: container, storage)
    }
    setting.paragraph = following ?? paragraph
    position(row, of: paragraph, storage)
  }

  private struct Row {
    var fragments: [LineFragment] = []
    var spaceBefore: CGFloat = 0
    /// The top of the text, in points.
    var top: CGFloat
    var height: CGFloat = 0
    var ascent: CGFloat = 0
    /// The space between the row and the next one of its paragraph, in points.
    var leading: CGFloat = 0
    /// The first character behind it.
    var end: Int

    /// Makes the row as high as its lines need.
    mutating func fitLines() {
      (height, ascent, leading) = (0, 0, 0)
      for case let (layout?, line) in fragments.lazy.map({ ($0.layout, $0.line) }) {
        let extent = layout.extent(ofLine: line)
        let above = layout.lines[line].baseline - extent.lowerBound
        let below = max(height - ascent, extent.upperBound - extent.lowerBound - above)
        ascent = max(ascent, above)
        height = ascent + below
        leading = max(leading, layout.leading(ofLine: line))
      }
    }
  }

  private func paragraph(at location: Int, _ storage: NSTextStorage) -> TextParagraph {
    if let known = setting.paragraph, NSLocationInRange(location, known.range) { return known }
    return TextParagraph(at: location, of: storage, traits: setting.traits ?? .current)
  }

  /// The row that comes next; nil if the container has no space for it.
  private func row(
    of paragraph: inout TextParagraph, in container: NSTextContainer, _ storage: NSTextStorage
  ) -> Row? {
    let next = setting.next
    let begins = next.location == paragraph.range.location && next.location > 0 && next.y > 0
    let before = begins ? paragraph.format.spacingBefore : 0
    var top = next.y + before
    let bottom = container.bottomOfShapes(from: top)
    while true {
      var height = paragraph.leastLineHeight
      var row = fragments(at: top, height: height, of: &paragraph, in: container, storage)
      // With a larger font or an attachment the row is higher, and needs the space beside shapes for
      // that; where there is less of it, others may be in the row.
      while row.height > height + 1e-6, !row.fragments.isEmpty {
        height = row.height
        row = fragments(at: top, height: height, of: &paragraph, in: container, storage)
      }
      if !row.fragments.isEmpty {
        row.spaceBefore = top == next.y + before ? before : 0
        return row
      }
      guard top < bottom else { return nil }
      // Far down it is the shapes' bottoms alone that count.
      top = bottom - top > 100_000 ? bottom : top + max(1, paragraph.leastLineHeight / 4)
    }
  }

  private func fragments(
    at top: CGFloat, height: CGFloat, of paragraph: inout TextParagraph,
    in container: NSTextContainer, _ storage: NSTextStorage
  ) -> Row {
    let width = container.size.width > 0 ? container.size.width : Self.unlimitedWidth
    var row = Row(top: top, end: setting.next.location)
    var rest = CGRect(x: 0, y: top, width: width, height: height)
    // A container of a client's may answer with the same part again and again.
    for _ in 0..<1000 where row.fragments.isEmpty || row.end < paragraph.contentEnd {
      var remaining = CGRect.zero
      let rect = container.lineFragmentRect(
        forProposedRect: rest, at: row.end,
        writingDirection: paragraph.isRightToLeft ? .rightToLeft : .leftToRight,
        remaining: &remaining)
      guard rect.width > 0 else { break }
      let mayBreakWords = container.exclusions.isEmpty || rect.width >= width - 1e-6
      add(rect, to: &row, of: &paragraph, in: container, mayBreakWords: mayBreakWords, storage)
      guard remaining.width > 0 else { break }
      rest = remaining
    }
    return row
  }

  /// Puts the next line of a paragraph into a free part of a row, if it fits there.
  private func add(
    _ rect: CGRect, to row: inout Row, of paragraph: inout TextParagraph,
    in container: NSTextContainer, mayBreakWords: Bool, _ storage: NSTextStorage
  ) {
    let space = max(0, rect.width - 2 * container.padding)
    let line = paragraph.line(
      at: row.end, width: space, isUniform: container.isSimpleRectangularTextContainer,
      of: storage
    ) { layout(of: $0, $1, width: $2, lines: $3, in: container, storage) }
    if !mayBreakWords {
      guard line.layout.lines[line.index].width <= space + 0.01,
        !breaksWord(at: line.end, paragraph, storage)
      else { return }
    }
    let end = line.end >= paragraph.contentEnd ? NSMaxRange(paragraph.range) : line.end
    row.fragments.append(
      fragment(
        line.layout, line.index, NSRange(location: row.end, length: end - row.end), in: rect,
        container.padding))
    row.fitLines()
    row.end = end
  }

  private func fragment(
    _ layout: TextLayout, _ index: Int, _ range: NSRange, in rect: CGRect, _ padding: CGFloat
  ) -> LineFragment {
    let line = layout.lines[index]
    let x = rect.minX + padding + line.x
    return LineFragment(
      range: range, container: setting.next.container, rect: rect,
      usedRect: CGRect(x: x - padding, y: 0, width: line.width + 2 * padding, height: 0),
      origin: CGPoint(x: x, y: 0), layout: layout, line: index, position: setting.next)
  }

  /// Whether a line that ends in front of a character ends within a word.
  private func breaksWord(
    at end: Int, _ paragraph: TextParagraph, _ storage: NSTextStorage
  ) -> Bool {
    guard end > paragraph.range.location, end < paragraph.contentEnd else { return false }
    let text = storage.string as NSString
    // Ideographs are words of their own.
    func isLetter(_ unit: unichar) -> Bool {
      guard unit < 0x2E80, let scalar = Unicode.Scalar(unit) else { return false }
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    return isLetter(text.character(at: end - 1)) && isLetter(text.character(at: end))
  }

  private func spaceAfter(
    _ row: Row, of paragraph: TextParagraph, _ storage: NSTextStorage
  ) -> CGFloat {
    let ends = row.end >= NSMaxRange(paragraph.range)
    // Below the last line there is no space.
    let isLast = row.end >= storage.length && paragraph.contentEnd == NSMaxRange(paragraph.range)
    return isLast ? 0 : row.leading + (ends ? paragraph.format.spacing : 0)
  }

  private func position(_ row: Row, of paragraph: TextParagraph, _ storage: NSTextStorage) {
    let after = spaceAfter(row, of: paragraph, storage)
    for var fragment in row.fragments {
      fragment.rect.origin.y = row.top - row.spaceBefore
      fragment.rect.size.height = row.spaceBefore + row.height + after
      fragment.usedRect.origin.y = row.top
      fragment.usedRect.size.height = row.height
      fragment.origin.y = row.top + row.ascent
      setting.fragments.append(fragment)
    }
    setting.next.location = row.end
    setting.next.y = row.top + row.height + after
    setting.next.lines += 1
    if row.fragments.last?.isTruncated == true { finish(textContainers[setting.next.container]) }
  }

  // MARK: Breaking lines

  static let unlimitedWidth: CGFloat = 1e7

  private func layout(
    of paragraph: TextParagraph, _ range: NSRange, width: CGFloat, lines: Int,
    in container: NSTextContainer, lineBreak: TextRequest.LineBreak? = nil,
    _ storage: NSTextStorage
  ) -> TextLayout {
    let traits = setting.traits ?? .current
    let width = width < Self.unlimitedWidth / 2 ? width : .infinity
    let font = paragraph.fonts.tallest
    var environment = RunEnvironment(
      font: TextParagraph.usualFont, traits: traits, width: width, container: container)
    environment.hasUnevenFonts = paragraph.fonts.areUneven
    environment.linkAttributes = container.linkAttributesOfView
    environment.usesFontLeading = usesFontLeading
    var runs = storage.runs(in: range, environment)
    // Text is set without U+0000; a sign of the same length in UTF-16 stands in for it here, so that
    // positions stay.
    for index in runs.indices where runs[index].text.utf8.contains(0) {
      runs[index].text = runs[index].text.replacing("\0", with: "\u{200B}")
    }
    if runs.isEmpty {
      runs = [TextRequest.Run(text: "", font: font.face.description(size: font.pointSize))]
    }
    var request = TextRequest(
      runs: runs, width: width, maximumNumberOfLines: lines, lineHeight: font.lineHeight,
      ascent: font.ascender)
    request.leading = usesFontLeading ? font.leading : 0
    request.rendering = traits.textRendering
    var format = paragraph.format
    if range.location != paragraph.range.location { format.firstLineIndent = format.indent }
    if let lineBreak { format.lineBreak = lineBreak }
    request.lineBreak = format.lineBreak
    request.paragraphs = [format]
    setting.layoutCount += 1
    return TextLayout(request)
  }

  // MARK: The end

  /// Returns whether the row that follows one has no space in the last container, which ends in an
  /// ellipsis then.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - paragraph: Its paragraph.
  ///   - following: Gets the next paragraph, if it was looked at.
  ///   - container: The container of the row.
  ///   - storage: The text.
  /// - Returns: Whether text is left out behind the row.
  private func isCutOff(
    _ row: Row, of paragraph: inout TextParagraph, _ following: inout TextParagraph?,
    in container: NSTextContainer, _ storage: NSTextStorage
  ) -> Bool {
    guard container === textContainers.last, container.lineBreakMode.truncates,
      min(row.end, paragraph.contentEnd) < length
    else { return false }
    let limit = container.maximumNumberOfLines
    if limit > 0, setting.next.lines + 1 >= limit { return true }
    guard container.size.height > 0 else { return false }
    let position = setting.next
    defer { setting.next = position }
    setting.next.location = row.end
    setting.next.y = row.top + row.height + spaceAfter(row, of: paragraph, storage)
    setting.next.lines += 1
    guard row.end < storage.length else {
      // The empty line behind the text.
      return setting.next.y + paragraph.endLineHeight > container.size.height + 1e-6
    }
    guard row.end >= NSMaxRange(paragraph.range) else {
      return self.row(of: &paragraph, in: container, storage) == nil
    }
    var next = self.paragraph(at: row.end, storage)
    defer { following = next }
    return self.row(of: &next, in: container, storage) == nil
  }

  /// Puts an ellipsis into the last line of a row for all of the text that follows.
  private func truncate(
    _ row: inout Row, _ paragraph: TextParagraph, in container: NSTextContainer,
    _ storage: NSTextStorage
  ) {
    guard let last = row.fragments.popLast() else { return }
    let start = last.range.location
    let range = NSRange(location: start, length: NSMaxRange(paragraph.range) - start)
    let layout = layout(
      of: paragraph, range, width: max(0, last.rect.width - 2 * container.padding), lines: 1,
      in: container, lineBreak: container.lineBreakMode.request, storage)
    var fragment = fragment(
      layout, 0, NSRange(location: start, length: length - start), in: last.rect, container.padding)
    fragment.isTruncated = true
    row.fragments.append(fragment)
    row.fitLines()
    row.end = length
  }

  private func setExtraLine(in container: NSTextContainer, _ storage: NSTextStorage) {
    let text = storage.string as NSString
    guard text.length == 0 || TextParagraph.isSeparator(text.character(at: text.length - 1)) else {
      return finish(container)
    }
    // It is set as the paragraph in front of it or, in a text view, as what is typed first.
    let typed =
      text.length > 0
      ? nil
      : container.typingAttributesOfView.map { NSTextStorage(string: " ", attributes: $0) }
    let paragraph = TextParagraph(
      at: max(0, text.length - 1), of: typed ?? storage, traits: setting.traits ?? .current)
    let width = container.size.width > 0 ? container.size.width : Self.unlimitedWidth
    let rect = container.lineFragmentRect(
      forProposedRect: CGRect(
        x: 0, y: setting.next.y, width: width, height: paragraph.endLineHeight), at: text.length,
      writingDirection: paragraph.isRightToLeft ? .rightToLeft : .leftToRight, remaining: nil)
    guard rect.width > 0 else { return beginNextContainer() }
    let free = container.size.width > 0 ? rect.width - 2 * container.padding : 0
    let x = rect.minX + max(0, free) * paragraph.format.alignment.share
    let height = paragraph.endLineHeight
    let ascent = paragraph.endFont.ascender + height - paragraph.endFont.lineHeight
    setting.extraLine = LineFragment(
      range: NSRange(location: text.length, length: 0), container: setting.next.container,
      rect: rect,
      usedRect: CGRect(x: x, y: rect.minY, width: 2 * container.padding, height: height),
      origin: CGPoint(x: x + container.padding, y: rect.minY + ascent), position: setting.next)
    finish(container)
  }

  private func beginNextContainer() {
    let full = textContainers[setting.next.container]
    setting.next.container += 1
    (setting.next.y, setting.next.lines) = (0, 0)
    guard setting.next.container < textContainers.count else { return finish(nil) }
    delegate?.layoutManager(self, didCompleteLayoutFor: full, atEnd: false)
  }

  private func finish(_ container: NSTextContainer?) {
    setting.isFinished = true
    guard textStorage != nil, !textContainers.isEmpty else { return }
    delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
  }
}

extension NSLineBreakMode {
  /// Whether an ellipsis stands for text that is left out.
  fileprivate var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}

extension NSTextContainer {
  /// The height down to which a line without space may find some further down, in points.
  fileprivate func bottomOfShapes(from top: CGFloat) -> CGFloat {
    guard type(of: self) != NSTextContainer.self else { return bottomOfExclusions }
    // A shape of a client's ends somewhere; without a height it is looked for in a screen's or two.
    return max(bottomOfExclusions, size.height > 0 ? size.height : top + 2000)
  }
}
