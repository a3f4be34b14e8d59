// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// A control that increments and decrements a value, with a minus and a plus.
///
/// 94 × 32 points, whatever size it is given. A touch on a half changes the value and sends
/// `.valueChanged`; one that rests there changes it again and again, if ``autorepeat``.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private let parts = StepperParts()
  private var current: Double = 0
  /// The half under the touch: −1 for the minus, 1 for the plus, 0 for none.
  private var pressed = 0
  /// The half that the touch began on.
  private var begun = 0
  private var valueAtBegin: Double = 0
  private var link: CADisplayLink?
  private var repeats = StepperRepeat()

  /// Creates a stepper from 0 to 100 whose value is 0.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
    setUp()
    holdSize()
  }

  /// Creates a stepper of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.frame.size = StepperMetrics.size
    setUp()
    if coder.isNib { coder.decode(self, reading: NibSteps.stepper) } else { holdSize() }
  }

  private func setUp() {
    parts.add(to: self)
    parts.showSigns(traitCollection.design)
    showLook()
  }

  private func holdSize() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  // MARK: Value

  /// The value: always within ``minimumValue`` and ``maximumValue``.
  open var value: Double {
    get { current }
    set {
      guard !newValue.isNaN else { return }
      current = min(max(newValue, minimumValue), maximumValue)
      showLook()
    }
  }

  /// The least value: 0 at first. One above ``maximumValue`` raises that, too.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The greatest value: 100 at first. One below ``minimumValue`` lowers that, too.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// The length of a step: 1 at first. Not above zero is a programmer error.
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue > 0 else {
        programmerError("The step of a UIStepper is \(stepValue): give a number above zero.")
      }
    }
  }

  /// A Boolean value that says whether `.valueChanged` is sent at each step, and not only when the
  /// touch ends.
  open var isContinuous = true
  /// A Boolean value that says whether a touch that rests steps again and again.
  open var autorepeat = true
  /// A Boolean value that says whether a step beyond one end goes to the other.
  open var wraps = false { didSet { showLook() } }

  // MARK: Look

  /// The control's state changes its look.
  open override var isEnabled: Bool { didSet { showLook() } }

  /// Updates the shapes for another design.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.design != previousTraitCollection?.design {
      parts.showSigns(traitCollection.design)
    }
    setNeedsLayout()
  }

  private func showLook() {
    parts.minus.tintColor = canStep(-1) ? .label : .tertiaryLabel
    parts.plus.tintColor = canStep(1) ? .label : .tertiaryLabel
    parts.minusBack.backgroundColor = pressed < 0 ? .tertiarySystemFill : nil
    parts.plusBack.backgroundColor = pressed > 0 ? .tertiarySystemFill : nil
  }

  func canStep(_ direction: Int) -> Bool {
    guard isEnabled else { return false }
    return wraps || (direction < 0 ? current > minimumValue : current < maximumValue)
  }

  /// The natural size: 94 × 32 points.
  open override var intrinsicContentSize: CGSize { StepperMetrics.size }

  /// Returns 94 × 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }

  /// The frame of the stepper; its size cannot be changed.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: StepperMetrics.size) }
  }

  /// The bounds of the stepper; its size cannot be changed.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: StepperMetrics.size) }
  }

  /// Lays out the halves: the minus is at the leading edge.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut(isMirrored: isMirrored, traitCollection.design)
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Tracking

  /// Steps in the direction of the half that is touched.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    begun = half(under: touch)
    pressed = begun
    valueAtBegin = current
    // Before the first step, whose action may take the stepper out of its window.
    if autorepeat { startRepeating() }
    step(pressed)
    return true
  }

  /// Steps only while the touch is on the half that it began on.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isInside = bounds.contains(touch.location(in: self))
    let under = isInside && half(under: touch) == begun ? begun : 0
    if under != pressed {
      pressed = under
      showLook()
    }
    return true
  }

  /// Sends the value of a stepper that is not continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stopRepeating()
    if !isContinuous, current != valueAtBegin {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  /// Stops stepping.
  open override func cancelTracking(with event: UIEvent?) { stopRepeating() }

  /// Stops stepping outside of a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopRepeating() }
  }

  private func half(under touch: UITouch) -> Int {
    (touch.location(in: self).x < StepperMetrics.size.width / 2) != isMirrored ? -1 : 1
  }

  private func step(_ direction: Int) {
    guard direction != 0, canStep(direction) else { return showLook() }
    let next = current + Double(direction) * stepValue
    if next > maximumValue {
      current = wraps ? minimumValue : maximumValue
    } else if next < minimumValue {
      current = wraps ? maximumValue : minimumValue
    } else {
      current = next
    }
    showLook()
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func startRepeating() {
    repeats = StepperRepeat()
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      guard repeats.isDue(at: link.timestamp) else { return }
      step(pressed)
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private func stopRepeating() {
    link?.invalidate()
    link = nil
    pressed = 0
    showLook()
  }
}

/// The moments at which a touch that rests steps again.
private struct StepperRepeat {
  private var next: CFTimeInterval?
  private var interval = StepperMetrics.firstInterval

  /// Returns whether a step is due; faster from step to step.
  mutating func isDue(at time: CFTimeInterval) -> Bool {
    guard let due = next else {
      next = time + StepperMetrics.delay
      return false
    }
    guard time >= due - 1e-6 else { return false }
    next = due + interval
    interval = max(StepperMetrics.leastInterval, interval * StepperMetrics.acceleration)
    return true
  }
}

@MainActor
private struct StepperParts {
  let back = UIView()
  let minusBack = UIView()
  let plusBack = UIView()
  let line = UIView()
  let minus = UIImageView()
  let plus = UIImageView()

  func add(to stepper: UIStepper) {
    back.backgroundColor = .tertiarySystemFill
    back.clipsToBounds = true
    back.isUserInteractionEnabled = false
    for image in [minus, plus] { image.contentMode = .center }
    stepper.addSubview(back)
    for view in [minusBack, plusBack, line, minus, plus] { back.addSubview(view) }
  }

  func showSigns(_ design: InterfaceDesign) {
    let configuration = UIImage.SymbolConfiguration(
      pointSize: StepperMetrics.signSize[design], weight: .medium)
    minus.image = UIImage(systemName: "minus", withConfiguration: configuration)
    plus.image = UIImage(systemName: "plus", withConfiguration: configuration)
  }

  func layOut(isMirrored: Bool, _ design: InterfaceDesign) {
    back.layer.cornerRadius = StepperMetrics.cornerRadius[design]
    line.backgroundColor = StepperMetrics.lineColor[design]
    let lineHeight = StepperMetrics.lineHeight[design]
    let size = StepperMetrics.size
    back.frame = CGRect(origin: .zero, size: size)
    let left = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
    let right = left.offsetBy(dx: size.width / 2, dy: 0)
    minusBack.frame = isMirrored ? right : left
    plusBack.frame = isMirrored ? left : right
    minus.frame = minusBack.frame
    plus.frame = plusBack.frame
    line.frame = CGRect(
      x: size.width / 2 - 0.5, y: (size.height - lineHeight) / 2, width: 1, height: lineHeight)
  }
}

/// The lengths of a stepper, in points, and its times. Its size was measured on iOS; the others are
/// ours.
private enum StepperMetrics {
  static let size = CGSize(width: 94, height: 32)
  // LK-235
  static let cornerRadius = ByDesign<CGFloat>(8, 16)
  /// The size of the signs' font, which makes them 14 and 13 long. LK-237
  static let signSize = ByDesign<CGFloat>(17, 15.5)
  // LK-236
  static let lineHeight = ByDesign<CGFloat>(18, 24)
  /// Light as measured on iOS. LK-236
  static let lineColor = ByDesign(grey(213), grey(186))

  private static func grey(_ light: CGFloat) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor.tertiaryLabel.resolvedColor(with: traits) : UIColor(white: light / 255, alpha: 1)
    }
  }
  /// Seconds until the first step of a touch that rests.
  static let delay: CFTimeInterval = 0.5
  /// Seconds between the first two such steps.
  static let firstInterval: CFTimeInterval = 0.5
  /// The part of an interval that the next one is.
  static let acceleration = 0.85
  static let leastInterval: CFTimeInterval = 0.1
}
