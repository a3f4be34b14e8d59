// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A person and what they have set, as a server would send it.
struct Profile {
  var name: String
  var handle: String
  var biography: String?
  var statistics: [(value: String, title: String)]
  var settings: [Setting]
  var isVerified: Bool
}

struct Setting {
  var symbol: String
  var title: String
  var detail: String?
  var isOn: Bool?
}

/// A profile over a card of settings, put together from stack views as most screens of forms are.
class ProfileViewController: UIViewController {
  private let profile: Profile

  private lazy var avatarView: UIImageView = {
    let imageView = UIImageView(image: UIImage(systemName: "person.fill"))
    imageView.tintColor = .white
    imageView.contentMode = .center
    imageView.backgroundColor = .systemIndigo
    imageView.layer.cornerRadius = 32
    imageView.clipsToBounds = true
    imageView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      imageView.widthAnchor.constraint(equalToConstant: 64),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
    ])
    return imageView
  }()

  private(set) lazy var biographyLabel: UILabel = makeLabel(.subheadline, lines: 0)
  private(set) lazy var contentStack: UIStackView = {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  init(profile: Profile) {
    self.profile = profile
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.addSubview(contentStack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      contentStack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      contentStack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      contentStack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])

    let header = makeHeader()
    contentStack.addArrangedSubview(header)
    biographyLabel.text = profile.biography
    biographyLabel.isHidden = profile.biography == nil
    contentStack.addArrangedSubview(biographyLabel)
    contentStack.addArrangedSubview(makeStatistics())
    contentStack.addArrangedSubview(makeSettings())
    contentStack.setCustomSpacing(12, after: header)
  }

  func setBiography(_ text: String?) {
    biographyLabel.text = text
    biographyLabel.isHidden = text == nil
  }

  // MARK: - Building

  private func makeHeader() -> UIStackView {
    let nameLabel = makeLabel(.headline)
    nameLabel.text = profile.name
    let badge = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    badge.setContentHuggingPriority(.required, for: .horizontal)
    badge.isHidden = !profile.isVerified
    let nameRow = UIStackView(arrangedSubviews: [nameLabel, badge, UIView()])
    nameRow.spacing = 4
    nameRow.alignment = .center
    nameLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)

    let handleLabel = makeLabel(.subheadline)
    handleLabel.text = profile.handle
    handleLabel.textColor = .secondaryLabel

    let names = UIStackView(arrangedSubviews: [nameRow, handleLabel])
    names.axis = .vertical
    names.spacing = 2

    let header = UIStackView(arrangedSubviews: [avatarView, names, FollowView()])
    header.alignment = .center
    header.spacing = 12
    return header
  }

  private func makeStatistics() -> UIStackView {
    let row = UIStackView(
      arrangedSubviews: profile.statistics.map { statistic in
        let value = makeLabel(.title2)
        value.text = statistic.value
        let title = makeLabel(.caption1)
        title.text = statistic.title
        title.textColor = .secondaryLabel
        let column = UIStackView(arrangedSubviews: [value, title])
        column.axis = .vertical
        column.alignment = .center
        return column
      })
    row.distribution = .fillEqually
    makeCard(row, margins: 12)
    return row
  }

  private func makeSettings() -> UIStackView {
    let card = UIStackView()
    card.axis = .vertical
    for (index, setting) in profile.settings.enumerated() {
      if index > 0 { card.addArrangedSubview(makeSeparator()) }
      card.addArrangedSubview(makeRow(setting))
    }
    makeCard(card, margins: 0)
    return card
  }

  private func makeRow(_ setting: Setting) -> UIStackView {
    let icon = UIImageView(image: UIImage(systemName: setting.symbol))
    icon.contentMode = .center
    icon.widthAnchor.constraint(equalToConstant: 28).isActive = true
    let title = makeLabel(.body, lines: 0)
    title.text = setting.title
    let detail = makeLabel(.body)
    detail.text = setting.detail
    detail.textColor = .secondaryLabel
    detail.isHidden = setting.detail == nil
    detail.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    detail.setContentCompressionResistancePriority(.required, for: .horizontal)
    let control = UISwitch()
    control.isOn = setting.isOn ?? false
    control.isHidden = setting.isOn == nil

    let row = UIStackView(arrangedSubviews: [icon, title, detail, control])
    row.alignment = .center
    row.spacing = 12
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 6, leading: 12, bottom: 6, trailing: 16)
    row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return row
  }

  private func makeSeparator() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    return line
  }

  private func makeCard(_ stack: UIStackView, margins: CGFloat) {
    stack.backgroundColor = .systemBackground
    stack.layer.cornerRadius = 12
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(
      top: margins, left: margins, bottom: margins, right: margins)
  }

  private func makeLabel(_ style: UIFont.TextStyle, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: style)
    label.numberOfLines = lines
    return label
  }
}

/// A pill that says Follow.
class FollowView: UIStackView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Follow"
    label.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    addArrangedSubview(label)
    isLayoutMarginsRelativeArrangement = true
    layoutMargins = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)
    backgroundColor = .systemBlue
    layer.cornerRadius = 15
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }
}
