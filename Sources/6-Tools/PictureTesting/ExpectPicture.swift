// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Pictures

/// Expects something to look as it did when its reference was recorded.
///
/// The reference stands beside the test file, in `References/<file>/<name>.<format>`; a test
/// target that keeps references needs `exclude: ["References"]` in its manifest. A missing
/// reference fails. A difference fails, writes one picture (expected | difference | actual) and
/// names the command that accepts the new one. A name stands once in a test file.
///
/// Tests of Swift Testing and of XCTest fail alike, at the line of the call. Outside of a test the
/// program stops.
///
/// ```swift
/// @MainActor @Test func `A card has round corners`() {
///   expectPicture(of: CardView(), named: "card")
/// }
/// ```
///
/// Without a name it comes from the test and its arguments, and the message of a failure says so:
/// `A-card-has-round-corners` above.
///
/// To record: `RECORD_PICTURES=missing swift test` writes what is not there yet,
/// `RECORD_PICTURES=card swift test` the pictures of these names (separated by commas),
/// `RECORD_PICTURES=all swift test` every one.
///
/// Text is drawn in blocks unless `traits` say otherwise, so that references do not depend on the
/// fonts of a machine. Blocks do not tell "Pad thai" from "Pad tiha": `as: [.png, .txt]` compares
/// the words too.
///
/// - Parameters:
///   - value: A view, a controller, a window, an image, a layout, or what else is `Pictured`.
///   - name: The reference's name, without an extension; nil for the test's.
///   - format: `png`, or `txt` and `json` for the layout tree, or `accessibility` for the words of a
///     screen reader, or a vector format; nil for the formats in `picture-testing.json`, else `png`.
///   - setup: Size, scale, traits, tolerance and more.
///   - function: The test's function, which says its name in XCTest.
///   - fileID: The test's module and file.
///   - filePath: The test's file, which the reference is kept beside.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor
public func expectPicture(
  of value: some Pictured, named name: String? = nil, as format: PictureFormat? = nil,
  _ setup: PictureSetup = PictureSetup(), function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  var pictures = ExpectedPictures(
    function: function, location: TestLocation(fileID, filePath, line, column))
  pictures.name = name
  pictures.formats = format.map { [$0] }
  pictures.setup = setup
  pictures.check { value.pictureContent }
}

/// Expects something to look as it did when its references were recorded, in several formats.
///
/// All are compared, each with a reference of its own; one failure lists those that differ.
///
/// ```swift
/// expectPicture(of: MenuView(), named: "menu", as: [.png, .txt])  // the look, and the words
/// ```
///
/// - Parameters:
///   - value: A view, a controller, a window, an image, a layout, or what else is `Pictured`.
///   - name: The references' name, without an extension; nil for the test's.
///   - formats: The formats. An empty list fails.
///   - setup: Size, scale, traits, tolerance and more. The tolerance is that of pixels.
///   - function: The test's function, which says its name in XCTest.
///   - fileID: The test's module and file.
///   - filePath: The test's file, which the references are kept beside.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor
public func expectPicture(
  of value: some Pictured, named name: String? = nil, as formats: [PictureFormat],
  _ setup: PictureSetup = PictureSetup(), function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  var pictures = ExpectedPictures(
    function: function, location: TestLocation(fileID, filePath, line, column))
  pictures.name = name
  pictures.formats = formats
  pictures.setup = setup
  pictures.check { value.pictureContent }
}

/// Compares something with its reference, or records it, as ``expectPicture(of:named:as:_:function:fileID:filePath:line:column:)-(_,_,[PictureFormat],_,_,_,_,_,_)``
/// does, and lets no test fail.
///
/// It is for your own functions: those that add words to a message, or expect a failure.
///
/// ```swift
/// @MainActor func expectCard(_ card: Card, named name: String) {
///   guard let failure = verifyPicture(of: CardView(card), named: name) else { return }
///   Issue.record("The card of \(card.title): \(failure)")
/// }
/// ```
///
/// - Parameters:
///   - value: A view, a controller, a window, an image, a layout, or what else is `Pictured`.
///   - name: The reference's name, without an extension; nil for the test's.
///   - formats: The formats; nil for those in `picture-testing.json`, else PNG. An empty list fails.
///   - setup: Size, scale, traits, tolerance and more.
///   - function: The test's function, which says its name in XCTest.
///   - fileID: The test's module and file.
///   - filePath: The test's file, which the references are kept beside.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What a test that fails would say; nil if everything is as recorded, or was recorded. The
///   pictures of a failure are attached to a test of Swift Testing.
@MainActor
public func verifyPicture(
  of value: some Pictured, named name: String? = nil, as formats: [PictureFormat]? = nil,
  _ setup: PictureSetup = PictureSetup(), function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> String? {
  var pictures = ExpectedPictures(
    function: function, location: TestLocation(fileID, filePath, line, column))
  pictures.name = name
  pictures.formats = formats
  pictures.setup = setup
  return pictures.failure { value.pictureContent }
}
