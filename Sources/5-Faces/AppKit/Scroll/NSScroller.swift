// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// A scroll bar: it shows which part of a document is visible, and scrolls by its knob.
///
/// It runs along its longer side. Overlay scrollers lie over the contents and are visible only while
/// somebody scrolls; those of the legacy style have a place of their own and a slot.
@preconcurrency @MainActor
open class NSScroller: NSControl {
  /// The position and the appearance of scrollers.
  public enum Style: Int, Hashable, Sendable {
    /// A scroller beside the contents, always visible.
    case legacy = 0
    /// A scroller over the contents, visible during scrolling.
    case overlay = 1
  }

  /// The colour of the knob of an overlay scroller.
  public enum KnobStyle: Int, Hashable, Sendable {
    /// The style of the appearance.
    case `default` = 0
    /// A dark knob, for light contents.
    case dark = 1
    /// A light knob, for dark contents.
    case light = 2
  }

  /// The parts of a scroller.
  public enum Part: UInt, Hashable, Sendable {
    /// The absence of a part.
    case noPart = 0
    /// The slot before the knob.
    case decrementPage = 1
    /// The knob.
    case knob = 2
    /// The slot behind the knob.
    case incrementPage = 3
    /// The slot in which the knob moves.
    case knobSlot = 6
  }

  /// The distance from the beginning of the knob to where the mouse pressed it, if it did.
  private var knobOffset: CGFloat?
  /// Called when the mouse moved the knob.
  var scrolled: ((Double) -> Void)?

  /// The style that users get: overlay.
  open class var preferredScrollerStyle: Style { .overlay }
  /// A Boolean value that says whether scrollers of the class can lie over contents; true.
  open class var isCompatibleWithOverlayScrollers: Bool { true }
  /// Returns the width of a scroller, in points: 16 over the contents, 15 beside them.
  ///
  /// - Parameters:
  ///   - controlSize: Not read: there is one size.
  ///   - scrollerStyle: The style.
  /// - Returns: The width.
  open class func scrollerWidth(
    for controlSize: NSControl.ControlSize, scrollerStyle: Style
  ) -> CGFloat { scrollerStyle == .overlay ? 16 : 15 }

  // MARK: Values

  /// The scroll position of the document, 0…1.
  open override var doubleValue: Double {
    get { position }
    set { position = newValue.isFinite ? min(max(newValue, 0), 1) : 0 }
  }
  private var position = 0.0

