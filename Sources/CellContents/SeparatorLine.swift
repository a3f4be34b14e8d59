// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Views

/// The line at an edge of a cell, made when it is first shown.
@MainActor
package struct SeparatorLine {
  /// The view; nil before the line was ever shown.
  package private(set) var view: UIView?

  package init() {}

  /// Shows the line, or hides it.
  ///
  /// - Parameters:
  ///   - frame: Where it is in the cell; nil for no line.
  ///   - color: Its colour.
  ///   - cell: The cell.
  package mutating func show(_ frame: CGRect?, _ color: UIColor, in cell: UIView) {
    guard let frame else {
      view?.isHidden = true
      return
    }
    let line = view ?? UIView(frame: .zero)
    let isAppearing = view?.isHidden ?? true
    if view == nil { cell.addSubview(line) }
    view = line
    line.isHidden = false
    line.backgroundColor = color
    if isAppearing {
      // Where it was when it was last seen, or nowhere, is not where an animation starts.
      UIView.performWithoutAnimation { line.frame = frame }
    } else {
      line.frame = frame
    }
  }
}
