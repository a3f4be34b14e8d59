// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// A control of a few segments beside each other, one of which is chosen.
///
/// 32 points high unless it is given another height. A tap selects a segment and sends `.valueChanged`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of ``selectedSegmentIndex`` if no segment is selected.
  public static let noSegment = -1

  var segments: [Segment] = []
  let parts = SegmentParts()
  private var selected = UISegmentedControl.noSegment
  private var pressed: Int?

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    parts.add(to: self)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Creates a control with segments, none of which is selected.
  ///
  /// - Parameter items: Titles (`String`) and images (`UIImage`). Others are a programmer error.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: segments.append(Segment(title: title))
      case let image as UIImage: segments.append(Segment(image: image))
      default:
        programmerError(
          "A segment of a UISegmentedControl is a String or a UIImage, not a \(type(of: item)).")
      }
    }
    segmentsChanged()
    frame.size = naturalSize
  }

  /// Creates a control whose segments do something when they are selected.
  ///
  /// - Parameters:
  ///   - frame: Its place, in points.
  ///   - actions: What each segment does, with its title or image.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(action: $0) }
    segmentsChanged()
    if frame.size == .zero { self.frame.size = naturalSize }
  }

  /// Creates a control of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    parts.add(to: self)
    if coder.isNib {
      coder.decode(self, reading: NibSteps.segmentedControl)
    } else {
      setContentHuggingPriority(.defaultHigh, for: .vertical)
    }
  }

  // MARK: Selection

  /// The index of the segment that is selected; ``noSegment`` for none. Another one than a segment's
  /// is a programmer error.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      if newValue != Self.noSegment { check(newValue) }
      selected = newValue
      showLook()
    }
  }

  /// A Boolean value that says whether a segment is selected only while it is touched.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  func check(_ index: Int) {
    guard segments.indices.contains(index) else {
      programmerError(
        "There is no segment \(index) in a UISegmentedControl of \(segments.count) segments.")
    }
  }

  /// Keeps the selection on its segment when others come and go.
  func moveSelection(by change: Int, from index: Int) {
    if selected >= index { selected += change }
  }

  func deselect() { selected = Self.noSegment }

  // MARK: Look

  /// The colour of the selected segment; nil for white, and for a grey in the dark.
  open var selectedSegmentTintColor: UIColor? { didSet { showLook() } }
  /// A Boolean value that says whether each segment is as wide as what it shows, and not as the widest.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged() } }

  private var attributes = StateValues<[NSAttributedString.Key: Any]>()

  /// Sets the attributes of titles in a state; nil for the default ones.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[exactly: state] = attributes
    segmentsChanged()
  }

  /// Returns the attributes of titles that were set for a state; nil if there are none.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { attributes[exactly: state] }

  /// The control's state changes its look.
  open override var isEnabled: Bool { didSet { showLook() } }

  /// Rebuilds the views, after segments or what they measure have changed.
  func segmentsChanged() {
    if let pressed, pressed >= segments.count { self.pressed = nil }
    parts.match(segments.count)
    invalidateIntrinsicContentSize()
    showLook()
  }

  func showLook() {
    for (index, segment) in segments.enumerated() {
      let isSelected = index == shownSelection
      let isEnabled = isEnabled && segment.isEnabled
      var state: UIControl.State = isSelected ? .selected : []
      if !isEnabled { state.insert(.disabled) }
      parts.cells[index].show(
        segment, attributes: textAttributes(in: state, isSelected: isSelected),
        alpha: isEnabled ? index == pressed && !isSelected ? 0.4 : 1 : 0.3)
    }
    parts.thumb.backgroundColor = selectedSegmentTintColor ?? SegmentMetrics.thumbColor
    parts.thumb.isHidden = shownSelection == nil
    setNeedsLayout()
  }

  /// The attributes of a title: what was set for the state, over the usual ones.
  private func textAttributes(
    in state: UIControl.State, isSelected: Bool
  ) -> [NSAttributedString.Key: Any] {
    let usual: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular),
      .foregroundColor: UIColor.label,
    ]
    return usual.merging(attributes.shown(in: state) ?? [:]) { $1 }
  }

  /// The segment that looks selected: while it is touched, a momentary one, too.
  private var shownSelection: Int? {
    if isMomentary { return pressed }
    return selected == Self.noSegment ? nil : selected
  }

  // MARK: Size

  /// The natural widths of the segments, in points, with the larger of both weights of a title.
  private var naturalWidths: [CGFloat] {
    let attributes = [false, true].map {
      textAttributes(in: $0 ? .selected : .normal, isSelected: $0)
    }
    let widths = segments.map { segment in
      segment.width > 0 ? segment.width : segment.naturalWidth(with: attributes)
    }
    guard !apportionsSegmentWidthsByContent, let widest = widths.max() else { return widths }
    return zip(segments, widths).map { $0.width > 0 ? $1 : widest }
  }

  private var naturalSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +) + dividers, height: SegmentMetrics.height)
  }

  private var divider: CGFloat { SegmentMetrics.divider[traitCollection.design] }

  /// Updates the shapes for another design.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    parts.setShape(traitCollection.design)
    setNeedsLayout()
  }

  /// The width of all dividers, in points: one lies between two segments.
  private var dividers: CGFloat { CGFloat(max(0, segments.count - 1)) * divider }

  /// The insets of the alignment rectangle: 1 point at the bottom, as on iOS, since the control
  /// extends beyond the edge that constraints refer to.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: SegmentMetrics.alignmentInset, right: 0)
  }

  /// The width of the widest segment for each, with a divider of a point between two, which the design of iOS 26
  /// has not, and 31 points, the height of the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalSize.width, height: naturalSize.height - SegmentMetrics.alignmentInset)
  }

  /// The width of the widest segment for each, with a divider between two, 32 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// Lays out the segments, which share the space that they do not need.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  private func layOutParts() {
    parts.back.frame = bounds
    let frames = segmentFrames
    for (cell, frame) in zip(parts.cells, frames) { cell.frame = frame }
    if let shown = shownSelection {
      // In the back, which cuts off the shadow at the control's edge.
      parts.thumb.frame = frames[shown].insetBy(dx: SegmentMetrics.inset, dy: SegmentMetrics.inset)
        .offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    }
    for (index, line) in parts.lines.enumerated() {
      // Beside the selected segment there is no line.
      let isBeside = shownSelection == index || shownSelection == index + 1
      let edge = isMirrored ? frames[index].minX - divider : frames[index].maxX
      line.alpha = isBeside ? 0 : 1
      line.frame = CGRect(
        x: edge, y: bounds.midY - SegmentMetrics.lineHeight / 2, width: divider,
        height: SegmentMetrics.lineHeight)
    }
  }

  var segmentFrames: [CGRect] {
    // Only widths by contents need texts to be measured.
    var widths = apportionsSegmentWidthsByContent ? naturalWidths : segments.map(\.width)
    let free = widths.indices.filter { segments[$0].width == 0 }
    if !free.isEmpty {
      let rest = bounds.width - dividers - widths.reduce(0, +)
      if apportionsSegmentWidthsByContent {
        let content = free.reduce(0) { $0 + widths[$1] }
        // What is wider than its control shrinks in proportion.
        let factor = content > 0 ? max(0, content + rest) / content : 0
        for index in free {
          if rest < 0 {
            widths[index] *= factor
          } else {
            widths[index] += rest / CGFloat(free.count)
          }
        }
      } else {
        for index in free { widths[index] = max(0, rest / CGFloat(free.count)) }
      }
    }
    var x = isMirrored ? bounds.maxX : bounds.minX
    return widths.map { width in
      if isMirrored { x -= width }
      defer { x += isMirrored ? -divider : width + divider }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Touches

  private func segment(at touch: UITouch?) -> Int? {
    guard let point = touch?.location(in: self), bounds.contains(point) else { return nil }
    // Half of a divider belongs to the segments on either side.
    let half = divider / 2
    return segmentFrames.firstIndex { $0.minX - half <= point.x && point.x < $0.maxX + half }
      .flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  /// Called when a touch begins: darkens the segment under it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch)
    showLook()
    return pressed != nil
  }

  /// Called when the touch moves: darkens the segment under it.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let under = segment(at: touch)
    if under != pressed {
      pressed = under
      showLook()
    }
    return true
  }

  /// Called when the touch ends: selects the segment under it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = segment(at: touch)
    pressed = nil
    guard let chosen, isMomentary || chosen != selected else { return showLook() }
    layoutIfNeeded()
    selected = chosen
    UIView.animate(withDuration: SegmentMetrics.duration) {
      self.showLook()
      self.layOutParts()
    }
    if let action = segments[chosen].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { deselect() }
  }

  /// Called when the touch is cancelled: the selection stays.
  open override func cancelTracking(with event: UIEvent?) {
    pressed = nil
    showLook()
  }
}
