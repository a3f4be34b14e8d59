// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import LayoutDocuments

struct SectionWriter {
  let export: SwiftExport
  /// Gives a number another expression, such as a local constant of two variants.
  var leaf: (_ role: String, _ text: String) -> String = { $1 }
  private var names = SwiftNames(taken: ["environment", "size", "isWide", "isLarge"])

  init(_ export: SwiftExport) { self.export = export }

  /// Writes a section.
  ///
  /// - Returns: The name of its constant.
  mutating func write(
    _ keys: LayoutDocument.SectionKeys, to writer: inout SwiftWriter
  ) -> String {
    let section: String
    if let list = keys.list {
      let configuration = names.unique("configuration")
      export.writeListConfiguration(list, name: configuration, to: &writer)
      writer.blank()
      section = names.unique("section")
      writer.call(
        "let \(section) = NSCollectionLayoutSection.list",
        ["using: \(configuration)", "layoutEnvironment: environment"])
    } else if let group = keys.group {
      let name = write(group, role: "group", to: &writer)
      writer.blank()
      section = names.unique("section")
      writer.line("let \(section) = NSCollectionLayoutSection(group: \(name))")
    } else {
      return "nil"
    }
    writeProperties(keys, of: section, to: &writer)
    return section
  }

  private mutating func writeProperties(
    _ keys: LayoutDocument.SectionKeys, of section: String, to writer: inout SwiftWriter
  ) {
    if let insets = keys.contentInsets {
      writeInsets(insets, of: section, role: "section", to: &writer)
    }
    if let spacing = keys.interGroupSpacing {
      let number = leaf("interGroupSpacing", SwiftLiteral.points(spacing))
      writer.line("\(section).interGroupSpacing = \(number)")
    }
    if let reference = keys.contentInsetsReference {
      writer.line("\(section).contentInsetsReference = .\(reference)")
    }
    if let reference = keys.supplementaryContentInsetsReference {
      writer.line("\(section).supplementaryContentInsetsReference = .\(reference)")
    }
    if let follows = keys.supplementariesFollowContentInsets {
      writer.line("\(section).supplementariesFollowContentInsets = \(follows)")
    }
    if let behavior = keys.orthogonalScrollingBehavior {
      writer.line("\(section).orthogonalScrollingBehavior = .\(behavior)")
    }
    if let scrolling = keys.orthogonalScrolling {
      write(scrolling, of: section, to: &writer)
    }
    if let items = keys.boundaryItems {
      writeBoundaryItems(items, of: section, to: &writer)
    }
    if let decorations = keys.decorations {
      writeDecorations(decorations, of: section, to: &writer)
    }
  }

  private func write(
    _ scrolling: LayoutDocument.OrthogonalScrolling, of section: String,
    to writer: inout SwiftWriter
  ) {
    let path = "\(section).orthogonalScrollingProperties"
    var lines: [String] = []
    if scrolling.decelerationRate != .automatic {
      lines.append("\(path).decelerationRate = .\(scrolling.decelerationRate)")
    }
    if scrolling.bounce != .automatic { lines.append("\(path).bounce = .\(scrolling.bounce)") }
    guard !lines.isEmpty else { return }
    writer.block("if #available(iOS 17.0, *)") { writer in
      for line in lines { writer.line(line) }
    }
  }

  mutating func writeBoundaryItems(
    _ items: [LayoutDocument.BoundaryItem], of owner: String, to writer: inout SwiftWriter
  ) {
    let names = items.map { write($0, to: &writer) }
    if !items.isEmpty { writer.blank() }
    writer.list("\(owner).boundarySupplementaryItems = ", names)
  }

  private mutating func write(
    _ item: LayoutDocument.BoundaryItem, to writer: inout SwiftWriter
  ) -> String {
    writer.blank()
    let name = names.unique(SwiftNames.camelCase(item.kind, else: "header"))
    let size = writeSize(item.item, of: name, role: name, to: &writer)
    var arguments = [
      "layoutSize: \(size)", "elementKind: \(export.kind(item.kind))",
      "alignment: .\(item.alignment)",
    ]
    if item.offset != .zero {
      arguments.append("absoluteOffset: \(SwiftLiteral.point(item.offset))")
    }
    writer.call("let \(name) = NSCollectionLayoutBoundarySupplementaryItem", arguments)
    writeSlot(item.item, of: name, to: &writer)
    if !item.extendsBoundary { writer.line("\(name).extendsBoundary = false") }
    if item.pinToVisibleBounds { writer.line("\(name).pinToVisibleBounds = true") }
    if item.zIndex != 1 { writer.line("\(name).zIndex = \(item.zIndex)") }
    return name
  }

