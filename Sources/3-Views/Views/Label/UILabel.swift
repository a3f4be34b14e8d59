// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
public import Geometry

/// A view that shows text.
///
/// One line unless ``numberOfLines`` says otherwise; in the middle of the bounds from top to
/// bottom. A line is 1.1934 times its font's size high, whatever is written in it, and lines of a
/// text style's font have its leading between them.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text or attributed text that was set.
  package enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  var content = Content.none
  package var measured = LabelLayouts()
  private var settings = LabelSettings()

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.isNib { coder.decode(self, reading: NibSteps.label) } else { setUp() }
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text; replaces the attributed one.
  open var text: String? {
    get { content.string }
    set {
      if case .attributed = content {} else { guard newValue != content.string else { return } }
      content = newValue.map(Content.plain) ?? .none
      contentChanged()
    }
  }

  /// The text with fonts and colours of its own; replaces the plain one.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .none: nil
      case .plain(let text):
        NSAttributedString(
          string: text, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
      case .attributed(let text): text
      }
    }
    set {
      takeParagraphStyle(of: newValue)
      content =
        newValue.map { Content.attributed(NSAttributedString(attributedString: $0)) } ?? .none
      contentChanged()
    }
  }

  // MARK: Appearance

  // Implicitly unwrapped as in UIKit: nil is set, for the default, and never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; the system's at 17 points unless set. An attributed text has its first character's, and
  /// gets one that is set later in all of it.
  open var font: UIFont! {
    get { firstAttribute(.font) as? UIFont ?? settings.font }
    set {
      let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      if giveAll(.font, font) { contentChanged() }
      change(\.font, to: font)
    }
  }

  // Implicitly unwrapped as in UIKit: nil is set, for the default, and never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text. An attributed text has its first character's, and gets one that is set later
  /// in all of it.
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) as? UIColor ?? settings.color }
    set {
      settings.color = newValue ?? .label
      giveAll(.foregroundColor, settings.color)
    }
  }

  /// The font of text without one.
  var usualFont: UIFont { settings.font }
  var usualColor: UIColor { settings.color }

  /// The colour of the text while ``isHighlighted``; nil for the usual one.
  open var highlightedTextColor: UIColor?
  /// A Boolean value that says whether the text has its highlighted colour.
  open var isHighlighted = false
  /// A Boolean value that says whether the text is in full colour.
  open var isEnabled = true

  /// The alignment of lines from side to side: a text with paragraph styles set later has its own.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { changeParagraphStyles { $0.alignment = textAlignment } }
  }
  /// The treatment of text that is too long for the label.
  open var lineBreakMode: NSLineBreakMode {
    get { settings.lineBreak }
    set {
      changeParagraphStyles { $0.lineBreakMode = newValue }
      change(\.lineBreak, to: newValue)
    }
  }

  /// The options of where lines break; `standard` unless set: with `pushOut` no paragraph ends with a word
  /// alone on its line where the word before it fits beside it (behaviour rule TA-17).
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { settings.lineBreakStrategy }
    set {
      changeParagraphStyles { $0.lineBreakStrategy = newValue }
      change(\.lineBreakStrategy, to: newValue)
    }
  }

  /// The most lines there may be; 0 for as many as needed.
  open var numberOfLines: Int {
    get { settings.lines }
    set { change(\.lines, to: max(0, newValue)) }
  }

  /// A Boolean value that says whether the font follows the reader's text size, if a text style's.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      guard adjustsFontForContentSizeCategory, !oldValue else { return }
      adjustFont()
    }
  }

  /// A Boolean value that says whether text in one line is made smaller to fit the width of the
  /// bounds. ``numberOfLines`` has to be 1; sizes that the label asks for are those of the whole
  /// text.
  open var adjustsFontSizeToFitWidth = false
  /// The least share of its size that the font is reduced to, 0…1; 0 for no limit. Text that is
  /// still too wide then is treated as ``lineBreakMode`` says.
  open var minimumScaleFactor: CGFloat = 0
  /// The vertical position of text that was made smaller, against the line in full size in the
  /// middle of the bounds.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Has no effect: letters keep their distances. A Boolean value that says whether they are
  /// tightened to fit the width.
  open var allowsDefaultTighteningForTruncation = false
  /// The width for ``intrinsicContentSize`` with several lines, in points; 0 for no limit.
  ///
  /// Where it is 0, constraints ask for the intrinsic size a second time: it is the width that they
  /// found during that call.
  open var preferredMaxLayoutWidth: CGFloat {
    get { maxLayoutWidth }
    set {
      guard newValue != maxLayoutWidth else { return }
      maxLayoutWidth = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var maxLayoutWidth: CGFloat = 0

  // MARK: Size

  /// The size of the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(in: size.width > 0 ? size.width : .infinity)
  }

  /// The size of the text; see ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: CGSize {
    textSize(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  /// Returns the frame of the text in bounds: the size that fits, in the middle from top to bottom.
  ///
  /// - Parameters:
  ///   - bounds: The available space.
  ///   - numberOfLines: The most lines there may be; 0 for as many as needed.
  /// - Returns: The rectangle of the text.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    textRect(in: bounds, lines: numberOfLines)
  }

  /// Updates the font for the reader's text size, if it is adjusted to it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  /// Draws the text in the current context.
  ///
  /// - Parameter rect: The available space: the bounds, unless a subclass gives less.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let layout = layoutForDrawing(in: rect.size)
    else { return }
    // A layout made for another width has its lines placed in that; move it as its lines are.
    let request = layout.request
    let width = request.width.isFinite ? request.width : layout.size.width
    let origin = CGPoint(
      x: rect.minX + (rect.width - width) * request.alignment.share,
      y: rect.minY + (rect.height - layout.size.height) / 2 + baselineShift(of: layout))
    if request.rendering == .real { context.hasRealText = true }
    let color = shownColor.value(in: traitCollection).rgba
    // Letters may reach a little beyond the ends of a line that fits.
    let isTooWide = request.clips && layout.size.width > rect.width + 0.01
    let isTooHigh = layout.size.height > rect.height + 0.01
    if isTooWide || isTooHigh { context.canvas.save() }
    if isTooWide { context.canvas.clip(to: rect) }
    // A label draws into its bounds alone (behaviour rule TA-15), of which a subclass may give its text less.
    if isTooHigh {
      context.canvas.clip(
        to: rect.union(bounds).insetBy(dx: -request.lineHeight, dy: 0))
    }
    defer { if isTooWide || isTooHigh { context.canvas.restore() } }
    guard request.hasStyles else {
      return context.canvas.draw(layout, at: origin, color: color)
    }
    // Images in the text follow the traits.
    traitCollection.performAsCurrent { context.canvas.draw(layout, at: origin, color: color) }
  }

  package override func drawContent(in drawing: ViewDrawing) { drawText(in: rectToDrawIn) }

  package override var shownText: String? {
    content.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    if let own = paragraphBaselines(in: size) { return own }
    let space = (size.height - min(textSize(in: size.width).height, size.height)) / 2
    let tallest = tallestFont
    return (space + tallest.ascender, space - tallest.descender)
  }

  override var hasTextBaselines: Bool { true }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    change(\.font, to: settings.font.adjusted(to: traitCollection))
  }

  private func change<Value: Equatable>(
    _ setting: WritableKeyPath<LabelSettings, Value>, to value: Value
  ) {
    guard settings[keyPath: setting] != value else { return }
    settings[keyPath: setting] = value
    contentChanged()
  }

  private func contentChanged() {
    measured.removeAll()
    invalidateIntrinsicContentSize()
  }
}

