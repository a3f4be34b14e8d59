// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import LayoutDocuments

extension SwiftExport {
  func writeListConfiguration(
    _ list: LayoutDocument.List, name: String, to writer: inout SwiftWriter
  ) {
    let isChanged = list != .init(appearance: list.appearance)
    writer.line(
      "\(isChanged ? "var" : "let") \(name) = "
        + "UICollectionLayoutListConfiguration(appearance: .\(list.appearance))")
    if list.headerMode != .none { writer.line("\(name).headerMode = .\(list.headerMode)") }
    if list.footerMode != .none { writer.line("\(name).footerMode = .\(list.footerMode)") }
    if !list.showsSeparators { writer.line("\(name).showsSeparators = false") }
    if let padding = list.headerTopPadding {
      writer.line("\(name).headerTopPadding = \(SwiftLiteral.points(padding))")
    }
    if let color = list.backgroundColor {
      writer.color("\(name).backgroundColor = ", color)
    }
  }
}
