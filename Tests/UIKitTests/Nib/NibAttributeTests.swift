// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// What the elements of buttons, labels, fields, cells and tables say, from the document to the property
/// (table 1.3 of the rules of Interface Builder).
@MainActor @Suite("Attributes of nibs")
struct NibAttributeTests {
  private static func view<View: UIView>(_ type: View.Type, _ element: String) throws -> View {
    return try #require(NibSources.nib(element).instantiate(withOwner: nil).first as? View)
  }

  @Test func `A button has the document's insets and alignments`() throws {
    let plain = try Self.view(UIButton.self, "<button id=\"b\"/>")
    expectEqual(plain.contentHorizontalAlignment, .center)
    expectEqual(plain.contentVerticalAlignment, .center)
    let button = try Self.view(
      UIButton.self,
      """
      <button id="b" contentHorizontalAlignment="trailing" contentVerticalAlignment="bottom">
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <inset key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
      <inset key="imageEdgeInsets" minX="9" minY="10" maxX="11" maxY="12"/></button>
      """)
    expectEqual(button.contentHorizontalAlignment, .trailing)
    expectEqual(button.contentVerticalAlignment, .bottom)
    expectEqual(button.contentEdgeInsets, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    expectEqual(button.titleEdgeInsets, UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
    expectEqual(button.imageEdgeInsets, UIEdgeInsets(top: 10, left: 9, bottom: 12, right: 11))
  }

  @Test(arguments: [
    ("plain", UIButton.Configuration.plain()), ("gray", .gray()), ("tinted", .tinted()),
    ("filled", .filled()), ("borderless", .borderless()),
  ])
  func `A button has the document's configuration`(
    style: String, configuration: UIButton.Configuration
  ) throws {
    let button = try Self.view(
      UIButton.self,
      """
      <button id="b"><buttonConfiguration key="configuration" style="\(style)" title="Plant">
      <color key="baseForegroundColor" systemColor="systemRedColor"/></buttonConfiguration></button>
      """)
    var expected = configuration
    expected.title = "Plant"
    expected.baseForegroundColor = .systemRed
    expectEqual(button.configuration, expected)
  }

  @Test func `The least size of a label's text is a part of its size`() throws {
    func label(_ attributes: String) throws -> UILabel {
      try Self.view(
        UILabel.self,
        """
        <label id="l" text="Oak" \(attributes)>
        <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
        """)
    }
    try expectEqual(label("minimumFontSize=\"10\"").minimumScaleFactor, 0.5)
    // The newer attribute wins, and no text becomes larger than it is.
    try expectEqual(
      label("minimumFontSize=\"10\" minimumScaleFactor=\"0.75\"").minimumScaleFactor, 0.75)
    try expectEqual(label("minimumFontSize=\"40\"").minimumScaleFactor, 1)
  }

  @Test func `A field hides its text if its traits say so`() throws {
    func field(_ traits: String) throws -> UITextField {
      try Self.view(UITextField.self, "<textField id=\"f\">\(traits)</textField>")
    }
    try expect(
      field("<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>")
        .isSecureTextEntry)
    try expect(
      !field("<textInputTraits key=\"textInputTraits\" returnKeyType=\"done\"/>")
        .isSecureTextEntry)
  }

  @Test func `A text view has the document's text and what it says of editing`() throws {
    let plain = try Self.view(UITextView.self, "<textView id=\"t\"/>")
    expect(plain.isEditable)
    expect(plain.isSelectable)
    expect(plain.isScrollEnabled)
    expectEqual(plain.text, "")
    expectNil(plain.backgroundColor)
    let view = try Self.view(
      UITextView.self,
      """
      <textView id="t" editable="NO" selectable="NO" scrollEnabled="NO" textAlignment="center">
      <rect key="frame" x="0" y="0" width="200" height="80"/>
      <string key="text">One
      two</string><color key="textColor" systemColor="systemRedColor"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/></textView>
      """)
    expect(!view.isEditable)
    expect(!view.isSelectable)
    expect(!view.isScrollEnabled)
    expectEqual(view.text, "One\ntwo")
    expectEqual(view.font?.pointSize, 14)
    expectEqual(view.textColor, .systemRed)
    expectEqual(view.textAlignment, .center)
    let rich = try Self.view(
      UITextView.self,
      """
      <textView id="t"><attributedString key="attributedText"><fragment content="Big">
      <attributes><font key="NSFont" size="30" name="Inter"/></attributes></fragment>
      <fragment content=" words"/></attributedString></textView>
      """)
    expectEqual(rich.text, "Big words")
    expectEqual(rich.font?.pointSize, 30)
  }

  @Test func `A row has the document's accessories and indentation`() throws {
    let plain = try Self.view(UITableViewCell.self, "<tableViewCell id=\"c\"/>")
    expectEqual(plain.editingAccessoryType, .none)
    expectEqual(plain.indentationWidth, 10)
    let cell = try Self.view(
      UITableViewCell.self,
      """
      <tableViewCell id="c" accessoryType="checkmark" editingAccessoryType="detailButton" \
      indentationLevel="2" indentationWidth="16" selectionStyle="none"/>
      """)
    expectEqual(cell.accessoryType, .checkmark)
    expectEqual(cell.editingAccessoryType, .detailButton)
    expectEqual(cell.indentationLevel, 2)
    expectEqual(cell.indentationWidth, 16)
    expectEqual(cell.selectionStyle, .none)
  }

  @Test func `A table has the document's separators, header and footer`() throws {
    let plain = try Self.view(UITableView.self, "<tableView id=\"t\"/>")
    expectEqual(plain.separatorStyle, .singleLine)
    expectNil(plain.tableHeaderView)
    expectNil(plain.tableFooterView)
    let table = try Self.view(
      UITableView.self,
      """
      <tableView id="t" separatorStyle="none" rowHeight="50">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
      <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="320" height="60"/></view>
      <view key="tableFooterView" id="f"><rect key="frame" x="0" y="60" width="320" height="40"/></view>
      </tableView>
      """)
    expectEqual(table.separatorStyle, .none)
    expectEqual(table.rowHeight, 50)
    expectEqual(table.tableHeaderView?.frame, CGRect(x: 0, y: 0, width: 320, height: 60))
    expectEqual(table.tableFooterView?.frame.height, 40)
  }

  @Test func `A button's configuration has the document's shape and distances`() throws {
    let button = try Self.view(
      UIButton.self,
      """
      <button adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO" id="b">
      <buttonConfiguration key="configuration" style="filled" title="Plant" cornerStyle="capsule" \
      buttonSize="large" imagePlacement="top" imagePadding="3" titlePadding="4" titleAlignment="center">
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="5" trailing="6"/>
      </buttonConfiguration></button>
      """)
    var expected = UIButton.Configuration.filled()
    expected.title = "Plant"
    expected.cornerStyle = .capsule
    expected.buttonSize = .large
    expected.imagePlacement = .top
    expected.imagePadding = 3
    expected.titlePadding = 4
    expected.titleAlignment = .center
    expected.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 5, trailing: 6)
    expectEqual(button.configuration, expected)
    expect(!button.adjustsImageWhenHighlighted)
    expect(!button.adjustsImageWhenDisabled)
    let plain = try Self.view(UIButton.self, "<button id=\"b\"/>")
    expect(plain.adjustsImageWhenHighlighted)
    expect(plain.adjustsImageWhenDisabled)
  }

  @Test func `A table has the document's index, and a row its insets and controls`() throws {
    let table = try Self.view(
      UITableView.self,
      """
      <tableView sectionIndexMinimumDisplayRowCount="7" id="t">
      <inset key="scrollIndicatorInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <color key="sectionIndexColor" systemColor="systemRedColor"/>
      <color key="sectionIndexBackgroundColor" systemColor="systemBlueColor"/>
      <color key="sectionIndexTrackingBackgroundColor" systemColor="systemGreenColor"/></tableView>
      """)
    expectEqual(table.sectionIndexMinimumDisplayRowCount, 7)
    expectEqual(table.sectionIndexColor, .systemRed)
    expectEqual(table.sectionIndexBackgroundColor, .systemBlue)
    expectEqual(table.sectionIndexTrackingBackgroundColor, .systemGreen)
    expectEqual(table.scrollIndicatorInsets, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let cell = try Self.view(
      UITableViewCell.self,
      """
      <tableViewCell showsReorderControl="YES" shouldIndentWhileEditing="NO" id="c">
      <inset key="separatorInset" minX="5" minY="0.0" maxX="6" maxY="0.0"/></tableViewCell>
      """)
    expect(cell.showsReorderControl)
    expect(!cell.shouldIndentWhileEditing)
    expectEqual(cell.separatorInset, UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6))
    let plain = try Self.view(UITableViewCell.self, "<tableViewCell id=\"c\"/>")
    expect(!plain.showsReorderControl)
    expect(plain.shouldIndentWhileEditing)
  }

  @Test func `A swipe has the document's direction, in either form`() throws {
    func swipe(_ attributes: String, _ parts: String) throws -> UISwipeGestureRecognizer {
      let nib = NibSources.nib(
        "<swipeGestureRecognizer \(attributes) id=\"s\">\(parts)</swipeGestureRecognizer>")
      return try #require(nib.instantiate(withOwner: nil).first as? UISwipeGestureRecognizer)
    }
    try expectEqual(swipe("", "").direction, .right)
    try expectEqual(swipe("direction=\"up\"", "").direction, .up)
    let both = "<swipeGestureRecognizerDirection key=\"direction\" left=\"YES\" down=\"YES\"/>"
    try expectEqual(swipe("", both).direction, [.left, .down])
  }

  @Test func `A paragraph has the document's heights and indents`() throws {
    let label = try Self.view(
      UILabel.self,
      """
      <label id="l"><attributedString key="attributedText"><fragment content="Oak"><attributes>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineHeightMultiple="1.5" \
      minimumLineHeight="10" maximumLineHeight="40" firstLineHeadIndent="3" headIndent="4" \
      tailIndent="-5" paragraphSpacingBefore="6"/></attributes></fragment></attributedString></label>
      """)
    let text = try #require(label.attributedText)
    let style = try #require(
      text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    expectEqual(style.lineHeightMultiple, 1.5)
    expectEqual(style.alignment, .center)
    expectEqual(style.minimumLineHeight, 10)
    expectEqual(style.maximumLineHeight, 40)
    expectEqual(style.firstLineHeadIndent, 3)
    expectEqual(style.headIndent, 4)
    expectEqual(style.tailIndent, -5)
    expectEqual(style.paragraphSpacingBefore, 6)
  }

  private static let fragments = """
    <fragment content="Oak"><attributes>
    <color key="NSBackgroundColor" systemColor="systemYellowColor"/><real key="NSKern" value="1.5"/>
    <integer key="NSUnderline" value="9"/><color key="NSUnderlineColor" systemColor="systemRedColor"/>
    <integer key="NSStrikethrough" value="1"/>
    <color key="NSStrikethroughColor" systemColor="systemBlueColor"/>
    <real key="NSBaselineOffset" value="-2"/><integer key="NSLigature" value="0"/>
    <real key="NSStrokeWidth" value="3"/><color key="NSStrokeColor" systemColor="systemGreenColor"/>
    <real key="NSObliqueness" value="0.25"/><real key="NSExpansion" value="0.5"/></attributes></fragment>
    """

  @Test func `A fragment has the document's lines, distances and outlines`() throws {
    let label = try Self.view(
      UILabel.self,
      "<label id=\"l\"><attributedString key=\"attributedText\">\(Self.fragments)</attributedString></label>"
    )
    let text = try #require(label.attributedText)
    let values = text.attributes(at: 0, effectiveRange: nil)
    expectEqual(values[.backgroundColor] as? UIColor, .systemYellow)
    expectEqual(values[.underlineStyle] as? Int, NSUnderlineStyle.double.rawValue)
    expectEqual(values[.underlineColor] as? UIColor, .systemRed)
    expectEqual(values[.strikethroughStyle] as? Int, 1)
    expectEqual(values[.strikethroughColor] as? UIColor, .systemBlue)
    expect(values[.kern] as? CGFloat == 1.5 && values[.baselineOffset] as? CGFloat == -2)
    expect(values[.ligature] as? Int == 0 && values[.obliqueness] as? CGFloat == 0.25)
    expect(values[.strokeWidth] as? CGFloat == 3 && values[.expansion] as? CGFloat == 0.5)
    expectEqual(values[.strokeColor] as? UIColor, .systemGreen)
    expect(values[.link] == nil && values[.shadow] == nil && values[.font] == nil)
  }

  @Test func `A fragment has the document's link, shadow and encoded text`() throws {
    let view = try Self.view(
      UITextView.self,
      """
      <textView id="t"><attributedString key="attributedText"><fragment>
      <string key="content" base64-UTF8="YES">T2FrCg</string><attributes>
      <url key="NSLink" string="https://example.org/oak"/><shadow key="NSShadow" blurRadius="4">
      <size key="offset" width="1" height="-2"/><color key="color" systemColor="systemRedColor"/>
      </shadow></attributes></fragment><fragment><mutableString key="content">Elm</mutableString>
      </fragment></attributedString></textView>
      """)
    let text = try #require(view.attributedText)
    expectEqual(text.string, "Oak\nElm")
    let values = text.attributes(at: 0, effectiveRange: nil)
    expectEqual((values[.link] as? URL)?.absoluteString, "https://example.org/oak")
    let shadow = try #require(values[.shadow] as? NSShadow)
    expectEqual(shadow.shadowBlurRadius, 4)
    expectEqual(shadow.shadowOffset, CGSize(width: 1, height: -2))
    expectEqual(shadow.shadowColor as? UIColor, .systemRed)
    expectNil(text.attribute(.link, at: 4, effectiveRange: nil))
  }

  @Test func `A paragraph has the document's stops and direction`() throws {
    func style(_ attributes: String, _ parts: String) throws -> NSParagraphStyle {
      let label = try Self.view(
        UILabel.self,
        """
        <label id="l"><attributedString key="attributedText"><fragment content="Oak"><attributes>
        <paragraphStyle key="NSParagraphStyle" \(attributes)>\(parts)</paragraphStyle>
        </attributes></fragment></attributedString></label>
        """)
      return try #require(
        label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
          as? NSParagraphStyle)
    }
    let plain = try style("", "")
    expectEqual(plain.tabStops, NSParagraphStyle.default.tabStops)
    expectEqual(plain.defaultTabInterval, 0)
    expectEqual(plain.baseWritingDirection, .natural)
    let own = try style(
      "baseWritingDirection=\"rightToLeft\" defaultTabInterval=\"36\"",
      """
      <tabStops><textTab alignment="left" location="28"><options/></textTab>
      <textTab alignment="right" location="200"/></tabStops>
      """)
    expectEqual(
      own.tabStops,
      [
        NSTextTab(textAlignment: .left, location: 28),
        NSTextTab(textAlignment: .right, location: 200),
      ])
    expectEqual(own.defaultTabInterval, 36)
    expectEqual(own.baseWritingDirection, .rightToLeft)
    try expectEmpty(style("", "<tabStops/>").tabStops)
  }

