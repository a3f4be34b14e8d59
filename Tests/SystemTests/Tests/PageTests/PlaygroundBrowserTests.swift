// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing
import WaitingForProcesses
import WebDriver

/// The page as a user has it before them.
@Suite(
  "The page of the playground in a browser", .waitsForProcesses,
  .enabled(if: Browser.isInstalled, "\(Browser.advice)"), .serialized)
struct PlaygroundBrowserTests {
  /// Opens the page, waits for the first frame and expects it to complain of nothing.
  private func open(
    _ sample: String, width: Int = 1200, height: Int = 820,
    _ body: (Browser, ServedGallery) async throws -> Void
  ) async throws {
    let served = try ServedGallery(sample)
    try await Browser.run(width: width, height: height) { browser in
      try await browser.open(served.url)
      try await browser.wait(
        until: "typeof page !== 'undefined' && page.frames > 0 && page.state !== null")
      try await body(browser, served)
      #expect(try await browser.complaints() == [])
    }
  }

  /// Waits until what was done is on the screen.
  private func settle(_ browser: Browser) async throws {
    try await browser.wait(
      until: "pending === null && page.inputs.size === 0 && page.report.isMoving === false")
  }

  /// The point of the window that shows a point of the view.
  private func place(
    _ x: Double, _ y: Double, _ browser: Browser
  ) async throws -> (x: Int, y: Int) {
    let point: [Int] = try await browser.evaluate(
      """
      const box = canvas.getBoundingClientRect();
      return [Math.round(box.x + \(x) * page.zoom), Math.round(box.y + \(y) * page.zoom)];
      """)
    return (point[0], point[1])
  }

