// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
public import Foundation
public import Geometry
public import Views

/// A view as an image file or a layout tree.
///
/// A view that is in no window gets one of its own while it is drawn; a view in a window is drawn
/// as it is there.
///
/// ```swift
/// try Picture(of: view, size: CGSize(width: 390, height: 844)).write(to: "out.png")
/// ```
@MainActor
public final class Picture {
  /// The name of the drawing, in layout trees.
  public var name: String?
  /// The parts of the layout that are drawn over the view; nil, as at first, for none.
  ///
  /// It shows in pictures and frames and, as text, in layout trees. A legend makes pictures larger;
  /// the frames of a picture all have the size of the first.
  public var anatomy: PictureAnatomy?
  /// A Boolean value that says whether the accessible elements are numbered in the order in which a
  /// screen reader goes, with what it says in a list beside the view; false at first.
  ///
  /// The list makes pictures larger. Nothing of ``anatomy`` is shown then.
  public var showsAccessibility = false
  /// Frames that are drawn over the view with their numbers, in the view's coordinates; nil, as at first, for
  /// none. Nothing of ``anatomy`` is shown then.
  package var marks: [CGRect]?
  /// The description for readers who do not see the picture, which a PDF has as its subject; nil, as
  /// at first, for none.
  package var summary: String?
  /// The pictures around the view and over it; nil, as at first, for nothing.
  package var surround: PictureSurround?
  /// The insets that bars and corners of a screen cover in the window of a view that is in none;
  /// nil, as at first, for what new windows have.
  package var safeArea: UIEdgeInsets?
  /// The parts of the view that are not shown; nil, as at first, for nothing.
  package var mask: PictureMask?
  /// The state into which the view is brought before its first picture.
  package var preparation = PicturePreparation()
  private var isPrepared = false
  /// The rectangles that the mask covered of the last picture, in pixels, inside of it.
  package private(set) var coveredPixels: [CGRect] = []
  /// The size of what was last drawn, with what is around the view and the legend of the anatomy, in
  /// points; nil before.
  package private(set) var drawnSize: CGSize?
  /// The size of the legend beside the first of several frames; nil before it.
  var frameLegendSize: CGSize?
  /// The view that the picture shows.
  public let view: UIView
  /// Held for as long as the picture: a view holds its controller weakly, and so do most views
  /// their data sources and delegates, which the controller often is or owns.
  private let owner: AnyObject?
  private var wanted: (size: CGSize?, scale: CGFloat?, traits: UITraitCollection?)
  /// Whether the view may have another size: it is in no window but the picture's.
  let canGrow: Bool
  private var window: UIWindow?

  /// Creates a picture of a view.
  ///
  /// - Parameters:
  ///   - view: The view. One without a superview takes the picture's size.
  ///   - size: The size in points; nil for the view's own.
  ///   - scale: Pixels per point; nil for what the traits say.
  ///   - traits: Traits that hold in the picture, over the window's; nil for none.
  public convenience init(
    of view: UIView, size: CGSize? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil
  ) {
    self.init(view, of: nil, (size, scale, traits))
  }

  /// Creates a picture of a controller's view, and calls the controller's appearance methods. The
  /// picture keeps a strong reference to the controller.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - size: The size in points; nil for the view's own.
  ///   - scale: Pixels per point; nil for what the traits say.
  ///   - traits: Traits that hold in the picture, over the window's; nil for none.
  public convenience init(
    of controller: UIViewController, size: CGSize? = nil, scale: CGFloat? = nil,
    traits: UITraitCollection? = nil
  ) {
    controller.loadViewIfNeeded()
    self.init(controller.view, of: controller, (size, scale, traits))
  }

  /// Prepares to draw a view that shows something else, which the picture holds.
  ///
  /// - Parameters:
  ///   - view: The view that the picture shows.
  ///   - owner: What it shows.
  ///   - size: The size in points; nil for the view's own.
  ///   - scale: Pixels per point; nil for what the traits say.
  ///   - traits: Traits that hold in the picture, over the window's; nil for none.
  package convenience init(
    of view: UIView, ownedBy owner: AnyObject, size: CGSize?, scale: CGFloat?,
    traits: UITraitCollection?
  ) {
    self.init(view, of: owner, (size, scale, traits))
  }

  /// Prepares to draw what stands for a value.
  ///
  /// - Parameters:
  ///   - content: What is drawn, which the picture holds.
  ///   - size: The size in points; nil for the content's own. Not read of content that keeps its own.
  ///   - scale: Pixels per point; nil for what the traits say.
  ///   - traits: Traits that hold in the picture, over the window's; nil for none.
  package convenience init(
    of content: PictureContent, size: CGSize?, scale: CGFloat?, traits: UITraitCollection?
  ) {
    self.init(
      content.view, of: content.owner, (content.keepsItsSize ? nil : size, scale, traits))
  }

  private init(
    _ view: UIView, of owner: AnyObject?,
    _ wanted: (size: CGSize?, scale: CGFloat?, traits: UITraitCollection?)
  ) {
    self.view = view
    self.owner = owner
    self.wanted = wanted
    canGrow = !(view is UIWindow) && (view.parent == nil || view.parent is PictureWindow)
  }

