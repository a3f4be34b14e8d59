// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
public import CollectionLayout
public import Foundation
import Geometry
import Views

extension UICollectionViewLayout {
  /// Looks for what breaks in the layout, or will break at other sizes.
  ///
  /// Compositional layouts ask their section provider for each size, and solve what it describes;
  /// flow layouts ask their delegate, which sees the collection view as it is. Of a layout of the
  /// client's own, attributes are looked at, at the collection view's own size alone. Nothing is
  /// laid out for it.
  ///
  /// ```swift
  /// let sizes = [CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)]
  /// for finding in collectionView.collectionViewLayout.findings(for: sizes) { print(finding) }
  /// ```
  ///
  /// - Parameter sizes: Sizes of the collection view, in points; those that are not finite or have no
  ///   area are left out.
  /// - Returns: The findings, size by size and section by section; the same fault is found at each
  ///   size that it is at. None without a collection view.
  public func findings(for sizes: [CGSize]) -> [LayoutFinding] {
    guard let collectionView, !collectionView.hasUncommittedUpdates else { return [] }
    let usable = sizes.filter { size in
      size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
    }
    var found = usable.flatMap { size in
      switch self {
      case let layout as UICollectionViewCompositionalLayout:
        layout.findings(at: size, in: collectionView)
      case let layout as UICollectionViewFlowLayout:
        layout.findings(at: size, in: collectionView)
      default:
        size == collectionView.bounds.size ? attributeFindings(in: collectionView) : []
      }
    }
    if !usable.isEmpty { found += collectionView.dataFindings }
    return found
  }

  /// What is found in attributes, without knowing where they come from.
  private func attributeFindings(in collectionView: UICollectionView) -> [LayoutFinding] {
    let contents = CGRect(origin: .zero, size: engineContentSize)
    let size = collectionView.bounds.size
    var found: [LayoutFinding] = []
    func add(_ kind: LayoutFinding.Kind, _ place: String, _ reason: String, repair: String) {
      guard !found.contains(where: { $0.kind == kind }) else { return }
      found.append(LayoutFinding(kind, place, in: size, reason, repair: repair))
    }
    for attributes in elements(in: contents) {
      let element = LayoutTrace.Element(attributes.key).description
      let frame = attributes.frame
      if attributes.state.size.width <= 0 || attributes.state.size.height <= 0 {
        add(
          .noSize, element,
          "its size is \(attributes.state.size.compactDescription): it is not seen",
          repair: "give its attributes a size above 0")
      } else if frame.minX < -0.01 || frame.maxX > contents.maxX + 0.01 {
        add(
          .exceedsContainer, element,
          """
          \(frame.placeDescription) reaches out of the contents, \
          \(contents.size.compactDescription)
          """, repair: "return a collectionViewContentSize that holds it")
      }
    }
    return found
  }
}

extension UICollectionViewCompositionalLayout {
  fileprivate func findings(
    at size: CGSize, in collectionView: UICollectionView
  ) -> [LayoutFinding] {
    let frozen: FrozenLayout
    do throws(DescriptionError) {
      frozen = try freeze(in: collectionView, size: size)
    } catch {
      return [
        LayoutFinding(
          .invalid, "the layout", in: size, error.description,
          repair: "change the number it names")
      ]
    }
    var found = frozen.specification.findings()
    for (index, section) in frozen.specification.sections.enumerated() {
      guard let section, frozen.specification.itemCounts[index] > 0 else { continue }
      for item in section.decorationItems where decorationClasses[item.elementKind] == nil {
        found.append(
          LayoutFinding(
            .missingRegistration, "section \(index)", in: size,
            "no class is registered for its background \"\(item.elementKind)\"",
            repair: "register(_:forDecorationViewOfKind: \"\(item.elementKind)\") on the layout"))
      }
    }
    let kinds = frozen.specification.supplementaryKinds
    return found + collectionView.missingSupplementaryViews(ofKinds: kinds, at: size)
  }
}

extension UICollectionViewFlowLayout {
  fileprivate func findings(
    at size: CGSize, in collectionView: UICollectionView
  ) -> [LayoutFinding] {
    let specification = specification(in: collectionView, size: size)
    var kinds: [String] = []
    if specification.sections.contains(where: { $0.headerLength > 0 }) {
      kinds.append(FlowSpecification.headerKind)
    }
    if specification.sections.contains(where: { $0.footerLength > 0 }) {
      kinds.append(FlowSpecification.footerKind)
    }
    return specification.findings()
      + collectionView.missingSupplementaryViews(ofKinds: kinds, at: size)
  }
}

extension UICollectionView {
  /// Returns a finding for each kind of supplementary views that nobody supplies.
  fileprivate func missingSupplementaryViews(
    ofKinds kinds: [String], at size: CGSize
  ) -> [LayoutFinding] {
    kinds.filter { kind in
      if let source = dataSource as? any DataSourceInspecting {
        return !source.suppliesSupplementaries
      }
      return !engine.hasClass(forSupplementariesOfKind: kind)
    }.map { kind in
      let isDiffable = dataSource is any DataSourceInspecting
      return LayoutFinding(
        .missingRegistration, "supplementary views of kind \"\(kind)\"", in: size,
        isDiffable
          ? "the diffable data source has no supplementaryViewProvider"
          : "no class is registered for the kind, and no SupplementaryRegistration has been used",
        repair: isDiffable
          ? "set supplementaryViewProvider"
          : "register(_:forSupplementaryViewOfKind: \"\(kind)\", withReuseIdentifier:)")
    }
  }

  /// What is found in the data.
  fileprivate var dataFindings: [LayoutFinding] {
    guard let source = dataSource as? any DataSourceInspecting,
      let identifier = source.firstUnstableIdentifier
    else { return [] }
    return [
      LayoutFinding(
        .unstableIdentifier, "the diffable data source", in: bounds.size,
        """
        the item \(identifier) is not found in its own snapshot: its hash changes, or it is not \
        equal to itself
        """, repair: "identify items by what never changes, such as an id")
    ]
  }
}

/// A data source that says what findings need.
@MainActor
protocol DataSourceInspecting {
  /// Whether somebody supplies supplementary views.
  var suppliesSupplementaries: Bool { get }
  /// The first item that is not found by its own identifier, in words; nil for none.
  var firstUnstableIdentifier: String? { get }
}

extension UICollectionViewDiffableDataSource: DataSourceInspecting {
  var suppliesSupplementaries: Bool { supplementaryViewProvider != nil }

  var firstUnstableIdentifier: String? {
    let snapshot = snapshot()
    return snapshot.itemIdentifiers.enumerated().first { index, item in
      snapshot.indexOfItem(item) != index || item.hashValue != item.hashValue || item != item
    }.map { "\($0.element)" }
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
