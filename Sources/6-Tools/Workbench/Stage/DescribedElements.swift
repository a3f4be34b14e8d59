// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import LayoutDocuments
import UIKit

/// The way from what is seen to what describes it in the text.
///
/// Groups as the solver laid them out and the description are walked side by side: subitem k of an
/// instance is described by `items[k mod n]`.
@MainActor
struct DescribedElements {
  let view: UICollectionView
  let layout: LayoutDocument.Layout
  let value: LocatedValue

  /// An item on the screen with the groups around it.
  struct Instance {
    let placement: ItemPlacement
    /// The paths of the item, its groups from the inside out, and its section.
    let paths: [ValuePath]
    /// The distance from the solver's rectangles to the view's.
    let shift: CGVector
  }

  // MARK: From the screen to paths

  /// Returns the paths of what describes the element at a point: the innermost first, then what
  /// holds it, up to its section.
  ///
  /// - Parameter point: The point in the collection view's coordinates.
  /// - Returns: The paths; none outside of all elements.
  func paths(at point: CGPoint) -> [ValuePath] {
    for kind in supplementaryKinds {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let element = view.supplementaryView(forElementKind: kind, at: path),
          !element.isHidden, element.frame.contains(point)
        else { continue }
        return paths(ofSupplementaryView: kind, at: path)
      }
    }
    guard let path = view.indexPathForItem(at: point) else { return [] }
    return paths(ofItem: path)
  }

  /// The element kinds of supplementary views that the layout has in the visible bounds.
  var supplementaryKinds: [String] {
    let attributes = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    return Set(
      attributes.filter { $0.representedElementCategory == .supplementaryView }
        .compactMap(\.representedElementKind)
    ).sorted()
  }

  private func paths(ofItem index: IndexPath) -> [ValuePath] {
    switch layout {
    case .compositional: return instance(ofItem: index)?.paths ?? sectionPaths(index.section)
    case .list: return [Self.layoutPath]
    case .flow: return flowPaths(index.section)
    case .frames(let frames):
      let item = LayoutDocument.ItemPath(section: index.section, item: index.item)
      let found = frames.elements.firstIndex { $0.source == .item(item) }
      return found.map { [Self.layoutPath.appending("elements").appending($0)] } ?? []
    }
  }

  func paths(ofSupplementaryView kind: String, at index: IndexPath) -> [ValuePath] {
    let name = kind.documentKind
    let section = sectionPaths(index.section)
    for holder in section + [Self.layoutPath] {
      if let path = element(of: name, in: holder.appending("boundaryItems")) {
        return [path] + section
      }
    }
    let groups = value.groups(in: section.first ?? Self.layoutPath)
    for holder in groups {
      guard let path = element(of: name, in: holder.appending("supplementaryItems")) else {
        continue
      }
      return [path, holder] + section
    }
    return section.isEmpty ? flowPaths(index.section) : section
  }

  func element(of kind: String, in list: ValuePath) -> ValuePath? {
    value[list]?.elements.firstIndex { $0.member("kind")?.value.content == .string(kind) }
      .map { list.appending($0) }
  }

  // MARK: Items

  /// Returns an item of a compositional layout with the paths of what is around it; nil for one that
  /// is in no group.
  func instance(ofItem index: IndexPath) -> Instance? {
    guard case .compositional(let solved, _, let viewport) = view.collectionViewLayout.solved,
      let placement = solved.placement(
        ofItem: index.item, section: index.section, viewport: viewport),
      let section = sectionPaths(index.section).first
    else { return nil }
    let holder = self.holder(of: section, index.section, placement.section.container)
    guard value[holder.appending("group")] != nil else {
      return value[holder.appending("list")].map { _ in
        Instance(
          placement: placement, paths: [holder.appending("list"), section],
          shift: shift(of: placement.item.frame, index))
      }
    }
    var paths = [holder.appending("group")]
    for group in placement.groups {
      guard let path = paths.last,
        let subitem = group.subitems.firstIndex(where: { $0.items.contains(index.item) })
      else { break }
      let list = path.appending(group.isCustom ? "frames" : "items")
      guard let count = value[list]?.elements.count, count > 0 else { break }
      paths.append(list.appending(subitem % count))
    }
    return Instance(
      placement: placement, paths: paths.reversed() + [section],
      shift: shift(of: placement.item.frame, index))
  }

  /// Returns the section, or the variant that holds, whichever describes the groups.
  private func holder(of section: ValuePath, _ index: Int, _ container: CGSize) -> ValuePath {
    guard let path = variant(of: section, index, container) else { return section }
    let replaces = value[path]?.member("group") != nil || value[path]?.member("list") != nil
    return replaces ? path : section
  }

  /// Returns the path of the variant of a section that holds; nil if the section's own keys do.
  func variant(of section: ValuePath, _ index: Int, _ container: CGSize) -> ValuePath? {
    guard case .compositional(let layout) = layout, let keys = layout.sections[index] else {
      return nil
    }
    return keys.variantIndex(
      width: container.width, height: container.height,
      textSize: LayoutDocument.TextSize(view.traitCollection.preferredContentSizeCategory)
    ).map { section.appending("variants").appending($0) }
  }

  private func shift(of frame: CGRect, _ index: IndexPath) -> CGVector {
    guard let cell = view.cellForItem(at: index) else { return .zero }
    let frame = mirrored(frame)
    return CGVector(dx: cell.frame.minX - frame.minX, dy: cell.frame.minY - frame.minY)
  }

  /// Returns a rectangle of the solver's in the view's direction.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    var rect = rect
    rect.origin.x = max(view.contentSize.width, view.bounds.width) - rect.maxX
    return rect
  }

  // MARK: Sections

  static let layoutPath = ValuePath([.key("layout")])

  /// The path of a section of a compositional layout, in a list that may be empty.
  func sectionPaths(_ index: Int) -> [ValuePath] {
    guard case .compositional(let layout) = layout, layout.sections[index] != nil else { return [] }
    if case .all = layout.sections { return [Self.layoutPath.appending("section")] }
    return [Self.layoutPath.appending("sections").appending(index)]
  }

  private func flowPaths(_ index: Int) -> [ValuePath] {
    let path = Self.layoutPath.appending("sections").appending(index)
    return (value[path] == nil ? [] : [path]) + [Self.layoutPath]
  }
}

extension LocatedValue {
  /// The paths of the groups and items in a section, those that variants have included.
  fileprivate func groups(in path: ValuePath) -> [ValuePath] {
    guard let value = self[path] else { return [] }
    var paths: [ValuePath] = value.member("width") != nil ? [path] : []
    for key in ["group", "items", "variants"] {
      guard let member = value.member(key)?.value else { continue }
      if case .object = member.content { paths += groups(in: path.appending(key)) }
      for index in member.elements.indices {
        paths += groups(in: path.appending(key).appending(index))
      }
    }
    return paths
  }
}
