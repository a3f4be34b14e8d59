// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import CairoGraphics
import LayoutDocuments
import UIKit

/// A subject on a screen: laid out, scrolled, ready to be drawn.
@MainActor final class Screen {
  let subject: Subject
  private(set) var settings: ScreenSettings
  let window: UIWindow
  /// The content that the subject has made.
  let content: any ScreenContent
  private(set) var picture: Picture
  /// What the layout tree is of: the collection view, or the window unless there is just one.
  private var contents: Picture
  /// The size of the picture, where that is not the window's.
  private var shownSize: CGSize?

  /// Puts a subject on a screen.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - settings: What decides how it looks.
  /// - Throws: A usage failure if a section is named that is not there; a failure of the document
  ///   if its layout cannot be shown.
  init(_ subject: Subject, settings: ScreenSettings) throws(GalleryFailure) {
    self.subject = subject
    self.settings = settings
    try Self.checkSize(of: subject, settings)
    let design = settings.design
    let content = UITraitCollection.inDesign(design) { subject.makeContent(settings.seed) }
    let window = UITraitCollection.inDesign(design) { content.makeWindow(size: settings.size) }
    (self.content, self.window) = (content, window)
    Self.setTraits(of: window, to: settings)
    try settings.chrome.check(for: subject)
    try settings.own.check(for: subject)
    (content as? any ConfigurableSample)?.settings = settings.own
    UITraitCollection.inDesign(design) {
      Self.enter(content, of: subject, in: window, settings)
    }
    if settings.tracesPasses {
      for view in Self.explainedViews(in: window) {
        view.layoutTrace = LayoutTrace()
      }
    }
    window.layoutIfNeeded()
    try Self.check(content, of: subject)
    let collections = Self.collections(in: window)
    let collection = collections.count == 1 ? collections.first : nil
    picture = Picture(of: window, scale: settings.scale)
    contents = collection?.picture(scale: settings.scale) ?? picture
    contents.name = subject.name
    if let collection { try scroll(collection) } else { try scrollWithoutCollection() }
    // Lists beside each other show the same rows.
    for case let view as UICollectionView in collections { try show(settings.own, in: view) }
    if let collection, let item = settings.anatomy?.highlightedItem {
      try checkItem(item, in: collection, givenBy: "highlight")
    }
    anatomy = settings.anatomy
    picture.showsAccessibility = settings.showsAccessibility
    picture.surround = makeSurround()
    if let time = settings.time {
      begin()
      show(time)
    } else if let moment = settings.moment {
      let duration = try Self.duration(of: subject, settings: settings)
      begin()
      show(moment * duration)
    }
    try Self.check(content, of: subject)
  }

  /// Checks a size that a document gives, before anything is laid out; that of an option was.
  private static func checkSize(
    of subject: Subject, _ settings: ScreenSettings
  ) throws(GalleryFailure) {
    guard !settings.documentKeys.isEmpty else { return }
    do {
      try PictureLimits.check(settings.size, scale: settings.scale)
    } catch {
      throw subject.failure("\(error)", of: ["size", "device"], in: settings)
    }
  }

  /// Checks that a content shows something, where that is not known before it is laid out.
  private static func check(
    _ content: any ScreenContent, of subject: Subject
  ) throws(GalleryFailure) {
    guard let problem = content.problem else { return }
    throw subject.document?.failure(problem, at: ValuePath([.key("layout")]))
      ?? GalleryFailure(problem, .unreadable)
  }

  /// Changes size, scale and traits of what is shown, which goes on as it is.
  ///
  /// - Parameter new: What decides how it looks; the rest of it is as it was.
  func update(to new: ScreenSettings) {
    Self.setTraits(of: window, to: new)
    if new.chrome.isDevice { window.safeAreaInsets = PictureDevice(screen: new.size).safeArea }
    window.frame = CGRect(origin: .zero, size: new.size)
    window.layoutIfNeeded()
    let (old, anatomy) = (settings, anatomy)
    settings = new
    if old.scale != new.scale {
      let isWhole = contents === picture
      picture = Picture(of: window, scale: new.scale)
      contents = isWhole ? picture : Picture(of: contents.view, scale: new.scale)
      contents.name = subject.name
      self.anatomy = anatomy
    }
    picture.surround = makeSurround()
  }

  /// The parts of the layout that are drawn over the picture; nil for none.
  var anatomy: PictureAnatomy? {
    get { picture.anatomy }
    set {
      picture.anatomy = newValue
      contents.anatomy = newValue
    }
  }

  /// Where the window is in the picture, in points.
  var origin: CGPoint {
    guard let insets = picture.surround?.insets else { return .zero }
    return CGPoint(x: insets.left, y: insets.top)
  }

  /// Gives a window the traits that settings ask for.
  static func setTraits(of window: UIWindow, to settings: ScreenSettings) {
    window.traitOverrides.displayScale = settings.scale
    window.traitOverrides.userInterfaceStyle = settings.style
    window.traitOverrides.layoutDirection = settings.direction
    window.traitOverrides.preferredContentSizeCategory = settings.textSize
    window.traitOverrides.textRendering = settings.text
    window.traitOverrides.design = settings.design
    let isWide = settings.size.width >= 700 && !isPhoneOnSide(settings)
    window.traitOverrides.horizontalSizeClass = isWide ? .regular : .compact
    window.traitOverrides.userInterfaceIdiom = isWide ? .pad : .phone
  }

