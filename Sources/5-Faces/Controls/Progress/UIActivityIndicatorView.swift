// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// A view that shows that a task is in progress, as turning spokes.
///
/// It turns on the window's time: a still picture shows its first moment.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  public enum Style: Int, Hashable, Sendable {
    /// An indicator of 20 × 20 points.
    case medium = 100
    /// An indicator of 37 × 37 points.
    case large = 101
    /// A white indicator of 37 × 37 points, as before iOS 13.
    case whiteLarge = 0
    /// A white indicator of 20 × 20 points, as before iOS 13.
    case white = 1
    /// A grey indicator of 20 × 20 points, as before iOS 13.
    case gray = 2

    fileprivate var color: UIColor {
      self == .white || self == .whiteLarge ? .white : .secondaryLabel
    }
  }

  private let rotation = SpokeRotation()

  /// Creates an indicator of a style, which does not turn yet.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: IndicatorMetrics.size(of: style)))
    setUp()
  }

  /// Creates a medium indicator, which does not turn yet.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates an indicator of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init(coder: NSCoder) {
    style = .medium
    // A view returns one for every coder, and UIKit's initializer of an indicator never fails.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    if coder.isNib {
      coder.decode(self, reading: NibSteps.activityIndicatorView)
    } else {
      setUp()
    }
  }

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    isHidden = true
  }

  /// The size of the indicator.
  open var style: Style {
    didSet {
      bounds.size = IndicatorMetrics.size(of: style)
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the spokes; nil counts as that of the style: a grey, or white.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }
  private var ownColor: UIColor?

  /// A Boolean value that says whether the indicator is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// A Boolean value that says whether the indicator turns.
  open private(set) var isAnimating = false

  /// Shows the indicator, and starts its animation.
  open func startAnimating() {
    isHidden = false
    guard !isAnimating else { return }
    isAnimating = true
    runInWindow()
  }

  /// Stops the animation, and hides the indicator if ``hidesWhenStopped``.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    runInWindow()
  }

  /// Starts or stops the animation: it runs in a window only.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    runInWindow()
  }

  private func runInWindow() { rotation.run(isAnimating && window != nil) }

  /// The spoke that is darkest, clockwise from the top.
  var step: Int { rotation.step }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { IndicatorMetrics.size(of: style) }

  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { IndicatorMetrics.size(of: style) }

  /// Draws the spokes in the middle of the bounds.
  open override func draw(_ rect: CGRect) {
    let spokes = ActivitySpokes(
      side: IndicatorMetrics.size(of: style).width,
      color: color.resolvedColor(with: traitCollection))
    spokes.draw(about: CGPoint(x: bounds.midX, y: bounds.midY), opacity: rotation.opacity(ofSpoke:))
  }
}

/// The sizes of an indicator, in points; ours.
private enum IndicatorMetrics {
  static func size(of style: UIActivityIndicatorView.Style) -> CGSize {
    switch style {
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    }
  }
}
