// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import InterfaceDocuments
import Testing

/// Attributes that have no effect (rule IB-53).
@Suite("Attributes of Interface Builder documents without an effect")
struct UnusedAttributeTests {
  typealias Samples = SampleDocuments

  private static func statements(_ objects: String) throws -> [String] {
    try Samples.read(Samples.nib(objects)).unusedAttributes.map(\.description)
  }

  @Test func `Each is announced once for a kind of element, with the number of all`() throws {
    let found = try Self.statements(
      """
      <view layoutMarginsFollowReadableWidth="YES" id="a"><subviews>
      <label restorationIdentifier="x" text="A" id="b"/>
      <label multipleTouchEnabled="NO" restorationIdentifier="y" id="c"/>
      <imageView restorationIdentifier="z" id="d"/></subviews></view>
      <view layoutMarginsFollowReadableWidth="YES" id="e"/>
      """)
    expectEqual(
      found,
      [
        """
        Cell.xib:5: layoutMarginsFollowReadableWidth of a view has no effect here; the document has \
        it 2 times
        """,
        "Cell.xib:6: restorationIdentifier of a label has no effect here; the document has it 2 times",
        "Cell.xib:7: multipleTouchEnabled of a label has no effect here",
        "Cell.xib:8: restorationIdentifier of an imageView has no effect here",
      ])
  }

  @Test func `An element with a role counts as an attribute, and one that is nil is the default`()
    throws
  {
    let found = try Self.statements(
      """
      <tableView id="t"><color key="backgroundColor" white="1" glow="2"/>
      <color key="headerColor" white="1" shade="1"/><nil key="footerColor"/></tableView>
      <button id="b"><state key="normal" title="A"/>
      <state key="focused" title="B"/></button>
      """)
    expectEqual(
      found,
      [
        "Cell.xib:5: glow of a color has no effect here",
        "Cell.xib:6: headerColor of a tableView has no effect here",
        "Cell.xib:8: focused of a button has no effect here",
      ])
  }

  @Test(arguments: [
    #"<view id="v" userLabel="A" fixedFrame="YES" misplaced="YES" customClass="B" customModuleProvider="target" clearsContextBeforeDrawing="NO" placeholderIntrinsicWidth="5"><point key="canvasLocation" x="1" y="2"/></view>"#,
    #"<collectionViewCell multipleTouchEnabled="YES" id="c"><size key="customSize" width="5" height="5"/></collectionViewCell>"#,
    #"<switch contentHorizontalAlignment="center" contentVerticalAlignment="center" id="s"/>"#,
    #"<textField contentVerticalAlignment="center" minimumFontSize="17" id="t"><textInputTraits key="textInputTraits" keyboardType="URL"/></textField>"#,
    #"<viewController id="c"><simulatedStatusBarMetrics key="simulatedStatusBarMetrics" style="a"/></viewController>"#,
    #"<view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="a" other="b"/></userDefinedRuntimeAttributes></view>"#,
    #"<view id="v"><viewLayoutGuide key="safeArea" id="g"/><constraints><constraint firstAttribute="width" constant="4" id="k"><variation key="heightClass=compact" constant="5"/></constraint></constraints></view>"#,
  ])
  func `What Xcode keeps for itself, and what is so anyway, is no warning`(object: String) throws {
    try expectEqual(Self.statements(object), [])
  }

  @Test func `Elements of missing classes are announced as a whole, and what is in them is read`()
    throws
  {
    let found = try Self.statements(
      """
      <datePicker minuteInterval="5" id="d"><color key="shade" white="1" glow="1"/><subviews>
      <label blink="YES" id="l"/></subviews></datePicker>
      """)
    expectEqual(found, ["Cell.xib:6: blink of a label has no effect here"])
  }

  @Test func `A size class changes the constants of constraints alone`() throws {
    let found = try Self.statements(
      """
      <view id="v"><variation key="heightClass=compact" alpha="0.5" constant="3"/></view>
      """)
    expectEqual(found, ["Cell.xib:5: alpha of a variation has no effect here"])
  }

  @Test func `The image of a button of the Mac has a position, and one way to be scaled`() throws {
    func mac(_ attribute: String) throws -> [String] {
      let text = Samples.nib(
        #"<button id="b"><buttonCell key="cell" title="B" image="A" \#(attribute) id="c"/></button>"#
      ).replacing("CocoaTouch", with: "Cocoa")
      return try Samples.read(text).unusedAttributes.map(\.message)
    }
    try expectEqual(mac("imagePosition=\"only\" imageHugsTitle=\"YES\""), [])
    try expectEqual(mac("imageScaling=\"proportionallyDown\""), [])
    try expectEqual(
      mac("imageScaling=\"none\""), ["imageScaling of a buttonCell has no effect here"])
  }

  @Test func `The documents of these tests have none`() throws {
    for text in [Samples.cell, Samples.storyboard] {
      try expectEqual(Samples.read(text).unusedAttributes, [])
    }
  }

  @Test func `What readers ask for is recorded, whether a document has it or not`() throws {
    let reads = AttributeReads()
    let document = try InterfaceDocument(
      name: "Cell.xib", bytes: Array(Samples.nib("<label id=\"l\"/>").utf8), recording: reads)
    let label = try #require(document.element(withID: "l"))
    _ = (label.number("alpha"), label.color(for: "textColor", in: document), label.string("text"))
    let names = reads.names.filter { $0.element == "label" }.map(\.attribute)
    expect(Set(["alpha", "textColor", "text"]).isSubset(of: names))
    expectLacks(names, "tag")
  }
}
