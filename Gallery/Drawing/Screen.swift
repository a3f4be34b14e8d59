// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import UIKit

/// A sample on a screen: laid out, scrolled, ready to be drawn.
@MainActor final class Screen {
  private let sample: any Sample.Type
  let settings: ScreenSettings
  let window: UIWindow
  /// The sample.
  let controller: any Sample
  private let picture: Picture
  /// What the layout tree is of: the collection view, or the window unless there is just one.
  private let contents: Picture

  convenience init(
    _ sample: any Sample.Type, options: PictureOptions, style: UIUserInterfaceStyle
  ) throws(GalleryFailure) {
    try self.init(sample, settings: options.settings(style: style))
  }

  /// Puts a sample on a screen.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - settings: What decides how it looks.
  /// - Throws: A usage failure if a section is named that is not there.
  init(_ sample: any Sample.Type, settings: ScreenSettings) throws(GalleryFailure) {
    self.sample = sample
    self.settings = settings
    window = UIWindow(frame: CGRect(origin: .zero, size: settings.size))
    window.traitOverrides.displayScale = settings.scale
    window.traitOverrides.userInterfaceStyle = settings.style
    window.traitOverrides.layoutDirection = settings.direction
    window.traitOverrides.preferredContentSizeCategory = settings.textSize
    window.traitOverrides.textRendering = settings.text
    let isWide = settings.size.width >= 700
    window.traitOverrides.horizontalSizeClass = isWide ? .regular : .compact
    window.traitOverrides.userInterfaceIdiom = isWide ? .pad : .phone
    try settings.own.check(for: sample)
    controller = sample.init(seed: settings.seed)
    (controller as? any ConfigurableSample)?.settings = settings.own
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let collectionViews = Self.collectionViews(in: window)
    let collectionView = collectionViews.count == 1 ? collectionViews.first : nil
    picture = Picture(of: window, scale: settings.scale)
    contents = collectionView.map { Picture(of: $0, scale: settings.scale) } ?? picture
    contents.name = sample.name
    if let collectionView { try scroll(collectionView) }
    // Lists beside each other show the same rows.
    for view in collectionViews { try show(settings.own, in: view) }
    if let moment = settings.moment {
      let duration = try Self.duration(of: sample, settings: settings)
      begin()
      show(moment * duration)
    }
  }

  private func scroll(_ view: UICollectionView) throws(GalleryFailure) {
    if let offset = settings.contentOffset {
      view.setContentOffset(clamped(offset, in: view), animated: false)
      window.layoutIfNeeded()
    }
    for wanted in settings.sectionOffsets {
      try check(wanted, in: view) { section in
        view.setOrthogonalOffset(wanted.offset, forSection: section)
      }
    }
    for wanted in settings.flings {
      try check(wanted, in: view) { section in
        view.endOrthogonalDrag(ofSection: section, at: wanted.offset) != nil
      }
    }
    window.layoutIfNeeded()
    guard settings.showsFullContent else { return }
    // Before a view is made for every element of it.
    do {
      try PictureLimits.check(view.contentSize, scale: settings.scale)
    } catch {
      throw GalleryFailure("\(error)", .usage)
    }
    let size = view.showAllContent()
    // The collection view keeps its own size, and so its layout; the window around it grows.
    view.autoresizingMask = []
    window.backgroundColor = view.backgroundColor
    window.rootViewController?.view.autoresizingMask = []
    window.frame.size = size
    window.rootViewController?.view.frame.size = size
    window.layoutIfNeeded()
  }

  private func check(
    _ wanted: SectionOffset, in view: UICollectionView, _ scroll: (Int) -> Bool
  ) throws(GalleryFailure) {
    guard wanted.section < view.numberOfSections else {
      let last = view.numberOfSections - 1
      throw GalleryFailure(
        "'\(sample.name)' has no section \(wanted.section): its last one is \(last).", .usage)
    }
    guard scroll(wanted.section) else {
      throw GalleryFailure(
        "Section \(wanted.section) of '\(sample.name)' does not scroll sideways.", .usage)
    }
  }

  private func clamped(_ offset: CGPoint, in view: UICollectionView) -> CGPoint {
    let insets = view.adjustedContentInset
    func clamp(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      min(max(value, least), max(least, most))
    }
    return CGPoint(
      x: clamp(
        offset.x, -insets.left, view.contentSize.width + insets.right - view.bounds.width),
      y: clamp(
        offset.y, -insets.top, view.contentSize.height + insets.bottom - view.bounds.height))
  }

  private static func collectionViews(in view: UIView) -> [UICollectionView] {
    if let found = view as? UICollectionView { return [found] }
    return view.subviews.flatMap(collectionViews)
  }

  /// The picture's size as the user is told it.
  var pixelDescription: String {
    let size = window.bounds.size
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
      case .png, .svg, .pdf: try picture.data(format)
      case .json, .txt: try contents.data(format)
      }
    }
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
    do {
      return try body()
    } catch {
      switch error {
      case .canvas(.tooLarge): throw GalleryFailure("\(error)", .usage)
      default: throw GalleryFailure("\(error)", .internal)
      }
    }
  }
}
