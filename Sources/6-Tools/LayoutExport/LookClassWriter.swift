// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LayoutDocuments

/// Writes the class of a look: a cell, a supplementary view or a background.
struct LookClassWriter {
  enum Base {
    case cell, view
  }

  let name: String
  let look: ResolvedLook
  let base: Base
  /// Whether views answer a size of their own when they are measured.
  let isMeasured: Bool
  /// Whether the background is set for each cell.
  var hasOwnBackgrounds = false

  /// Returns whether not all cells of a style have the same background.
  static func hasOwnBackgrounds(_ style: CellStyle, _ types: DataTypes) -> Bool {
    types.has(.color) || style.resolved.background?.values.count ?? 1 > 1
  }

  private var prefix: String { base == .cell ? "contentView." : "" }

  func write(to writer: inout SwiftWriter) {
    guard look.type != .list else { return writeListCell(to: &writer) }
    let parent = base == .cell ? "UICollectionViewCell" : "UICollectionReusableView"
    writer.block("private final class \(name): \(parent)") { writer in
      writeProperties(to: &writer)
      writer.blank()
      writer.block("override init(frame: CGRect)") { writer in
        writer.line("super.init(frame: frame)")
        writeContent(to: &writer)
        writeBackground(to: &writer)
        writeConstraints(to: &writer)
      }
      writer.blank()
      writer.block("required init?(coder: NSCoder)") {
        $0.line("fatalError(\"init(coder:) has not been implemented\")")
      }
      if isMeasured { writeMeasuring(to: &writer) }
      writeLayout(to: &writer)
    }
  }

  private func writeListCell(to writer: inout SwiftWriter) {
    writer.block("private final class \(name): UICollectionViewListCell") { writer in
      writer.line("var measuredSize: CGSize?")
      writeMeasuring(to: &writer)
    }
  }

  // MARK: Content

  private func writeProperties(to writer: inout SwiftWriter) {
    switch look.type {
    case .label: writer.line("let label = UILabel()")
    case .titles:
      writer.line("let titleLabel = UILabel()")
      writer.line("let subtitleLabel = UILabel()")
    case .image, .symbol: writer.line("let imageView = UIImageView()")
    case .empty, .list: break
    }
    if isMeasured { writer.line("var measuredSize: CGSize?") }
  }

  /// The view that fills the element; nil for a background alone.
  private var content: String? {
    switch look.type {
    case .label: "label"
    case .titles: "stack"
    case .image, .symbol: "imageView"
    case .empty, .list: nil
    }
  }

  private func writeContent(to writer: inout SwiftWriter) {
    switch look.type {
    case .label: writeLabel("label", style: look.textStyle, to: &writer)
    case .titles:
      writeLabel("titleLabel", style: look.textStyle, to: &writer)
      writeLabel("subtitleLabel", style: .subheadline, to: &writer)
      writer.line("subtitleLabel.alpha = 0.75")
      writer.line("let stack = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])")
      writer.line("stack.axis = .vertical")
      writer.line("stack.spacing = 2")
    case .image:
      let mode = look.contentMode == .fit ? "scaleAspectFit" : "scaleAspectFill"
      writer.line("imageView.contentMode = .\(mode)")
      writer.line("imageView.clipsToBounds = true")
      writer.line("imageView.backgroundColor = UIColor.systemGray5")
    case .symbol:
      writer.line("imageView.contentMode = .center")
      writer.call(
        "imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration",
        ["textStyle: .\(look.textStyle)"])
      if let color = look.textColor { writer.color("imageView.tintColor = ", color) }
    case .empty, .list: break
    }
    guard let content else { return }
    writer.line("\(content).translatesAutoresizingMaskIntoConstraints = false")
    writer.line("\(prefix)addSubview(\(content))")
  }

