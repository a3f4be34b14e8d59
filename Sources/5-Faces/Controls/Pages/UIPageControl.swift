// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// A control that shows the number of pages, and the current one, as dots.
///
/// A tap beside the middle goes to the page before or after and sends `.valueChanged`.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The style of what is behind the dots.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// The background is prominent while a touch is on the control.
    case automatic
    /// A capsule.
    case prominent
    /// The background is not drawn.
    case minimal
  }

  private let capsule = UIView()
  private var dots: [UIImageView] = []
  private var images: [Int: UIImage] = [:]

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    holdSize()
  }

  /// Creates a control of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if coder.isNib { coder.decode(self, reading: NibSteps.pageControl) } else { holdSize() }
  }

  private func setUp() {
    capsule.isUserInteractionEnabled = false
    capsule.backgroundColor = .tertiarySystemFill
    addSubview(capsule)
    showLook()
  }

  private func holdSize() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  // MARK: Pages

  /// The number of pages; one below zero counts as none.
  open var numberOfPages: Int {
    get { dots.count }
    set {
      let count = max(0, newValue)
      guard count != dots.count else { return }
      while dots.count > count { dots.removeLast().removeFromSuperview() }
      while dots.count < count {
        let dot = UIImageView()
        dot.contentMode = .center
        addSubview(dot)
        dots.append(dot)
      }
      images = images.filter { $0.key < count }
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }

  /// The page that is seen, from 0 on; others count as the nearest.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(0, dots.count - 1))
      showLook()
    }
  }
  private var page = 0

  /// A Boolean value that says whether the dots are hidden where there is one page, or none.
  open var hidesForSinglePage = false { didSet { showLook() } }

  // MARK: Look

  /// The colour of the other dots; nil for a grey.
  open var pageIndicatorTintColor: UIColor? { didSet { showLook() } }
  /// The colour of the dot of the page that is seen; nil for that of labels.
  open var currentPageIndicatorTintColor: UIColor? { didSet { showLook() } }
  /// The style of what is behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { showLook() } }
  /// The image of each page that has none of its own; nil for a dot.
  open var preferredIndicatorImage: UIImage? { didSet { showLook() } }

  /// Returns the image of a page that was set for it; nil if there is none.
  ///
  /// - Parameter page: The page, from 0 on. One that does not exist is a programmer error.
  /// - Returns: The image.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    check(page)
    return images[page]
  }

  /// Sets the indicator image of a page.
  ///
  /// - Parameters:
  ///   - image: The image, which is drawn in one colour; nil for that of all pages.
  ///   - page: The page, from 0 on. One that does not exist is a programmer error.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    check(page)
    images[page] = image
    showLook()
  }

  private func check(_ page: Int) {
    guard page >= 0, page < dots.count else {
      programmerError("A UIPageControl of \(dots.count) pages has no page \(page).")
    }
  }

  /// The control's state changes its look.
  open override var isHighlighted: Bool { didSet { showLook() } }

  private func showLook() {
    let hides = hidesForSinglePage && dots.count < 2
    let showsCapsule =
      switch backgroundStyle {
      case .automatic: isHighlighted
      case .prominent: true
      case .minimal: false
      }
    capsule.isHidden = hides || !showsCapsule
    let usual = preferredIndicatorImage ?? PageMetrics.dot
    for (index, dot) in dots.enumerated() {
      dot.isHidden = hides
      dot.image = (images[index] ?? usual)?.withRenderingMode(.alwaysTemplate)
      dot.tintColor =
        index == page
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
    }
    setNeedsLayout()
  }

  // MARK: Size

  /// Returns the size that the dots of a number of pages need, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(
      width: count * PageMetrics.pitch + 2 * PageMetrics.inset, height: PageMetrics.height)
  }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  /// Lays out the dots in the middle, the first page at the leading end.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = size(forNumberOfPages: numberOfPages)
    let start = bounds.midX - size.width / 2
    capsule.frame = CGRect(
      x: start, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    capsule.layer.cornerRadius = size.height / 2
    for (index, dot) in dots.enumerated() {
      let position = CGFloat(isMirrored ? dots.count - 1 - index : index)
      dot.frame = CGRect(
        x: start + PageMetrics.inset + position * PageMetrics.pitch,
        y: bounds.midY - size.height / 2, width: PageMetrics.pitch, height: size.height)
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Touches

  /// Moves to the page on the side of the touch.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self), bounds.contains(point) else { return }
    let isForward = (point.x > bounds.midX) != isMirrored
    turn(by: isForward ? 1 : -1)
  }

  // MARK: Accessibility

  /// Moves to the next page.
  open override func accessibilityIncrement() { turn(by: 1) }

  /// Moves to the previous page.
  open override func accessibilityDecrement() { turn(by: -1) }

  private func turn(by count: Int) {
    let next = min(max(page + count, 0), max(0, dots.count - 1))
    guard next != page else { return }
    currentPage = next
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// The lengths of a page control, in points. Measured on iOS at 3 pixels a point: the height, which
/// is 25.667 there, the pitch of the dots, and their diameter of 7.4.
@MainActor
private enum PageMetrics {
  static let height: CGFloat = 26
  /// From the middle of a dot to that of the next.
  static let pitch: CGFloat = 53 / 3
  static let inset: CGFloat = 6
  /// A disc of 7.4; it is 103.125 wide for text of 100 points.
  static let dot = UIImage(
    systemName: "circle.fill",
    withConfiguration: UIImage.SymbolConfiguration(pointSize: 7.4 / 1.03125))
}
