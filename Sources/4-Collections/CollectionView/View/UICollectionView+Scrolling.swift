// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import Foundation
import Geometry
package import Views

extension UICollectionView: ScrollGeometryDelegate {
  /// Asks the layout where a drag comes to rest (behaviour rule U-x).
  package func restingOffset(for release: ScrollRelease) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: release.proposed, withScrollingVelocity: release.velocity)
  }

  /// Mirrored contents begin at the right, which depends on their width.
  package var setsHorizontalStart: Bool { engine.isMirrored }

  package var keepsTouches: Bool { true }
}

extension UICollectionView {
  /// The greatest number of times that the target is looked up again because sizes were measured on
  /// the way (SC-5).
  private static let targetRounds = 3

  /// Scrolls to an item.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - position: Where it is to be.
  ///   - animated: Whether it is scrolled over time.
  ///   - generation: The generation of the data in which a client named the item; nil for this one.
  func scroll(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool,
    since generation: Int? = nil
  ) {
    // Behaviour rule SC-2.
    position.requireOneChoice(
      vertical: [.top, .centeredVertically, .bottom],
      horizontal: [.left, .centeredHorizontally, .right], in: "scrollToItem(at:at:animated:)")
    let isPostponed = engine.postpone(untilShowing: indexPath) { [weak self] in
      self?.scroll(to: indexPath, at: position, animated: animated)
    }
    guard !isPostponed else { return }
    let generation = generation ?? engine.dataGeneration
    engine.bringLayoutUpToDate()
    guard requireItem(at: indexPath, for: "scrollToItem(at:at:animated:)", since: generation) else {
      return
    }
    guard !position.isEmpty else { return }
    let target = position.target
    defer {
      lastScroll = LastScroll(indexPath: indexPath, position: position, offset: contentOffset)
    }
    for _ in 0..<Self.targetRounds {
      guard let offset = engine.offset(showing: presentedPath(indexPath), at: target) else {
        return
      }
      setContentOffset(offset, animated: animated)
      guard !animated else { return }
      layoutIfNeeded()
      guard let settled = engine.offset(showing: presentedPath(indexPath), at: target),
        settled != contentOffset
      else {
        return
      }
    }
  }

  /// Scrolls again to the item that the view was scrolled to, if it has not moved since: the offset follows
  /// from sizes that were measured with other glyphs (auto-layout rule ALT-10). The layout is invalid already.
  func scrollAgain() {
    guard let last = lastScroll, last.offset == contentOffset,
      engine.hasItem(at: presentedPath(last.indexPath))
    else { return }
    // What is measured on the way must not depend on where the other glyphs led.
    contentOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
    layoutIfNeeded()
    scroll(to: last.indexPath, at: last.position, animated: false)
  }
}

extension UICollectionView.ScrollPosition {
  /// The same for each axis.
  fileprivate var target: ScrollTarget {
    ScrollTarget(
      x: contains(.left)
        ? .start : contains(.centeredHorizontally) ? .center : contains(.right) ? .end : nil,
      y: contains(.top)
        ? .start : contains(.centeredVertically) ? .center : contains(.bottom) ? .end : nil)
  }
}

extension UICollectionView {
  /// Returns the orthogonal scroll offset of a section, in points and in reading direction.
  ///
  /// > Note: Differs from UIKit: there the position is only told to the section's
  /// > `visibleItemsInvalidationHandler`. A layout with scroll areas needs it to answer which
  /// > elements are in a rectangle.
  ///
  /// - Returns: The offset; where the section starts if it was never scrolled, and 0 for a section
  ///   that does not scroll.
  public func orthogonalOffset(forSection section: Int) -> CGFloat {
    engine.orthogonalOffset(forSection: section)
  }

  /// The offsets of all sections that were scrolled orthogonally; see
  /// ``orthogonalOffset(forSection:)``.
  ///
  /// > Note: Differs from UIKit: there only the compositional layout knows them.
  public var orthogonalOffsets: [Int: CGFloat] { engine.orthogonalOffsets }

  /// Scrolls a section orthogonally, within its range.
  ///
  /// > Note: Differs from UIKit: there only a gesture can.
  ///
  /// - Parameters:
  ///   - offset: Points in reading direction; clamped.
  ///   - section: The index of the section that scrolls orthogonally.
  /// - Returns: Whether the section scrolls.
  @discardableResult
  public func setOrthogonalOffset(_ offset: CGFloat, forSection section: Int) -> Bool {
    layoutIfNeeded()
    return engine.setOrthogonalOffset(offset, forSection: section)
  }

  /// Ends a drag of a section, which comes to rest as its behavior determines: over time, from
  /// where the drag ends, in a window that `scrollsOverTime`, and at once in another.
  ///
  /// > Note: Differs from UIKit: there only a gesture can.
  ///
  /// - Parameters:
  ///   - section: The index of the section that scrolls orthogonally.
  ///   - proposedOffset: The offset at which the drag ends; points in reading direction.
  ///   - velocity: Points per millisecond; positive towards greater offsets.
  /// - Returns: The offset at rest, or nil if the section does not scroll.
  @discardableResult
  public func endOrthogonalDrag(
    ofSection section: Int, at proposedOffset: CGFloat, velocity: CGFloat = 0
  ) -> CGFloat? {
    layoutIfNeeded()
    return engine.endOrthogonalDrag(
      ofSection: section, at: proposedOffset, velocity: velocity)
  }
}
