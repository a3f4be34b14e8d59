// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// What elements say, from the document to the property.
@MainActor
@Suite("Values of nibs")
struct NibValueTests {
  typealias Documents = NibDocuments

  @Test func `What a view's element leaves out has Interface Builder's defaults`() throws {
    let view = try Documents.view(UIView.self, "<view id=\"a\"/>")
    expectEqual(view.frame, .zero)
    expect(view.translatesAutoresizingMaskIntoConstraints)
    expect(view.autoresizingMask.isEmpty)
    expect(view.isOpaque)
    expect(view.isUserInteractionEnabled)
    expect(view.autoresizesSubviews)
    expect(!view.clipsToBounds)
    expect(!view.isHidden)
    expectEqual(view.alpha, 1)
    expectEqual(view.tag, 0)
    expectEqual(view.contentMode, .scaleToFill)
    expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    expectNil(view.backgroundColor)
    let label = try Documents.view(UILabel.self, "<label id=\"a\"/>")
    expectEqual(label.numberOfLines, 1)
    expect(label.adjustsFontSizeToFitWidth)
    expect(label.isUserInteractionEnabled)
    expect(label.isOpaque)
    expectEqual(label.contentMode, .scaleToFill)
    expectEqual(label.lineBreakMode, .byTruncatingTail)
    expectEqual(label.textColor, .label)
    expectEqual(label.font, .systemFont(ofSize: 17))
    let image = try Documents.view(UIImageView.self, "<imageView id=\"a\"/>")
    expect(image.isUserInteractionEnabled)
    let scroll = try Documents.view(UIScrollView.self, "<scrollView id=\"a\"/>")
    expect(!scroll.clipsToBounds)
    expect(scroll.bounces)
    expect(scroll.showsVerticalScrollIndicator)
    expect(scroll.isScrollEnabled)
    expectEqual(scroll.minimumZoomScale, 1)
    expectEqual(scroll.maximumZoomScale, 1)
    expect(scroll.bouncesZoom)
    expect(scroll.scrollsToTop)
    let stack = try Documents.view(UIStackView.self, "<stackView id=\"a\"/>")
    expectEqual(stack.axis, .horizontal)
    expectEqual(stack.alignment, .fill)
    expectEqual(stack.spacing, 0)
    // A switch holds its contents firmly if it is made in code.
    let control = try Documents.view(UISwitch.self, "<switch id=\"a\"/>")
    expectEqual(control.contentHuggingPriority(for: .horizontal), .defaultLow)
    expect(control.isOn)
    expect(control.isEnabled)
  }

