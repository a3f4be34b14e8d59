// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

@MainActor
@Suite("Programs", .serialized)
struct ApplicationTests {
  private static var log: [String] = []
  nonisolated(unsafe) private static var key: UInt8 = 0

  private class AppDelegate: NSObject, NSApplicationDelegate {
    let name: String
    override init() {
      name = "delegate"
      super.init()
    }
    func applicationDidFinishLaunching(_ notification: Notification) {
      ApplicationTests.log.append("\(name) \(NSApp.delegate === self)")
    }
    func applicationWillTerminate(_ notification: Notification) {
      ApplicationTests.log.append("ends")
    }
  }

  private class OwnEntry: NSObject, NSApplicationDelegate {
    static func main() { ApplicationTests.log.append("its own") }
  }

  @Test func `A delegate's main makes it and runs the application`() {
    Self.log = []
    // Those of the tests are not the program's.
    let arguments = NSApplication.commandLine
    defer { NSApplication.commandLine = arguments }
    NSApplication.commandLine = ["/bin/Fruit"]
    AppDelegate.main()
    expectEqual(Self.log, ["delegate true", "ends"])
    expectNil(NSApp.delegate)
  }

  @Test func `A delegate with a main of its own keeps it`() {
    Self.log = []
    OwnEntry.main()
    expectEqual(Self.log, ["its own"])
  }

  @Test func `A view's associated values go with it`() {
    final class Value {}
    weak var held: Value?
    do {
      let view = NSView(frame: .zero)
      let value = Value()
      held = value
      objc_setAssociatedObject(view, &Self.key, value, .OBJC_ASSOCIATION_RETAIN)
      expectSame(objc_getAssociatedObject(view, &Self.key) as? Value, value)
    }
    expectNil(held)
  }
}
