// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Texts of documents in other languages (rule IB-45).
@MainActor
@Suite("Texts of nibs in a language", .serialized)
struct NibTextsTests {
  private static let nib = NibDocuments.text(
    """
    <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
    <label text="Hello" id="L"><rect key="frame" x="0" y="0" width="100" height="21"/>
    <accessibility key="accessibilityConfiguration" label="Greeting" hint="Tap"/></label>
    <label id="M"><rect key="frame" x="0" y="30" width="100" height="21"/><string key="text">Bye</string></label>
    </subviews></view>
    <barButtonItem title="Done" id="B"/>
    """)

  private static let german = """
    /* Class = "UILabel"; text = "Hello"; ObjectID = "L"; */
    "L.text" = "Grüß \\"Gott\\"";
    "L.accessibilityLabel" = "Gruß";
    "B.title" = "Fertig";
    "no.text" = "Nichts";
    """

  /// A new folder with files, which are named by their paths in it.
  private static func folder(of files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("NibTextsTests-\(UUID().uuidString)")
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  /// The texts of the nib among files, in a language.
  private func texts(
    _ files: [String: String], at document: String = "Base.lproj/Greeting.xib",
    in language: String?
  ) throws -> (texts: [String?], console: [String]) {
    let folder = try Self.folder(of: files.merging([document: Self.nib]) { $1 })
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(path: folder.path))
    ResourceFolders.setLanguage(language)
    defer { ResourceFolders.setLanguage(nil) }
    var texts: [String?] = []
    let console = NibDocuments.console {
      let objects = UINib(nibName: "Greeting", bundle: bundle).instantiate(withOwner: nil)
      let labels = (objects.first as? UIView)?.subviews.compactMap { $0 as? UILabel } ?? []
      texts = labels.map(\.text) + [(objects.last as? UIBarButtonItem)?.title]
      texts += [labels.first?.accessibilityLabel, labels.first?.accessibilityHint]
    }
    return (texts, console)
  }

  private static let own: [String?] = ["Hello", "Bye", "Done", "Greeting", "Tap"]
  private static let replaced: [String?] = ["Grüß \"Gott\"", "Bye", "Fertig", "Gruß", "Tap"]

  @Test func `A file of texts beside a Base document replaces those that it has`() throws {
    let files = ["de.lproj/Greeting.strings": Self.german]
    try expectEqual(texts(files, in: "de").texts, Self.replaced)
    try expectEqual(texts(files, in: "de-AT").texts, Self.replaced)
    try expectEqual(texts(files, in: nil).texts, Self.own)
    try expectEqual(texts(files, in: "fr").texts, Self.own)
    // As the plug-in has it: the document is in no folder of a language.
    let flat = try texts(files, at: "Greeting.xib", in: "de")
    expectEqual(flat.texts, Self.replaced)
    expectEmpty(flat.console)
  }

  @Test func `Without a choice the development language counts`() throws {
    let files = [
      "de.lproj/Greeting.strings": Self.german,
      "en.lproj/Greeting.strings": "\"B.title\" = \"OK\";",
    ]
    let english: [String?] = ["Hello", "Bye", "OK", "Greeting", "Tap"]
    try expectEqual(texts(files, in: nil).texts, english)
    try expectEqual(texts(files, in: "fr").texts, english)
    try expectEqual(texts(files, in: "de").texts, Self.replaced)
  }