  private mutating func writeDecorations(
    _ decorations: [LayoutDocument.Decoration], of section: String, to writer: inout SwiftWriter
  ) {
    var list: [String] = []
    for decoration in decorations {
      writer.blank()
      let name = names.unique(SwiftNames.camelCase(decoration.kind, else: "background"))
      list.append(name)
      writer.call(
        "let \(name) = NSCollectionLayoutDecorationItem.background",
        ["elementKind: \(export.kind(decoration.kind))"])
      if decoration.contentInsets != .zero {
        writeInsets(decoration.contentInsets, of: name, role: name, to: &writer)
      }
      if decoration.zIndex != 0 { writer.line("\(name).zIndex = \(decoration.zIndex)") }
    }
    if !list.isEmpty { writer.blank() }
    writer.list("\(section).decorationItems = ", list)
  }

  // MARK: Groups and items

  private mutating func write(
    _ group: LayoutDocument.Group, role: String, to writer: inout SwiftWriter
  ) -> String {
    let subitems = group.items.map { write($0, to: &writer) }
    let badges = group.item.supplementaryItems.map { write($0, to: &writer) }
    writer.blank()
    let name = names.unique(role)
    let size = writeSize(group.item, of: name, role: role, to: &writer)
    let head = "let \(name) = NSCollectionLayoutGroup.\(group.arrangement)"
    let axis = group.arrangement == .horizontal ? "columns" : "rows"
    if group.arrangement == .custom || subitems.isEmpty {
      writeCustom(group, name: name, size: size, to: &writer)
    } else if let count = group.count {
      let label = group.divides ? "subitem" : "repeatingSubitem"
      writer.call(
        head,
        [
          "layoutSize: \(size)", "\(label): \(subitems[0])", "count: \(leaf(axis, "\(count)"))",
        ])
    } else {
      writer.call(
        head, ["layoutSize: \(size)", "subitems: [\(subitems.joined(separator: ", "))]"])
    }
    writeSlot(group.item, of: name, to: &writer)
    if let spacing = group.interItemSpacing {
      writer.line("\(name).interItemSpacing = \(SwiftLiteral.spacing(spacing))")
    }
    if !badges.isEmpty { writer.list("\(name).supplementaryItems = ", badges) }
    return name
  }

  private func writeCustom(
    _ group: LayoutDocument.Group, name: String, size: String, to writer: inout SwiftWriter
  ) {
    writer.line("let \(name) = NSCollectionLayoutGroup.custom(layoutSize: \(size)) { _ in")
    writer.indented { writer in
      writer.calls(
        "", "NSCollectionLayoutGroupCustomItem",
        group.frames.map { frame in
          let depth = frame.zIndex == 0 ? [] : ["zIndex: \(frame.zIndex)"]
          return ["frame: \(SwiftLiteral.rectangle(frame.frame))"] + depth
        })
    }
    writer.line("}")
  }

  private mutating func write(
    _ subitem: LayoutDocument.Subitem, to writer: inout SwiftWriter
  ) -> String {
    switch subitem {
    case .group(let group): return write(group, role: "innerGroup", to: &writer)
    case .item(let item):
      let badges = item.supplementaryItems.map { write($0, to: &writer) }
      writer.blank()
      let name = names.unique("item")
      let size = writeSize(item, of: name, role: "item", to: &writer)
      var arguments = ["layoutSize: \(size)"]
      if !badges.isEmpty {
        arguments.append("supplementaryItems: [\(badges.joined(separator: ", "))]")
      }
      writer.call("let \(name) = NSCollectionLayoutItem", arguments)
      writeSlot(item, of: name, to: &writer)
      return name
    }
  }

