// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// A text of several lines in one font and colour, as wide as the view.
///
/// > Note: Differs from AppKit: nothing is typed here, so that the text changes in code alone and none
/// > of the notifications is posted.
@preconcurrency @MainActor
open class NSText: NSView {
  /// Posted when typing begins. It never is: nothing is typed here.
  public nonisolated static let didBeginEditingNotification = Notification.Name(
    "NSTextDidBeginEditingNotification")
  /// Posted after the user has changed the text. It never is: nothing is typed here.
  public nonisolated static let didChangeNotification = Notification.Name(
    "NSTextDidChangeNotification")
  /// Posted when typing ends, with the ``NSTextMovement`` that ended it under
  /// ``movementUserInfoKey``. It never is: nothing is typed here.
  public nonisolated static let didEndEditingNotification = Notification.Name(
    "NSTextDidEndEditingNotification")
  /// The key of the number of an ``NSTextMovement`` among a notification's values.
  public nonisolated static let movementUserInfoKey = "NSTextMovement"

  private let label = UILabel(frame: .zero)
  private var selection = NSRange(location: 0, length: 0)

  override func setUp() {
    super.setUp()
    label.numberOfLines = 0
    viewNode.addSubview(label)
    show()
    showBackground()
  }

  // MARK: Text

  /// The text.
  open var string = "" {
    didSet {
      selectedRange = NSRange(location: length, length: 0)
      show()
    }
  }
  /// The font of the text; the system's at 12 points at first.
  open var font: NSFont? = NSFont.systemFont(ofSize: 12) {
    didSet { show() }
  }
  /// The colour of the text; that of text in documents at first.
  open var textColor: NSColor? = .textColor {
    didSet { show() }
  }
  /// The alignment of lines from side to side.
  open var alignment = NSTextAlignment.natural {
    didSet { show() }
  }
  /// The fill colour behind the text, if ``drawsBackground``.
  open var backgroundColor: NSColor? = .textBackgroundColor {
    didSet { showBackground() }
  }
  /// A Boolean value that says whether the background is filled; true at first.
  open var drawsBackground = true {
    didSet { showBackground() }
  }
  /// A Boolean value that says whether the text can be typed over. It is kept: nothing is typed here.
  open var isEditable = true
  /// A Boolean value that says whether the text can be selected. It is kept: the mouse selects nothing.
  open var isSelectable = true

  private var length: Int { string.utf16.count }

  /// The range that is selected, in UTF-16 units; it is kept and not drawn. A range that goes beyond the
  /// text is cut off.
  open var selectedRange: NSRange {
    get { selection }
    set { selection = clipped(newValue) }
  }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: length)
  }
  /// Replaces characters with a text; the insertion point is after it.
  ///
  /// - Parameters:
  ///   - range: The words' range, in UTF-16 units; what goes beyond the text is cut off.
  ///   - string: The other words.
  open func replaceCharacters(in range: NSRange, with string: String) {
    let range = clipped(range)
    let text = NSMutableString(string: self.string)
    text.replaceCharacters(in: range, with: string)
    self.string = text as String
    selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
  }

  private func clipped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  // MARK: Layout

  /// A Boolean value that says whether y runs down; true: lines follow each other downwards.
  open override var isFlipped: Bool { true }

  /// Resizes the view to the height of the text in its width.
  open func sizeToFit() {
    let width = bounds.width
    setFrameSize(NSSize(width: width, height: naturalSize(in: bounds.size).height))
  }

  override func naturalSize(in size: CGSize) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: size.width, height: .infinity))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  override var baselineNode: UIView? { label }

  /// Lays out the text at the top.
  open override func layout() {
    super.layout()
    let size = viewNode.bounds.size
    label.frame = CGRect(
      x: 0, y: 0, width: size.width, height: naturalSize(in: size).height)
  }

  private func show() {
    label.text = string
    label.font = (font ?? .systemFont(ofSize: 12)).uiFont
    label.textColor = (textColor ?? .textColor).uiColor
    label.textAlignment = alignment
    needsLayout = true
  }

  private func showBackground() {
    viewNode.backgroundColor = drawsBackground ? backgroundColor?.uiColor : nil
  }
}

/// The key that ended typing: the number under ``NSText/movementUserInfoKey``.
public enum NSTextMovement: Int, Hashable, Sendable {
  /// The movement has another reason.
  case other = 0
  /// The Return key was pressed.
  case `return` = 16
  /// The Tab key was pressed.
  case tab = 17
  /// The Tab key was pressed with Shift.
  case backtab = 18
  /// The arrow to the left.
  case left = 19
  /// The arrow to the right.
  case right = 20
  /// The arrow upwards.
  case up = 21
  /// The arrow downwards.
  case down = 22
  /// The Escape key was pressed.
  case cancel = 23
}
