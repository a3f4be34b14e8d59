// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
package import Pictures
import Views

extension CollectionEngine {
  /// Describes what is visible of the layout, in content coordinates as drawn.
  ///
  /// Elements are where they are shown now, also in an animation; groups, insets and spacing where
  /// the layout has them.
  package func anatomy(_ request: AnatomyRequest) -> AnatomyContents {
    bringLayoutUpToDate()
    var contents = AnatomyContents()
    let solved = layout.solved
    contents.parts = solved.anatomyParts(in: mirrored(host.visibleRect)).compactMap(inContent)
    forEachDrawnElement { key, view, _ in
      contents.parts.append(outline(key, view))
      guard request.kinds.contains(.margins), let row = view as? any RowAnatomyProviding else {
        return
      }
      let toContents = transformToContents(from: view)
      contents.parts += row.rowAnatomy.map { part in
        var part = part.applying(toContents)
        part.section = key.section
        return part
      }
    }
    contents.parts += viewParts
    contents.parts.removeAll { !request.kinds.contains($0.kind) }
    if request.wantsPaths { contents.paths = paths() }
    if let item = request.highlightedItem { contents.highlight = highlight(item, solved) }
    return contents
  }

  // MARK: Elements

  private func outline(_ key: ElementIdentity, _ view: UIView) -> AnatomyPart {
    let (kind, name): (PictureAnatomy.Kind, String) =
      switch key.category {
      case .cell: (.items, "item")
      case .supplementaryView: (.supplementaries, Self.name(ofKind: key.kind))
      case .decorationView: (.decorations, Self.name(ofKind: key.kind))
      }
    var part = AnatomyPart.sized(kind, name, presentationFrame(of: view))
    part.section = key.section
    part.clip = scrollAreaFrame(around: view)
    return part
  }

  /// An element kind as people say it: UIKit's and AppKit's own are headers and footers.
  private static func name(ofKind kind: String?) -> String {
    guard let kind else { return "" }
    for word in ["header", "footer", "badge", "background"] where kind.lowercased().contains(word) {
      return word
    }
    return kind
  }

  func presentationFrame(of view: UIView) -> CGRect {
    view.presentationGeometry.bounds.applying(transformToContents(from: view))
  }

  /// From an element's view to content coordinates, as it is shown.
  private func transformToContents(from view: UIView) -> CGAffineTransform {
    let toSuperview = view.presentationGeometry.toSuperview
    guard let area = view.superview, area !== host.node else { return toSuperview }
    return toSuperview.concatenating(area.presentationGeometry.toSuperview)
  }

  // MARK: Structure

  /// A part of the layout where it is drawn: mirrored, and scrolled with its section; nil if its
  /// section's area is not there.
  private func inContent(_ part: AnatomyPart) -> AnatomyPart? {
    var part = part
    part.rect = mirrored(part.rect)
    guard part.isInScrollArea, let section = part.section else { return part }
    guard let area = shownScrollArea(forSection: section) else { return part }
    part.rect = part.rect.offsetBy(dx: area.distance.dx, dy: area.distance.dy)
    part.clip = area.frame
    return part
  }

  /// The view's bounds, margins and safe area.
  private var viewParts: [AnatomyPart] {
    let visible = host.visibleRect
    var bounds = AnatomyPart(.bounds, "bounds", .outline, visible)
    bounds.tag = visible.size.compactDescription
    bounds.details = [
      .init("view", visible.size.compactDescription),
      .init("content", host.contentSize.compactDescription),
    ]
    var parts = [bounds]
    for (name, insets) in [
      ("layout margins", host.node.layoutMargins), ("safe area", host.node.safeAreaInsets),
    ] where insets != .zero {
      parts.append(AnatomyPart(.margins, name, .outline, visible.inset(by: insets)))
      parts += AnatomyPart.insets(.margins, name, of: visible, insets, form: .distance)
    }
    return parts
  }

  // MARK: One item

  private func highlight(
    _ item: IndexPath, _ solved: SolvedContents
  ) -> AnatomyContents.Highlight? {
    let path = presentedPath(ofClient: item)
    let key = ElementIdentity.cell(path)
    guard let element = inspectedElement(key) else { return nil }
    let view = element.view.node
    let frame = presentationFrame(of: view)
    guard frame.overlaps(host.visibleRect) else { return nil }
    let parts =
      solved.anatomyParts(ofItem: path)?.compactMap(inContent) ?? [outline(key, view)]
    return AnatomyContents.Highlight(frame: frame, parts: parts)
  }

  // MARK: Paths

  /// Returns the paths of the elements that are being animated.
  private func paths() -> [AnatomyContents.Path] {
    var paths: [AnatomyContents.Path] = []
    forEachDrawnElement { key, view, _ in
      guard key.category != .decorationView, let change = view.animatedChange else { return }
      var toContents = CGAffineTransform.identity
      if let area = view.superview, area !== host.node {
        toContents = area.presentationGeometry.toSuperview
      }
      let path = AnatomyContents.Path(
        start: change.startFrame.applying(toContents), end: change.endFrame.applying(toContents),
        startAlpha: change.startAlpha, endAlpha: change.endAlpha)
      if path.start != path.end || path.startAlpha != path.endAlpha { paths.append(path) }
    }
    return paths
  }
}
