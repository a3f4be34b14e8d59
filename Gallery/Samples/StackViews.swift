// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// What a stack view does with three views: a page of small stacks with captions, itself made of
/// stacks.
final class StackViewsViewController: SampleViewController, Sample {
  static let name = "stack-views"
  static let summary =
    "Stack views: distributions and alignments, hidden views, spacing, baselines."

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let page = UIStackView(arrangedSubviews: [
      makeHeading("Distribution and alignment"), makeDistributions(),
      makeHeading("Hidden views"), makeHiddenViews(),
      makeHeading("Spacing"), makeSpacings(),
      makeHeading("Baselines"), makeBaselines(),
      makeHeading("Stacks in stacks"), makeNested(),
    ])
    page.axis = .vertical
    page.spacing = 7
    for section in page.arrangedSubviews where !(section is UILabel) {
      page.setCustomSpacing(18, after: section)
    }
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
}

// MARK: - Sections

extension StackViewsViewController {
  private static let distributions: [(name: String, value: UIStackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]
  private static let alignments: [(name: String, value: UIStackView.Alignment)] = [
    ("fill", .fill), ("top", .top), ("center", .center), ("bottom", .bottom),
  ]

  private func makeDistributions() -> UIView {
    let names = makeRow(Self.alignments.map { makeCaption($0.name, alignment: .center) })
    let table = UIStackView(arrangedSubviews: [names])
    for distribution in Self.distributions {
      let row = makeRow(
        Self.alignments.map { alignment in
          let stack = ExampleStackView()
          stack.distribution = distribution.value
          stack.alignment = alignment.value
          return stack
        })
      let caption = makeCaption(distribution.name)
      table.addArrangedSubview(caption)
      table.addArrangedSubview(row)
      table.setCustomSpacing(8, after: row)
    }
    table.axis = .vertical
    table.spacing = 3
    return table
  }

  private func makeHiddenViews() -> UIView {
    makeRow(
      [("none hidden", []), ("second hidden", [1]), ("first and third hidden", [0, 2])].map {
        (name: String, hidden: [Int]) in
        let stack = ExampleStackView()
        for index in hidden { stack.arrangedSubviews[index].isHidden = true }
        return makeFigure(stack, caption: name)
      })
  }

  private func makeSpacings() -> UIView {
    let custom = ExampleStackView()
    custom.distribution = .fillEqually
    custom.setCustomSpacing(24, after: custom.arrangedSubviews[1])
    let system = ExampleStackView()
    system.distribution = .fillEqually
    system.spacing = UIStackView.spacingUseSystem
    let margins = ExampleStackView()
    margins.distribution = .fillEqually
    margins.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4, leading: 32, bottom: 12, trailing: 4)
    return makeRow([
      makeFigure(custom, caption: "24 after the second"),
      makeFigure(system, caption: "spacingUseSystem"),
      makeFigure(margins, caption: "layout margins"),
    ])
  }

  private func makeBaselines() -> UIView {
    func makeLabel(_ text: String, size: CGFloat, lines: Int = 1) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: size)
      label.numberOfLines = lines
      return label
    }
    return makeRow(
      [("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline)].map {
        (name: String, alignment: UIStackView.Alignment) in
        let stack = UIStackView(arrangedSubviews: [
          makeLabel("42", size: 34), makeLabel("miles to go\nbefore night", size: 13, lines: 2),
          makeLabel("km", size: 17),
        ])
        stack.spacing = 6
        stack.alignment = alignment
        stack.distribution = .equalSpacing
        stack.fillBackground()
        return makeFigure(stack, caption: name)
      })
  }

  /// A message as in a list: a picture, two lines and what is beside them.
  private func makeNested() -> UIView {
    let avatar = UIImageView(image: UIImage(systemName: "person.fill"))
    avatar.tintColor = .white
    avatar.backgroundColor = .systemIndigo
    avatar.contentMode = .center
    avatar.layer.cornerRadius = 20
    avatar.widthAnchor.constraint(equalToConstant: 40).isActive = true
    avatar.heightAnchor.constraint(equalToConstant: 40).isActive = true

    let name = makeHeading("Ada Lovelace")
    let text = makeCaption("The engine weaves patterns as the loom weaves flowers.")
    let lines = UIStackView(arrangedSubviews: [name, text])
    lines.axis = .vertical
    lines.spacing = 2

    let time = makeCaption("09:41")
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    let star = UIImageView(image: UIImage(systemName: "star.fill"))
    star.tintColor = .systemOrange
    let details = UIStackView(arrangedSubviews: [time, star])
    details.axis = .vertical
    details.alignment = .trailing
    details.spacing = 6

    let row = UIStackView(arrangedSubviews: [avatar, lines, details])
    row.alignment = .center
    row.spacing = 12
    row.setCustomSpacing(20, after: lines)
    row.fillBackground()
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 12)
    return row
  }
}

// MARK: - Pieces

extension StackViewsViewController {
  private func makeHeading(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    return label
  }

  private func makeCaption(_ text: String, alignment: NSTextAlignment = .natural) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 11)
    label.textColor = .secondaryLabel
    label.textAlignment = alignment
    return label
  }

  /// Views beside each other, equally wide.
  private func makeRow(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .fillEqually
    row.spacing = 8
    return row
  }

  /// A view over its caption.
  private func makeFigure(_ view: UIView, caption: String) -> UIStackView {
    let figure = UIStackView(arrangedSubviews: [view, makeCaption(caption, alignment: .center)])
    figure.axis = .vertical
    figure.spacing = 3
    return figure
  }
}

/// Three numbered tiles of different sizes.
private final class ExampleStackView: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    spacing = 4
    addArrangedSubview(TileView("1", width: 16, height: 14, color: .systemBlue))
    addArrangedSubview(TileView("2", width: 26, height: 30, color: .systemOrange))
    addArrangedSubview(TileView("3", width: 12, height: 20, color: .systemGreen))
    fillBackground()
    heightAnchor.constraint(equalToConstant: 40).isActive = true
  }

  required init(coder: NSCoder) {
    fatalError("not read from an archive")
  }
}

extension UIStackView {
  fileprivate func fillBackground() {
    isLayoutMarginsRelativeArrangement = true
    layoutMargins = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 6
  }
}

/// A coloured rectangle with a number, which has a size of its own.
private final class TileView: UILabel {
  private let size: CGSize

  init(_ number: String, width: CGFloat, height: CGFloat, color: UIColor) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    text = number
    font = .systemFont(ofSize: 9, weight: .semibold)
    textColor = .white
    textAlignment = .center
    backgroundColor = color
    layer.cornerRadius = 3
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override var intrinsicContentSize: CGSize { size }
}
