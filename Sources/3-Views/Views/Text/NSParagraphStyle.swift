// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The style of a paragraph of an attributed text; see the attribute `paragraphStyle`.
///
/// The style of a paragraph's first letter counts for all of it.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = AttributeValueMark()

  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    /// Nil for those of UIKit.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var lineBreakStrategy: LineBreakStrategy = []
    var allowsDefaultTighteningForTruncation = false
  }

  fileprivate(set) var values = Values()

  /// The style of text without one: nothing but `natural` alignment and breaks between words.
  public class var `default`: NSParagraphStyle { standard }
  private static let standard = NSParagraphStyle()

  /// The options of where lines break.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a single word on the last line, in labels and strings that are drawn: the word before
    /// it is moved to it.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Has no effect: Korean breaks as other texts do. Keeps Korean words together.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// Breaks lines as the system's labels do: all other options.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Creates a style that says nothing.
  public override init() {}

  /// The distance between two lines of the text in addition to their height, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance below the paragraph, unless it is the text's last, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance above the paragraph, unless it is the text's first, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The side that the lines of the paragraph are flush with.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of text that is too long for a line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance from the leading edge to the beginning of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance from the leading edge to the beginning of the other lines, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of the lines, in points: from where reading begins if positive, otherwise from the
  /// other side.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line, in points; 0 for none. What it adds is above the letters.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of a line's height, before its least and greatest height count; 0 for nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The direction of the paragraph's lines: with `natural`, its first letter that has one decides.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  // Implicitly unwrapped as in UIKit: nil is set, for the default, and never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The places to which tabs lead: twelve, 28 points apart, unless set.
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSTextTab.usual }
  /// The distance of further places behind the last of ``tabStops``, at multiples of it, in points;
  /// with 0, as by default, they are 28 points apart.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Has no effect: words are hyphenated at soft hyphens alone, U+00AD. The fraction of a line that
  /// its words have to fill so that none is hyphenated, 0…1.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Has no effect: words are hyphenated at soft hyphens alone, U+00AD. A Boolean value that says
  /// whether words are hyphenated as the system does.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The options of where lines break; they have no effect in text views and TextKit, which fill lines one by
  /// one.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Has no effect: letters keep their distances. A Boolean value that says whether they are
  /// tightened before text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// Whether tabs lead to the places of UIKit.
  var hasUsualTabs: Bool { values.tabStops == nil && values.defaultTabInterval == 0 }

  /// Returns the style; one that can be changed, as a style of its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style of its own that says the same and can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns whether an object is a style that says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of what the style says.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed, before it is given to a text.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The distance between two lines of the text in addition to their height, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The distance below the paragraph, unless it is the text's last, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The distance above the paragraph, unless it is the text's first, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The side that the lines of the paragraph are flush with; may be set.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The treatment of text that is too long for a line.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The distance from the leading edge to the beginning of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The distance from the leading edge to the beginning of the other lines, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The end of the lines, in points: from where reading begins if positive, otherwise from the
  /// other side.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The least height of a line, in points; 0 for none. What it adds is above the letters.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of a line's height, before its least and greatest height count; 0 for nothing.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The direction of the paragraph's lines: with `natural`, its first letter that has one decides.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  // Implicitly unwrapped as in UIKit: nil is set, for the default, and never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The places to which tabs lead; nil is set for the default, twelve that are 28 points apart.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.tabStops = newValue == NSTextTab.usual ? nil : newValue }
  }
  /// The distance of further places behind the last of ``tabStops``, at multiples of it, in points;
  /// with 0, as by default, they are 28 points apart.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// Has no effect: words are hyphenated at soft hyphens alone, U+00AD. The fraction of a line that
  /// its words have to fill so that none is hyphenated, 0…1.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Has no effect: words are hyphenated at soft hyphens alone, U+00AD. A Boolean value that says
  /// whether words are hyphenated as the system does.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// Has no effect: lines are filled one by one. The strategy of line breaks.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// Has no effect: letters keep their distances. A Boolean value that says whether they are
  /// tightened before text is truncated.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Adds a tab stop, in the order of locations.
  ///
  /// - Parameter anObject: The place.
  open func addTabStop(_ anObject: NSTextTab) {
    let stops: [NSTextTab] = tabStops ?? []
    let index = stops.firstIndex { $0.location > anObject.location } ?? stops.endIndex
    tabStops = stops[..<index] + [anObject] + stops[index...]
  }

  /// Removes the first tab stop that equals another; does nothing without one.
  ///
  /// - Parameter anObject: The other place.
  open func removeTabStop(_ anObject: NSTextTab) {
    var stops: [NSTextTab] = tabStops ?? []
    guard let index = stops.firstIndex(of: anObject) else { return }
    stops.remove(at: index)
    tabStops = stops
  }

  /// Adopts the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

extension NSAttributedString.Key {
  /// An `NSParagraphStyle`: that of a paragraph's first letter counts for all of it.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

/// The direction in which lines of text are read.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the text's letters.
  case natural = -1
  /// The direction from left to right.
  case leftToRight = 0
  /// The direction from right to left.
  case rightToLeft = 1
}
