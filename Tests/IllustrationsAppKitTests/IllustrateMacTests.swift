// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import CairoGraphics
import Expectations
import Illustrations
import IllustrationsAppKit
import Testing

/// Views and windows of the Mac as pictures of articles.
@MainActor
@Suite("Illustrations of the Mac")
struct IllustrateMacTests {
  private let folder =
    FileManager.default.temporaryDirectory.path
    + "/mac-illustrations-\(UUID().uuidString)"

  private func drawn(_ body: () throws -> Void) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Illustration.$folder.withValue(folder) { try body() }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func raster(_ file: String) throws -> Raster {
    try Raster(pngData: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)")))
  }

  private func square(_ color: NSColor = .windowBackgroundColor) -> NSView {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 30, height: 20))
    box.boxType = .custom
    box.borderWidth = 0
    box.fillColor = color
    return box
  }

  @Test func `A view is drawn in light and dark, with DocC's names`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = try drawn {
      try illustrate("box", of: square(), size: NSSize(width: 40, height: 30))
    }
    expectEqual(files, ["box@2x.png", "box~dark@2x.png"])
    let light = try raster("box@2x.png")
    expectEqual((light.width, light.height), (80, 60))
    try expectNotEqual(light, raster("box~dark@2x.png"))
  }

  @Test func `A controller and a window are drawn, a window without its title bar`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let controller = NSViewController()
    controller.view = square(.red)
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 30, height: 20), styleMask: [.titled],
      backing: .buffered, defer: false)
    window.contentView = square(.red)
    let files = try drawn {
      try illustrate("controller", of: controller, scale: 1, appearances: [.aqua])
      try illustrate("window", of: window, scale: 1, appearances: [.aqua])
    }
    expectEqual(files, ["controller.png", "window.png"])
    try expectEqual(raster("controller.png"), raster("window.png"))
  }

  @Test func `Motion is one file an appearance, and ends where the update ends`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let view = square(.red)
    let files = try drawn {
      try illustrate("fade", of: view, duration: 0.5, fps: 4) {
        NSAnimationContext.runAnimationGroup { context in
          context.duration = 0.5
          view.animator().alphaValue = 0
        }
      }
    }
    expectEqual(files, ["fade@2x.png", "fade~dark@2x.png"])
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/fade@2x.png"))
    expectNotNil(data.range(of: Data("acTL".utf8)))
    expectEqual(view.alphaValue, 0)
  }

  @Test func `A window moves on in its own time, and keeps its size`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 30, height: 20), styleMask: [.titled],
      backing: .buffered, defer: false)
    let view = square(.red)
    window.contentView = view
    let files = try drawn {
      try illustrate(
        "fade", of: window, size: NSSize(width: 90, height: 90), scale: 1, appearances: [.aqua],
        duration: 0.5, fps: 4
      ) {
        NSAnimationContext.runAnimationGroup { context in
          context.duration = 0.5
          view.animator().alphaValue = 0
        }
      }
    }
    expectEqual(files, ["fade.png"])
    let first = try raster("fade.png")
    expectEqual((first.width, first.height), (30, 20))
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/fade.png"))
    expectNotNil(data.range(of: Data("acTL".utf8)))
  }

  @Test func `A wrong request is reported, and nothing is written`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = try drawn {
      #expect(throws: IllustrationError.scale(4)) { try illustrate("a", of: square(), scale: 4) }
      #expect(throws: IllustrationError.appearances) {
        try illustrate("a", of: square(), appearances: [NSAppearance.Name(rawValue: "green")])
      }
      #expect(throws: IllustrationError.duration(0)) {
        try illustrate("a", of: square(), duration: 0)
      }
      #expect(throws: IllustrationError.self) { try illustrate("a/b", of: square()) }
    }
    expectEmpty(files)
  }
}
