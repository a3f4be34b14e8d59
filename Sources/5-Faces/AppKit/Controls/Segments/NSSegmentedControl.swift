// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// A control of a few segments beside each other, from which to choose.
///
/// It is 24 points high; a higher frame has the segments in its middle (appkit rule MV-12). A click selects
/// a segment, as ``trackingMode`` says, calls the ``handler`` and sends the action.
@preconcurrency @MainActor
open class NSSegmentedControl: NSControl {
  let face = SegmentFace()
  var segments: [ControlSegment] = []
  /// The segment that was selected last; -1 for none.
  private var lastSelected = -1
  /// The segment that the mouse is pressed on, and whether it is still over it.
  private var pressed: (index: Int, isInside: Bool)?

  // MARK: Creating

  /// Creates a control of segments with words that sends an action.
  ///
  /// - Parameters:
  ///   - labels: The words of each segment.
  ///   - trackingMode: What a click selects.
  ///   - target: The object that gets the action.
  ///   - action: The action that a click sends to the target.
  public convenience init(
    labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    segments = labels.map { ControlSegment(label: $0) }
    configure(trackingMode, target, action)
  }

  /// Creates a control of segments with images that sends an action.
  ///
  /// - Parameters:
  ///   - images: The image of each segment.
  ///   - trackingMode: What a click selects.
  ///   - target: The object that gets the action.
  ///   - action: The action that a click sends to the target.
  public convenience init(
    images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    segments = images.map { ControlSegment(image: $0) }
    configure(trackingMode, target, action)
  }

  private func configure(_ mode: SwitchTracking, _ target: Any?, _ action: Selector?) {
    trackingMode = mode
    self.target = target as AnyObject?
    self.action = action
    contentsChanged()
    sizeToFit()
  }

  override func setUp() {
    super.setUp()
    face.add(to: viewNode)
    setContentHuggingPriority(NSLayoutConstraint.Priority(750), for: .vertical)
    contentsChanged()
  }

  override func decodeNibPart(_ coder: NSCoder) {
    super.decodeNibPart(coder)
    coder.decode(self, reading: Self.nibStep)
  }

  // MARK: Segments

  /// The number of segments; 0 at first. Setting it adds empty segments at the end, or removes the last.
  /// A negative number stops the program.
  open var segmentCount: Int {
    get { segments.count }
    set {
      guard newValue >= 0 else {
        programmerError("An NSSegmentedControl cannot have \(newValue) segments.")
      }
      while segments.count > newValue { segments.removeLast() }
      while segments.count < newValue { segments.append(ControlSegment()) }
      if lastSelected >= newValue { lastSelected = -1 }
      if pressed?.index ?? -1 >= newValue { pressed = nil }
      contentsChanged()
    }
  }

  func check(_ index: Int) {
    guard segments.indices.contains(index) else {
      programmerError(
        "There is no segment \(index) in an NSSegmentedControl of \(segments.count) segments.")
    }
  }

  /// The way in which clicks select: one segment at first.
  open var trackingMode = SwitchTracking.selectOne {
    didSet {
      guard trackingMode == .selectOne else { return }
      for index in segments.indices where index != lastSelected {
        segments[index].isSelected = false
      }
      contentsChanged()
    }
  }

  /// The distribution of a width other than the segments need; to none of them at first.
  open var segmentDistribution = Distribution.fit {
    didSet { contentsChanged() }
  }
  /// Has no effect: all controls are drawn as rounded. The style of the control.
  open var segmentStyle = Style.automatic
  /// The colour behind segments that are selected; nil for the accent colour.
  open var selectedSegmentBezelColor: NSColor? {
    didSet { contentsChanged() }
  }

  // MARK: Selection

  /// The index of the segment that was selected last; -1 for none. Setting it selects that segment, and
  /// with `selectOne` no other. Another index than a segment's, or -1, stops the program.
  open var selectedSegment: Int {
    get { lastSelected }
    set {
      guard newValue != -1 else {
        for index in segments.indices { segments[index].isSelected = false }
        lastSelected = -1
        return contentsChanged()
      }
      setSelected(true, forSegment: newValue)
    }
  }

