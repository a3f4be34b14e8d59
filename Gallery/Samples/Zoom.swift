// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A board of tiles that two touches zoom, further than it may stay; it comes back to its greatest
/// scale, and a tile at the edge fills the screen at the end.
final class ZoomViewController: SampleViewController, ScriptedSample, UIScrollViewDelegate {
  static let name = "zoom"
  static let summary = "Two touches zoom a board of tiles, which bounces, and then a tile."
  static let duration: TimeInterval? = 3
  static let poster: Double? = 0.4
  static let referenceSize: CGSize? = CGSize(width: 300, height: 400)

  var script: Script?
  private let scrollView = UIScrollView()
  private let board = UIStackView()
  private static let colors: [UIColor] = [
    .systemBlue, .systemTeal, .systemGreen, .systemYellow, .systemOrange, .systemPink,
    .systemPurple, .systemIndigo,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.maximumZoomScale = 2
    scrollView.delegate = self
    view.addSubview(scrollView)
    board.axis = .vertical
    board.distribution = .fillEqually
    for row in 0..<5 { board.addArrangedSubview(makeRow(row)) }
    scrollView.addSubview(board)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrollView.zoomScale == 1, board.frame.size != scrollView.bounds.size else { return }
    board.frame = CGRect(origin: .zero, size: scrollView.bounds.size)
    scrollView.contentSize = board.frame.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { board }

  private func makeRow(_ row: Int) -> UIStackView {
    let tiles = (0..<4).map { column in
      let label = UILabel()
      label.text = "\(row * 4 + column + 1)"
      label.textAlignment = .center
      label.font = .preferredFont(forTextStyle: .headline)
      label.textColor = .white
      label.backgroundColor = Self.colors[(row * 3 + column) % Self.colors.count]
      return label
    }
    let row = UIStackView(arrangedSubviews: tiles)
    row.distribution = .fillEqually
    return row
  }

  func begin() {
    guard let window = view.window else { return }
    window.scrollsOverTime = true
    var script = Script(in: window)
    let middle = scrollView.middleInWindow
    func points(_ distance: CGFloat) -> [CGPoint] {
      [
        CGPoint(x: middle.x - distance / 2, y: middle.y),
        CGPoint(x: middle.x + distance / 2, y: middle.y),
      ]
    }
    script.add(at: 0.3) { window.beginTouches(at: points(50)) }
    for frame in 1...48 {
      script.add(at: 0.3 + Double(frame) / 60) {
        window.moveTouches(to: points(50 + 150 * CGFloat(frame) / 48))
      }
    }
    script.add(at: 1.3) { window.endTouches() }
    script.add(at: 2.2) { [scrollView, board] in
      let tile = CGRect(
        x: board.bounds.width * 3 / 4, y: 0, width: board.bounds.width / 4,
        height: board.bounds.height / 5)
      scrollView.maximumZoomScale = 4
      scrollView.zoom(to: tile, animated: true)
    }
    self.script = script
  }

  func move(to time: TimeInterval) { script?.run(to: time) }
}
