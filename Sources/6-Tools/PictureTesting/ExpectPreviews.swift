// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Pictures

/// Expects previews to look as recorded: all that a module declares with `#Preview`, in one line.
///
/// The pictures are named by the previews and by what is combined: `A-card-dark`. A preview without a layout
/// is drawn on the screen of the devices or, without any, of an iPhone; one with
/// `.fixedLayout(width:height:)` or `.sizeThatFitsLayout` in that size, on no device. One failure lists all
/// that differ. No preview at all fails.
///
/// ```swift
/// @MainActor @Test func previews() {
///   expectPictures(of: Previews.all, appearances: [.light, .dark])
/// }
/// ```
///
/// - Parameters:
///   - previews: The previews, such as `Previews.all`, which the plug-in adds to a module.
///   - format: The format; nil for the formats in `picture-testing.json`, else `png`.
///   - devices: The devices of previews on screens; nil for that of the setup, else an iPhone.
///   - appearances: Light, dark, or both; nil for that of the setup.
///   - designs: Designs of iOS; nil for that of the setup.
///   - textSizes: Sizes of text that a reader prefers; nil for that of the setup.
///   - directions: Reading directions; nil for that of the setup.
///   - locales: Current locales, for dates and numbers; nil for that of the setup.
///   - setup: What all pictures have in common.
///   - function: The test's function, which says its name in XCTest.
///   - fileID: The test's module and file.
///   - filePath: The test's file, which the references are kept beside.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor
public func expectPictures(
  of previews: [PicturePreview], as format: PictureFormat? = nil, devices: [PictureDevice]? = nil,
  appearances: [UIUserInterfaceStyle]? = nil, designs: [InterfaceDesign]? = nil,
  textSizes: [UIContentSizeCategory]? = nil,
  directions: [UITraitEnvironmentLayoutDirection]? = nil, locales: [Locale]? = nil,
  _ setup: PictureSetup = PictureSetup(), function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  var pictures = ExpectedPictures(
    function: function, location: TestLocation(fileID, filePath, line, column))
  pictures.formats = format.map { [$0] }
  pictures.setup = setup
  pictures.matrix = PictureMatrix(
    devices: devices, appearances: appearances, designs: designs,
    textSizes: textSizes, directions: directions,
    locales: locales)
  pictures.check(previews)
}

extension ExpectedPictures {
  /// Compares or records previews, and lets the test fail once for all that fail.
  func check(_ previews: [PicturePreview]) {
    var total = PictureExpectation.Outcome()
    var names: [String: String] = [:]
    for preview in previews {
      let name = Self.fileName(of: preview)
      if let other = names.updateValue(preview.name, forKey: name) {
        total.failures.append(
          PictureFailure(
            name: name,
            text: """
              The previews '\(other)' and '\(preview.name)' have one name for their pictures, \
              '\(name)'. Give one of them another name.
              """))
        continue
      }
      let (outcome, _) = expectation(of: preview).outcome { preview.pictureContent }
      total.count += outcome.count
      total.failures += outcome.failures
    }
    if previews.isEmpty {
      total.failures.append(
        PictureFailure(
          name: "", text: "There is nothing to compare: the list of previews is empty."))
    }
    if let message = message(of: total, namedBy: nil) { context.report(message, location) }
  }

  /// The name of a preview's pictures: its words, with hyphens between them.
  private static func fileName(of preview: PicturePreview) -> String {
    // As a function's, whose parentheses do not count: those of a name do.
    TestName(function: preview.name + "()", arguments: []).fileName
  }

  /// The expectation of one preview, whose traits are over the setup and the matrix.
  private func expectation(of preview: PicturePreview) -> ExpectedPictures {
    var pictures = self
    pictures.name = Self.fileName(of: preview)
    if preview.isScreen {
      if setup.size == nil {
        pictures.setup.device = preview.device(setup.device ?? .iphone)
        pictures.matrix.devices = matrix.devices?.map(preview.device)
      }
    } else {
      pictures.setup.device = nil
      pictures.setup.size = preview.fixedSize
      pictures.matrix.devices = nil
    }
    return pictures
  }
}