extension UILabel: WrappingContent {
  package var unwrappedSize: CGSize { intrinsicContentSize }

  // A subclass may override the intrinsic size.
  package var isSizedByAnyWidth: Bool { type(of: self) != UILabel.self }

  // Asks as a client would, so that overrides count (auto-layout rule ALT-2). The text is the same:
  // nothing is invalidated.
  package func wrappedSize(in width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    let own = maxLayoutWidth
    maxLayoutWidth = width
    defer { maxLayoutWidth = own }
    return intrinsicContentSize
  }
}

/// The settings that change the size of a label's text.
private struct LabelSettings {
  var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var color = UIColor.label
  var lineBreak = NSLineBreakMode.byTruncatingTail
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var lines = 1
}

extension UILabel.Content {
  var string: String? {
    switch self {
    case .none: nil
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }
}

// Attributes of an attributed text that the label names, too.
extension UILabel {
  private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    guard case .attributed(let text) = content, text.length > 0 else { return nil }
    return text.attribute(key, at: 0, effectiveRange: nil)
  }

  /// Gives all characters of an attributed text an attribute; returns whether there are any.
  @discardableResult
  private func giveAll(_ key: NSAttributedString.Key, _ value: Any) -> Bool {
    guard case .attributed(let text) = content, text.length > 0 else { return false }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    content = .attributed(NSAttributedString(attributedString: changed))
    return true
  }
}

