// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Cocoa

/// The window of an image browser, in the manner of Apple's sample apps of 2015: the window
/// controller is the data source and the delegate of its collection view.
class BrowserWindowController: NSWindowController {

  // MARK: Properties

  private(set) var collectionView: NSCollectionView!
  private let scrollView = NSScrollView()
  private var statusTextField: NSTextField!

  var sections: [(title: String, files: [String])] = [] {
    didSet {
      collectionView?.reloadData()
      updateStatus()
    }
  }

  /// What happened to the selection, for the tests.
  private(set) var selectionChanges: [String] = []

  // MARK: Window Life Cycle

  override var windowNibName: NSNib.Name? { return "BrowserWindow" }

  override func loadWindow() {
    let styleMask: NSWindow.StyleMask = [.titled, .closable, .miniaturizable, .resizable]
    let window = NSWindow(
      contentRect: NSRect(x: 100, y: 100, width: 420, height: 320), styleMask: styleMask,
      backing: .buffered, defer: true)
    window.title = "Slides"
    window.minSize = NSSize(width: 240, height: 160)
    self.window = window
  }

  override func windowDidLoad() {
    super.windowDidLoad()
    guard let contentView = window?.contentView else { return }

    collectionView = NSCollectionView(frame: contentView.bounds)
    collectionView.collectionViewLayout = makeLayout()
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.isSelectable = true
    collectionView.allowsMultipleSelection = true
    collectionView.allowsEmptySelection = true
    collectionView.backgroundColors = [.windowBackgroundColor]
    collectionView.register(
      SlideItem.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier("Slide"))
    collectionView.register(
      HeaderView.self,
      forSupplementaryViewOfKind: NSCollectionView.elementKindSectionHeader,
      withIdentifier: NSUserInterfaceItemIdentifier("Header"))

    scrollView.documentView = collectionView
    scrollView.hasVerticalScroller = true
    scrollView.borderType = .noBorder
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(scrollView)

    statusTextField = NSTextField(labelWithString: "")
    statusTextField.font = NSFont.systemFont(ofSize: NSFont.smallSystemFontSize)
    statusTextField.textColor = NSColor.secondaryLabelColor
    statusTextField.alignment = .center
    statusTextField.translatesAutoresizingMaskIntoConstraints = false
    statusTextField.setContentHuggingPriority(.defaultHigh, for: .vertical)
    contentView.addSubview(statusTextField)

    let views: [String: Any] = ["scroll": scrollView, "status": statusTextField!]
    for format in ["H:|-0-[scroll]-0-|", "H:|-8-[status]-8-|", "V:|-0-[scroll]-4-[status]-4-|"] {
      contentView.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    updateStatus()
  }

  private func makeLayout() -> NSCollectionViewFlowLayout {
    let flowLayout = NSCollectionViewFlowLayout()
    flowLayout.itemSize = NSSize(width: 90, height: 70)
    flowLayout.sectionInset = NSEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    flowLayout.minimumInteritemSpacing = 20
    flowLayout.minimumLineSpacing = 12
    return flowLayout
  }

  private func updateStatus() {
    let count = sections.reduce(0) { $0 + $1.files.count }
    let selected = collectionView?.selectionIndexPaths.count ?? 0
    statusTextField?.stringValue =
      selected > 0 ? "\(selected) of \(count) selected" : "\(count) slides"
  }

  // MARK: Actions

  func addSlide(named name: String) {
    sectionsWithoutReloading { sections in sections[0].files.insert(name, at: 0) }
    let indexPaths: Set<IndexPath> = [IndexPath(item: 0, section: 0)]
    collectionView.animator().insertItems(at: indexPaths)
    collectionView.animator().scrollToItems(at: indexPaths, scrollPosition: .top)
  }

  func removeSelectedSlides() {
    let selection = collectionView.selectionIndexPaths
    sectionsWithoutReloading { sections in
      for indexPath in selection.sorted(by: >) {
        sections[indexPath.section].files.remove(at: indexPath.item)
      }
    }
    NSAnimationContext.runAnimationGroup(
      { context in
        context.duration = 0.5
        self.collectionView.animator().deleteItems(at: selection)
      }, completionHandler: { self.updateStatus() })
  }

  private var storage: [(title: String, files: [String])]?

  private func sectionsWithoutReloading(
    _ change: (inout [(title: String, files: [String])]) -> Void
  ) {
    var copy = storage ?? sections
    change(&copy)
    storage = copy
    updateStatus()
  }

  private var shown: [(title: String, files: [String])] { return storage ?? sections }
}

// MARK: - NSCollectionViewDataSource

extension BrowserWindowController: NSCollectionViewDataSource {

  func numberOfSections(in collectionView: NSCollectionView) -> Int {
    return shown.count
  }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return shown[section].files.count
  }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = collectionView.makeItem(
      withIdentifier: NSUserInterfaceItemIdentifier("Slide"), for: indexPath)
    guard let slide = item as? SlideItem else { return item }
    slide.representedObject = shown[indexPath.section].files[indexPath.item]
    return slide
  }

  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    let view = collectionView.makeSupplementaryView(
      ofKind: NSCollectionView.elementKindSectionHeader,
      withIdentifier: NSUserInterfaceItemIdentifier("Header"), for: indexPath)
    if let header = view as? HeaderView {
      header.titleTextField.stringValue = shown[indexPath.section].title
      header.collapseButton.handler = { [weak collectionView, weak header] in
        guard let header = header else { return }
        collectionView?.toggleSectionCollapse(header.collapseButton)
      }
    }
    return view
  }
}

// MARK: - NSCollectionViewDelegateFlowLayout

extension BrowserWindowController: NSCollectionViewDelegateFlowLayout {

  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> NSSize {
    return shown[section].title.isEmpty ? .zero : NSSize(width: 1000, height: 30)
  }

  func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
  ) {
    selectionChanges.append("selected \(indexPaths.count)")
    updateStatus()
  }

  func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
  ) {
    selectionChanges.append("deselected \(indexPaths.count)")
    updateStatus()
  }
}