  private func scroll(_ view: any ShownCollection) throws(GalleryFailure) {
    if let offset = settings.contentOffset {
      view.scroll(to: offset)
      window.layoutIfNeeded()
    }
    for wanted in settings.sectionOffsets {
      try check(wanted, in: view) { view.scrollSection($0, to: wanted.offset) }
    }
    for wanted in settings.flings {
      try check(wanted, in: view) { view.fling(section: $0, to: wanted.offset) }
    }
    window.layoutIfNeeded()
    guard settings.showsFullContent else { return }
    // Before a view is made for every element of it.
    do {
      try PictureLimits.check(view.contentSize, scale: settings.scale)
    } catch {
      throw subject.failure("\(error)", of: ["fullContent"], in: settings)
    }
    if let view = view as? NSCollectionView {
      view.showAllContent()
      picture = contents
      shownSize = view.contentSize
    } else if let view = view as? UICollectionView {
      showAll(of: view)
    }
  }

  private func showAll(of view: UICollectionView) {
    var size = view.showAllContent()
    // It begins below the bars, and ends above those at the bottom.
    if settings.chrome.isDevice { size.height += view.adjustedContentInset.bottom }
    // The collection view keeps its own size, and so its layout; the window around it grows.
    view.autoresizingMask = []
    window.backgroundColor = view.backgroundColor
    window.rootViewController?.view.autoresizingMask = []
    window.frame.size = size
    window.rootViewController?.view.frame.size = size
    window.layoutIfNeeded()
  }

  private func check(
    _ wanted: SectionOffset, in view: any ShownCollection, _ scroll: (Int) -> Bool
  ) throws(GalleryFailure) {
    guard wanted.section < view.numberOfSections else {
      let last = view.numberOfSections - 1
      throw subject.failure(
        "'\(subject.argument)' has no section \(wanted.section): its last one is \(last).",
        of: ["scrollSections"], in: settings)
    }
    guard scroll(wanted.section) else {
      throw subject.failure(
        "Section \(wanted.section) of '\(subject.argument)' does not scroll sideways.",
        of: ["scrollSections"], in: settings)
    }
  }

  static func collections(in view: UIView) -> [any ShownCollection] {
    outermost(in: view) { ($0 as? any ShownCollection) ?? NSCollectionView.shown(by: $0) }
  }

  /// The collection views and the tables that are shown in a view.
  static func explainedViews(in view: UIView) -> [any ExplainedView] {
    outermost(in: view) { ($0 as? any ExplainedView) ?? NSCollectionView.shown(by: $0) }
  }

  /// What is found for a view or, where nothing is, for those in it.
  private static func outermost<Found>(in view: UIView, _ find: (UIView) -> Found?) -> [Found] {
    find(view).map { [$0] } ?? view.subviews.flatMap { outermost(in: $0, find) }
  }

  /// The collection views of iOS on the screen.
  var collectionViews: [UICollectionView] {
    Self.collections(in: window).compactMap { $0 as? UICollectionView }
  }

  /// The size of the picture, in points: as it was drawn, or before that without what is around the view.
  var pictureSize: CGSize { picture.drawnSize ?? shownSize ?? window.bounds.size }

  /// The picture's size as it is printed.
  var pixelDescription: String {
    let size = pictureSize
    let width = max(Int((size.width * settings.scale - 1e-6).rounded(.up)), 1)
    let height = max(Int((size.height * settings.scale - 1e-6).rounded(.up)), 1)
    return "\(width) × \(height) px"
  }

  /// The picture in a format.
  ///
  /// - Parameter format: The format.
  /// - Returns: The whole file.
  /// - Throws: A usage failure for a picture beyond the limits, else an internal one.
  func data(_ format: PictureFormat) throws(GalleryFailure) -> Data {
    try named { () throws(PictureError) in
      switch format {
      case .svg: described(try picture.data(.svg))
      case .pdf: try describedDocument()
      case .png, .accessibility: try picture.data(format)
      case .txt where settings.showsAccessibility: try picture.data(.accessibility)
      case .json, .txt: try contents.data(format)
      }
    }
  }

  /// Returns what people who see or hear the screen differently cannot use.
  ///
  /// - Returns: The findings.
  /// - Throws: A usage failure for a picture beyond the limits, else an internal one.
  func accessibilityFindings() throws(GalleryFailure) -> [AccessibilityFinding] {
    try named { () throws(PictureError) in try picture.accessibilityFindings() }
  }

  /// The description of the picture for readers who do not see it; nil without one.
  private var summary: String? {
    subject.document?.document.summary.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func described(_ svg: Data) -> Data {
    summary.map { SVGDescription.add($0, to: svg) } ?? svg
  }

  private func describedDocument() throws(PictureError) -> Data {
    picture.summary = summary
    return try picture.data(.pdf)
  }

  /// Returns what is shown now, as pixels.
  ///
  /// - Returns: The pixels.
  /// - Throws: A usage failure for a picture beyond the limits, else an internal one.
  func frame() throws(GalleryFailure) -> PictureFrame {
    try named { () throws(PictureError) in try picture.frame() }
  }

  /// Tells what failed in the command's words.
  private func named<Result>(
    _ body: () throws(PictureError) -> Result
  ) throws(GalleryFailure) -> Result {
    try Self.check(content, of: subject)
    do {
      return try body()
    } catch {
      switch error {
      case .canvas(.tooLarge):
        throw subject.failure("\(error)", of: ["fullContent", "size", "device"], in: settings)
      case .invisibleItem: throw subject.failure("\(error)", of: ["highlight"], in: settings)
      case .legend: throw GalleryFailure("\(error) Give --no-legend.", .usage)
      default: throw GalleryFailure("\(error)", .internal)
      }
    }
  }
}
