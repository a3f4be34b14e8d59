// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

// Auto-layout section 2.6.
@MainActor
@Suite("Messages about constraints")
struct ConstraintMessageTests {
  private let root = makeRoot()
  private let a = UIView()
  private let label = UILabel()

  init() {
    label.text = "text"
    root.addPlaced(a, label)
  }

  // Rule ALU-6.
  @Test func `Spaces are described as formats`() {
    func check(_ constraint: NSLayoutConstraint, _ text: String) {
      expectEqual("\(constraint)", text)
    }
    let first = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
    check(
      first,
      "<NSLayoutConstraint:1 H:|-(8)-[UILabel:2'text']   (inactive, names: '|':UIView:3 )>")
    first.isActive = true
    check(
      first, "<NSLayoutConstraint:1 H:|-(8)-[UILabel:2'text']   (active, names: '|':UIView:3 )>")
    check(
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8),
      "<NSLayoutConstraint:1 H:[UILabel:2'text']-(>=8)-|   (inactive, names: '|':UIView:3 )>")
    check(
      root.bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 2.5),
      "<NSLayoutConstraint:1 V:[UILabel:2'text']-(>=2.5)-|   (inactive, names: '|':UIView:3 )>")
    check(
      root.topAnchor.constraint(equalTo: a.topAnchor),
      "<NSLayoutConstraint:1 V:|-(0)-[UIView:2]   (inactive, names: '|':UIView:3 )>")
    check(
      label.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      "<NSLayoutConstraint:1 H:[UIView:2]-(8)-[UILabel:3'text']   (inactive)>")
    check(
      label.bottomAnchor.constraint(lessThanOrEqualTo: a.topAnchor, constant: -4),
      "<NSLayoutConstraint:1 V:[UILabel:2'text']-(>=4)-[UIView:3]   (inactive)>")
    check(
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      "<NSLayoutConstraint:1 H:|-(16)-[UIView:2](LTR)   (inactive, names: '|':UIView:3 )>")
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    check(
      a.topAnchor.constraint(equalTo: guide.bottomAnchor),
      "<NSLayoutConstraint:1 V:[UILayoutGuide:2'gap']-(0)-[UIView:3]   (inactive)>")
    check(
      root.safeAreaLayoutGuide.topAnchor.constraint(equalTo: root.topAnchor, constant: 47),
      "<NSLayoutConstraint:1 V:|-(47)-[UILayoutGuide:2'UIViewSafeAreaLayoutGuide']"
        + "   (inactive, names: '|':UIView:3 )>")
  }

  @Test func `Other constraints are described as equations`() {
    let long = UILabel()
    long.text = "A text of more than twenty-five letters"
    root.addPlaced(long)
    let width = long.widthAnchor.constraint(equalToConstant: 100)
    width.identifier = "narrow"
    width.priority = UILayoutPriority(999.5)
    expectEqual(
      "\(width)",
      "<NSLayoutConstraint:1 'narrow' UILabel:2'A text of more than twent...'.width == 100"
        + " priority:999.5   (inactive)>")
    for (constraint, text) in [
      (
        a.widthAnchor.constraint(equalTo: label.widthAnchor, multiplier: 0.5, constant: 10),
        "UIView:2.width == 0.5*UILabel:3'text'.width + 10"
      ),
      (
        a.heightAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, multiplier: -1, constant: -2),
        "UIView:2.height <= -UIView:2.width - 2"
      ),
      (
        a.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        "UIView:2.centerX == UIView:3.centerX"
      ),
      (
        a.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        "UIView:2.leading == UILabel:3'text'.leading"
      ),
      (a.heightAnchor.constraint(equalToConstant: 1e9), "UIView:2.height == 1e+09"),
      (
        root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(equalToConstant: 3),
        "(UIView:2.leading - UIView:3.leading) == 3"
      ),
    ] {
      expectEqual("\(constraint)", "<NSLayoutConstraint:1 \(text)   (inactive)>")
    }
  }

  // Worked example 31.
  @Test func `The message lists both widths and breaks the newer, once`() {
    let first = a.widthAnchor.constraint(equalToConstant: 100)
    let second = a.widthAnchor.constraint(equalToConstant: 150)
    NSLayoutConstraint.activate([first, second])
    let said = messages { root.layoutIfNeeded() }
    expectEqual(
      said,
      [
        """
        Unable to simultaneously satisfy constraints.
        Probably at least one of the constraints in the following list is one you don't want.
        (
            "<NSLayoutConstraint:1 UIView:2.width == 100   (active)>",
            "<NSLayoutConstraint:3 UIView:2.width == 150   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:3 UIView:2.width == 150   (active)>
        """
      ])
    expectEqual(a.frame.width, 100)
    expectEqual(a.constraints, [first, second])
    // Rule ALU-4: the same set is not said again, and the contradiction may go.
    let again = messages {
      root.frame.size.width = 300
      root.layoutIfNeeded()
      label.text = "another"
      root.layoutIfNeeded()
    }
    expectEmpty(again)
    expectEqual(a.frame.width, 100)
    first.isActive = false
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 150)
    // Another set is reported.
    let third = a.widthAnchor.constraint(equalToConstant: 20)
    third.isActive = true
    expectEqual(messages { root.layoutIfNeeded() }.count, 1)
    expectEqual(a.frame.width, 150)
  }

  // Worked example 32.
  @Test func `A row that is too narrow is six constraints, of which the last size breaks`() {
    let root = makeRoot(100, 100)
    let b = UIView()
    root.addPlaced(a, b)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[a(>=60)]-10-[b(>=40)]-10-|", metrics: nil, views: ["a": a, "b": b])
    )
    let said = messages { root.layoutIfNeeded() }
    expectEqual(
      said,
      [
        """
        Unable to simultaneously satisfy constraints.
        Probably at least one of the constraints in the following list is one you don't want.
        (
            "<NSLayoutConstraint:1 H:|-(10)-[UIView:2]   (active, names: '|':UIView:3 )>",
            "<NSLayoutConstraint:4 UIView:2.width >= 60   (active)>",
            "<NSLayoutConstraint:5 H:[UIView:2]-(10)-[UIView:6]   (active)>",
            "<NSLayoutConstraint:7 UIView:6.width >= 40   (active)>",
            "<NSLayoutConstraint:8 H:[UIView:6]-(10)-|   (active, names: '|':UIView:3 )>",
            "<NSLayoutConstraint:9 'UIView-Encapsulated-Layout-Width' UIView:3.width == 100   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:7 UIView:6.width >= 40   (active)>
        """
      ])
    expectEqual(a.frame, rect(10, 0, 60, 0))
    expectEqual(b.frame, rect(80, 0, 10, 0))
  }

  // Worked example 33 and rule ALU-3.
  @Test func `What breaks is a size, against a number before against a view`() {
    let least = a.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    let same = a.heightAnchor.constraint(equalTo: label.heightAnchor)
    let fixed = label.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([fixed, least, same])
    let said = messages { root.layoutIfNeeded() }
    expectEqual(said.count, 1)
    expectEqual(said.first?.hasSuffix("UIView:4.height >= 44   (active)>"), true, "\(said)")
    expectEqual(a.frame.height, 20)
  }

  // Worked example 34 in small: sizes from outside do not break.
  @Test func `A size that was decided for the contents does not break`() {
    let content = UIView(frame: rect(0, 0, 320, 48))
    root.addSubview(content)
    content.addPlaced(a)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: content.topAnchor),
      a.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      a.heightAnchor.constraint(equalToConstant: 60),
    ])
    _ = content.systemLayoutSizeFitting(.zero)
    let said = messages { root.layoutIfNeeded() }
    expectEqual(said.count, 1)
    expectEqual(
      said.first?.contains("'UIView-Encapsulated-Layout-Height' UIView:3.height == 48"), true)
    expectEqual(said.first?.hasSuffix("UIView:2.height == 60   (active)>"), true)
    expectEqual(a.frame.height, 48)
  }

  @Test func `Masks are listed with their flexible parts and a hint`() {
    let content = UIView(frame: rect(20, 0, 60, 48))
    content.autoresizingMask = .flexibleHeight
    root.addSubview(content)
    content.addPlaced(a)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      a.widthAnchor.constraint(equalToConstant: 100),
    ])
    let said = messages { root.layoutIfNeeded() }
    expectEqual(
      said.first?.contains(
        "<NSAutoresizingMaskLayoutConstraint:6 h=--& v=-&- UIView:3.width == 60   (active)>"), true,
      "\(said)")
    expectEqual(said.first?.contains("translatesAutoresizingMaskIntoConstraints"), true)
    // The same view as a neighbour of others, with a margin that is flexible.
    let plain = UIView(frame: rect(200, 0, 60, 20))
    plain.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    root.addSubview(plain)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: plain.leftAnchor),
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
    ])
    let more = messages { root.layoutIfNeeded() }
    expectEqual(more.first?.contains("h=&&- v=--& UIView:"), true, "\(more)")
    expectEqual(more.first?.contains(".minX == 0.769231*UIView:"), true, "\(more)")
  }

  @Test func `Required contents are listed with both priorities`() {
    label.setContentHuggingPriority(.required, for: .horizontal)
    let width = label.widthAnchor.constraint(equalToConstant: 300)
    width.isActive = true
    let said = messages { root.layoutIfNeeded() }
    expectEqual(
      said.first?.contains("<NSContentSizeLayoutConstraint:3 UILabel:2'text'.width == "), true)
    expectEqual(said.first?.contains(" Hug:1000 CompressionResistance:750   (active)>"), true)
    expectEqual(said.first?.hasSuffix("UILabel:2'text'.width == 300   (active)>"), true)
  }
}
