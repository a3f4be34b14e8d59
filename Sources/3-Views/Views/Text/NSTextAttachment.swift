// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry

/// An image in the flow of a text, in place of one character.
///
/// ```swift
/// let pin = NSTextAttachment(image: UIImage(systemName: "mappin")!)
/// let text = NSMutableAttributedString(attachment: pin)
/// text.append(NSAttributedString(string: " Bergen"))
/// ```
///
/// The line is as high as the attachment needs. Symbols and templates are drawn in the colour of the
/// text, other images in their own.
open class NSTextAttachment: NSObject {
  private let mark = AttributeValueMark()

  /// The character that an attachment stands for: U+FFFC.
  public static let character = 0xFFFC

  /// The bytes of the file that is attached; an image among them is shown if ``image`` is nil.
  open var contents: Data? {
    didSet { decoded = nil }
  }
  /// The type of ``contents``; kept, and not read.
  open var fileType: String?
  /// The image that is shown; nil for that of ``contents``.
  open var image: UIImage?
  /// The place of the image, in points: its origin counts from the text's on the baseline, to the right
  /// and up. As zero, the size is the image's, which stands on the baseline; a symbol is in the middle
  /// of the capitals' height.
  open var bounds = CGRect.zero
  /// The space to the left and to the right of the image, in points.
  open var lineLayoutPadding: CGFloat = 0
  private var decoded: UIImage?

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - contentData: The bytes of a file; nil for none.
  ///   - uti: The type of the file; not read.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// Creates an attachment of an image.
  ///
  /// - Parameter image: The image that is shown.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an attachment without an image.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Returns the image that is drawn.
  ///
  /// - Parameters:
  ///   - imageBounds: Its place, in points.
  ///   - textContainer: The container of the text; nil where there is none, as in a label.
  ///   - charIndex: The character's index in the text.
  /// - Returns: ``image``, or that of ``contents``; nil for nothing.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shownImage }

  /// Returns the place of the attachment.
  ///
  /// It is asked once each time that a text is set, before lines are broken.
  ///
  /// - Parameters:
  ///   - textContainer: The container of the text; nil where there is none, as in a label.
  ///   - lineFrag: A line of the text's width and font, in points.
  ///   - position: The beginning of its baseline.
  ///   - charIndex: The character's index in the text.
  /// - Returns: ``bounds``, or a rectangle of the image's size at zero.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds == .zero else { return bounds }
    return CGRect(origin: .zero, size: shownImage?.size ?? .zero)
  }

  private var shownImage: UIImage? {
    if let image { return image }
    if decoded == nil { decoded = contents.flatMap { UIImage(data: $0) } }
    return decoded
  }
}

struct AttachmentPosition {
  var container: NSTextContainer?
  /// The width of the lines, in points; infinite for any.
  var width: CGFloat
  /// The attachment's index in the text.
  var character: Int
  var font: UIFont
  var scale: CGFloat
}

extension NSTextAttachment {
  func textAttachment(at position: AttachmentPosition) -> TextAttachment {
    let font = position.font
    var bounds = attachmentBounds(
      for: position.container,
      proposedLineFragment: CGRect(x: 0, y: 0, width: position.width, height: font.lineHeight),
      glyphPosition: CGPoint(x: 0, y: font.ascender), characterIndex: position.character)
    if self.bounds == .zero, bounds.origin == .zero, image?.isSymbolImage == true {
      bounds.origin.y = (font.capHeight - bounds.height) / 2
    }
    if !bounds.isFinite { bounds = .zero }
    let scale = position.scale
    let scaled = CGRect(
      x: bounds.minX * scale, y: bounds.minY * scale, width: bounds.width * scale,
      height: bounds.height * scale)
    let padding = lineLayoutPadding.isFinite ? max(0, lineLayoutPadding) * scale : 0
    let (container, character) = (position.container, position.character)
    return TextAttachment(of: self, bounds: scaled, padding: padding) {
      [self, weak container] canvas, rect, color in
      let image = image(forBounds: rect, textContainer: container, characterIndex: character)
      image?.paint(on: canvas, in: rect, tint: image?.isTemplate == true ? color : nil)
    }
  }
}

extension UIImage {
  /// Whether it is drawn in the colour of what is around it.
  fileprivate var isTemplate: Bool {
    appearance.renderingMode == .alwaysTemplate
      || appearance.renderingMode == .automatic && isSymbolImage && appearance.tint == nil
  }
}

extension NSAttributedString {
  /// Creates a text of one attachment.
  ///
  /// - Parameter attachment: What stands in place of the text's only character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: String(TextAttachment.character), attributes: [.attachment: attachment])
  }

  /// Creates a text of one attachment.
  ///
  /// - Parameters:
  ///   - attachment: What stands in place of the text's only character.
  ///   - attributes: Further attributes, such as the font, which places an image without bounds.
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    self.init(
      string: String(TextAttachment.character),
      attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}
