// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry

/// Sections of rows in columns, each with a header; the rows may be measured.
@MainActor
final class FakeLayout: PlainLayout {
  static let headerKind = "header"
  static let headerHeight: CGFloat = 10

  weak var host: (any EngineHost)?
  var transition: ElementTransition?
  weak var engine: CollectionEngine?

  let columns: Int
  let estimates: Bool
  /// Measured heights of rows, by path.
  private var heights: [IndexPath: CGFloat] = [:]
  private var frames: [ElementIdentity: CGRect] = [:]
  private var order: [ElementIdentity] = []
  private var size = CGSize.zero
  private(set) var preparations = 0

  init(columns: Int = 1, estimates: Bool = false) {
    self.columns = columns
    self.estimates = estimates
  }

  func prepareForPass() {
    preparations += 1
    frames = [:]
    order = []
    guard let host, let engine else { return }
    let width = host.containerSize.width
    var y: CGFloat = 0
    for (section, count) in engine.counts.enumerated() {
      let header = ElementIdentity.supplementary(
        Self.headerKind, IndexPath(item: 0, section: section))
      add(header, CGRect(x: 0, y: y, width: width, height: Self.headerHeight))
      y += Self.headerHeight
      for start in stride(from: 0, to: count, by: columns) {
        var rowHeight: CGFloat = 0
        for item in start..<min(start + columns, count) {
          let path = IndexPath(item: item, section: section)
          let height = heights[path] ?? 20
          add(
            .cell(path),
            CGRect(
              x: CGFloat(item - start) * width / CGFloat(columns), y: y,
              width: width / CGFloat(columns), height: height))
          rowHeight = max(rowHeight, height)
        }
        y += rowHeight
      }
    }
    size = CGSize(width: width, height: y)
  }

  private func add(_ key: ElementIdentity, _ frame: CGRect) {
    frames[key] = frame
    order.append(key)
  }

  var engineContentSize: CGSize { size }

  func elements(in rect: CGRect) -> [any ElementAttributes] {
    order.compactMap { key in
      guard let frame = frames[key], frame.intersects(rect) else { return nil }
      return attributes(key, frame)
    }
  }

  func element(_ key: ElementIdentity) -> (any ElementAttributes)? {
    frames[key].map { attributes(key, $0) }
  }

  /// Where an element is, for comparing.
  func frame(_ key: ElementIdentity) -> CGRect? { frames[key] }

  private func attributes(_ key: ElementIdentity, _ frame: CGRect) -> FakeAttributes {
    let sizing: ElementState.Sizing =
      !estimates || key.category != .cell
      ? .final : heights[key.indexPath] == nil ? .estimated(.height) : .measured(.height)
    return FakeAttributes(
      key,
      ElementState(
        center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size, sizing: sizing))
  }

  func movingElement(at path: PresentedIndexPath, position: CGPoint) -> any ElementAttributes {
    let element = element(.cell(path)) ?? attributes(.cell(path), .zero)
    element.state.center = position
    return element
  }

  // MARK: Invalidation

  func makeInvalidation(everything: Bool, counts: Bool) -> any EngineInvalidation {
    if everything { heights = [:] }
    return FakeInvalidation(counts: counts)
  }
  func invalidation(forBounds bounds: CGRect) -> (any EngineInvalidation)? {
    bounds.size == host?.containerSize ? nil : FakeInvalidation()
  }
  func invalidation(
    forPreferred preferred: any ElementAttributes, original: any ElementAttributes
  ) -> (any EngineInvalidation)? {
    guard estimates, original.key.category == .cell else { return nil }
    let (path, height) = (original.key.indexPath, preferred.state.size.height)
    let changes = frames[original.key]?.height != height
    heights[path] = height
    return changes ? FakeInvalidation() : nil
  }
  func invalidation(for step: MovementStep) -> any EngineInvalidation {
    if case .moved(_, _, _, _, let counts) = step { return FakeInvalidation(counts: counts) }
    return FakeInvalidation()
  }
  func invalidate(with invalidation: any EngineInvalidation) {
    engine?.layoutWasInvalidated(with: invalidation)
  }

