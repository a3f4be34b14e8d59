// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import LayoutDocuments

extension LayoutDocument.Flow {
  /// The properties of the layout that differ from UIKit's defaults, in the order of the keys.
  var swiftProperties: [(key: String, value: String)] {
    let standard = LayoutDocument.Flow()
    var result: [(key: String, value: String)] = []
    func add(_ key: String, _ isChanged: Bool, _ value: @autoclosure () -> String) {
      if isChanged { result.append((key, value())) }
    }
    add("scrollDirection", scrollDirection != .vertical, ".\(scrollDirection)")
    add("itemSize", itemSize != standard.itemSize, SwiftLiteral.size(itemSize))
    switch estimatedItemSize {
    case .automatic?: add("estimatedItemSize", true, "UICollectionViewFlowLayout.automaticSize")
    case .size(let size)?: add("estimatedItemSize", true, SwiftLiteral.size(size))
    case nil: break
    }
    add(
      "minimumLineSpacing", keys.minimumLineSpacing != 10,
      SwiftLiteral.points(keys.minimumLineSpacing))
    add(
      "minimumInteritemSpacing", keys.minimumInteritemSpacing != 10,
      SwiftLiteral.points(keys.minimumInteritemSpacing))
    add("sectionInset", keys.sectionInset != .zero, SwiftLiteral.edges(keys.sectionInset))
    add(
      "sectionInsetReference", sectionInsetReference != .contentInset,
      sectionInsetReference == .safeArea ? ".fromSafeArea" : ".fromLayoutMargins")
    add(
      "headerReferenceSize", keys.headerReferenceSize != .zero,
      SwiftLiteral.size(keys.headerReferenceSize))
    add(
      "footerReferenceSize", keys.footerReferenceSize != .zero,
      SwiftLiteral.size(keys.footerReferenceSize))
    add("sectionHeadersPinToVisibleBounds", sectionHeadersPinToVisibleBounds, "true")
    add("sectionFootersPinToVisibleBounds", sectionFootersPinToVisibleBounds, "true")
    return result
  }
}
