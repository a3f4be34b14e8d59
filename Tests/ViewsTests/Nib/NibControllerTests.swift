// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("Guides and size classes of nibs")
struct NibControllerTests {
  typealias Documents = NibDocuments

  @Test(arguments: [
    (CGSize(width: 375, height: 667), CGFloat(20), CGFloat(0), CGFloat(647)),
    (CGSize(width: 390, height: 844), 47, 34, 763),
  ])
  func `The old guides of a controller are the safe area's edges`(
    size: CGSize, top: CGFloat, bottom: CGFloat, height: CGFloat
  ) throws {
    let controller = try #require(
      Documents.nib(
        """
        <viewController id="controller"><layoutGuides>
        <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
        </layoutGuides>
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(Documents.box("T"))</subviews><constraints>
        <constraint firstItem="T" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="1"/>
        <constraint firstItem="bottom" firstAttribute="top" secondItem="T" secondAttribute="bottom" id="2"/>
        <constraint firstItem="T" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="3"/>
        <constraint firstAttribute="trailing" secondItem="T" secondAttribute="trailing" id="4"/>
        </constraints></view></viewController>
        """
      ).instantiate(withOwner: nil).first as? UIViewController)
    expect(controller.isViewLoaded)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    expectEqual(
      controller.view.subviews[0].frame, CGRect(x: 0, y: top, width: size.width, height: height))
  }

  private static let varied = Documents.root(
    CGSize(width: 100, height: 50),
    Documents.box("A") + Documents.box("B") + Documents.box("C"),
    constraints: """
      <constraint firstItem="A" firstAttribute="width" constant="10" id="width">
      <variation key="widthClass=regular" constant="30"/>
      <variation key="heightClass=regular-widthClass=regular" constant="40"/>
      </constraint>
      <constraint firstItem="B" firstAttribute="width" secondItem="A" secondAttribute="width" id="equal"/>
      """
  )

  /// The document with the view's own variations before its end.
  private static var document: String {
    let end = "</constraints></view>"
    return varied.replacing(
      end,
      with: """
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="B"/></mask>
        <mask key="constraints"><exclude reference="equal"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="B"/><exclude reference="C"/></mask>
        <mask key="constraints"><include reference="equal"/></mask></variation></view>
        """)
  }

  @Test func `Size classes install views and constraints, and change numbers`() throws {
    let root = try Documents.view(UIView.self, Self.document)
    let (first, third) = (root.subviews[0], root.subviews[1])
    let width = try #require(first.constraints.first)
    expectEqual(root.subviews.count, 2)
    expectEqual(width.constant, 10)
    expectEmpty(root.constraints)

    root.traitOverrides.horizontalSizeClass = .regular
    root.traitOverrides.verticalSizeClass = .compact
    expectEqual(root.subviews.count, 2)
    expect(root.subviews[0] === first && root.subviews[1] !== third)
    expectNil(third.superview)
    expectEqual(width.constant, 30)
    expectEqual(root.constraints.count, 1)

    root.traitOverrides.verticalSizeClass = .regular
    expectEqual(width.constant, 40)

    root.traitOverrides.horizontalSizeClass = .compact
    expect(root.subviews.count == 2 && root.subviews[1] === third)
    expectEqual(width.constant, 10)
    expectEmpty(root.constraints)
  }

  @Test func `Nothing of an instantiation keeps its views alive`() throws {
    weak var released: UIView?
    do {
      let root = try Documents.view(UIView.self, Self.document)
      root.traitOverrides.horizontalSizeClass = .regular
      released = root
    }
    expectNil(released)
  }
}
