// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A control with which the user refreshes contents by pulling them down.
///
/// As a scroll view's ``UIScrollView/refreshControl`` it stands above the contents, 60 points high. A
/// drag that pulls them 120 points beyond their top starts refreshing, and sends `.valueChanged` while it
/// is still under way; the program loads, and calls ``endRefreshing()`` then. Meanwhile the control's
/// height belongs to the ``UIScrollView/adjustedContentInset``, so that contents come to rest below it
/// (behaviour rule SV-13).
///
/// Touches drag where they scroll, see ``UIWindow/scrollsOverTime``.
///
/// > Note: Differs from UIKit: ``UIScrollView/contentInset`` stays what the program set.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private enum Phase {
    /// A pull can start refreshing.
    case ready
    case refreshing
    /// It is over, and the contents are not back at their top yet.
    case finished
  }

  private var phase = Phase.ready
  private weak var scrollView: UIScrollView?
  private let spokes = RefreshSpokes(frame: .zero)
  private let titleLabel = UILabel()

  /// Creates a control that refreshes nothing yet. The scroll view decides its frame.
  public override init(frame: CGRect) {
    let size = CGSize(width: frame.width, height: RefreshMetrics.height)
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  /// Creates a control of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, reading: NibSteps.refreshControl)
  }

  private func setUp() {
    isOpaque = false
    // Touches beside the contents drag them.
    isUserInteractionEnabled = false
    titleLabel.font = .preferredFont(forTextStyle: .footnote)
    titleLabel.textColor = .secondaryLabel
    titleLabel.textAlignment = .center
    addSubview(spokes)
    addSubview(titleLabel)
    showPull(0)
  }

  /// A Boolean value that says whether contents are being refreshed: from a pull or
  /// ``beginRefreshing()`` to ``endRefreshing()``.
  open var isRefreshing: Bool { phase == .refreshing }

  /// The text below the spokes, which appears as they do; nil for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Begins refreshing for another reason than a pull. No action is sent, and nothing scrolls:
  /// contents at their top cover the control, until the program scrolls to it.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    phase = .refreshing
    showsRefreshing()
    settleHeight()
  }

  /// Ends refreshing; contents that rest below the control scroll back to their top over 0.3 s.
  /// While they are dragged, they do when the drag ends. Nothing happens unless the control is
  /// refreshing.
  open func endRefreshing() {
    guard isRefreshing else { return }
    phase = .finished
    showsRefreshing()
    settleHeight()
    contentsDidMove()
  }

  // MARK: Scroll view

  func enter(_ view: UIScrollView) {
    if let scrollView, scrollView !== view { scrollView.refreshControl = nil }
    scrollView = view
    view.insertSubview(self, at: 0)
    settleHeight()
    contentsDidMove()
  }

  func leaveScrollView() {
    let view = scrollView
    scrollView = nil
    removeFromSuperview()
    view?.setRefreshHeight(0)
  }

  /// The scroll view's contents, insets or size changed.
  func contentsDidMove() {
    guard let scrollView, scrollView.bounds.isFinite else { return }
    let pull = pull(of: scrollView)
    let newFrame = CGRect(
      x: scrollView.bounds.minX,
      y: -scrollView.contentInset.top - max(RefreshMetrics.height, pull),
      width: scrollView.bounds.width, height: RefreshMetrics.height)
    if newFrame != frame { frame = newFrame }
    showPull(pull)
    switch phase {
    case .ready where scrollView.isDragging && pull >= RefreshMetrics.pull:
      phase = .refreshing
      showsRefreshing()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    case .finished where pull <= 0: phase = .ready
    default: break
    }
  }

  /// The touch that drags or stopped the contents ends.
  func touchWillEnd() { scrollView?.setRefreshHeight(heldHeight) }

  /// The height by which contents come to rest below their top, in points.
  private var heldHeight: CGFloat { isRefreshing ? RefreshMetrics.height : 0 }

  /// Takes its height in the inset or gives it back; under a touch the contents would jump, and it waits
  /// for the end.
  private func settleHeight() {
    guard let scrollView, scrollView.dragging?.isTracking != true else { return }
    scrollView.setRefreshHeight(heldHeight)
  }

  /// Returns how far the contents are below their top without the control, in points.
  private func pull(of scrollView: UIScrollView) -> CGFloat {
    scrollView.restingRange.y.lower + scrollView.refreshHeight - scrollView.bounds.minY
  }

  // MARK: Appearance

  private func showPull(_ pull: CGFloat) {
    let share = isRefreshing ? 1 : min(max(pull / RefreshMetrics.pull, 0), 1)
    spokes.shownShare = share
    titleLabel.alpha = share
  }

  private func showsRefreshing() {
    spokes.isTurning = isRefreshing
    if isRefreshing { showPull(RefreshMetrics.pull) }
  }

  /// The height of the control, and any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: RefreshMetrics.height)
  }

  /// The given width, and the height of the control.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: RefreshMetrics.height)
  }

  /// A Boolean value that says whether the control can have the focus; false.
  open override var canBecomeFocused: Bool { false }

  /// Lays out the spokes in the middle, and the title below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = RefreshMetrics.side
    let title = attributedTitle == nil ? CGSize.zero : titleLabel.sizeThatFits(bounds.size)
    let gap = title.height > 0 ? RefreshMetrics.titleDistance : 0
    let top = ((bounds.height - side - gap - title.height) / 2).rounded(.down)
    spokes.color = ownTint
    spokes.frame = CGRect(x: bounds.midX - side / 2, y: top, width: side, height: side)
    titleLabel.frame = CGRect(x: 0, y: top + side + gap, width: bounds.width, height: title.height)
  }

  /// Updates the spokes for the tint, if the control has one of its own; they are grey otherwise.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spokes.color = ownTint
  }
}

/// The spokes of a refresh control: as many as the pull shows, or all of them turning.
private final class RefreshSpokes: UIView {
  private let rotation = SpokeRotation()
  /// The share of the spokes that are seen, 0…1, the first from the top on.
  var shownShare: CGFloat = 0
  /// Their colour; nil for grey.
  var color: UIColor?
  var isTurning = false { didSet { turnInWindow() } }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    turnInWindow()
  }

  private func turnInWindow() { rotation.run(isTurning && window != nil) }

  override func draw(_ rect: CGRect) {
    let spokes = ActivitySpokes(
      side: RefreshMetrics.side,
      color: (color ?? .secondaryLabel).resolvedColor(with: traitCollection))
    let shown = shownShare * CGFloat(ActivitySpokes.count)
    spokes.draw(about: CGPoint(x: bounds.midX, y: bounds.midY)) { spoke in
      isTurning ? rotation.opacity(ofSpoke: spoke) : min(max(shown - CGFloat(spoke), 0), 1)
    }
  }
}

/// The lengths of a refresh control, in points; UIKit documents none of them.
private enum RefreshMetrics {
  static let height: CGFloat = 60
  /// The distance that a drag pulls the contents before they are refreshed.
  static let pull: CGFloat = 120
  /// The diameter of the spokes: that of a medium activity indicator.
  static let side: CGFloat = 20
  static let titleDistance: CGFloat = 4
}
