// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// Documents as Interface Builder writes them, for the tests of this module.
enum SampleDocuments {
  static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"

  /// A nib for iOS with objects. The first line of the objects is line 5 of the document.
  static func nib(_ objects: String, version: String = "3.0") -> String {
    declaration + """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="\(version)">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      \(objects)
      </objects>
      </document>
      """
  }

  /// A view with a label, constraints and an outlet, with most of what a document has.
  static let cell = nib(
    """
    <collectionViewCell opaque="NO" id="cell" customClass="Cell" customModule="App">
    <rect key="frame" x="0.0" y="0.0" width="311" height="147"/>
    <view key="contentView" opaque="NO" contentMode="center">
    <rect key="frame" x="0.0" y="0.0" width="311" height="147"/>
    <subviews>
    <view id="box"><rect key="frame" x="0.0" y="0.0" width="311" height="147"/>
    <subviews><label text="A &amp; B &#10;&#x43;" numberOfLines="0" id="label">
    <rect key="frame" x="15" y="8" width="281" height="131"/>
    <fontDescription key="fontDescription" type="system" weight="bold" pointSize="17"/>
    <color key="textColor" systemColor="labelColor"/></label></subviews>
    <!-- A comment with <tags> & signs. -->
    <constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="box" secondAttribute="leading" constant="15" id="c1"/>
    <constraint firstAttribute="width" constant="40" id="c2"/>
    </constraints></view></subviews></view>
    <constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="cell" secondAttribute="top" id="c3"/>
    </constraints>
    <connections><outlet property="contentLabel" destination="label" id="o1"/></connections>
    </collectionViewCell>
    """)

  /// A storyboard of two scenes with a prototype and a segue.
  static let storyboard =
    declaration + """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="list">
      <scenes>
      <scene sceneID="s1"><objects>
      <viewController storyboardIdentifier="List" id="list">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <collectionView id="items"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <cells><collectionViewCell reuseIdentifier="item" id="prototype">
      <rect key="frame" x="0" y="0" width="50" height="50"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <subviews><imageView id="picture"><rect key="frame" x="0" y="0" width="50" height="50"/></imageView></subviews></view>
      <connections><outlet property="image" destination="picture" id="o2"/></connections>
      </collectionViewCell></cells></collectionView></subviews></view>
      <connections><segue destination="detail" kind="show" identifier="more" id="segue"/></connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="responder" sceneMemberID="firstResponder"/>
      </objects><point key="canvasLocation" x="-20" y="10.5"/></scene>
      <scene sceneID="s2"><objects><viewController id="detail"/></objects></scene>
      </scenes>
      </document>
      """

  static func read(_ text: String, name: String = "Cell.xib") throws -> InterfaceDocument {
    try InterfaceDocument(name: name, bytes: Array(text.utf8))
  }

  /// The error that a text gives; nil for a text that is a document.
  static func error(_ text: String) -> InterfaceError? { error(Array(text.utf8)) }

  static func error(_ bytes: [UInt8]) -> InterfaceError? {
    do throws(InterfaceError) {
      _ = try InterfaceDocument(name: "Cell.xib", bytes: bytes)
      return nil
    } catch { return error }
  }
}
