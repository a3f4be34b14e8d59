// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry
package import Views

extension UITextView {
  /// The width of the contents: the view's, without insets at its sides.
  var widthOfContents: CGFloat {
    let insets = adjustedContentInset
    return max(0, bounds.width - insets.left - insets.right)
  }

  var container: TextViewContainer {
    TextViewContainer(
      insets: textContainerInset, lineFragmentPadding: textKit?.container.padding ?? 5)
  }

  package var traitsOfText: UITraitCollection {
    let traits = traitCollection
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard (traits.layoutDirection == .rightToLeft) != isRightToLeft else { return traits }
    return traits.modifyingTraits {
      $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
  }

  var lines: any TextViewLines {
    trackContainer()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return textKit?.lines(isRightToLeft: isRightToLeft)
      ?? paragraphs(in: container.lineWidth(in: widthOfContents))
  }

  func trackContainer() {
    guard let textKit else { return }
    let insets = textContainerInset
    textKit.track(
      lineWidth: container.lineWidth(in: widthOfContents),
      height: bounds.height - insets.top - insets.bottom)
  }

  private func paragraphs(in width: CGFloat) -> TextParagraphs {
    layouts.lines(
      of: storage, typing: typing,
      in: TextParagraphs.Setting(
        width: width, traits: traitsOfText, linkAttributes: linkAttributes))
  }

  /// Returns the size of the text with what is around it.
  ///
  /// - Parameter width: The width of the contents, in points.
  /// - Returns: The size, in whole pixels; zero for a width that is not a number.
  func sizeOfText(in width: CGFloat) -> CGSize {
    guard !width.isNaN else { return .zero }
    let container = container
    let lineWidth = container.lineWidth(in: width)
    let managed = textKit.flatMap { $0.setsLines ? $0.size(inLineWidth: lineWidth) : nil }
    return container.size(around: wholePixels(managed ?? paragraphs(in: lineWidth).size))
  }

  /// Returns a size with lengths rounded up to whole pixels.
  func wholePixels(_ size: CGSize) -> CGSize {
    let grid = pixelGrid
    return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }

  func layOutParts() {
    guard bounds.isFinite else { return }
    let lines = lines
    let height = container.size(around: wholePixels(lines.size)).height
    contentSize = CGSize(width: widthOfContents, height: height)
    parts.text.frame = CGRect(
      origin: container.origin, size: CGSize(width: lines.width, height: lines.size.height))
    showSelection(in: lines)
  }

  private func showSelection(in lines: any TextViewLines) {
    let isFirst = isFirstResponder
    parts.caret.isHidden = !isFirst || !isEditable || selection.length > 0
    parts.highlight.isHidden = !isFirst || selection.length == 0
    if !parts.caret.isHidden {
      parts.caret.backgroundColor = tintColor
      parts.caret.frame = caret(at: selection.location, in: lines)
    }
    guard !parts.highlight.isHidden else { return }
    let top = bounds.minY - container.origin.y
    let rects = lines.selectionRects(of: selection, from: top, to: top + bounds.height)
      .map(inContents)
    parts.highlight.show(tintColor)
    parts.highlight.frame = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    parts.highlight.layOut(
      rects, start: handle(at: selection.location, isEnd: false, in: lines),
      end: handle(at: NSMaxRange(selection) - 1, isEnd: true, in: lines))
  }

  private func handle(
    at offset: Int, isEnd: Bool, in lines: any TextViewLines
  ) -> SelectionHighlight.Handle {
    let character =
      isEnd && offset < length ? (text as String).startOfCharacter(at: offset) : offset
    let edge = lines.edge(of: character, isEnd: isEnd)
    let origin = container.origin
    return SelectionHighlight.Handle(
      x: origin.x + edge.x, isOnRight: edge.isRight,
      row: origin.y + edge.row.lowerBound...origin.y + edge.row.upperBound)
  }

  /// Returns the insertion point before a character, among the contents.
  func caret(at offset: Int, in lines: any TextViewLines) -> CGRect {
    inContents(lines.caret(at: offset, width: TextFieldMetrics.caretWidth))
  }

  func inContents(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: container.origin.x, dy: container.origin.y)
  }
}

extension UITextView: WrappingContent {
  package var unwrappedSize: CGSize { intrinsicContentSize }

  // A subclass may override the intrinsic size.
  package var isSizedByAnyWidth: Bool { type(of: self) != UITextView.self }

  package func wrappedSize(in width: CGFloat) -> CGSize? {
    guard !isScrollEnabled else { return nil }
    return sizeThatFits(CGSize(width: width, height: .infinity))
  }
}

extension UITextView: ConditionalKeyInput {
  package var acceptsTyping: Bool { isEditable }
}

extension UITextView: AccessibilityDescribing {
  /// The value is the text.
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(value: text, traits: [])
  }
}
