// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension NSPasteboard {
  /// The type of data on a pasteboard: a uniform type identifier.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String

    /// Creates a type.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of plain text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// The URL of a file.
    public static let fileURL = PasteboardType("public.file-url")
    /// A URL.
    public static let URL = PasteboardType("public.url")
    /// A PNG image.
    public static let png = PasteboardType("public.png")
    /// A TIFF image.
    public static let tiff = PasteboardType("public.tiff")
    /// A PDF document.
    public static let pdf = PasteboardType("com.adobe.pdf")
    /// The type of text in HTML.
    public static let html = PasteboardType("public.html")
    /// The type of text in RTF.
    public static let rtf = PasteboardType("public.rtf")
    /// The type of lines of text with tabs between columns.
    public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
    /// A colour.
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
  }

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text of the pasteboard name.
    public let rawValue: String

    /// Creates a pasteboard name from its text, without a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a pasteboard name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the pasteboard for cutting, copying and pasting.
    public static let general = Name("Apple CFPasteboard general")
    /// The name of the pasteboard for drags.
    public static let drag = Name("Apple CFPasteboard drag")
  }

  /// The options for writing data.
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, with AppKit's values.
    public let rawValue: UInt
    /// Creates pasteboard writing options from bits, with AppKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The data are requested when they are read.
    public static let promised = WritingOptions(rawValue: 1 << 9)
  }

  /// The keys of options for the objects that may be created from the data.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The text of the pasteboard reading option key.
    public let rawValue: String
    /// Creates a pasteboard reading option key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The option that is true for URLs of files only.
    public static let urlReadingFileURLsOnly =
      ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
  }
}
