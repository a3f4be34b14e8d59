// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIView {
  var ownGestureRecognizers: [UIGestureRecognizer] {
    get { interactionState.gestureRecognizers }
    set { interactionState.gestureRecognizers = newValue }
  }

  /// The recognizers of touches on the view: where touches zoom or scroll, also those that do it.
  var recognizersOfTouches: [UIGestureRecognizer] {
    guard let scrollView = self as? UIScrollView else { return ownGestureRecognizers }
    var recognizers = ownGestureRecognizers
    if let pinch = scrollView.pinchGestureRecognizer { recognizers.append(pinch) }
    if root?.touchState.scroll != nil { recognizers.append(scrollView.panGestureRecognizer) }
    return recognizers
  }

  /// Whether touches on the view come to a recognizer, its own or one of a view around it.
  var hasRecognizersInChain: Bool {
    var current: UIView? = self
    while let view = current {
      if !view.recognizersOfTouches.isEmpty { return true }
      current = view.superview
    }
    return false
  }

  func exchangeGestureRecognizers(for new: [UIGestureRecognizer]) {
    for old in ownGestureRecognizers where !new.contains(old) { removeGestureRecognizer(old) }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}

extension UIControl {
  /// Whether a recognizer around the control waits for a single tap, which controls that do something
  /// when they are tapped keep to themselves.
  package func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
