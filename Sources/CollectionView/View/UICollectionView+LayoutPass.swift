// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionView {
  /// How often the offset may follow the content, and the layout the offset, in one pass.
  private static let offsetRounds = 4

  /// One layout pass (behaviour rules 6.2 and 5.1):
  ///
  /// 1. **Update** the layout if it is invalid, then the content size and the offset.
  /// 2. **Show** what is in sight: take away what left, make and measure what came.
  /// 3. If measuring invalidated the layout, begin again, a limited number of times.
  /// 4. **Adjust** what is in sight by the layout's last word, and put views in order.
  func runLayoutPass() {
    // While updates are named, the data are ahead of the counts.
    guard !passState.isRunning, updateState.depth == 0 else { return }
    passState.begin()
    let attributes = adjusted(settledAttributes())
    placeScrollAreas()
    for attributes in attributes {
      if let element = visibleElements[ElementKey(attributes)] { place(element) }
    }
    arrangeSubviews()
    placeBackgroundView()
    endPass()
  }

  /// Gives the layout its last word on what is in sight.
  func adjusted(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let adjusted = currentLayout.adjustedAttributes(forVisibleElements: attributes)
    guard !Self.isSame(adjusted, attributes) else { return attributes }
    for element in adjusted { visibleElements[ElementKey(element)]?.attributes = element }
    return adjusted
  }

  /// The pass is over.
  func endPass() {
    passState.isRunning = false
    pool.checkInvariants(visible: visibleElements.values.map(\.view))
    // Adding cells and moving the offset marks this view; the pass has taken care of that.
    layoutState.isNeeded = pending.isPending && !passState.hasReported
  }

  /// Steps 1 to 3.
  func settledAttributes() -> [UICollectionViewLayoutAttributes] {
    while true {
      updateLayout()
      let attributes = attributesInSight()
      passState.isSettling = true
      let mayMeasure = passState.rounds < LayoutPassState.roundLimit
      show(attributes, measuring: mayMeasure)
      passState.isSettling = false
      let isUnsettled = pending.isPending || passState.asksAgain
      passState.asksAgain = false
      guard isUnsettled, mayMeasure else {
        pending.clear()
        return attributes
      }
      passState.rounds += 1
      if passState.rounds == LayoutPassState.roundLimit { reportUnsettledSizes() }
    }
  }

  private static func isSame(
    _ left: [UICollectionViewLayoutAttributes], _ right: [UICollectionViewLayoutAttributes]
  ) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0 === $1 }
  }

  // MARK: Updating

  /// Whether layout coordinates are mirrored (behaviour rule RTL-1).
  var isMirrored: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != currentLayout.developmentLayoutDirection
  }

  /// Step 1: prepares the layout if it is invalid; then content size and offset follow.
  func updateLayout() {
    for _ in 0..<Self.offsetRounds {
      let isMirrored = isMirrored
      guard pending.isPending || passState.wasMirrored != isMirrored else { return }
      passState.wasMirrored = isMirrored
      if pending.dataSourceCounts { itemCounts = nil }
      _ = currentCounts
      prepareLayout()
      takeContentSize()
    }
    pending.clear()
  }

  /// Prepares the layout, with the counts as they are.
  func prepareLayout() {
    passState.offsetAdjustment = pending.contentOffsetAdjustment
    pending.clear()
    scrolling.forgetAreas()
    passState.isPreparing = true
    currentLayout.prepare()
    passState.isPreparing = false
    clampScrollAreas()
  }

  /// Asks for the size of the contents, and how far what is in sight was moved by measuring.
  private func takeContent() -> (size: CGSize, grownWidth: CGFloat, adjustment: CGPoint) {
    let size = currentLayout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite else {
      programmerError(
        """
        \(type(of: currentLayout)).collectionViewContentSize is \(size.compactDescription); \
        return finite numbers.
        """)
    }
    let (grownWidth, adjustment) = (
      size.width - passState.contentWidth, passState.offsetAdjustment
    )
    passState.contentWidth = size.width
    passState.offsetAdjustment = .zero
    return (size, grownWidth, adjustment)
  }

  /// Takes the content size when elements change over time. The layout and then the delegate are
  /// asked for the offset (behaviour rules U-g and U-v).
  func followContent() {
    passState.wasMirrored = isMirrored
    let (size, grownWidth, adjustment) = takeContent()
    contentSize = size
    passState.boundsSize = bounds.size
    if isMirrored, grownWidth != 0 {
      displaceContents(subviews.filter { $0 !== backgroundView }, by: grownWidth)
    }
    var proposed = bounds.origin
    if offsetOrigins.x == .start { proposed.x = startOffset.x }
    proposed = clamped(offset(proposed, adjustedBy: adjustment))
    let wanted = currentLayout.targetContentOffset(forProposedContentOffset: proposed)
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted) ?? wanted
    guard target.x.isFinite, target.y.isFinite else { return }
    if target != proposed { cancelScrollAnimation() }
    moveByLayout(to: target)
  }

  private func takeContentSize() {
    let (size, grownWidth, adjustment) = takeContent()
    let isSmaller = size.width < contentSize.width || size.height < contentSize.height
    contentSize = size
    var offset = bounds.origin
    // Layout coordinates count from the right: what is visible stays visible.
    if isMirrored { offset.x += grownWidth }
    if offsetOrigins.x == .start { offset.x = startOffset.x }
    offset = self.offset(offset, adjustedBy: adjustment)
    if isSmaller || adjustment != .zero || passState.offsetWasAdjusted
      || passState.boundsSize != bounds.size
    {
      offset = clamped(offset)
    }
    passState.offsetWasAdjusted = false
    passState.boundsSize = bounds.size
    guard offset.x.isFinite, offset.y.isFinite else { return }
    moveByLayout(to: offset)
  }

  /// An offset with what an invalidation adds to it, in layout coordinates.
  func offset(_ offset: CGPoint, adjustedBy adjustment: CGPoint) -> CGPoint {
    CGPoint(
      x: offset.x + (isMirrored ? -adjustment.x : adjustment.x), y: offset.y + adjustment.y)
  }

  /// Moves the contents to where the layout wants them. An axis counts as scrolled if it did, else
  /// as moved by the layout unless it is at its start.
  private func moveByLayout(to offset: CGPoint) {
    let start = startOffset
    var origins = offsetOrigins
    if origins.x != .scrolled { origins.x = offset.x == start.x ? .start : .layout }
    if origins.y != .scrolled { origins.y = offset.y == start.y ? .start : .layout }
    moveContents(to: offset, countingAs: origins)
  }

  /// The offset at which the contents begin: at the right in a mirrored layout (RTL-2, SV-5).
  private var startOffset: CGPoint {
    let insets = adjustedContentInset
    let left = -insets.left
    guard isMirrored else { return CGPoint(x: left, y: -insets.top) }
    return CGPoint(
      x: max(left, contentSize.width + insets.right - bounds.width), y: -insets.top)
  }

  // MARK: Asking

  /// What is in sight, in content coordinates: the bounds, unless all content is drawn.
  var rectInSight: CGRect { laidOutRect ?? bounds }

  /// A rectangle of the content in layout coordinates, or the other way round.
  func mirrored(_ rect: CGRect) -> CGRect {
    isMirrored ? rect.mirrored(in: passState.contentWidth) : rect
  }

  /// The elements in sight in layout order, checked.
  private func attributesInSight() -> [UICollectionViewLayoutAttributes] {
    let sight = mirrored(rectInSight)
    guard sight.isFinite, sight.width > 0, sight.height > 0 else { return [] }
    var seen: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var result: [UICollectionViewLayoutAttributes] = []
    for attributes in currentLayout.layoutAttributesForElements(in: sight) ?? [] {
      let key = ElementKey(attributes)
      check(attributes, key)
      if let other = seen.updateValue(attributes, forKey: key) {
        checkDuplicate(attributes, other, key)
        continue
      }
      guard !attributes.isHidden, isInSight(attributes, sight: sight) else { continue }
      result.append(movement == nil ? attributes : lifted(attributes))
    }
    return inLayoutOrder(result)
  }

  private func isInSight(
    _ attributes: UICollectionViewLayoutAttributes, sight: CGRect
  ) -> Bool {
    guard attributes.isInScrollArea, let area = scrollArea(forSection: attributes.indexPath.section)
    else { return attributes.frame.overlaps(sight) }
    let shift = area.shift(by: orthogonalOffset(forSection: attributes.indexPath.section))
    let frame = attributes.frame.offsetBy(dx: -shift.x, dy: -shift.y)
    return frame.overlaps(sight) && frame.overlaps(area.frame) && area.frame.overlaps(sight)
  }

  private func check(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) {
    guard attributes.frame.isFinite else {
      programmerError(
        """
        \(type(of: currentLayout)) gives \(key) the frame \(attributes.frame.compactDescription); \
        return finite numbers.
        """)
    }
    if key.category == .cell, !hasItem(at: key.indexPath) {
      requireItem(
        at: key.indexPath,
        for: "\(type(of: currentLayout)).layoutAttributesForElements(in:) gives attributes")
    }
  }

  /// Behaviour rule Y-8: twice the same is harmless, two places for one element are not.
  private func checkDuplicate(
    _ attributes: UICollectionViewLayoutAttributes, _ other: UICollectionViewLayoutAttributes,
    _ key: ElementKey
  ) {
    guard !attributes.isEqual(other) else { return }
    programmerError(
      """
      \(type(of: currentLayout)) gives \(key) more than one set of attributes, at \
      \(other.frame.compactDescription) and \(attributes.frame.compactDescription); return one.
      """)
  }

  /// Along the layout first, then across (behaviour rule Z-2).
  private func inLayoutOrder(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let isHorizontal = scrollsHorizontally
    return attributes.map { ($0, $0.frame.origin, ElementKey($0)) }.sorted { left, right in
      let (first, second) = (left.1, right.1)
      if isHorizontal {
        if first.x != second.x { return first.x < second.x }
        if first.y != second.y { return first.y < second.y }
      } else {
        if first.y != second.y { return first.y < second.y }
        if first.x != second.x { return first.x < second.x }
      }
      return ElementKey.isBehind(left.2, right.2)
    }.map(\.0)
  }

  /// Whether the content is longer from side to side than from top to bottom, against the bounds.
  var scrollsHorizontally: Bool {
    contentSize.width - bounds.width > max(0, contentSize.height - bounds.height)
  }
}
