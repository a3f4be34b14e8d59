// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// Holds what is dragged, in front of everything in a window (interaction rule IX-13).
///
/// It is there while it holds anything. Touches and the mouse go through it, and it is not part of
/// the layout tree, which lists its previews apart. Its coordinates are the window's.
package final class PreviewOverlay: UIView {
  /// In front of whatever else sets a depth.
  private static let depth: CGFloat = 1e9

  fileprivate init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.zPosition = Self.depth
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether touches come to what it holds, and to nothing behind; while a menu is open.
  var takesTouches = false {
    didSet { isUserInteractionEnabled = takesTouches }
  }

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { takesTouches }

  package override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if subviews.allSatisfy({ $0 === subview }) { removeFromSuperview() }
  }
}

extension UIWindow {
  /// The overlay; nil while nothing is dragged.
  package var previewOverlay: PreviewOverlay? {
    children.lazy.compactMap { $0 as? PreviewOverlay }.first
  }

  /// Shows a view in front of everything, and of the previews that are shown already. It goes when
  /// it is taken out of its superview.
  package func showPreview(_ preview: UIView) {
    let overlay = previewOverlay ?? PreviewOverlay()
    if overlay.superview == nil { addSubview(overlay) }
    overlay.addSubview(preview)
  }
}
