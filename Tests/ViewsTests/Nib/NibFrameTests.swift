// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// The worked examples of views alone, with the frames that follow from their rules.
@MainActor
@Suite("Frames of nibs")
struct NibFrameTests {
  typealias Documents = NibDocuments

  @Test func `Multipliers are decimals and ratios, and a view that is left out is the owner`()
    throws
  {
    let root = try Documents.view(
      UIView.self,
      Documents.root(
        CGSize(width: 300, height: 200), Documents.box("A") + Documents.box("B"),
        constraints: """
          <constraint firstItem="A" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="1/3" id="1"/>
          <constraint firstItem="A" firstAttribute="height" secondItem="A" secondAttribute="width" multiplier="5:6" id="2"/>
          <constraint firstItem="A" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="3"/>
          <constraint firstItem="A" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="4"/>
          <constraint firstItem="B" firstAttribute="leading" secondItem="A" secondAttribute="trailing" constant="8" symbolic="YES" id="5"/>
          <constraint firstAttribute="trailing" secondItem="B" secondAttribute="trailing" constant="16" id="6"/>
          <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="top" id="7"/>
          <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="B" secondAttribute="bottom" constant="20" id="8"/>
          <constraint firstItem="B" firstAttribute="height" secondItem="root" secondAttribute="height" multiplier="0.95" priority="900" id="9"/>
          """))
    root.layoutIfNeeded()
    expectEqual(root.subviews[0].frame, CGRect(x: 16, y: 20, width: 100, height: 83.5))
    expectEqual(root.subviews[1].frame, CGRect(x: 124, y: 20, width: 160, height: 160))
  }

  @Test func `Guides, margins and hidden views count`() throws {
    let root = try Documents.view(
      UIView.self,
      Documents.root(
        CGSize(width: 320, height: 120),
        Documents.box("A") + Documents.box("B", attributes: "hidden=\"YES\""),
        constraints: """
          <constraint firstItem="A" firstAttribute="width" constant="40" id="1"/>
          <constraint firstItem="A" firstAttribute="width" secondItem="A" secondAttribute="height" multiplier="1:1" id="2"/>
          <constraint firstItem="A" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="3"/>
          <constraint firstItem="A" firstAttribute="centerY" secondItem="safe" secondAttribute="centerY" id="4"/>
          <constraint firstItem="B" firstAttribute="leading" secondItem="A" secondAttribute="trailing" constant="12" id="5"/>
          <constraint firstAttribute="trailingMargin" secondItem="B" secondAttribute="trailing" id="6"/>
          <constraint firstItem="B" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="7"/>
          <constraint firstAttribute="bottomMargin" secondItem="B" secondAttribute="bottom" id="8"/>
          """))
    root.layoutIfNeeded()
    expectEqual(root.subviews[0].frame, CGRect(x: 16, y: 40, width: 40, height: 40))
    expectEqual(root.subviews[1].frame, CGRect(x: 68, y: 8, width: 244, height: 104))
  }

  @Test func `Subviews of a stack are arranged`() throws {
    let stack = """
      <stackView id="stack" axis="vertical" alignment="center" spacing="5" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="149" y="103" width="77.5" height="61.5"/>
      <subviews>\(Documents.box("A"))\(Documents.box("B"))</subviews>
      <constraints>
      <constraint firstItem="A" firstAttribute="width" constant="77.5" id="1"/>
      <constraint firstItem="A" firstAttribute="height" constant="36" id="2"/>
      <constraint firstItem="B" firstAttribute="width" constant="44" id="3"/>
      <constraint firstItem="B" firstAttribute="height" constant="20.5" id="4"/>
      </constraints></stackView>
      """
    let root = try Documents.view(
      UIView.self,
      Documents.root(
        CGSize(width: 375, height: 267), stack,
        constraints: """
          <constraint firstItem="stack" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="5"/>
          <constraint firstItem="stack" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="6"/>
          """))
    root.layoutIfNeeded()
    let view = try #require(root.subviews.first as? UIStackView)
    expectEqual(view.arrangedSubviews.count, 2)
    expectEqual(view.frame, CGRect(x: 149, y: 103, width: 77.5, height: 61.5))
    expectEqual(view.subviews[0].frame, CGRect(x: 0, y: 0, width: 77.5, height: 36))
    expectEqual(view.subviews[1].frame, CGRect(x: 17, y: 41, width: 44, height: 20.5))
  }

