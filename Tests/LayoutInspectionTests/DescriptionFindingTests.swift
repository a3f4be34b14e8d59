// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@testable import LayoutInspection

/// Each kind of finding, made to happen.
@Suite("Findings in descriptions")
struct DescriptionFindingTests {
  private let container = CGSize(width: 320, height: 480)

  private func findings(
    _ section: SectionSpecification?, items: Int = 10, width: CGFloat = 320
  ) -> [LayoutFinding] {
    LayoutSpecification(
      sections: [section], itemCounts: [items],
      containerSize: CGSize(width: width, height: 480), pixelGrid: PixelGrid(scale: 2)
    ).findings()
  }

  private func findings(_ group: GroupSpecification, items: Int = 10) -> [LayoutFinding] {
    findings(SectionSpecification(group: group), items: items)
  }

  private func kinds(_ findings: [LayoutFinding]) -> [LayoutFinding.Kind] { findings.map(\.kind) }

  @Test func `A layout without fault has no findings`() {
    expectEmpty(findings(row(.fw(1), .ab(44), [item(.fw(1 / 3), .fh(1))])))
    expectEmpty(findings(row(.fw(1), .es(44), [item(.fw(1), .es(44))])))
    expectEmpty(findings(row(.fw(1), .ab(44), [item(.fw(0.3), .fh(1))])))
    expectEmpty(findings(row(.fw(1), .ab(44), [item(.es(60), .ab(44))])))
  }

  @Test func `An item higher than its group is found`() {
    let found = findings(row(.fw(1), .ab(44), [item(.fw(0.5), .ab(60))]))
    expectEqual(kinds(found), [.exceedsContainer])
    expectEqual(
      found.first?.description,
      """
      section 0, subitem 0 of group 1, at 320 × 480
        it is 60 high (absolute 60), its group leaves 44
        → fractionalHeight(1) in place of absolute 60
      """)
  }

  @Test func `Fractions that sum to a hair more than the line are found`() {
    let found = findings(row(.fw(1), .ab(44), [item(.fw(0.34), .fh(1))]))
    expectEqual(kinds(found), [.fractionsExceedLine])
    expect(found.first?.reason.contains("the line breaks after 2") ?? false)
    expectEqual(found.first?.repair, "fractions that sum to 1: 0.3333 each")
  }

  @Test func `Fixed lengths that exceed the line say at which widths`() {
    let pair = row(
      .fw(1), .ab(44), [item(.ab(180), .fh(1)), item(.ab(180), .fh(1))], spacing: .fixed(40))
    let found = findings(pair)
    expectEqual(
      found.map(\.description),
      [
        """
        section 0, group 1, at 320 × 480
          its 2 subitems need 400 (180 + 180 + spacing of 40) of 320: only the first is ever in it, \
        at every width below 400
          → fractionalWidth(0.5) for each subitem, or another section below 400
        """
      ])
    let section = SectionSpecification(group: pair)
    expectEqual(kinds(findings(section, width: 399)), [.lengthsExceedLine])
    expectEmpty(findings(section, width: 400))
  }

  @Test func `Where a group has a share of the width, its container's width counts`() {
    var section = SectionSpecification(
      group: row(.fw(0.5), .ab(44), [item(.ab(100), .fh(1)), item(.ab(100), .fh(1))]))
    section.contentInsets = insets(0, 20, 0, 20)
    // Half of what 20 points on each side leave is 200 in 440 points.
    let found = findings(section, width: 320)
    expectEqual(kinds(found), [.lengthsExceedLine])
    expect(found.first?.reason.hasSuffix("at every width below 440") ?? false, "\(found)")
    expectEqual(findings(section, width: 439).count, 1)
    expectEmpty(findings(section, width: 440))
  }

  @Test func `Fixed lengths in a fixed group never fit, and one that repeats is no fault`() {
    let pair = [item(.ab(180), .fh(1)), item(.ab(180), .fh(1))]
    let fixed = findings(row(.ab(300), .ab(44), pair))
    expectEqual(kinds(fixed), [.lengthsExceedLine])
    expect(fixed.first?.reason.hasSuffix("whatever the width of the container") ?? false)
    expectEmpty(findings(row(.fw(1), .ab(44), [item(.ab(180), .fh(1))])))
  }

  @Test func `Fractions that edge spacing pushes over the line are found`() {
    let spaced = item(
      .fw(0.25), .fh(1), edges: EdgeSpacingSpecification(leading: .fixed(2), trailing: .fixed(2)))
    let found = findings(row(.fw(1), .ab(44), [spaced]))
    expectEqual(kinds(found), [.fractionsExceedLine])
    expect(found.first?.repair.contains("interItemSpacing") ?? false)
  }

