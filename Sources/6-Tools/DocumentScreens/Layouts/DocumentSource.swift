// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments
import UIKit

/// The document that is shown now, as layouts, cells and backgrounds of a screen read it.
@MainActor
final class DocumentSource {
  private(set) var document: LayoutDocument
  let images: ImageProvider
  /// The number of the first item of each section over all sections.
  private var firstNumbers: [Int] = []
  /// The view whose size and text size decide between variants until its layout has asked.
  weak var view: UICollectionView?
  /// The sizes that decided between variants when the layout asked last.
  private var decisive: (size: CGSize, textSize: LayoutDocument.TextSize)?

  init(_ document: LayoutDocument, images: ImageProvider) {
    self.document = document
    self.images = images
    updateNumbers()
  }

  func update(to new: LayoutDocument) {
    let old = document
    document = new
    if old.data != new.data { updateNumbers() }
  }

  private func updateNumbers() {
    firstNumbers = []
    var number = 0
    for section in document.data.sections {
      firstNumbers.append(number)
      number += section.items.count
    }
  }

  // MARK: Sections

  /// Returns the description of a section, as a section provider does. Cells are of the variant that
  /// the environment decides.
  func makeSection(
    at index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    decisive = (
      environment.container.effectiveContentSize,
      LayoutDocument.TextSize(environment.traitCollection.preferredContentSizeCategory)
    )
    let makeList = { (list: LayoutDocument.List) in
      NSCollectionLayoutSection.list(
        using: list.makeConfiguration(), layoutEnvironment: environment)
    }
    switch document.layout {
    case .compositional(let layout):
      return layout.sections.makeSection(
        at: index, in: environment, makeListSection: makeList)
    case .list(let list): return makeList(list)
    case .flow, .frames: return nil
    }
  }

  /// Returns whether a section is a list in the environment that the layout asked for last.
  private func isList(_ index: Int) -> Bool {
    switch document.layout {
    case .list: return true
    case .flow, .frames: return false
    case .compositional(let layout):
      guard let section = layout.sections[index], let view else { return false }
      let (size, textSize) =
        decisive ?? (
          view.bounds.size,
          LayoutDocument.TextSize(view.traitCollection.preferredContentSizeCategory)
        )
      return section.keys(width: size.width, height: size.height, textSize: textSize).list != nil
    }
  }

  // MARK: Elements

  func cell(at path: IndexPath) -> ElementContent {
    let position = ItemPosition(
      path: LayoutDocument.ItemPath(section: path.section, item: path.item),
      number: number(at: path))
    let item = document.item(at: path) ?? LayoutDocument.DataItem()
    return ElementContent(
      item, at: position, look: document.looks[item.look ?? "cell"],
      isInList: isList(path.section))
  }

  /// Returns the content of a header, a footer or a badge.
  ///
  /// - Parameters:
  ///   - kind: The kind of element.
  ///   - path: The position.
  ///   - other: A document that gives data and looks, with the layout of the one that is shown; nil for
  ///     that one itself.
  /// - Returns: The content.
  func supplementaryView(
    ofKind kind: String, at path: IndexPath, in other: LayoutDocument? = nil
  ) -> ElementContent {
    let document = other ?? document
    let name = kind.documentKind
    let sections = document.data.sections
    let section = sections.indices.contains(path.section) ? sections[path.section] : nil
    let isBadge = document.isBadge(kind, inSection: path.section)
    let badge = isBadge ? document.item(at: path)?.badge : nil
    let text = badge ?? section?.texts[name]
    var content = ElementContent(
      supplementaryText: text, look: document.looks[name],
      isInList: !isBadge && !document.isGlobal(kind) && isList(path.section),
      // Headers may be among the elements of frames, too.
      isBadge: isBadge && !document.layout.isFrames)
    content.isHidden = isBadge && (text ?? "").isEmpty
    content.measuredSize = isBadge ? nil : section?.sizes[name]
    return content
  }

  /// Returns the size of an item in a flow layout; nil where the layout says nothing of its section.
  func itemSize(at path: IndexPath) -> CGSize? {
    guard case .flow(let flow) = document.layout else { return nil }
    let sections = flow.sections
    let own = sections.indices.contains(path.section) ? sections[path.section].itemSize : nil
    return document.item(at: path)?.size ?? own
      ?? (flow.estimatedItemSize == nil ? flow.itemSize : nil)
  }

  private func number(at path: IndexPath) -> Int {
    firstNumbers.indices.contains(path.section) ? firstNumbers[path.section] + path.item : path.item
  }
}

extension LayoutDocument {
  fileprivate func item(at path: IndexPath) -> DataItem? {
    guard path.count == 2, data.sections.indices.contains(path.section) else { return nil }
    return data.sections[path.section].item(at: path.item)
  }

