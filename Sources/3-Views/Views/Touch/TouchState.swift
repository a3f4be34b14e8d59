// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The touches of a window that are in progress, and what they are given to.
///
/// A touch is given to these, in this order, until one of them takes it; `UIWindow+Touch.swift` does so.
///
/// | what | when it takes the touch | what then happens |
/// |---|---|---|
/// | `press` | a press that is held for long enough, and that an interaction wants | scrolling, gestures and views lose it |
/// | `gestures` | a recognizer begins | scrolling and views lose it, and the press is given up |
/// | `scroll` | it moves far enough, where contents can scroll | the press is given up, gestures and views lose it |
/// | the view | nothing else has taken it | it gets `touchesMoved` and `touchesEnded` |
@MainActor
struct TouchState {
  /// The first touch, as long as a view may get it; nil if there is none.
  var active: UITouch?
  /// A second touch, as long as a view may get it.
  var additional: UITouch?
  /// The last touch, to count taps in a row.
  var last = LastTouch()
  /// Touches that move together.
  var group: TouchGroup?
  /// Decides who gets the first touch, where interactions wait for one that rests.
  var press: PressArbiter?
  /// Decides between the gesture recognizers that get touches; nil while there are none.
  var gestures: GestureArbiter?
  /// The first touch as what may scroll; nil in a window whose touches do not.
  var scroll: TouchScroll?
}
