// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Members of AppKit's values, paths and controls that the other suites have no need of.
@Suite("AppKit: members")
@MainActor
struct MemberTests {
  // The numbers of AppKit's headers.
  @Test func `Raw values`() {
    expectEqual(
      [
        NSImageAlignment.alignCenter, .alignTop, .alignTopLeft, .alignTopRight, .alignLeft,
        .alignBottom, .alignBottomLeft, .alignBottomRight, .alignRight,
      ].map(\.rawValue), Array(0...8))
    expectEqual(
      [
        NSImageScaling.scaleProportionallyDown, .scaleAxesIndependently, .scaleNone,
        .scaleProportionallyUpOrDown,
      ].map(\.rawValue), Array(0...3))
    expectEqual(
      [NSBorderType.noBorder, .lineBorder, .bezelBorder, .grooveBorder].map(\.rawValue),
      Array(0...3))
    expectEqual([NSScroller.KnobStyle.default, .dark, .light].map(\.rawValue), Array(0...2))
    expectEqual(
      [NSScroller.Part.noPart, .decrementPage, .knob, .incrementPage, .knobSlot].map(\.rawValue),
      [0, 1, 2, 3, 6])
    expectEqual(
      [NSButton.ButtonType.pushOnPushOff, .switch, .momentaryPushIn].map(\.rawValue), [1, 3, 7])
    expectEqual(
      [
        NSLayoutConstraint.Priority.dragThatCanResizeWindow, .windowSizeStayPut,
        .dragThatCannotResizeWindow, .fittingSizeCompression,
      ].map(\.rawValue), [510, 500, 490, 50])
    expectEqual(
      [NSPasteboard.PasteboardType.tiff, .rtf, .tabularText].map(\.rawValue),
      ["public.tiff", "public.rtf", "public.utf8-tab-separated-values-text"])
  }

