// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The controls that stand in cells and forms, each in the states that it has. In the film a touch
/// chooses a segment, moves a slider, which fills the progress view, counts up and turns a page.
final class ControlsViewController: SampleViewController, ScriptedSample {
  static let name = "controls"
  static let summary = "Segments, sliders, steppers, pages, progress and activity."
  static let duration: TimeInterval? = 3
  static let poster: Double? = 1

  var script: Script?
  private let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let slider = UISlider()
  private let stepper = UIStepper()
  private let count = UILabel()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let pages = UIPageControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureHierarchy()
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
}
