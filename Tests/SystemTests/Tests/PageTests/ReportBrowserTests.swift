// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing
import WaitingForProcesses
import WebDriver

@testable import CairoGraphics
@testable import PictureResults

/// The page as a user has it before them.
@Suite(
  "The page of a report in a browser", .waitsForProcesses,
  .enabled(if: Browser.isInstalled, "\(Browser.advice)"),
  .serialized)
struct ReportBrowserTests {
  /// A page with two failures, a new picture, an orphan and some that passed.
  private func page(passing: Int = 4, hostile: Bool = false) throws -> URL {
    let writer = try ResultsWriter()
    try writer.addFailure("badges", "light")
    try writer.addFailure("grid", "dark", side: 200)
    var tree = ResultsWriter.result("grid", "dark", .failed, format: "txt")
    tree.expectedHash = "cbf29ce484222325"
    try writer.folder.append(
      tree,
      expected: Data("cell           0, 0    0, 0  78 × 78\n".utf8),
      actual: Data("cell           0, 0    0, 2  78 × 78\n".utf8))
    try writer.folder.append(
      ResultsWriter.result("list", "light", .new),
      actual: try ResultsWriter.picture(90, squareAt: 30).pngData())
    try writer.add(ResultsWriter.result("old", "light", .orphaned))
    for number in 0..<passing { try writer.add(ResultsWriter.result("pass-\(number)")) }
    if hostile {
      try writer.add(
        ResultsWriter.result(
          "</script><img src=x onerror=\"document.title='owned'\">", "light", .failed))
    }
    return try page(of: writer)
  }

  /// The page that the command makes of results.
  private func page(of writer: ResultsWriter) throws -> URL {
    let file = writer.path + "/report.html"
    let made = try Program.run(
      ServedGallery.path, ["report", writer.path, "--out", file, "--quiet"])
    try #require(made.code == 0, "\(made.errors)")
    return URL(fileURLWithPath: file)
  }

  /// Opens a page and expects it to complain of nothing.
  private func open(_ page: URL, _ body: (Browser) async throws -> Void) async throws {
    try await Browser.run { browser in
      try await browser.open(page)
      try await browser.wait(until: "document.querySelector('.row') !== null")
      try await body(browser)
      #expect(try await browser.complaints() == [])
    }
  }

  private func title(_ browser: Browser) async throws -> String {
    try await browser.evaluate("return document.getElementById('title').textContent")
  }

  private func rows(_ browser: Browser) async throws -> [String] {
    try await browser.evaluate(
      "return [...document.querySelectorAll('.row span')].map((row) => row.textContent)")
  }

