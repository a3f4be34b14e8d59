// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CellContents
import CollectionEngine
import Foundation
import Geometry
import Views

extension UICollectionViewCell: ConfiguredCell {
  package var automaticBackground: UIBackgroundConfiguration? {
    showsDefaultBackground ? defaultBackgroundConfiguration() : nil
  }

  /// Ends an update (behaviour rules ST-2 and BG-3).
  package func callUpdateHandler(for state: UICellConfigurationState) {
    configuring.updateHandler?(self, state)
  }

  /// Highlights what takes a drop, or is about to open (interaction rules DP-5 and SP-2).
  package func showHighlight(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }

  package func dragStateChanged(to state: UICellConfigurationState.DragState) {
    DragState(rawValue: state.rawValue).map(dragStateDidChange)
  }

  // MARK: Size

  /// Sets attributes to the size of a content view's contents and of what is beside it.
  func fit(_ attributes: UICollectionViewLayoutAttributes, to view: UIView) {
    // Its margins depend on where it is.
    let bounds = CGRect(origin: .zero, size: attributes.size)
    if bounds.size == self.bounds.size { view.frame = contentFrame(in: bounds) }
    configuring.measuredSize = attributes.size
    attributes.fitSize(of: self)
    configuring.measuredSize = nil
  }

  /// Whether a cell that is fitted as a whole has its contents in the same constraints: those that
  /// the client puts into its content view.
  var solvesContentWithCell: Bool {
    configurations.contentView == nil && hasConstrainedContents
      && plainContentView.translatesAutoresizingMaskIntoConstraints
  }

  func fittedContentSize(
    for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard let view = configurations.contentView else {
      return plainContentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return fittedSize(for: target, horizontal, vertical, of: view)
  }

  func fittedSize(
    for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
    of view: UIView
  ) -> CGSize {
    let outer = configuring.measuredSize ?? bounds.size
    let inner = contentFrame(in: CGRect(origin: .zero, size: outer)).size
    let beside = CGSize(width: outer.width - inner.width, height: outer.height - inner.height)
    let fitted = view.systemLayoutSizeFitting(
      CGSize(
        width: max(0, target.width - beside.width), height: max(0, target.height - beside.height)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    // Contents without a length leave the estimate, whatever is beside them.
    let isMeasured = configuring.measuredSize != nil
    return CGSize(
      width: isMeasured && fitted.width <= 0 ? 0 : fitted.width + beside.width,
      height: isMeasured && fitted.height <= 0 ? 0 : fitted.height + beside.height)
  }
}

/// The state of a cell while it is selected, updated and measured.
@MainActor
struct CellConfiguring {
  /// The selected background view of a cell that was deselected, until it has disappeared.
  var disappearingSelection: DisappearingSelection?
  var updateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
  /// The size that the layout gives while the cell is measured; nil at other times.
  var measuredSize: CGSize?
  /// Whether neither client nor configuration answered when the cell was last asked for its size.
  var hasNoNaturalSize = false
}

/// The content view of a cell.
///
/// Contents that are placed manually are measured by the cell, which knows where they are; and a
/// change of their size is the cell's.
final class CellContentView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let cell = superview as? UICollectionViewCell else { return super.sizeThatFits(size) }
    return cell.sizeThatFits(size)
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionViewCell)?.requestMeasurement()
  }
}

extension UICollectionViewCell {
  var collectionViewAround: UICollectionView? {
    var view = superview
    while let current = view, !(current is UICollectionView) { view = current.superview }
    return view as? UICollectionView
  }
}

extension UICollectionViewCell {
  /// The state of a collection view's cell in a drag.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// A touch lifts the cell, and may begin to drag it.
    case lifting = 1
    /// A touch drags the cell's item.
    case dragging = 2
  }
}
