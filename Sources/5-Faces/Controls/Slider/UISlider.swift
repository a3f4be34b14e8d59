// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// A control for choosing a value of a range by dragging a thumb along a track.
///
/// 34 points high unless it is given another height. Dragging the thumb sends `.valueChanged`: while
/// it moves if ``isContinuous``, else at its end.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let parts = SliderParts()
  private var thumbImages = StateValues<UIImage>()
  private var current: Float = 0
  /// From the thumb's middle to the touch when it began, in points.
  private var grabOffset: CGFloat = 0

  /// Creates a slider from 0 to 1 whose value is 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    parts.add(to: self)
    showLook()
  }

  /// Creates a slider of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    parts.add(to: self)
    showLook()
    coder.decode(self, reading: NibSteps.slider)
  }

  // MARK: Value

  /// The value: always within ``minimumValue`` and ``maximumValue``.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, clamped to the range; sends no action.
  ///
  /// - Parameters:
  ///   - value: The value. One that is no number leaves the slider as it is.
  ///   - animated: Whether the thumb moves there, in a window.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    let value = min(max(value, minimumValue), maximumValue)
    guard value != current else { return }
    guard animated else {
      current = value
      return setNeedsLayout()
    }
    layoutIfNeeded()
    current = value
    UIView.animate(withDuration: SliderMetrics.duration) { self.layOutParts() }
  }

  /// The value at the leading end: 0 at first. A larger one than ``maximumValue`` raises that, too.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeChanged()
    }
  }

  /// The value at the trailing end: 1 at first. A smaller one than ``minimumValue`` lowers that, too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeChanged()
    }
  }

  /// A Boolean value that says whether `.valueChanged` is sent while the thumb moves, and not only
  /// when the touch ends.
  open var isContinuous = true

  private func rangeChanged() {
    current = min(max(current, minimumValue), maximumValue)
    setNeedsLayout()
  }

  // MARK: Look

  /// The colour of the track before the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { showLook() } }
  /// The colour of the track after the thumb; nil for a grey.
  open var maximumTrackTintColor: UIColor? { didSet { showLook() } }
  /// The colour of the thumb; nil for white. Not of a thumb that is an image.
  open var thumbTintColor: UIColor? { didSet { showLook() } }
  /// The image before the track; nil for none.
  open var minimumValueImage: UIImage? { didSet { showLook() } }
  /// The image after the track; nil for none.
  open var maximumValueImage: UIImage? { didSet { showLook() } }

  /// Sets the image of the thumb in a state; nil for that of the normal state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[exactly: state] = image
    showLook()
  }

  /// Returns the image of the thumb that was set for a state; nil if there is none.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[exactly: state] }

  /// The image of the thumb in the present state; nil for the usual thumb.
  open var currentThumbImage: UIImage? { thumbImages.shown(in: state) }

  /// Updates the colours for the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLook()
  }

  /// The control's state changes its look.
  open override var isEnabled: Bool { didSet { showLook() } }
  /// The control's state changes its look.
  open override var isHighlighted: Bool { didSet { showLook() } }

  /// Updates the shapes for another design.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if design != previousTraitCollection?.design { showLook() }
  }

  private func showLook() {
    parts.minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    parts.maximumTrack.backgroundColor =
      maximumTrackTintColor ?? SliderMetrics.restOfTrack[design]
    parts.setShape(design)
    parts.showThumb(currentThumbImage, color: thumbTintColor ?? .white, design)
    parts.minimumImage.image = minimumValueImage
    parts.maximumImage.image = maximumValueImage
    parts.setAlpha(isEnabled ? 1 : SliderMetrics.disabledAlpha)
    setNeedsLayout()
  }

  // MARK: Places

  /// Returns the frame of the image before the track in bounds.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atLeft: !isMirrored, in: bounds)
  }

  /// Returns the frame of the image after the track in bounds.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atLeft: isMirrored, in: bounds)
  }

  /// Returns the frame of the track in bounds: 4 points high, or 6 in the design of iOS 26, between the
  /// images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let first = isMirrored ? maximumValueImage : minimumValueImage
    let last = isMirrored ? minimumValueImage : maximumValueImage
    let gap = SliderMetrics.imageGap
    let left = first.map { $0.size.width + gap } ?? SliderMetrics.trackInset[design]
    let right = last.map { $0.size.width + gap } ?? SliderMetrics.trackInset[design]
    let height = SliderMetrics.trackHeight[design]
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2,
      width: max(0, bounds.width - left - right), height: height)
  }

  /// Returns the frame of the thumb for a value.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the slider, in points.
  ///   - rect: The frame of the track. The thumb's edges reach its ends, and go over them by
  ///     2 points; not so in the design of iOS 26.
  ///   - value: The value; one outside of the range counts as the nearest.
  /// - Returns: The frame.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? SliderMetrics.thumbSize[design]
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat(min(max((value - minimumValue) / range, 0), 1)) : 0
    let track = rect.insetBy(dx: -SliderMetrics.thumbOverhang[design], dy: 0)
    let free = max(0, track.width - size.width)
    let offset = free * (isMirrored ? 1 - fraction : fraction)
    var y = bounds.midY - size.height / 2
    if currentThumbImage == nil {
      // The usual thumb is above the middle, on a pixel.
      let scale = traitCollection.displayScale
      y = PixelGrid(scale: scale > 0 ? scale : 1).round(y - SliderMetrics.thumbRise[design])
    }
    return CGRect(x: track.minX + offset, y: y, width: size.width, height: size.height)
  }

  private func imageRect(_ image: UIImage?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private var design: InterfaceDesign { traitCollection.design }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Lays out the track, the thumb and the images.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  private func layOutParts() {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: current)
    let middle = thumb.midX
    let left = CGRect(
      x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
    let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
    parts.minimumTrack.frame = isMirrored ? right : left
    parts.maximumTrack.frame = track
    parts.thumb.frame = thumb
    parts.minimumImage.frame = minimumValueImageRect(forBounds: bounds)
    parts.maximumImage.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// The natural size: any width, 34 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderMetrics.height)
  }

  /// The width that it is given, 34 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SliderMetrics.height)
  }

  // MARK: Tracking

  /// A touch on the thumb, or within 10 points of it, moves it; others do not.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let thumb = parts.thumb.frame
    let reach = -SliderMetrics.thumbReach
    guard thumb.insetBy(dx: reach, dy: reach).contains(point) else { return false }
    grabOffset = point.x - thumb.midX
    return true
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let new = value(at: touch.location(in: self).x - grabOffset)
    guard new != current else { return true }
    current = new
    setNeedsLayout()
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  /// Sends the value of a slider that is not continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Accessibility

  /// Moves the thumb by a tenth of the range.
  open override func accessibilityIncrement() { step(by: 0.1) }

  /// Moves the thumb back by a tenth of the range.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by share: Float) {
    let old = value
    value = old + (maximumValue - minimumValue) * share
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func value(at middle: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard first != last else { return current }
    let fraction = Float(min(max((middle - first) / (last - first), 0), 1))
    return minimumValue + (maximumValue - minimumValue) * fraction
  }
}