  /// The picture in a format.
  ///
  /// - Returns: The whole file.
  /// - Throws: ``PictureError`` for a size of nothing or beyond the limits, or a missing font.
  public func data(_ format: PictureFormat) throws(PictureError) -> Data {
    if let canvas = format.canvas { return try drawing(canvas) }
    if format == .accessibility { return Data(try accessibilityList().text.utf8) }
    let tree = try layoutTree()
    return Data((format == .json ? tree.json : tree.text).utf8)
  }

  /// Writes the picture whole or not at all, in the format of the file's extension.
  ///
  /// - Parameter path: The file; replaced if it exists.
  /// - Throws: ``PictureError``.
  public func write(to path: String) throws(PictureError) {
    let name = URL(fileURLWithPath: path).pathExtension
    guard let format = PictureFormat(rawValue: name.lowercased()) else {
      throw .unknownExtension(name)
    }
    let data = try data(format)
    do { try AtomicFile.write(data, to: path) } catch { throw .file(error) }
  }

  /// Writes the picture whole or not at all, in the format of the file's extension.
  ///
  /// - Parameter url: The file; replaced if it exists.
  /// - Throws: ``PictureError``.
  public func write(to url: URL) throws(PictureError) { try write(to: url.path) }

  /// Returns what the picture shows, as text.
  ///
  /// - Throws: ``PictureError`` for a size of nothing or beyond the limits.
  func layoutTree() throws(PictureError) -> LayoutTree {
    try rooted { scale throws(PictureError) in
      do throws(CanvasError) { _ = try Canvas.pixelSize(of: view.bounds.size, scale: scale) } catch
      {
        throw .canvas(error)
      }
      view.layoutIfNeeded()
      let covered = try mask.map { mask throws(PictureError) in
        try CoveredParts(of: view, by: mask)
      }
      var tree = LayoutTree(of: view, name: name, scale: scale, covered: covered)
      tree.anatomy = try anatomyContents()
      return tree
    }
  }

  /// Returns the accessible elements in the order in which a screen reader goes.
  ///
  /// - Throws: ``PictureError`` for a size that was asked for and is nothing or beyond the limits.
  package func accessibilityList() throws(PictureError) -> AccessibilityList {
    try rooted { _ throws(PictureError) in
      var list = AccessibilityList(elements: view.readAccessibility())
      if let mask { list.covered = try CoveredParts(of: view, by: mask).areas.map(\.frame) }
      return list
    }
  }

  /// Returns what people who see or hear the view differently cannot use.
  ///
  /// - Returns: The findings: first those of texts, then those of elements and images.
  /// - Throws: ``PictureError`` for a size that is nothing or beyond the limits.
  package func accessibilityFindings() throws(PictureError) -> [AccessibilityFinding] {
    try rooted { _ throws(PictureError) in
      view.layoutIfNeeded()
      return AccessibilityFindings.findings(in: view, background: try textBackground())
    }
  }

  /// Draws what is behind the texts of the view, at one pixel for each point.
  private func textBackground() throws(PictureError) -> TextBackground {
    do throws(CanvasError) {
      let canvas = try Canvas(size: view.bounds.size, scale: 1, format: .png)
      canvas.drawsText = false
      canvas.fill(
        CGRect(origin: .zero, size: view.bounds.size),
        with: UIColor.systemBackground.value(in: view.traitCollection).rgba)
      ViewDrawing.draw(view, in: CGContext(canvas: canvas, scale: 1), scale: 1)
      guard let raster = canvas.finishedRaster() else { throw CanvasError.drawing("no pixels") }
      return TextBackground(raster, origin: view.bounds.origin)
    } catch {
      throw .canvas(error)
    }
  }

  /// The picture as pixels.
  ///
  /// - Parameter scale: The pixels per point; nil for as many as views are laid out for. With fewer it
  ///   is a preview with the same layout.
  /// - Returns: The pixels.
  /// - Throws: ``PictureError``.
  package func raster(scale: CGFloat? = nil) throws(PictureError) -> Raster {
    let canvas = try draw(.png, asFrame: true, scale: scale)
    guard let raster = canvas.finishedRaster() else { throw .canvas(.drawing("no pixels")) }
    return raster
  }

  private func drawing(_ format: Canvas.Format) throws(PictureError) -> Data {
    let canvas = try draw(format)
    if let summary { canvas.describe(as: summary) }
    do { return try canvas.encoded() } catch { throw .canvas(error) }
  }

