// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// A view that shows the text of a container: a text view.
///
/// A layout manager sets the text as the view that shows its first container says, and notifies the views
/// of all its containers (behaviour rule TK-11).
@MainActor
package protocol TextContainerView: AnyObject {
  var traitsOfText: UITraitCollection { get }
  /// The attributes that links are drawn with over their own.
  var linkAttributes: [NSAttributedString.Key: Any] { get }
  /// The attributes of what is typed next, by which a text without characters is set.
  var attributesOfTyping: [NSAttributedString.Key: Any] { get }

  /// The text was edited.
  ///
  /// - Parameters:
  ///   - range: The part that was edited, in UTF-16 units as it is now.
  ///   - delta: The units by which the text is longer since.
  func textWasEdited(_ range: NSRange, changeInLength delta: Int)
  func linesBecameInvalid()
}

// Text that a view shows is set on the main thread alone.
extension NSTextContainer {
  /// The view that shows the container, for use on the main thread.
  private func onView<Answer>(_ ask: @MainActor (any TextContainerView) -> Answer) -> Answer? {
    guard let view else { return nil }
    nonisolated(unsafe) let shown = view
    nonisolated(unsafe) var answer: Answer?
    MainActor.assumeIsolated { answer = ask(shown) }
    return answer
  }

  /// The attributes that the view draws links with over their own; nil without a view.
  var linkAttributesOfView: [NSAttributedString.Key: Any]? { onView { $0.linkAttributes } }

  /// The attributes of what is typed into the view; nil without one.
  var typingAttributesOfView: [NSAttributedString.Key: Any]? { onView { $0.attributesOfTyping } }

  /// The traits that the view sets text in; nil without a view.
  fileprivate var traitsOfView: UITraitCollection? { onView { $0.traitsOfText } }

  fileprivate func textWasEdited(_ range: NSRange, changeInLength delta: Int) {
    _ = onView { $0.textWasEdited(range, changeInLength: delta) }
  }

  fileprivate func linesBecameInvalid() { _ = onView { $0.linesBecameInvalid() } }
}

extension NSLayoutManager {
  /// The traits of the view that shows the first container with one; nil without a view.
  var traitsOfView: UITraitCollection? {
    textContainers.lazy.compactMap(\.traitsOfView).first
  }

  func textWasEdited(_ range: NSRange, changeInLength delta: Int) {
    for container in textContainers { container.textWasEdited(range, changeInLength: delta) }
  }

  /// Notifies the views of containers from one on: what is in front of it has not changed.
  func linesBecameInvalid(fromContainer index: Int = 0) {
    for container in textContainers.dropFirst(index) { container.linesBecameInvalid() }
  }
}