  @Test func `Buttons and fields have the document's text with attributes`() throws {
    let text = "<attributedString key=\"attributedTitle\">\(Self.fragments)</attributedString>"
    let plain = try Self.view(
      UIButton.self, "<button id=\"b\"><state key=\"normal\">\(text)</state></button>")
    let title = try #require(plain.attributedTitle(for: .normal))
    expectEqual(title.string, "Oak")
    expectEqual(title.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat, 1.5)
    let button = try Self.view(
      UIButton.self,
      """
      <button id="b"><buttonConfiguration key="configuration" style="plain">\(text)
      </buttonConfiguration></button>
      """)
    let configured = try #require(button.configuration?.attributedTitle)
    expectEqual(String(configured.characters), "Oak")
    expectEqual(button.configuration?.title, "Oak")
    expectEqual(configured.kern, 1.5)
    expectEqual(configured.baselineOffset, -2)
    expectEqual(configured.underlineStyle, .double)
    expectEqual(configured.underlineColor, .systemRed)
    expectEqual(configured.strikethroughStyle, .single)
    expectEqual(configured.strokeWidth, 3)
    expectEqual(configured.obliqueness, 0.25)
    expectEqual(configured.expansion, 0.5)
    let field = try Self.view(
      UITextField.self,
      """
      <textField id="f"><attributedString key="attributedText">\(Self.fragments)</attributedString>
      </textField>
      """)
    expectEqual(field.text, "Oak")
    let kern = field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil)
    expectEqual(kern as? CGFloat, 1.5)
  }

  @Test func `A collection view's footer comes from the document`() throws {
    let view = try Self.view(
      UICollectionView.self,
      """
      <collectionView id="v"><rect key="frame" x="0" y="0" width="200" height="200"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="l"/>
      <collectionReusableView key="sectionFooterView" reuseIdentifier="sum" tag="8" id="f">
      <rect key="frame" x="0" y="0" width="200" height="30"/></collectionReusableView></collectionView>
      """)
    let footer = view.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "sum",
      for: IndexPath(item: 0, section: 0))
    expectEqual(footer.tag, 8)
    expectEqual(footer.reuseIdentifier, "sum")
  }

  @Test func `Constraints hold to the guides of a scroll view and of the keyboard`() throws {
    let screen = try Self.view(
      UIView.self,
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="300"/><subviews>
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="p"/></subviews>
      <constraints>
      <constraint firstItem="p" firstAttribute="leading" secondItem="c" secondAttribute="leading" constant="5" id="1"/>
      <constraint firstItem="p" firstAttribute="top" secondItem="c" secondAttribute="top" constant="6" id="2"/>
      <constraint firstItem="c" firstAttribute="trailing" secondItem="p" secondAttribute="trailing" constant="7" id="3"/>
      <constraint firstItem="c" firstAttribute="bottom" secondItem="p" secondAttribute="bottom" constant="8" id="4"/>
      <constraint firstItem="p" firstAttribute="width" secondItem="f" secondAttribute="width" multiplier="0.5" id="5"/>
      <constraint firstItem="p" firstAttribute="height" constant="700" id="6"/></constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="c"/>
      <viewLayoutGuide key="frameLayoutGuide" id="f"/></scrollView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="7"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="8"/>
      <constraint firstItem="s" firstAttribute="width" constant="120" id="9"/>
      <constraint firstItem="k" firstAttribute="top" secondItem="s" secondAttribute="bottom" constant="10" id="10"/>
      </constraints>
      <viewLayoutGuide key="keyboard" id="k"/></view>
      """)
    screen.layoutIfNeeded()
    let scrollView = try #require(screen.subviews.first as? UIScrollView)
    let page = try #require(scrollView.subviews.first)
    expectEqual(scrollView.frame, CGRect(x: 0, y: 0, width: 120, height: 290))
    expectEqual(page.frame, CGRect(x: 5, y: 6, width: 60, height: 700))
    expectEqual(scrollView.contentSize, CGSize(width: 72, height: 714))
  }
}
