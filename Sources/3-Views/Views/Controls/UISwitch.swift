// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A control that is on or off.
///
/// 51 × 31 points, or 63 × 28 in the design of iOS 26, whatever size it is given. A tap moves the knob and sends `.valueChanged`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private let parts = Parts()
  private var isOnNow = false

  /// Creates a switch that is off.
  public override init(frame: CGRect) {
    let size = SwitchMetrics.size[UITraitCollection.current.design]
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  /// Creates a switch of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds = .zero
    setUp()
    coder.decode(self, reading: NibSteps.switchControl)
  }

  private func setUp() {
    addSubview(parts.whole)
    parts.whole.addSubview(parts.track)
    parts.whole.addSubview(parts.knob)
    parts.setUp()
    parts.setShape(design)
    showColors()
    layoutIfNeeded()
  }

  /// A Boolean value that says whether the switch is on.
  open var isOn: Bool {
    get { isOnNow }
    set { setOn(newValue, animated: false) }
  }

  /// Switches on or off; sends no action.
  ///
  /// - Parameters:
  ///   - on: Whether it is to be on.
  ///   - animated: Whether the knob moves there, in a window.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnNow else { return }
    isOnNow = on
    guard animated else {
      showColors()
      setNeedsLayout()
      return
    }
    layoutIfNeeded()
    UIView.animate(withDuration: SwitchMetrics.duration) {
      self.showColors()
      self.layOutParts()
    }
  }

  /// The colour of the track while on; nil for green.
  open var onTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor? { didSet { showColors() } }

  // MARK: Size

  /// The frame of the switch; its size cannot be changed.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: SwitchMetrics.size[design]) }
  }

  /// The bounds of the switch; its size cannot be changed.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: SwitchMetrics.size[design]) }
  }

  /// The insets of the alignment rectangle: 2 points at the right, as on iOS, since the switch
  /// extends beyond the edge that constraints refer to. None in the design of iOS 26.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: SwitchMetrics.alignmentInset[design])
  }

  /// The size of the alignment rectangle: 49 × 31 points, or 63 × 28 in the design of iOS 26.
  open override var intrinsicContentSize: CGSize {
    let size = SwitchMetrics.size[design]
    return CGSize(width: size.width - SwitchMetrics.alignmentInset[design], height: size.height)
  }

  override class var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  /// Returns 51 × 31 points, or 63 × 28 in the design of iOS 26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMetrics.size[design] }

  /// Updates the size for another design.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard design != previousTraitCollection?.design else { return }
    frame.size = SwitchMetrics.size[design]
    parts.setShape(design)
    showColors()
  }

  /// Lays out the knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  override func stateChanged() { showColors() }

  /// Returns false for a single tap that a recognizer around the switch waits for.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !keepsTap(from: recognizer) && super.gestureRecognizerShouldBegin(recognizer)
  }

  override func use() {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Parts

  private var design: InterfaceDesign { traitCollection.design }

  private func layOutParts() {
    let size = SwitchMetrics.size[design]
    parts.whole.frame = CGRect(origin: .zero, size: size)
    parts.track.frame = CGRect(origin: .zero, size: size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let knob = SwitchMetrics.knob[design]
    let gap = (size.height - knob.height) / 2
    let x = isOnNow != isMirrored ? size.width - gap - knob.width : gap
    parts.knob.frame = CGRect(origin: CGPoint(x: x, y: gap), size: knob)
  }

  private func showColors() {
    parts.track.backgroundColor =
      isOnNow ? onTintColor ?? .systemGreen : SwitchMetrics.offTrack[design]
    parts.knob.backgroundColor = thumbTintColor ?? .white
    parts.whole.alpha = isEnabled ? 1 : SwitchMetrics.disabledAlpha
  }

  @MainActor
  private struct Parts {
    let whole = UIView()
    let track = UIView()
    let knob = UIView()

    func setUp() {
      for view in [whole, track, knob] { view.isUserInteractionEnabled = false }
      // The knob's shadow falls on the track alone.
      whole.clipsToBounds = true
      knob.layer.shadowRadius = SwitchMetrics.shadowRadius
      knob.layer.shadowOffset = SwitchMetrics.shadowOffset
    }

    func setShape(_ design: InterfaceDesign) {
      whole.layer.cornerRadius = SwitchMetrics.size[design].height / 2
      track.layer.cornerRadius = SwitchMetrics.size[design].height / 2
      knob.layer.cornerRadius = SwitchMetrics.knob[design].height / 2
      knob.layer.shadowOpacity = SwitchMetrics.shadowOpacity[design]
    }
  }
}

/// The lengths of a switch as phones draw it, in points, and its track.
private enum SwitchMetrics {
  // LK-205
  static let size = ByDesign(CGSize(width: 51, height: 31), CGSize(width: 63, height: 28))
  // LK-211
  static let alignmentInset = ByDesign<CGFloat>(2, 0)
  // LK-206
  static let knob = ByDesign(CGSize(width: 27, height: 27), CGSize(width: 37, height: 24))
  // LK-207
  static let offTrack = ByDesign(UIColor.secondarySystemFill, .tertiaryLabel)
  static let shadowOffset = CGSize(width: 0, height: 3)
  static let shadowRadius: CGFloat = 3.5
  // LK-209
  static let shadowOpacity = ByDesign<Float>(0.18, 0)
  static let disabledAlpha: CGFloat = 0.5
  static let duration: TimeInterval = 0.25
}
