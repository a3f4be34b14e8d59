// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments
import UIKit
import Views

/// The capture of a collection view as a document.
@MainActor
struct LayoutCapture {
  let view: UICollectionView
  let texts: Bool
  /// The sentences about what the document does not say, in the order in which it was found.
  private(set) var notes: [String] = []
  /// The data, which layouts complete with what was measured.
  var data: LayoutDocument.Data

  init(_ view: UICollectionView, texts: Bool) {
    self.view = view
    self.texts = texts
    data = LayoutDocument.Data(sections: [])
  }

  mutating func document() -> LayoutDocument {
    captureData()
    let layout = captureLayout()
    giveIdentifiers()
    noteLimits()
    var document = LayoutDocument(layout: layout, data: data)
    document.picture = picture()
    return document
  }

  mutating func note(_ sentence: String) { notes.append(sentence) }

  /// Captures the layout as what it is, or as frames.
  private mutating func captureLayout() -> LayoutDocument.Layout {
    let layout = view.collectionViewLayout
    if view.numberOfSections > 0 {
      switch layout {
      case let layout as UICollectionViewCompositionalLayout:
        if let captured = compositional(layout) {
          noteSubclass(layout, of: UICollectionViewCompositionalLayout.self)
          return captured
        }
        note("A section has no description; the frames are those at \(sizeText).")
        return .frames(frames(of: layout))
      case let layout as UICollectionViewFlowLayout:
        // It differs in nothing but its reading direction, which the document has.
        if !(layout is MirroredFlowLayout) {
          noteSubclass(layout, of: UICollectionViewFlowLayout.self)
        }
        return .flow(flow(layout))
      default: break
      }
    }
    note("The layout is of the class \(type(of: layout)); its frames are those at \(sizeText).")
    return .frames(frames(of: layout))
  }

  private mutating func noteSubclass(_ layout: UICollectionViewLayout, of type: AnyClass) {
    guard Swift.type(of: layout) != type else { return }
    note(
      "The layout is of the class \(Swift.type(of: layout)); what that changes is not in the document."
    )
  }

  private mutating func noteLimits() {
    let (items, sections) = (data.itemCount, data.sections.count)
    if sections > ReadingLimits.sections {
      note(
        "The data have \(sections) sections; a document has at most \(ReadingLimits.sections).")
    }
    if items > ReadingLimits.items {
      note("The data have \(items) items; a document has at most \(ReadingLimits.items).")
    }
    if view.contentInset != .zero { note("The content insets are not in the document.") }
  }

  /// The size at which the view was captured, as notes have it.
  var sizeText: String {
    "\(view.bounds.width.compactDescription) × \(view.bounds.height.compactDescription)"
  }

  // MARK: Picture

  private func picture() -> LayoutDocument.Picture {
    var picture = LayoutDocument.Picture()
    let traits = view.traitCollection
    picture.size = view.bounds.size
    if traits.displayScale != 2, (1...4).contains(traits.displayScale) {
      picture.scale = traits.displayScale
    }
    if traits.userInterfaceStyle == .dark { picture.appearance = .dark }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { picture.direction = .rtl }
    let textSize = LayoutDocument.TextSize(traits.preferredContentSizeCategory)
    if textSize != .large { picture.textSize = textSize }
    if traits.design != .iOS17 { picture.design = traits.design.rawValue }
    if view.safeAreaInsets != .zero { picture.safeArea = view.safeAreaInsets }
    let start = CGPoint(x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
    if view.contentOffset != start { picture.scrollTo = view.contentOffset }
    let offsets = view.orthogonalOffsets.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    if !offsets.isEmpty {
      picture.scrollSections = offsets.map {
        LayoutDocument.SectionOffset(section: $0.key, offset: $0.value)
      }
    }
    let selected = (view.indexPathsForSelectedItems ?? []).sorted()
    if !selected.isEmpty {
      picture.selected = selected.map {
        LayoutDocument.ItemPath(section: $0.section, item: $0.item)
      }
    }
    picture.background = backgroundColor
    return picture
  }

  /// The background; nil for one that the document has by itself.
  private var backgroundColor: LayoutDocument.Color? {
    guard let color = view.backgroundColor, color != .systemBackground,
      color != .systemGroupedBackground
    else { return nil }
    return LayoutDocument.Color(color)
  }
}

extension LayoutDocument.Color {
  /// Creates the colour of UIKit's that is equal by name, or else by its numbers in light and dark.
  init(_ color: UIColor) {
    if let name = Self.names.first(where: { UIColor.byName[$0] == color }) {
      self = .named(name)
      return
    }
    let light = Self.components(of: color, in: .light)
    let dark = Self.components(of: color, in: .dark)
    self = light == dark ? light : .dynamic(light: light, dark: dark)
  }

  private static func components(
    of color: UIColor, in style: UIUserInterfaceStyle
  ) -> Self {
    let traits = UITraitCollection(userInterfaceStyle: style)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func byte(_ value: CGFloat) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    return .components(
      red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }
}
