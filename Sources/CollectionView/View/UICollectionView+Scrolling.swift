// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
package import Foundation
import Geometry
import Views

extension UICollectionView: ScrollGeometryDelegate {
  /// Invalidates the layout for the new bounds, if it said that they do.
  package func boundsWereStored() {
    guard let context = boundsContext else { return }
    boundsContext = nil
    currentLayout.invalidateLayout(with: context)
  }

  /// Asks the layout where a drag comes to rest (behaviour rule U-x).
  package func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    currentLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  /// Mirrored contents begin at the right, which depends on their width.
  package var placesHorizontalStart: Bool { isMirrored }

  /// The view of a collection view controller begins below the bars whatever it shows.
  package var adjustsInsetsOfShortContents: Bool { controller is UICollectionViewController }
}

extension UICollectionView {
  /// How often the target is looked up again because sizes were measured on the way (SC-5).
  private static let targetRounds = 3

  func scroll(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    checkPosition(position)
    bringLayoutUpToDate()
    requireItem(at: indexPath, for: "scrollToItem(at:at:animated:)")
    guard !position.isEmpty else { return }
    for _ in 0..<Self.targetRounds {
      guard let offset = target(of: indexPath, at: position) else { return }
      setContentOffset(offset, animated: animated)
      guard !animated else { return }
      layoutIfNeeded()
      guard let settled = target(of: indexPath, at: position), settled != contentOffset else {
        return
      }
    }
  }

  /// Behaviour rule SC-2.
  private func checkPosition(_ position: UICollectionView.ScrollPosition) {
    let axes: [(String, UICollectionView.ScrollPosition)] = [
      ("vertical", [.top, .centeredVertically, .bottom]),
      ("horizontal", [.left, .centeredHorizontally, .right]),
    ]
    for (name, choices) in axes {
      let chosen = position.intersection(choices)
      guard chosen.rawValue.nonzeroBitCount > 1 else { continue }
      programmerError(
        """
        scrollToItem(at:at:animated:): the scroll position \(position.rawValue) makes \
        \(chosen.rawValue.nonzeroBitCount) \(name) choices; make at most one for each axis.
        """)
    }
  }

  /// The offset at which an item is at a position, with its own section scrolled to it.
  private func target(
    of indexPath: IndexPath, at position: UICollectionView.ScrollPosition
  ) -> CGPoint? {
    guard let attributes = currentLayout.layoutAttributesForItem(at: indexPath) else { return nil }
    var position = position
    let frame = mirrored(attributes.frame)
    if attributes.isInScrollArea, let area = scrollArea(forSection: indexPath.section) {
      position = scrollInside(area, section: indexPath.section, to: frame, at: position)
    }
    return offset(showing: frame, at: position)
  }

  /// Scrolls a section to one of its items; the part of the position along the section is its own
  /// (behaviour rule O-13). Returns what is left of the position.
  private func scrollInside(
    _ area: UICollectionLayoutScrollArea, section: Int, to frame: CGRect,
    at position: UICollectionView.ScrollPosition
  ) -> UICollectionView.ScrollPosition {
    let view = mirrored(area.frame)
    let isHorizontal = area.scrollDirection == .horizontal
    let choices: UICollectionView.ScrollPosition =
      isHorizontal
      ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
    let own = position.intersection(choices)
    guard !own.isEmpty else { return position }
    let distance: CGFloat
    if own.isSubset(of: [.left, .top]) {
      distance = isHorizontal ? frame.minX - view.minX : frame.minY - view.minY
    } else if own.isSubset(of: [.right, .bottom]) {
      distance = isHorizontal ? frame.maxX - view.maxX : frame.maxY - view.maxY
    } else {
      distance = isHorizontal ? frame.midX - view.midX : frame.midY - view.midY
    }
    let isReversed = isMirrored && isHorizontal
    scrolling.offsets[section] = area.clamped(isReversed ? -distance : distance)
    setNeedsLayout()
    return position.subtracting(choices)
  }

  /// The table of behaviour section 11.6, clamped.
  private func offset(
    showing frame: CGRect, at position: UICollectionView.ScrollPosition
  ) -> CGPoint {
    let insets = adjustedContentInset
    let size = bounds.size
    let visible = CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - visible.height / 2 - insets.top
    }
    if position.contains(.bottom) { offset.y = frame.maxY - size.height + insets.bottom }
    if position.contains(.left) { offset.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - visible.width / 2 - insets.left
    }
    if position.contains(.right) { offset.x = frame.maxX - size.width + insets.right }
    return clamped(offset)
  }
}