  private func writeLabel(
    _ label: String, style: LayoutDocument.Look.TextStyle, to writer: inout SwiftWriter
  ) {
    writer.line("\(label).font = UIFont.preferredFont(forTextStyle: .\(style))")
    writer.line("\(label).adjustsFontForContentSizeCategory = true")
    writer.color("\(label).textColor = ", look.textColor ?? .named("label"))
    switch look.alignment {
    case .leading: writer.line("\(label).textAlignment = .natural")
    case .center: writer.line("\(label).textAlignment = .center")
    case .trailing:
      // Once in the initializer of a view with two labels.
      if label != "subtitleLabel" {
        writer.line("let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft")
      }
      writer.line("\(label).textAlignment = isFromRight ? .left : .right")
    }
    if look.lines != 1 { writer.line("\(label).numberOfLines = \(look.lines)") }
  }

  private func writeBackground(to writer: inout SwiftWriter) {
    if !hasOwnBackgrounds, let color = look.background?[0] {
      writer.color("\(prefix)backgroundColor = ", color)
    }
    if look.cornerRadius != 0 {
      writer.line("\(prefix)layer.cornerRadius = \(SwiftLiteral.points(look.cornerRadius))")
      if look.type == .image { writer.line("\(prefix)clipsToBounds = true") }
    }
    if let border = look.border {
      writer.line("\(prefix)layer.borderWidth = \(SwiftLiteral.points(border.width))")
    }
  }

  private func writeConstraints(to writer: inout SwiftWriter) {
    guard let content else { return }
    let padding = look.padding
    func constraint(_ edge: String, _ inset: Double) -> [String] {
      let constant = inset == 0 ? [] : ["constant: \(SwiftLiteral.points(inset))"]
      return ["equalTo: \(prefix)\(edge)Anchor"] + constant
    }
    if look.type == .titles {
      // A frame that is too low lets the texts stick out on both sides.
      for (edge, inset, relation) in [
        ("top", padding.top, "greaterThanOrEqualTo"),
        ("bottom", -padding.bottom, "lessThanOrEqualTo"),
      ] {
        var arguments = constraint(edge, inset)
        arguments[0] = "\(relation): \(prefix)\(edge)Anchor"
        writer.call("let \(edge) = stack.\(edge)Anchor.constraint", arguments)
        writer.line("\(edge).priority = .defaultHigh")
      }
    }
    writer.line("NSLayoutConstraint.activate([")
    writer.indented { writer in
      func add(_ edge: String, _ inset: Double) {
        writer.call("\(content).\(edge)Anchor.constraint", constraint(edge, inset), tail: ",")
      }
      if look.type == .titles {
        writer.line("top, bottom,")
        add("centerY", (padding.top - padding.bottom) / 2)
      } else {
        add("top", padding.top)
        add("bottom", -padding.bottom)
      }
      add("leading", padding.leading)
      add("trailing", -padding.trailing)
    }
    writer.line("])")
  }

  // MARK: Methods

  private func writeMeasuring(to writer: inout SwiftWriter) {
    let attributes = "UICollectionViewLayoutAttributes"
    writer.blank()
    writer.line("override func preferredLayoutAttributesFitting(")
    writer.indented { $0.line("_ layoutAttributes: \(attributes)") }
    writer.block(") -> \(attributes)") { writer in
      writer.block("guard let measuredSize else") {
        $0.line("return super.preferredLayoutAttributesFitting(layoutAttributes)")
      }
      writer.line("layoutAttributes.size = measuredSize")
      writer.line("return layoutAttributes")
    }
  }

  /// Writes what follows the size and the appearance: the corners of a capsule, and the color of a
  /// border, since layers do not follow dark mode by themselves.
  private func writeLayout(to writer: inout SwiftWriter) {
    guard look.isCapsule || look.border != nil else { return }
    writer.blank()
    writer.block("override func layoutSubviews()") { writer in
      writer.line("super.layoutSubviews()")
      if look.isCapsule {
        writer.line("\(prefix)layer.cornerRadius = min(bounds.width, bounds.height) / 2")
      }
      guard let border = look.border else { return }
      writer.color("let color = ", border.color)
      writer.line(
        "\(prefix)layer.borderColor = color.resolvedColor(with: traitCollection).cgColor")
    }
  }
}
