// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A view whose contents can be larger than itself; its bounds' origin says what part is seen.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
  package private(set) var offsetOrigins = OffsetOrigins()
  /// An offset that is not reached by scrolling, and what it counts as.
  private var move: (offset: CGPoint, origins: OffsetOrigins)?
  /// The object that decides about the geometry for a subclass of another module; usually the view.
  package weak var geometryDelegate: (any ScrollGeometryDelegate)?
  package weak var barObserver: (any ScrollViewBarObserver)?
  private var contentArea = CGSize.zero
  /// Whether the size of the contents was set: before that every offset may be right.
  private var knowsContents = false
  /// The insets that the offset was last made legal for.
  private var knownInsets = UIEdgeInsets.zero
  /// The gesture of touches that scroll; nil until first asked for.
  var pan: ScrollPanGestureRecognizer?
  var dragging: ScrollDragging?
  /// The gesture of touches that zoom; nil until first asked for.
  var pinch: ScrollPinchGestureRecognizer?
  var zooming: ScrollZoom?
  /// The animated scroll under way; nil if there is none.
  private var animatedScroll: AnimatedScroll?
  /// The height that the refresh control adds to the inset at the top, in points.
  private(set) var refreshHeight: CGFloat = 0
  private var contentEdges = UIEdgeInsets.zero

  /// Creates a scroll view, which clips its contents.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = clipsToBounds || !coder.isNib
    coder.decode(self, reading: NibSteps.scrollView)
  }

  package weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The point of the contents at the view's top left corner.
  ///
  /// Until it is set it is `(-adjustedContentInset.left, -adjustedContentInset.top)`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The size of the contents, in points.
  open var contentSize: CGSize {
    get { contentArea }
    set {
      guard newValue != contentArea else { return }
      let before = adjustedContentInset
      contentArea = newValue
      knowsContents = true
      insetsMayHaveChanged(from: before)
      barObserver?.contentsDidScroll(in: self)
      propertyDidChange()
    }
  }

  /// The rectangle of the contents, for constraints: what is tied to it, or to edges of the scroll view
  /// itself, decides ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }

  /// The rectangle that is seen, for constraints: what is tied to it does not scroll.
  open var frameLayoutGuide: UILayoutGuide {
    madeOnce(\.frameGuide) { FrameLayoutGuide(self) }
  }

  /// The space around the contents.
  open var contentInset: UIEdgeInsets {
    get { contentEdges }
    set {
      guard newValue != contentEdges else { return }
      let before = adjustedContentInset
      contentEdges = newValue
      insetsMayHaveChanged(from: before)
    }
  }

  /// The adjustment of the content inset by the safe area.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsMayHaveChanged(from: nil) } }
  }

  /// The content inset with what the safe area adds and, while contents are refreshed, the height of
  /// the ``refreshControl``.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var result = contentEdges
    result.top += refreshHeight
    guard safe != .zero, contentInsetAdjustmentBehavior != .never else { return result }
    let always = contentInsetAdjustmentBehavior == .always
    if always || alwaysBounceHorizontal || contentArea.width > bounds.width {
      result.left += safe.left
      result.right += safe.right
    }
    if always || alwaysBounceVertical || contentArea.height > bounds.height
      || (contentInsetAdjustmentBehavior == .automatic
        && (barObserver != nil || geometryDelegate?.adjustsInsetsOfShortContents == true))
    {
      result.top += safe.top
      result.bottom += safe.bottom
    }
    return result
  }

  /// Called when ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls to a point.
  ///
  /// > Note: Differs from UIKit: outside a window it is there at once.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the contents to be at the top left corner; not clamped.
  ///   - animated: Whether over time, as `UIWindow.advance(to:)` moves it. The delegate learns of
  ///     each moment that is shown, and at the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    // A delegate that keeps the contents to one axis as they come to rest does not stop them.
    if animated || dragging?.isStepping != true { cancelScrollAnimation() }
    guard contentOffset != bounds.origin else {
      // Said in so many words: it is to stay where it is.
      offsetOrigins = OffsetOrigins(x: .scrolled, y: .scrolled)
      return
    }
    offsetOrigins = origins(scrollingTo: contentOffset)
    if animated, let root, contentOffset.x.isFinite, contentOffset.y.isFinite {
      return scroll(to: contentOffset, in: root) {
        $0.scrollDelegate?.scrollViewDidEndScrollingAnimation?($0)
      }
    }
    bounds = CGRect(origin: contentOffset, size: bounds.size)
  }

  /// Lets an animated scroll stay where it is, and not go on; an animated zoom is at its end.
  package func cancelScrollAnimation() {
    root?.stopMoving(self)
    dragging?.contentsWereScrolled()
    animatedScroll = nil
    zooming?.finish()
  }

  /// Moves the contents for another reason than scrolling.
  ///
  /// - Parameters:
  ///   - offset: The offset; not clamped.
  ///   - origins: What it counts as from now on.
  package func moveContents(to offset: CGPoint, countingAs origins: OffsetOrigins) {
    guard offset != bounds.origin else {
      offsetOrigins = origins
      return
    }
    move = (offset, origins)
    bounds = CGRect(origin: offset, size: bounds.size)
    move = nil
  }

  /// Moves the contents together with the offset from side to side: nothing seems to move, and the
  /// offset counts as what it was.
  package func displaceContents(_ views: [UIView], by distance: CGFloat) {
    for view in views { view.displace(\.center.x, by: distance) }
    move = (CGPoint(x: bounds.origin.x + distance, y: bounds.origin.y), offsetOrigins)
    displace(\.bounds.origin.x, by: distance)
    move = nil
  }

  /// Returns what an offset counts as. An axis on which nothing moves keeps what it is.
  private func origins(scrollingTo offset: CGPoint) -> OffsetOrigins {
    if let move, move.offset == offset { return move.origins }
    return OffsetOrigins(
      x: offset.x == bounds.origin.x ? offsetOrigins.x : .scrolled,
      y: offset.y == bounds.origin.y ? offsetOrigins.y : .scrolled)
  }

  /// Moves the contents over time, and does something at the end.
  private func scroll(
    to end: CGPoint, in window: UIWindow, completion: @escaping (UIScrollView) -> Void
  ) {
    animatedScroll = AnimatedScroll(from: bounds.origin, to: end, limit: clamped)
    window.move(
      self, duration: Timeline.defaultDuration,
      { [weak self] progress in
        guard let self, let offset = animatedScroll?.offset(at: progress, limit: clamped) else {
          return
        }
        bounds = CGRect(origin: offset, size: bounds.size)
      },
      completion: { [weak self] in
        guard let self else { return }
        animatedScroll = nil
        completion(self)
      })
  }

  /// Scrolls to the top as a tap of the status bar does, if the delegate allows it.
  func scrollToTop() {
    guard scrollDelegate?.scrollViewShouldScrollToTop?(self) ?? true else { return }
    cancelScrollAnimation()
    let top = CGPoint(x: bounds.origin.x, y: restingRange.y.lower)
    guard let root, top != bounds.origin else {
      scrollDelegate?.scrollViewDidScrollToTop?(self)
      return
    }
    offsetOrigins = origins(scrollingTo: top)
    scroll(to: top, in: root) { $0.scrollDelegate?.scrollViewDidScrollToTop?($0) }
  }

  /// Scrolls as little as possible to make a rectangle visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite, bounds.isFinite else { return }
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    var offset = contentOffset
    offset.x += Self.shift(rect.minX...max(rect.minX, rect.maxX), into: visible.minX, visible.maxX)
    offset.y += Self.shift(rect.minY...max(rect.minY, rect.maxY), into: visible.minY, visible.maxY)
    setContentOffset(clamped(offset), animated: animated)
  }

  // MARK: Zooming

  /// The least scale of the contents, as a ratio: 0.5 is half. One that is not above zero counts as a
  /// hundredth. Contents that are smaller already stay until they are zoomed.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale of the contents, as a ratio. Two touches zoom only where it is above the least.
  open var maximumZoomScale: CGFloat = 1
  /// A Boolean value that says whether two touches can zoom beyond the least and the greatest scale;
  /// the contents come back when they end.
  open var bouncesZoom = true

  /// The scale of the view that `viewForZooming(in:)` of the delegate names, as a ratio; 1 without one.
  ///
  /// Setting it is zooming without an animation: see ``setZoomScale(_:animated:)``.
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms to a scale; the middle stays, as far as contents reach (behaviour rule SV-14).
  ///
  /// Nothing happens without a view that is zoomed, or at that scale already.
  ///
  /// > Note: Differs from UIKit: an animated zoom changes the scale moment by moment, and outside a
  /// > window it is done at once.
  ///
  /// - Parameters:
  ///   - scale: The ratio; brought into the least and the greatest scale. NaN changes nothing.
  ///   - animated: Whether over time, as `UIWindow.advance(to:)` moves it. The delegate learns of the
  ///     beginning, of each moment that is shown and of the end; otherwise of the change alone.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomingCreatingIfNeeded().zoom(to: scale, animated: animated)
  }

  /// Zooms until a rectangle fills the view, and scrolls it to the middle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the view that is zoomed; an empty one asks for the
  ///     greatest scale. Nothing happens for one that is not finite.
  ///   - animated: Whether over time; see ``setZoomScale(_:animated:)``.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomingCreatingIfNeeded().zoom(to: rect, animated: animated)
  }

  /// A Boolean value that says whether two touches zoom the contents.
  open var isZooming: Bool { zooming?.isPinching == true }
  /// A Boolean value that says whether contents that touches zoomed too far are coming back.
  open var isZoomBouncing: Bool { zooming?.isBouncing == true }

  // MARK: Refreshing

  /// The control that contents show above them when they are pulled beyond their top, which asks for
  /// refreshing them; nil for none.
  ///
  /// It is a subview of the scroll view from now on, behind the others, and of no other scroll view.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.leaveScrollView()
      refreshControl?.enter(self)
    }
  }

  /// Gives the refresh control its height in the inset at the top, or takes it back: then contents that
  /// the control held down go back over time.
  func setRefreshHeight(_ height: CGFloat) {
    guard height != refreshHeight else { return }
    let before = adjustedContentInset
    refreshHeight = height
    let (offset, rest) = (bounds.origin, clamped(bounds.origin))
    // A scroll under way ends where it was going.
    let isMoving = isDecelerating || animatedScroll != nil
    if let root, height == 0, offset != rest, dragging?.isTracking != true, !isMoving {
      scroll(to: rest, in: root) { _ in }
    }
    insetsMayHaveChanged(from: before)
  }

  // MARK: Touches

  /// A Boolean value that says whether a tap of the status bar scrolls to the top: a tap in the safe
  /// area at the top of the window, if no other visible scroll view of the window has it set.
  ///
  /// > Note: Differs from UIKit: there is no status bar. `UIWindow.tap(at:)` counts, above the safe
  /// > area's inset.
  open var scrollsToTop = true
  /// A Boolean value that says whether drags scroll; setting the offset always does. Orthogonal
  /// sections of a collection view go on scrolling.
  open var isScrollEnabled = true
  /// A Boolean value that says whether it scrolls in steps of its size.
  open var isPagingEnabled = false
  /// A Boolean value that says whether it can be pulled beyond its contents, where touches scroll:
  /// see ``UIWindow/scrollsOverTime``.
  open var bounces = true
  /// A Boolean value that says whether it can be pulled from top to bottom also when its contents
  /// are smaller.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetsMayHaveChanged(from: nil) } }
  }
  /// A Boolean value that says whether it can be pulled from side to side also when its contents
  /// are smaller.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetsMayHaveChanged(from: nil) } }
  }
  /// A Boolean value that says whether a touch that begins along one axis scrolls on that alone; one
  /// that begins diagonally scrolls on both.
  open var isDirectionalLockEnabled = false
  /// A Boolean value that says whether an indicator shows how far contents are scrolled from side to
  /// side. It is seen while they move in a window that scrolls over time, and for half a second after.
  open var showsHorizontalScrollIndicator = true
  /// A Boolean value that says whether an indicator shows how far contents are scrolled from top to
  /// bottom. It is seen while they move in a window that scrolls over time, and for half a second
  /// after.
  open var showsVerticalScrollIndicator = true
  /// The colour of scroll indicators.
  open var indicatorStyle: IndicatorStyle = .default
  /// Has no effect: no indicators are drawn. A Boolean value that says whether the safe area is
  /// added to their insets.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The distances of both scroll indicators from the edges, beside the safe area.
  open var scrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      verticalScrollIndicatorInsets = scrollIndicatorInsets
      horizontalScrollIndicatorInsets = scrollIndicatorInsets
    }
  }
  /// The distances of the vertical scroll indicator from the edges, beside the safe area.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of the horizontal scroll indicator from the edges, beside the safe area.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The deceleration rate of a fling. One that turns pages slows down as with `fast`.
  open var decelerationRate: DecelerationRate = .normal
  /// Has no effect: there is no keyboard. The behavior of the keyboard when the contents are
  /// dragged.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// A Boolean value that says whether a touch that moves within 0.15 s scrolls whatever it is on.
  ///
  /// > Note: Differs from UIKit: the view under it gets it at once, and its end.
  open var delaysContentTouches = true
  /// A Boolean value that says whether a touch on a view of the contents may turn into a scroll.
  open var canCancelContentTouches = true

  /// Returns whether a touch on a view of the contents may turn into a scroll: false for controls.
  ///
  /// It is not asked if ``canCancelContentTouches`` is false, and while the touch may still scroll
  /// whatever it is on: see ``delaysContentTouches``.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// A Boolean value that says whether a touch that could scroll the contents is on them, or a drag
  /// is under way.
  open var isTracking: Bool {
    isScrollEnabled
      && (dragging?.isTracking == true
        || root?.activeTouch?.view?.isDescendant(of: self) == true)
  }
  /// A Boolean value that says whether a drag is under way: from `scrollViewWillBeginDragging` to
  /// `scrollViewWillEndDragging`.
  ///
  /// > Note: Differs from UIKit: a touch that moves drags the contents in a window that
  /// > ``UIWindow/scrollsOverTime``; in another ``endDrag(at:velocity:)`` is a drag.
  open var isDragging: Bool { dragging?.isDragging == true }
  /// A Boolean value that says whether the contents are moving on after a drag: from
  /// `scrollViewDidEndDragging` until `scrollViewDidEndDecelerating`.
  open var isDecelerating: Bool { dragging?.isDecelerating == true }

  /// The view's rectangle in content coordinates. A change of its origin lays out and tells the
  /// delegate.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      guard newValue != old else { return }
      propertiesWillChange()
      defer { propertiesDidChange() }
      let before = adjustedContentInset
      offsetOrigins = origins(scrollingTo: newValue.origin)
      super.bounds = newValue
      if newValue.size != old.size {
        insetsMayHaveChanged(from: before)
        refreshControl?.contentsDidMove()
      }
      guard bounds.origin != old.origin else { return }
      setNeedsLayout()
      if autoLayout?.followsScrolling == true { constraintInputsChanged() }
      barObserver?.contentsDidScroll(in: self)
      scrollDelegate?.scrollViewDidScroll?(self)
      refreshControl?.contentsDidMove()
    }
  }

  /// Called when the safe area changed; the adjusted inset changes with it.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged(from: nil)
  }

  /// The nearest offset at which nothing but contents and insets is seen.
  ///
  /// - Returns: An offset in the legal range, whose start wins if the contents are small.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    let range = restingRange
    return CGPoint(x: range.x.clamped(offset.x), y: range.y.clamped(offset.y))
  }

  /// Says that what the bars over the contents cover may count now, or no longer.
  package func barObserverDidChange() { insetsMayHaveChanged(from: nil) }

  override func drawOverlay(in drawing: ViewDrawing) { dragging?.indicators.draw(in: drawing) }

  override func boundsWereStored() { geometryDelegate?.boundsWereStored() }

  /// The safe area of the contents: parts of it that are in the insets already count no more.
  override var safeAreaOfContents: UIEdgeInsets {
    let (safe, adjusted) = (safeAreaInsets, adjustedContentInset)
    return UIEdgeInsets(
      top: safe.top - (adjusted.top - refreshHeight - contentEdges.top),
      left: safe.left - (adjusted.left - contentEdges.left),
      bottom: safe.bottom - (adjusted.bottom - contentEdges.bottom),
      right: safe.right - (adjusted.right - contentEdges.right))
  }

  private func insetsMayHaveChanged(from before: UIEdgeInsets?) {
    let now = adjustedContentInset
    // Behaviour rule SV-5: until it is scrolled it shows the start of its contents.
    let isStartSet = geometryDelegate?.setsHorizontalStart ?? false
    var start = bounds.origin
    if offsetOrigins.x == .start, !isStartSet { start.x = -now.left }
    // A control that a program lets refresh stays above them.
    if offsetOrigins.y == .start { start.y = refreshHeight - now.top }
    let areOthers = now != knownInsets
    if areOthers {
      knownInsets = now
      start = legalOffset(start, setsStart: !isStartSet)
    }
    moveContents(to: start, countingAs: offsetOrigins)
    guard before != now else { return }
    safeAreaMayHaveChanged()
    adjustedContentInsetDidChange()
    if areOthers { scrollDelegate?.scrollViewDidChangeAdjustedContentInset?(self) }
    refreshControl?.contentsDidMove()
    setNeedsLayout()
  }

  /// The nearest legal offset for new insets (behaviour rule SV-1), unless the contents are moving.
  private func legalOffset(_ offset: CGPoint, setsStart: Bool) -> CGPoint {
    guard knowsContents, dragging?.isTracking != true, !isDecelerating else { return offset }
    // An animated scroll keeps to what is legal by itself.
    guard animatedScroll == nil, zooming?.isPinching != true else { return offset }
    var legal = clamped(offset)
    if offsetOrigins.x == .start, !setsStart { legal.x = offset.x }
    return legal
  }

  private static func shift(
    _ range: ClosedRange<CGFloat>, into start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    if range.lowerBound < start || range.upperBound - range.lowerBound > end - start {
      return range.lowerBound - start
    }
    return max(0, range.upperBound - end)
  }
}