// Text whose paragraphs have styles (behaviour rule PS-1).
extension UILabel {
  /// The formats of the paragraphs; none for text without paragraph styles.
  var paragraphs: [ParagraphFormat] {
    guard case .attributed(let text) = content else { return [] }
    var usual = ParagraphFormat()
    let direction = effectiveUserInterfaceLayoutDirection
    usual.alignment = textAlignment.resolved(direction)
    usual.lineBreak = lineBreakMode.request
    usual.avoidsLoneWords = lineBreakStrategy.contains(.pushOut)
    return text.paragraphFormats(direction, usual: usual)
  }

  /// Returns the number of lines of text with paragraph styles, or with lines of unequal heights, that
  /// fit in a size, one at least; nil for other texts.
  package func paragraphLinesThatFit(_ size: CGSize) -> Int? {
    guard numberOfLines != 1, size.height.isFinite, let layout = paragraphLayout(in: size.width)
    else { return nil }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    return max(1, layout.bottoms.prefix { $0 <= size.height + pixel }.count)
  }

  /// Returns the distances of the baselines of text with paragraph styles, or with lines of unequal
  /// heights, from the upper and the lower edge; nil for other texts.
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
    lineBreakStrategy = style.lineBreakStrategy
  }

  /// Gives the styles of the text's paragraphs a value that the label was given after the text.
  func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    guard case .attributed(let text) = content else { return }
    content = .attributed(text.changingParagraphStyles(change))
  }
}

/// The laid out texts that a label keeps: what was measured is what is drawn.
package struct LabelLayouts {
  // Two are enough: a cell measures its label in one width and draws it in the same or another.
  private var kept: [TextLayout] = []
  /// The number of texts that were laid out, for tests.
  package private(set) var count = 0

  init() {}

  mutating func layout(_ request: TextRequest) -> TextLayout {
    if let found = kept.first(where: { $0.request == request }) { return found }
    let layout = TextLayout(request)
    if kept.count == 2 { kept.removeFirst() }
    kept.append(layout)
    count += 1
    return layout
  }

  /// A layout made for more width whose lines all fit into less: they break at the same places.
  func layout(fitting request: TextRequest) -> TextLayout? {
    // Lines of paragraphs with indents of their own have places in the width.
    guard request.paragraphs.isEmpty else { return nil }
    return kept.first { layout in
      guard layout.request.width >= request.width, !layout.isTruncated,
        layout.size.width <= request.width + 0.01, request.alignment != .justified,
        request.maximumNumberOfLines == 0 || layout.lines.count <= request.maximumNumberOfLines
      else { return false }
      var same = layout.request
      same.width = request.width
      same.maximumNumberOfLines = request.maximumNumberOfLines
      return same == request
    }
  }

  /// Forgets everything but the count.
  mutating func removeAll() { kept = [] }
}