  @Test func `Each value of a view is set`() throws {
    let view = try Documents.view(
      UIView.self,
      """
      <view id="a" opaque="NO" alpha="0.5" hidden="YES" clipsSubviews="YES" tag="7"
        userInteractionEnabled="NO" contentMode="topRight" autoresizesSubviews="NO"
        semanticContentAttribute="forceRightToLeft" horizontalHuggingPriority="251"
        verticalHuggingPriority="252" horizontalCompressionResistancePriority="753"
        verticalCompressionResistancePriority="754" preservesSuperviewLayoutMargins="YES"
        insetsLayoutMarginsFromSafeArea="NO" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="1.5" y="2" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES" flexibleMinY="YES" flexibleMaxY="YES" widthSizable="YES" heightSizable="YES"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="tintColor" systemColor="systemGreenColor"/>
      <accessibility key="accessibilityConfiguration" identifier="box" label="A box"/>
      </view>
      """)
    expectEqual(view.frame, CGRect(x: 1.5, y: 2, width: 30, height: 40))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    expect(!view.isOpaque)
    expectEqual(view.alpha, 0.5)
    expect(view.isHidden)
    expect(view.clipsToBounds)
    expectEqual(view.tag, 7)
    expect(!view.isUserInteractionEnabled)
    expect(!view.autoresizesSubviews)
    expectEqual(view.contentMode, .topRight)
    expectEqual(view.semanticContentAttribute, .forceRightToLeft)
    expectEqual(view.contentHuggingPriority(for: .horizontal), UILayoutPriority(251))
    expectEqual(view.contentHuggingPriority(for: .vertical), UILayoutPriority(252))
    expectEqual(view.contentCompressionResistancePriority(for: .horizontal), UILayoutPriority(753))
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), UILayoutPriority(754))
    expect(view.preservesSuperviewLayoutMargins)
    expect(!view.insetsLayoutMarginsFromSafeArea)
    expect(!view.translatesAutoresizingMaskIntoConstraints)
    expectEqual(
      view.autoresizingMask,
      [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        .flexibleWidth, .flexibleHeight,
      ])
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(view.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expectEqual(view.tintColor, .systemGreen)
    expectEqual(view.accessibilityIdentifier, "box")
    expectEqual(view.accessibilityLabel, "A box")
  }

  @Test func `Each value for those who do not see a view is set`() throws {
    let view = try Documents.view(
      UIView.self,
      """
      <view id="v"><accessibility key="accessibilityConfiguration" identifier="i" label="l" hint="h">
      <accessibilityTraits key="traits" button="YES" header="YES" image="NO"/>
      <bool key="isElement" value="YES"/></accessibility></view>
      """)
    expectEqual(view.accessibilityIdentifier, "i")
    expectEqual(view.accessibilityLabel, "l")
    expectEqual(view.accessibilityHint, "h")
    expect(view.isAccessibilityElement)
    expectEqual(view.accessibilityTraits, [.button, .header])
  }

  @Test func `Each value of a label is set`() throws {
    let label = try Documents.view(
      UILabel.self,
      """
      <label id="a" text="A &amp; B" textAlignment="right" lineBreakMode="wordWrap" numberOfLines="0"
        baselineAdjustment="alignCenters" adjustsFontSizeToFit="NO" minimumScaleFactor="0.5"
        enabled="NO" preferredMaxLayoutWidth="120" adjustsFontForContentSizeCategory="YES">
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
      <color key="textColor" white="0.5" alpha="1"/>
      <color key="highlightedColor" systemColor="systemRedColor"/></label>
      """)
    expectEqual(label.text, "A & B")
    expectEqual(label.textAlignment, .right)
    expectEqual(label.lineBreakMode, .byWordWrapping)
    expectEqual(label.numberOfLines, 0)
    expectEqual(label.baselineAdjustment, .alignCenters)
    expect(!label.adjustsFontSizeToFitWidth)
    expectEqual(label.minimumScaleFactor, 0.5)
    expect(!label.isEnabled)
    expectEqual(label.preferredMaxLayoutWidth, 120)
    expect(label.adjustsFontForContentSizeCategory)
    expectEqual(label.font, .preferredFont(forTextStyle: .headline))
    expectEqual(label.textColor, UIColor(white: 0.5, alpha: 1))
    expectEqual(label.highlightedTextColor, .systemRed)
  }

  @Test func `A text may have attributes`() throws {
    let label = try Documents.view(
      UILabel.self,
      """
      <label id="a"><attributedString key="attributedText">
      <fragment content="Red "><attributes><color key="NSColor" systemColor="systemRedColor"/>
      <font key="NSFont" metaFont="system" size="20"/></attributes></fragment>
      <fragment><string key="content">plain</string></fragment>
      </attributedString></label>
      """)
    let text = try #require(label.attributedText)
    expectEqual(text.string, "Red plain")
    expectEqual(
      text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .systemRed)
    expectEqual((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 20)
  }

  @Test func `Fonts are the system's, text styles', or the system's in place of a missing one`()
    throws
  {
    func font(_ attributes: String) throws -> UIFont {
      try Documents.view(
        UILabel.self,
        "<label id=\"a\"><fontDescription key=\"fontDescription\" \(attributes)/></label>"
      ).font
    }
    try expectEqual(font("type=\"boldSystem\" pointSize=\"13\""), .boldSystemFont(ofSize: 13))
    try expectEqual(font("type=\"italicSystem\" pointSize=\"13\""), .italicSystemFont(ofSize: 13))
    try expectEqual(
      font("type=\"system\" weight=\"light\" pointSize=\"13\""),
      .systemFont(ofSize: 13, weight: .light))
    try expectEqual(
      font("style=\"UICTFontTextStyleTitle0\""), .preferredFont(forTextStyle: .largeTitle))
    try expectEqual(
      font("name=\"NoSuchFont-Bold\" family=\"No Such Font\" pointSize=\"21\""),
      .systemFont(ofSize: 21))
  }

  @Test func `Each value of a scroll view is set`() throws {
    let view = try Documents.view(
      UIScrollView.self,
      """
      <scrollView id="a" clipsSubviews="YES" bounces="NO" pagingEnabled="YES" scrollEnabled="NO"
        showsHorizontalScrollIndicator="NO" showsVerticalScrollIndicator="NO" alwaysBounceVertical="YES"
        alwaysBounceHorizontal="YES" directionalLockEnabled="YES" indicatorStyle="white"
        keyboardDismissMode="onDrag" contentInsetAdjustmentBehavior="never" delaysContentTouches="NO"
        canCancelContentTouches="NO" minimumZoomScale="0.5" maximumZoomScale="3" bouncesZoom="NO"
        scrollsToTop="NO"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/></scrollView>
      """)
    expect(view.clipsToBounds)
    expect(!view.bounces)
    expect(view.isPagingEnabled)
    expect(!view.isScrollEnabled)
    expect(!view.showsHorizontalScrollIndicator)
    expect(!view.showsVerticalScrollIndicator)
    expect(view.alwaysBounceVertical)
    expect(view.alwaysBounceHorizontal)
    expect(view.isDirectionalLockEnabled)
    expectEqual(view.indicatorStyle, .white)
    expectEqual(view.keyboardDismissMode, .onDrag)
    expectEqual(view.contentInsetAdjustmentBehavior, .never)
    expect(!view.delaysContentTouches)
    expect(!view.canCancelContentTouches)
    expectEqual(view.minimumZoomScale, 0.5)
    expectEqual(view.maximumZoomScale, 3)
    expect(!view.bouncesZoom)
    expect(!view.scrollsToTop)
    expectEqual(view.contentInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func `Stacks, switches and symbols have their values`() throws {
    let stack = try Documents.view(
      UIStackView.self,
      """
      <stackView id="a" axis="vertical" distribution="equalSpacing" alignment="trailing" spacing="4"
        baselineRelativeArrangement="YES" layoutMarginsRelativeArrangement="YES"/>
      """)
    expectEqual(stack.axis, .vertical)
    expectEqual(stack.distribution, .equalSpacing)
    expectEqual(stack.alignment, .trailing)
    expectEqual(stack.spacing, 4)
    expect(stack.isBaselineRelativeArrangement)
    expect(stack.isLayoutMarginsRelativeArrangement)
    let control = try Documents.view(
      UISwitch.self,
      """
      <switch id="a" on="NO" enabled="NO"><rect key="frame" x="20" y="10" width="51" height="31"/>
      <color key="onTintColor" systemColor="systemRedColor"/></switch>
      """)
    expect(!control.isOn)
    expect(!control.isEnabled)
    expectEqual(control.onTintColor, .systemRed)
    expectEqual(control.frame, CGRect(x: 20, y: 10, width: 51, height: 31))
    let image = try Documents.view(
      UIImageView.self,
      """
      <imageView id="a" image="star.fill" catalog="system" contentMode="scaleAspectFit">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" pointSize="30"/></imageView>
      """)
    expectEqual(image.image?.isSymbolImage, true)
    expectEqual(image.contentMode, .scaleAspectFit)
    expectEqual(image.preferredSymbolConfiguration, UIImage.SymbolConfiguration(pointSize: 30))
  }

  @Test func `An image may be an element that refers to it, with a symbol's scale`() throws {
    let view = try Documents.view(
      UIImageView.self,
      """
      <imageView id="a"><imageReference key="image" image="star.fill" catalog="system" symbolScale="large"/>
      <imageReference key="highlightedImage" image="star" catalog="system"/></imageView>
      """)
    let symbol = try #require(view.image)
    expect(symbol.isSymbolImage)
    expectEqual(symbol.symbolConfiguration, UIImage.SymbolConfiguration(scale: .large))
    expectEqual(view.highlightedImage?.symbolConfiguration, .unspecified)
    let item = try #require(
      Documents.nib(
        """
        <barButtonItem id="b"><imageReference key="image" image="plus" catalog="system" symbolScale="small"/></barButtonItem>
        """
      ).instantiate(withOwner: nil).first as? UIBarButtonItem)
    expectEqual(item.image?.symbolConfiguration, UIImage.SymbolConfiguration(scale: .small))
    let console = try Documents.console {
      let other = try Documents.view(
        UIImageView.self,
        """
        <imageView id="a"><imageReference key="image" image="star" catalog="system" renderingMode="palette" symbolScale="huge"/>
        <imageReference key="highlightedImage" image="NoImage"/></imageView>
        """)
      expectEqual(other.image?.isSymbolImage, true)
      expectNil(other.highlightedImage)
    }
    expectEqual(
      console.map { String($0.prefix(60)) },
      [
        "nib:4: a symbol has one colour here, and not those of the re",
        "nib:4: unknown symbolScale \"huge\"; it counts as left out",
        "nib:5: Could not load the \"NoImage\" image referenced from a ",
      ])
  }

  @Test func `Colours of the system, with fallbacks`() throws {
    func color(_ attributes: String, resources: String = "") throws -> UIColor? {
      let text = Documents.text(
        "<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>"
      )
      .replacing("</document>", with: "<resources>\(resources)</resources></document>")
      return try #require(
        UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView
      ).backgroundColor
    }
    try expectEqual(color("systemColor=\"secondaryLabelColor\""), .secondaryLabel)
    try expectEqual(
      color("xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" white=\"1\" alpha=\"1\""),
      .systemBackground)
    try expectEqual(
      color(
        "systemColor=\"someFutureColor\"",
        resources:
          "<systemColor name=\"someFutureColor\"><color white=\"0.25\" alpha=\"1\"/></systemColor>"),
      UIColor(white: 0.25, alpha: 1))
    try expectEqual(
      color("systemColor=\"someFutureColor\" white=\"0.5\" alpha=\"1\""),
      UIColor(white: 0.5, alpha: 1))
    try expectEqual(
      color(
        "name=\"Nowhere\"",
        resources:
          "<namedColor name=\"Nowhere\"><color red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\"/></namedColor>"
      ), UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    try expectEqual(
      color(
        "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\""
      ), UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `What is missing or unknown is announced once for a place`() throws {
    let nib = Documents.nib(
      """
      <view id="a" contentMode="sideways"><subviews>
      <imageView id="b" image="NoSuchImage"/>
      <datePicker id="c"><rect key="frame" x="0" y="0" width="320" height="216"/></datePicker>
      <view id="d" customClass="NoSuchView" customModule="ViewsTests"/>
      <view id="e"><color key="backgroundColor" name="No color"/></view></subviews></view>
      """)
    let lines = Documents.console {
      for _ in 0..<2 { nib.instantiate(withOwner: nil) }
    }.sorted()
    expectEqual(lines.count, 5)
    expectEqual(lines[0], "nib:4: unknown contentMode \"sideways\"; it counts as left out")
    expectPrefix(lines[1], "nib:5: Could not load the \"NoSuchImage\" image referenced")
    expectEqual(lines[2], "nib:6: a datePicker cannot be shown here; a plain view replaces it")
    expectEqual(
      lines[3],
      """
      nib:7: Unknown class ViewsTests.NoSuchView in Interface Builder file; it is created as \
      UIView. Is the class in the target, and its module right?
      """)
    expectPrefix(lines[4], "nib:8: Could not load the \"No color\" color referenced")
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    expectEqual(view.subviews.count, 4)
    expectEqual(view.subviews[1].intrinsicContentSize, CGSize(width: 320, height: 216))
  }

  @Test func `Values that are not understood are announced and count as left out`() throws {
    let nib = Documents.nib(
      """
      <view hidden="yes" id="a"><subviews>
      <label text="A" id="b"><fontDescription key="fontDescription" name="NoSuchFont" pointSize="20"/></label>
      <label text="B" id="c"><fontDescription key="fontDescription" type="system" weight="fat" pointSize="20"/></label>
      <label text="C" id="d"><fontDescription key="fontDescription" type="other" pointSize="20"/></label>
      <view id="e"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="." value="x"/></userDefinedRuntimeAttributes></view>
      </subviews></view>
      """)
    var view: UIView?
    let lines = Documents.console {
      for _ in 0..<2 { view = nib.instantiate(withOwner: nil).first as? UIView }
    }.sorted()
    try #require(lines.count == 5, "\(lines)")
    expectEqual(lines[0], "nib:4: hidden=\"yes\" is neither YES nor NO; it counts as left out")
    expectEqual(
      lines[1], "nib:5: the font \"NoSuchFont\" is not installed; the system's stands for it")
    expectEqual(lines[2], "nib:6: unknown weight \"fat\"; it counts as left out")
    expectEqual(lines[3], "nib:7: the font is not understood; it counts as left out")
    expectPrefix(lines[4], "nib:9: Failed to set (.) user defined inspected property")
    expectEqual(view?.isHidden, false)
    let sizes = view?.subviews.compactMap { ($0 as? UILabel)?.font.pointSize } ?? []
    expectEqual(sizes.prefix(2), [20, 20])
  }

  @Test func `Priorities of size classes are clamped`() throws {
    let root = try Documents.view(
      UIView.self,
      Documents.root(
        CGSize(width: 100, height: 100), Documents.box("a"),
        constraints: """
          <constraint firstItem="a" firstAttribute="width" constant="5" priority="5000" id="k">
          <variation key="heightClass=regular" priority="0.5"/>
          <variation key="heightClass=compact" priority="9000"/></constraint>
          """))
    let constraint = try #require(root.subviews.first?.constraints.first)
    expectContains([UILayoutPriority(1), .required], constraint.priority)
  }

  @Test func `What a formatter cannot have is announced`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <customObject id="-2" userLabel="File's Owner"/><customObject id="-1"/><customObject id="-3"/>
      <numberFormatter formatterBehavior="default10_4" numberStyle="decimal" shade="1" id="f">
      <nil key="negativeInfinitySymbol"/><real key="minimum" value="0"/>
      <dictionary key="textAttributesForZero"/></numberFormatter>
      <dateFormatter dateStyle="short" doesRelativeDateFormatting="YES" id="d"/>
      </objects></document>
      """
    let nib = NibDocument(data: Data(text.utf8), bundle: nil) { $0 }
    var objects: [AnyObject] = []
    let lines = Documents.console {
      for _ in 0..<2 { objects = nib.instantiate(withOwner: nil, application: NSObject()) }
    }.sorted()
    expectEqual(
      lines,
      [
        "nib:4: shade of a numberFormatter cannot be used here; it is left out",
        "nib:6: textAttributesForZero of a numberFormatter cannot be used here; it is left out",
        "nib:7: doesRelativeDateFormatting of a dateFormatter cannot be used here; it is left out",
      ])
    expectEqual((objects.first as? NumberFormatter)?.minimum, 0)
    expectEqual((objects.last as? DateFormatter)?.dateStyle, .short)
  }
}