  private func draw(
    _ format: Canvas.Format, asFrame isFrame: Bool = false, scale drawingScale: CGFloat? = nil
  ) throws(PictureError) -> Canvas {
    try rooted { displayScale throws(PictureError) in
      let scale = drawingScale ?? displayScale
      let sheet: (any PictureSheet)?
      if showsAccessibility {
        sheet = AccessibilitySheet(view.readAccessibility(), of: view, surround: surround)
      } else if let marks {
        sheet = MarkSheet(marks: marks, surround: surround, size: outerSize)
      } else {
        sheet = try self.sheet(scale: scale, asFrame: isFrame)
      }
      let canvas: Canvas
      do throws(CanvasError) {
        canvas = try Canvas(size: sheet?.size ?? outerSize, scale: scale, format: format)
      } catch {
        throw .canvas(error)
      }
      drawnSize = canvas.size
      view.layoutIfNeeded()
      let context = CGContext(canvas: canvas, scale: scale)
      if let sheet {
        sheet.draw(view, in: context, scale: scale)
      } else {
        PictureSurround.draw(surround, around: view.bounds.size, in: context, scale: scale) {
          ViewDrawing.draw(view, in: context, scale: scale)
          drawKeyboard(in: context, scale: scale)
        }
        try cover(canvas, scale: scale)
      }
      if context.hasRealText {
        do throws(MissingFontError) {
          try FontDescription.require(family: FontFace.systemFamily)
        } catch {
          throw .font(error)
        }
      }
      return canvas
    }
  }

  /// Draws the keyboard that the preparation shows over the bottom of the view.
  private func drawKeyboard(in context: CGContext, scale: CGFloat) {
    guard let height = preparation.keyboardHeight else { return }
    let keyboard = KeyboardView(homeArea: safeArea?.bottom ?? 0)
    keyboard.traitOverrides = view.traitCollection.values
    keyboard.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    keyboard.layoutIfNeeded()
    context.canvas.withSavedState {
      context.canvas.translate(x: 0, y: view.bounds.height - height)
      ViewDrawing.draw(keyboard, in: context, scale: scale)
    }
  }

  /// Paints over what the mask covers, in whole pixels.
  private func cover(_ canvas: Canvas, scale: CGFloat) throws(PictureError) {
    coveredPixels = []
    guard let mask else { return }
    let covered = try CoveredParts(of: view, by: mask)
    let origin = CGPoint(
      x: (surround?.insets.left ?? 0) - view.bounds.origin.x,
      y: (surround?.insets.top ?? 0) - view.bounds.origin.y)
    let pixels = CGRect(
      x: 0, y: 0, width: (canvas.size.width * scale).rounded(),
      height: (canvas.size.height * scale).rounded())
    for area in covered.areas {
      let frame = area.frame.offsetBy(dx: origin.x, dy: origin.y)
      let scaled = CGRect(
        x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
        height: frame.height * scale)
      guard scaled.isFinite else { continue }
      let rect = scaled.integral.intersection(pixels)
      guard !rect.isNull, !rect.isEmpty else { continue }
      coveredPixels.append(rect)
      canvas.fill(
        CGRect(
          x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale,
          height: rect.height / scale), with: PictureMask.color)
    }
  }

  /// The size of the view with what is around it, in points.
  var outerSize: CGSize { PictureSurround.size(of: surround, around: view.bounds.size) }

  /// Sees to it that the view has the size and traits wanted, in a window if it is in none.
  ///
  /// - Parameter body: Called with the pixels per point.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  func rooted<Result>(
    _ body: (CGFloat) throws(PictureError) -> Result
  ) throws(PictureError) -> Result {
    var traits = wanted.traits?.values ?? TraitValues()
    if let scale = wanted.scale { traits.displayScale = scale }
    let own = view.traitOverrides
    if view is UIWindow || view.parent != nil && !(view.parent is PictureWindow) {
      // If it is in a tree already, nothing of that is to change for long.
      view.traitOverrides = own.overlaid(by: traits)
    } else {
      adopt(with: traits)
    }
    defer { view.traitOverrides = own }
    if let size = wanted.size { try resize(to: size) }
    if !isPrepared, !preparation.isEmpty {
      isPrepared = true
      try prepare(preparation)
    }
    let scale = view.traitCollection.displayScale
    return try body(wanted.scale ?? (scale > 0 ? scale : 1))
  }

  func grow(by size: CGSize) throws(PictureError) {
    let current = view.bounds.size
    let grown = CGSize(width: current.width + size.width, height: current.height + size.height)
    wanted.size = grown
    try resize(to: grown)
  }

  private func resize(to size: CGSize) throws(PictureError) {
    // Before the view: a controller's follows its window.
    do throws(CanvasError) { _ = try Canvas.pixelSize(of: size, scale: 1) } catch {
      throw .canvas(error)
    }
    if let window, view.parent === window { window.frame = CGRect(origin: .zero, size: size) }
    guard view.bounds.size != size else { return }
    view.frame = CGRect(origin: view.frame.origin, size: size)
  }

  private func adopt(with traits: TraitValues) {
    let window =
      self.window ?? PictureWindow(frame: CGRect(origin: .zero, size: view.bounds.size))
    self.window = window
    window.traitOverrides = traits
    if let safeArea { window.safeAreaInsets = safeArea }
    guard view.parent !== window else { return }
    if let controller = view.controller {
      window.rootViewController = controller
      if view.parent !== window { window.addSubview(view) }
    } else {
      window.addSubview(view)
    }
  }
}

/// The window that a picture gives to a view that is in none.
private final class PictureWindow: UIWindow {}
