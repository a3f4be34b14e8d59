// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import ViewLayout
package import Views

/// Shows the titles of an index in the tint colour; a touch on it leads to them.
package final class IndexBar: UIView, TouchRetaining {
  /// The height of a row, in points (behaviour rule TV-70).
  static let pitch: CGFloat = 16.5
  /// The title that a magnifying glass stands for.
  static let search = "{search}"
  /// The least width, in points; wider titles make the bar wider.
  private static let minimumWidth: CGFloat = 15
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

  package struct Colors: Equatable {
    /// Of the titles; nil for the tint.
    package var titles: UIColor?
    /// Behind them; nil for none.
    package var background: UIColor?
    /// Behind them while a touch is on the bar; nil for ``background``.
    package var trackingBackground: UIColor?

    package init() {}
  }

  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      rows = IndexBarLayout(titleCount: 0, height: 0, pitch: Self.pitch)
      showRows()
    }
  }
  var colors = Colors() {
    didSet { if colors != oldValue { showColors() } }
  }
  var selectTitle: (Int) -> Void = { _ in }
  private var rows = IndexBarLayout(titleCount: 0, height: 0, pitch: IndexBar.pitch)
  private var labels: [UIView] = []
  private var isTracking = false {
    didSet { if isTracking != oldValue { showColors() } }
  }
  private var touchedTitle: Int?

  init() {
    super.init(frame: .zero)
    // In front of every element, whatever its depth.
    layer.zPosition = .greatestFiniteMagnitude
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows as many titles as fit.
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
      case .title(let index): Self.view(for: titles[index])
      case .dot: Self.label("\u{2022}")
      }
    }
    for label in labels { addSubview(label) }
    showColors()
  }

  private func showColors() {
    let color = colors.titles ?? tintColor
    for view in labels {
      if let label = view as? UILabel { label.textColor = color } else { view.tintColor = color }
    }
    backgroundColor =
      isTracking ? colors.trackingBackground ?? colors.background : colors.background
  }

  private static func view(for title: String) -> UIView {
    guard title == search else { return label(title) }
    let view = UIImageView(
      image: UIImage(
        systemName: "magnifyingglass",
        withConfiguration: UIImage.SymbolConfiguration(font: font)))
    view.contentMode = .center
    return view
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = font
    label.textAlignment = .center
    return label
  }

  static func width(of titles: [String]) -> CGFloat {
    titles.reduce(minimumWidth) { width, title in
      max(width, view(for: title).sizeThatFits(.zero).width.rounded(.up))
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    UIView.performWithoutAnimation {
      for (row, label) in labels.enumerated() {
        label.frame = CGRect(
          x: 0, y: CGFloat(row) * Self.pitch, width: bounds.width, height: Self.pitch)
      }
    }
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  // MARK: Touches

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchedTitle = nil
    isTracking = true
    track(touches)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches)
  }

  // What is below the bar hears nothing of its touches.
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = false
  }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = false
  }

  private func track(_ touches: Set<UITouch>) {
    // Where it scrolled to, the bar is where it was on the screen.
    superview?.layoutIfNeeded()
    guard let touch = touches.first, let title = rows.title(at: touch.location(in: self).y),
      title != touchedTitle
    else { return }
    touchedTitle = title
    selectTitle(title)
  }
}
