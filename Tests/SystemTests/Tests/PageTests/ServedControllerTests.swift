// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaitingForProcesses
import WebDriver

/// `Playground.serve` in a program of a user's own: `ServedController`.
@Suite(
  "A program that serves a screen of its own", .waitsForProcesses,
  .enabled(if: Browser.isInstalled, "\(Browser.advice)"))
struct ServedControllerTests {
  @Test func `Its screen takes taps until one ends its process, which the page starts anew`()
    async throws
  {
    let served = try ServedGallery(program: ServedGallery.path(of: "ServedController"))
    try await Browser.run { browser in
      try await browser.open(served.url)
      try await browser.wait(
        until: "typeof page !== 'undefined' && page.frames > 0 && page.state?.sample === 'colors'")
      let blue = try await pixel(50, 50, browser)
      #expect(blue[2] > blue[0])
      try await tap(50, 50, browser)
      try await browser.wait(
        until: "(() => { const p = \(Self.pixel(50, 50)); return p[0] > p[2]; })()")

      try await tap(160, 50, browser)
      try await browser.wait(until: "!document.getElementById('problem').hidden")
      let problem: String = try await browser.evaluate(
        "return document.getElementById('problem').textContent")
      #expect(problem.contains("Item 1 was tapped."))

      // What comes next has a process again.
      try await browser.click("#restart")
      try await browser.wait(
        until: "(() => { const p = \(Self.pixel(50, 50)); return p[2] > p[0]; })()")
      try await browser.wait(until: "document.getElementById('problem').hidden")
    }
    #expect(served.process.isRunning)
  }

  private static func pixel(_ x: Int, _ y: Int) -> String {
    "Array.from(context.getImageData(\(x) * page.scale, \(y) * page.scale, 1, 1).data)"
  }

  private func pixel(_ x: Int, _ y: Int, _ browser: Browser) async throws -> [Int] {
    try await browser.evaluate("return \(Self.pixel(x, y))")
  }

  private func tap(_ x: Int, _ y: Int, _ browser: Browser) async throws {
    let _: Bool = try await browser.evaluate(
      """
      const box = canvas.getBoundingClientRect();
      for (const type of ["pointerdown", "pointerup"]) {
        canvas.dispatchEvent(new PointerEvent(type, {
          clientX: box.x + \(x) * page.zoom, clientY: box.y + \(y) * page.zoom, pointerId: 1,
          isPrimary: true, button: 0, bubbles: true, cancelable: true,
        }));
      }
      return true;
      """)
  }
}
