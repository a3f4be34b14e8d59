// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import InterfaceDocuments
import Testing

/// Values that count as left out, found before the program runs (rule IB-58).
@Suite("Values that are not understood")
struct MisreadValueTests {
  typealias Samples = SampleDocuments

  private static func statements(_ objects: String) throws -> [String] {
    try Samples.read(Samples.nib(objects)).misreadValues.map(\.description)
  }

  @Test func `A truth is YES or NO`() throws {
    try expectEqual(
      Self.statements(
        """
        <view hidden="yes" opaque="NO" id="v"><subviews>
        <switch on="true" id="s"/><label text="yes" id="l"/></subviews></view>
        """),
      [
        "Cell.xib:5: hidden=\"yes\" is neither YES nor NO; it counts as left out",
        "Cell.xib:6: on=\"true\" is neither YES nor NO; it counts as left out",
      ])
  }

  @Test func `Truths of tables, menus and stacks of the Mac are YES or NO, too`() throws {
    let table = [
      "multipleSelection", "emptySelection", "alternatingRowBackgroundColors",
      "usesAutomaticRowHeights",
    ]
    for (element, names) in [
      ("tableView", table), ("popUpButtonCell", ["pullsDown", "autoenablesItems"]),
      ("menu", ["autoenablesItems"]), ("stackView", ["detachesHiddenViews"]),
      ("tableViewGridLines", ["vertical", "horizontal", "dashed"]),
    ] {
      for name in names {
        let nib = Samples.nib("<\(element) \(name)=\"1\" id=\"v\"/>")
        try expectEqual(
          Samples.read(nib.replacing("CocoaTouch", with: "Cocoa")).misreadValues
            .map(\.description),
          [
            "Cell.xib:5: \(name)=\"1\" is neither YES nor NO; it counts as left out"
          ])
      }
    }
  }

  @Test func `Options are truths, too, and roles are not`() throws {
    try expectEqual(
      Self.statements(
        """
        <view id="v"><autoresizingMask key="autoresizingMask" widthSizable="1"/></view>
        """), ["Cell.xib:5: widthSizable=\"1\" is neither YES nor NO; it counts as left out"])
  }

  @Test func `A font has a kind, and a weight that there is`() throws {
    try expectEqual(
      Self.statements(
        """
        <label id="a"><fontDescription key="fontDescription" type="other" pointSize="20"/></label>
        <label id="b"><fontDescription key="fontDescription" type="system" weight="fat"/></label>
        <label id="c"><fontDescription key="fontDescription" type="system" weight="bold"/></label>
        <label id="d"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        <label id="e"><nil key="fontDescription"/></label>
        """),
      [
        "Cell.xib:5: the font is not understood; it counts as left out",
        "Cell.xib:6: unknown weight \"fat\"; it counts as left out",
      ])
  }

  @Test func `What has no effect needs no value`() throws {
    try expectEqual(Self.statements("<view wantsLayer=\"perhaps\" id=\"v\"/>"), [])
    try expectEqual(Samples.read(Samples.storyboard).misreadValues, [])
  }
}
