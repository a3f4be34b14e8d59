// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The gesture of touches that scroll a view.
///
/// ``TouchScroll`` says when it begins, since that depends on what the contents can do, and moves the
/// contents; the recognizer decides with the others whose the touch is.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The touch as what scrolls.
  weak var scroll: TouchScroll?

  init(of scrollView: UIScrollView) {
    super.init(target: nil, action: nil)
    setView(scrollView)
  }

  override func stateChanged() { scroll?.panChanged(self) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { addSample() }
}
