// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// A view that shows the progress of a task, as a bar that fills.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress view.
  public enum Style: Int, Hashable, Sendable {
    /// A bar with round ends, 4 points high.
    case `default`
    /// A bar for the edge of another one, 2.5 points high.
    case bar
  }

  private let track = UIImageView()
  private let fill = UIImageView()
  private var current: Float = 0

  /// Creates an empty bar of the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    holdSize()
  }

  /// Creates an empty bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Creates a bar of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if coder.isNib { coder.decode(self, reading: NibSteps.progressView) } else { holdSize() }
  }

  private func setUp() {
    for view in [track, fill] {
      view.clipsToBounds = true
      addSubview(view)
    }
    showLook()
  }

  private func holdSize() {
    isUserInteractionEnabled = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The part that is done, 0…1; others count as the nearest.
  open var progress: Float {
    get { current }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress.
  ///
  /// - Parameters:
  ///   - progress: The part, 0…1; others count as the nearest. One that is no number changes nothing.
  ///   - animated: Whether the bar grows there, in a window.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    let progress = min(max(progress, 0), 1)
    guard progress != current else { return }
    guard animated else {
      current = progress
      return setNeedsLayout()
    }
    layoutIfNeeded()
    current = progress
    UIView.animate(withDuration: ProgressMetrics.duration) { self.layOutBars() }
  }

  /// The style of the bar.
  open var progressViewStyle = Style.default {
    didSet {
      showLook()
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the part that is done; nil for the tint.
  open var progressTintColor: UIColor? { didSet { showLook() } }
  /// The colour of the part that is left; nil for a grey, and for none in a bar.
  open var trackTintColor: UIColor? { didSet { showLook() } }
  /// The image of the part that is done, stretched; nil for a colour.
  open var progressImage: UIImage? { didSet { showLook() } }
  /// The image of the part that is left, stretched; nil for a colour.
  open var trackImage: UIImage? { didSet { showLook() } }

  /// Updates the colours for the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLook()
  }

  private func showLook() {
    fill.image = progressImage
    track.image = trackImage
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    let rest: UIColor = progressViewStyle == .bar ? .clear : .systemFill
    track.backgroundColor = trackImage == nil ? trackTintColor ?? rest : nil
    setNeedsLayout()
  }

  /// The natural size: any width, and the height of the style.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// The width that it is given, as high as the style asks for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  private var height: CGFloat {
    switch progressViewStyle {
    case .default: ProgressMetrics.height
    case .bar: ProgressMetrics.barHeight
    }
  }

  /// Lays out the bars.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBars()
  }

  private func layOutBars() {
    track.frame = bounds
    let width = bounds.width * CGFloat(current)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(
      x: isMirrored ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    for view in [track, fill] { view.layer.cornerRadius = min(radius, view.bounds.width / 2) }
  }
}

/// The lengths of a progress view, in points; ours.
private enum ProgressMetrics {
  static let height: CGFloat = 4
  static let barHeight: CGFloat = 2.5
  static let duration: TimeInterval = 0.25
}
