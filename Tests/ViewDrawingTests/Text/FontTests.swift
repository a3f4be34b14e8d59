// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Synchronization
import Testing
import Views

@Suite("Font")
struct FontTests {
  // The table "Dynamic Type sizes": extra small to the fifth accessibility size.
  @Test func `Text styles have iOS's sizes in every category`() {
    let table: [(UIFont.TextStyle, [CGFloat])] = [
      (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
      (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
      (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
      (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]
    for (style, sizes) in table {
      for (category, size) in zip(UIContentSizeCategory.allCategories, sizes) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        expectEqual(font.pointSize, size, "\(style.rawValue) in \(category.rawValue)")
      }
    }
  }

  @Test func `A style without traits has the size for the current ones`() {
    UITraitCollection(preferredContentSizeCategory: .extraLarge).performAsCurrent {
      expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 19)
    }
    expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
  }

  @Test func `Each thread has current traits of its own`() {
    let sizes = Mutex<[CGFloat]>([])
    UITraitCollection(preferredContentSizeCategory: .extraLarge).performAsCurrent {
      let thread = Thread {
        sizes.withLock { $0.append(UIFont.preferredFont(forTextStyle: .body).pointSize) }
        UITraitCollection.current = UITraitCollection(preferredContentSizeCategory: .small)
        sizes.withLock { $0.append(UIFont.preferredFont(forTextStyle: .body).pointSize) }
      }
      thread.start()
      while !thread.isFinished { sched_yield() }
      sizes.withLock { $0.append(UIFont.preferredFont(forTextStyle: .body).pointSize) }
    }
    expectEqual(sizes.withLock { $0 }, [17, 15, 19])
  }

  @Test func `Measures are San Francisco's shares of the size`() {
    let font = UIFont.systemFont(ofSize: 100)
    expectNear(font.ascender, 95.21, within: 1e-9)
    expectLess(abs(font.descender + 24.12), 1e-9)
    expectNear(font.lineHeight, 119.34, within: 1e-9)
    expectEqual(font.leading, 0)
  }

  @Test func `A font that is not installed is nil`() {
    expectNil(UIFont(name: "No Such Font", size: 12))
    expectNil(UIFont(name: "No Such Font-Bold", size: 12))
    expectNil(UIFont(name: "", size: 12))
    expectEqual(UIFont(name: "Inter", size: 12)?.familyName, "Inter")
    expectEqual(UIFont(name: "Inter-SemiBold", size: 12)?.fontName, "Inter-600")
  }

  @Test func `An invalid size is the system's`() {
    expectEqual(UIFont.systemFont(ofSize: .nan).pointSize, 14)
    expectEqual(UIFont.systemFont(ofSize: -3).pointSize, 14)
  }

  @Test func `Scaled fonts follow the reader up to their limit`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let font = UIFont.systemFont(ofSize: 34)
    // 34 × 34 / 22 is 52.5.
    expectEqual(metrics.scaledFont(for: font, compatibleWith: large).pointSize, 53)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: large)
    expectEqual(limited.pointSize, 40)
  }

  // Measured: rule ALT-9.
  @Test func `Lengths grow as the leading of the style does, to the nearest pixel`() {
    let measured: [(UIFont.TextStyle, CGFloat, UIContentSizeCategory, CGFloat)] = [
      (.body, 44, .accessibilityLarge, 80), (.body, 44, .accessibilityExtraExtraExtraLarge, 124),
      (.body, 44, .extraSmall, 38), (.body, 44, .large, 44), (.body, 17, .accessibilityLarge, 31),
      (.title1, 10, .accessibilityLarge, 15), (.caption2, 13, .accessibilityLarge, 30),
      (.subheadline, 20, .extraExtraExtraLarge, 28),
    ]
    for (style, value, category, expected) in measured {
      let traits = UITraitCollection {
        $0.preferredContentSizeCategory = category
        $0.displayScale = 2
      }
      expectEqual(
        UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits),
        expected, "\(style.rawValue) \(category.rawValue)")
    }
  }

  @Test @MainActor func `Scaled fonts have whole points`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits)
    expectEqual(font.pointSize, 31)
    let style = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    expectEqual(style.pointSize, 33)
    let label = UILabel()
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
    label.adjustsFontForContentSizeCategory = true
    label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    expectEqual(label.font.pointSize, 31)
  }

  @Test @MainActor func `Without traits the application's text size counts, not that of a view`() {
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent {
      let application = UIScreen.main.traitCollection
      let metrics = UIFontMetrics.default
      expectEqual(
        metrics.scaledValue(for: 44),
        metrics.scaledValue(for: 44, compatibleWith: application))
      expectEqual(
        metrics.scaledFont(for: .systemFont(ofSize: 17)).pointSize,
        metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: application).pointSize)
    }
  }

  @Test func `Symbolic traits change weight and slope`() throws {
    let plain = UIFont.systemFont(ofSize: 10).fontDescriptor
    let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    expectEqual(UIFont(descriptor: both, size: 0).fontName, "System-700i")
    expectEqual(both.symbolicTraits, [.traitBold, .traitItalic])
    expectEqual(UIFont.preferredFont(forTextStyle: .headline).fontName, "System-600")
  }
}
