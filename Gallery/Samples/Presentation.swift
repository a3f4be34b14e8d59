// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list that presents controllers: a sheet, which a touch drags up and then away, an alert, and an
/// action sheet; in a wide window a popover and a form sheet.
final class PresentationViewController: SampleViewController, ScriptedSample {
  static let name = "presentation"
  static let summary = "A sheet is dragged up and away, an alert asks, an action sheet comes."
  static let duration: TimeInterval? = 5.6
  static let poster: Double? = 0.9 / 5.6
  static let referenceSize: CGSize? = CGSize(width: 300, height: 540)
  static var ownStates: GoldenState.Changes {
    [
      "sheet": { $0.moment = 0.9 / 5.6 },
      "sheet-dark": {
        $0.moment = 0.9 / 5.6
        $0.style = .dark
      },
      "dragged": { $0.moment = 1.3 / 5.6 },
      "large": { $0.moment = 2.2 / 5.6 },
      "alert": { $0.moment = 4 / 5.6 },
      "alert-dark": {
        $0.moment = 4 / 5.6
        $0.style = .dark
      },
      "alert-rtl": {
        $0.moment = 4 / 5.6
        $0.direction = .rightToLeft
      },
      "action-sheet": { $0.moment = 1 },
      "popover": {
        $0.size = CGSize(width: 760, height: 560)
        $0.moment = 0.9 / 5.6
      },
      "popover-dark": {
        $0.size = CGSize(width: 760, height: 560)
        $0.style = .dark
        $0.moment = 0.9 / 5.6
      },
      "form-sheet": {
        $0.size = CGSize(width: 760, height: 720)
        $0.moment = 3 / 5.6
      },
    ]
  }

  private static let harbours = [
    "Aarhus", "Bergen", "Esbjerg", "Gdańsk", "Helsinki", "Kiel", "Lübeck", "Malmö", "Narvik",
    "Oulu", "Riga", "Stavanger", "Tallinn", "Turku",
  ]
  /// The row that is asked about.
  private static let chosen = 5

  var script: Script?
  private var rows: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rows = Self.harbours.map { name in
      let label = UILabel()
      label.text = name
      return label
    }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 14
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  // MARK: Presenting

  private func presentSheet() {
    let details = HarbourViewController()
    details.sheetPresentationController?.detents = [.medium(), .large()]
    details.sheetPresentationController?.prefersGrabberVisible = true
    present(details, animated: true)
  }

  private func presentAlert() {
    let name = Self.harbours[Self.chosen]
    let alert = UIAlertController(
      title: "Delete “\(name)”?", message: "Its berths are deleted, too.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  private func presentActionSheet() {
    let sheet = UIAlertController(
      title: "Sort harbours", message: nil, preferredStyle: .actionSheet)
    for title in ["By name", "By distance"] {
      sheet.addAction(UIAlertAction(title: title, style: .default))
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  private func presentPopover() {
    let details = HarbourViewController()
    details.modalPresentationStyle = .popover
    details.preferredContentSize = CGSize(width: 280, height: 200)
    details.popoverPresentationController?.sourceView = rows[Self.chosen]
    details.popoverPresentationController?.permittedArrowDirections = [.up, .left]
    present(details, animated: true)
  }

  private func presentFormSheet() {
    let details = HarbourViewController()
    details.modalPresentationStyle = .formSheet
    present(details, animated: true)
  }

  // MARK: Moving

  func begin() {
    guard let window = view.window else { return }
    var script = Script(in: window)
    if traitCollection.horizontalSizeClass == .regular {
      addWideSteps(to: &script, in: window)
    } else {
      addSteps(to: &script, in: window)
    }
    self.script = script
  }

  private func addSteps(to script: inout Script, in window: UIWindow) {
    let size = window.bounds.size
    script.add(at: 0.2) { [weak self] in self?.presentSheet() }
    script.addDrag(at: 1, duration: 0.5, rest: 0.1) {
      (
        CGPoint(x: size.width / 2, y: size.height / 2 + 20),
        CGPoint(x: size.width / 2, y: size.height / 5)
      )
    }
    script.addDrag(at: 2.3, duration: 0.4) {
      (CGPoint(x: size.width / 2, y: 70), CGPoint(x: size.width / 2, y: size.height - 60))
    }
    script.add(at: 3.4) { [weak self] in self?.presentAlert() }
    script.add(at: 4.3) { [weak self] in
      // The action that cancels is the first one in the direction of reading.
      guard let view = self?.presentedViewController?.view else { return }
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let point = CGPoint(
        x: view.bounds.width * (isMirrored ? 0.75 : 0.25), y: view.bounds.maxY - 22)
      window.tap(at: view.convert(point, to: nil))
    }
    script.add(at: 4.8) { [weak self] in self?.presentActionSheet() }
  }

  private func addWideSteps(to script: inout Script, in window: UIWindow) {
    script.add(at: 0.2) { [weak self] in self?.presentPopover() }
    script.add(at: 1.6) {
      window.tap(at: CGPoint(x: window.bounds.maxX - 20, y: window.bounds.maxY - 20))
    }
    script.add(at: 2.2) { [weak self] in self?.presentFormSheet() }
  }

  func move(to time: TimeInterval) { script?.run(to: time) }
}

/// What is known of a harbour.
private final class HarbourViewController: UIViewController {
  private static let facts = ["Berths: 42", "Depth: 3.5 m", "Fuel: yes", "Harbour master: VHF 12"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Kiel"
    title.font = .preferredFont(forTextStyle: .title2)
    let lines = Self.facts.map { fact in
      let label = UILabel()
      label.text = fact
      label.textColor = .secondaryLabel
      return label
    }
    let stack = UIStackView(arrangedSubviews: [title] + lines)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