  @Test func `A group that is too short for its first subitem is found`() {
    let found = findings(row(.fw(1), .ab(44), [item(.ab(400), .fh(1))]))
    expectEqual(kinds(found), [.groupFitsNoItem])
    expect(found.first?.reason.contains("320 wide, its first subitem 400") ?? false)
  }

  @Test func `An estimate in a fractional group is found`() {
    let found = findings(row(.fw(1), .fh(0.2), [item(.fw(0.5), .es(44))]))
    expectEqual(kinds(found), [.estimateInFractionalGroup])
    expectEqual(found.first?.repair, "give the group an estimated height as well")
  }

  @Test func `An estimate that no item is measured for is found, and says why`() {
    let found = findings(row(.fw(1), .es(44), [item(.fw(0.5), .fh(1))]))
    expectEqual(
      found.map(\.description),
      [
        """
        section 0, group 1, at 320 × 480
          44 = the estimate: no item is measured, all are fractions of the group
          → give the items an estimated height
        """
      ])
    let halves = findings(column(.fw(1), .es(100), [item(.fw(1), .fh(0.25))]))
    expectEqual(kinds(halves), [.estimateNotMeasured])
    let columns = findings(row(.es(200), .ab(44), [item(.fw(1), .fh(1))]))
    expectEqual(columns.first?.repair, "give the items an estimated width")
    // One item with a length of its own is the group's length.
    expectEmpty(findings(row(.fw(1), .es(44), [item(.fw(0.5), .fh(1)), item(.fw(0.5), .es(44))])))
    expectEmpty(findings(row(.fw(1), .es(44), [item(.fw(0.5), .fh(1)), item(.fw(0.5), .ab(60))])))
  }

  @Test func `A count that shares out an estimate is found`() {
    var group = column(.fw(1), .es(88), [item(.fw(1), .es(44))])
    group.filling = .dividing(count: 2)
    let found = findings(group)
    expectEqual(kinds(found), [.estimateNotMeasured])
    expectEqual(
      found.first?.reason,
      "88 = the estimate: no item is measured, the group's count shares it out in equal parts")
    // Across the group nothing is shared out.
    var across = row(.fw(1), .es(44), [item(.fw(1), .es(44))])
    across.filling = .dividing(count: 2)
    expectEmpty(findings(across))
  }

  @Test func `A count of zero is found`() {
    var group = row(.fw(1), .ab(44), [item(.fw(1), .fh(1))])
    group.filling = .repeating(count: 0)
    expectEqual(kinds(findings(group)), [.countBelowOne])
  }

  @Test func `Items without a size are found`() {
    let found = findings(row(.fw(1), .ab(44), [item(.fw(0.5), .fh(0))]))
    expectEqual(kinds(found), [.noSize])
    expectEqual(found.first?.reason, "its height is 0: it is not visible")
  }

  @Test func `Boundary items on each other are found`() {
    var section = SectionSpecification(group: row(.fw(1), .ab(44), [item(.fw(1), .fh(1))]))
    section.boundarySupplementaryItems = [
      boundaryItem("one", .fw(1), .ab(30), .top), boundaryItem("two", .fw(1), .ab(20), .top),
    ]
    let found = findings(section)
    expectEqual(kinds(found), [.overlappingBoundaryItems])
    expect(found.first?.reason.contains("320 × 20") ?? false)
  }