  @Test func `Keys go through the failures and the comparisons`() async throws {
    try await open(try page()) { browser in
      #expect(try await rows(browser) == ["badges / light", "grid / dark"])
      #expect(try await title(browser) == "badges / light")
      try await browser.press("j")
      #expect(try await title(browser) == "grid / dark")
      try await browser.press("j")
      #expect(try await title(browser) == "grid / dark")
      try await browser.press("k")
      #expect(try await title(browser) == "badges / light")
      for (key, mode) in [
        ("2", "slider"), ("3", "onion"), ("4", "blink"), ("5", "difference"), ("1", "sides"),
      ] {
        try await browser.press(key)
        #expect(
          try await browser.evaluate(
            "return document.querySelector('input[name=mode]:checked').value") == mode)
        let drawn = mode == "sides" ? "side by side" : mode
        try await browser.wait(
          until:
            "document.getElementById('stage').getAttribute('aria-label').endsWith(': \(drawn)')")
        let pictures = mode == "difference" ? "canvas" : "img"
        #expect(
          try await browser.evaluate(
            "return document.querySelectorAll('#stage \(pictures)').length")
            == (mode == "difference" ? 1 : 2))
      }
    }
  }

  @Test func `A link of the summary opens its picture, whatever the list showed`() async throws {
    let page = try page()
    // As the summary writes it.
    let link = "#grid%20%2F%20dark"
    let address = try #require(URL(string: page.absoluteString + link))
    try await open(address) { browser in
      #expect(try await title(browser) == "grid / dark")
      // Another link on the same page, to what the filter hides.
      try await browser.click("#filters input[value=new]")
      #expect(try await rows(browser) == ["list / light"])
      let _: Bool = try await browser.evaluate(
        "location.hash = '#badges%20%2F%20light'; return true")
      try await browser.wait(
        until: "document.getElementById('title').textContent === 'badges / light'")
      #expect(try await rows(browser).contains("badges / light"))
      // One that no picture has changes nothing.
      let _: Bool = try await browser.evaluate("location.hash = '#nothing'; return true")
      try await browser.wait(until: "location.hash === '#nothing'")
      #expect(try await title(browser) == "badges / light")
    }
  }

  @Test func `The pictures are those of the results, with boxes where they differ`() async throws {
    try await open(try page()) { browser in
      try await browser.wait(until: "document.querySelectorAll('#stage img').length === 2")
      #expect(
        try await browser.evaluate(
          "return [...document.querySelectorAll('#stage img')].map((image) => image.naturalWidth)")
          == [120, 120])
      let boxes = "return document.querySelectorAll('#stage figure:first-child .region').length"
      #expect(try await browser.evaluate(boxes) == 2)
      try await browser.press("b")
      #expect(try await browser.evaluate(boxes) == 0)
    }
  }

  @Test func `The difference is highlighted where it is and nowhere else`() async throws {
    try await open(try page()) { browser in
      try await browser.press("5")
      try await browser.wait(until: "document.querySelector('#stage canvas') !== null")
      let colored: [Int] = try await browser.evaluate(
        """
        const canvas = document.querySelector('#stage canvas');
        const pixels = canvas.getContext('2d').getImageData(0, 0, 120, 120).data;
        const isColored = (x, y) => pixels[(y * 120 + x) * 4] - pixels[(y * 120 + x) * 4 + 1] > 60;
        return [[30, 30], [70, 70], [50, 50], [19, 30], [20, 30], [39, 39], [40, 39]]
          .map(([x, y]) => isColored(x, y) ? 1 : 0);
        """)
      #expect(colored == [1, 1, 0, 0, 1, 1, 0])
    }
  }

  @Test func `The slider shows the expected picture on the left`() async throws {
    try await open(try page()) { browser in
      try await browser.press("2")
      try await browser.wait(until: "document.querySelector('.handle') !== null")
      try await browser.click("#amount")
      try await browser.press("\u{E010}")  // End: all of the actual picture.
      let edge = "return document.querySelector('.handle').style.left"
      #expect(try await browser.evaluate(edge) == "0px")
      try await browser.press("\u{E011}")  // Home: nothing of it.
      #expect(try await browser.evaluate(edge) == "120px")
      #expect(
        try await browser.evaluate(
          "return document.querySelectorAll('#stage img')[1].style.clipPath.endsWith('120px)')")
          == true)
    }
  }

  @Test func `Blinking can be paused`() async throws {
    try await open(try page()) { browser in
      try await browser.press("4")
      try await browser.wait(
        until: "document.getElementById('blink-side').textContent === 'Actual'")
      try await browser.wait(
        until: "document.getElementById('blink-side').textContent === 'Expected'")
      try await browser.click("#blink-toggle")
      #expect(
        try await browser.evaluate("return document.getElementById('blink-toggle').textContent")
          == "Blink")
    }
  }

  @Test func `Filters and the search shorten the list`() async throws {
    try await open(try page()) { browser in
      #expect(
        try await browser.evaluate(
          "return [...document.querySelectorAll('#filters b')].map((count) => count.textContent)")
          == ["8", "2", "1", "1", "4"])
      for (filter, expected) in [
        ("new", ["list / light"]), ("orphaned", ["old / light"]),
        ("passed", (0..<4).map { "pass-\($0) / light" }),
      ] {
        try await browser.click("#filters input[value=\(filter)]")
        #expect(try await rows(browser) == expected)
      }
      try await browser.press("/", "-", "2")
      #expect(try await rows(browser) == ["pass-2 / light"])
      try await browser.press("x")
      #expect(
        try await browser.evaluate("return document.getElementById('empty').hidden") == false)
    }
  }

  @Test func `The tree's difference and the command stand beside the picture`() async throws {
    try await open(try page()) { browser in
      try await browser.press("j")
      let texts: [String] = try await browser.evaluate(
        """
        return ['moves', 'lines', 'command'].map((id) => document.getElementById(id).textContent);
        """)
      #expect(texts[0] == "cell 0, 0 moved by 0, 2")
      #expect(texts[1].contains("+ cell           0, 0    0, 2  78 × 78"))
      #expect(texts[2].hasPrefix("swift run gallery accept "))
      #expect(texts[2].hasSuffix("/pictures dark"))
    }
  }

  @Test func `Rows say what was not compared, and their whole names`() async throws {
    let writer = try ResultsWriter()
    try writer.addFailure("badges", String(repeating: "long-", count: 40))
    var refused = ResultsWriter.result("twice", "light", .failed)
    refused.reason = "Two pictures are named 'twice' in one file."
    try writer.add(refused, ResultsWriter.result("old", "light", .orphaned))
    try await open(try page(of: writer)) { browser in
      let texts: [String] = try await browser.evaluate(
        "return [...document.querySelectorAll('.row')].map((row) => row.title)")
      #expect(texts.first?.hasPrefix("badges / long-long-") == true)
      #expect(texts.first?.contains("not compared") == false)
      #expect(texts.last == "twice / light\nnot compared")
      let heading = "return document.getElementById('accept-title').textContent"
      #expect(try await browser.evaluate(heading) == "To accept it")
      try await browser.click("#filters input[value=orphaned]")
      #expect(try await browser.evaluate(heading) == "To delete it")
    }
  }

  @Test func `A list of ten thousand holds the rows that are seen`() async throws {
    try await open(try page(passing: 10_000)) { browser in
      try await browser.click("#filters input[value=all]")
      let rows = "return document.querySelectorAll('.row').length"
      #expect(try await browser.evaluate(rows, as: Int.self) < 60)
      try await browser.press("/", "\u{E00C}")  // Escape leaves the search for the list.
      try await browser.press("\u{E010}")  // End
      #expect(try await title(browser) == "pass-9999 / light")
      #expect(try await browser.evaluate(rows, as: Int.self) < 60)
      #expect(
        try await browser.evaluate(
          """
          const list = document.getElementById('list');
          const row = document.getElementById(list.getAttribute('aria-activedescendant'));
          return [row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize'),
            row.getAttribute('aria-selected')];
          """) == ["10004", "10004", "true"])
    }
  }

  @Test func `Names do nothing but stand there`() async throws {
    try await open(try page(hostile: true)) { browser in
      try await browser.press("k", "j", "j")
      #expect(try await browser.evaluate("return document.title") == "✕ 5 · Image tests")
      #expect(
        try await browser.evaluate("return document.querySelectorAll('img[onerror]').length") == 0)
    }
  }

  @Test func `A phone shows the list or the picture`() async throws {
    try await open(try page()) { browser in
      try await browser.resize(width: 390, height: 844)
      let shown = """
        return ['list', 'detail'].map((id) => document.getElementById(id).offsetParent !== null);
        """
      #expect(try await browser.evaluate(shown) == [true, false])
      try await browser.click(".row")
      #expect(try await browser.evaluate(shown) == [false, true])
      #expect(
        try await browser.evaluate("return document.documentElement.scrollWidth <= 390") == true)
      try await browser.wait(until: "document.querySelectorAll('#stage img').length === 2")
      #expect(
        try await browser.evaluate(
          "return document.getElementById('stage').scrollWidth <= document.getElementById('stage').clientWidth"
        ) == true)
      try await browser.click("#back")
      #expect(try await browser.evaluate(shown) == [true, false])
    }
  }

  @Test func `Everything that can be used has a name and shows the focus`() async throws {
    try await open(try page()) { browser in
      let unnamed: [String] = try await browser.evaluate(
        """
        const named = (element) => element.getAttribute('aria-label') || element.textContent.trim()
          || element.getAttribute('aria-labelledby') || element.labels?.length > 0;
        return [...document.querySelectorAll('button, input, select, [tabindex="0"], nav, section')]
          .filter((element) => !named(element)).map((element) => element.outerHTML);
        """)
      #expect(unnamed == [])
      for _ in 0..<12 {
        try await browser.press("\u{E004}")  // Tab
        let outline: String = try await browser.evaluate(
          """
          const element = document.activeElement;
          const drawn = element.matches('.segments input') ? element.nextElementSibling : element;
          return element === document.body || element.classList.contains('skip') ? 'solid'
            : getComputedStyle(drawn).outlineStyle;
          """)
        #expect(outline == "solid")
      }
    }
  }

  @Test func `Text stands out from what is behind it, in light and dark`() async throws {
    try await open(try page()) { browser in
      for style in ["light", "dark"] {
        try await browser.emulate("prefers-color-scheme", style)
        let ratios: [Double] = try await browser.evaluate(
          """
          const style = getComputedStyle(document.documentElement);
          const color = (name) => style.getPropertyValue(name).match(/[0-9a-f]{2}/gi).map((text) => parseInt(text, 16) / 255);
          const light = (name) => color(name).map((c) => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
            .reduce((sum, c, index) => sum + c * [0.2126, 0.7152, 0.0722][index], 0);
          const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
          return [['--text', '--page'], ['--text', '--side'], ['--quiet', '--page'], ['--quiet', '--side'],
            ['--quiet', '--field'], ['--text', '--raised'], ['--text', '--selected'], ['--text', '--removed'],
            ['--text', '--added'], ['--failed', '--page'], ['--new', '--page'], ['--orphaned', '--page'],
            ['--passed', '--page'], ['--failed', '--selected'], ['--accent', '--page']].map(([a, b]) => ratio(a, b));
          """)
        // WCAG 2.2, 1.4.3: contrast of at least 4.5 to 1.
        #expect(ratios.allSatisfy { $0 >= 4.5 }, "\(style): \(ratios)")
      }
    }
  }
}
