// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments
import UIKit

/// A view that shows the content of an element: a label, a title over a subtitle, a picture, a symbol
/// or a background alone.
final class LookView: UIView {
  private(set) var content: ElementContent?
  private let images: ImageProvider

  init(images: ImageProvider) {
    self.images = images
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ new: ElementContent) {
    guard new != content else { return }
    content = new
    backgroundColor = new.background?.uiColor
    layer.cornerRadius = new.look.cornerRadius
    layer.borderWidth = new.look.border?.width ?? 0
    clipsToBounds = new.look.cornerRadius > 0 && new.look.type == .image
    updateBorder()
    for view in subviews { view.removeFromSuperview() }
    setNeedsLayout()
    switch new.look.type {
    case .label, .list: fill(with: label(new.text, new.look.textStyle, new), new.look.padding)
    case .titles: center(titles(new), new.look.padding)
    case .image: fill(with: picture(new), new.look.padding)
    case .symbol: fill(with: symbol(new), new.look.padding)
    case .empty: break
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content?.look.isCapsule == true {
      layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }
  }

  /// Layers do not follow dark mode by themselves.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  private func updateBorder() {
    layer.borderColor =
      content?.look.border?.color.uiColor.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Parts

  private func label(
    _ text: String?, _ style: LayoutDocument.Look.TextStyle, _ content: ElementContent
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = UIFont.preferredFont(forTextStyle: style.uiStyle)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = content.look.textColor?.uiColor ?? .label
    label.textAlignment =
      content.look.alignment == .center
      ? .center
      : content.look.alignment.textAlignment(
        isFromRight: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    label.numberOfLines = content.look.lines
    return label
  }

  private func titles(_ content: ElementContent) -> UIView {
    let title = label(content.text, content.look.textStyle, content)
    guard let text = content.subtitle else { return title }
    let subtitle = label(text, .subheadline, content)
    subtitle.textColor = subtitle.textColor.withAlphaComponent(0.75)
    let stack = UIStackView(arrangedSubviews: [title, subtitle])
    stack.axis = .vertical
    stack.spacing = 2
    return stack
  }

  private func picture(_ content: ElementContent) -> UIView {
    guard let image = content.image.flatMap(images.image) else {
      return PlaceholderView(name: content.image ?? content.text)
    }
    let view = UIImageView(image: image)
    view.contentMode = content.look.contentMode == .fit ? .scaleAspectFit : .scaleAspectFill
    view.clipsToBounds = true
    return view
  }

  private func symbol(_ content: ElementContent) -> UIView {
    let font = UIFont.preferredFont(forTextStyle: content.look.textStyle.uiStyle)
    let view = UIImageView(image: content.symbol.flatMap { images.symbol($0, font: font) })
    view.contentMode = .center
    view.tintColor = content.look.textColor?.uiColor
    return view
  }

  // MARK: Places

  private func fill(with view: UIView, _ padding: NSDirectionalEdgeInsets) {
    add(view, padding) { view in
      let bottom = bottomAnchor.constraint(
        equalTo: view.bottomAnchor, constant: padding.bottom)
      // A frame may be lower than its padding.
      bottom.priority = .required - 1
      return [view.topAnchor.constraint(equalTo: topAnchor, constant: padding.top), bottom]
    }
  }

  /// As high as it needs to be, in the middle; the look view is at least so high when measured.
  private func center(_ view: UIView, _ padding: NSDirectionalEdgeInsets) {
    add(view, padding) { view in
      let top = view.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: padding.top)
      let bottom = bottomAnchor.constraint(
        greaterThanOrEqualTo: view.bottomAnchor, constant: padding.bottom)
      // A frame that is too low lets the text stick out on both sides.
      (top.priority, bottom.priority) = (.defaultHigh, .defaultHigh)
      let offset = (padding.top - padding.bottom) / 2
      return [
        top, bottom, view.centerYAnchor.constraint(equalTo: centerYAnchor, constant: offset),
      ]
    }
  }

  private func add(
    _ view: UIView, _ padding: NSDirectionalEdgeInsets,
    vertically constraints: (UIView) -> [NSLayoutConstraint]
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    // A frame may be narrower than its padding.
    let trailing = trailingAnchor.constraint(
      equalTo: view.trailingAnchor, constant: padding.trailing)
    trailing.priority = .required - 1
    NSLayoutConstraint.activate(
      [
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding.leading), trailing,
      ] + constraints(view))
  }
}

/// A grey rectangle with a small picture and the name of the file whose place it has.
final class PlaceholderView: UIView {
  private let icon = UIImageView(image: PlaceholderView.thumbnail)
  private let label = UILabel()

  /// - Parameter name: The path of the picture; nil for one without a name.
  init(name: String?) {
    super.init(frame: .zero)
    backgroundColor = .systemGray5
    clipsToBounds = true
    icon.tintColor = .systemGray
    icon.contentMode = .center
    label.text = name.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    label.font = UIFont.preferredFont(forTextStyle: .caption2)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The small picture alone.
  static var thumbnail: UIImage? { UIImage(systemName: "photo") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(bounds.size)
    // A name that would not be readable is left out.
    label.isHidden = bounds.width < 40 || bounds.height < icon.intrinsicContentSize.height + 30
    let textHeight = label.isHidden ? 0 : text.height + 4
    icon.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - textHeight)
    label.frame = CGRect(
      x: 4, y: bounds.midY + icon.intrinsicContentSize.height / 2, width: bounds.width - 8,
      height: text.height)
  }
}
