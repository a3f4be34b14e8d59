// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import InterfaceDocuments
import Testing

@Suite("Values of Interface Builder documents")
struct InterfaceValueTests {
  typealias Samples = SampleDocuments

  private func constraint(_ attributes: String) throws -> InterfaceConstraint {
    let document = try Samples.read(
      Samples.nib(
        "<view id=\"a\"><constraints><constraint \(attributes) id=\"c\"/></constraints></view>"))
    return try InterfaceConstraint(#require(document.element(withID: "c")))
  }

  @Test func `What a constraint leaves out has Interface Builder's defaults`() throws {
    let plain = try constraint("firstAttribute=\"width\"")
    expectEqual(plain.first, InterfaceConstraint.End(item: nil, attribute: .width))
    expectNil(plain.second)
    expectEqual(plain.relation, .equal)
    expectEqual(plain.multiplier, 1)
    expectEqual(plain.constant, 0)
    expectEqual(plain.priority, 1000)
    expect(!plain.isPlaceholder)
  }

  @Test(arguments: [("0.95", 0.95), ("1:3", 1.0 / 3), ("1/3", 1.0 / 3), ("5:6", 5.0 / 6), ("2", 2)])
  func `A multiplier is a decimal or a ratio`(text: String, value: Double) throws {
    try expectEqual(
      constraint(
        "firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"\(text)\""
      ).multiplier, value)
  }

  @Test func `A symbolic constraint has its constant, or the standard distance`() throws {
    let ends = "firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"trailing\""
    try expectEqual(constraint("\(ends) constant=\"8\" symbolic=\"YES\"").constant, 8)
    try expectNil(constraint("\(ends) symbolic=\"YES\"").constant)
  }

  // MARK: Colours

  private func color(_ attributes: String, resources: String = "") throws -> InterfaceColor? {
    let text = Samples.nib("<view id=\"a\"><color key=\"c\" \(attributes)/></view>")
      .replacing("</document>", with: "<resources>\(resources)</resources></document>")
    let document = try Samples.read(text)
    return document.element(withID: "a")?.color(for: "c", in: document)
  }

  private func components(
    _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1
  ) -> InterfaceColor.Components? {
    if case .components(let components)? = try? color(
      "red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"\(alpha)\"")
    {
      return components
    }
    return nil
  }

  @Test func `Colours have components, names of the system or names of a catalogue`() throws {
    let grey = try #require(components(0.5, 0.5, 0.5, alpha: 0.25))
    try expectEqual(
      color("white=\"0.5\" alpha=\"0.25\" colorSpace=\"calibratedWhite\""), .components(grey))
    expectEqual(grey.alpha, 0.25)
    let wide = try color(
      "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\""
    )
    guard case .components(let components)? = wide else {
      Issue.record("\(String(describing: wide)) has no components")
      return
    }
    expect(components.isDisplayP3)
    let red = try #require(self.components(1, 0, 0))
    try expectEqual(
      color(
        "systemColor=\"systemRedColor\"",
        resources:
          "<systemColor name=\"systemRedColor\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></systemColor>"
      ), .system(name: "systemRedColor", otherwise: red))
    try expectEqual(
      color("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\""),
      .system(name: "groupTableViewBackgroundColor", otherwise: nil))
    try expectEqual(
      color(
        "name=\"Tint\"",
        resources:
          "<namedColor name=\"Tint\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></namedColor>"
      ), .named("Tint", otherwise: red))
    try expectEqual(
      color("catalog=\"System\" name=\"controlColor\" white=\"0.5\" alpha=\"0.25\""),
      .system(name: "controlColor", otherwise: grey))
  }

  @Test func `No colour is the class's own`() throws {
    let document = try Samples.read(
      Samples.nib("<label id=\"a\"><nil key=\"textColor\"/></label>"))
    let label = try #require(document.element(withID: "a"))
    expectEqual(label.color(for: "textColor", in: document), .classDefault)
    expectNil(label.color(for: "highlightedColor", in: document))
  }

  private static let fonts: [(String, InterfaceFont)] = [
    ("type=\"system\" pointSize=\"17\"", .system(.system, weight: nil, size: 17)),
    (
      "type=\"system\" weight=\"light\" pointSize=\"12\"",
      .system(.system, weight: "light", size: 12)
    ),
    ("type=\"boldSystem\" pointSize=\"13\"", .system(.boldSystem, weight: nil, size: 13)),
    ("style=\"UICTFontTextStyleBody\"", .textStyle("UICTFontTextStyleBody")),
    (
      "name=\"HelveticaNeue\" family=\"Helvetica Neue\" pointSize=\"15\"",
      .named("HelveticaNeue", family: "Helvetica Neue", size: 15)
    ),
    ("metaFont=\"smallSystem\"", .meta("smallSystem", size: nil)),
    ("metaFont=\"system\" size=\"20\"", .meta("system", size: 20)),
  ]

  @Test(arguments: fonts)
  func `Fonts have a face, a text style, a name or a use`(attributes: String, font: InterfaceFont)
    throws
  {
    let document = try Samples.read(
      Samples.nib("<label id=\"a\"><fontDescription key=\"f\" \(attributes)/></label>"))
    expectEqual(document.element(withID: "a")?.font(for: "f"), font)
  }

  @Test func `Runtime attributes have values of all kinds, in order`() throws {
    let document = try Samples.read(
      Samples.nib(
        """
        <view id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="b"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="c"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="d" value="text"/>
        <userDefinedRuntimeAttribute type="point" keyPath="e"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="size" keyPath="f"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="rect" keyPath="g"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="range" keyPath="h"><range key="value" location="5" length="6"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="layer.i"><color key="value" systemColor="labelColor"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="image" keyPath="j" value="Logo"/>
        <userDefinedRuntimeAttribute type="nil" keyPath="k"/>
        </userDefinedRuntimeAttributes></view>
        """))
    let attributes = InterfaceRuntimeAttribute.all(
      of: try #require(document.element(withID: "a")), in: document)
    expectEqual(
      attributes.map(\.keyPath), ["a", "b", "c", "d", "e", "f", "g", "h", "layer.i", "j", "k"])
    expectEqual(
      attributes.map(\.value),
      [
        .boolean(true), .integer(3), .real(0.5), .string("text"), .point(x: 1, y: 2),
        .size(width: 3, height: 4), .rect(InterfaceRect(x: 1, y: 2, width: 3, height: 4)),
        .range(location: 5, length: 6), .color(.system(name: "labelColor", otherwise: nil)),
        .image("Logo"), .none,
      ])
  }
}