@MainActor
private struct SliderParts {
  let minimumTrack = UIView()
  let maximumTrack = UIView()
  let thumb = UIImageView()
  let minimumImage = UIImageView()
  let maximumImage = UIImageView()

  func add(to slider: UISlider) {
    for view in [maximumTrack, minimumTrack, minimumImage, maximumImage, thumb] {
      view.isUserInteractionEnabled = false
      slider.addSubview(view)
    }
  }

  func setShape(_ design: InterfaceDesign) {
    for track in [minimumTrack, maximumTrack] {
      track.layer.cornerRadius = SliderMetrics.trackHeight[design] / 2
    }
  }

  func setAlpha(_ alpha: CGFloat) {
    for view in [maximumTrack, minimumTrack, minimumImage, maximumImage, thumb] {
      view.alpha = alpha
    }
  }

  /// Shows the usual thumb, a disc or a capsule with a shadow, or an image.
  func showThumb(_ image: UIImage?, color: UIColor, _ design: InterfaceDesign) {
    thumb.image = image
    thumb.backgroundColor = image == nil ? color : nil
    thumb.layer.cornerRadius = image == nil ? SliderMetrics.thumbSize[design].height / 2 : 0
    thumb.layer.shadowOpacity = image == nil ? SliderMetrics.shadowOpacity[design] : 0
    thumb.layer.shadowRadius = SliderMetrics.shadowRadius[design]
    thumb.layer.shadowOffset = SliderMetrics.shadowOffset[design]
  }
}

/// The lengths of a slider, in points, and a colour. Its height, the thumb and the track's inset were measured on iOS: a
/// thumb of 27 at y 2.333 of 34, x from 1 to the width less 28. The others are ours.
private enum SliderMetrics {
  static let height: CGFloat = 34
  // LK-215
  static let trackHeight = ByDesign<CGFloat>(4, 6)
  static let trackInset = ByDesign<CGFloat>(3, 0)
  /// From the track's ends to the outermost edges of the thumb.
  static let thumbOverhang = ByDesign<CGFloat>(2, 0)
  /// From the middle of the slider up to that of the thumb.
  static let thumbRise = ByDesign<CGFloat>(7 / 6, 0)
  static let imageGap: CGFloat = 8
  // LK-216
  static let thumbSize = ByDesign(CGSize(width: 27, height: 27), CGSize(width: 37, height: 24))
  static let thumbReach: CGFloat = 10
  static let shadowOffset = ByDesign(CGSize(width: 0, height: 3), CGSize(width: 0, height: 1))
  static let shadowRadius = ByDesign<CGFloat>(4, 3)
  static let shadowOpacity = ByDesign<Float>(0.2, 0.11)
  // LK-218
  static let restOfTrack = ByDesign(
    UIColor.systemFill,
    UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 26 / 255) })
  static let disabledAlpha: CGFloat = 0.5
  static let duration: TimeInterval = 0.25
}
