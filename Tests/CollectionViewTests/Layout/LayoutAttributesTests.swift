// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import WaitingSuites

/// Behaviour rules Y-1 and Y-2.
@MainActor
@Suite("Layout attributes")
struct LayoutAttributesTests {
  private let path = IndexPath(item: 3, section: 1)

  @Test func `Fresh attributes are opaque, flat and shown`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    expectEqual(attributes.indexPath, path)
    expectEqual(attributes.representedElementCategory, .cell)
    expectNil(attributes.representedElementKind)
    expectEqual(attributes.alpha, 1)
    expectEqual(attributes.zIndex, 0)
    expect(!attributes.isHidden)
    expectEqual(attributes.transform, .identity)
    expectEqual(attributes.frame, .zero)
  }

  @Test func `A supplementary view and a decoration know their kind`() {
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    let background = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "b", with: path)
    expectEqual(header.representedElementCategory, .supplementaryView)
    expectEqual(header.representedElementKind, "h")
    expectEqual(background.representedElementCategory, .decorationView)
    expectEqual(background.representedElementKind, "b")
  }

  @Test func `Setting the frame sets middle and size`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expectEqual(attributes.center, CGPoint(x: 25, y: 40))
    expectEqual(attributes.size, CGSize(width: 30, height: 40))
    expectEqual(attributes.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.size.width = 50
    expectEqual(attributes.frame, CGRect(x: 0, y: 20, width: 50, height: 40))
    attributes.center.x = 125
    expectEqual(attributes.frame, CGRect(x: 100, y: 20, width: 50, height: 40))
  }

  @Test func `The frame of transformed attributes is the box around them`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    expectEqual(attributes.frame, CGRect(x: -50, y: 10, width: 200, height: 20))
    expectEqual(attributes.size, CGSize(width: 100, height: 40))
  }

  @Test func `The two transforms mirror each other`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.transform = CGAffineTransform(translationX: 3, y: 4)
    expectEqual(attributes.transform3D, CATransform3DMakeTranslation(3, 4, 0))
    attributes.transform3D = CATransform3DMakeScale(2, 3, 1)
    expectEqual(attributes.transform, CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test func `A transform that leaves the plane has no plane one`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.transform3D = CATransform3DMakeTranslation(1, 2, 3)
    expectEqual(attributes.transform, .identity)
    expectEqual(attributes.transform3D, CATransform3DMakeTranslation(1, 2, 3))
    attributes.transform = .identity
    expectEqual(attributes.transform3D, CATransform3DIdentity)
  }

  @Test func `A copy is equal and independent`() {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.alpha = 0.5
    attributes.zIndex = 7
    attributes.isHidden = true
    attributes.transform3D = CATransform3DMakeTranslation(1, 2, 3)
    let copy = attributes.copy() as! UICollectionViewLayoutAttributes
    expectEqual(copy, attributes)
    expectEqual(copy.hash, attributes.hash)
    copy.alpha = 1
    expectNotEqual(copy, attributes)
    expectEqual(attributes.alpha, 0.5)
  }

  /// A change of each stored property, by its name.
  private static let changes: [String: (UICollectionViewLayoutAttributes) -> Void] = [
    "indexPath": { $0.indexPath = IndexPath(item: 0, section: 0) },
    "alpha": { $0.alpha = 0 },
    "zIndex": { $0.zIndex = 1 },
    "isHidden": { $0.isHidden = true },
    "center": { $0.center.x = 1 },
    "size": { $0.size.width = 1 },
    "planeTransform": { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
    "spatialTransform": { $0.transform3D = CATransform3DMakeTranslation(0, 0, 1) },
    "isInScrollArea": { $0.isInScrollArea = true },
  ]
  /// What initializers and the layouts of this package alone write.
  private static let unchanged: Set = [
    "category", "kind", "estimatedAxes", "isMeasured", "listRow",
  ]

  @Test func `Copies, equality and the engine's state have every property`() throws {
    let fresh = UICollectionViewLayoutAttributes(forCellWith: path)
    let stored = Mirror(reflecting: fresh).children
    let values = stored.first { $0.label == "values" }.map {
      Array(Mirror(reflecting: $0.value).children)
    }
    try expectNotEmpty(#require(values))
    let properties = (stored + (values ?? [])).compactMap(\.label).filter { $0 != "values" }
    for property in properties
    where !Self.unchanged.contains(property) {
      guard let change = Self.changes[property] else {
        Issue.record(
          """
          The attributes have a new property '\(property)'. Add a change of it to `changes` of this \
          test, and the property to copy(with:), isEqual(_:) and ElementState.
          """)
        continue
      }
      let changed = UICollectionViewLayoutAttributes(forCellWith: path)
      change(changed)
      expectNotEqual(changed, fresh, "isEqual(_:) does not compare \(property)")
      expectEqual(changed.duplicate(), changed, "copy(with:) does not copy \(property)")
      guard property != "indexPath" else { continue }
      let written = fresh.duplicate()
      written.state = changed.state
      expectEqual(written, changed, "`state` does not read and write \(property)")
    }
  }

  @Test func `Equality looks at the kind`() {
    expectNotEqual(
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: path),
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "b", with: path))
  }

  @Test(.waitsForProcesses) func `Bounds that do not begin at zero stop the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)).bounds =
          CGRect(x: 1, y: 0, width: 2, height: 2)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(
      message, "The bounds of layout attributes must begin at zero (was given 1, 0  2 × 2)",
      "\(message)")
  }
}