  // MARK: Changes over time

  func dataWillChange(through renumbering: ElementRenumbering) {
    let mapping = renumbering.batch
    var moved: [IndexPath: CGFloat] = [:]
    for (path, height) in heights where !mapping.isReloaded(item: path) {
      if let new = mapping.item(after: path) { moved[new] = height }
    }
    heights = moved
  }
}

/// A layout between two, as a touch drives it (Appendix A, invariant 16).
@MainActor
final class FakeBetween: PlainLayout {
  weak var host: (any EngineHost)?
  var transition: ElementTransition?
  let (old, new): (FakeLayout, FakeLayout)
  var progress: CGFloat = 0 {
    didSet { old.engine?.layoutWasInvalidated(with: FakeInvalidation()) }
  }

  init(_ old: FakeLayout, _ new: FakeLayout) { (self.old, self.new) = (old, new) }

  private var nearer: FakeLayout { progress < 0.5 ? old : new }

  func prepareForPass() {
    old.prepareForPass()
    new.prepareForPass()
  }
  var engineContentSize: CGSize { nearer.engineContentSize }
  func elements(in rect: CGRect) -> [any ElementAttributes] { nearer.elements(in: rect) }
  func element(_ key: ElementIdentity) -> (any ElementAttributes)? { nearer.element(key) }
  func movingElement(at path: PresentedIndexPath, position: CGPoint) -> any ElementAttributes {
    nearer.movingElement(at: path, position: position)
  }
  func makeInvalidation(everything: Bool, counts: Bool) -> any EngineInvalidation {
    FakeInvalidation(counts: counts)
  }
  func invalidation(forBounds bounds: CGRect) -> (any EngineInvalidation)? { nil }
  func invalidation(
    forPreferred preferred: any ElementAttributes, original: any ElementAttributes
  ) -> (any EngineInvalidation)? {
    nearer.invalidation(forPreferred: preferred, original: original)
  }
  func invalidation(for step: MovementStep) -> any EngineInvalidation { FakeInvalidation() }
  func invalidate(with invalidation: any EngineInvalidation) {
    old.engine?.layoutWasInvalidated(with: invalidation)
  }
  func dataWillChange(through renumbering: ElementRenumbering) {
    old.dataWillChange(through: renumbering)
    new.dataWillChange(through: renumbering)
  }
}

/// What both answer: nothing is mirrored, scrolls orthogonally or is decided otherwise than the engine
/// does.
@MainActor
protocol PlainLayout: EngineLayout {}

extension PlainLayout {
  func adjusted(_ elements: [any ElementAttributes]) -> [any ElementAttributes] { elements }
  func orthogonalArea(ofSection section: Int) -> OrthogonalScrollArea? { nil }
  func isMirrored(in direction: UIUserInterfaceLayoutDirection) -> Bool { false }
  func targetOffset(forProposed offset: CGPoint) -> CGPoint { offset }
  func targetPath(
    forMoving path: PresentedIndexPath, to position: CGPoint
  ) -> PresentedIndexPath { path }
  func prepare(for mapping: BatchMapping) {}
  func finalizeUpdates() {}
  func initialElement(_ key: ElementIdentity) -> (any ElementAttributes)? {
    transition?.initialAttributes(of: key)
  }
  func finalElement(_ key: ElementIdentity) -> (any ElementAttributes)? {
    transition?.finalAttributes(of: key)
  }
  func changedIndices(
    of category: CollectionLayoutElementCategory, kind: String
  ) -> (deleted: [IndexPath], inserted: [IndexPath]) { ([], []) }
  func prepare(forBoundsReplacing oldBounds: CGRect) {}
  func finalizeBoundsChange() {}
  func prepareExchange(for newLayout: any EngineLayout) {}
  func prepareExchange(replacing oldLayout: any EngineLayout) {}
  func finalizeExchange() {}
}
