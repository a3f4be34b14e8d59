// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The title bar of a window of the Mac, and the line around the window.
final class MacWindowFront: UIWindow {
  /// The height of the title bar, in points.
  static let titleBarHeight: CGFloat = 28
  /// The radius of the window's corners, in points.
  static let cornerRadius: CGFloat = 10

  private let bar = UIView()
  private let line = UIView()
  private let title = UILabel()
  private let buttons = (0..<3).map { _ in UIView() }
  private let edge = UIView()

  /// - Parameter title: The window's title.
  init(title: String) {
    super.init(frame: .zero)
    bar.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.216, green: 0.212, blue: 0.216, alpha: 1)
        : UIColor(red: 0.965, green: 0.961, blue: 0.961, alpha: 1)
    }
    line.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? .black : UIColor(white: 0, alpha: 0.12)
    }
    self.title.text = title
    self.title.font = .systemFont(ofSize: 13, weight: .bold)
    self.title.textColor = UIColor.label.withAlphaComponent(0.85)
    self.title.textAlignment = .center
    bar.layer.cornerRadius = Self.cornerRadius
    bar.layer.cornerCurve = .continuous
    bar.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    edge.layer.cornerRadius = Self.cornerRadius
    edge.layer.cornerCurve = .continuous
    for view in [bar, line, self.title] + buttons + [edge] { addSubview(view) }
    let colors = [(1, 0.373, 0.341), (0.996, 0.737, 0.180), (0.157, 0.784, 0.251)]
    for (button, (red, green, blue)) in zip(buttons, colors) {
      button.backgroundColor = UIColor(red: red, green: green, blue: blue, alpha: 1)
      button.layer.cornerRadius = 6
      button.layer.borderWidth = 0.5
      button.layer.borderColor = UIColor(white: 0, alpha: 0.15).cgColor
    }
  }

  required init?(coder: NSCoder) { fatalError("screens make it themselves") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = Self.titleBarHeight
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    line.frame = CGRect(x: 0, y: height - 1, width: bounds.width, height: 1)
    for (index, button) in buttons.enumerated() {
      let x: CGFloat = 8 + 20 * CGFloat(index)
      button.frame = CGRect(
        x: isMirrored ? bounds.width - x - 12 : x, y: (height - 12) / 2, width: 12, height: 12)
    }
    let size = title.intrinsicContentSize
    let width = min(size.width, max(0, bounds.width - 2 * 72))
    title.frame = CGRect(
      x: (bounds.width - width) / 2, y: (height - size.height) / 2, width: width,
      height: size.height)
    edge.frame = bounds
    edge.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
    let isDark = traitCollection.userInterfaceStyle == .dark
    edge.layer.borderColor = UIColor(white: isDark ? 1 : 0, alpha: 0.2).cgColor
  }
}
