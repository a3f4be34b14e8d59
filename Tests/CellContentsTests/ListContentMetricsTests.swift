// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import CellContents

// Numbers from the specification's table of cell content metrics (behaviour 10.3), phone column
// first.
@Suite("List content metrics")
struct ListContentMetricsTests {
  private func insets(
    _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  private let large = UITraitCollection(preferredContentSizeCategory: .large)

  @Test func `Margins are those of the table`() {
    for style in [ListContentStyle.cell, .subtitleCell, .valueCell] {
      expectEqual(ListContentMetrics.phone(style)[.iOS17].margins, insets(11, 16, 11, 8))
      expectEqual(ListContentMetrics.mac(style).margins, insets(15, 16, 15, 8))
    }
    expectEqual(ListContentMetrics.phone(.groupedHeader)[.iOS17].margins, insets(17, 8, 6, 8))
    for style in [ListContentStyle.plainHeader, .groupedHeader] {
      expectEqual(ListContentMetrics.mac(style).margins, insets(10, 8, 10, 8))
    }
    for style in [ListContentStyle.plainFooter, .groupedFooter] {
      expectEqual(ListContentMetrics.phone(style)[.iOS17].margins, insets(6, 8, 12, 8))
      expectEqual(ListContentMetrics.mac(style).margins, insets(8, 8, 6, 8))
    }
    for style in [ListContentStyle.sidebarCell, .sidebarHeader] {
      expectEqual(ListContentMetrics.phone(style)[.iOS17].margins, insets(11, 8, 11, 8))
      expectEqual(ListContentMetrics.mac(style).margins, insets(11, 8, 11, 8))
    }
    for style in [
      ListContentStyle.sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell,
    ] {
      expectEqual(ListContentMetrics.phone(style)[.iOS17].margins, insets(11, 8, 11, 8))
      expectEqual(ListContentMetrics.mac(style).margins, insets(4, 8, 4, 8))
    }
  }

  @Test func `Paddings are those of the table`() {
    for style in ListContentStyle.allCases {
      let phone = ListContentMetrics.phone(style)[.iOS17]
      expectEqual(phone.imageToText, 16)
      expectEqual(phone.textToSecondaryHorizontal, 8)
      expectEqual(phone.textToSecondaryVertical, 3)
      expectEqual(ListContentMetrics.mac(style).textToSecondaryHorizontal, 8)
      expectEqual(
        ListContentMetrics.mac(style).textToSecondaryVertical, (style == .subtitleCell ? 0 : 4))
    }
    expectEqual(ListContentMetrics.mac(.cell).imageToText, 16)
    expectEqual(ListContentMetrics.mac(.accompaniedSidebarCell).imageToText, 10)
    expectEqual(ListContentMetrics.mac(.sidebarSubtitleCell).imageToText, 10)
  }

  @Test func `Texts have the sizes of the table`() {
    let sizes: [(ListContentStyle, CGFloat, CGFloat)] = [
      (.cell, 17, 15), (.subtitleCell, 17, 12), (.valueCell, 17, 17), (.plainHeader, 17, 17),
      (.groupedHeader, 13, 13), (.prominentInsetGroupedHeader, 20, 15),
      (.extraProminentInsetGroupedHeader, 22, 15), (.plainFooter, 13, 13),
      (.groupedFooter, 13, 13), (.sidebarCell, 17, 15), (.sidebarSubtitleCell, 17, 15),
      (.sidebarHeader, 17, 17),
    ]
    for (style, text, secondary) in sizes {
      let metrics = ListContentMetrics.phone(style)[.iOS17]
      expectEqual(metrics.textFont.font(in: large).pointSize, text, "\(style)")
      expectEqual(metrics.secondaryFont.font(in: large).pointSize, secondary, "\(style)")
    }
    expectEqual(ListContentMetrics.mac(.subtitleCell).secondaryFont.font(in: large).pointSize, 15)
    expectEqual(ListContentMetrics.mac(.groupedHeader).textFont.font(in: large).pointSize, 17)
    expectEqual(
      ListContentMetrics.mac(.sidebarSubtitleCell).secondaryFont.font(in: large).pointSize, 13)
    let header = ListContentMetrics.phone(.plainHeader)[.iOS17].textFont.font(in: large)
    expectEqual(header, .preferredFont(forTextStyle: .headline))
  }

  @Test func `Bold headers follow the reader's text size`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let metrics = ListContentMetrics.phone(.prominentInsetGroupedHeader)[.iOS17]
    // Title 3 is 31 points there.
    expectEqual(metrics.textFont.font(in: traits).pointSize, 31)
    expectEqual(metrics.textFont.font(in: traits).adjusted(to: large).pointSize, 20)
  }

  // Rule LC-e.
  @Test func `Contents keep the superview's margins at the sides, on the Mac those of cells all`() {
    for content in [
      UIListContentConfiguration.cell(), .subtitleCell(), .valueCell(), .sidebarCell(),
      .sidebarHeader(), .plainHeader(), .groupedHeader(), .plainFooter(), .groupedFooter(),
    ] {
      expectEqual(content.axesPreservingSuperviewLayoutMargins, .horizontal)
    }
    expectEqual(ListContentMetrics.mac(.cell).axesPreservingMargins, .both)
    expectEqual(ListContentMetrics.mac(.plainHeader).axesPreservingMargins, .horizontal)
  }

  @Test func `The Mac's numbers are chosen by the idiom`() {
    let mac = UITraitCollection { $0.userInterfaceIdiom = .mac }
    expectEqual(
      UIListContentConfiguration(.cell, in: mac).directionalLayoutMargins, insets(15, 16, 15, 8))
    expectEqual(UIListContentConfiguration.cell().directionalLayoutMargins, insets(11, 16, 11, 8))
  }
}
