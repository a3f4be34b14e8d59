// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Drawing, images, boxes and scrollers.
@Suite("AppKit: drawing and scrollers")
@MainActor
struct DrawingTests {
  private final class Canvas: NSView {
    var drawing: () -> Void = {}
    override func draw(_ dirtyRect: NSRect) { drawing() }
  }

  /// What a drawing makes, as SVG.
  private func drawn(_ drawing: @escaping () -> Void) throws -> Data {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 40, height: 40), styleMask: [], backing: .buffered,
      defer: false)
    let canvas = Canvas(frame: NSRect(x: 0, y: 0, width: 40, height: 40))
    canvas.drawing = drawing
    window.contentView?.addSubview(canvas)
    return try Picture(of: window).data(.svg)
  }

  private let square = NSRect(x: 5, y: 5, width: 20, height: 20)

  @Test func `A restored state has the colours from before`() throws {
    let square = square
    let red = try drawn {
      NSColor.red.setFill()
      square.fill()
    }
    let restored = try drawn {
      NSColor.red.setFill()
      NSGraphicsContext.current?.saveGraphicsState()
      NSColor.blue.setFill()
      NSGraphicsContext.current?.restoreGraphicsState()
      square.fill()
    }
    let byClass = try drawn {
      NSColor.red.setFill()
      NSGraphicsContext.saveGraphicsState()
      NSColor.blue.setFill()
      NSGraphicsContext.restoreGraphicsState()
      square.fill()
    }
    let blue = try drawn {
      NSColor.blue.setFill()
      square.fill()
    }
    expectEqual(restored, red)
    expectEqual(byClass, red)
    expectNotEqual(blue, red)
  }

  @Test func `A layer shows an image, and its top is above`() throws {
    let image = NSImage(size: NSSize(width: 4, height: 4), flipped: false) { rect in
      NSColor.red.setFill()
      rect.fill()
      return true
    }
    func picture(_ frame: NSRect, _ gravity: CALayerContentsGravity?) throws -> Data {
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 40, height: 40), styleMask: [],
        backing: .buffered, defer: false)
      let view = NSView(frame: frame)
      view.wantsLayer = true
      if let gravity {
        view.layer?.contents = image
        view.layer?.contentsGravity = gravity
        expectEqual(view.layer?.contentsGravity, gravity)
      }
      window.contentView?.addSubview(view)
      return try Picture(of: window).data(.png)
    }
    let whole = NSRect(x: 0, y: 0, width: 40, height: 40)
    // y points up: what is at the top of 40 points is at 36.
    let above = try picture(NSRect(x: 18, y: 36, width: 4, height: 4), .resize)
    let below = try picture(NSRect(x: 18, y: 0, width: 4, height: 4), .resize)
    try expectEqual(picture(whole, .top), above)
    try expectEqual(picture(whole, .bottom), below)
    try expect(above != below && above != picture(whole, nil))
  }

  @Test func `An image of pixels has the size that it is given`() throws {
    var pixels: CGImage?
    let drawn = NSImage(size: NSSize(width: 4, height: 2), flipped: true) { rect in
      NSColor.red.setFill()
      rect.fill()
      pixels = NSGraphicsContext.current?.cgContext.makeImage()
      return true
    }
    let bitmap = try #require(pixels)
    // Closures draw at two pixels a point.
    expectEqual(bitmap.width, 8)
    expectEqual(NSImage(cgImage: bitmap, size: .zero).size, NSSize(width: 8, height: 4))
    let same = NSImage(cgImage: bitmap, size: drawn.size)
    expectEqual(same.size, drawn.size)
    func shown(_ image: NSImage) throws -> Data {
      let view = NSImageView(image: image)
      view.setFrameSize(drawn.size)
      return try Picture(of: view, scale: 2).data(.png)
    }
    try expectEqual(shown(same), shown(drawn))
    let stretched = NSImage(cgImage: bitmap, size: NSSize(width: 2, height: 8)).size
    expectEqual(stretched, NSSize(width: 2, height: 8))
  }

  @Test func `A context that is set is current until the state before is restored`() throws {
    let square = square
    let red = try drawn {
      NSColor.red.setFill()
      square.fill()
    }
    var isFlipped: [Bool?] = []
    let restored = try drawn {
      let outer = NSGraphicsContext.current
      NSColor.red.setFill()
      NSGraphicsContext.saveGraphicsState()
      if let outer {
        NSGraphicsContext.current = NSGraphicsContext(cgContext: outer.cgContext, flipped: true)
      }
      isFlipped = [NSGraphicsContext.current?.isFlipped]
      NSColor.blue.setFill()
      NSGraphicsContext.restoreGraphicsState()
      isFlipped.append(NSGraphicsContext.current?.isFlipped)
      expectSame(NSGraphicsContext.current, outer)
      NSGraphicsContext.restoreGraphicsState()
      square.fill()
    }
    expectEqual(restored, red)
    expectEqual(isFlipped, [true, false])
    expectNil(NSGraphicsContext.current)
  }

  @Test func `Without a current context nothing is drawn`() throws {
    let square = square
    let nothing = try drawn {
      NSGraphicsContext.current = nil
      NSColor.red.setFill()
      square.fill()
    }
    try expectEqual(drawn {}, nothing)
    let after = try drawn {
      NSColor.red.setFill()
      square.fill()
    }
    expectNotEqual(after, nothing)
  }

  @Test func `A line is stroked as a path of two points`() throws {
    let line = try drawn {
      NSColor.red.setStroke()
      NSBezierPath.strokeLine(from: NSPoint(x: 2, y: 3), to: NSPoint(x: 30, y: 20))
    }
    let path = try drawn {
      NSColor.red.setStroke()
      let path = NSBezierPath()
      path.move(to: NSPoint(x: 2, y: 3))
      path.line(to: NSPoint(x: 30, y: 20))
      path.stroke()
    }
    expectEqual(line, path)
    try expectNotEqual(drawn {}, line)
  }

  @Test func `A frame is four strips inside the rectangle`() throws {
    let square = square
    let frame = try drawn {
      NSColor.red.setFill()
      square.frame(withWidth: 3, using: .sourceOver)
    }
    try expectNotEqual(drawn {}, frame)
    let thin = try drawn {
      NSColor.red.setFill()
      square.frame(withWidth: 1, using: .sourceOver)
    }
    expectNotEqual(thin, frame)
    let filled = try drawn {
      NSColor.red.setFill()
      square.fill()
    }
    let whole = try drawn {
      NSColor.red.setFill()
      square.fill()
      square.frame(withWidth: 3, using: .sourceOver)
    }
    expectNotEqual(filled, frame)
    expectNotEqual(whole, frame)
  }

  @Test func `A shadow has the colour that it says`() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    view.wantsLayer = true
    let shadow = NSShadow()
    expectNil(shadow.shadowColor)
    shadow.shadowColor = .red
    shadow.shadowOffset = NSSize(width: 1, height: -2)
    shadow.shadowBlurRadius = 6
    view.shadow = shadow
    expectEqual(view.layer?.shadowColor, NSColor.red.cgColor)
    expectEqual(view.layer?.shadowOffset, CGSize(width: 1, height: 2))
    expectEqual(view.layer?.shadowRadius, 3)
    expectEqual(view.layer?.shadowOpacity, 1)
    view.shadow = nil
    expectEqual(view.layer?.shadowOpacity, 0)
  }

  // Foundation on Linux stops where it copies such a text, if it takes the shadows for Core Foundation's.
  @Test func `A text has runs with shadows that differ`() throws {
    let key = NSAttributedString.Key("shadow")
    let (near, far) = (NSShadow(), NSShadow())
    far.shadowBlurRadius = 3
    let text = NSMutableAttributedString(string: "near", attributes: [key: near])
    text.append(NSAttributedString(string: "far", attributes: [key: far]))
    let copy = try #require(text.copy() as? NSAttributedString)
    expectEqual(copy.attribute(key, at: 5, effectiveRange: nil) as? NSShadow, far)
    expectNotEqual(near, far)
    expectEqual(near.copy() as? NSShadow, near)
    expectEqual(near.hashValue, NSShadow().hashValue)
    // Not taken for Core Foundation's; see the suite "Values of attributes".
    for value in [near, NSColor.red] {
      let word = Unmanaged.passUnretained(value).toOpaque().load(fromByteOffset: 16, as: UInt.self)
      expectNotEqual(word & 0x3FF00, 0, "\(type(of: value))")
    }
  }

  // MARK: Images

  @Test func `A symbol has the size of its configuration, and other images have none`() throws {
    let symbol = try #require(
      NSImage(systemSymbolName: "star", accessibilityDescription: nil))
    let large = try #require(
      symbol.withSymbolConfiguration(NSImage.SymbolConfiguration(pointSize: 40, weight: .bold)))
    expectGreater(large.size.height, symbol.size.height * 2)
    let plain = NSImage(size: NSSize(width: 3, height: 3), flipped: false) { _ in true }
    expectNil(
      plain.withSymbolConfiguration(NSImage.SymbolConfiguration(pointSize: 40, weight: .bold)))
  }

  @Test func `An image stands where its alignment says`() throws {
    let image = NSImage(size: NSSize(width: 10, height: 10), flipped: false) { rect in
      rect.fill()
      return true
    }
    let view = NSImageView(frame: NSRect(x: 0, y: 0, width: 30, height: 30))
    expectEqual(view.imageAlignment, .alignCenter)
    view.image = image
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 30, height: 30), styleMask: [], backing: .buffered,
      defer: false)
    window.contentView?.addSubview(view)
    func tree() throws -> String {
      String(decoding: try Picture(of: window).data(.txt), as: UTF8.self)
    }
    view.imageScaling = .scaleNone
    for (alignment, place) in [
      (NSImageAlignment.alignCenter, "10, 10  10 × 10"), (.alignTopLeft, "0, 0  10 × 10"),
      (.alignBottomRight, "20, 20  10 × 10"),
    ] {
      view.imageAlignment = alignment
      let tree = try tree()
      expectContains(tree, " \(place)", "\(tree)")
    }
  }

  @Test func `A primary box has its title and contents inside of its border`() {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 100, height: 60))
    expectEqual(box.boxType, .primary)
    expectEqual(NSBox.BoxType(rawValue: 0), .primary)
    box.title = "Kind"
    box.layoutSubtreeIfNeeded()
    let primary = box.contentView?.frame ?? .zero
    expectLess(primary.width, 100)
    expectLess(primary.height, 60)
    box.boxType = .separator
    box.layoutSubtreeIfNeeded()
    expectEqual(box.boxType.rawValue, 2)
  }

  // MARK: Scrolling

  private func scrolled() -> (NSWindow, NSScrollView, NSView) {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 80), styleMask: [], backing: .buffered,
      defer: false)
    let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
    let document = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 400))
    scrollView.documentView = document
    window.contentView?.addSubview(scrollView)
    return (window, scrollView, document)
  }

  @Test func `A clip view knows its document's frame`() {
    let (_, scrollView, document) = scrolled()
    expectEqual(scrollView.contentView.documentRect, document.frame)
    scrollView.documentView = nil
    expectEqual(scrollView.contentView.documentRect, .zero)
  }

  @Test func `Scrollers show where the clip view is, and scrollers of one's own stand in for them`()
  {
    final class Own: NSScroller {
      var drawn: [String] = []
      override func drawKnob() {
        drawn.append("knob")
        super.drawKnob()
      }
      override func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {
        drawn.append("slot \(Int(slotRect.width)) \(flag)")
        super.drawKnobSlot(in: slotRect, highlight: flag)
      }
    }
    let (window, scrollView, _) = scrolled()
    let scroller = Own(frame: .zero)
    scrollView.horizontalScroller = scroller
    scrollView.scrollerStyle = .legacy
    scrollView.scrollerKnobStyle = .dark
    scrollView.hasHorizontalScroller = true
    window.layoutIfNeeded()
    expectSame(scroller.superview, scrollView)
    expectEqual(scroller.knobStyle, .dark)
    expectEqual(scroller.knobProportion, 0.25)
    scrollView.contentView.setBoundsOrigin(NSPoint(x: 150, y: 0))
    scrollView.reflectScrolledClipView(scrollView.contentView)
    expectEqual(scroller.doubleValue, 0.5)
    // Its knob is 25 long, in the middle of the slot.
    let y = scroller.convert(NSPoint(x: 0, y: scroller.bounds.midY), to: nil).y
    expectEqual(scroller.testPart(NSPoint(x: 10, y: y)), .decrementPage)
    expectEqual(scroller.testPart(NSPoint(x: 50, y: y)), .knob)
    expectEqual(scroller.testPart(NSPoint(x: 90, y: y)), .incrementPage)
    expectEqual(scroller.testPart(NSPoint(x: 50, y: y + 50)), .noPart)
    _ = try? Picture(of: window).data(.png)
    expectContains(scroller.drawn, "knob")
    expectContains(scroller.drawn, "slot 100 false", "\(scroller.drawn)")
  }

  @Test func `Overlay scrollers are seen for a moment when they flash`() {
    let (window, scrollView, _) = scrolled()
    scrollView.scrollerStyle = .overlay
    scrollView.hasVerticalScroller = true
    window.layoutIfNeeded()
    expectNil(scrollView.verticalScroller?.superview)
    scrollView.flashScrollers()
    expectSame(scrollView.verticalScroller?.superview, scrollView)
    window.advance(to: window.currentTime + 2)
    expectNil(scrollView.verticalScroller?.superview)
  }

  @Test func `A scroll view fills its background if it is set to`() throws {
    let (window, scrollView, _) = scrolled()
    scrollView.backgroundColor = .red
    expect(scrollView.drawsBackground)
    let filled = try Picture(of: window).data(.svg)
    scrollView.drawsBackground = false
    try expectNotEqual(Picture(of: window).data(.svg), filled)
    expect(!scrollView.contentView.drawsBackground)
  }

  @Test func `What can be drawn in a picture is a view, a controller, a window or an image`() throws
  {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    expectEqual(view.accessibilityIdentifier(), "")
    view.setAccessibilityIdentifier("clock")
    expectEqual(view.accessibilityIdentifier(), "clock")
    view.setAccessibilityIdentifier(nil)
    expectEqual(view.accessibilityIdentifier(), "")
    let image = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
    let values: [any Pictured] = [view, NSViewController(), NSWindow(), image]
    let contents: [PictureContent] = values.map(\.pictureContent)
    expectEqual(contents.count, 4)
    // An image is pictured in its own size.
    expectEqual(contents[3].view.bounds.size, image.size)
  }
}
