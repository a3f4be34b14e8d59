// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The scopes of a search bar: segments of equal widths, one of which is chosen.
final class ScopeBar: UIView {
  private let thumb = UIView()
  private var labels: [UILabel] = []
  private var separators: [UIView] = []
  private var selected = 0
  /// Called with a place when the user chooses it.
  var choose: ((Int) -> Void)?

  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    thumb.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
    }
    thumb.layer.cornerRadius = 7
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var titles: [String] = [] {
    didSet {
      for view in labels + separators { view.removeFromSuperview() }
      labels = titles.map { title in
        let label = UILabel()
        label.text = UITextField.inOneLine(title.prefix(TextFieldMetrics.shownLimit))
        label.textAlignment = .center
        addSubview(label)
        return label
      }
      separators = titles.dropFirst().map { _ in
        let view = UIView()
        view.backgroundColor = .separator
        insertSubview(view, belowSubview: thumb)
        return view
      }
      select(min(selected, max(0, titles.count - 1)))
    }
  }

  func select(_ index: Int) {
    selected = index
    for (number, label) in labels.enumerated() {
      label.font = .systemFont(ofSize: 13, weight: number == index ? .semibold : .medium)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    thumb.isHidden = labels.isEmpty
    guard !labels.isEmpty else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(labels.count)
    func segment(_ number: Int) -> CGRect {
      let index = isRightToLeft ? labels.count - 1 - number : number
      return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
    for (number, label) in labels.enumerated() {
      label.frame = segment(number).insetBy(dx: 4, dy: 0)
    }
    for (number, view) in separators.enumerated() {
      let edge = isRightToLeft ? segment(number).minX : segment(number).maxX
      view.frame = CGRect(x: edge - 0.5, y: 8, width: 1, height: max(0, bounds.height - 16))
      view.isHidden = number == selected || number + 1 == selected
    }
    thumb.frame = segment(selected).insetBy(dx: 2, dy: 2)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !labels.isEmpty, bounds.width > 0 else { return }
    let location = touch.location(in: self)
    guard bounds.contains(location) else { return }
    let index = min(Int(location.x / bounds.width * CGFloat(labels.count)), labels.count - 1)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    choose?(isRightToLeft ? labels.count - 1 - index : index)
  }
}
