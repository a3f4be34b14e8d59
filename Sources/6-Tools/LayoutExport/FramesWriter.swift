// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

/// Writes a small layout whose elements have the frames of a document.
struct FramesWriter {
  let name: String
  private let export: SwiftExport
  private let frames: LayoutDocument.Frames
  private let elements: [LayoutDocument.FrameElement]
  /// Whether elements have to be looked for in the data: a step takes some of them away.
  private let hasChangingData: Bool

  /// Creates a writer of the elements that the data have; of two for one element, the first.
  init(_ export: SwiftExport, _ frames: LayoutDocument.Frames, name: String) {
    self.name = name
    self.export = export
    self.frames = frames
    let states = export.document.states.map(\.data)
    hasChangingData = states.contains { $0 != states[0] }
    var known: Set<LayoutDocument.FrameElement.Source> = []
    elements = frames.elements.filter { element in
      states.contains { $0.has(element.source) } && known.insert(element.source).inserted
    }
  }

  func write(to writer: inout SwiftWriter) {
    writer.block("private final class \(name): UICollectionViewLayout") { writer in
      writeElements(to: &writer)
      writer.blank()
      writer.line("override var collectionViewContentSize: CGSize {")
      writer.indented { $0.line(SwiftLiteral.size(frames.contentSize)) }
      writer.line("}")
      writer.blank()
      writeQueries(to: &writer)
    }
  }

  private func writeElements(to writer: inout SwiftWriter) {
    writer.line("private lazy var elements = makeElements()")
    writer.blank()
    // A call for each: of one list of 500 elements the compiler looks for types for 18 s, of as many
    // statements for one.
    writer.block("private func makeElements() -> [UICollectionViewLayoutAttributes]") { writer in
      writer.line("var elements: [UICollectionViewLayoutAttributes] = []")
      writer.line("func add(")
      writer.indented { writer in
        writer.line(
          "_ attributes: UICollectionViewLayoutAttributes, frame: CGRect, zIndex: Int = 0,")
        writer.line("alpha: CGFloat = 1")
      }
      writer.block(")") { writer in
        writer.line("attributes.frame = frame")
        writer.line("attributes.zIndex = zIndex")
        writer.line("attributes.alpha = alpha")
        writer.line("elements.append(attributes)")
      }
      for element in elements {
        var arguments = [
          attributes(element.source), "frame: \(SwiftLiteral.rectangle(element.frame))",
        ]
        if element.zIndex != 0 { arguments.append("zIndex: \(element.zIndex)") }
        if element.alpha != 1 { arguments.append("alpha: \(SwiftLiteral.points(element.alpha))") }
        writer.call("add", arguments)
      }
      writer.line("return elements")
    }
  }

  private func attributes(_ source: LayoutDocument.FrameElement.Source) -> String {
    switch source {
    case .item(let path): ".init(forCellWith: \(index(path)))"
    case .supplementary(let kind, let path):
      // The constants of kinds are those of another class.
      ".init(forSupplementaryViewOfKind: \(SwiftLiteral.kind(kind)), with: \(index(path)))"
    }
  }

  private func index(_ path: LayoutDocument.ItemPath) -> String {
    "IndexPath(item: \(path.item), section: \(path.section))"
  }

  private func writeQueries(to writer: inout SwiftWriter) {
    let attributes = "UICollectionViewLayoutAttributes"
    writer.line("override func layoutAttributesForElements(")
    writer.indented { $0.line("in rect: CGRect") }
    writer.block(") -> [\(attributes)]?") {
      let condition = hasChangingData ? " && isInData($0)" : ""
      $0.line("elements.filter { !$0.frame.intersection(rect).isEmpty\(condition) }")
    }
    if hasChangingData { writeDataCheck(to: &writer) }
    writer.blank()
    writer.line("override func layoutAttributesForItem(")
    writer.indented { $0.line("at indexPath: IndexPath") }
    writer.block(") -> \(attributes)?") { writer in
      writer.block("elements.first") {
        $0.line("$0.representedElementCategory == .cell && $0.indexPath == indexPath")
      }
    }
    writer.blank()
    writer.line("override func layoutAttributesForSupplementaryView(")
    writer.indented { $0.line("ofKind elementKind: String, at indexPath: IndexPath") }
    writer.block(") -> \(attributes)?") { writer in
      writer.block("elements.first") {
        $0.line("$0.representedElementKind == elementKind && $0.indexPath == indexPath")
      }
    }
  }
  private func writeDataCheck(to writer: inout SwiftWriter) {
    writer.blank()
    writer.line("private func isInData(")
    writer.indented { $0.line("_ attributes: UICollectionViewLayoutAttributes") }
    writer.block(") -> Bool") { writer in
      writer.line("let path = attributes.indexPath")
      writer.line("guard let collectionView, path.section < collectionView.numberOfSections else {")
      writer.indented { $0.line("return false") }
      writer.line("}")
      writer.line("return attributes.representedElementCategory != .cell")
      writer.indented {
        $0.line("|| path.item < collectionView.numberOfItems(inSection: path.section)")
      }
    }
  }
}

extension LayoutDocument.Data {
  /// Returns whether an item, or the section of a supplementary view, is in the data.
  fileprivate func has(_ source: LayoutDocument.FrameElement.Source) -> Bool {
    switch source {
    case .item(let path):
      sections.indices.contains(path.section) && path.item < sections[path.section].items.count
    case .supplementary(_, let path): sections.indices.contains(path.section)
    }
  }
}