  /// Expects the canvas to be what a whole picture of the same moment is, pixel by pixel.
  private func expectExactCanvas(
    _ browser: Browser, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let _: Bool = try await browser.evaluate(
      """
      window.difference = null;
      (async () => {
        const answer = await fetch(`file?format=png&token=${page.token}`);
        const picture = await createImageBitmap(await answer.blob(), { colorSpaceConversion: "none" });
        const [a, b] = [canvas, picture].map((source) => {
          const copy = new OffscreenCanvas(picture.width, picture.height);
          const context = copy.getContext("2d", { willReadFrequently: true });
          context.drawImage(source, 0, 0);
          return new Uint32Array(context.getImageData(0, 0, copy.width, copy.height).data.buffer);
        });
        let count = canvas.width === picture.width && canvas.height === picture.height ? 0 : 1e9;
        for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) count += 1;
        window.difference = count;
      })();
      return true;
      """)
    try await browser.wait(until: "window.difference !== null")
    #expect(
      try await browser.evaluate("return window.difference", as: Int.self) == 0, comment,
      sourceLocation: sourceLocation)
  }

  @Test func `Every sample opens, scrolls and says nothing on the console`() async throws {
    try await open("grid") { browser, _ in
      let names: [String] = try await browser.evaluate(
        "return page.catalogue.samples.map((sample) => sample.name)")
      #expect(!names.isEmpty)
      for name in names {
        let _: Bool = try await browser.evaluate("openSample('\(name)'); return true")
        try await browser.wait(
          until: "page.state.sample === '\(name)' && page.inputs.size === 0")
        let middle = try await place(160, 200, browser)
        try await browser.turnWheel(x: middle.x, y: middle.y, by: 90)
        try await settle(browser)
        #expect(
          try await browser.evaluate(
            "return document.getElementById('problem').hidden", as: Bool.self), "\(name)")
        #expect(try await browser.complaints() == [], "\(name)")
      }
    }
  }

  @Test func `The canvas is exact after scrolls, drags and knobs`() async throws {
    try await open("pinned-section-headers") { browser, _ in
      let middle = try await place(190, 400, browser)
      for distance in [7, 130, 44, -90, 13, 600] {
        try await browser.turnWheel(x: middle.x, y: middle.y, by: distance)
        try await settle(browser)
        try await expectExactCanvas(browser, "after \(distance)")
      }
      try await browser.drag(from: middle, to: (middle.x, middle.y - 150))
      try await settle(browser)
      try await expectExactCanvas(browser, "after a drag")
      let _: Bool = try await browser.evaluate(
        "set({ appearance: 'dark', size: [320, 500], direction: 'rtl' }); return true")
      try await browser.wait(until: "canvas.width === 640 && canvas.height === 1000")
      try await settle(browser)
      try await expectExactCanvas(browser, "in the dark")
    }
  }

  @Test func `Keys choose samples, knobs and the inspector`() async throws {
    try await open("grid") { browser, _ in
      try await browser.press("j")
      try await browser.wait(until: "page.state.sample === 'inset-grid'")
      try await browser.press("k", "d")
      try await browser.wait(until: "page.state.settings.appearance === 'dark'")
      #expect(
        try await browser.evaluate("return page.state.sample", as: String.self) == "grid")
      try await browser.press("i")
      let cell = try await place(120, 120, browser)
      try await browser.drag(from: cell, to: cell, duration: 0)
      try await browser.wait(until: "document.querySelector('#inspection pre') !== null")
      let text: String = try await browser.evaluate(
        "return document.getElementById('inspection').textContent")
      #expect(text.contains("fractionalWidth 0.2 × 390"))
      #expect(text.contains("UICollectionView"))
      try await browser.press("/", "b", "a", "d", "\u{E007}")
      try await browser.wait(until: "page.state.sample === 'badges'")
    }
  }

  @Test func `A command draws what is seen`() async throws {
    try await open("orthogonal-sections") { browser, _ in
      let first = try await place(190, 160, browser)
      try await browser.turnWheel(x: first.x, y: first.y, by: 210)
      let _: Bool = try await browser.evaluate(
        "set({ appearance: 'dark', textSize: 'xLarge' }); return true")
      try await settle(browser)
      try await browser.click("#copy")
      try await browser.wait(until: "!document.getElementById('command').hidden")
      let command: String = try await browser.evaluate(
        "return document.getElementById('command').textContent")
      #expect(command.hasPrefix("swift run gallery orthogonal-sections"))
      try await expectSeen(command, browser)
    }
  }

  @Test func `A command draws what was touched, in a device`() async throws {
    try await open("simple-list") { browser, _ in
      let _: Bool = try await browser.evaluate("set({ chrome: 'device' }); return true")
      try await browser.wait(until: "page.state.origin[0] > 0 && page.inputs.size === 0")
      let middle = try await place(190, 500, browser)
      try await browser.drag(from: middle, to: (middle.x, middle.y - 120))
      try await settle(browser)
      try await browser.drag(from: middle, to: middle, duration: 0)
      try await settle(browser)
      let _: Bool = try await browser.evaluate("set({ scale: 3 }); return true")
      try await settle(browser)
      try await browser.click("#copy")
      try await browser.wait(until: "!document.getElementById('command').hidden")
      let command: String = try await browser.evaluate(
        "return document.getElementById('command').textContent")
      #expect(command.contains(" touch ended "))
      #expect(command.contains("--chrome device"))
      try await expectSeen(command, browser)
    }
  }

  /// Runs a command that was copied, and expects its picture to be the one that is seen.
  private func expectSeen(_ command: String, _ browser: Browser) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try Program.run(
      "/bin/sh", ["-c", command.replacing("swift run gallery", with: "'\(ServedGallery.path)'")],
      in: folder)
    let sample = command.split(separator: " ")[3]
    let file = folder.appendingPathComponent("\(sample).png").path
    let drawn = try #require(FileManager.default.contents(atPath: file), "\(command)")
    let _: Bool = try await browser.evaluate(
      """
      window.bytes = null;
      fetch(`file?format=png&token=${page.token}`).then((answer) => answer.arrayBuffer())
        .then((buffer) => { window.bytes = btoa(String.fromCharCode(...new Uint8Array(buffer))); });
      return true;
      """)
    try await browser.wait(until: "window.bytes !== null")
    let seen: String = try await browser.evaluate("return window.bytes")
    #expect(drawn == Data(base64Encoded: seen), "\(command)")
  }

  @Test func `What moves by itself is played, paused and scrubbed`() async throws {
    try await open("batch-updates") { browser, _ in
      // Slowly: on a busy machine it would be over before it is paused.
      let _: Bool = try await browser.evaluate(
        """
        document.getElementById('rate').value = '0.1';
        document.getElementById('rate').dispatchEvent(new Event('change'));
        return true;
        """)
      try await browser.wait(until: "page.state.rate === 0.1")
      try await browser.click("#play")
      try await browser.wait(until: "page.report.time > 0.1 && page.report.hasBegun")
      try await browser.click("#play")
      try await browser.wait(until: "page.report.isPlaying === false")
      let _: Bool = try await browser.evaluate(
        """
        const moment = document.getElementById('moment');
        moment.value = 50;
        moment.dispatchEvent(new Event('input'));
        return true;
        """)
      try await browser.wait(until: "Math.abs(page.report.time - 0.05) < 0.001")
      try await settle(browser)
      try await expectExactCanvas(browser, "at a moment")
    }
  }

  @Test func `Nothing is sent while nothing happens`() async throws {
    try await open("nested-groups") { browser, _ in
      try await settle(browser)
      let before: Int = try await browser.evaluate("return page.frames")
      try await Task.sleep(for: .milliseconds(700), clock: .continuous)
      #expect(try await browser.evaluate("return page.frames", as: Int.self) == before)
    }
  }

  @Test func `The log says what frames have called, and fits beside the view`() async throws {
    try await open("nested-groups") { browser, _ in
      let _: Bool = try await browser.evaluate(
        """
        document.getElementById("log-details").open = true;
        document.getElementById("log-clear").click();
        const box = canvas.getBoundingClientRect();
        canvas.dispatchEvent(new WheelEvent("wheel", {
          clientX: box.x + 100, clientY: box.y + 200, deltaY: 300, bubbles: true, cancelable: true,
        }));
        return true;
        """)
      try await browser.wait(
        until:
          "document.getElementById('log-total').textContent.includes('shouldInvalidateLayout(forBoundsChange:)')"
      )
      #expect(
        try await browser.evaluate(
          """
          const log = document.getElementById("log");
          return log.children.length > 0 && log.scrollWidth <= log.clientWidth
            && document.documentElement.scrollWidth <= innerWidth;
          """, as: Bool.self))
    }
  }

  @Test func `A phone's width needs no scrolling sideways`() async throws {
    try await open("simple-list") { browser, _ in
      try await browser.resize(width: 375, height: 700)
      try await browser.wait(until: "page.zoom < 1")
      #expect(
        try await browser.evaluate(
          "return document.documentElement.scrollWidth <= innerWidth", as: Bool.self))
      try await browser.click("#menu")
      try await browser.wait(until: "document.getElementById('list').offsetHeight > 0")
    }
  }

  @Test func `A page without the token says where to get it`() async throws {
    let served = try ServedGallery("grid")
    try await Browser.run { browser in
      try await browser.open(try #require(URL(string: "http://127.0.0.1:\(served.port)/")))
      try await browser.wait(until: "!document.getElementById('problem').hidden")
      #expect(
        try await browser.evaluate(
          "return document.getElementById('problem-text').textContent", as: String.self
        ).contains("token"))
    }
  }
}
