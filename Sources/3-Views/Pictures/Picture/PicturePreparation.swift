// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// The position to which a picture scrolls before it is drawn.
public enum PictureScrollPosition: Hashable, Sendable {
  /// The end of the contents: the bottom and, of contents that scroll sideways alone, the right.
  case end
  /// A content offset, in points from the top left corner of the contents. What lies beyond the ends is
  /// at the end.
  case offset(CGPoint)
}

/// The state into which a view is brought, once, between its first layout and its first picture.
///
/// The keyboard appears first, since it changes how far contents scroll; then the picture grows to the
/// contents, they scroll, and time goes on.
package struct PicturePreparation: Hashable, Sendable {
  /// The height of the keyboard, in points; nil for none.
  package var keyboardHeight: CGFloat?
  /// Whether the picture is as large as the contents of the view's largest scroll view need.
  package var showsWholeContent = false
  /// The position of the view's largest scroll view; nil for where it is.
  package var scrollPosition: PictureScrollPosition?
  /// The seconds after the view was shown; nil for 0.
  package var moment: TimeInterval?

  package init() {}

  var isEmpty: Bool { self == PicturePreparation() }
}

/// An error in preparing a view for a picture.
public enum PreparationError: Hashable, Sendable, CustomStringConvertible {
  /// The picture contains no scroll view that scrolls.
  case nothingScrolls
  /// A window, an image or a part of a screen has a size of its own, and cannot grow to its contents.
  case keepsItsSize
  /// The moment is below 0, beyond 600 seconds, or not a number.
  case moment(TimeInterval)
  /// The height of the keyboard is not above 0, or is more than that of the view.
  case keyboardHeight(CGFloat, CGFloat)

  /// The message: the fault and its remedy.
  public var description: String {
    switch self {
    case .nothingScrolls:
      "There is nothing to scroll: no view of the picture is a scroll view with contents."
    case .keepsItsSize:
      """
      The whole content cannot be shown: a window, or a view in another one, keeps its size. Give the \
      picture the controller or the view itself.
      """
    case .moment(let seconds):
      """
      Invalid moment \(seconds): give 0 to \(CGFloat(Picture.longestFilm).compactDescription) seconds \
      after the view is shown.
      """
    case .keyboardHeight(let height, let limit):
      """
      Invalid height of a keyboard \(height): give more than 0 and at most the \
      \(limit.compactDescription) points of the view.
      """
    }
  }
}

extension Picture {
  /// Brings the view into the state that the picture shows.
  func prepare(_ preparation: PicturePreparation) throws(PictureError) {
    view.layoutIfNeeded()
    guard let window = view.window ?? view as? UIWindow else { return }
    if let height = preparation.keyboardHeight {
      guard height > 0, height <= view.bounds.height else {
        throw .preparation(.keyboardHeight(height, view.bounds.height))
      }
      window.keyboardHeight = height
      // What the app animates along with the keyboard is at its end.
      window.advance(to: window.currentTime + UIWindow.keyboardDuration)
    }
    if preparation.showsWholeContent { try growToContents() }
    if let position = preparation.scrollPosition {
      try largestScrollView().scroll(to: position)
      view.layoutIfNeeded()
    }
    if let moment = preparation.moment {
      guard moment >= 0, moment <= Self.longestFilm else { throw .preparation(.moment(moment)) }
      window.advance(to: window.currentTime + moment)
    }
  }

  /// The number of rounds in which contents are looked at that change when they are seen: some never end.
  fileprivate nonisolated static let roundLimit = 100

  private func growToContents() throws(PictureError) {
    guard canGrow else { throw .preparation(.keepsItsSize) }
    let scrollView = try largestScrollView()
    // Cells that are measured when they are first visible change the length of the contents; each time
    // more of them are. Rows of 40 points that are estimated at 10 take 10 rounds for 30 of them.
    for _ in 0..<Self.roundLimit {
      let missing = scrollView.missingSize
      guard missing.width > 0 || missing.height > 0 else { return }
      try grow(by: missing)
      view.layoutIfNeeded()
    }
  }

  private func largestScrollView() throws(PictureError) -> UIScrollView {
    var largest: UIScrollView?
    func look(in view: UIView) {
      guard !view.isHidden else { return }
      if let scrollView = view as? UIScrollView, scrollView.contentSize != .zero,
        scrollView.bounds.area > (largest?.bounds.area ?? 0)
      {
        largest = scrollView
      }
      for child in view.subviews { look(in: child) }
    }
    look(in: view)
    guard let largest else { throw .preparation(.nothingScrolls) }
    return largest
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}

extension UIScrollView {
  /// The size by which the view is too small to show all of its contents.
  fileprivate var missingSize: CGSize {
    let insets = adjustedContentInset
    return CGSize(
      width: max(0, contentSize.width + insets.left + insets.right - bounds.width),
      height: max(0, contentSize.height + insets.top + insets.bottom - bounds.height))
  }

  fileprivate func scroll(to position: PictureScrollPosition) {
    // Contents whose lengths are estimated are longer, or shorter, once their end is measured.
    for _ in 0..<Picture.roundLimit {
      let before = contentOffset
      setContentOffset(offset(of: position), animated: false)
      layoutIfNeeded()
      guard contentOffset != before else { return }
    }
  }

  private func offset(of position: PictureScrollPosition) -> CGPoint {
    let (insets, missing) = (adjustedContentInset, missingSize)
    let end = CGPoint(x: missing.width - insets.left, y: missing.height - insets.top)
    switch position {
    case .end:
      return missing.height > 0
        ? CGPoint(x: contentOffset.x, y: end.y) : CGPoint(x: end.x, y: contentOffset.y)
    case .offset(let point):
      func clamp(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        value.isFinite ? min(max(value, start), end) : start
      }
      return CGPoint(
        x: clamp(point.x, -insets.left, end.x), y: clamp(point.y, -insets.top, end.y))
    }
  }
}
