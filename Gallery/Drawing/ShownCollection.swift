// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import UIKit

/// A view on a screen that explains its elements: a collection view or a table.
@MainActor protocol ExplainedView: AnyObject {
  /// What its layout passes do, while it is not nil.
  var layoutTrace: LayoutTrace? { get set }
  func explanation(forItemAt indexPath: IndexPath) -> ElementExplanation
  func explanation(
    forSupplementaryElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> ElementExplanation
  func explanation(
    forDecorationElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> ElementExplanation
  /// What breaks in its layout at its size.
  var findings: [LayoutFinding] { get }
}

/// A collection view on a screen, of iOS or of the Mac.
@MainActor protocol ShownCollection: ExplainedView {
  var numberOfSections: Int { get }
  var contentSize: CGSize { get }

  func numberOfItems(inSection section: Int) -> Int
  /// Scrolls to an offset, as far as that goes.
  func scroll(to offset: CGPoint)
  /// Scrolls a section sideways; false if it does not scroll.
  func scrollSection(_ section: Int, to offset: CGFloat) -> Bool
  /// Lets a drag of a section end; false if it does not scroll.
  func fling(section: Int, to offset: CGFloat) -> Bool
  /// The collection view alone, for its layout tree.
  func picture(scale: CGFloat) -> Picture
}

extension UIScrollView {
  /// Scrolls to an offset, as far as that goes.
  func scroll(to offset: CGPoint) {
    let insets = adjustedContentInset
    func clamp(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      min(max(value, least), max(least, most))
    }
    let clamped = CGPoint(
      x: clamp(offset.x, -insets.left, contentSize.width + insets.right - bounds.width),
      y: clamp(offset.y, -insets.top, contentSize.height + insets.bottom - bounds.height))
    setContentOffset(clamped, animated: false)
  }
}

extension UICollectionView: ShownCollection {
  func scrollSection(_ section: Int, to offset: CGFloat) -> Bool {
    setOrthogonalOffset(offset, forSection: section)
  }

  func fling(section: Int, to offset: CGFloat) -> Bool {
    endOrthogonalDrag(ofSection: section, at: offset) != nil
  }

  func picture(scale: CGFloat) -> Picture { Picture(of: self, scale: scale) }

  var findings: [LayoutFinding] { collectionViewLayout.findings(for: [bounds.size]) }
}

extension UITableView: ExplainedView {
  func explanation(forItemAt indexPath: IndexPath) -> ElementExplanation {
    explanation(forRowAt: indexPath)
  }

  func explanation(
    forSupplementaryElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> ElementExplanation {
    explanation(of: .supplementaryView, kind: elementKind, at: indexPath)
  }

  func explanation(
    forDecorationElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> ElementExplanation {
    explanation(of: .decorationView, kind: elementKind, at: indexPath)
  }

  var findings: [LayoutFinding] { findings() }
}

extension NSCollectionView: ShownCollection {
  var contentSize: CGSize { frame.size }

  // The clip view keeps to the document.
  func scroll(to offset: CGPoint) { scroll(offset) }

  func scrollSection(_ section: Int, to offset: CGFloat) -> Bool {
    setOrthogonalOffset(offset, forSection: section)
  }

  func fling(section: Int, to offset: CGFloat) -> Bool {
    endOrthogonalDrag(ofSection: section, at: offset) != nil
  }

  func picture(scale: CGFloat) -> Picture { Picture(of: self, scale: scale) }

  var findings: [LayoutFinding] {
    let size = enclosingScrollView?.contentView.bounds.size ?? bounds.size
    return collectionViewLayout?.findings(for: [size]) ?? []
  }
}
