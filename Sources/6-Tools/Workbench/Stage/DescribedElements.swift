// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import LayoutDocuments
import LayoutInspection
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

/// The way from the description that the solver reads back to the text.
extension DescribedElements {
  /// Returns the path of what describes a part of the layout, or a property of it. The text need not
  /// have the property.
  ///
  /// - Returns: The path; that of the layout for a part that is not described by itself.
  func path(of description: DescriptionPath) -> ValuePath {
    guard case .section(let section)? = description.steps.first else { return Self.layoutPath }
    let inner = description.steps.dropFirst()
    if case .flow = layout { return flowPath(inner, section) }
    guard let path = sectionPaths(section).first else { return Self.layoutPath }
    guard let first = inner.first else {
      return description.property.map { key($0.rawValue, of: path, section) } ?? path
    }
    var part: ValuePath
    switch first {
    case .boundaryItem(let kind):
      let list = key("boundaryItems", of: path, section)
      guard let found = element(of: kind, in: list) else { return path }
      part = found
    default: part = key("group", of: path, section)
    }
    for step in inner.dropFirst() {
      guard let next = self.path(of: step, in: part) else { break }
      part = next
    }
    return description.property.map { part.appending($0.rawValue) } ?? part
  }

  /// Returns the operation that makes a change of the description; nil where more than one value
  /// would change.
  func operation(of change: DescriptionChange) -> EditOperation? {
    let path = path(of: change.path)
    switch change.value {
    case .spacing(let points): return .set(path, .number(points))
    case .dimension(let dimension): return .set(path, dimension.json)
    case .size(let size):
      // A cycle of sizes has several.
      if let old = value[path], old.elements.count != 2 { return nil }
      return .set(path, .array([.number(size.width), .number(size.height)]))
    }
  }

  private func path(of step: DescriptionPath.Step, in part: ValuePath) -> ValuePath? {
    if case .badge(let kind) = step {
      return element(of: kind, in: part.appending("supplementaryItems"))
    }
    guard case .subitem(let index) = step else { return nil }
    let key = value[part]?.member("frames") == nil ? "items" : "frames"
    let list = part.appending(key)
    guard let count = value[list]?.elements.count, count > 0 else { return nil }
    return list.appending(index % count)
  }

  func key(_ key: String, of section: ValuePath, _ index: Int) -> ValuePath {
    guard let container = sectionRecord(index)?.container,
      let variant = variant(of: section, index, container), value[variant]?.member(key) != nil
    else { return section.appending(key) }
    return variant.appending(key)
  }

  /// A section of a compositional layout as it is solved; nil where there is none.
  func sectionRecord(_ index: Int) -> SectionRecord? {
    guard case .compositional(let solved, _, let viewport) = view.collectionViewLayout.solved
    else { return nil }
    return solved.sectionRecord(index, viewport: viewport)
  }

  /// The path of the size of an item of a flow layout: its own, or that of what gives it one.
  private func flowPath(_ steps: ArraySlice<DescriptionPath.Step>, _ section: Int) -> ValuePath {
    guard case .item(let item)? = steps.first else { return Self.layoutPath }
    let data = ValuePath([.key("data"), .key("sections"), .index(section)])
    return [
      data.appending("items").appending(item).appending("size"),
      data.appending("each").appending("size"),
      Self.layoutPath.appending("sections").appending(section).appending("itemSize"),
    ].first { value[$0] != nil } ?? Self.layoutPath.appending("itemSize")
  }
}

// MARK: Replies

extension DescribedElements {
  /// Returns a finding as the page gets it, with the operation that repairs it if it is one.
  func json(of finding: LayoutFinding) -> JSONValue {
    .record([
      "place": .string(finding.place), "reason": .string(finding.reason),
      "repair": .string(finding.repair),
      "path": .path(finding.path.map(path(of:)) ?? Self.layoutPath),
      "operation": finding.change.flatMap(operation(of:))?.json,
    ])
  }

  /// Returns the lines of an explanation, each with the path of what it is about.
  func lines(of explanation: ElementExplanation) -> [JSONValue] {
    explanation.lines.map { line in
      .record(["text": .string(line.text), "path": line.path.map { .path(path(of: $0)) }])
    }
  }
}

extension DimensionSpecification {
  fileprivate var json: JSONValue {
    let key: String
    switch self {
    case .absolute(let points): return .number(points)
    case .fractionalWidth: key = "fractionalWidth"
    case .fractionalHeight: key = "fractionalHeight"
    case .estimated: key = "estimated"
    case .uniformAcrossSiblings: key = "uniformAcrossSiblings"
    }
    return .object([.init(key, .number(value))])
  }
}
