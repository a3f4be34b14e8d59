// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit
import WaitingSuites

@testable import gallery

@Suite("gallery explain and gallery lint", .waitsForProcesses)
struct ExplainCommandTests {
  @Test func `An item is explained with its sums`() async throws {
    let result = try await Command.gallery("explain", "nested-groups", "0,5")
    expectEqual(result.status, 0)
    expectEmpty(result.errors)
    expectPrefix(result.text, "the item at [0, 5]")
    for word in [
      "container  390 × 844", "section 0", "group 1", "group 2", "fractional", "x ", "y ",
    ] {
      expectContains(result.text, word, "\(word)")
    }
  }

  @Test func `A badge is explained by its kind, and a missing kind is named`() async throws {
    let badge = try await Command.gallery(
      "explain", "badges", "0,0", "--kind", "badge-element-kind")
    expectEqual(badge.status, 0, "\(badge.errors)")
    expectPrefix(badge.text, "the supplementary view \"badge-element-kind\" at [0, 0]")
    expectContains(badge.text, "width    20 = absolute 20")
    let none = try await Command.gallery("explain", "badges", "0,0", "--kind", "header")
    expectContains(none.text, "no element of kind \"header\" at [0, 0]")
    expectContains(none.text, "on screen is the kind \"badge-element-kind\"")
  }

  @Test func `What is not visible says how to scroll there, and is seen once scrolled`()
    async throws
  {
    let hidden = try await Command.gallery("explain", "grid", "0,90")
    expectEqual(hidden.status, 0)
    expectContains(hidden.text, "not seen")
    expectContains(hidden.text, "scrollToItem(at: IndexPath(item: 90, section: 0)")
    let shown = try await Command.gallery("explain", "grid", "0,90", "--scroll-to", "0,100000")
    expectLacks(shown.text, "not seen")
  }

  @Test func `The passes of the layout are printed`() async throws {
    let result = try await Command.gallery("explain", "grid", "--passes")
    expectEqual(result.status, 0)
    expectPrefix(result.text, "pass 1\n  round 1   content 390 × ")
    expectContains(result.text, "settled: no view asks for another size")
  }

  @Test func `Paths that are wrong, or not there, are usage errors in one line`() async throws {
    for (words, message) in [
      (["grid", "0,9999"], "'grid' has no item 0,9999: section 0 has"),
      (["grid", "7,0"], "'grid' has no item 7,0: there is 1 section"),
      (["grid", "0"], "use a section and an item, such as 0,5"),
      (["grid", "-1,0"], "Missing item"), (["grid", "a,b"], "such as 0,5"),
      (["grid", "0,1,2"], "such as 0,5"),
      (["grid"], "Missing item"), (["grid"], "  swift run gallery grid --marks"),
      (["grid", "0,999"], "  swift run gallery grid --marks"),
      (["gird", "0,0"], "Did you mean 'grid'?"),
      (["grid", "0,99999999999999999999"], "such as 0,5"),
    ] {
      let result = try await Command.gallery(["explain"] + words)
      expectEqual(result.status, 64, "\(words)")
      expectEqual(result.errorLines.count, 1, "\(words): \(result.errors)")
      expectContains(result.errors, message, "\(words): \(result.errors)")
      expectEmpty(result.output)
    }
  }

  @Test func `Sizes that are wrong are usage errors`() async throws {
    for sizes in ["", "320", "320x", "320x568,", "0x0", "99999x99999", "nanx10"] {
      let result = try await Command.gallery("lint", "grid", "--sizes", sizes)
      expectEqual(result.status, 64, "\(sizes)")
      expectEmpty(result.output)
    }
  }

  @MainActor @Test func `No sample has findings at the size that it is made for`() throws {
    for sample in catalogue {
      let findings = (try Lint.findings(in: Subject(sample), at: sample.size) ?? [])
        .filter { AccessibilityFinding.Kind(rawValue: $0.kind) == nil }
        // Apple's group is 1.4 times as wide as the window is high: more than the window of the sample.
        .filter { sample.name != "mac-orthogonal" || $0.kind != "exceedsContainer" }
      expectEmpty(findings, "\(sample.name): \(findings.map(\.description))")
    }
  }

