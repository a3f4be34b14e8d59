// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Pictures
import Testing
import WaitingSuites

/// Programs share one `NSApplication`.
@MainActor @Suite("Programs of the Mac, from the command line", .serialized)
struct MacProgramRunTests {
  private final class AppDelegate: NSObject, NSApplicationDelegate {
    var window: NSWindow?
    let showsWindow: Bool
    var log: [String] = []
    var scale: CGFloat = 0
    var isDark = false

    init(showsWindow: Bool = true) { self.showsWindow = showsWindow }

    func applicationDidFinishLaunching(_ notification: Notification) {
      log.append("launched")
      guard showsWindow else { return }
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 60, height: 40), styleMask: [], backing: .buffered,
        defer: false)
      window.makeKeyAndOrderFront(nil)
      scale = window.backingScaleFactor
      isDark =
        window.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == NSAppearance.Name.darkAqua
      self.window = window
    }

    func applicationWillTerminate(_ notification: Notification) { log.append("ends") }
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("mac-program-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func run(
    _ arguments: [String], _ delegate: AppDelegate = AppDelegate()
  ) throws(ProgramFailure) -> String? {
    let before = NSApplication.shared.delegate
    defer { NSApplication.shared.delegate = before }
    return try MacProgramRun(["/bin/Fruit"] + arguments).run {
      NSApplication.shared.delegate = delegate
    }
  }

  @Test func `A window is drawn in its own size, or in the one that is given`() throws {
    for (options, size, scale) in [
      ([], CGSize(width: 60, height: 40), 2), (["--scale", "1"], CGSize(width: 60, height: 40), 1),
      (["--size=30x20"], CGSize(width: 30, height: 20), 2),
    ] as [([String], CGSize, CGFloat)] {
      let out = folder.appendingPathComponent("out.png")
      let delegate = AppDelegate()
      try expectNil(run(["--out", out.path] + options, delegate))
      let image = try #require(NSImage(contentsOf: out))
      expectEqual(image.size, CGSize(width: size.width * scale, height: size.height * scale))
      expectEqual(delegate.scale, scale)
      expectEqual(delegate.log, ["launched", "ends"])
    }
  }

  @Test func `Windows have the appearance of the command line`() throws {
    for appearance in ["light", "dark"] {
      let delegate = AppDelegate()
      let out = folder.appendingPathComponent("out.png").path
      _ = try run(["-o", out, "--appearance", appearance], delegate)
      expectEqual(delegate.isDark, appearance == "dark")
    }
    expectEqual(NSWindow().backingScaleFactor, 2)
  }

  @Test func `A wrong command line launches nothing and ends with 64`() {
    for (arguments, message) in [
      (["--colour", "red"], "Unknown option '--colour'."), (["extra"], "Unknown option 'extra'."),
      (["--appearance", "dark"], "Missing --out FILE, such as --out screen.png."),
      (["--out", "x.bmp"], "Invalid value 'x.bmp' for --out"),
    ] {
      let delegate = AppDelegate()
      do throws(ProgramFailure) {
        _ = try run(arguments, delegate)
        expectEqual("no failure", message)
      } catch {
        expectEqual(error.code, 64)
        expectPrefix(error.message, message)
      }
      expectEmpty(delegate.log)
    }
  }

  @Test func `Without options a program runs and draws nothing`() throws {
    let delegate = AppDelegate()
    try expectNil(run([], delegate))
    expectEqual(delegate.log, ["launched", "ends"])
  }

  @Test func `Help is printed and launches nothing`() throws {
    let delegate = AppDelegate()
    let usage = try #require(try run(["--help"], delegate))
    expectPrefix(usage, "USAGE: Fruit --out FILE [options]\n")
    expectEmpty(delegate.log)
  }

  @Test func `A launch without a window ends with 70 and says what is missing`() {
    let delegate = AppDelegate(showsWindow: false)
    do throws(ProgramFailure) {
      _ = try run(["--out", folder.appendingPathComponent("out.png").path], delegate)
      expectEqual(delegate.log, ["no failure"])
    } catch {
      expectEqual(error.code, 70)
      expectContains(error.message, "makeKeyAndOrderFront(_:)")
    }
    expectEqual(delegate.log, ["launched", "ends"])
  }

  @Test(.waitsForProcesses) func `An application that is run by hand reads the command line, too`()
    async
  {
    let result = await #expect(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        NSApplication.commandLine = ["/bin/Fruit", "--colour", "red"]
        NSApplication.shared.run()
      }
    }
    expectEqual(
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self),
      "Error: Unknown option '--colour'. Run 'Fruit --help' for usage.\n")
  }
}
