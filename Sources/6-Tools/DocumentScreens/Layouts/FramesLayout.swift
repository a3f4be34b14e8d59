// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments
import UIKit

/// A layout of frames that were caught at one size.
final class FramesLayout: UICollectionViewLayout {
  var frames: LayoutDocument.Frames { didSet { invalidateLayout() } }
  private var attributes: [UICollectionViewLayoutAttributes] = []

  init(_ frames: LayoutDocument.Frames) {
    self.frames = frames
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the attributes of the elements that the data have; of two for one element, the first.
  override func prepare() {
    super.prepare()
    var known: Set<LayoutDocument.FrameElement.Source> = []
    attributes = frames.elements.compactMap { element in
      guard isInData(element.source), known.insert(element.source).inserted else { return nil }
      return Self.attributes(of: element)
    }
  }

  private func isInData(_ source: LayoutDocument.FrameElement.Source) -> Bool {
    guard let collectionView else { return false }
    let path =
      switch source {
      case .item(let path): path
      case .supplementary(_, let path): path
      }
    guard path.section >= 0, path.item >= 0, path.section < collectionView.numberOfSections else {
      return false
    }
    guard case .item = source else { return true }
    return path.item < collectionView.numberOfItems(inSection: path.section)
  }

  private static func attributes(
    of element: LayoutDocument.FrameElement
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      switch element.source {
      case .item(let path):
        UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: path.item, section: path.section))
      case .supplementary(let kind, let path):
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: kind,
          with: IndexPath(item: path.item, section: path.section))
      }
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    attributes.alpha = element.alpha
    return attributes
  }

  override var collectionViewContentSize: CGSize { frames.contentSize }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
        && $0.representedElementCategory == .supplementaryView
    }
  }
}
