// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Animations that are interrupted, scrubbed, reversed and sprung by property animators, and a card that
/// turns over by a transition.
final class PropertyAnimatorViewController: SampleViewController, AnimatedSample {
  static let name = "property-animator"
  static let summary =
    "Animations that are paused, scrubbed, reversed or sprung, and a card that turns."
  static let duration: TimeInterval? = 4
  static let poster: Double? = 0.25
  static let referenceSize: CGSize? = CGSize(width: 260, height: 420)

  private let tracks = [
    TrackView("Paused", .systemBlue), TrackView("Scrubbed", .systemGreen),
    TrackView("Reversed", .systemOrange), TrackView("Sprung", .systemPurple),
  ]
  private let card = CardView()
  private var animators: [UIViewPropertyAnimator] = []

  isolated deinit {
    // One that is paused may not be released.
    for animator in animators { animator.stopAnimation(true) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let page = UIStackView(arrangedSubviews: tracks + [card])
    page.axis = .vertical
    page.spacing = 16
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      card.heightAnchor.constraint(equalToConstant: 96),
    ])
    for track in tracks { track.heightAnchor.constraint(equalToConstant: 48).isActive = true }
  }

  func begin() {
    view.layoutIfNeeded()
    animators = tracks.map { track in
      UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { track.moveDot() }
    }
    let sprung = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5) { [tracks] in
      tracks[3].moveDot()
    }
    animators[3] = sprung
    for index in [0, 2, 3] { animators[index].startAnimation() }
    after(0.8) { $0.animators[0].pauseAnimation() }
    after(1.4) { $0.animators[2].isReversed = true }
    after(1.8) { $0.animators[0].startAnimation() }
    after(1) { $0.card.turn() }
  }

  /// Does something at a moment of the window's time: at the end of an animation that moves nothing to be
  /// seen.
  private func after(
    _ seconds: TimeInterval, _ action: @escaping (PropertyAnimatorViewController) -> Void
  ) {
    let marker = UIView()
    view.addSubview(marker)
    UIView.animate(withDuration: seconds) {
      marker.alpha = 0
    } completion: { [weak self] _ in
      marker.removeFromSuperview()
      if let self { action(self) }
    }
  }

  func move(to time: TimeInterval) {
    guard animators.count == tracks.count else { return }
    // There, half the way back, and there again.
    animators[1].fractionComplete =
      time.eased(from: 0.2, to: 1.4) - time.eased(from: 1.6, to: 2.4) / 2
      + time.eased(from: 2.6, to: 3.6) / 2
  }
}

/// A name, and a dot that moves along a line.
private final class TrackView: UIView {
  private let label = UILabel()
  private let line = UIView()
  private let dot = UIView()

  init(_ name: String, _ color: UIColor) {
    super.init(frame: .zero)
    label.text = name
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    line.backgroundColor = .separator
    dot.backgroundColor = color
    dot.layer.cornerRadius = 12
    for view in [label, line, dot] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("not read from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 16)
    line.frame = CGRect(x: 0, y: 31, width: bounds.width, height: 2)
    dot.bounds.size = CGSize(width: 24, height: 24)
    dot.center.y = 32
    if dot.center.x == 0 { dot.center.x = start }
  }

  private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }
  private var start: CGFloat { isLeftToRight ? 12 : bounds.width - 12 }

  /// Moves the dot to the end of the line, short of it by what a spring needs.
  func moveDot() {
    dot.center.x = isLeftToRight ? bounds.width - 52 : 52
    dot.transform = CGAffineTransform(scaleX: 0.75, y: 0.75)
  }
}

/// A card with two sides.
private final class CardView: UIView {
  private let sides = [UILabel(), UILabel()]

  init() {
    super.init(frame: .zero)
    for (side, (text, color)) in zip(
      sides, [("Front", UIColor.systemIndigo), ("Back", UIColor.systemTeal)])
    {
      side.text = text
      side.textAlignment = .center
      side.textColor = .white
      side.backgroundColor = color
      side.layer.cornerRadius = 12
      side.clipsToBounds = true
      addSubview(side)
    }
    sides[1].isHidden = true
  }

  required init?(coder: NSCoder) { fatalError("not read from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    for side in sides { side.frame = bounds }
  }

  /// Turns it over.
  func turn() {
    UIView.transition(
      from: sides[0], to: sides[1], duration: 1,
      options: [.transitionFlipFromLeft, .showHideTransitionViews])
  }
}
