// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@testable import LayoutInspection

/// The value that a finding is about, and the one that repairs it.
@Suite("Paths of findings")
struct FindingPathTests {
  private func finding(
    _ section: SectionSpecification, items: Int = 10, width: CGFloat = 320
  ) throws -> LayoutFinding {
    try #require(
      LayoutSpecification(
        sections: [section], itemCounts: [items],
        containerSize: CGSize(width: width, height: 480), pixelGrid: PixelGrid(scale: 2)
      ).findings().first)
  }

  private func finding(_ group: GroupSpecification) throws -> LayoutFinding {
    try finding(SectionSpecification(group: group))
  }

  private let group = DescriptionPath([.section(0), .group])

  @Test func `An item that is too high gets the height of its group`() throws {
    let found = try finding(
      row(.fw(1), .ab(44), [item(.fw(0.5), .fh(1)), item(.fw(0.5), .ab(60))]))
    let height = group.appending(.subitem(1)).property(.height)
    expectEqual(found.path, height)
    expectEqual(found.change, DescriptionChange(height, .dimension(.fh(1))))
  }

  @Test func `A group in a group is found by its own path`() throws {
    let inner = column(.fw(0.5), .fh(1), [item(.fw(2), .ab(20))])
    let found = try finding(row(.fw(1), .ab(44), [item(.fw(0.5), .fh(1)), .group(inner)]))
    expectEqual(found.path, group.appending(.subitem(1)).appending(.subitem(0)).property(.width))
  }

  @Test func `The share of an item that repeats is one value, and of several items it is more`()
    throws
  {
    let one = try finding(row(.fw(1), .ab(44), [item(.fw(0.34), .fh(1))]))
    let width = group.appending(.subitem(0)).property(.width)
    expectEqual(one.path, width)
    expectEqual(one.change, DescriptionChange(width, .dimension(.fw(1 / 3))))
    let several = try finding(
      row(.fw(1), .ab(44), [item(.fw(0.5), .fh(1)), item(.fw(0.51), .fh(1))]))
    expectEqual(several.kind, .fractionsExceedLine)
    expectEqual(several.path, group)
    expectNil(several.change)
  }

  @Test func `A group that is too short is given its insets as well`() throws {
    var short = row(.fw(1), .ab(44), [item(.ab(400), .fh(1))])
    short.contentInsets = insets(0, 10, 0, 20)
    let found = try finding(short)
    expectEqual(found.change, DescriptionChange(group.property(.width), .dimension(.ab(430))))
    // A share grows with the group.
    let share = try finding(row(.fw(1), .ab(44), [item(.fw(1.5), .fh(1))]))
    expectEqual(share.kind, .groupFitsNoItem)
    expectNil(share.change)
  }

  @Test func `A finding may be at one value, and its repair at another`() throws {
    let estimated = try finding(row(.fw(1), .fh(0.2), [item(.fw(0.5), .es(44))]))
    expectEqual(estimated.path, group.appending(.subitem(0)).property(.height))
    expectEqual(estimated.change, DescriptionChange(group.property(.height), .dimension(.es(44))))
    var section = SectionSpecification(
      group: column(.fw(1), .ab(480), [item(.fw(1), .ab(40))]))
    section.interGroupSpacing = 12
    let unused = try finding(section)
    expectEqual(unused.path, DescriptionPath([.section(0)], .interGroupSpacing))
    expectEqual(unused.change, DescriptionChange(group.property(.interItemSpacing), .spacing(12)))
  }

  @Test func `An item that repeats gets the estimate of its group, and several items are more`()
    throws
  {
    let one = try finding(row(.fw(1), .es(44), [item(.fw(0.5), .fh(1))]))
    expectEqual(one.path, group.property(.height))
    let height = group.appending(.subitem(0)).property(.height)
    expectEqual(one.change, DescriptionChange(height, .dimension(.es(44))))
    let several = try finding(
      row(.fw(1), .es(44), [item(.fw(0.3), .fh(1)), item(.fw(0.7), .fh(1))]))
    expectEqual(several.kind, .estimateNotMeasured)
    expectNil(several.change)
  }

  @Test func `Contents that overflow are as wide as the section`() throws {
    let found = try finding(
      SectionSpecification(group: row(.ab(350), .ab(44), [item(.fw(1), .fh(1))])))
    expectEqual(found.change, DescriptionChange(group.property(.width), .dimension(.fw(1))))
  }

  @Test func `Headers are found by their kinds`() throws {
    var section = SectionSpecification(group: row(.fw(1), .ab(44), [item(.fw(1), .fh(1))]))
    section.boundarySupplementaryItems = [
      boundaryItem("one", .fw(1), .ab(30), .top), boundaryItem("two", .fw(1), .ab(20), .top),
    ]
    let found = try finding(section)
    expectEqual(found.path, DescriptionPath([.section(0), .boundaryItem("two")]))
    expectNil(found.change)
  }

  @Test func `A flow item keeps its other length`() throws {
    var section = FlowSectionSpecification(
      FlowItemSizes(count: 5, each: CGSize(width: 310, height: 40)))
    section.insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let found = try #require(
      FlowSpecification(
        [section], in: CGSize(width: 320, height: 480), pixelGrid: PixelGrid(scale: 2)
      ).findings().first)
    let path = DescriptionPath([.section(0), .item(0)], .itemSize)
    expectEqual(found.path, path)
    expectEqual(found.change, DescriptionChange(path, .size(CGSize(width: 300, height: 40))))
  }
}
