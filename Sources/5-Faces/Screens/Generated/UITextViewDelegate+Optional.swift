// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension UITextViewDelegate {
  /// Returns `true`: the default of `textViewShouldBeginEditing(_:)`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `textViewDidBeginEditing(_:)`.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `textViewShouldEndEditing(_:)`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `textViewDidEndEditing(_:)`.
  public func textViewDidEndEditing(_ textView: UITextView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `textView(_:shouldChangeTextIn:replacementText:)`.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `textViewDidChange(_:)`.
  public func textViewDidChange(_ textView: UITextView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `textViewDidChangeSelection(_:)`.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    OptionalMethod.unimplemented(by: self)
  }
}
