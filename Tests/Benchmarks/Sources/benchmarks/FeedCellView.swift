// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The cell of ``FeedCell`` as views and constraints: 20 views, 52 constraints.
@MainActor final class FeedCellView: UIView {
  /// A view of a natural size.
  private final class Part: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private let passing = UIView()

  init(width: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    let none = UIView.noIntrinsicMetric
    let (avatar, header, actions, footer) = (UIView(), UIView(), UIView(), UIView())
    let (media, line) = (UIView(), UIView())
    let (name, time, badge) = (Part(96, 20.5), Part(64, 16), Part(24, 24))
    let body = Part(288, 61.5)
    let (icon, note, detail) = (Part(16, 16), Part(120, 16), Part(48, 16))
    let count = Part(60, 20.5)
    let buttons = (0..<5).map { _ in Part(none, 44) }
    for view in [avatar, header, body, media, actions, line, footer] { add(view, to: self) }
    for view in [name, time, badge] { add(view, to: header) }
    for view in buttons + [count] { add(view, to: actions) }
    for view in [icon, note, detail] { add(view, to: footer) }

    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      header.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      header.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      header.topAnchor.constraint(equalTo: avatar.topAnchor),
      name.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      name.topAnchor.constraint(equalTo: header.topAnchor),
      badge.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      time.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      time.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      time.trailingAnchor.constraint(lessThanOrEqualTo: header.trailingAnchor),
      time.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      body.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      body.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      body.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
      media.leadingAnchor.constraint(equalTo: leadingAnchor),
      media.widthAnchor.constraint(equalTo: widthAnchor),
      media.heightAnchor.constraint(equalTo: media.widthAnchor, multiplier: 9.0 / 16),
      media.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
      actions.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      actions.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      actions.topAnchor.constraint(equalTo: media.bottomAnchor, constant: 8),
      actions.heightAnchor.constraint(equalToConstant: 44),
      buttons[0].leadingAnchor.constraint(equalTo: actions.leadingAnchor),
      count.leadingAnchor.constraint(equalTo: buttons[4].trailingAnchor, constant: 8),
      count.trailingAnchor.constraint(equalTo: actions.trailingAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.widthAnchor.constraint(equalTo: widthAnchor),
      line.topAnchor.constraint(equalTo: actions.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      footer.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      footer.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      footer.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 8),
      footer.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      icon.leadingAnchor.constraint(equalTo: footer.leadingAnchor),
      note.topAnchor.constraint(equalTo: footer.topAnchor),
      note.bottomAnchor.constraint(equalTo: footer.bottomAnchor),
      note.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 6),
      detail.leadingAnchor.constraint(greaterThanOrEqualTo: note.trailingAnchor, constant: 6),
      detail.trailingAnchor.constraint(equalTo: footer.trailingAnchor),
    ])
    for (previous, button) in zip(buttons, buttons.dropFirst()) {
      NSLayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 8),
        button.widthAnchor.constraint(equalTo: buttons[0].widthAnchor),
      ])
    }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ view: UIView, to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  /// Adds a view and removes it: rows have to be listed again.
  func changeViews() {
    add(passing, to: self)
    passing.removeFromSuperview()
  }

  /// The height that suits the width.
  func measure() -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
