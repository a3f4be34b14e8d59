// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Buttons of every style and size; a tap on one of them opens its menu, and what is chosen there
/// becomes its title.
final class ButtonsViewController: SampleViewController, ScriptedSample {
  static let name = "buttons"
  static let summary = "Buttons of every style, and one whose title is chosen in its menu."
  static let duration: TimeInterval? = 2.2
  static let poster: Double? = 0
  static var ownStates: GoldenState.Changes {
    [
      "menu": { $0.moment = 0.9 / 2.2 },
      "menu-dark": {
        $0.moment = 0.9 / 2.2
        $0.style = .dark
      },
      "chosen": { $0.moment = 1 },
    ]
  }

  var script: Script?
  private var popUp: UIButton!
  private var filled: UIButton!
  private var rows: [UIStackView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureHierarchy()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrangeRows()
  }

  func begin() {
    guard let window = view.window else { return }
    var script = Script(in: window)
    script.add(at: 0.15) { [filled] in
      guard let filled else { return }
      window.beginTouch(at: filled.middleInWindow)
    }
    script.add(at: 0.3) { window.endTouch() }
    script.add(at: 0.5) { [popUp] in
      guard let popUp else { return }
      window.beginTouch(at: popUp.middleInWindow)
    }
    script.add(at: 0.6) { window.endTouch() }
    script.add(at: 1.3) { window.chooseMenuElement(titled: "By Date") }
    self.script = script
  }

  func move(to time: TimeInterval) { script?.run(to: time) }
}

extension ButtonsViewController {
  private static let styles: [(name: String, configuration: () -> UIButton.Configuration)] = [
    ("Plain", UIButton.Configuration.plain), ("Gray", UIButton.Configuration.gray),
    ("Tinted", UIButton.Configuration.tinted), ("Filled", UIButton.Configuration.filled),
  ]
  private static let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]

  private func configureHierarchy() {
    let page = UIStackView(arrangedSubviews: [
      makeRow([makeSystemButton(), makePopUp()]),
      makeRow(makeStates()),
      makeTable(),
      makeRow(makeImages()),
    ])
    page.axis = .vertical
    page.alignment = .center
    page.spacing = 28
    page.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.addSubview(page)
    view.addSubview(scrollView)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      page.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  /// Large buttons have no space beside each other: they are one below the other.
  private func arrangeRows() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for row in rows { row.axis = isLarge ? .vertical : .horizontal }
  }

  private func makeRow(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 12
    row.alignment = .center
    rows.append(row)
    return row
  }

  private func makeSystemButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Without a configuration", for: .normal)
    return button
  }

  private func makePopUp() -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.imagePadding = 6
    popUp = UIButton(configuration: configuration)
    popUp.menu = UIMenu(
      title: "Sort",
      children: ["By Name", "By Date", "By Size"].map { UIAction(title: $0) { _ in } })
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    return popUp
  }

  /// The styles, one below the other in each size.
  private func makeTable() -> UIStackView {
    let rows = Self.styles.map { style in
      makeRow(
        Self.sizes.map { size in
          var configuration = style.configuration()
          configuration.title = style.name
          configuration.buttonSize = size
          return UIButton(configuration: configuration)
        })
    }
    let table = UIStackView(arrangedSubviews: rows)
    table.axis = .vertical
    table.alignment = .center
    table.spacing = 10
    return table
  }

  private func makeStates() -> [UIButton] {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Download"
    configuration.image = UIImage(systemName: "arrow.down")
    configuration.imagePadding = 6
    filled = UIButton(configuration: configuration)
    let disabled = UIButton(configuration: configuration)
    disabled.isEnabled = false
    var red = UIButton.Configuration.tinted()
    red.image = UIImage(systemName: "trash")
    red.title = "Delete"
    red.imagePadding = 6
    let destructive = UIButton(configuration: red)
    destructive.role = .destructive
    return [filled, disabled, destructive]
  }

  private func makeImages() -> [UIButton] {
    var above = UIButton.Configuration.tinted()
    above.image = UIImage(systemName: "heart.fill")
    above.title = "Favorite"
    above.imagePlacement = .top
    above.imagePadding = 4
    var capsule = UIButton.Configuration.filled()
    capsule.title = "Add to Cart"
    capsule.subtitle = "Arrives tomorrow"
    capsule.image = UIImage(systemName: "cart.fill")
    capsule.imagePlacement = .trailing
    capsule.imagePadding = 8
    capsule.titleAlignment = .leading
    capsule.cornerStyle = .capsule
    let custom = UIButton()
    custom.setTitle("Custom", for: .normal)
    custom.setTitleColor(.systemPurple, for: .normal)
    custom.layer.borderColor = UIColor.systemPurple.cgColor
    custom.layer.borderWidth = 1
    custom.layer.cornerRadius = 8
    custom.contentEdgeInsets = UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
    return [UIButton(configuration: above), UIButton(configuration: capsule), custom]
  }
}
