// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The controls that stand in cells and forms, each in the states that it has, and two text views: one as
/// high as its text in a cell, and one that scrolls. In the film a touch chooses a segment, moves a slider,
/// which fills the progress view, counts up and turns a page.
final class ControlsViewController: SampleViewController, ScriptedSample {
  static let name = "controls"
  static let summary = "Segments, sliders, steppers, pages, progress, activity and text views."
  static let duration: TimeInterval? = 3
  static let poster: Double? = 1

  var script: Script?
  private let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let slider = UISlider()
  private let stepper = UIStepper()
  private let count = UILabel()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let pages = UIPageControl()
  private let notes = UITextView()
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureHierarchy()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    notes.becomeFirstResponder()
    notes.selectedRange = (notes.text as NSString).range(of: "scroll inside of the view")
    notes.scrollRangeToVisible(notes.selectedRange)
  }

  func begin() {
    guard let window = view.window else { return }
    var script = Script(in: window)
    func point(_ view: UIView, _ fraction: CGFloat) -> CGPoint {
      view.convert(CGPoint(x: view.bounds.width * fraction, y: view.bounds.midY), to: nil)
    }
    let (segments, slider, stepper, pages) = (segments, slider, stepper, pages)
    script.add(at: 0.2) { window.beginTouch(at: point(segments, 0.5)) }
    script.add(at: 0.3) { window.endTouch() }
    let width = slider.bounds.width
    // The middle of the thumb, whose value is 0.25, and the way to 0.75.
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    let start = thumb.midX / width
    script.add(at: 0.7) { window.beginTouch(at: point(slider, start)) }
    for step in 1...10 {
      let part = CGFloat(step) / 10 * (track.width - thumb.width) / 2 / width
      script.add(at: 0.7 + 0.07 * Double(step)) {
        window.moveTouch(to: point(slider, start + part))
      }
    }
    script.add(at: 1.5) { window.endTouch() }
    for time in [1.8, 2.1] {
      script.add(at: time) { window.beginTouch(at: point(stepper, 0.75)) }
      script.add(at: time + 0.1) { window.endTouch() }
    }
    script.add(at: 2.5) { window.beginTouch(at: point(pages, 0.9)) }
    script.add(at: 2.6) { window.endTouch() }
    self.script = script
  }

  func move(to time: TimeInterval) { script?.run(to: time) }
}

extension ControlsViewController {
  private func configureHierarchy() {
    let page = UIStackView(arrangedSubviews: [
      configureSegments(), makeDisabledSegments(), configureSlider(), configureStepper(),
      configureProgress(), makeRow(makeIndicators()), makeRow([configurePages()]),
      configureNotes(), makeList(),
    ])
    page.axis = .vertical
    page.spacing = 26
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
  }

  /// Views beside each other, and the rest of the line empty.
  private func makeRow(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views + [UIView()])
    row.spacing = 20
    row.alignment = .center
    return row
  }

  private func configureSegments() -> UIView {
    segments.selectedSegmentIndex = 0
    return segments
  }

  private func makeDisabledSegments() -> UIView {
    let images = ["list.bullet", "square.grid.2x2", "photo"].compactMap { UIImage(systemName: $0) }
    let control = UISegmentedControl(items: images)
    control.selectedSegmentIndex = 1
    control.selectedSegmentTintColor = .systemBlue
    control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    control.setEnabled(false, forSegmentAt: 2)
    return control
  }

  private func configureSlider() -> UIView {
    slider.minimumValueImage = UIImage(systemName: "sun.max")
    slider.maximumValueImage = UIImage(systemName: "sun.max.fill")
    slider.tintColor = .systemOrange
    slider.value = 0.25
    slider.addAction(
      UIAction { [progress, slider] _ in progress.progress = slider.value }, for: .valueChanged)
    return slider
  }

  private func configureStepper() -> UIView {
    stepper.value = 0
    count.font = .preferredFont(forTextStyle: .body)
    count.text = "0 guests"
    stepper.addAction(
      UIAction { [count, stepper] _ in
        count.text = "\(Int(stepper.value)) guests"
      }, for: .valueChanged)
    let onOff = UISwitch()
    onOff.isOn = true
    let row = UIStackView(arrangedSubviews: [stepper, count, UIView(), onOff])
    row.spacing = 16
    row.alignment = .center
    return row
  }

  private func configureProgress() -> UIView {
    progress.progress = slider.value
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.progress = 0.6
    bar.progressTintColor = .systemGreen
    bar.trackTintColor = .systemFill
    let stack = UIStackView(arrangedSubviews: [progress, bar])
    stack.axis = .vertical
    stack.spacing = 14
    return stack
  }

  private func makeIndicators() -> [UIView] {
    let medium = UIActivityIndicatorView(style: .medium)
    let large = UIActivityIndicatorView(style: .large)
    let colored = UIActivityIndicatorView(style: .large)
    colored.color = .systemPurple
    for indicator in [medium, large, colored] { indicator.startAnimating() }
    return [medium, large, colored]
  }

  private func configurePages() -> UIView {
    pages.numberOfPages = 5
    pages.currentPage = 1
    pages.backgroundStyle = .prominent
    return pages
  }

  private func configureNotes() -> UIView {
    notes.font = .preferredFont(forTextStyle: .body)
    notes.adjustsFontForContentSizeCategory = true
    notes.backgroundColor = .secondarySystemBackground
    notes.layer.cornerRadius = 10
    notes.text = """
      Lines that are more than there is space for scroll inside of the view, and what is selected in them \
      can be seen.

      A drag shows the rest.
      """
    notes.heightAnchor.constraint(equalToConstant: 84).isActive = true
    return notes
  }

  /// A list with a cell that is as high as the text typed into it.
  private func makeList() -> UIView {
    let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    list.selfSizingInvalidation = .enabledIncludingConstraints
    list.heightAnchor.constraint(equalToConstant: 132).isActive = true
    let registration = UICollectionView.CellRegistration<NotesCell, String> { cell, _, text in
      cell.notes.text = text
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      list, indexPath, text in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One line", "A cell is as high as what is typed into it, line by line."])
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
    return list
  }
}

/// A cell whose text can be typed into, and which is as high as that.
private final class NotesCell: UICollectionViewListCell {
  let notes = UITextView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    notes.isScrollEnabled = false
    notes.backgroundColor = nil
    notes.font = .preferredFont(forTextStyle: .body)
    notes.adjustsFontForContentSizeCategory = true
    notes.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(notes)
    NSLayoutConstraint.activate([
      notes.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 11),
      notes.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -11),
      notes.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
      notes.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
