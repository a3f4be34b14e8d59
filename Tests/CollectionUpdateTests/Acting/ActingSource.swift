// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionView
import Foundation
import Geometry
import Views

/// A callback in which a client acts.
enum ActingCallback: String, CaseIterable {
  case numberOfSections, numberOfItems, cell, supplementary, size, insets
  case willDisplay, didEndDisplaying, prefetch, cancelPrefetching
  case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating
  case didEndDecelerating, didEndScrollingAnimation
  case shouldHighlight, didHighlight, didUnhighlight, shouldSelect, didSelect, shouldDeselect
  case didDeselect, targetOffset
  case prepare, elements, initial, final, target, invalidate, section, handler
  case reuse, make, apply, preferred, traits
  case canMove, move, targetPath
  case dragItems, dragPreview, dragWillBegin, dragDidEnd
  case canHandle, dropDidEnter, dropDidUpdate, dropDidExit, performDrop, dropPreview, dropDidEnd
  case completion
}

/// Data of numbers, whose owner acts when it is called.
///
/// A cell shows the number of its item. What is asked about an item that the data do not have is a
/// fault, but for those that end being displayed.
@MainActor
final class ActingSource: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching
{
  var items: [[Int]]
  /// Called at each callback.
  var act: (ActingCallback, UICollectionView) -> Void = { _, _ in }
  /// The view that shows the items; cells know no other.
  weak var view: UICollectionView?
  private(set) var faults: [String] = []
  /// The cells that are displayed, as the calls say.
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// The height of an item.
  var height: (Int) -> CGFloat = { _ in 50 }
  var headerHeight: CGFloat = 0
  /// What a drop intends.
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath

  init(_ items: [[Int]]) { self.items = items }

  /// Something happened: the owner acts.
  func happened(_ callback: ActingCallback) {
    if let view { act(callback, view) }
  }

  func number(_ path: IndexPath, in callback: ActingCallback) -> Int {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else {
      faults.append("\(callback) of \(path), which the data do not have")
      return -1
    }
    return items[path.section][path.item]
  }

  /// The owner is asked about an item, and acts before or after it looks at it.
  func asked(_ callback: ActingCallback, _ path: IndexPath) -> Int {
    let number = number(path, in: callback)
    happened(callback)
    return number
  }

  /// The owner is asked for a section of the layout, and acts.
  func asked(ofSection section: Int) {
    if !items.indices.contains(section) {
      faults.append("section \(section) of the layout, which the data do not have")
    }
    happened(.section)
  }

  /// Returns whether an item can be inserted at a path; a path where none can is a fault.
  func isPlace(_ path: IndexPath, in callback: ActingCallback) -> Bool {
    if items.indices.contains(path.section), (0...items[path.section].count).contains(path.item) {
      return true
    }
    faults.append("\(callback) to \(path), which the data do not have")
    return false
  }

  // MARK: Data source

  func numberOfSections(in view: UICollectionView) -> Int {
    happened(.numberOfSections)
    return items.count
  }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    happened(.numberOfItems)
    return items.indices.contains(section) ? items[section].count : 0
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let number = number(path, in: .cell)
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? ActingCell)?.source = self
    (cell as? ActingCell)?.number = number
    happened(.cell)
    return cell
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    if !items.indices.contains(path.section) {
      faults.append("a header of \(path), which the data do not have")
    }
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
    happened(.supplementary)
    return header
  }

  // MARK: Flow

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { CGSize(width: 50, height: height(asked(.size, path))) }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    happened(.insets)
    return .zero
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: headerHeight, height: headerHeight) }

  // MARK: Display

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted {
      faults.append("the cell of \(path) is displayed twice")
    }
    _ = asked(.willDisplay, path)
  }
  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil {
      faults.append("the cell of \(path) was not displayed")
    }
    happened(.didEndDisplaying)
  }
  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    for path in paths { _ = number(path, in: .prefetch) }
    happened(.prefetch)
  }
  func collectionView(
    _ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]
  ) { happened(.cancelPrefetching) }

  // MARK: Scrolling

  func scrollViewDidScroll(_ view: UIScrollView) { happened(.didScroll) }
  func scrollViewWillBeginDragging(_ view: UIScrollView) { happened(.willBeginDragging) }
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { happened(.willEndDragging) }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
    happened(.didEndDragging)
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) { happened(.willBeginDecelerating) }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) { happened(.didEndDecelerating) }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
    happened(.didEndScrollingAnimation)
  }
  func collectionView(
    _ view: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
  ) -> CGPoint {
    happened(.targetOffset)
    return offset
  }

  // MARK: Touches

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    asked(.shouldHighlight, path) % 7 != 0
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    _ = asked(.didHighlight, path)
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    _ = asked(.didUnhighlight, path)
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    asked(.shouldSelect, path) % 5 != 0
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    _ = asked(.didSelect, path)
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    asked(.shouldDeselect, path) % 5 != 0
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    _ = asked(.didDeselect, path)
  }
}

/// A cell that shows a number, and acts.
final class ActingCell: UICollectionViewCell {
  weak var source: ActingSource?
  var number = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    ActingCell.maker?.happened(.make)
  }
  required init?(coder: NSCoder) { fatalError("not archived") }

  /// The source that hears of new cells.
  weak static var maker: ActingSource?

  override func prepareForReuse() {
    super.prepareForReuse()
    source?.happened(.reuse)
  }
  override func apply(_ attributes: UICollectionViewLayoutAttributes) {
    super.apply(attributes)
    source?.happened(.apply)
  }
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    source?.happened(.preferred)
    if let source, number > 0 { attributes.size.height = source.height(number) }
    return attributes
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    source?.happened(.traits)
  }
}

/// A flow layout whose owner acts when it is called.
final class ActingLayout: UICollectionViewFlowLayout {
  private var source: ActingSource? { collectionView?.delegate as? ActingSource }

  override func prepare() {
    source?.happened(.prepare)
    super.prepare()
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let answer = super.layoutAttributesForElements(in: rect)
    source?.happened(.elements)
    return answer
  }
  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    source?.happened(.initial)
    return super.initialLayoutAttributesForAppearingItem(at: path)
  }
  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    source?.happened(.final)
    return super.finalLayoutAttributesForDisappearingItem(at: path)
  }
  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    source?.happened(.target)
    return super.targetContentOffset(forProposedContentOffset: offset)
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    source?.happened(.invalidate)
  }
}
