// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionEngine
import CollectionLayout
package import Foundation
import Geometry

extension CollectionEngine {
  /// Looks for what breaks in a layout, or will break at other sizes. Nothing is laid out for it.
  ///
  /// - Parameters:
  ///   - layout: The engine's layout.
  ///   - sizes: Sizes of the host in points; those that are not finite or have no area are left out.
  ///   - host: The engine's host, of a size of its own.
  ///   - source: The data source, if it says what it has.
  /// - Returns: The findings, size by size and section by section.
  package func findings(
    in layout: any EngineLayout, for sizes: [CGSize], of host: any ExplanationHost,
    source: (any DataSourceInspecting)?
  ) -> [LayoutFinding] {
    guard !host.isUpdating else { return [] }
    let usable = sizes.filter { size in
      size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
    }
    var found = usable.flatMap { findings(in: layout, at: $0, of: host, source: source) }
    if usable.contains(host.viewportSize) {
      found += emptiness(of: host) + contentFindings(of: host)
    }
    if !usable.isEmpty, let identifier = source?.firstUnstableIdentifier {
      found.append(
        LayoutFinding(
          .unstableIdentifier, "the diffable data source", in: host.viewportSize,
          """
          the item \(identifier) is not found in its own snapshot: its hash changes, or it is not \
          equal to itself
          """, repair: "identify items by what never changes, such as an id"))
    }
    return found
  }

  private func findings(
    in layout: any EngineLayout, at size: CGSize, of host: any ExplanationHost,
    source: (any DataSourceInspecting)?
  ) -> [LayoutFinding] {
    switch layout.description(at: size) {
    case .invalid(let reason):
      return [
        LayoutFinding(
          .invalid, "the layout", in: size, reason, repair: "change the number it names")
      ]
    case .compositional(let specification):
      return specification.findings(inViewInsetBy: host.contentInsets)
        + Self.missingBackgrounds(in: specification, at: size, of: layout)
        + missingSupplementaryViews(
          ofKinds: specification.supplementaryKinds, at: size, of: host, source: source)
    case .flow(let specification):
      return specification.findings()
        + missingSupplementaryViews(
          ofKinds: specification.supplementaryKinds, at: size, of: host, source: source)
    case .custom:
      return size == host.viewportSize ? Self.attributeFindings(in: layout, at: size) : []
    }
  }

  /// Returns a finding if there is nothing to see: no item, and no view behind them that says so.
  private func emptiness(of host: any ExplanationHost) -> [LayoutFinding] {
    guard host.hasData, host.backdrop == nil, counts.allSatisfy({ $0 == 0 }) else { return [] }
    let sections = counts.isEmpty ? "no section" : "no item in any section"
    return [
      LayoutFinding(
        .noItems, "the \(host.words.view)", in: host.viewportSize,
        "there is \(sections), and no backgroundView: nothing is visible",
        repair: "give the data an item, or set a backgroundView for when there is none")
    ]
  }

  // MARK: Registrations

  private static func missingBackgrounds(
    in specification: LayoutSpecification, at size: CGSize, of layout: any EngineLayout
  ) -> [LayoutFinding] {
    var found: [LayoutFinding] = []
    for (index, section) in specification.sections.enumerated() {
      guard let section, specification.itemCounts[index] > 0 else { continue }
      for item in section.decorationItems
      where !layout.hasClass(forDecorationsOfKind: item.elementKind) {
        found.append(
          LayoutFinding(
            .missingRegistration, "section \(index)", in: size,
            "no class is registered for its background \"\(item.elementKind)\"",
            repair: "register(_:forDecorationViewOfKind: \"\(item.elementKind)\") on the layout",
            at: DescriptionPath([.section(index)])))
      }
    }
    return found
  }

  /// Returns a finding for each kind of supplementary views without a supplier.
  private func missingSupplementaryViews(
    ofKinds kinds: [String], at size: CGSize, of host: any ExplanationHost,
    source: (any DataSourceInspecting)?
  ) -> [LayoutFinding] {
    kinds.filter { kind in
      if let source { return !source.suppliesSupplementaries }
      // Others may make their views themselves.
      return host.showsOnlyDequeuedViews && !hasClass(forSupplementariesOfKind: kind)
    }.map { kind in
      LayoutFinding(
        .missingRegistration, "supplementary views of kind \"\(kind)\"", in: size,
        source != nil
          ? "the diffable data source has no supplementaryViewProvider"
          : "no class is registered for the kind, and no SupplementaryRegistration has been used",
        repair: source != nil
          ? "set supplementaryViewProvider"
          : "register(_:forSupplementaryViewOfKind: \"\(kind)\", withReuseIdentifier:)")
    }
  }

