// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

struct TextFieldSettings {
  var placeholder: NSAttributedString?
  var font = UIFont.systemFont(ofSize: 17)
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var border = UITextField.BorderStyle.none
  var isSecure = false
  /// Between the edge and the text, or a view beside it.
  var inset: CGFloat {
    switch border {
    case .none: 0
    case .line, .bezel: 2
    case .roundedRect: 7
    }
  }
}

@MainActor
struct TextFieldParts {
  /// Cuts text that is too long while it is edited.
  let clip = UIView()
  let label = UILabel()
  let placeholder = UILabel()
  let caret = UIView()
  let highlight = SelectionHighlight()
  let clearButton = ClearButton()

  func add(to field: UITextField) {
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    placeholder.isUserInteractionEnabled = false
    caret.layer.cornerRadius = TextFieldMetrics.caretWidth / 2
    caret.isHidden = true
    highlight.isHidden = true
    clearButton.isHidden = true
    for view in [label, caret] { clip.addSubview(view) }
    for view in [highlight, clip, placeholder, clearButton] { field.addSubview(view) }
  }

  func showBorder(_ style: UITextField.BorderStyle, of field: UITextField) {
    let layer = field.layer
    switch style {
    case .none:
      (layer.borderWidth, layer.cornerRadius) = (0, 0)
    case .line, .bezel:
      (layer.borderWidth, layer.cornerRadius) = (1, 0)
      layer.borderColor = UIColor.label.cgColor
    case .roundedRect:
      (layer.borderWidth, layer.cornerRadius) = (0.5, 5)
      layer.borderColor = UIColor.separator.cgColor
      field.backgroundColor = .systemBackground
    }
  }
}

/// The lengths of text fields, in points.
enum TextFieldMetrics {
  static let caretWidth: CGFloat = 2
  static let clearButtonSide: CGFloat = 19
  static let clearButtonInset: CGFloat = 7
  /// Between the text and what is beside it.
  static let gap: CGFloat = 6
  /// As many characters as are shown of a longer text; more do not fit into any field.
  static let shownLimit = 2000
}

extension UITextField {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var showsLeftView: Bool {
    leftView != nil && leftViewMode.isShown(whileEditing: isEditing)
  }
  private var showsRightView: Bool {
    rightView != nil && rightViewMode.isShown(whileEditing: isEditing)
  }
  private var showsClearButton: Bool {
    hasText && !showsRightView && clearButtonMode.isShown(whileEditing: isEditing)
  }

  /// Between the edge and a view beside the text.
  var sideInset: CGFloat {
    self is UISearchTextField
      ? SearchMetrics.sideInset[traitCollection.design] : settings.inset
  }
  /// Between the edge and the text, where nothing is beside it.
  private var textInset: CGFloat {
    self is UISearchTextField ? SearchMetrics.textInset : settings.inset
  }

  /// Between the text and a view beside it.
  private var gap: CGFloat {
    self is UISearchTextField ? SearchMetrics.gap[traitCollection.design] : TextFieldMetrics.gap
  }
  var clearButtonLengths: (side: CGFloat, inset: CGFloat, gap: CGFloat) {
    guard self is UISearchTextField else {
      return (
        TextFieldMetrics.clearButtonSide, TextFieldMetrics.clearButtonInset, TextFieldMetrics.gap
      )
    }
    let design = traitCollection.design
    return (
      SearchMetrics.clearButtonSide[design], SearchMetrics.clearButtonInset[design],
      SearchMetrics.clearButtonGap[design]
    )
  }

  /// The part of the text that is shown: its end while it is edited, else its beginning.
  private var shownPart: Substring {
    isEditing
      ? contents.suffix(TextFieldMetrics.shownLimit) : contents.prefix(TextFieldMetrics.shownLimit)
  }