  @Test func `A badge beyond the edges is found, with the insets that it needs`() {
    func badges(_ offset: CGFloat, scrollsAcross: Bool = false) -> SectionSpecification {
      var cell = ItemSpecification(
        layoutSize: SizeSpecification(width: .fw(0.25), height: .fh(1)))
      cell.supplementaryItems = [
        SupplementarySpecification(
          elementKind: "badge", layoutSize: SizeSpecification(width: .ab(24), height: .ab(24)),
          containerAnchor: AnchorSpecification(
            edges: [.top, .trailing], offset: .fractional(CGPoint(x: offset, y: -offset))))
      ]
      var section = SectionSpecification(group: row(.fw(1), .ab(80), [.item(cell)]))
      if scrollsAcross { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
    let found = findings(badges(0.5), items: 8)
    expectEqual(
      found.map(\.description),
      [
        """
        section 0, "badge", at 320 × 480
          12 points above the section and 12 beyond the right edge are cut off
          → contentInsets of at least 12 for the section, or a smaller offset
        """
      ])
    expectEqual(
      found.first?.path, DescriptionPath([.section(0), .group, .subitem(0), .badge("badge")]))
    expectEmpty(findings(badges(0), items: 8))
    var inset = badges(0.5)
    inset.contentInsets = insets(12, 12, 12, 12)
    expectEmpty(findings(inset, items: 8))
    // The area of a section that scrolls across ends at its groups, inset or not.
    var across = badges(0.5, scrollsAcross: true)
    across.contentInsets = insets(12, 12, 12, 12)
    expectEqual(
      findings(across, items: 8).map(\.repair),
      ["contentInsets of at least 12 for the group, or a smaller offset"])
  }

  @Test func `A badge is visible in the insets of its view`() {
    var group = row(.fw(1), .ab(80), [item(.fw(1), .fh(1))])
    group.supplementaryItems = [
      SupplementarySpecification(
        elementKind: "badge", layoutSize: SizeSpecification(width: .ab(24), height: .ab(24)),
        containerAnchor: AnchorSpecification(
          edges: [.top], offset: .absolute(CGPoint(x: 0, y: -12))))
    ]
    let layout = LayoutSpecification(
      sections: [SectionSpecification(group: group)], itemCounts: [2], containerSize: container,
      pixelGrid: PixelGrid(scale: 2))
    expectEqual(kinds(layout.findings()), [.badgeCutOff])
    expectEmpty(
      layout.findings(inViewInsetBy: UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0)))
  }

  @Test func `A header on the items is found, and one beside them is not`() {
    var section = SectionSpecification(group: row(.fw(1), .ab(44), [item(.fw(1), .fh(1))]))
    var header = boundaryItem("header", .fw(1), .ab(30), .top)
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let found = findings(section)
    expectEqual(kinds(found), [.boundaryItemCoversItems])
    expectEqual(
      found.first?.repair, "extendsBoundary true, or contentInsets of 30 more at its edge")
    section.contentInsets = insets(30, 0, 0, 0)
    expectEmpty(findings(section))
    header.extendsBoundary = true
    section.boundarySupplementaryItems = [header]
    section.contentInsets = .zero
    expectEmpty(findings(section))
  }

  @Test func `An item in a group of fixed height is found, and one that runs along it is not`() {
    let found = findings(row(.fw(1), .ab(60), [item(.fw(1), .es(44))]))
    expectEqual(kinds(found), [.estimateInFixedGroup])
    expectEmpty(findings(row(.fw(1), .ab(60), [item(.es(44), .fh(1))])))
  }

  @Test func `Insets longer than what they are taken off are found`() {
    let found = findings(
      row(.fw(1), .ab(44), [item(.ab(20), .fh(1), insets: insets(0, 16, 0, 16))]))
    expectEqual(kinds(found), [.insetsExceedLength])
    expectEqual(found.first?.reason, "contentInsets 16 + 16 are more than its width, 20")
    expectEmpty(
      findings(row(.fw(1), .ab(44), [item(.ab(40), .fh(1), insets: insets(0, 16, 0, 16))])))
  }

  @Test func `Listed subitems whose shares come to far more than the group are found`() {
    let pair = [item(.fw(1), .fh(1)), item(.fw(1), .fh(1))]
    let found = findings(column(.fw(1), .ab(200), pair))
    expectEqual(kinds(found), [.lengthsExceedLine])
    expect(found.first?.reason.contains("only the first is ever in it") ?? false, "\(found)")
    expectEmpty(
      findings(column(.fw(1), .ab(200), [item(.fw(1), .fh(0.4)), item(.fw(1), .fh(0.6))])))
  }

  @Test func `Half a group beside its subitems is found`() {
    let found = findings(column(.fw(1), .ab(200), [item(.fw(0.5), .ab(40))]))
    expectEqual(kinds(found), [.contentsDoNotFill])
    expectEqual(
      found.first?.change,
      DescriptionChange(
        DescriptionPath([.section(0), .group, .subitem(0)], .width), .dimension(.fw(1))))
    expectEmpty(findings(column(.fw(1), .ab(200), [item(.fw(0.8), .ab(40))])))
    // One item alone, or one in the middle, is meant to be small.
    expectEmpty(findings(column(.fw(1), .ab(40), [item(.fw(0.5), .ab(40))])))
    let centred = EdgeSpacingSpecification(leading: .flexible(0), trailing: .flexible(0))
    expectEmpty(findings(column(.fw(1), .ab(200), [item(.fw(0.5), .ab(40), edges: centred)])))
  }

  @Test func `Flow items that share the whole width have no space between them`() {
    func findings(_ width: CGFloat, spacing: CGFloat = 10, inset: CGFloat = 0) -> [LayoutFinding] {
      var section = FlowSectionSpecification(
        FlowItemSizes(count: 9, each: CGSize(width: width, height: 40)))
      section.interitemSpacing = spacing
      section.insets = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
      return FlowSpecification([section], in: container, pixelGrid: PixelGrid(scale: 2)).findings()
    }
    let found = findings(160)
    expectEqual(kinds(found), [.spacingExceedsLine])
    expectEqual(
      found.first?.reason,
      "2 items of 160 need 330 with minimumInteritemSpacing 10, the line has 320: 1 is in it")
    expectEqual(found.first?.repair, "an item width of 155")
    expectEmpty(findings(155))
    expectEmpty(findings(160, spacing: 0))
    expectEmpty(findings(100))
    // A round size that was given.
    expectEmpty(findings(80))
    // A share of the view, of which insets leave less.
    expectEqual(kinds(findings(160, spacing: 0, inset: 10)), [.spacingExceedsLine])
  }

  @Test func `A missing section is found`() {
    expectEqual(kinds(findings(nil, items: 3)), [.missingSection])
    expectEmpty(findings(nil, items: 0))
  }

  @Test func `Contents that overflow across, or do not fill, are found`() {
    let section = SectionSpecification(
      group: row(.ab(350), .ab(44), [item(.fw(1), .fh(1))]))
    expectEqual(kinds(findings(section, width: 320)), [.contentsOverflow])
    expectEmpty(findings(section, width: 390))
    expectEqual(kinds(findings(section, width: 1024)), [.contentsDoNotFill])
  }

  @Test func `Groups that scroll across are no wider than the view`() {
    func paging(_ width: DimensionSpecification) -> SectionSpecification {
      var section = SectionSpecification(group: row(width, .ab(44), [item(.fw(1), .fh(1))]))
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    let found = findings(paging(.fw(1.2)))
    expectEqual(
      found.map(\.description),
      [
        """
        section 0, group 1, at 320 × 480
          it is 384 wide (fractionalWidth 1.2), the view 320: 64 of 384 points of it are cut off, \
        however the section is scrolled
          → fractionalWidth(1) in place of fractionalWidth 1.2
        """
      ])
    expectEmpty(findings(paging(.fw(1))))
  }

  @Test func `Group spacing that one group hides is found`() {
    var section = SectionSpecification(
      group: GroupSpecification(
        layoutSize: .init(width: .fw(1), height: .ab(480)), axis: .vertical,
        subitems: [item(.fw(1), .ab(40))]))
    section.interGroupSpacing = 12
    let found = findings(section)
    expectEqual(kinds(found), [.interGroupSpacingUnused])
    expectEqual(found.first?.repair, "set the group's interItemSpacing to .fixed(12)")
    expectEmpty(findings(section, items: 30))
  }

  @Test func `A section is looked at once for each description`() {
    let group = row(.fw(1), .ab(44), [item(.fw(0.5), .ab(60))])
    let layout = LayoutSpecification(
      sections: Array(repeating: SectionSpecification(group: group), count: 1_000),
      itemCounts: Array(repeating: 1_000_000, count: 1_000), containerSize: container,
      pixelGrid: PixelGrid(scale: 2))
    expectEqual(layout.findings().count, 1)
  }

  @Test func `Flow items that are too wide are found in UIKit's words, with the numbers`() {
    var section = FlowSectionSpecification(
      FlowItemSizes(count: 5, each: CGSize(width: 310, height: 40)))
    section.insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let found = FlowSpecification([section], in: container, pixelGrid: PixelGrid(scale: 2))
      .findings()
    expectEqual(kinds(found), [.exceedsContainer])
    expectEqual(
      found.first?.reason,
      """
      the item width must be less than the width of the UICollectionView minus the section \
      insets left and right values, minus the content insets left and right values: \
      310 > 320 − 20 = 300
      """)
    expectEqual(found.first?.repair, "an item width of 300 at most")
  }

  @Test func `Flow items without a size are found`() {
    let section = FlowSectionSpecification(
      FlowItemSizes([CGSize(width: 50, height: 40), CGSize(width: 0, height: 40)]))
    let found = FlowSpecification([section], in: container, pixelGrid: PixelGrid(scale: 2))
      .findings()
    expectEqual(kinds(found), [.noSize])
    expectEqual(found.first?.place, "section 0, item 1")
  }
}