  /// Returns whether the views of a kind are headers or footers of the layout as a whole.
  func isGlobal(_ kind: String) -> Bool {
    guard case .compositional(let layout) = layout else { return false }
    return layout.configuration.boundaryItems.contains { $0.kind == kind }
  }

  /// Returns whether the views of a kind are badges of items and groups, in a section; those among
  /// frames may be.
  func isBadge(_ kind: String, inSection index: Int) -> Bool {
    if case .frames = layout { return true }
    guard case .compositional(let layout) = layout, let section = layout.sections[index] else {
      return false
    }
    let boundaries =
      layout.configuration.boundaryItems
      + ([section.keys] + section.variants.map(\.keys)).flatMap { $0.boundaryItems ?? [] }
    guard !boundaries.contains(where: { $0.kind == kind }) else { return false }
    return kind != UICollectionView.elementKindSectionHeader
      && kind != UICollectionView.elementKindSectionFooter
  }
}

extension LayoutDocument.List {
  @MainActor
  func makeConfiguration() -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = headerMode
    configuration.footerMode = footerMode
    configuration.showsSeparators = showsSeparators
    configuration.headerTopPadding = headerTopPadding.map { CGFloat($0) }
    configuration.backgroundColor = backgroundColor?.uiColor
    return configuration
  }
}

extension DocumentSource {
  /// Returns a layout that reads the document. After an edit, ``update(_:)`` brings it up to date
  /// where it can.
  func makeLayout() -> UICollectionViewLayout {
    let layout: UICollectionViewLayout
    switch document.layout {
    case .compositional(let compositional):
      layout = makeCompositionalLayout(compositional.configuration)
    case .list: layout = makeCompositionalLayout(LayoutDocument.Configuration())
    case .flow(let flow):
      let flowLayout = flow.mirrors ? MirroredFlowLayout() : UICollectionViewFlowLayout()
      flowLayout.take(flow)
      layout = flowLayout
    case .frames(let frames): layout = FramesLayout(frames)
    }
    registerBackgrounds(of: layout)
    return layout
  }

  /// Has a layout read the document again.
  ///
  /// - Returns: Whether it could; a layout of another class has to take its place if not.
  func update(_ layout: UICollectionViewLayout) -> Bool {
    switch document.layout {
    case .compositional(let compositional):
      guard let layout = layout as? UICollectionViewCompositionalLayout else { return false }
      layout.take(compositional.configuration)
    case .list:
      guard let layout = layout as? UICollectionViewCompositionalLayout else { return false }
      layout.take(LayoutDocument.Configuration())
    case .flow(let flow):
      guard let layout = layout as? UICollectionViewFlowLayout,
        layout is MirroredFlowLayout == flow.mirrors
      else { return false }
      layout.take(flow)
    case .frames(let frames):
      guard let layout = layout as? FramesLayout else { return false }
      layout.frames = frames
    }
    registerBackgrounds(of: layout)
    return true
  }

  private func makeCompositionalLayout(
    _ configuration: LayoutDocument.Configuration
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, environment in
        makeSection(at: index, in: environment)
      }, configuration: configuration.layoutConfiguration)
  }

  private func registerBackgrounds(of layout: UICollectionViewLayout) {
    guard case .compositional = document.layout else { return }
    for kind in document.layout.kinds {
      layout.register(DocumentBackgroundView.self, forDecorationViewOfKind: kind)
    }
  }
}

extension UICollectionViewCompositionalLayout {
  /// Takes a configuration, and invalidates the layout in any case.
  fileprivate func take(_ new: LayoutDocument.Configuration) {
    if LayoutDocument.Configuration(describing: configuration) == new {
      invalidateLayout()
    } else {
      configuration = new.layoutConfiguration
    }
  }
}

extension UICollectionViewFlowLayout {
  /// Takes the keys of a document, and invalidates the layout in any case.
  fileprivate func take(_ flow: LayoutDocument.Flow) {
    scrollDirection = flow.scrollDirection
    itemSize = flow.itemSize
    estimatedItemSize =
      switch flow.estimatedItemSize {
      case nil: .zero
      case .automatic: Self.automaticSize
      case .size(let size): size
      }
    minimumLineSpacing = flow.keys.minimumLineSpacing
    minimumInteritemSpacing = flow.keys.minimumInteritemSpacing
    sectionInset = flow.keys.sectionInset
    headerReferenceSize = flow.keys.headerReferenceSize
    footerReferenceSize = flow.keys.footerReferenceSize
    sectionInsetReference =
      switch flow.sectionInsetReference {
      case .contentInset: .fromContentInset
      case .safeArea: .fromSafeArea
      case .layoutMargins: .fromLayoutMargins
      }
    sectionHeadersPinToVisibleBounds = flow.sectionHeadersPinToVisibleBounds
    sectionFootersPinToVisibleBounds = flow.sectionFootersPinToVisibleBounds
    invalidateLayout()
  }
}

/// A flow layout that reads from the right where the interface does.
final class MirroredFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