  /// The text as it is shown with attributes of its own, in one line; nil for one without, and for dots.
  private var attributedLine: NSAttributedString? {
    guard let text = attributes?.text, text.length > 0, !settings.isSecure else { return nil }
    let part = shownPart
    let line = NSMutableAttributedString(
      attributedString: text.attributedSubstring(
        from: NSRange(part.startIndex..<part.endIndex, in: contents)))
    line.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: line.length))
    guard Self.inOneLine(line.string) != line.string else { return line }
    let result = NSMutableAttributedString(string: "")
    line.enumerateAttributes(in: NSRange(location: 0, length: line.length)) {
      attributes, range, _ in
      let part = line.attributedSubstring(from: range).string
      result.append(NSAttributedString(string: Self.inOneLine(part), attributes: attributes))
    }
    return result
  }

  /// The text as it is shown: in one line, and no more of it than can be seen.
  private var lineOfText: String {
    let part = shownPart
    if settings.isSecure { return String(repeating: "•", count: part.count) }
    return Self.inOneLine(part)
  }

  static func inOneLine(_ text: some StringProtocol) -> String {
    guard text.contains(where: { $0.isNewline || $0 == "\0" }) else { return String(text) }
    // U+0000 is drawn as what takes no space; here, so that positions count the same bytes.
    return String(text.map { $0.isNewline ? " " : $0 == "\0" ? "\u{200B}" : $0 })
  }

  func showText() {
    let settings = settings
    for label in [parts.label, parts.placeholder] {
      label.font = settings.font
      label.textAlignment = settings.alignment
    }
    parts.label.textColor = settings.color
    // The label's font and colour would take the place of those of an attributed text.
    if let line = attributedLine {
      parts.label.attributedText = line
    } else {
      parts.label.text = lineOfText
    }
    parts.placeholder.isHidden = hasText
    parts.caret.isHidden = !isEditing || selection.length > 0
    parts.caret.backgroundColor = tintColor
    parts.highlight.isHidden = !isEditing || selection.length == 0
    if !parts.highlight.isHidden { parts.highlight.show(tintColor) }
    showPlaceholder()
  }

  private func showPlaceholder() {
    guard let placeholder = settings.placeholder else {
      parts.placeholder.text = nil
      return
    }
    let part = Self.inOneLine(placeholder.string.prefix(TextFieldMetrics.shownLimit))
    let isPlain =
      placeholder.length == 0 || placeholder.attributes(at: 0, effectiveRange: nil).isEmpty
    if isPlain || part != placeholder.string {
      parts.placeholder.textColor =
        self is UISearchTextField ? .secondaryLabel : .placeholderText
      parts.placeholder.text = part
    } else {
      parts.placeholder.attributedText = placeholder
    }
  }

  func rectOfSideView(_ view: UIView?, in bounds: CGRect, isTrailing: Bool = false) -> CGRect {
    guard let view else { return .zero }
    let fitting = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
    let size = CGSize(
      width: min(fitting.width, bounds.width), height: min(fitting.height, bounds.height))
    let isLeft = isTrailing == isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX + sideInset : bounds.maxX - sideInset - size.width,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }

  func rectOfText(in bounds: CGRect) -> CGRect {
    var leading = textInset
    var trailing = textInset
    if showsLeftView {
      leading = sideInset + leftViewRect(forBounds: bounds).width + gap
    }
    leading += min(widthBeforeText, max(0, bounds.width - leading - trailing))
    if showsRightView {
      trailing = sideInset + rightViewRect(forBounds: bounds).width + gap
    } else if showsClearButton {
      let (side, inset, gap) = clearButtonLengths
      trailing = inset + side + gap
    }
    let insets = isRightToLeft ? (left: trailing, right: leading) : (left: leading, right: trailing)
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY,
      width: max(0, bounds.width - insets.left - insets.right), height: bounds.height)
  }

  var naturalSize: CGSize {
    let line = tallestFont.lineHeight.rounded(.up)
    let words = (hasText ? parts.label : parts.placeholder).intrinsicContentSize.width
    let around = bounds.width - rectOfText(in: bounds).width
    let isBordered = settings.border == .roundedRect
    return CGSize(
      width: max(0, words) + max(0, bounds.width > 0 ? around : textInset * 2),
      height: isBordered ? max(34, line + 13) : line + 1)
  }

  func layOutParts() {
    let bounds = bounds
    leftView?.isHidden = !showsLeftView
    rightView?.isHidden = !showsRightView
    parts.clearButton.isHidden = !showsClearButton
    if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
    if showsClearButton { parts.clearButton.frame = clearButtonRect(forBounds: bounds) }
    parts.placeholder.frame = placeholderRect(forBounds: bounds)
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    // The insertion point stands outside of the text's rectangle at its end.
    parts.clip.frame = isEditing ? rect.insetBy(dx: -TextFieldMetrics.caretWidth, dy: 0) : rect
    layOutLine(in: rect.size)
  }

  /// Places the text, so that the beginning of the selection is seen while it is edited.
  private func layOutLine(in size: CGSize) {
    guard isEditing else {
      parts.label.frame = CGRect(origin: .zero, size: size)
      return
    }
    let line = lineGeometry
    let isLong = line.overflow > 0
    parts.label.frame = CGRect(
      x: isLong ? line.textStart : line.inset, y: 0, width: isLong ? line.textWidth : size.width,
      height: size.height)
    parts.caret.frame = line.caret(at: NSMaxRange(selection))
    guard selection.length > 0 else { return }
    // The handles extend beyond what clips the text.
    let visible = line.rects(of: selection).map {
      parts.clip.convert($0, to: self).intersection(parts.clip.frame)
    }.filter { !$0.isNull }
    parts.highlight.frame =
      visible.first.map { visible.dropFirst().reduce($0) { $0.union($1) } }
      ?? .zero
    parts.highlight.layOut(
      visible, start: handle(at: selection.location, isEnd: false, in: line),
      end: handle(at: NSMaxRange(selection), isEnd: true, in: line))
  }

  /// Returns the frame of a handle of the selection: at an edge of its first or last character.
  private func handle(
    at offset: Int, isEnd: Bool, in line: TextLineGeometry
  ) -> SelectionHighlight.Handle {
    let character = isEnd ? (text ?? "").startOfCharacter(at: offset - 1) : offset
    let edge = isEnd ? line.trailingEdge(of: character) : line.leadingEdge(of: character)
    let isOnRight = isEnd != line.isRightToLeft(at: character)
    let clip = parts.clip.frame
    return SelectionHighlight.Handle(
      x: min(max(clip.minX, parts.clip.convert(CGPoint(x: edge, y: 0), to: self).x), clip.maxX),
      isOnRight: isOnRight)
  }

  /// The positions of the characters of the text, in ``TextFieldParts/clip``.
  var lineGeometry: TextLineGeometry {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let line = lineOfText
    let contents = text ?? ""
    // The end of the text is shown while it is edited: what is cut off is before it.
    let hidden = isEditing ? contents.count - line.count : 0
    let byte = { (offset: Int) -> Int in
      let index = String.Index(utf16Offset: offset, in: contents)
      let count = max(0, contents.distance(from: contents.startIndex, to: index) - hidden)
      return line.prefix(count).utf8.count
    }
    return TextLineGeometry(
      size: rect.size, inset: isEditing ? TextFieldMetrics.caretWidth : 0,
      textWidth: max(0, parts.label.intrinsicContentSize.width),
      lineHeight: tallestFont.lineHeight.rounded(), isRightToLeft: isRightToLeft,
      share: settings.alignment.share(isRightToLeft: isRightToLeft), focus: selection.location,
      layout: parts.label.lineLayout, byte: byte)
  }
}

final class ClearButton: UIControl {
  private let cross = UIImageView(
    image: UIImage(
      systemName: "xmark.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .regular)))

  override init(frame: CGRect) {
    super.init(frame: frame)
    cross.tintColor = .secondaryLabel
    cross.contentMode = .center
    addSubview(cross)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    cross.frame = bounds
  }

  /// The area for touches is wider than the cross.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -8).contains(point)
  }
}
