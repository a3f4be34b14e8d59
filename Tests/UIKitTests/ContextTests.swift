// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// A context that says by a property of its own what is invalid.
private final class WholeContext: UICollectionViewLayoutInvalidationContext {
  var all = false
  var counts = false
  let paths: [IndexPath] = [IndexPath(item: 3, section: 0)]
  lazy var adjustment = CGPoint(x: 0, y: 7)

  override var invalidateEverything: Bool { all }
  override var invalidateDataSourceCounts: Bool { counts }
  override var invalidatedItemIndexPaths: [IndexPath]? { paths }
  override var contentOffsetAdjustment: CGPoint {
    get { adjustment }
    set { adjustment = newValue }
  }
}

/// A context that a program makes itself, by an initializer of its own.
private final class ItemContext: UICollectionViewLayoutInvalidationContext {
  private let all: Bool
  let path: IndexPath

  init(all: Bool, at path: IndexPath) {
    self.all = all
    self.path = path
    super.init()
  }

  override var invalidateEverything: Bool { all }
}

/// A flow layout's context with stored flags in place of the layout's.
private class MetricsContext: UICollectionViewFlowLayoutInvalidationContext {
  private var metrics = false
  private let all: Bool

  override init() {
    all = true
    super.init()
  }

  override var invalidateEverything: Bool { all || super.invalidateEverything }
  override var invalidateFlowLayoutDelegateMetrics: Bool {
    get { metrics }
    set { metrics = newValue }
  }
  override var invalidateFlowLayoutAttributes: Bool { didSet { metrics = true } }
}

/// Attributes whose values follow from properties of their own.
private final class ScaledAttributes: UICollectionViewLayoutAttributes {
  var factor: CGFloat = 1 { didSet { transform = CGAffineTransform(scaleX: factor, y: factor) } }
  var isRaised = false
  private var shade: CGFloat?

  override var zIndex: Int {
    get { isRaised ? 10 : super.zIndex }
    set { super.zIndex = newValue }
  }
  override var alpha: CGFloat {
    get { shade ?? 1 }
    set { shade = newValue }
  }
  override var representedElementKind: String? { isRaised ? "raised" : nil }
  override var isHidden: Bool { didSet { if isHidden { isRaised = false } } }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone) as! ScaledAttributes
    copied.factor = factor
    copied.isRaised = isRaised
    return copied
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ScaledAttributes else { return false }
    let isAlike = MainActor.assumeIsolated { other.factor == factor && other.isRaised == isRaised }
    return super.isEqual(object) && isAlike
  }
}

/// An update item that says what a test asks for.
private final class FakeUpdate: UICollectionViewUpdateItem {
  private var action = UICollectionViewUpdateItem.Action.insert
  override var updateAction: Action { action }
}

/// Subclasses of contexts and attributes as applications write them. Both are the main actor's, as UIKit's
/// are, and so are the properties that a subclass adds; what `NSObject` declares is nobody's.
@MainActor
@Suite("Overriding properties of contexts and attributes")
struct ContextTests {
  @Test func `A context answers from its own properties`() {
    let context = WholeContext()
    expect(!context.invalidateEverything)
    context.all = true
    context.counts = true
    expect(context.invalidateEverything)
    expect(context.invalidateDataSourceCounts)
    expectEqual(context.invalidatedItemIndexPaths, [IndexPath(item: 3, section: 0)])
    expectEqual(context.contentOffsetAdjustment.y, 7)
    let item = ItemContext(all: true, at: IndexPath(item: 1, section: 0))
    expect(item.invalidateEverything)
    expectEqual(item.path.item, 1)
    let metrics = MetricsContext()
    expect(metrics.invalidateEverything)
    expect(!metrics.invalidateFlowLayoutDelegateMetrics)
    metrics.invalidateFlowLayoutAttributes = false
    expect(metrics.invalidateFlowLayoutDelegateMetrics)
  }

  @Test func `Attributes answer from their own properties`() throws {
    let attributes = ScaledAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.factor = 2
    attributes.isRaised = true
    attributes.alpha = 0.5
    let copy = try #require(attributes.copy() as? ScaledAttributes)
    expectEqual(copy.zIndex, 10)
    expectEqual(copy.alpha, 0.5)
    expectEqual(copy, attributes)
    expectEqual(copy.transform, CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(FakeUpdate().updateAction, .insert)
  }

  @MainActor @Test func `A layout is invalidated by what the context's own properties say`() {
    final class Layout: UICollectionViewFlowLayout {
      override class var invalidationContextClass: AnyClass { WholeContext.self }
      var seen: [Bool] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        seen.append(context.invalidateEverything)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Layout()
    let context = WholeContext()
    context.all = true
    layout.invalidateLayout(with: context)
    expectEqual(layout.seen, [true])
  }
}
