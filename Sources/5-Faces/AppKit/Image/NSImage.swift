// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// A picture: from a file, a symbol or drawn by a closure.
open class NSImage: NSObject, @unchecked Sendable {
  let uiImage: UIImage
  private var isMask = false

  package init(_ uiImage: UIImage) { self.uiImage = uiImage }

  /// Creates an image from a file; nil if there is none or it cannot be read.
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image)
  }

  /// Creates an image from the bytes of a file; nil if they cannot be read.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }

  /// Creates an image of pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - size: The size of the image, in points, to which the pixels are stretched where it has other
  ///     proportions; one point a pixel in place of a size that is not above zero.
  @preconcurrency @MainActor
  public convenience init(cgImage: CGImage, size: NSSize) {
    let plain = UIImage(cgImage: cgImage)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      self.init(plain)
      return
    }
    let (across, down) = (plain.size.width / size.width, plain.size.height / size.height)
    guard abs(across - down) > 1e-6 else {
      self.init(UIImage(cgImage: cgImage, scale: across, orientation: .up))
      return
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(across, down)
    self.init(
      UIGraphicsImageRenderer(size: size, format: format).image { _ in
        plain.draw(in: CGRect(origin: .zero, size: size))
      })
  }

  /// Creates an image of a symbol; nil for a symbol that does not exist here, with one line on
  /// standard error.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - description: Not read: there is no screen reader.
  @preconcurrency @MainActor
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    let caller = "NSImage(systemSymbolName:accessibilityDescription:)"
    guard let image = UIImage(systemName: name, with: nil, for: caller) else { return nil }
    self.init(image)
    isMask = true
  }

  /// The size of the image, in points.
  @preconcurrency @MainActor
  open var size: NSSize { uiImage.source.symbol?.size(scale: 2) ?? uiImage.size }

  /// A Boolean value that says whether only the shape counts, which is drawn in the tint.
  open var isTemplate: Bool {
    get { isMask }
    set { isMask = newValue }
  }
}

extension NSImage {
  /// An image of one point with nothing in it.
  @MainActor
  static var empty: NSImage {
    NSImage(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in })
  }

  /// Pixels per point of images that are drawn by a closure.
  private static let drawnScale: CGFloat = 2

  /// Creates an image that a closure draws.
  ///
  /// > Note: Differs from AppKit: it is drawn once and at once, at two pixels per point and in the
  /// > current appearance, and not again for each use.
  ///
  /// - Parameters:
  ///   - size: The size, in points; not more than zero gives an empty image.
  ///   - drawingHandlerShouldBeCalledWithFlippedContext: Whether y runs down in the closure.
  ///   - drawingHandler: Draws into the rectangle that it is given. Returns whether it could, which
  ///     is not read.
  @preconcurrency @MainActor
  public convenience init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: (NSRect) -> Bool
  ) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = Self.drawnScale
    let isFlipped = drawingHandlerShouldBeCalledWithFlippedContext
    self.init(
      UIGraphicsImageRenderer(size: size, format: format).image { renderer in
        let context = renderer.cgContext
        if !isFlipped {
          context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
        }
        NSGraphicsContext.with(context, isFlipped: isFlipped) {
          _ = drawingHandler(NSRect(origin: .zero, size: size))
        }
      })
  }

  /// Draws the image in the current context, upright and stretched to a rectangle.
  @preconcurrency @MainActor
  public func draw(in rect: NSRect) {
    guard let current = NSGraphicsContext.current else { return }
    guard !current.isFlipped else { return uiImage.draw(in: rect) }
    let context = current.cgContext
    context.saveGState()
    context.concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    uiImage.draw(in: rect)
    context.restoreGState()
  }
}

extension NSImage: LayerContents {
  package var bitmap: (image: CGImage, scale: CGFloat?)? {
    uiImage.cgImage.map { ($0, uiImage.scale) }
  }
}

extension NSImage {
  /// The name of an image.
  public typealias Name = String

  /// Finds an image in the asset catalogues and folders of the main bundle, or one of the system's;
  /// nil if there is none.
  ///
  /// An image of a catalogue follows the appearance where it is shown. Those of the system are drawn
  /// as symbols here; the names below are known.
  ///
  /// - Parameter name: The name of the set, or of an image of the system:
  ///   ``followLinkFreestandingTemplateName``.
  @preconcurrency @MainActor
  public convenience init?(named name: Name) {
    if let image = UIImage(named: name) {
      self.init(image)
      isTemplate = image.renderingMode == .alwaysTemplate
    } else if let symbol = Self.systemSymbols[name] {
      self.init(systemSymbolName: symbol, accessibilityDescription: nil)
    } else {
      return nil
    }
  }

