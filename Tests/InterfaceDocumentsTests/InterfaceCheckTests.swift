// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import InterfaceDocuments
import Testing

@Suite("Checks of Interface Builder documents")
struct InterfaceCheckTests {
  typealias Samples = SampleDocuments

  /// A view with two views in it, and constraints that it owns.
  private static func view(_ constraints: String) -> String {
    Samples.nib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews><view id="a"/><view id="b"/></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      \(constraints)
      </constraints></view>
      <view id="other"/><tapGestureRecognizer id="tap"/>
      """)
  }

  @Test(arguments: [
    ("firstItem=\"a\" firstAttribute=\"top\"", "a location cannot equal a constant"),
    (
      "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"width\"",
      "a location cannot be related to a size: leading and width"
    ),
    (
      "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"top\"",
      "a horizontal location cannot be related to a vertical one: leading and top"
    ),
    (
      "firstItem=\"a\" firstAttribute=\"left\" secondItem=\"b\" secondAttribute=\"leadingMargin\"",
      "leading and trailing cannot be related to left and right: left and leadingMargin"
    ),
  ])
  func `A constraint that cannot be is refused`(attributes: String, message: String) throws {
    let error = try #require(Samples.error(Self.view("<constraint id=\"k\" \(attributes)/>")))
    expectContains(error.description, message)
    expectNil(Samples.error(Self.view("<constraint id=\"k\" placeholder=\"YES\" \(attributes)/>")))
  }

  @Test func `An id that stands twice is refused with both lines`() throws {
    let error = try #require(Samples.error(Samples.nib("<view id=\"a\"/>\n<view id=\"a\"/>")))
    expectEqual(error.description, "Cell.xib:6: the id \"a\" stands twice; the first is at line 5")
  }

  @Test(arguments: [
    "<outlet property=\"label\" destination=\"abc-de-fgh\"/>",
    "<outletCollection property=\"labels\" destination=\"abc-de-fgh\"/>",
    "<action selector=\"tap:\" destination=\"abc-de-fgh\"/>",
    "<action selector=\"tap:\" target=\"abc-de-fgh\"/>",
    "<segue kind=\"show\" destination=\"abc-de-fgh\"/>",
    "<exclude reference=\"abc-de-fgh\"/>", "<include reference=\"abc-de-fgh\"/>",
    "<constraint firstItem=\"abc-de-fgh\" firstAttribute=\"top\"/>",
    "<constraint firstAttribute=\"top\" secondItem=\"abc-de-fgh\" secondAttribute=\"top\"/>",
    "<tableViewCell textLabel=\"abc-de-fgh\"/>", "<toolbarItem reference=\"abc-de-fgh\"/>",
  ])
  func `A reference to no object is refused at its line`(element: String) throws {
    let error = try #require(Samples.error(Samples.nib("<view id=\"a\">\n\(element)</view>")))
    expectEqual(error.description, "Cell.xib:6: no object \"abc-de-fgh\"")
  }

  @Test func `Proxies without an element are no error`() throws {
    let text = Samples.nib(
      "<view id=\"a\"><connections><action selector=\"b:\" destination=\"-2\"/></connections></view>"
    )
    expectNil(Samples.error(text))
  }

  @Test func `Outlets into prototypes are refused, and those inside are not`() throws {
    expectNil(Samples.error(Samples.storyboard))
    let text = Samples.storyboard.replacing(
      "<segue ", with: "<outlet property=\"picture\" destination=\"picture\"/>\n<segue ")
    let error = try #require(Samples.error(text))
    expectEqual(error.position.line, 14)
    expectPrefix(error.message, "the outlet picture is connected to \"picture\" in a prototype")
  }

  @Test func `An unknown kind of segue is a warning`() throws {
    let text = Samples.storyboard.replacing("kind=\"show\"", with: "kind=\"teleport\"")
    try expectEqual(
      Samples.read(text).warnings.map(\.description),
      [
        "Cell.xib:14: unknown kind of segue \"teleport\"; it stops when it is triggered"
      ])
  }

  // MARK: Constraints

  @Test(arguments: [
    #"<constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top"/>"#,
    #"<constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top"/>"#,
    #"<constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom"/>"#,
    #"<constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height"/>"#,
    #"<constraint firstAttribute="width" constant="40"/>"#,
  ])
  func `Constraints in one tree of views are read`(constraint: String) {
    expectNil(Samples.error(Self.view(constraint)))
  }

  @Test func `A constraint without a common superview is refused`() throws {
    let error = try #require(
      Samples.error(
        Self.view(
          #"<constraint firstItem="a" firstAttribute="top" secondItem="other" secondAttribute="top"/>"#
        )))
    expectEqual(error.position.line, 9)
    expectContains(error.message, "no common superview")
  }

  @Test func `A constraint to an object that is not a view is refused`() throws {
    let error = try #require(
      Samples.error(
        Self.view(
          #"<constraint firstItem="a" firstAttribute="top" secondItem="tap" secondAttribute="top"/>"#
        )))
    expectEqual(
      error.message, "the constraint's item \"tap\" is a tapGestureRecognizer, not a view")
  }

  @Test(arguments: ["0:1", "1:0", "1:2:3", "", "a:b", "1:", "-1", "nan", "0", "1e400", "1:1e-320"])
  func `A multiplier that is no ratio is refused at its line`(multiplier: String) throws {
    let error = try #require(
      Samples.error(
        Self.view(
          """
          <constraint firstItem="a" firstAttribute="width" secondItem="root" \
          secondAttribute="width" multiplier="\(multiplier)"/>
          """)))
    expectEqual(error.position.line, 9)
    expectContains(error.message, "multiplier=\"\(multiplier)\"")
  }

  @Test(arguments: ["nan", "inf", "1e400", "12pt", "", "1e7"])
  func `What is not a number is refused at its line`(number: String) throws {
    for element in [
      "<rect key=\"frame\" x=\"\(number)\"/>", "<label numberOfLines=\"\(number)\"/>",
      "<color red=\"\(number)\"/>", "<real key=\"value\" value=\"\(number)\"/>",
      "<fontDescription pointSize=\"\(number)\"/>", "<inset minX=\"\(number)\"/>",
      "<constraint firstAttribute=\"width\" constant=\"\(number)\"/>",
      "<variation key=\"heightClass=compact\" constant=\"\(number)\"/>",
      "<paragraphStyle key=\"NSParagraphStyle\" lineSpacing=\"\(number)\"/>",
      "<segment width=\"\(number)\"/>", "<box cornerRadius=\"\(number)\"/>",
      "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"a\" value=\"\(number)\"/>",
    ] {
      let error = try #require(
        Samples.error(Samples.nib("<view>\n\(element)</view>")), "\(element)")
      expectEqual(error.position.line, 6)
      expectContains(error.message, "=\"\(number)\" is not", "\(error)")
    }
  }

  @Test func `The value of a slider may be larger than a length, and is a number`() throws {
    func error(_ value: String) -> String? {
      Samples.error(Samples.nib("<slider maxValue=\"\(value)\" id=\"s\"/>"))?.message
    }
    expectNil(error("1e9"))
    for value in ["nan", "inf", "1e39", "much"] {
      expectEqual(error(value), "maxValue=\"\(value)\" is not a number")
    }
    let text = Samples.nib(
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"a\" value=\"12pt\"/>")
    expectNil(Samples.error(text))
  }

  @Test func `Components of colours above 1 are clipped with a warning`() throws {
    let document = try Samples.read(
      Samples.nib(
        """
        <view id="v"><color key="backgroundColor" red="255" green="0.5" blue="1.02" alpha="1"/></view>
        """))
    expectEqual(
      document.warnings.map(\.description),
      [
        "Cell.xib:5: red=\"255\" is clipped; components of colours are from 0 to 1"
      ])
  }

  @Test func `Scenes that are not there or stand twice are warnings, in document order`() throws {
    let text = Samples.storyboard
      .replacing("initialViewController=\"list\"", with: "initialViewController=\"root\"")
      .replacing("<segue destination=\"detail\"", with: "<segue destination=\"picture\"")
      .replacing(
        "<viewController id=\"detail\"",
        with: "<viewController storyboardIdentifier=\"List\" id=\"b\"")
    try expectEqual(
      Samples.read(text).warnings.map(\.description),
      [
        "Cell.xib:2: the object \"root\" is no controller of a scene; the storyboard begins with none",
        "Cell.xib:14: the object \"picture\" is no controller of a scene; the segue stops",
        "Cell.xib:18: the storyboard identifier \"List\" stands twice; the first scene has it",
      ])
  }

  @Test func `Priorities outside of 1 to 1000 are clamped with a warning`() throws {
    let document = try Samples.read(
      Self.view(
        """
        <constraint firstAttribute="width" constant="1" priority="0" id="low"/>
        <constraint firstAttribute="width" constant="1" priority="2000" id="high"/>
        <constraint firstAttribute="width" constant="1" priority="250.5" id="usual"/>
        """))
    expectEqual(document.warnings.map(\.position.line), [9, 10])
    expectContains(document.warnings[0].message, "from 1 to 1000")
    let priorities = try ["low", "high", "usual"].map {
      try InterfaceConstraint(#require(document.element(withID: $0))).priority
    }
    expectEqual(priorities, [1, 1000, 250.5])
  }

  @Test func `Unknown attributes and relations of constraints are refused or warned of`() throws {
    let error = try #require(
      Samples.error(Self.view(#"<constraint firstAttribute="middle" constant="1"/>"#)))
    expectEqual(error.message, "firstAttribute=\"middle\" is not an attribute of constraints")
    let document = try Samples.read(
      Self.view(#"<constraint firstAttribute="width" relation="about" constant="1"/>"#))
    expectEqual(
      document.warnings.map(\.message), ["unknown relation \"about\"; it counts as equal"])
  }
}