  private mutating func write(
    _ badge: LayoutDocument.SupplementaryItem, to writer: inout SwiftWriter
  ) -> String {
    writer.blank()
    let name = names.unique(SwiftNames.camelCase(badge.kind, else: "badge"))
    let anchor = names.unique("\(name)Anchor")
    writeAnchor(badge.anchor, name: anchor, to: &writer)
    let itemAnchor = badge.itemAnchor.map { value in
      let other = names.unique("\(name)ItemAnchor")
      writeAnchor(value, name: other, to: &writer)
      return other
    }
    let size = writeSize(badge.item, of: name, role: name, to: &writer)
    var arguments = [
      "layoutSize: \(size)", "elementKind: \(export.kind(badge.kind))",
      "containerAnchor: \(anchor)",
    ]
    if let itemAnchor { arguments.append("itemAnchor: \(itemAnchor)") }
    writer.call("let \(name) = NSCollectionLayoutSupplementaryItem", arguments)
    writeSlot(badge.item, of: name, to: &writer)
    if badge.zIndex != 1 { writer.line("\(name).zIndex = \(badge.zIndex)") }
    return name
  }

  private func writeAnchor(
    _ anchor: LayoutDocument.Anchor, name: String, to writer: inout SwiftWriter
  ) {
    var arguments = ["edges: \(SwiftLiteral.edges(anchor.edges))"]
    switch anchor.offset {
    case .absolute(.zero): break
    case .absolute(let offset): arguments.append("absoluteOffset: \(SwiftLiteral.point(offset))")
    case .fractional(let offset):
      arguments.append(
        "fractionalOffset: CGPoint(x: \(SwiftLiteral.share(offset.x)), "
          + "y: \(SwiftLiteral.share(offset.y)))")
    }
    writer.call("let \(name) = NSCollectionLayoutAnchor", arguments)
  }

  private mutating func writeSize(
    _ item: LayoutDocument.Item, of name: String, role: String, to writer: inout SwiftWriter
  ) -> String {
    let size = names.unique("\(name)Size")
    let width = dimension(item.width, of: name, role: role, axis: "Width", to: &writer)
    let height = dimension(item.height, of: name, role: role, axis: "Height", to: &writer)
    writer.call(
      "let \(size) = NSCollectionLayoutSize",
      ["widthDimension: \(width)", "heightDimension: \(height)"])
    return size
  }

  private mutating func dimension(
    _ length: LayoutDocument.Length, of name: String, role: String, axis: String,
    to writer: inout SwiftWriter
  ) -> String {
    let role = role + axis
    switch length {
    case .points(let number): return ".absolute(\(leaf(role, SwiftLiteral.points(number))))"
    case .fractionalWidth(let number):
      return ".fractionalWidth(\(leaf(role, SwiftLiteral.share(number))))"
    case .fractionalHeight(let number):
      return ".fractionalHeight(\(leaf(role, SwiftLiteral.share(number))))"
    case .estimated(let number): return ".estimated(\(leaf(role, SwiftLiteral.points(number))))"
    case .uniformAcrossSiblings(let number):
      // New in iOS 17: before, each is as long as it is by itself.
      let estimate = leaf(role, SwiftLiteral.points(number))
      let constant = names.unique(name + axis)
      writer.line("let \(constant): NSCollectionLayoutDimension")
      writer.line("if #available(iOS 17.0, *) {")
      writer.indented {
        $0.line("\(constant) = .uniformAcrossSiblings(estimate: \(estimate))")
      }
      writer.line("} else {")
      writer.indented { $0.line("\(constant) = .estimated(\(estimate))") }
      writer.line("}")
      return constant
    }
  }

  private func writeInsets(
    _ insets: NSDirectionalEdgeInsets, of name: String, role: String, to writer: inout SwiftWriter
  ) {
    func edge(_ edge: String, _ number: Double) -> String {
      "\(edge): "
        + leaf(role + SwiftNames.upperCamelCase(edge, else: ""), SwiftLiteral.points(number))
    }
    writer.call(
      "\(name).contentInsets = NSDirectionalEdgeInsets",
      [
        edge("top", insets.top), edge("leading", insets.leading), edge("bottom", insets.bottom),
        edge("trailing", insets.trailing),
      ])
  }

  private func writeSlot(
    _ item: LayoutDocument.Item, of name: String, to writer: inout SwiftWriter
  ) {
    if item.contentInsets != .zero {
      writeInsets(item.contentInsets, of: name, role: name, to: &writer)
    }
    guard let spacing = item.edgeSpacing else { return }
    func text(_ edge: LayoutDocument.Spacing?) -> String {
      edge.map { SwiftLiteral.spacing($0) } ?? "nil"
    }
    writer.call(
      "\(name).edgeSpacing = NSCollectionLayoutEdgeSpacing",
      [
        "leading: \(text(spacing.leading))", "top: \(text(spacing.top))",
        "trailing: \(text(spacing.trailing))", "bottom: \(text(spacing.bottom))",
      ])
  }
}
