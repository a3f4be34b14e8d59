// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import InterfaceDocuments

/// The values of an object that follow size classes (rule IB-27).
@MainActor
struct NibVariation {
  struct Version {
    let width: UIUserInterfaceSizeClass?
    let height: UIUserInterfaceSizeClass?
    let included: Set<String>
    let excluded: Set<String>
    let constant: CGFloat?
    let priority: UILayoutPriority?

    var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

    func applies(to traits: UITraitCollection) -> Bool {
      (width == nil || width == traits.horizontalSizeClass)
        && (height == nil || height == traits.verticalSizeClass)
    }
  }

  /// The slot of the object, a view or a constraint.
  let slot: Int
  /// The nodes of a view's subviews, whose order those that come back keep.
  let subviews: [NibNode]
  let versions: [Version]
  /// The subviews and constraints that some version names, with their slots.
  let subjects: [(id: String, slot: Int)]
  /// Those that are not installed unless a version includes them.
  let excludedByDefault: Set<String>
  let constant: CGFloat
  let priority: UILayoutPriority

  /// Reads the variations of a view and of the constraints that it owns.
  static func all(of node: NibNode, in recipe: NibRecipe) -> [NibVariation] {
    let own = variation(of: node.element, slot: node.slot, node.subviews, in: recipe)
    return [own].compactMap(\.self)
      + node.constraintSlots.compactMap {
        variation(of: $0.element, slot: $0.slot, [], in: recipe)
      }
  }

  private static func variation(
    of element: InterfaceElement, slot: Int, _ subviews: [NibNode], in recipe: NibRecipe
  ) -> NibVariation? {
    let versions = element.children.filter { $0.name == "variation" && $0.key != "default" }
      .compactMap(version)
    guard !versions.isEmpty else { return nil }
    let named = Set(versions.flatMap { $0.included.union($0.excluded) })
    let byDefault = element.children.first { $0.name == "variation" && $0.key == "default" }
    let excluded = byDefault.map { references("exclude", in: $0) } ?? []
    return NibVariation(
      slot: slot, subviews: subviews, versions: versions,
      subjects: named.union(excluded).sorted().compactMap { id in
        recipe.slot(of: id).map { (id, $0) }
      },
      excludedByDefault: excluded, constant: CGFloat(element.number("constant") ?? 0),
      priority: priority(of: element) ?? .required)
  }

  private static func version(_ element: InterfaceElement) -> Version? {
    var classes: [String: UIUserInterfaceSizeClass] = [:]
    for part in (element.key ?? "").split(separator: "-") {
      let pair = part.split(separator: "=")
      guard pair.count == 2 else { return nil }
      classes[String(pair[0])] = pair[1] == "compact" ? .compact : .regular
    }
    guard !classes.isEmpty else { return nil }
    return Version(
      width: classes["widthClass"], height: classes["heightClass"],
      included: references("include", in: element), excluded: references("exclude", in: element),
      constant: element.number("constant").map { CGFloat($0) },
      priority: priority(of: element))
  }

  /// The priority that an element names, from 1 to 1000; nil for none.
  private static func priority(of element: InterfaceElement) -> UILayoutPriority? {
    element.priority("priority").map { UILayoutPriority(Float($0)) }
  }

  static func references(_ name: String, in variation: InterfaceElement) -> Set<String> {
    Set(variation.descendants.filter { $0.name == name }.compactMap { $0["reference"] })
  }

  /// The version that counts: the most specific one, among equals the later.
  func version(for traits: UITraitCollection) -> Version? {
    versions.filter { $0.applies(to: traits) }.enumerated().max {
      ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset)
    }?.element
  }
}

/// The objects of one instantiation that follow size classes.
@MainActor
final class NibVariations {
  /// An object that is kept alive only while it is not installed: it is in no superview then.
  private struct Subject {
    weak var object: AnyObject?
    var kept: AnyObject?
  }

  private let variations: [NibVariation]
  private var subjects: [Int: Subject] = [:]

  /// Applies variations for the traits of the view at the top, now and whenever they change.
  static func apply(_ variations: [NibVariation], to top: UIView?, in run: NibInstantiation) {
    guard !variations.isEmpty else { return }
    let state = NibVariations(variations, in: run)
    state.update(for: top?.traitCollection ?? .current)
    top?.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    ) { (view: UIView, _) in state.update(for: view.traitCollection) }
  }

  private init(_ variations: [NibVariation], in run: NibInstantiation) {
    self.variations = variations
    for variation in variations {
      for slot in [variation.slot] + variation.subviews.map(\.slot) {
        subjects[slot] = Subject(object: run.object(in: slot))
      }
    }
    // The views that observe the traits keep this object alive, so only what is in none of them is kept.
    for (_, slot) in variations.flatMap(\.subjects) {
      guard let object = run.object(in: slot) else { continue }
      subjects[slot] = Subject(object: object, kept: isKept(object) ? object : nil)
    }
  }

  private func isKept(_ object: AnyObject) -> Bool {
    object is NSLayoutConstraint || (object as? UIView)?.superview == nil
  }

  private func update(for traits: UITraitCollection) {
    for variation in variations {
      let version = variation.version(for: traits)
      let excluded = variation.excludedByDefault.subtracting(version?.included ?? [])
        .union(version?.excluded ?? [])
      if let constraint = subjects[variation.slot]?.object as? NSLayoutConstraint {
        constraint.constant = version?.constant ?? variation.constant
        constraint.priority = version?.priority ?? variation.priority
      }
      install(variation, except: excluded)
    }
  }

  private func install(_ variation: NibVariation, except excluded: Set<String>) {
    // Constraints leave before the views that they name, and come after them.
    for (id, slot) in variation.subjects where excluded.contains(id) {
      (subjects[slot]?.object as? NSLayoutConstraint)?.isActive = false
    }
    for (id, slot) in variation.subjects {
      guard let view = subjects[slot]?.object as? UIView else { continue }
      if excluded.contains(id) {
        subjects[slot]?.kept = view
        view.removeFromSuperview()
      } else if view.superview == nil,
        let superview = subjects[variation.slot]?.object as? UIView
      {
        insert(view, in: superview, after: variation.subviews.prefix { $0.slot != slot })
        subjects[slot]?.kept = nil
      }
    }
    for (id, slot) in variation.subjects where !excluded.contains(id) {
      (subjects[slot]?.object as? NSLayoutConstraint)?.isActive = true
    }
  }

  private func insert(_ view: UIView, in superview: UIView, after nodes: some Sequence<NibNode>) {
    let index = nodes.count { node in
      (subjects[node.slot]?.object as? UIView)?.superview === superview
    }
    if let stack = superview as? UIStackView {
      stack.insertArrangedSubview(view, at: index)
    } else {
      superview.insertSubview(view, at: index)
    }
  }
}
