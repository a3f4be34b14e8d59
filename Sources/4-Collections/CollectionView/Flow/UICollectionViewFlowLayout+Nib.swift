// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewFlowLayout {
  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UICollectionViewFlowLayout>? {
    guard element.name == "collectionViewFlowLayout" else { return nil }
    let direction =
      element.choice("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal])
      ?? UICollectionView.ScrollDirection.vertical
    let lineSpacing = element.number("minimumLineSpacing") ?? 10
    let itemSpacing = element.number("minimumInteritemSpacing") ?? 10
    let itemSize = element.size(for: "itemSize") ?? CGSize(width: 50, height: 50)
    let isAutomatic = element.flag("automaticEstimatedItemSize", otherwise: false)
    let estimate = isAutomatic ? automaticSize : element.size(for: "estimatedItemSize") ?? .zero
    let header = element.size(for: "headerReferenceSize") ?? .zero
    let footer = element.size(for: "footerReferenceSize") ?? .zero
    let inset = element.insets(for: "sectionInset") ?? .zero
    let reference =
      element.choice(
        "sectionInsetReference",
        [
          "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
          "layoutMargins": .fromLayoutMargins,
        ]) ?? SectionInsetReference.fromContentInset
    let pinsHeaders = element.flag("sectionHeadersPinToVisibleBounds", otherwise: false)
    let pinsFooters = element.flag("sectionFootersPinToVisibleBounds", otherwise: false)
    return { layout, _ in
      layout.scrollDirection = direction
      layout.minimumLineSpacing = lineSpacing
      layout.minimumInteritemSpacing = itemSpacing
      layout.itemSize = itemSize
      layout.estimatedItemSize = estimate
      layout.headerReferenceSize = header
      layout.footerReferenceSize = footer
      layout.sectionInset = inset
      layout.sectionInsetReference = reference
      layout.sectionHeadersPinToVisibleBounds = pinsHeaders
      layout.sectionFootersPinToVisibleBounds = pinsFooters
    }
  }

  /// The properties that runtime attributes set.
  nonisolated static func ownKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "minimumLineSpacing":
      ObjectiveCKey { (layout: UICollectionViewFlowLayout, value) in
        layout.minimumLineSpacing = try value()
      }
    case "minimumInteritemSpacing":
      ObjectiveCKey { (layout: UICollectionViewFlowLayout, value) in
        layout.minimumInteritemSpacing = try value()
      }
    case "itemSize":
      ObjectiveCKey { (layout: UICollectionViewFlowLayout, value) in
        layout.itemSize = try value()
      }
    case "estimatedItemSize":
      ObjectiveCKey { (layout: UICollectionViewFlowLayout, value) in
        layout.estimatedItemSize = try value()
      }
    case "sectionHeadersPinToVisibleBounds":
      ObjectiveCKey { (layout: UICollectionViewFlowLayout, value) in
        layout.sectionHeadersPinToVisibleBounds = try value()
      }
    case "sectionFootersPinToVisibleBounds":
      ObjectiveCKey { (layout: UICollectionViewFlowLayout, value) in
        layout.sectionFootersPinToVisibleBounds = try value()
      }
    default: nil
    }
  }
}
