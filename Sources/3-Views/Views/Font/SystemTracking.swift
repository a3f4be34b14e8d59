// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The letter-spacing that brings the widths of Inter near San Francisco's (auto-layout rule ALT-8).
///
/// Up to 17 points the evidence is eight words of iOS at scale 3, whose widths are rounded up to pixels, and
/// other texts of regular weight, which come out 1.4 to 2 % too wide with what fits the words alone:
///
/// | text | size | San Francisco | Inter | spaced |
/// |---|---|---|---|---|
/// | What's, semibold | 17 | 55.667 | 57 | 54.333 |
/// | the | 17 | 25 | 26.333 | 25 |
/// | point | 17 | 39 | 40.667 | 38.667 |
/// | ? | 15 | 7.667 | 7.667 | 7.667 |
/// | What's, semibold | 16 | 52.667 | 53.667 | 51.333 |
/// | the | 16 | 23.667 | 25 | 23.667 |
/// | point | 16 | 37 | 38.333 | 36.667 |
/// | ? | 14 | 7.333 | 7.333 | 7.333 |
///
/// The factors are those whose mean error over both is least: 0.8 % over the words and 0.5 % over the texts.
/// Below 13 points nothing of this is measured. From 20 points on San Francisco has its display cut, whose
/// letters are narrower: those factors were fitted to lines of iOS, one size each.
enum SystemTracking {
  /// Sizes in points, with thousandths of an em; sizes beyond have those of the ends.
  private static let factors: [(size: Double, thousandths: Double)] = [
    (10, 14), (11, 10), (12, 4), (13, -7), (14, -7), (15, -18), (16, -23.5), (17, -26),
    (19, -32), (20, -40), (21, -42), (23, -44), (25, -40.4), (28, -41.7), (32, -42), (34, -42.5),
    (38, -44.3), (43, -45.1), (48, -46.5), (53, -48.1), (58, -49.4),
  ]

  /// The distance for Helvetica, in ems: "Hello from Text View" at 12 points is 107.3 points wide on iOS, and
  /// 117.1 in Inter.
  static let helvetica = -0.041

  /// Returns the distance that is added to the advance of each letter, in points.
  static func letterSpacing(ofSize size: Double) -> Double {
    let next = factors.firstIndex { $0.size > size } ?? factors.count
    let above = factors[min(next, factors.count - 1)]
    let below = factors[max(next - 1, 0)]
    guard above.size > below.size else { return size * below.thousandths / 1000 }
    let share = (size - below.size) / (above.size - below.size)
    return size * (below.thousandths * (1 - share) + above.thousandths * share) / 1000
  }
}