  /// The visible share of the document, 0…1; 1 at first.
  open var knobProportion: CGFloat {
    get { proportion }
    set { proportion = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
  }
  private var proportion: CGFloat = 1

  /// The position and the appearance of the scroller; overlay at first.
  open var scrollerStyle = Style.overlay
  /// The colour of the knob of an overlay scroller.
  open var knobStyle = KnobStyle.default

  /// A Boolean value that says whether y runs down; true: documents begin at the top.
  open override var isFlipped: Bool { true }

  private var isVertical: Bool { bounds.height >= bounds.width }

  // MARK: Drawing

  /// The least length of a knob, in points.
  private static let leastKnob: CGFloat = 26

  /// Returns the frame of a part.
  ///
  /// - Returns: Its rectangle in the scroller's coordinates; empty for a part that is not there, as
  ///   the knob where everything is visible.
  open func rect(for partCode: Part) -> NSRect {
    let isOverlay = scrollerStyle == .overlay
    let (length, thickness) =
      isVertical ? (bounds.height, bounds.width) : (bounds.width, bounds.height)
    let (edge, across, width): (CGFloat, CGFloat, CGFloat) =
      isOverlay ? (3, thickness - 10, 7) : (2, (thickness - 8 + 1) / 2, 8)
    let slot = max(0, length - 2 * edge)
    let knob = min(slot, max(Self.leastKnob, slot * knobProportion))
    let start = edge + (slot - knob) * CGFloat(doubleValue)
    func part(_ from: CGFloat, _ to: CGFloat) -> NSRect {
      isVertical
        ? NSRect(x: across, y: from, width: width, height: max(0, to - from))
        : NSRect(x: from, y: across, width: max(0, to - from), height: width)
    }
    let hasKnob = knobProportion < 1 && slot > 0
    return switch partCode {
    case .noPart: .zero
    case .knobSlot: isOverlay ? part(edge, edge + slot) : bounds
    case .knob: hasKnob ? part(start, start + knob) : .zero
    case .decrementPage: hasKnob ? part(edge, start) : .zero
    case .incrementPage: hasKnob ? part(start + knob, edge + slot) : .zero
    }
  }

  /// The part at a point of the window.
  open func testPart(_ point: NSPoint) -> Part {
    let point = convert(point, from: nil)
    guard mouse(point, in: bounds) else { return .noPart }
    let knob = rect(for: .knob)
    guard !knob.isEmpty else { return .noPart }
    let (position, low, high) =
      isVertical ? (point.y, knob.minY, knob.maxY) : (point.x, knob.minX, knob.maxX)
    return position < low ? .decrementPage : position < high ? .knob : .incrementPage
  }

  /// Draws the slot and the knob.
  open override func draw(_ dirtyRect: NSRect) {
    if scrollerStyle == .legacy { drawKnobSlot(in: rect(for: .knobSlot), highlight: false) }
    if !rect(for: .knob).isEmpty { drawKnob() }
  }

  /// Draws the knob.
  open func drawKnob() {
    let knob = rect(for: .knob)
    let radius = min(knob.width, knob.height) / 2
    knobColor.setFill()
    NSBezierPath(roundedRect: knob, xRadius: radius, yRadius: radius).fill()
  }

  /// Draws the slot of a legacy scroller, with a line towards the contents.
  ///
  /// - Parameters:
  ///   - slotRect: The slot.
  ///   - flag: Has no effect: the slot looks the same under the mouse.
  open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {
    Self.slotColor.setFill()
    slotRect.fill()
    Self.slotEdgeColor.setFill()
    let edge =
      isVertical
      ? NSRect(x: slotRect.minX, y: slotRect.minY, width: 1, height: slotRect.height)
      : NSRect(x: slotRect.minX, y: slotRect.minY, width: slotRect.width, height: 1)
    edge.fill()
  }

  private var knobColor: NSColor {
    guard scrollerStyle == .overlay else { return Self.legacyKnobColor }
    return switch knobStyle {
    case .default:
      NSColor(light: ColorValue(0x000000, alpha: 0.5), dark: ColorValue(0xFFFFFF, alpha: 0.5))
    case .dark: NSColor(white: 0, alpha: 0.5)
    case .light: NSColor(white: 1, alpha: 0.5)
    }
  }

  private static let legacyKnobColor = NSColor(light: 0xC1C1C1, dark: 0x6B6B6B)
  private static let slotColor = NSColor(light: 0xFAFAFA, dark: 0x2B2B2B)
  private static let slotEdgeColor = NSColor(light: 0xE8E8E8, dark: 0x3D3D3D)

  // MARK: The mouse

  /// Returns the view at a point; nil for a scroller that is not visible.
  open override func hitTest(_ point: NSPoint) -> NSView? {
    alphaValue > 0 && knobProportion < 1 ? super.hitTest(point) : nil
  }

  /// A press of the knob begins to move it; one of the slot scrolls by a page.
  open override func mouseDown(with event: NSEvent) {
    let knob = rect(for: .knob)
    let position = along(event)
    switch testPart(event.locationInWindow) {
    case .knob: knobOffset = position - (isVertical ? knob.minY : knob.minX)
    case .decrementPage: moveByPage(-1)
    case .incrementPage: moveByPage(1)
    case .noPart, .knobSlot: break
    }
  }

  /// The knob follows the mouse.
  open override func mouseDragged(with event: NSEvent) {
    guard let knobOffset else { return }
    let (slot, knob) = (rect(for: .knobSlot), rect(for: .knob))
    let free =
      isVertical ? slot.height - knob.height : slot.width - knob.width
    guard free > 0 else { return }
    let start = along(event) - knobOffset - (isVertical ? slot.minY : slot.minX)
    move(to: Double(start / free))
  }

  /// The knob is released.
  open override func mouseUp(with event: NSEvent) { knobOffset = nil }

  private func along(_ event: NSEvent) -> CGFloat {
    let point = convert(event.locationInWindow, from: nil)
    return isVertical ? point.y : point.x
  }

  private func moveByPage(_ direction: Double) {
    guard knobProportion > 0, knobProportion < 1 else { return }
    move(to: doubleValue + direction * Double(knobProportion / (1 - knobProportion)))
  }

  private func move(to value: Double) {
    doubleValue = value
    scrolled?(doubleValue)
  }
}
