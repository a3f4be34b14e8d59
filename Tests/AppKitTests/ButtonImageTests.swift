// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Testing

/// Where a button has its image (appkit rule MV-14).
@Suite("AppKit: images of buttons")
@MainActor
struct ButtonImageTests {
  private static let image = NSImage(size: NSSize(width: 24, height: 30), flipped: false) { _ in
    true
  }

  /// A button without a border, so that its size is that of its contents.
  private static func button(_ position: NSControl.ImagePosition?) -> NSButton {
    let button = NSButton(title: "Sort", image: image, target: nil, action: nil)
    button.isBordered = false
    if let position { button.imagePosition = position }
    return button
  }

  /// The frames of the visible parts of a button of 200 × 100 points, as `x, y width × height` from its
  /// upper left corner: the bezel, the image and the title.
  private static func frames(of button: NSButton) throws -> [String] {
    button.setFrameSize(NSSize(width: 200, height: 100))
    let picture = Picture(of: button, scale: 1)
    picture.anatomy = PictureAnatomy([.items])
    return String(decoding: try picture.data(.txt), as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("items") }
      .map { $0.split(separator: " ").dropFirst().dropLast().joined(separator: " ") }
  }

  @Test func `The numbers are AppKit's`() {
    let positions: [NSControl.ImagePosition] = [
      .noImage, .imageOnly, .imageLeft, .imageRight, .imageBelow, .imageAbove, .imageOverlaps,
      .imageLeading, .imageTrailing,
    ]
    expectEqual(positions.map(\.rawValue), Array(0...8))
    expectNil(NSControl.ImagePosition(rawValue: 9))
  }

  @Test func `Until it is set the position follows from what there is`() {
    let words = NSButton(title: "Sort", target: nil, action: nil)
    expectEqual(words.imagePosition, .noImage)
    expect(!words.imageHugsTitle)
    expectEqual(NSButton(image: Self.image, target: nil, action: nil).imagePosition, .imageOnly)
    expectEqual(Self.button(nil).imagePosition, .imageLeading)
    words.image = Self.image
    expectEqual(words.imagePosition, .imageLeading)
    words.imagePosition = .noImage
    words.title = ""
    expectEqual(words.imagePosition, .noImage)
    expectEqual(
      NSButton(checkboxWithTitle: "", target: nil, action: nil).imagePosition, .imageLeading)
  }

  @Test func `A button is as large as its image and its title where they are`() {
    let words = Self.button(.noImage).intrinsicContentSize
    expectGreater(words.width, 0)
    expectEqual(words.height, 16)
    func size(_ position: NSControl.ImagePosition) -> NSSize {
      Self.button(position).intrinsicContentSize
    }
    expectEqual(size(.imageOnly), NSSize(width: 24, height: 30))
    for position in [NSControl.ImagePosition.imageLeft, .imageRight, .imageLeading, .imageTrailing]
    {
      expectEqual(size(position), NSSize(width: 24 + 6 + words.width, height: 30))
    }
    for position in [NSControl.ImagePosition.imageAbove, .imageBelow] {
      expectEqual(size(position).width, max(24, words.width))
      expectAtLeast(size(position).height, 30 + 2 + 16)
      expectLess(size(position).height, 30 + 2 + 24)
    }
    expectEqual(size(.imageOverlaps), NSSize(width: max(24, words.width), height: 30))
  }

  @Test func `The image is at the button's edge, and the title has the rest`() throws {
    func frames(_ position: NSControl.ImagePosition) throws -> [String] {
      try Self.frames(of: Self.button(position))
    }
    try expectEqual(frames(.imageLeft), ["0, 35 24 × 30", "30, 0 170 × 100"])
    try expectEqual(frames(.imageLeading), ["0, 35 24 × 30", "30, 0 170 × 100"])
    try expectEqual(frames(.imageRight), ["176, 35 24 × 30", "0, 0 170 × 100"])
    try expectEqual(frames(.imageTrailing), ["176, 35 24 × 30", "0, 0 170 × 100"])
    try expectEqual(frames(.imageAbove), ["88, 0 24 × 30", "0, 32 200 × 68"])
    try expectEqual(frames(.imageBelow), ["88, 70 24 × 30", "0, 0 200 × 68"])
    try expectEqual(frames(.imageOverlaps), ["88, 35 24 × 30", "0, 0 200 × 100"])
    try expectEqual(frames(.imageOnly), ["88, 35 24 × 30"])
    try expectEqual(frames(.noImage), ["0, 0 200 × 100"])
  }

  @Test func `From right to left the image leads on the right`() throws {
    let button = Self.button(.imageLeading)
    button.userInterfaceLayoutDirection = .rightToLeft
    try expectEqual(Self.frames(of: button), ["176, 35 24 × 30", "0, 0 170 × 100"])
    button.imagePosition = .imageLeft
    try expectEqual(Self.frames(of: button), ["0, 35 24 × 30", "30, 0 170 × 100"])
  }

  @Test func `An image that hugs the title is in the middle with it`() throws {
    let button = Self.button(.imageLeft)
    button.imageHugsTitle = true
    let width = button.intrinsicContentSize.width
    let frames = try Self.frames(of: button)
    let start = (200 - width) / 2
    expectEqual(frames.first, "\(text(start)), 35 24 × 30")
    expectEqual(frames.last, "\(text(start + 30)), 0 \(text(width - 30)) × 100")
  }

  private func text(_ number: CGFloat) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(Double(number))"
  }

  @Test func `The contents stay inside of a bezel, which grows with them`() throws {
    let button = NSButton(title: "Sort", image: Self.image, target: nil, action: nil)
    expectEqual(button.imagePosition, .imageLeading)
    let bare = Self.button(.imageLeading).intrinsicContentSize
    expectEqual(button.intrinsicContentSize, NSSize(width: bare.width + 22, height: 30))
    // 7 beside the bezel, and 11 inside it; 5 above it and 7 below.
    try expectEqual(Self.frames(of: button)[1], "18, 34 24 × 30")
  }

  @Test func `A check box has its box where its image would be`() throws {
    let box = NSButton(checkboxWithTitle: "Wi-Fi", target: nil, action: nil)
    let width = box.intrinsicContentSize.width
    try expectEqual(Self.frames(of: box).first, "0, 43 14 × 14")
    box.imagePosition = .imageRight
    expectEqual(box.intrinsicContentSize.width, width)
    try expectEqual(Self.frames(of: box).first, "186, 43 14 × 14")
    box.imagePosition = .noImage
    expectEqual(box.intrinsicContentSize.width, width - 20)
    box.imagePosition = .imageOnly
    expectEqual(box.intrinsicContentSize, NSSize(width: 14, height: 16))
  }
}
