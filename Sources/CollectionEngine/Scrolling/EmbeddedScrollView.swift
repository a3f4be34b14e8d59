// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The scroll area of a section that scrolls orthogonally.
///
/// It clips to its own frame, the whole width of the host, and not to the section's
/// insets (behaviour rule O-4). Its position is the engine's to keep: what scrolls the view
/// itself is handed there.
final class EmbeddedScrollView: UIScrollView {
  var section: Int
  weak var engine: CollectionEngine?
  /// Where the layout's coordinates begin in its own.
  var coordinateOrigin = CGPoint.zero
  /// The offset at which its contents begin; of mirrored ones that is at their right end.
  var start = CGPoint.zero
  private var isPlacing = false

  init(section: Int, engine: CollectionEngine) {
    self.section = section
    self.engine = engine
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Takes place and offset as the engine has them.
  func place(frame: CGRect, origin: CGPoint, contentSize: CGSize) {
    isPlacing = true
    if self.frame != frame { self.frame = frame }
    if self.contentSize != contentSize { self.contentSize = contentSize }
    if bounds.origin != origin { bounds = CGRect(origin: origin, size: bounds.size) }
    isPlacing = false
  }

  /// Mirrored contents are counted from the right: when they get wider, everything is moved with
  /// the offset, and nothing seems to move.
  func shiftContents(by distance: CGFloat) {
    guard distance != 0 else { return }
    isPlacing = true
    displaceContents(subviews, by: distance)
    isPlacing = false
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      guard !isPlacing, newValue.origin != old else { return }
      engine?.scrollAreaMoved(self)
    }
  }
}
