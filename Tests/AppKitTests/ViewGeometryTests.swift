// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit rules MV-1 to MV-9 and examples W 1 to W 4.
@Suite("AppKit: views")
@MainActor
struct ViewGeometryTests {
  final class FlippedView: NSView {
    override var isFlipped: Bool { true }
  }

  @Test func `A view begins at its lower left corner`() {
    let content = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 600))
    let field = NSView(frame: NSRect(x: 20, y: 558, width: 360, height: 22))
    let scrolled = FlippedView(frame: NSRect(x: 0, y: 0, width: 400, height: 550))
    content.addSubview(field)
    content.addSubview(scrolled)
    let top = FlippedView(frame: NSRect(x: 0, y: 0, width: 400, height: 600))
    top.addSubview(content)
    expectEqual(field.frame, NSRect(x: 20, y: 558, width: 360, height: 22))
    expectEqual(field.convert(field.bounds, to: top), NSRect(x: 20, y: 20, width: 360, height: 22))
    expectEqual(scrolled.convert(NSPoint.zero, to: top), NSPoint(x: 0, y: 50))
    expectEqual(top.convert(NSPoint(x: 0, y: 50), to: scrolled), .zero)
  }

  @Test func `Views follow a larger window by their masks`() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 600), styleMask: [], backing: .buffered,
      defer: false)
    let field = NSView(frame: NSRect(x: 20, y: 558, width: 360, height: 22))
    field.autoresizingMask = [.minYMargin, .width]
    let list = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 550))
    list.autoresizingMask = [.width, .height]
    let corner = NSView(frame: NSRect(x: 5, y: 7, width: 10, height: 10))
    for view in [field, list, corner] { window.contentView?.addSubview(view) }
    window.setContentSize(NSSize(width: 400, height: 700))
    expectEqual(field.frame, NSRect(x: 20, y: 658, width: 360, height: 22))
    expectEqual(list.frame, NSRect(x: 0, y: 0, width: 400, height: 650))
    expectEqual(corner.frame, NSRect(x: 5, y: 7, width: 10, height: 10))
    // In the window, from the upper edge.
    expectEqual(corner.convert(NSPoint.zero, to: nil), NSPoint(x: 5, y: 7))
  }

  @Test func `Outside a window both edges are floored`() {
    let parent = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let child = NSView(frame: NSRect(x: 10, y: 20, width: 50, height: 30))
    child.autoresizingMask = [.minXMargin, .width, .maxXMargin, .minYMargin, .height, .maxYMargin]
    parent.addSubview(child)
    parent.setFrameSize(NSSize(width: 115, height: 107))
    // x 11.5 … 69 and y 21.4 … 53.5.
    expectEqual(child.frame, NSRect(x: 11, y: 21, width: 58, height: 32))
  }

  @Test(arguments: [false, true])
  func `Margins of y count in numbers, whichever way y runs`(isFlipped: Bool) {
    let frame = NSRect(x: 0, y: 0, width: 100, height: 100)
    let parent = isFlipped ? FlippedView(frame: frame) : NSView(frame: frame)
    let child = NSView(frame: NSRect(x: 0, y: 20, width: 10, height: 10))
    child.autoresizingMask = .minYMargin
    parent.addSubview(child)
    parent.setFrameSize(NSSize(width: 100, height: 140))
    expectEqual(child.frame.minY, 60)
  }

  @Test func `Scrolled bounds move what is in them`() {
    for parent in [NSView(), FlippedView()] {
      parent.frame = NSRect(x: 0, y: 0, width: 100, height: 80)
      let child = NSView(frame: NSRect(x: 10, y: 20, width: 10, height: 10))
      parent.addSubview(child)
      let window = NSWindow()
      window.contentView?.addSubview(parent)
      let before = child.convert(NSPoint.zero, to: nil)
      parent.setBoundsOrigin(NSPoint(x: 3, y: 5))
      expectEqual(child.frame, NSRect(x: 10, y: 20, width: 10, height: 10))
      let after = child.convert(NSPoint.zero, to: nil)
      expectEqual(after.x, before.x - 3)
      expectEqual(after.y, before.y + (parent.isFlipped ? 5 : -5))
    }
  }

  @Test func `A layer is there when it is wanted`() {
    let view = NSView(frame: .zero)
    expectNil(view.layer)
    view.layer?.backgroundColor = NSColor.red.cgColor
    view.wantsLayer = true
    expectNotNil(view.layer)
    expectNil(view.layer?.backgroundColor)
  }

  // Appkit rule MV-5.
  @Test func `All views in one that wants a layer have one`() {
    final class Updating: NSView {
      var updates = 0
      override var wantsUpdateLayer: Bool { true }
      override func updateLayer() { updates += layer == nil ? 0 : 1 }
    }
    let (outer, middle, inner) = (
      NSView(frame: .zero), NSView(frame: .zero), Updating(frame: .zero)
    )
    middle.addSubview(inner)
    outer.addSubview(middle)
    expectNil(inner.layer)
    outer.wantsLayer = true
    inner.layer?.backgroundColor = NSColor.red.cgColor
    expectNotNil(inner.layer?.backgroundColor)
    expect(!inner.wantsLayer)
    expectEqual(inner.updates, 1)
    inner.removeFromSuperview()
    expectNil(inner.layer)
    middle.addSubview(inner)
    expectNotNil(inner.layer)
    expectEqual(inner.updates, 2)
    middle.removeFromSuperview()
    expectNil(inner.layer)
    outer.addSubview(middle)
    expectEqual(inner.updates, 3)
  }

  @Test func `A custom box has its contents inside border and margins`() {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 61, height: 37))
    box.boxType = .custom
    box.borderWidth = 1
    expectEqual(box.contentView?.frame, NSRect(x: 6, y: 6, width: 49, height: 25))
    box.contentViewMargins = .zero
    expectEqual(box.contentView?.frame, NSRect(x: 1, y: 1, width: 59, height: 35))
  }

  @Test func `A label is its text and two points at each side`() throws {
    for (size, height) in [(11, 14), (13, 16), (18, 21), (24, 28)] as [(CGFloat, CGFloat)] {
      let label = NSTextField(labelWithString: "Mountains")
      label.font = .systemFont(ofSize: size)
      expectEqual(label.intrinsicContentSize.height, height)
      expectEqual(label.intrinsicContentSize.width, label.intrinsicContentSize.width.rounded())
    }
    // W 4: constraints are between texts.
    let row = NSView(frame: NSRect(x: 0, y: 0, width: 354, height: 20))
    let label = NSTextField(labelWithString: "12")
    let image = NSImageView(frame: .zero)
    for view in [label, image] as [NSView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
      label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      image.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      image.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -10),
      image.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      image.widthAnchor.constraint(equalToConstant: 16),
      image.heightAnchor.constraint(equalToConstant: 16),
    ])
    row.layoutSubtreeIfNeeded()
    expectEqual(label.frame, NSRect(x: 8, y: 2, width: 312, height: 16))
    expectEqual(image.frame, NSRect(x: 328, y: 2, width: 16, height: 16))
  }

  @Test func `A label that constraints place is as wide as one that takes its size: MV-9`() {
    let row = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 20))
    let labels = ["Width", "12", "A longer title"].map { NSTextField(labelWithString: $0) }
    let sizes = labels.map(\.frame.size)
    var leading = row.leadingAnchor
    for label in labels {
      label.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leading, constant: 10),
        label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      ])
      leading = label.trailingAnchor
    }
    row.layoutSubtreeIfNeeded()
    var x: CGFloat = 8
    for (label, size) in zip(labels, sizes) {
      expectEqual(label.frame, NSRect(x: x, y: 0, width: size.width, height: size.height))
      expectEqual(label.intrinsicContentSize.width, size.width - 4)
      expectEqual(label.fittingSize, size)
      x += size.width + 6
    }
    // Lines are as wide as is said, and the frame has 4 more.
    let text = "One two three four five six seven eight nine"
    let (lines, plain) = (
      NSTextField(wrappingLabelWithString: text), NSTextField(wrappingLabelWithString: text)
    )
    for label in [lines, plain] { label.preferredMaxLayoutWidth = 100 }
    plain.sizeToFit()
    lines.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(lines)
    NSLayoutConstraint.activate([
      lines.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 2),
      lines.bottomAnchor.constraint(equalTo: row.bottomAnchor),
    ])
    row.layoutSubtreeIfNeeded()
    expectEqual(lines.frame, NSRect(origin: .zero, size: plain.frame.size))
    expectAtMost(lines.frame.width, 104)
  }

  @Test func `Layout is done when asked, once`() {
    final class CountingView: NSView {
      var layouts = 0
      override func layout() {
        super.layout()
        layouts += 1
      }
    }
    let view = CountingView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutSubtreeIfNeeded()
    let first = view.layouts
    view.needsLayout = true
    view.needsLayout = true
    expectEqual(view.layouts, first)
    view.layoutSubtreeIfNeeded()
    expectEqual(view.layouts, first + 1)
    expect(!view.needsLayout)
  }

  @Test func `A click goes through a label, and climbs from the view to its controller`() {
    final class Recorder: NSViewController {
      var clicks: [Int] = []
      override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50)) }
      override func mouseDown(with event: NSEvent) { clicks.append(event.clickCount) }
    }
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [], backing: .buffered,
      defer: false)
    let controller = Recorder()
    let label = NSTextField(labelWithString: "label")
    label.frame = NSRect(x: 0, y: 0, width: 50, height: 16)
    controller.view.addSubview(label)
    window.contentView?.addSubview(controller.view)
    expectSame(window.contentView?.hitTest(NSPoint(x: 10, y: 8)), controller.view)
    window.click(at: NSPoint(x: 10, y: 8), count: 2)
    window.click(at: NSPoint(x: 90, y: 90))
    expectEqual(controller.clicks, [1, 2])
  }

  @Test func `A hit test asks each view once, however deep it is`() {
    final class Counter: NSView {
      var questions = 0
      override func hitTest(_ point: NSPoint) -> NSView? {
        questions += 1
        return super.hitTest(point)
      }
    }
    let views = (0..<12).map { _ in Counter(frame: NSRect(x: 0, y: 0, width: 50, height: 50)) }
    for (view, inner) in zip(views, views.dropFirst()) { view.addSubview(inner) }
    expectSame(views[0].hitTest(NSPoint(x: 10, y: 10)), views[11])
    expectEqual(views.map(\.questions), Array(repeating: 1, count: 12))
  }

  @Test func `Subviews are those of the view, in order`() {
    let parent = NSView(frame: .zero)
    let views = (0..<3).map { _ in NSView(frame: .zero) }
    parent.addSubview(views[0])
    parent.addSubview(views[2])
    parent.addSubview(views[1], positioned: .below, relativeTo: views[2])
    expectEqual(parent.subviews, views)
    parent.subviews = [views[2], views[0]]
    expectEqual(parent.subviews, [views[2], views[0]])
    expectNil(views[1].superview)
  }

  @Test func `A view is held by its superview, and released with it`() {
    weak var child: NSView?
    var parent: NSView? = NSView(frame: .zero)
    do {
      let view = NSView(frame: .zero)
      parent?.addSubview(view)
      child = view
    }
    expectNotNil(child)
    expectEqual(parent?.subviews.count, 1)
    parent = nil
    expectNil(child)
  }
}