  // MARK: Layouts of the client's own

  /// Returns the findings in attributes, without knowing where they come from.
  private static func attributeFindings(
    in layout: any EngineLayout, at size: CGSize
  ) -> [LayoutFinding] {
    let contents = CGRect(origin: .zero, size: layout.engineContentSize)
    var found: [LayoutFinding] = []
    func add(_ kind: LayoutFinding.Kind, _ place: String, _ reason: String, repair: String) {
      guard !found.contains(where: { $0.kind == kind }) else { return }
      found.append(LayoutFinding(kind, place, in: size, reason, repair: repair))
    }
    for attributes in layout.elements(in: contents) {
      let element = LayoutTrace.Element(attributes.key).description
      let frame = attributes.frame
      if attributes.state.size.width <= 0 || attributes.state.size.height <= 0 {
        add(
          .noSize, element,
          "its size is \(attributes.state.size.compactDescription): it is not visible",
          repair: "give its attributes a size above 0")
      } else if frame.minX < -0.01 || frame.maxX > contents.maxX + 0.01 {
        add(
          .exceedsContainer, element,
          """
          \(frame.frameDescription) extends beyond the contents, \
          \(contents.size.compactDescription)
          """, repair: "return a collectionViewContentSize that holds it")
      }
    }
    return found
  }
}

extension LayoutSpecification {
  /// The kinds of headers, footers and badges of sections that have items, and of the layout.
  fileprivate var supplementaryKinds: [String] {
    var kinds = boundarySupplementaryItems.map(\.elementKind)
    for (index, section) in sections.enumerated() {
      guard let section, itemCounts[index] > 0 else { continue }
      kinds += section.boundarySupplementaryItems.map(\.elementKind)
      kinds += section.group.badgeKinds
    }
    return Set(kinds).sorted()
  }
}

extension FlowSpecification {
  /// Headers and footers, if any section has them.
  fileprivate var supplementaryKinds: [String] {
    let headers = sections.contains { $0.headerLength > 0 } ? [Self.headerKind] : []
    return headers + (sections.contains { $0.footerLength > 0 } ? [Self.footerKind] : [])
  }
}

extension GroupSpecification {
  fileprivate var badgeKinds: [String] {
    supplementaryItems.map(\.elementKind)
      + subitems.flatMap { subitem in
        switch subitem {
        case .item(let item): item.supplementaryItems.map(\.elementKind)
        case .group(let group): group.badgeKinds
        }
      }
  }
}

/// A data source that says what findings need.
@MainActor
package protocol DataSourceInspecting {
  var suppliesSupplementaries: Bool { get }
  /// The first item that is not found by its own identifier, in words; nil for none.
  var firstUnstableIdentifier: String? { get }
}

extension NSDiffableDataSourceSnapshot {
  /// The first item that is not found by its own identifier, in words; nil for none.
  package var firstUnstableIdentifier: String? {
    itemIdentifiers.enumerated().first { index, item in
      indexOfItem(item) != index || item.hashValue != item.hashValue || item != item
    }.map { "\($0.element)" }
  }
}

extension LayoutSpecification {
  /// Returns the faults that break the layout, or will; nothing for one without fault.
  ///
  /// Sections of one description are looked at once.
  ///
  /// - Parameter insets: The insets of the view, in which what is beyond the contents is visible.
  /// - Returns: The findings, section by section.
  /// - Complexity: O(sections + patterns).
  func findings(inViewInsetBy insets: UIEdgeInsets = .zero) -> [LayoutFinding] {
    let layout: SolvedLayout
    do throws(LayoutError) {
      layout = try SolvedLayout(self)
    } catch {
      return [LayoutFinding(error, in: containerSize)]
    }
    let badges = BadgeReview(layout: layout, insets: insets)
    return layout.sectionPatterns.flatMap { pattern in
      SectionReview.findings(in: pattern, container: containerSize) + badges.findings(in: pattern)
    }
  }
}

extension LayoutFinding {
  init(_ error: LayoutError, in size: CGSize) {
    switch error {
    case .countBelowOne(_, let section):
      self.init(
        .countBelowOne, "section \(section)", in: size, error.description, repair: "count: 1",
        at: DescriptionPath([.section(section)]))
    case .missingSection(let section, _):
      self.init(
        .missingSection, "section \(section)", in: size, error.description,
        repair: "return a section for every index below the number of sections",
        at: DescriptionPath([.section(section)]))
    default:
      self.init(
        .invalid, "the layout", in: size, error.description, repair: "change the number it names")
    }
  }
}
