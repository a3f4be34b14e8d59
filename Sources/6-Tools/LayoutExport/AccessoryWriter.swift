// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

enum AccessoryWriter {
  /// Returns the accessory as UIKit has it, shown whether the list is edited or not.
  static func uiKit(_ accessory: LayoutDocument.Accessory) -> String {
    switch accessory {
    case .label(let text): ".label(text: \(SwiftLiteral.text(text)))"
    case .delete, .insert, .reorder, .multiselect: ".\(accessory)(displayed: .always)"
    case .disclosureIndicator, .checkmark, .detail: ".\(accessory)()"
    }
  }

  /// Returns a value of the type that ``writeType(_:to:)`` writes.
  static func value(_ accessory: LayoutDocument.Accessory) -> String {
    guard case .label(let text) = accessory else { return ".\(accessory)" }
    return ".label(\(SwiftLiteral.text(text)))"
  }

  /// Returns a list of such values, each accessory that is no label once.
  static func values(_ accessories: [LayoutDocument.Accessory]) -> String {
    "[\(accessories.ofCell.map(value).joined(separator: ", "))]"
  }

  /// Writes a type of accessories that items can have: UIKit's own cannot be compared.
  static func writeType(
    _ accessories: [LayoutDocument.Accessory], to writer: inout SwiftWriter
  ) {
    let hasLabel = accessories.contains { value($0).hasPrefix(".label(") }
    let others = accessories.filter { !value($0).hasPrefix(".label(") }
    writer.block("private enum Accessory: Hashable") { writer in
      for accessory in others { writer.line("case \(accessory)") }
      if hasLabel { writer.line("case label(String)") }
      writer.blank()
      writer.block("@MainActor var cellAccessory: UICellAccessory") { writer in
        guard hasLabel || !others.isEmpty else { return writer.line("switch self {}") }
        writer.line("switch self {")
        for accessory in others { writer.line("case .\(accessory): \(uiKit(accessory))") }
        if hasLabel { writer.line("case .label(let text): .label(text: text)") }
        writer.line("}")
      }
    }
  }
}