/// What controls show and do.
@Suite("AppKit: controls")
@MainActor
struct ControlTests {
  @Test func `A button is as wide as its words, and is clicked`() {
    var clicks = 0
    let button = NSButton(title: "Sort") { clicks += 1 }
    expectEqual(button.title, "Sort")
    expectGreater(button.frame.width, 40)
    let box = NSButton(checkboxWithTitle: "Wi-Fi Enabled") { clicks += 1 }
    expectGreater(box.frame.width, 80)
    expectEqual(box.state, .off)
    let window = NSWindow()
    box.setFrameOrigin(NSPoint(x: 10, y: 10))
    window.contentView?.addSubview(box)
    window.click(at: NSPoint(x: 15, y: 18))
    expectEqual(box.state, .on)
    box.isEnabled = false
    window.click(at: NSPoint(x: 15, y: 18))
    expectEqual(box.state, .on)
    button.performClick(nil)
    expectEqual(clicks, 2)
  }

  // Appkit rule MV-10. The words are as wide as our font makes them: 51 on a Mac, and Inter's letters
  // of 13 points differ from that by up to 3. The bezel of a Mac is seen at 4.75, a quarter of a point
  // above its alignment rectangle, whose insets are whole points: ours lies on that rectangle, at 5.
  @Test func `A rounded button's frame has margins around its bezel`() throws {
    let button = NSButton(title: "Push Me", target: nil, action: nil)
    button.setFrameOrigin(NSPoint(x: 30, y: 40))
    button.sizeToFit()
    let width = button.frame.width
    expectEqual(button.frame.origin, NSPoint(x: 30, y: 40))
    expectEqual(button.frame.height, 32)
    expectAtMost(abs(width - 87), 3)
    expectEqual(button.intrinsicContentSize, NSSize(width: width - 14, height: 20))
    let insets = button.alignmentRectInsets
    expectEqual(insets.top, 5)
    expectEqual(insets.left, 7)
    expectEqual(insets.bottom, 7)
    expectEqual(insets.right, 7)
    let picture = Picture(of: button, scale: 2)
    picture.anatomy = PictureAnatomy([.items])
    let lines = String(decoding: try picture.data(.txt), as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("items") }
      .map { $0.split(separator: " ").dropFirst().dropLast().joined(separator: " ") }
    // The bezel and the title.
    expectContains(lines, "7, 5 \(Int(width) - 14) × 20", "\(lines)")
    expectContains(lines, "11, 6 \(Int(width) - 22) × 16", "\(lines)")
  }

  @Test func `Constraints place a rounded button by its bezel`() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let button = NSButton(title: "Push Me", target: nil, action: nil)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
    ])
    view.layoutSubtreeIfNeeded()
    expectEqual(button.frame.origin, NSPoint(x: 13, y: 13))
    expectEqual(button.frame.height, 32)
  }

  @Test func `Check boxes and square buttons have no margins`() {
    let box = NSButton(checkboxWithTitle: "Wi-Fi", target: nil, action: nil)
    expectEqual(box.frame.height, 16)
    expectEqual(box.frame.size, box.intrinsicContentSize)
    let square = NSButton(title: "Push Me", target: nil, action: nil)
    square.bezelStyle = .regularSquare
    square.sizeToFit()
    expectEqual(square.frame.size, square.intrinsicContentSize)
  }

  @Test func `A symbol's view is as large as the symbol`() throws {
    let image = try #require(
      NSImage(systemSymbolName: "checkmark", accessibilityDescription: nil))
    expectEqual(NSImageView(image: image).intrinsicContentSize, image.size)
    expectNil(NSImage(named: "none of ours"))
    expectEqual(NSImage(named: NSImage.followLinkFreestandingTemplateName)?.isTemplate, true)
  }
}