  /// The index of the segment that was selected last; -1 for none, and for a control whose segments are
  /// selected for the time of a click alone.
  open var indexOfSelectedItem: Int { trackingMode == .momentary ? -1 : lastSelected }

  /// Selects or deselects a segment; selecting one with `selectOne` deselects the others.
  ///
  /// - Parameters:
  ///   - selected: Whether the segment is selected afterwards.
  ///   - segment: The index of the segment.
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    check(segment)
    if selected, trackingMode != .selectAny {
      for index in segments.indices { segments[index].isSelected = false }
    }
    segments[segment].isSelected = selected
    if selected {
      lastSelected = segment
    } else if lastSelected == segment {
      lastSelected = segments.firstIndex { $0.isSelected } ?? -1
    }
    contentsChanged()
  }

  /// Returns whether a segment is selected.
  open func isSelected(forSegment segment: Int) -> Bool {
    check(segment)
    return segments[segment].isSelected
  }

  /// Selects the first segment with a tag.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  open func selectSegment(withTag tag: Int) -> Bool {
    guard let index = segments.firstIndex(where: { $0.tag == tag }) else { return false }
    setSelected(true, forSegment: index)
    return true
  }

  // MARK: Clicks

  /// A closure that is called when a segment is clicked.
  ///
  /// > Note: Differs from AppKit, which has actions with a target alone. They are sent, too, after it.
  open var handler: (() -> Void)?

  /// Presses the segment under the mouse.
  open override func mouseDown(with event: NSEvent) {
    pressed = segment(at: event).map { ($0, true) }
    contentsChanged()
  }

  /// Presses the segment for as long as the mouse is over it.
  open override func mouseDragged(with event: NSEvent) {
    guard let index = pressed?.index else { return }
    pressed = (index, segment(at: event) == index)
    contentsChanged()
  }

  /// Clicks the segment that was pressed, if the mouse is over it.
  open override func mouseUp(with event: NSEvent) {
    guard let index = pressed?.index else { return }
    pressed = nil
    guard segment(at: event) == index else { return contentsChanged() }
    let isMomentary = trackingMode == .momentary
    setSelected(
      trackingMode == .selectAny ? !segments[index].isSelected : true, forSegment: index)
    // What was clicked, also if that deselects it.
    let remaining = lastSelected
    lastSelected = index
    handler?()
    sendAction(action, to: target)
    guard segments.indices.contains(index), lastSelected == index else { return }
    if isMomentary {
      setSelected(false, forSegment: index)
    } else if !segments[index].isSelected {
      lastSelected = segments.indices.contains(remaining) ? remaining : -1
    }
  }

  /// The index of the segment under the mouse that can be clicked.
  private func segment(at event: NSEvent) -> Int? {
    guard isEnabled else { return nil }
    let point = convert(event.locationInWindow, from: nil)
    guard mouse(point, in: bounds) else { return nil }
    return segmentFrames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
      .flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  // MARK: Looks

  private var spans: SegmentSpans {
    SegmentSpans(
      fixed: segments.map(\.width),
      natural: segments.indices.map { face.naturalWidth(of: $0) },
      distribution: segmentDistribution)
  }

  /// The widths of the segments together, and 24 points.
  open override var intrinsicContentSize: NSSize {
    NSSize(width: spans.needed.reduce(0, +), height: SegmentFace.height)
  }

  private var segmentFrames: [CGRect] {
    let bounds = viewNode.bounds
    var x: CGFloat = isMirrored ? bounds.width : 0
    return spans.widths(in: bounds.width).map { width in
      if isMirrored { x -= width }
      defer { if !isMirrored { x += width } }
      return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
  }

  private var isMirrored: Bool { userInterfaceLayoutDirection == .rightToLeft }

  override var baselineNode: UIView? { face.baselineNode }

  override func contentsChanged() {
    super.contentsChanged()
    let font = (font ?? .systemFont(ofSize: 0)).uiFont
    face.show(segments) { index in
      let segment = segments[index]
      return SegmentFace.Look(
        font: font, accent: selectedSegmentBezelColor ?? .controlAccentColor,
        isSelected: segment.isSelected,
        isPressed: pressed.map { $0.index == index && $0.isInside } ?? false,
        isEnabled: isEnabled && segment.isEnabled)
    }
    appearanceChanged()
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    face.appearanceChanged(in: viewNode.traitCollection)
  }

  /// Lays out the segments.
  open override func layout() {
    super.layout()
    face.layOut(in: viewNode.bounds, frames: segmentFrames, isMirrored: isMirrored)
  }
}

// Indices that no segment has are programmer errors.
extension NSSegmentedControl {
  /// Sets the label of a segment.
  public func setLabel(_ label: String, forSegment segment: Int) {
    change(segment) { $0.label = label }
  }

  /// Returns the words of a segment; nil if none were set.
  public func label(forSegment segment: Int) -> String? {
    check(segment)
    return segments[segment].label
  }

  /// Sets the image of a segment, which is before its label.
  public func setImage(_ image: NSImage?, forSegment segment: Int) {
    change(segment) { $0.image = image }
  }

  /// Returns the image of a segment; nil if it has none.
  public func image(forSegment segment: Int) -> NSImage? {
    check(segment)
    return segments[segment].image
  }

  /// Sets the width of a segment, in points; 0 for the width of its contents.
  public func setWidth(_ width: CGFloat, forSegment segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }

  /// Returns the width that was set for a segment, in points; 0 if none was.
  public func width(forSegment segment: Int) -> CGFloat {
    check(segment)
    return segments[segment].width
  }

  /// Sets whether a segment can be clicked.
  public func setEnabled(_ enabled: Bool, forSegment segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment can be clicked.
  public func isEnabled(forSegment segment: Int) -> Bool {
    check(segment)
    return segments[segment].isEnabled
  }

  /// Sets the tag of a segment.
  public func setTag(_ tag: Int, forSegment segment: Int) {
    change(segment) { $0.tag = tag }
  }

  /// Returns the number to find a segment by; 0 if none was set.
  public func tag(forSegment segment: Int) -> Int {
    check(segment)
    return segments[segment].tag
  }

  private func change(_ index: Int, _ change: (inout ControlSegment) -> Void) {
    check(index)
    change(&segments[index])
    contentsChanged()
  }
}

extension NSSegmentedControl {
  /// The ways in which clicks select segments.
  public enum SwitchTracking: UInt, Hashable, Sendable {
    /// The segment alone.
    case selectOne = 0
    /// The segment as well as others, or no longer.
    case selectAny = 1
    /// The segment, until its action was sent.
    case momentary = 2
  }

  /// The distribution of a width other than the segments need. Segments whose width was set keep it.
  public enum Distribution: Int, Hashable, Sendable {
    /// Segments are as wide as their contents, or narrower in proportion.
    case fit = 0
    /// Segments share the remaining space equally.
    case fill = 1
    /// Segments are equally wide.
    case fillEqually = 2
    /// Segments share the remaining space in proportion to their contents.
    case fillProportionally = 3
  }

  /// The shape of a control. All are drawn as rounded.
  public enum Style: Int, Hashable, Sendable {
    /// A style that suits the place of the control.
    case automatic = 0
    /// The rounded style.
    case rounded = 1
    /// The rounded style with a texture.
    case texturedRounded = 2
    /// A rounded rectangle.
    case roundRect = 3
    /// A square with a texture.
    case texturedSquare = 4
    /// A capsule.
    case capsule = 5
    /// A small square.
    case smallSquare = 6
    /// The style with gaps between segments.
    case separated = 8
  }
}
