// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Geometry
import Pictures
import Views

extension NSCollectionView {
  /// The item in front of which the indicator is shown; nil for none.
  var gapIndicatorPath: IndexPath? {
    guard drag.indicator != nil, let target = drag.target, target.operation == .before else {
      return nil
    }
    return target.path
  }

  /// The indicator in a layout tree; nil while none is shown.
  var gapIndicatorElement: LayoutTree.Element? {
    guard let path = gapIndicatorPath, let indicator = drag.indicator else { return nil }
    return LayoutTree.Element(
      category: "supplementary", kind: Self.elementKindInterItemGapIndicator,
      indexPath: Array(path), frame: indicator.frame)
  }

  /// The elements were laid out again: the target may be elsewhere, or gone.
  func followDropTarget() {
    guard let target = drag.target else { return }
    guard exists(target) else { return hideDropTarget() }
    layOutGapIndicator()
  }

  /// Puts the indicator where the layout has the gap now; makes or removes it.
  func layOutGapIndicator() {
    guard let target = drag.target, target.operation == .before,
      let attributes = collectionViewLayout?.layoutAttributesForInterItemGap(before: target.path)
    else { return removeGapIndicator() }
    let isNew = drag.indicator == nil
    let indicator = drag.indicator ?? makeGapIndicator(before: target.path)
    drag.indicator = indicator
    let frame = engine.shown(
      attributes.frame, inSection: attributes.isInScrollArea ? target.path.section : nil)
    if indicator.frame != frame { indicator.frame = frame }
    (indicator as? any NSCollectionViewElement)?.apply(attributes)
    guard isNew else { return }
    delegate?.collectionView(
      self, willDisplaySupplementaryView: indicator,
      forElementKind: Self.elementKindInterItemGapIndicator, at: target.path)
    indicator.viewNode.layer.zPosition = Self.indicatorDepth
    addSubview(indicator)
  }

  /// In front of the items, whatever their depth.
  private static let indicatorDepth: CGFloat = 1e9

  func removeGapIndicator() {
    guard let indicator = drag.indicator else { return }
    let path = gapIndicatorPath
    drag.indicator = nil
    indicator.removeFromSuperview()
    if let path {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: indicator,
        forElementOfKind: Self.elementKindInterItemGapIndicator, at: path)
    }
    engine.takeBack(indicator)
  }

  /// A view of the registered class, which the data source may configure; else a line.
  private func makeGapIndicator(before path: IndexPath) -> NSView {
    guard let identifier = drag.indicatorIdentifier else { return GapIndicator(frame: .zero) }
    let kind = Self.elementKindInterItemGapIndicator
    let answer = dataSource.flatMap { dataSource in
      OptionalMethod.answer(
        "collectionView(_:viewForSupplementaryElementOfKind:at:)", of: dataSource
      ) {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      }
    }
    return answer ?? makeSupplementaryView(ofKind: kind, withIdentifier: identifier, for: path)
  }
}

/// A line in the middle of a gap between items, where something would be inserted (rule MX-5).
final class GapIndicator: NSView, NSCollectionViewElement {
  private let line = UIView(frame: .zero)
  /// The axis along which the items at both sides follow each other.
  private var axis = LayoutAxis.horizontal

  override func setUp() {
    line.layer.cornerRadius = DraggingStyle.gapLineWidth / 2
    line.backgroundColor = NSColor.controlAccentColor.uiColor
    viewNode.addSubview(line)
  }

  func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
    let frame = layoutAttributes.frame
    axis = layoutAttributes.gapAxis ?? (frame.width > frame.height ? .vertical : .horizontal)
    layOutLine()
  }

  override func layout() {
    super.layout()
    layOutLine()
  }

  /// In the middle, but not beyond the edge of the collection view: there it would be cut in two.
  private func layOutLine() {
    let (bounds, width) = (viewNode.bounds, DraggingStyle.gapLineWidth)
    var position = (bounds.size[axis] - width) / 2
    if let superview {
      let (start, length) = (frame.origin[axis], superview.bounds.size[axis])
      position = max(-start, min(position, length - width - start))
    }
    line.frame = CGRect(
      origin: CGPoint(axis, along: position, across: 0),
      size: CGSize(axis, along: width, across: bounds.size[axis.cross]))
  }
}
