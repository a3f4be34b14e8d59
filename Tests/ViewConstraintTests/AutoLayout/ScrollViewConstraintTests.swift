// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

// Auto-layout rule ALG-7.
@MainActor
@Suite("Constraints in scroll views")
struct ScrollViewConstraintTests {
  private let root = makeRoot()
  private let scrollView = UIScrollView()
  private let a = UIView()

  init() {
    root.addPlaced(scrollView)
    scrollView.addPlaced(a)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  private func pin(
    _ leading: NSLayoutXAxisAnchor, _ trailing: NSLayoutXAxisAnchor, _ top: NSLayoutYAxisAnchor,
    _ bottom: NSLayoutYAxisAnchor, inset: CGFloat = 0
  ) {
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leading, constant: inset),
      a.trailingAnchor.constraint(equalTo: trailing, constant: -inset),
      a.topAnchor.constraint(equalTo: top, constant: inset),
      a.bottomAnchor.constraint(equalTo: bottom, constant: -inset),
    ])
  }

  // Worked example 67.
  @Test func `The content guide decides the size of the contents`() {
    let guide = scrollView.contentLayoutGuide
    pin(guide.leadingAnchor, guide.trailingAnchor, guide.topAnchor, guide.bottomAnchor)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      a.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 320, height: 900))
    expectEqual(guide.layoutFrame, rect(0, 0, 320, 900))
    expectEqual(a.frame, rect(0, 0, 320, 900))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 200, height: 900))
  }

  // Worked example 68.
  @Test(arguments: [false, true])
  func `Edges of the scroll view are those of its contents`(isRoot: Bool) {
    if isRoot {
      // A scroll view that its frame places is laid out apart from what is around it.
      scrollView.removeFromSuperview()
      scrollView.translatesAutoresizingMaskIntoConstraints = true
      scrollView.frame = rect(0, 0, 320, 480)
    }
    pin(
      scrollView.leadingAnchor, scrollView.trailingAnchor, scrollView.topAnchor,
      scrollView.bottomAnchor, inset: 10)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 500),
      a.heightAnchor.constraint(equalToConstant: 600),
    ])
    (isRoot ? scrollView : root).layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 520, height: 620))
    expectEqual(a.frame, rect(10, 10, 500, 600))
    expectEqual(scrollView.frame, rect(0, 0, 320, 480))
  }

  @Test func `Right to left the contents are measured from their right edge`() {
    for view in [root, scrollView, a] { view.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
      a.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -30),
      a.widthAnchor.constraint(equalToConstant: 500),
    ])
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize.width, 540)
    expectEqual(a.frame.minX, 30)
  }

  @Test func `Width and middle of the scroll view are those of its frame`() {
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 0.5),
      a.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      a.topAnchor.constraint(equalTo: scrollView.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 50),
    ])
    scrollView.contentSize = CGSize(width: 1000, height: 2000)
    root.layoutIfNeeded()
    expectEqual(a.frame, rect(80, 0, 160, 50))
    // What nothing fixes stays the client's; an unconstrained content guide has no size.
    expectEqual(scrollView.contentSize, CGSize(width: 1000, height: 2000))
    expectEqual(scrollView.contentLayoutGuide.layoutFrame.size, .zero)
  }

  @Test func `What is tied to the frame guide stays while the contents scroll`() {
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
      a.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      a.widthAnchor.constraint(equalToConstant: 10), a.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expectEqual(a.frame, rect(0, 5, 10, 10))
    scrollView.contentOffset.y = 300
    root.layoutIfNeeded()
    expectEqual(a.frame, rect(0, 305, 10, 10))
    expectEqual(scrollView.frameLayoutGuide.layoutFrame, rect(0, 300, 320, 480))
    expectEqual(scrollView.contentSize, CGSize(width: 320, height: 2000))
  }

  @Test func `Scrolling moves no constraint of the contents`() {
    pin(
      scrollView.leadingAnchor, scrollView.trailingAnchor, scrollView.topAnchor,
      scrollView.bottomAnchor)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      a.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    scrollView.contentOffset.y = 300
    root.layoutIfNeeded()
    expectEqual(a.frame, rect(0, 0, 320, 900))
    expectEqual(scrollView.contentOffset.y, 300)
  }
}
