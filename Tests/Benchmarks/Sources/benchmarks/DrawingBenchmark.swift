// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Baseline
import Foundation
import UIKit

/// Draws 94 labelled cells through the view tree, and by hand in C, in one process.
@MainActor enum DrawingBenchmark {
  static func run(_ report: inout Report) throws {
    report.section("Drawing: 94 labelled cells at 780 × 2964 pixels, without encoding")
    let size = CGSize(width: 390, height: 1482)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let cells = (0..<94).map { number in
      LabelledCell(
        frame: CGRect(
          x: 78 * CGFloat(number % 5), y: 78 * CGFloat(number / 5), width: 78, height: 78),
        number: number)
    }
    cells.forEach(window.addSubview)
    window.backgroundColor = .white
    window.layoutIfNeeded()

    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    let picture = baseline_picture_create(390, 1482, 2)
    defer { baseline_picture_destroy(picture) }
    var times = (first: 0.0, second: 0.0)
    _ = renderer.image { _ in
      // Both draw again and again on a picture that is there already: the drawing alone.
      func drawViews() {
        MainActor.assumeIsolated {
          _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
        }
      }
      func drawByHand() { baseline_draw_grid(picture, 94) }
      drawViews()
      drawByHand()
      times = Stopwatch.medians(of: 41, drawViews, drawByHand)
    }
    report.row("C, Cairo and Pango by hand", times.second, "ms")
    report.row("view tree, laid out already", times.first, "ms")
    report.row("view tree to C", times.first / times.second, "times", atMost: 1.3)
  }
}

/// What the plain samples show: a blue cell with a border and a number.
@MainActor private final class LabelledCell: UIView {
  private let label = UILabel()

  init(frame: CGRect, number: Int) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 100 / 255, green: 149 / 255, blue: 237 / 255, alpha: 1)
    layer.borderWidth = 1
    layer.borderColor = UIColor.black.cgColor
    label.text = "\(number)"
    label.font = .preferredFont(forTextStyle: .title1)
    label.textAlignment = .center
    label.frame = bounds
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }
}
