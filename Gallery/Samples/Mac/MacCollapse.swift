// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// Sections of a flow layout that a button in their headers collapses to one row.
final class MacCollapse: MacNumbersSample, Sample, AnimatedSample {
  static let name = "mac-collapse"
  static let summary = "Sections of the Mac that a button in their headers collapses to a row."
  static let duration: TimeInterval? = 1.6

  override class var size: CGSize { CGSize(width: 400, height: 600) }
  override class var background: NSColor { .windowBackgroundColor }
  override var numbers: [[Int]] { [Array(0..<10), Array(10..<14), Array(14..<16)] }

  private let flow = NSCollectionViewFlowLayout()

  override func createLayout() -> NSCollectionViewLayout {
    flow.itemSize = NSSize(width: 100, height: 80)
    flow.minimumInteritemSpacing = 10
    flow.minimumLineSpacing = 12
    flow.sectionInset = NSEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    flow.headerReferenceSize = NSSize(width: 0, height: 30)
    return flow
  }

  override func configure(_ collectionView: NSCollectionView) {
    collectionView.register(
      MacCollapseHeader.self,
      forSupplementaryViewOfKind: NSCollectionView.elementKindSectionHeader,
      withIdentifier: MacCollapseHeader.reuseIdentifier)
  }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in collectionView: NSCollectionView
  ) -> (any NSView & NSCollectionViewElement)? {
    let view = collectionView.makeSupplementaryView(
      ofKind: kind, withIdentifier: MacCollapseHeader.reuseIdentifier, for: indexPath)
    guard let header = view as? MacCollapseHeader else { return nil }
    header.label.stringValue = "Section \(indexPath.section)"
    header.showsCollapse(of: flow.section(atIndexIsCollapsed: indexPath.section))
    header.button.handler = { [weak self, weak header] in
      guard let self, let header else { return }
      self.collectionView.toggleSectionCollapse(header.button)
      header.showsCollapse(of: flow.section(atIndexIsCollapsed: indexPath.section))
    }
    return header
  }

  /// At rest the first section is collapsed.
  override func viewDidEnter() {
    view.window?.layoutIfNeeded()
    flow.collapseSection(at: 0)
    header(0)?.showsCollapse(of: true)
  }

  private func header(_ section: Int) -> MacCollapseHeader? {
    collectionView.supplementaryView(
      forElementKind: NSCollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)) as? MacCollapseHeader
  }

  /// The sections whose buttons are pressed, and when; seconds.
  private static let presses: [(section: Int, time: TimeInterval)] = [
    (0, 0.2), (0, 0.7), (1, 1.1),
  ]
  private var done: TimeInterval = 0

  func begin() { done = 0 }

  func move(to time: TimeInterval) {
    for press in Self.presses where done < press.time && press.time <= time {
      header(press.section)?.button.performClick(nil)
    }
    done = time
  }
}

/// A title and a button that collapses the section.
final class MacCollapseHeader: NSView, NSCollectionViewSectionHeaderView {
  static let reuseIdentifier = NSUserInterfaceItemIdentifier("collapse-reuse-identifier")

  let label = NSTextField(labelWithString: "")
  let button = NSButton(title: "Show Less")
  weak var sectionCollapseButton: NSButton?

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    label.font = .boldSystemFont(ofSize: NSFont.systemFontSize)
    label.textColor = .headerTextColor
    button.font = .systemFont(ofSize: NSFont.smallSystemFontSize)
    sectionCollapseButton = button
    for view in [label, button] as [NSView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      button.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  func showsCollapse(of isCollapsed: Bool) {
    button.title = isCollapsed ? "Show All" : "Show Less"
  }
}
