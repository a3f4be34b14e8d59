// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

/// Shows the titles of an index one above the other, in the tint colour; a touch on it leads to
/// them.
final class IndexBar: UIView {
  /// The height of a row, in points (behaviour rule TV-70).
  static let pitch: CGFloat = 16.5
  /// The least width, in points; wider titles make the bar wider.
  private static let minimumWidth: CGFloat = 15
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

  /// The titles, from top to bottom.
  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      rows = IndexBarLayout(titleCount: 0, height: 0, pitch: Self.pitch)
      showRows()
    }
  }
  /// Called with the index of a title when a touch comes to it.
  var selectTitle: (Int) -> Void = { _ in }
  private var rows = IndexBarLayout(titleCount: 0, height: 0, pitch: IndexBar.pitch)
  private var labels: [UILabel] = []
  /// The title that the touch on the bar has come to.
  private var touchedTitle: Int?

  init() {
    super.init(frame: .zero)
    // In front of every element, whatever its depth.
    layer.zPosition = .greatestFiniteMagnitude
  }

  required init?(coder: NSCoder) { nil }

  /// Shows as many titles as fit.
  ///
  /// - Parameter height: The available height, in points.
  /// - Returns: The height of the bar.
  func fit(height: CGFloat) -> CGFloat {
    let rows = IndexBarLayout(titleCount: titles.count, height: height, pitch: Self.pitch)
    if rows != self.rows {
      self.rows = rows
      showRows()
    }
    return rows.height
  }

  private func showRows() {
    for label in labels { label.removeFromSuperview() }
    labels = rows.rows.map { row in
      switch row {
      case .title(let index): Self.label(titles[index])
      case .dot: Self.label("\u{2022}")
      }
    }
    for label in labels {
      label.textColor = tintColor
      addSubview(label)
    }
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = font
    label.textAlignment = .center
    return label
  }

  /// The width of a bar with titles, in points.
  static func width(of titles: [String]) -> CGFloat {
    titles.reduce(minimumWidth) { width, title in
      max(width, label(title).sizeThatFits(.zero).width.rounded(.up))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    UIView.performWithoutAnimation {
      for (row, label) in labels.enumerated() {
        label.frame = CGRect(
          x: 0, y: CGFloat(row) * Self.pitch, width: bounds.width, height: Self.pitch)
      }
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels { label.textColor = tintColor }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchedTitle = nil
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  // What is below the bar hears nothing of its touches.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let title = rows.title(at: touch.location(in: self).y),
      title != touchedTitle
    else { return }
    touchedTitle = title
    selectTitle(title)
  }
}
