// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WebDriver

/// How fast the playground is. It limits nothing, since machines differ; run it with
/// `MEASURE_PLAYGROUND=1 swift test -c release --disable-xctest --filter PlaygroundMeasurement`.
@Suite(
  "Measurements of the playground",
  .enabled(
    if: Browser.isInstalled && ProcessInfo.processInfo.environment["MEASURE_PLAYGROUND"] != nil,
    "Set MEASURE_PLAYGROUND to measure the playground."), .serialized)
struct PlaygroundMeasurement {
  @Test(arguments: ["nested-groups", "pinned-section-headers", "simple-list"])
  func `Milliseconds from the wheel to the frame, at 780 × 1688 pixels`(
    _ sample: String
  ) async throws {
    let served = try ServedGallery(sample)
    try await Browser.run { browser in
      try await browser.open(served.url)
      try await browser.wait(until: "page.frames > 0 && page.state !== null")
      let _: Bool = try await browser.evaluate(
        """
        window.isOver = false;
        const box = canvas.getBoundingClientRect();
        page.latencies.length = 0;
        const first = page.frames;
        let count = 0;
        const begin = performance.now();
        const step = () => {
          if (count++ === 240) {
            window.rate = (page.frames - first) / (performance.now() - begin) * 1000;
            return setTimeout(() => { window.isOver = true; }, 500);
          }
          canvas.dispatchEvent(new WheelEvent("wheel", {
            clientX: box.x + 100, clientY: box.y + 200, deltaY: count % 80 < 40 ? 12 : -12,
            bubbles: true, cancelable: true,
          }));
          requestAnimationFrame(step);
        };
        step();
        return true;
        """)
      try await browser.wait(until: "window.isOver")
      let times: [Double] = try await browser.evaluate(
        "return page.latencies.sort((a, b) => a - b)")
      let rate: Double = try await browser.evaluate("return window.rate")
      func share(_ part: Double) -> String {
        let time = times[min(Int(Double(times.count) * part), times.count - 1)]
        return String(format: "%.1f", time)
      }
      print(
        "\(sample): median \(share(0.5)) ms, p95 \(share(0.95)) ms, worst \(share(1)) ms of "
          + "\(times.count) inputs; \(String(format: "%.0f", rate)) frames a second")
      #expect(times.count > 100)
    }
  }
}
