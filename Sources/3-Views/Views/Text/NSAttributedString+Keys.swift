// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor` for the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text, as high as its line.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: what is added to the advance of each character, in points; below 0 they move together.
  /// Characters that are spaced are not joined to ligatures.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: what is added to each character's advance, in points, in place of ``kern``.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A number: 0 for text without ligatures, other numbers for the font's usual ones.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number: the raw value of an ``NSUnderlineStyle`` for a line under the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor` for the line under the text; the text's colour without one.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A number: the raw value of an ``NSUnderlineStyle`` for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor` for the line through the text; the text's colour without one.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A number: the distance of the text above the baseline, in points; below 0 it hangs under it. The
  /// line is higher where that is needed.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A number: the width of a line along the letters' outlines, in hundredths of the font's size.
  /// Letters are not filled; below 0 they are, and the line has the width without the sign.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A `UIColor` for the letters' outlines; the text's colour without one.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: the slope that is added to the letters, in points to the right for each point upwards.
  /// The advances of the letters stay.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A number: the natural logarithm of the factor by which the letters are wider; 0 for the font's
  /// width, below 0 they are narrower. The factor is 0.01…100, and kerning is not part of what it widens.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// An ``NSShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A `URL` or a `String`: the text is shown in the colour of links, whatever its own colour, and with
  /// a line under it unless ``underlineStyle`` says otherwise.
  public static let link = NSAttributedString.Key("NSLink")
  /// An ``NSTextAttachment``, which stands in place of the character U+FFFC; it has no effect on
  /// others.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// A style of lines under text and through it; see the attributes `underlineStyle` and
/// `strikethroughStyle`.
///
/// ```swift
/// let style: NSUnderlineStyle = [.single, .patternDot]
/// text.addAttribute(.underlineStyle, value: style.rawValue, range: range)
/// ```
///
/// There is a line only with one of ``single``, ``thick`` and ``double``; a pattern alone draws nothing.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits.
  public let rawValue: Int
  /// Creates a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line, 0.0488 of the font's size thick.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A single line of double thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line, whose gap is as thick as each line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of dashes, each followed by a dot.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes, each followed by two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// A line under words only, not under white space.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