  /// A gear, for what can be done with something.
  public static let actionTemplateName: Name = "NSActionTemplate"
  /// A plus.
  public static let addTemplateName: Name = "NSAddTemplate"
  /// A book.
  public static let bookmarksTemplateName: Name = "NSBookmarksTemplate"
  /// A sign of warning.
  public static let cautionName: Name = "NSCaution"
  /// A folder.
  public static let folderName: Name = "NSFolder"
  /// An arrow in a circle, which follows a link.
  public static let followLinkFreestandingTemplateName: Name =
    "NSFollowLinkFreestandingTemplate"
  /// A chevron to the left.
  public static let goLeftTemplateName: Name = "NSGoLeftTemplate"
  /// A chevron to the right.
  public static let goRightTemplateName: Name = "NSGoRightTemplate"
  /// A grid of squares.
  public static let iconViewTemplateName: Name = "NSIconViewTemplate"
  /// A sign of information.
  public static let infoName: Name = "NSInfo"
  /// A list with bullets.
  public static let listViewTemplateName: Name = "NSListViewTemplate"
  /// A closed lock.
  public static let lockLockedTemplateName: Name = "NSLockLockedTemplate"
  /// The mark of a menu item of which a part is on.
  public static let menuMixedStateTemplateName: Name = "NSMenuMixedStateTemplate"
  /// The mark of a menu item that is on.
  public static let menuOnStateTemplateName: Name = "NSMenuOnStateTemplate"
  /// An arrow in a circle, which loads again, without a border around it.
  public static let refreshFreestandingTemplateName: Name = "NSRefreshFreestandingTemplate"
  /// An arrow in a circle, which loads again.
  public static let refreshTemplateName: Name = "NSRefreshTemplate"
  /// A minus.
  public static let removeTemplateName: Name = "NSRemoveTemplate"
  /// An arrow out of a square.
  public static let shareTemplateName: Name = "NSShareTemplate"
  /// A cross in a circle, which stops, without a border around it.
  public static let stopProgressFreestandingTemplateName: Name =
    "NSStopProgressFreestandingTemplate"
  /// A cross, which stops.
  public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
  /// An empty bin.
  public static let trashEmptyName: Name = "NSTrashEmpty"
  /// A full bin.
  public static let trashFullName: Name = "NSTrashFull"
  /// A person.
  public static let userName: Name = "NSUser"

  /// Our symbols for the images of the system.
  private static let systemSymbols: [Name: String] = [
    actionTemplateName: "gearshape.fill", addTemplateName: "plus", bookmarksTemplateName: "book",
    cautionName: "exclamationmark.triangle", folderName: "folder.fill",
    followLinkFreestandingTemplateName: "arrow.right.circle.fill",
    goLeftTemplateName: "chevron.left", goRightTemplateName: "chevron.right",
    iconViewTemplateName: "square.grid.2x2", infoName: "info.circle",
    listViewTemplateName: "list.bullet", lockLockedTemplateName: "lock.fill",
    menuMixedStateTemplateName: "minus", menuOnStateTemplateName: "checkmark",
    refreshFreestandingTemplateName: "arrow.clockwise", refreshTemplateName: "arrow.clockwise",
    removeTemplateName: "minus", shareTemplateName: "square.and.arrow.up",
    stopProgressFreestandingTemplateName: "xmark.circle.fill", stopProgressTemplateName: "xmark",
    trashEmptyName: "trash", trashFullName: "trash.fill", userName: "person.fill",
  ]

  /// The scale of a symbol beside text of its size.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The small scale.
    case small = 1
    /// A symbol as large as the text beside it.
    case medium = 2
    /// The large scale.
    case large = 3

    fileprivate var uiScale: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: NSObject, @unchecked Sendable {
    // Never changes after `init`, which is what makes the class safe to share.
    fileprivate let configuration: UIImage.SymbolConfiguration

    fileprivate init(_ configuration: UIImage.SymbolConfiguration) {
      self.configuration = configuration
    }

    /// Creates a size and a weight.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text that the symbol goes with, in points.
    ///   - weight: Its weight.
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
      self.init(UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight.symbolWeight))
    }

    /// Creates a size, a weight and a scale.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text that the symbol goes with, in points.
    ///   - weight: Its weight.
    ///   - scale: How large the symbol is against it.
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: SymbolScale) {
      self.init(
        UIImage.SymbolConfiguration(
          pointSize: pointSize, weight: weight.symbolWeight, scale: scale.uiScale))
    }

    /// Creates the size and weight of a text style.
    @preconcurrency @MainActor
    public convenience init(textStyle style: NSFont.TextStyle) {
      self.init(UIImage.SymbolConfiguration(font: NSFont.preferredFont(forTextStyle: style).uiFont))
    }

    /// Creates a scale.
    public convenience init(scale: SymbolScale) {
      self.init(UIImage.SymbolConfiguration(scale: scale.uiScale))
    }

    /// Returns the configuration with the values of another one in place of its own.
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(self.configuration.applying(configuration.configuration))
    }
  }

  /// Returns the symbol in another size and weight; nil for an image that is no symbol.
  @preconcurrency @MainActor
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    guard uiImage.isSymbolImage,
      let image = uiImage.applyingSymbolConfiguration(configuration.configuration)
    else { return nil }
    let result = NSImage(image)
    result.isTemplate = isTemplate
    return result
  }

  /// The image as nodes draw it: a template in their tint, any other in its own colours.
  @MainActor
  var shown: UIImage { isTemplate ? uiImage.withRenderingMode(.alwaysTemplate) : uiImage }
}

extension NSFont.Weight {
  fileprivate var symbolWeight: UIImage.SymbolWeight {
    switch rawValue {
    case ..<(-0.7): .ultraLight
    case ..<(-0.5): .thin
    case ..<(-0.2): .light
    case ..<0.1: .regular
    case ..<0.27: .medium
    case ..<0.35: .semibold
    case ..<0.5: .bold
    case ..<0.6: .heavy
    default: .black
    }
  }
}
