// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import LayoutDocuments
import LayoutInspection
import UIKit

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
