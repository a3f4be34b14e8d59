// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Worked examples 53 to 60: the cells of Apple's sample.
@MainActor
@Suite("Constraints of sample cells")
struct SampleConstraintTests {
  @Test func `A row with a chevron and a line`() {
    let cell = makeRoot(320, 44)
    let (label, chevron, line) = (
      cell.add(SizedView(100, 20.5)), cell.add(SizedView(10, 18)), cell.add(UIView())
    )
    let inset: CGFloat = 10
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: inset),
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: inset),
      label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -inset),
      label.trailingAnchor.constraint(equalTo: chevron.leadingAnchor, constant: -inset),
      chevron.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      chevron.widthAnchor.constraint(equalToConstant: 13),
      chevron.heightAnchor.constraint(equalToConstant: 20),
      chevron.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -inset),
      line.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: inset),
      line.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      line.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -inset),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
    cell.layoutIfNeeded()
    expectEqual(label.frame, rect(10, 10, 277, 24))
    expectEqual(chevron.frame, rect(297, 12, 13, 20))
    expectEqual(line.frame, rect(10, 43.5, 300, 0.5))
  }

  @Test func `An image above a title and a category`() {
    let cell = makeRoot(250, 250)
    let (image, title, category) = (
      cell.add(UIImageView()), cell.add(SizedView(120, 14.5)), cell.add(SizedView(80, 13.5))
    )
    let spacing: CGFloat = 10
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      image.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      image.topAnchor.constraint(equalTo: cell.topAnchor),
      title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: spacing),
      title.leadingAnchor.constraint(equalTo: image.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: image.trailingAnchor),
      category.topAnchor.constraint(equalTo: title.bottomAnchor),
      category.leadingAnchor.constraint(equalTo: image.leadingAnchor),
      category.trailingAnchor.constraint(equalTo: image.trailingAnchor),
      category.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    cell.layoutIfNeeded()
    expectEqual(image.frame, rect(0, 0, 250, 212))
    expectEqual(title.frame, rect(0, 222, 250, 14.5))
    expectEqual(category.frame, rect(0, 236.5, 250, 13.5))
  }

  @Test func `A title with insets on all sides`() {
    let view = makeRoot(320, 100)
    let label = view.add(SizedView(100, 24))
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(size, CGSize(width: 320, height: 44))
  }

  @Test func `A label in the middle of a row`() {
    let cell = makeRoot(320, 44)
    let label = cell.add(SizedView(100, 20.5))
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
      label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    ])
    cell.layoutIfNeeded()
    expectEqual(label.frame, rect(10, 12, 300, 20.5))
  }

  @Test(arguments: 0..<4) func `An item of an outline is indented by a constant`(level: Int) {
    let cell = makeRoot(320, 44)
    let (container, image, label) = (
      cell.add(UIView()), cell.add(SizedView(20, 20)), cell.add(SizedView(100, 20.5))
    )
    let indent = container.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    NSLayoutConstraint.activate([
      indent, container.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      container.topAnchor.constraint(equalTo: cell.topAnchor),
      container.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      image.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      image.heightAnchor.constraint(equalToConstant: 25),
      image.widthAnchor.constraint(equalToConstant: 25),
      image.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
      label.centerYAnchor.constraint(equalTo: image.centerYAnchor),
    ])
    cell.layoutIfNeeded()
    indent.constant = 10 + 10 * CGFloat(level)
    cell.layoutIfNeeded()
    expectEqual(image.frame.minX, 20 + 10 * CGFloat(level))
    expectEqual(label.frame.minX, 55 + 10 * CGFloat(level))
  }

  @Test func `A text higher than its badge stands out on both sides`() {
    let badge = makeRoot(20, 20)
    let label = badge.add(SizedView(10, 20.5))
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
    ])
    badge.layoutIfNeeded()
    expectEqual(label.frame, rect(5, -0.5, 10, 20.5))
  }

  @Test func `A bar below the safe area, and a collection view below the bar`() {
    let screen = makeRoot(320, 480)
    let (bar, contents) = (screen.add(SizedView(-1, 56)), screen.add(UIView()))
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(
        equalToSystemSpacingBelow: screen.safeAreaLayoutGuide.topAnchor, multiplier: 1),
      bar.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      contents.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 20),
      contents.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      contents.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      contents.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
    ])
    screen.layoutIfNeeded()
    expectEqual(bar.frame, rect(0, 8, 320, 56))
    expectEqual(contents.frame, rect(0, 84, 320, 396))
  }
}
