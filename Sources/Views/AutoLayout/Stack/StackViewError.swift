// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Why a stack cannot do what it is asked for. UIKit raises an exception in these places.
package enum StackViewError: Error, Hashable {
  /// An index below 0 or beyond the count.
  case indexOutOfRange(index: Int, count: Int)
  /// A view that is to be arranged in itself, or in a view that it holds.
  case holdsItself(view: String)
  /// A spacing that is NaN or infinite.
  case spacingIsNotFinite(CGFloat)
}

extension StackViewError: CustomStringConvertible {
  /// What is wrong, with the numbers, and what to do.
  package var description: String {
    switch self {
    case .indexOutOfRange(let index, let count):
      "insertArrangedSubview(_:at:): index \(index) is out of bounds; there are \(count) arranged "
        + "subviews, so it must be 0…\(count)."
    case .holdsItself(let view):
      "insertArrangedSubview(_:at:): \(view) cannot be arranged in itself or in a view that it "
        + "holds."
    case .spacingIsNotFinite(let spacing):
      "The spacing of a stack view cannot be \(spacing); it must be finite."
    }
  }
}

extension UIStackView {
  /// Checks that a view can be arranged at an index (auto layout section 7).
  func checkInsertion(of view: UIView, at index: Int) throws(StackViewError) {
    guard (0...arranged.count).contains(index) else {
      throw .indexOutOfRange(index: index, count: arranged.count)
    }
    guard !isDescendant(of: view) else { throw .holdsItself(view: "\(type(of: view))") }
  }

  /// Checks a spacing.
  static func checkSpacing(_ spacing: CGFloat) throws(StackViewError) {
    guard spacing.isFinite else { throw .spacingIsNotFinite(spacing) }
  }
}
