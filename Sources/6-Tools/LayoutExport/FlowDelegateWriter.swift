// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments

/// Writes the sizes of a flow layout's items, which its delegate answers.
struct FlowDelegateWriter {
  private let export: SwiftExport
  private let flow: LayoutDocument.Flow?

  init(_ export: SwiftExport) {
    self.export = export
    if case .flow(let flow) = export.document.layout { self.flow = flow } else { flow = nil }
  }

  /// The sizes by section, each a cycle.
  private var sizes: [[CGSize]] {
    guard let flow else { return [] }
    return export.document.data.sections.enumerated().map { index, section in
      let standard = flow.itemSize(ofSection: index)
      guard case .listed(let items) = section.items, items.contains(where: { $0.size != nil })
      else { return section.each.size?.values ?? [standard] }
      return items.indices.map { section.item(at: $0)?.size ?? standard }
    }
  }

  /// Whether there is a size that the layout does not have.
  var isNeeded: Bool {
    guard let flow else { return false }
    return sizes.contains { $0 != [flow.itemSize] }
  }

  func write(to writer: inout SwiftWriter) {
    guard isNeeded else { return }
    writer.blank()
    writer.block("extension \(export.className): UICollectionViewDelegateFlowLayout") { writer in
      writer.line("func collectionView(")
      writer.indented { writer in
        writer.line("_ collectionView: UICollectionView,")
        writer.line("layout collectionViewLayout: UICollectionViewLayout,")
        writer.line("sizeForItemAt indexPath: IndexPath")
      }
      writer.block(") -> CGSize") { writer in
        writer.line("let sizes: [[CGSize]] = [")
        writer.indented { writer in
          for section in sizes {
            writer.list(
              "", section.map { SwiftLiteral.size($0) }, tail: sizes.count == 1 ? "" : ",")
          }
        }
        writer.line("]")
        writer.line("let section = sizes[indexPath.section]")
        writer.line("return section[indexPath.item % section.count]")
      }
    }
  }
}