  @Test func `A mask moves and resizes a view, whose frame is the document's before`() throws {
    let root = try Documents.view(
      UIView.self,
      Documents.root(
        CGSize(width: 320, height: 100),
        """
        <view id="A"><rect key="frame" x="10" y="10" width="100" height="30"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
        <view id="B"><rect key="frame" x="270" y="60" width="40" height="30"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/></view>
        """))
    expectEqual(root.subviews[0].frame, CGRect(x: 10, y: 10, width: 100, height: 30))
    expectEqual(root.subviews[1].frame, CGRect(x: 270, y: 60, width: 40, height: 30))
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 140)
    root.layoutIfNeeded()
    expectEqual(root.subviews[0].frame, CGRect(x: 10, y: 10, width: 180, height: 30))
    expectEqual(root.subviews[1].frame, CGRect(x: 350, y: 100, width: 40, height: 30))
  }

  // Rule IB-61.
  @Test func `A view with a fixed frame is placed by frame and mask, though constraints are meant`()
    throws
  {
    let root = try Documents.view(
      UIView.self,
      Documents.root(
        CGSize(width: 320, height: 100),
        """
        <scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="A">
        <rect key="frame" x="10" y="10" width="100" height="30"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></scrollView>
        """ + Documents.box("B"),
        constraints: """
          <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="bottom" constant="5" id="1"/>
          <constraint firstItem="B" firstAttribute="leading" secondItem="A" secondAttribute="leading" id="2"/>
          <constraint firstItem="B" firstAttribute="trailing" secondItem="A" secondAttribute="trailing" id="3"/>
          <constraint firstAttribute="bottom" secondItem="B" secondAttribute="bottom" id="4"/>
          """))
    root.layoutIfNeeded()
    expectEqual(root.subviews[0].frame, CGRect(x: 10, y: 10, width: 100, height: 30))
    expectEqual(root.subviews[1].frame, CGRect(x: 10, y: 45, width: 100, height: 55))
    root.frame.size = CGSize(width: 400, height: 140)
    root.layoutIfNeeded()
    expectEqual(root.subviews[0].frame, CGRect(x: 10, y: 10, width: 180, height: 30))
    expectEqual(root.subviews[1].frame, CGRect(x: 10, y: 45, width: 180, height: 95))
  }

  @Test func `A symbolic distance without a number is the standard one`() throws {
    let root = try Documents.view(
      UIView.self,
      Documents.root(
        CGSize(width: 300, height: 100), Documents.box("A") + Documents.box("B"),
        constraints: """
          <constraint firstItem="A" firstAttribute="leading" secondItem="root" secondAttribute="leading" symbolic="YES" id="1"/>
          <constraint firstItem="A" firstAttribute="width" constant="50" id="2"/>
          <constraint firstItem="B" firstAttribute="leading" secondItem="A" secondAttribute="trailing" symbolic="YES" id="3"/>
          <constraint firstAttribute="trailing" secondItem="B" secondAttribute="trailing" symbolic="YES" id="4"/>
          <constraint firstItem="A" firstAttribute="top" secondItem="root" secondAttribute="top" id="5"/>
          <constraint firstItem="A" firstAttribute="height" constant="10" id="6"/>
          <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="top" id="7"/>
          <constraint firstItem="B" firstAttribute="height" constant="10" id="8"/>
          """))
    root.layoutIfNeeded()
    // The margins of a view without a controller are 8 points.
    expectEqual(root.subviews[0].frame, CGRect(x: 8, y: 0, width: 50, height: 10))
    expectEqual(root.subviews[1].frame, CGRect(x: 66, y: 0, width: 226, height: 10))
  }

  @Test func `Placeholders are for Interface Builder alone, identifiers stay`() throws {
    let root = try Documents.view(
      UIView.self,
      Documents.root(
        CGSize(width: 300, height: 100), Documents.box("A"),
        constraints: """
          <constraint firstItem="A" firstAttribute="width" constant="50" placeholder="YES" id="1"/>
          <constraint firstItem="A" firstAttribute="height" constant="50" priority="2000" identifier="height" id="2"/>
          """))
    expectEmpty(root.constraints)
    let held = root.subviews[0].constraints
    expectEqual(held.map(\.identifier), ["height"])
    expectEqual(held.map(\.priority), [.required])
  }
}