  // Appkit section 2.12.
  @Test func `Colours of text and backgrounds`() throws {
    func text(_ color: NSColor, _ name: NSAppearance.Name) throws -> String {
      var result = ""
      try #require(NSAppearance(named: name)).performAsCurrentDrawingAppearance {
        expectEqual(NSAppearance.currentDrawing().name, name)
        let parts = [color.redComponent, color.greenComponent, color.blueComponent]
        result = parts.map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ",")
        result += "@\((color.alphaComponent * 1000).rounded() / 10)"
      }
      return result
    }
    let (black, white) = ("0,0,0@", "255,255,255@")
    let table: [(NSColor, String, String)] = [
      (.controlTextColor, black + "84.7", white + "84.7"),
      (.selectedTextColor, black + "100.0", white + "100.0"),
      (.quaternaryLabelColor, black + "9.8", white + "9.8"),
      (.placeholderTextColor, black + "24.7", white + "24.7"),
      (.disabledControlTextColor, black + "24.7", white + "24.7"),
      (.alternateSelectedControlTextColor, white + "100.0", white + "100.0"),
      (.textBackgroundColor, white + "100.0", "30,30,30@100.0"),
      (.selectedTextBackgroundColor, "179,215,255@100.0", "63,99,139@100.0"),
      (.controlColor, white + "100.0", white + "24.7"),
      (.unemphasizedSelectedTextBackgroundColor, "220,220,220@100.0", "70,70,70@100.0"),
      (.findHighlightColor, "255,255,0@100.0", "255,255,0@100.0"),
      (NSColor.alternatingContentBackgroundColors[1], "244,245,245@100.0", white + "5.0"),
    ]
    for (color, light, dark) in table {
      try expectEqual(text(color, .aqua), light)
      try expectEqual(text(color, .darkAqua), dark)
    }
  }

  @Test func `Colours are made of components in any space, and mixed`() throws {
    func parts(_ color: NSColor) -> [CGFloat] {
      [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
        .map { ($0 * 1000).rounded() / 1000 }
    }
    let expected: [CGFloat] = [0.2, 0.4, 0.6, 0.8]
    expectEqual(parts(NSColor(calibratedRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)), expected)
    expectEqual(parts(NSColor(deviceRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)), expected)
    expectEqual(parts(NSColor(calibratedWhite: 0.2, alpha: 0.5)), [0.2, 0.2, 0.2, 0.5])
    expectEqual(parts(NSColor(deviceWhite: 0.2, alpha: 0.5)), [0.2, 0.2, 0.2, 0.5])
    let green: [CGFloat] = [0, 1, 0, 1]
    expectEqual(
      parts(
        NSColor(calibratedHue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)), green)
    expectEqual(parts(NSColor(deviceHue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)), green)
    let mixed = NSColor(white: 0, alpha: 1).blended(
      withFraction: 0.25, of: NSColor(white: 1, alpha: 1))
    expectEqual(parts(try #require(mixed)), [0.25, 0.25, 0.25, 1])
    expectEqual(parts(try #require(NSColor.red.usingColorSpace(.sRGB))), [1, 0, 0, 1])
    let dynamic = NSColor(name: nil, dynamicProvider: { _ in .blue })
    expectEqual(parts(dynamic), [0, 0, 1, 1])
  }

  @Test func `A path goes on from its last point`() {
    let path = NSBezierPath()
    expectEqual(path.lineWidth, NSBezierPath.defaultLineWidth)
    path.move(to: NSPoint(x: 10, y: 10))
    path.relativeLine(to: NSPoint(x: 20, y: 0))
    expectEqual(path.currentPoint, NSPoint(x: 30, y: 10))
    path.relativeMove(to: NSPoint(x: 0, y: 5))
    expectEqual(path.currentPoint, NSPoint(x: 30, y: 15))
    path.removeAllPoints()
    expect(path.isEmpty)
    path.appendRect(NSRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(path.bounds, NSRect(x: 1, y: 2, width: 3, height: 4))
    path.removeAllPoints()
    path.appendOval(in: NSRect(x: 0, y: 0, width: 20, height: 10))
    expectEqual(path.bounds, NSRect(x: 0, y: 0, width: 20, height: 10))
    path.removeAllPoints()
    path.appendRoundedRect(
      NSRect(x: 0, y: 0, width: 20, height: 10), xRadius: 3, yRadius: 2)
    expectEqual(path.currentPoint, NSPoint(x: 3, y: 0))
    path.removeAllPoints()
    path.appendArc(
      withCenter: NSPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: 90,
      clockwise: false)
    let end = path.currentPoint
    expectNear(end.x, 10, within: 1e-9)
    expectNear(end.y, 20, within: 1e-9)
    expectNear(path.bounds.minX, 10, within: 1e-6)
    expectNear(path.bounds.maxX, 20, within: 1e-6)
  }

  @Test func `A scroller's parts follow its knob`() {
    let scroller = NSScroller(frame: NSRect(x: 0, y: 0, width: 16, height: 106))
    expectEqual(NSScroller.preferredScrollerStyle, .overlay)
    expect(NSScroller.isCompatibleWithOverlayScrollers)
    expectEqual(NSScroller.scrollerWidth(for: .regular, scrollerStyle: .legacy), 15)
    scroller.knobProportion = 0.5
    scroller.doubleValue = 0.5
    // 100 points between the ends: the knob is 50 long in their middle.
    expectEqual(scroller.rect(for: .knob).minY, 28)
    expectEqual(scroller.rect(for: .knob).height, 50)
    expectEqual(scroller.rect(for: .decrementPage).height, 25)
    expectEqual(scroller.rect(for: .incrementPage).minY, 78)
    expectEqual(scroller.rect(for: .knobSlot).height, 100)
    expectEqual(scroller.rect(for: .noPart), .zero)
    scroller.knobStyle = .light
    expectEqual(scroller.knobStyle, .light)
  }

  @Test func `A control's value is a text, a number or an object`() {
    let control = NSControl(frame: .zero)
    control.integerValue = 12
    expectEqual(control.stringValue, "12")
    expectEqual(control.doubleValue, 12)
    control.objectValue = 7.5
    expectEqual(control.integerValue, 7)
    expectEqual(control.doubleValue, 7.5)
    control.objectValue = nil
    expectEmpty(control.stringValue)
    expectEqual(control.integerValue, 0)
    expect(!control.sendAction(nil, to: nil))
  }

  @Test func `A button keeps its state as its type says, with or without a border`() {
    let button = NSButton(title: "Push")
    button.setButtonType(.pushOnPushOff)
    button.performClick(nil)
    expectEqual(button.state, .on)
    button.setButtonType(.momentaryPushIn)
    button.state = .off
    button.performClick(nil)
    expectEqual(button.state, .off)
    let width = button.intrinsicContentSize.width
    button.isBordered = false
    expectLess(button.intrinsicContentSize.width, width)
    button.sizeToFit()
    expectEqual(button.frame.size, button.intrinsicContentSize)
  }

  @Test func `Labels wrap, and have attributes`() {
    let words = "Several words that do not fit into one line of this width"
    let label = NSTextField(wrappingLabelWithString: words)
    expectEqual(label.maximumNumberOfLines, 0)
    let line = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = line.width / 2
    expectAtLeast(label.intrinsicContentSize.height, 2 * line.height)
    let text = NSAttributedString(
      string: "Text", attributes: [.foregroundColor: NSColor.red])
    let attributed = NSTextField(labelWithAttributedString: text)
    expectEqual(attributed.attributedStringValue, text)
    expectEqual(attributed.stringValue, "Text")
    attributed.stringValue = "Plain"
    expectEqual(attributed.attributedStringValue.string, "Plain")
    expect(!attributed.drawsBackground)
    expect(!attributed.isBezeled)
    expect(!attributed.isBordered)
    let field = NSTextField(string: "Text")
    expect(field.drawsBackground)
    expect(field.isBezeled)
    expectGreater(field.intrinsicContentSize.height, attributed.intrinsicContentSize.height)
  }

  @Test func `A window is shown, sized and closed`() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled],
      backing: .buffered, defer: false)
    expectSame(window.firstResponder, window)
    window.orderFront(nil)
    expect(window.isVisible)
    window.orderOut(nil)
    expect(!window.isVisible)
    window.backingScaleFactor = 3
    expectEqual(window.backingScaleFactor, 3)
    window.contentMinSize = NSSize(width: 250, height: 150)
    window.setContentSize(NSSize(width: 10, height: 10))
    expectEqual(window.frame.size, NSSize(width: 250, height: 150))
    window.displayIfNeeded()
    expectEqual(NSWindow.didResizeNotification.rawValue, "NSWindowDidResizeNotification")
    expectEqual(NSWindow.willCloseNotification.rawValue, "NSWindowWillCloseNotification")
    let controller = NSViewController()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 120, height: 80))
    let owner = NSWindowController(window: window)
    owner.contentViewController = controller
    expectSame(window.contentView, controller.view)
  }

  @Test func `The key window is not held: its clients hold it`() {
    weak var known: NSWindow?
    do {
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 30, height: 20), styleMask: [],
        backing: .buffered, defer: false)
      window.makeKeyAndOrderFront(nil)
      expect(window.isKeyWindow)
      known = window
    }
    expectNil(known)
  }

  @Test func `A view hears of its superview and its window`() {
    final class View: NSView {
      var log: [String] = []
      override func viewWillMove(toSuperview newSuperview: NSView?) {
        log.append("will superview \(newSuperview != nil)")
      }
      override func viewDidMoveToSuperview() { log.append("did superview") }
      override func viewWillMove(toWindow newWindow: NSWindow?) {
        log.append("will window \(newWindow != nil)")
      }
      override func viewDidMoveToWindow() { log.append("did window") }
    }
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 30, height: 20), styleMask: [],
      backing: .buffered, defer: false)
    let content = NSView(frame: NSRect(x: 0, y: 0, width: 30, height: 20))
    window.contentView = content
    let view = View(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    content.addSubview(view)
    expectEqual(
      Set(view.log), ["will superview true", "did superview", "will window true", "did window"])
    view.log = []
    view.removeFromSuperview()
    expectContains(view.log, "will superview false")
    expectContains(view.log, "will window false")
    expectAtLeast(view.fittingSize.width, 0)
  }

  @Test func `Fonts of menus and labels are the system's`() {
    expectEqual(NSFont.menuFont(ofSize: 14), .systemFont(ofSize: 14))
    expectEqual(NSFont.labelFont(ofSize: 10), .systemFont(ofSize: 10))
    let weight: NSFont.Weight = .bold
    expectEqual(NSFont.systemFont(ofSize: 14, weight: weight), .boldSystemFont(ofSize: 14))
    expectEqual(NSFont.systemFont(ofSize: 14).hashValue, NSFont.systemFont(ofSize: 14).hashValue)
  }
}
