// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation
package import Geometry

/// A flow layout class of a face.
///
/// Nothing of the state is being changed while a delegate is asked, since it may ask the layout.
@MainActor
package protocol OpenFlowLayout: OpenLayout {
  associatedtype FaceFlowContext: OpenFlowInvalidation

  var state: FlowLayoutState { get set }
  /// The lines, broken if that is due; nil without a view.
  var solvedLayout: SolvedFlowLayout? { get }
  /// Asks the delegate for the sections; none without a view.
  func flowSections() -> [FlowSectionSpecification]
  /// The container in which lines are broken of a view of a size; nil for the one that it has.
  ///
  /// - Returns: The container; nil without a view.
  func flowContainer(size: CGSize?) -> FlowContainer?

  var scrollDirection: CollectionLayoutScrollDirection { get }
  var estimatedItemSize: CGSize { get }
  var sectionHeadersPinToVisibleBounds: Bool { get }
  var sectionFootersPinToVisibleBounds: Bool { get }
}

/// The invalid part of a flow layout, in a class of a face.
@MainActor
package protocol OpenFlowInvalidation: AnyObject {
  var invalidateFlowLayoutDelegateMetrics: Bool { get set }
  var invalidateFlowLayoutAttributes: Bool { get set }
}

package struct FlowContainer {
  /// The solver's input without sections.
  package var specification: FlowSpecification
  /// The content insets, which the specification's container does not hold any more.
  package var contentInsets = UIEdgeInsets.zero
  /// The insets from which section insets are counted instead (behaviour rule F-13).
  package var reference: UIEdgeInsets?
  /// The sections that are in one row each (appkit rule MC-1); nil for a face that has none.
  package var collapsedSections: Set<Int>?
  /// The place where it is noted that lines cannot be broken; nil to end the program.
  package var problems: LayoutProblems?
  /// The space into which items do not fit, for messages: "the clip view minus section insets".
  let space: String
  /// The advice besides making items smaller, as the end of that sentence.
  let advice: String

  package init(_ specification: FlowSpecification, space: String, advice: String = "") {
    self.specification = specification
    self.space = space
    self.advice = advice
  }
}

extension OpenFlowLayout {
  package var axis: LayoutAxis { scrollDirection == .horizontal ? .horizontal : .vertical }
  /// Whether items say how large they are.
  package var isEstimating: Bool { estimatedItemSize != .zero }

  // MARK: Solving

  /// The solver's input without sections, for a container of a size.
  package func specification(in size: CGSize, scale: CGFloat) -> FlowSpecification {
    var specification = FlowSpecification(
      [], in: size, scrollDirection: axis, pixelGrid: PixelGrid(scale: max(1, scale)))
    specification.pinsHeaders = sectionHeadersPinToVisibleBounds
    specification.pinsFooters = sectionFootersPinToVisibleBounds
    return specification
  }

  /// Asks the delegate if that is due, and breaks lines.
  package func breakLines() {
    if state.needsMetrics {
      let sections = flowSections()
      state.setSections(sections)
    }
    guard let container = flowContainer(size: nil) else { return }
    if let collapsed = container.collapsedSections { state.setCollapsedSections(collapsed) }
    do throws(FlowError) {
      let warnings = try state.solve(
        container.specification, contentInsets: container.contentInsets,
        reference: container.reference)
      container.problems?.solved(nil)
      report(warnings, in: container)
    } catch {
      guard let problems = container.problems else { programmerError(error.description) }
      state.giveUp()
      problems.solved(error.description)
    }
  }

  /// Reports unusual values (behaviour rule F-7, appendix B).
  private func report(_ warnings: FlowWarnings, in container: FlowContainer) {
    let (name, side) = (type(of: self), axis == .vertical ? "width" : "height")
    if warnings.contains(.itemExceedsLine) {
      consoleMessage(
        """
        \(name): an item's \(side) exceeds that of \(container.space), so it overflows. Make items \
        smaller\(container.advice).
        """)
    }
    if warnings.contains(.negativeSize) {
      consoleMessage(
        "\(name): an item's size is negative and treated as zero. Return zero or more.")
    }
  }

  /// Returns the description for the solver if the view had another size; the delegate is asked,
  /// and sees it as it is.
  package func flowDescription(at size: CGSize) -> FoundDescription {
    guard let container = flowContainer(size: size) else {
      return .invalid("It has no collection view.")
    }
    var specification = container.specification
    specification.sections = flowSections()
    if let reference = container.reference {
      specification.countInsets(from: reference, beyond: container.contentInsets)
    }
    return .flow(specification)
  }

  package func contents(_ viewport: @autoclosure () -> Viewport) -> SolvedContents {
    // Lines may still be due: a pass breaks them only if it asks for attributes.
    solvedLayout.map { .flow($0, viewport()) } ?? .custom
  }

  // MARK: Invalidation

  package func willInvalidate(with context: FaceContext) {
    let flow = context as? FaceFlowContext
    // A context that is not of the flow layout's class says nothing about lines.
    if flow?.invalidateFlowLayoutDelegateMetrics ?? true { state.invalidate() }
    if flow?.invalidateFlowLayoutAttributes ?? true { state.invalidateLines() }
    if let data = context.dataInvalidation { state.invalidate(data) }
  }

  /// Says in a context whether a change invalidates the lines, or places alone.
  package func limit(_ context: FaceContext, isResized: Bool) {
    guard let context = context as? FaceFlowContext else { return }
    context.invalidateFlowLayoutDelegateMetrics = isResized
    context.invalidateFlowLayoutAttributes = isResized
  }

  private func isMeasurable(_ attributes: FaceAttributes) -> Bool {
    isEstimating && attributes.isCell && solvedLayout != nil
  }

  /// Counts an element as measured if its size is the estimate: it is asked for once and takes part
  /// in the average.
  ///
  /// - Returns: Whether the size is another one, which
  ///   ``measure(_:of:in:)`` takes in.
  package func recordMeasured(_ preferred: FaceAttributes, of original: FaceAttributes) -> Bool {
    guard isMeasurable(original), state.solved != nil else { return false }
    let isChange = state.isChange(from: original.size, to: preferred.size)
    if !isChange { _ = state.measure(preferred.size, of: original.key) }
    return isChange
  }

  /// Takes in a measured size without asking the delegate.
  package func measure(
    _ preferred: FaceAttributes, of original: FaceAttributes, in context: FaceContext
  ) {
    guard isMeasurable(original) else { return }
    limit(context, isResized: false)
    invalidate(original, in: context, along: axis) {
      state.measure(preferred.size, of: original.key)
    }
  }
}
