// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import AppKit
import Geometry
import PictureExpectations
import Views

/// Expects a view to look as it did when its reference was recorded.
///
/// The reference stands beside the test file, in `References/<file>/<name>.<format>`; a test
/// target that keeps references needs `exclude: ["References"]` in its manifest. A missing
/// reference fails. A difference fails, writes one picture (expected | difference | actual) and
/// names the command that accepts the new one.
///
/// ```swift
/// @MainActor @Test func `A badge is round`() {
///   expectPicture(of: BadgeView(), named: "badge")
/// }
/// ```
///
/// To record: `RECORD_PICTURES=missing swift test` writes what is not there yet,
/// `RECORD_PICTURES=badge swift test` the pictures of these names (separated by commas),
/// `RECORD_PICTURES=all swift test` every one.
///
/// Text is drawn in blocks, so that references do not depend on the fonts of a machine.
///
/// - Parameters:
///   - view: The view.
///   - name: The reference's name, without an extension.
///   - format: `png`, or `txt` and `json` for the layout tree, or a vector format.
///   - setup: Size, scale, appearance and tolerance.
///   - fileID: The test's module and file.
///   - filePath: The test's file, which the reference is kept beside.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor
public func expectPicture(
  of view: NSView, named name: String, as format: PictureFormat = .png,
  _ setup: PictureSetup = PictureSetup(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let picture = Picture(
    of: view.node, ownedBy: view, size: setup.size, scale: setup.scale, traits: setup.traits)
  PictureExpectation(
    name: name, format: format, tolerance: setup.tolerance,
    location: TestLocation(fileID, filePath, line, column)
  ).check(picture)
}

/// Expects the contents of a window to look as they did when their reference was recorded.
///
/// - Parameters:
///   - window: The window. Its title bar is not drawn.
///   - name: The reference's name, without an extension.
///   - format: `png`, or `txt` and `json` for the layout tree, or a vector format.
///   - setup: Scale, appearance and tolerance; the size is the window's.
///   - fileID: The test's module and file.
///   - filePath: The test's file, which the reference is kept beside.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor
public func expectPicture(
  of window: NSWindow, named name: String, as format: PictureFormat = .png,
  _ setup: PictureSetup = PictureSetup(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let picture = Picture(
    of: window.node, ownedBy: window, size: nil, scale: setup.scale, traits: setup.traits)
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
///   - setup: Size, scale, appearance and tolerance.
///   - fileID: The test's module and file.
///   - filePath: The test's file, which the reference is kept beside.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor
public func expectPicture(
  of controller: NSViewController, named name: String, as format: PictureFormat = .png,
  _ setup: PictureSetup = PictureSetup(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let picture = Picture(
    of: controller.view.node, ownedBy: controller, size: setup.size, scale: setup.scale,
    traits: setup.traits)
  PictureExpectation(
    name: name, format: format, tolerance: setup.tolerance,
    location: TestLocation(fileID, filePath, line, column)
  ).check(picture)
}