  // Apple's own samples, whose colors these are, have texts of little contrast.
  @MainActor @Test func `Each sample has words for what is seen, and buttons of 44 points`() throws
  {
    for sample in catalogue {
      // Buttons in that sample are as high as UIKit makes them: 30 and 34.5 points.
      let kinds: [AccessibilityFinding.Kind] =
        sample.name == "buttons" ? [.missingLabel] : [.missingLabel, .smallTarget]
      let findings = (try Lint.findings(in: Subject(sample), at: sample.size) ?? [])
        .filter { kinds.map(\.rawValue).contains($0.kind) }
      expectEmpty(findings, "\(sample.name): \(findings.map(\.description))")
    }
  }

  @Test func `A sample without a collection view cannot be explained, and can be linted`()
    async throws
  {
    let explained = try await Command.gallery("explain", "buttons", "0,0")
    expectEqual(explained.status, 64)
    expectEqual(explained.errorLines.count, 1)
    expectContains(explained.errors, "'buttons' has no collection view", "\(explained.errors)")
    // iOS draws white on systemOrange, too.
    let linted = try await Command.gallery("lint", "buttons")
    expectEqual(linted.status, 1)
    expectContains(linted.text, "Its contrast is ", "\(linted.text)")
  }

  @Test func `Findings of accessibility stand after those of the layout`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(
      """
      import UIKit

      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
          label.text = "Sold out"
          label.textColor = .lightGray
          let button = UIButton(type: .system)
          button.frame = CGRect(x: 20, y: 120, width: 30, height: 30)
          button.setImage(UIImage(systemName: "star"), for: .normal)
          view.addSubview(label)
          view.addSubview(button)
        }
      }
      """, to: "Screen.swift")
    let result = try files.process("lint", "Screen.swift", "--sizes", "320x568,390x844", "--json")
    expectEqual(result.status, 1, "\(result.errors)")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(result.text.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    // Once, though they are found at both sizes; the light appearance's contrast is the one too low.
    expectEqual(findings[0]["sizes"] as? [[Int]], [[320, 568], [390, 844]])
    expectEqual(
      findings.compactMap { $0["kind"] as? String },
      [
        "lowContrast", "smallTarget", "missingLabel",
      ])
    expectEqual((findings[0]["place"] as? String), "UILabel “Sold out”")
  }

  @Test func `A lint without findings says at how many sizes`() async throws {
    let result = try await Command.gallery("lint", "grid", "--sizes", "320x568,390x844,1024x768")
    expectEqual(result.status, 0)
    expectEqual(result.text, "No findings at 3 sizes: 320 × 568, 390 × 844, 1024 × 768.\n")
    expectEmpty(result.errors)
    let own = try await Command.gallery("lint", "grid")
    expectEqual(
      own.text,
      "No findings at 5 sizes: 390 × 844, 320 × 568, 430 × 932, 932 × 430, 1024 × 768.\n")
    let mac = try await Command.gallery("lint", "mac-grid")
    expectContains(mac.text, "No findings at 3 sizes: ")
  }

  @Test func `A finding names the sizes at which it is found, once`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(
      """
      { version: 1, layout: { type: "compositional", section: { group: {
          group: "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 44 },
          items: [{ width: { fractionalWidth: 0.5 }, height: { fractionalHeight: 1 } }] } } },
        data: { sections: [{ count: 4 }] } }
      """, to: "cut.layout.json5")
    let result = try files.process("lint", "cut.layout.json5")
    expectEqual(result.status, 1)
    expectContains(
      result.text,
      """
      section 0, group 1, at 390 × 844, 320 × 568, 430 × 932, 932 × 430, 1024 × 768
        44 = the estimate: no item is measured, all are fractions of the group
        → give the items an estimated height
      """)
    expectContains(result.errors, "1 finding.")
  }
}
