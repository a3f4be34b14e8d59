// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIView {
  var ownGestureRecognizers: [UIGestureRecognizer] {
    get { interactionState.gestureRecognizers }
    set { interactionState.gestureRecognizers = newValue }
  }

  /// The gesture recognizers of the view, in the order in which they were added; nil for none.
  ///
  /// Setting them removes those that are no longer in the list, and adds the others.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownGestureRecognizers.isEmpty ? nil : ownGestureRecognizers }
    set {
      let new = newValue ?? []
      for old in ownGestureRecognizers where !new.contains(old) { removeGestureRecognizer(old) }
      for recognizer in new { addGestureRecognizer(recognizer) }
    }
  }

  func add(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.setView(self)
    ownGestureRecognizers.append(recognizer)
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.giveUp()
    ownGestureRecognizers.removeAll { $0 === recognizer }
    recognizer.setView(nil)
  }
}
