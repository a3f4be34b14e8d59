// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The TextKit objects of a text view, once they are asked for: the container that it shows, with its
/// layout manager and the text.
///
/// The paragraphs of the view are set one by one also then, as they are without the objects, unless the
/// container asks for more: see ``setsLines``.
@MainActor
final class TextKitObjects {
  let container: NSTextContainer
  // A container knows neither once they are taken from it.
  private var lastManager: NSLayoutManager
  private var lastStorage: NSTextStorage
  private var measured: (width: CGFloat, size: CGSize)?
  /// The view's own edits in a group of edits that is open; nil for none, and for those among others.
  private var ownEdit: (range: NSRange, delta: Int)?
  /// Whether the container changes with the view.
  private(set) var isTracking = false

  /// - Parameters:
  ///   - container: The container; nil for one as wide as the view.
  ///   - text: The text, if the container has none.
  init(_ container: NSTextContainer?, _ text: NSAttributedString) {
    let container =
      container ?? NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
    if !(container.size.width > 0) { container.widthTracksTextView = true }
    let manager = container.layoutManager ?? NSLayoutManager()
    let storage = manager.textStorage ?? NSTextStorage(attributedString: text)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    (self.container, lastManager, lastStorage) = (container, manager, storage)
  }

  var manager: NSLayoutManager {
    if let manager = container.layoutManager, manager !== lastManager { lastManager = manager }
    return lastManager
  }

  var storage: NSTextStorage {
    if let storage = manager.textStorage, storage !== lastStorage { lastStorage = storage }
    return lastStorage
  }

  /// Whether the layout manager has got another text since it was asked for the last time.
  var hasOtherText: Bool { manager.textStorage.map { $0 !== lastStorage } ?? false }

  /// Whether the container has a layout manager, and this a text: then it notifies the view of edits.
  var isComplete: Bool { container.layoutManager?.textStorage != nil }

  /// Whether lines are the layout manager's, since the container is no plain rectangle as wide as the view
  /// and as high as the text, or one of several; or since its delegate learns of them, or its class may
  /// draw them in another way (behaviour rule TK-12).
  var setsLines: Bool {
    guard isComplete else { return false }
    // A height above that is no limit.
    let isLimited = container.size.height > 0 && container.size.height < 1e7
    return isLimited || container.maximumNumberOfLines > 0 || !container.widthTracksTextView
      || !container.isSimpleRectangularTextContainer || manager.textContainers.count > 1
      || !manager.usesFontLeading || manager.delegate != nil
      || type(of: manager) != NSLayoutManager.self
  }

  /// The lines that the layout manager has set; nil if the view's paragraphs are set one by one.
  ///
  /// - Parameter isRightToLeft: Whether an empty text begins at the right.
  /// - Returns: The lines.
  func lines(isRightToLeft: Bool) -> ContainerLines? {
    guard setsLines else { return nil }
    return ContainerLines(manager: manager, container: container, isRightToLeft: isRightToLeft)
  }

  /// Makes the container as large as the view, where it follows it.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the lines, in points.
  ///   - height: The height of the view without its insets, in points.
  func track(lineWidth: CGFloat, height: CGFloat) {
    var size = container.size
    if container.widthTracksTextView { size.width = lineWidth + 2 * container.padding }
    // Without a height there would be no limit.
    if container.heightTracksTextView { size.height = max(1, height) }
    resize(to: size)
  }

  /// Returns the size of the lines that the layout manager sets in another width.
  ///
  /// - Parameter lineWidth: The width of the lines, in points; infinite for no limit.
  /// - Returns: The size, in points.
  func size(inLineWidth lineWidth: CGFloat) -> CGSize {
    if let measured, measured.width == lineWidth { return measured.size }
    let own = container.size
    var size = own
    if container.widthTracksTextView {
      size.width = lineWidth.isFinite ? lineWidth + 2 * container.padding : 0
    }
    if container.heightTracksTextView { size.height = .greatestFiniteMagnitude }
    resize(to: size)
    let result =
      ContainerLines(manager: manager, container: container, isRightToLeft: false).size
    resize(to: own)
    measured = (lineWidth, result)
    return result
  }

  private func resize(to size: CGSize) {
    guard size != container.size else { return }
    isTracking = true
    container.size = size
    isTracking = false
  }

  /// Makes an edit of the view's own, and notes it if a group of edits is open.
  func edit(_ change: () -> Void) {
    let storage = storage
    let isFirst = storage.editedMask.isEmpty
    let follows =
      ownEdit.map { $0.range == storage.editedRange && $0.delta == storage.changeInLength } ?? false
    change()
    let isOpen = !storage.editedMask.isEmpty
    ownEdit =
      isOpen && (isFirst || follows) ? (storage.editedRange, storage.changeInLength) : nil
  }

  /// Returns whether edits that are reported now are those of the view's own that were noted, after which
  /// no others changed the text's length.
  func takeOwnEdit(_ range: NSRange, changeInLength delta: Int) -> Bool {
    defer { ownEdit = nil }
    return ownEdit.map { $0.delta == delta && NSUnionRange($0.range, range) == range } ?? false
  }

  func forgetSizes() { measured = nil }

  func invalidate() {
    guard isComplete else { return }
    manager.invalidateLayout(
      forCharacterRange: NSRange(location: 0, length: storage.length), actualCharacterRange: nil)
  }
}
