// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

@testable import gallery

@Suite("Folders of frames")
@MainActor
struct FrameFolderTests {
  // Both have the temporary name of their process.
  @Test func `A folder that has appeared takes away nothing that another one writes`() throws {
    let path = try temporaryFolder() + "/frames"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    let frame = try Picture(of: view, scale: 1).frame()
    var first: FrameFolder? = try FrameFolder(path: path, count: 1)
    try first?.write(frame)
    try first?.commit()
    let second = try FrameFolder(path: path, count: 1)
    first = nil
    try second.write(frame)
    try second.commit()
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: path), ["frame-0000.png"])
  }
}
