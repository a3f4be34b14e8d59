// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation

/// A layout with its data and its look, as a value: the content of a `.layout.json` file.
///
/// The properties are the keys of the format, with UIKit's names. Lengths are points, fractions
/// shares, times seconds. A property that is nil is a key that is not written; its default is in its
/// comment.
public struct LayoutDocument: Hashable, Sendable {
  package static let version = 1

  /// The path or URN of the schema, for editors; it is not read.
  package var schema: String?
  /// The name of the picture and of exported classes: 1 to 64 of `[a-z0-9-]`; nil for the file's.
  package var name: String?
  /// The description of the picture for those who cannot see it.
  package var summary: String?
  package var picture = Picture()
  package var layout: Layout
  package var data: Data
  /// The looks by name: `cell`, an element kind, or a name that data refer to.
  package var looks: [String: Look] = [:]
  /// The changes over time; nil for a still.
  package var film: Film?

  /// Creates a document with the looks and the picture that follow from its layout.
  package init(layout: Layout, data: Data) {
    self.layout = layout
    self.data = data
  }

  /// Indirect, as its sections are: what holds a document copies none of its fields.
  package indirect enum Layout: Hashable, Sendable {
    /// Sections of groups, or of lists: `UICollectionViewCompositionalLayout`.
    case compositional(Compositional)
    /// All sections are the same list.
    case list(List)
    /// Lines of items: `UICollectionViewFlowLayout`.
    case flow(Flow)
    /// Frames that were caught at one size.
    case frames(Frames)

    /// Whether frames were caught, of which it is not known what described them.
    package var isFrames: Bool {
      if case .frames = self { true } else { false }
    }
  }

  package struct Compositional: Hashable, Sendable {
    package var sections: Sections
    /// The keys of `UICollectionViewCompositionalLayoutConfiguration`.
    package var configuration = Configuration()

    /// Creates a layout that scrolls vertically, without headers of its own.
    package init(_ sections: Sections) { self.sections = sections }
  }

  /// The descriptions of a compositional layout's sections.
  package indirect enum Sections: Hashable, Sendable {
    /// One for every section of the data: `init(section:)`.
    case all(Section)
    /// One for each section of the data: a section provider.
    case each([Section])

    /// Returns the description of a section; nil beyond the last one.
    package subscript(index: Int) -> Section? {
      switch self {
      case .all(let section): section
      case .each(let sections): sections.indices.contains(index) ? sections[index] : nil
      }
    }
  }
}

extension LayoutDocument.Layout {
  /// Whether a section is a list, in some size at least.
  package var mayHaveLists: Bool {
    switch self {
    case .list: true
    case .flow, .frames: false
    case .compositional(let layout): layout.hasList
    }
  }
}

extension LayoutDocument.Compositional {
  /// The sections: one where it holds for all.
  package var allSections: [LayoutDocument.Section] {
    switch sections {
    case .all(let section): [section]
    case .each(let sections): sections
    }
  }

  /// Whether a section, or a variant of one, is a list.
  package var hasList: Bool {
    allSections.contains { $0.keys.list != nil || $0.variants.contains { $0.keys.list != nil } }
  }
}

extension LayoutDocument {
  /// The keys of a compositional layout beside its sections.
  package struct Configuration: Hashable, Sendable {
    package var scrollDirection = CollectionLayoutScrollDirection.vertical
    package var interSectionSpacing = 0.0
    /// The edge that insets count from where a section does not say; never `automatic`.
    package var contentInsetsReference = UIContentInsetsReference.safeArea
    package var boundaryItems: [BoundaryItem] = []

    package init() {}
  }

  /// Any layout, captured at one size.
  package struct Frames: Hashable, Sendable {
    package var contentSize: CGSize
    package var elements: [FrameElement]

    package init(contentSize: CGSize, elements: [FrameElement]) {
      self.contentSize = contentSize
      self.elements = elements
    }
  }

  package struct FrameElement: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
      case item(ItemPath)
      case supplementary(kind: String, index: ItemPath)
    }

    package var source: Source
    package var frame: CGRect
    package var zIndex = 0
    package var alpha = 1.0

    /// Creates an opaque element at depth 0.
    package init(_ source: Source, frame: CGRect) {
      self.source = source
      self.frame = frame
    }
  }

  /// The section and the item of an element, written `[section, item]`.
  package struct ItemPath: Hashable, Sendable {
    /// The index of the section, from 0.
    package var section: Int
    /// The index of the item in its section, from 0.
    package var item: Int

    package init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }
  }
}
