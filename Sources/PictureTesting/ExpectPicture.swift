// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import ImageComparison
import PictureExpectations
public import UIKit

/// Expects a view to look as it did when its reference was recorded.
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
/// To record: `RECORD_PICTURES=missing swift test` writes what is not there yet,
/// `RECORD_PICTURES=card swift test` the pictures of these names (separated by commas),
/// `RECORD_PICTURES=all swift test` every one.
///
/// Text is drawn in blocks unless `traits` say otherwise, so that references do not depend on the
/// fonts of a machine.
///
/// - Parameters:
///   - view: The view.
///   - name: The reference's name, without an extension.
///   - format: `png`, or `txt` and `json` for the layout tree, or a vector format.
///   - setup: Size, scale, traits and tolerance.
///   - fileID: The test's module and file.
///   - filePath: The test's file, which the reference is kept beside.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor
public func expectPicture(
  of view: UIView, named name: String, as format: PictureFormat = .png,
  _ setup: PictureSetup = PictureSetup(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let picture = Picture(
    of: view, size: setup.size, scale: setup.scale, traits: setup.resolvedTraits)
  PictureExpectation(
    name: name, format: format, tolerance: setup.tolerance,
    location: TestLocation(fileID, filePath, line, column)
  ).check(picture)
}

/// Expects a view controller's view to look as it did when its reference was recorded.
///
/// - Parameters:
///   - controller: The controller.
///   - name: The reference's name, without an extension.
///   - format: `png`, or `txt` and `json` for the layout tree, or a vector format.
///   - setup: Size, scale, traits and tolerance.
///   - fileID: The test's module and file.
///   - filePath: The test's file, which the reference is kept beside.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor
public func expectPicture(
  of controller: UIViewController, named name: String, as format: PictureFormat = .png,
  _ setup: PictureSetup = PictureSetup(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let picture = setup.picture(of: controller)
  PictureExpectation(
    name: name, format: format, tolerance: setup.tolerance,
    location: TestLocation(fileID, filePath, line, column)
  ).check(picture)
}

/// How a picture for a test is drawn and compared.
public struct PictureSetup: Sendable {
  /// The size in points; nil for the view's own.
  public var size: CGSize?
  /// Pixels per point.
  public var scale: CGFloat
  /// Traits over the standard ones; nil for none.
  public var traits: UITraitCollection?
  /// How far the picture may differ from the reference. Give a reason beside any but `exact`.
  public var tolerance: PixelTolerance

  /// Creates a setup.
  ///
  /// - Parameters:
  ///   - size: The size in points; nil for the view's own.
  ///   - scale: Pixels per point.
  ///   - traits: Traits over the standard ones; nil for none.
  ///   - tolerance: How far the picture may differ from the reference.
  public init(
    size: CGSize? = nil, scale: CGFloat = 2, traits: UITraitCollection? = nil,
    tolerance: PixelTolerance = .exact
  ) {
    self.size = size
    self.scale = scale
    self.traits = traits
    self.tolerance = tolerance
  }

  /// The picture of a controller, which nobody else need hold.
  @MainActor func picture(of controller: UIViewController) -> Picture {
    Picture(of: controller, size: size, scale: scale, traits: resolvedTraits)
  }

  var resolvedTraits: UITraitCollection {
    var values = TraitValues()
    values.textRendering = .blocks
    return UITraitCollection(values: values.overlaid(by: traits?.values ?? TraitValues()))
  }
}