  private static func propertyList(of language: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>\(language)</string>
    </dict></plist>
    """
  }

  @Test(arguments: ["Greeting.xib", "Base.lproj/Greeting.xib"])
  func `The index of a target's documents says the development language before a property list`(
    document: String
  ) throws {
    let files = [
      "de.lproj/Greeting.strings": Self.german,
      "en.lproj/Greeting.strings": "\"B.title\" = \"OK\";",
      "Info.plist": Self.propertyList(of: "en"),
    ]
    let english: [String?] = ["Hello", "Bye", "OK", "Greeting", "Tap"]
    try expectEqual(texts(files, at: document, in: nil).texts, english)
    var indexed = files
    indexed["App.interface.json"] = #"{ "language": "de", "module": "App" }"#
    try expectEqual(texts(indexed, at: document, in: nil).texts, Self.replaced)
    // A language that is asked for comes before both.
    try expectEqual(texts(indexed, at: document, in: "en").texts, english)
    try expectEqual(texts(indexed, at: document, in: "fr").texts, Self.replaced)
  }

  @Test(arguments: ["{", "{}", #"{ "language": "../de" }"#, #"{ "language": 1 }"#])
  func `An index that says no language leaves it to the property list`(index: String) throws {
    let files = [
      "de.lproj/Greeting.strings": Self.german, "Info.plist": Self.propertyList(of: "de"),
      "App.interface.json": index,
    ]
    try expectEqual(texts(files, in: nil).texts, Self.replaced)
  }

  @Test func `Documents of a language that the index says are found`() throws {
    let files = [
      "de.lproj/Greeting.xib": Self.nib.replacing("Bye", with: "Tschüs"),
      "App.interface.json": #"{ "language": "de", "module": "App" }"#,
    ]
    try expectEqual(texts(files, in: nil).texts, ["Hello", "Tschüs", "Done", "Greeting", "Tap"])
  }

  @Test func `A formatter has the language that the index says`() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <customObject id="-2" userLabel="File's Owner"/><customObject id="-1"/><customObject id="-3"/>
      <numberFormatter numberStyle="decimal" minimumFractionDigits="2" maximumFractionDigits="2" id="f"/></objects></document>
      """
    let folder = try Self.folder(of: [
      "Count.xib": document, "App.interface.json": #"{ "language": "de", "module": "App" }"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(path: folder.path))
    let found = NibDocument(named: "Count", bundle: bundle, convert: { $0 })
    let nib = try #require(found)
    let objects = nib.instantiate(withOwner: nil, application: NSObject())
    let formatter = try #require(objects.first as? NumberFormatter)
    expectEqual(formatter.string(from: NSNumber(value: 1234.5)), "1.234,50")
  }

  @Test func `A document of a language has its texts already`() throws {
    let files = ["de.lproj/Greeting.strings": Self.german]
    let own = try texts(files, at: "de.lproj/Greeting.xib", in: "de")
    expectEqual(own.texts, Self.own)
  }

  @Test(arguments: ["", "mul.lproj/", "Base.lproj/"])
  func `A string catalogue replaces texts, also by device`(place: String) throws {
    let catalogue = """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "L.text": { "comment": "x", "extractionState": "manual", "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "Hallo" } },
          "en": { "stringUnit": { "state": "new", "value": "Hi" } } } },
        "M.text": { "localizations": { "de": { "variations": { "device": {
          "other": { "stringUnit": { "state": "translated", "value": "Tschüs" } },
          "mac": { "stringUnit": { "state": "translated", "value": "Ende" } } } } } } },
        "B.title": { } } }
      """
    let files = ["\(place)Greeting.xcstrings": catalogue]
    try expectEqual(texts(files, in: "de").texts, ["Hallo", "Tschüs", "Done", "Greeting", "Tap"])
    try expectEqual(texts(files, in: nil).texts, ["Hi", "Bye", "Done", "Greeting", "Tap"])
  }

  @Test(arguments: [
    ("de.lproj/Greeting.strings", "this is not"), ("Greeting.xcstrings", "{ \"strings\": [] }"),
    ("de.lproj/Greeting.strings", "(1, 2)"), ("Greeting.xcstrings", "{"),
  ])
  func `Texts that cannot be read are a line on the console`(
    file: (name: String, text: String)
  ) throws {
    let result = try texts([file.name: file.text], in: "de")
    expectEqual(result.texts, Self.own)
    expectEqual(result.console.count, 1)
    let name = file.name.split(separator: "/").last ?? ""
    expectEqual(
      result.console.first?.hasPrefix(
        "Greeting.xib:2: the texts of \(name) are not used: it is no"), true, "\(result.console)")
  }

  @Test func `A file of comments alone has no texts`() throws {
    for text in ["", "/* Class = \"UILabel\"; */\n\n// none\n", "/**/"] {
      let result = try texts(["de.lproj/Greeting.strings": text], in: "de")
      expect(result.texts == Self.own && result.console.isEmpty, "\(result.console)")
    }
  }

  @Test func `A catalogue is not read where the language has a file of texts`() throws {
    let files = ["de.lproj/Greeting.strings": Self.german, "Greeting.xcstrings": "{"]
    let result = try texts(files, in: "de")
    expect(result.texts == Self.replaced && result.console.isEmpty, "\(result.console)")
  }

  @Test func `A document of the Mac has the Mac's texts of a catalogue`() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <customObject id="-2" userLabel="File's Owner"/><customObject id="-1"/><customObject id="-3"/>
      <numberFormatter positiveSuffix=" own" id="f"/></objects></document>
      """
    let catalogue = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "f.positiveSuffix": {
        "localizations": { "en": { "variations": { "device": {
          "iphone": { "stringUnit": { "state": "translated", "value": " taps" } },
          "mac": { "stringUnit": { "state": "translated", "value": " clicks" } } } } } } } } }
      """
    let folder = try Self.folder(of: ["Count.xib": document, "Count.xcstrings": catalogue])
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(path: folder.path))
    let found = NibDocument(named: "Count", bundle: bundle, convert: { $0 })
    let nib = try #require(found)
    let objects = nib.instantiate(withOwner: nil, application: NSObject())
    expectEqual((objects.first as? NumberFormatter)?.positiveSuffix, " clicks")
  }

  @Test func `The development language is that of the property list, unless it is a variable`() {
    for region in [nil, "", "English", "$(DEVELOPMENT_LANGUAGE)", "${LANGUAGE}"] as [String?] {
      expectEqual(ResourceFolders.developmentLanguage(region), "en")
    }
    for region in ["de", "pt-BR"] {
      expectEqual(ResourceFolders.developmentLanguage(region), region)
    }
  }

  @Test func `A language is a code of short parts`() {
    for code in ["de", "gsw", "pt-BR", "zh-Hans-CN", "es-419"] {
      expect(ResourceFolders.isLanguage(code), "\(code)")
    }
    for code in ["", "d", "german", "de-", "de_AT", "../de", "de/x", "dé"] {
      expect(!ResourceFolders.isLanguage(code), "\(code)")
    }
  }
}
