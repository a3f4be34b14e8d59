// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Pictures

/// Expects something to look as recorded on each device, in each appearance, and so on: one picture
/// for each combination.
///
/// The pictures are named by what they combine: `recipes-iphone-dark-AX5`. Only the dimensions that
/// are given are in the names, in this order: the device or the size (`320x480`), the appearance
/// (`dark`), the design (`iOS26`), the size of text (`XS`, `S`, `M`, `L`, `XL`, `XXL`, `XXXL`, `AX1` … `AX5`), the
/// direction (`rtl`), the scale (`2x`), the locale (`de_DE`). One failure lists all that differ, with one command that
/// accepts them.
///
/// ```swift
/// expectPictures(
///   of: RecipesController(), named: "recipes", devices: [.iphone, .ipad], appearances: [.light, .dark])
/// ```
///
/// Devices together with sizes, an empty list, and a value that occurs twice in a list fail.
///
/// - Parameters:
///   - value: What is drawn, made again for each combination.
///   - name: What the references' names begin with; nil for the test's name.
///   - format: The format; nil for the formats in `picture-testing.json`, else `png`.
///   - devices: The devices; nil for that of the setup.
///   - sizes: The sizes in points; nil for that of the setup.
///   - appearances: Light, dark, or both; nil for that of the setup.
///   - designs: Designs of iOS; nil for that of the setup.
///   - textSizes: Sizes of text that a reader prefers; nil for that of the setup.
///   - directions: Reading directions; nil for that of the setup.
///   - scales: Pixels per point; nil for that of the setup.
///   - locales: Current locales, for dates and numbers; nil for that of the setup.
///   - setup: What all pictures have in common.
///   - function: The test's function, which says its name in XCTest.
///   - fileID: The test's module and file.
///   - filePath: The test's file, which the references are kept beside.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor
public func expectPictures<Value: Pictured>(
  of value: @autoclosure () -> Value, named name: String? = nil, as format: PictureFormat? = nil,
  devices: [PictureDevice]? = nil, sizes: [CGSize]? = nil,
  appearances: [UIUserInterfaceStyle]? = nil, designs: [InterfaceDesign]? = nil,
  textSizes: [UIContentSizeCategory]? = nil,
  directions: [UITraitEnvironmentLayoutDirection]? = nil, scales: [CGFloat]? = nil,
  locales: [Locale]? = nil, _ setup: PictureSetup = PictureSetup(),
  function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  var pictures = ExpectedPictures(
    function: function, location: TestLocation(fileID, filePath, line, column))
  pictures.name = name
  pictures.formats = format.map { [$0] }
  pictures.setup = setup
  pictures.matrix = PictureMatrix(
    devices: devices, sizes: sizes, appearances: appearances, designs: designs,
    textSizes: textSizes,
    directions: directions, scales: scales, locales: locales)
  pictures.check { value().pictureContent }
}

/// Expects something to look as recorded on each device, in each appearance and so on.
///
/// Each combination has a reference in each format; one failure lists all that differ.
///
/// - Parameters:
///   - value: What is drawn, made again for each combination.
///   - name: What the references' names begin with; nil for the test's name.
///   - formats: The formats. An empty list fails.
///   - devices: The devices; nil for that of the setup.
///   - sizes: The sizes in points; nil for that of the setup.
///   - appearances: Light, dark, or both; nil for that of the setup.
///   - designs: Designs of iOS; nil for that of the setup.
///   - textSizes: Sizes of text that a reader prefers; nil for that of the setup.
///   - directions: Reading directions; nil for that of the setup.
///   - scales: Pixels per point; nil for that of the setup.
///   - locales: Current locales, for dates and numbers; nil for that of the setup.
///   - setup: What all pictures have in common.
///   - function: The test's function, which says its name in XCTest.
///   - fileID: The test's module and file.
///   - filePath: The test's file, which the references are kept beside.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor
public func expectPictures<Value: Pictured>(
  of value: @autoclosure () -> Value, named name: String? = nil, as formats: [PictureFormat],
  devices: [PictureDevice]? = nil, sizes: [CGSize]? = nil,
  appearances: [UIUserInterfaceStyle]? = nil, designs: [InterfaceDesign]? = nil,
  textSizes: [UIContentSizeCategory]? = nil,
  directions: [UITraitEnvironmentLayoutDirection]? = nil, scales: [CGFloat]? = nil,
  locales: [Locale]? = nil, _ setup: PictureSetup = PictureSetup(),
  function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  var pictures = ExpectedPictures(
    function: function, location: TestLocation(fileID, filePath, line, column))
  pictures.name = name
  pictures.formats = formats
  pictures.setup = setup
  pictures.matrix = PictureMatrix(
    devices: devices, sizes: sizes, appearances: appearances, designs: designs,
    textSizes: textSizes,
    directions: directions, scales: scales, locales: locales)
  pictures.check { value().pictureContent }
}
