// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

@testable import Views

/// A program without documents pays nothing for them.
@Suite("Programs without documents") struct ProgramFolderTests {
  @Test func `The names in a folder say whether it may have documents`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ProgramFolderTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    expectEqual(ProgramFolder.hasDocuments(in: folder.path), false)
    for name in ["program", "libThing.so", "Images.png", "xib"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    expectEqual(ProgramFolder.hasDocuments(in: folder.path), false)
    for name in ["Cell.xib", "App_App.resources", "Base.lproj"] {
      let file = folder.appendingPathComponent(name)
      try Data().write(to: file)
      expectEqual(ProgramFolder.hasDocuments(in: folder.path), true, "\(name)")
      try FileManager.default.removeItem(at: file)
    }
    expectNil(ProgramFolder.hasDocuments(in: folder.path + "/nowhere"))
  }

  @Test func `The nibs of a program are those of its folders of resources and languages`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ProgramFolderTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in [
      "Top.xib", "Garden_App.resources/Cell.xib", "Garden_App.resources/Wide~ipad.xib",
      "Garden_App.resources/Base.lproj/Card.xib", "de.lproj/Tür.xib", "Other/Hidden.xib",
      "Garden_App.resources/Main.storyboard",
    ] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    // A link to the folder itself ends somewhere.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Loop.resources", withDestinationPath: folder.path)
    expectEqual(ProgramFolder.nibNames(in: folder.path), ["Top", "Cell", "Wide", "Card", "Tür"])
    expectNil(ProgramFolder.nibNames(in: folder.path + "/nowhere"))
  }

  @Test(.waitsForProcesses) func `Views in code look for no document, image or catalogue`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = UIViewController()
        window.rootViewController = controller
        let label = UILabel()
        label.text = "Text"
        let image = UIImageView(image: UIImage(systemName: "star"))
        for view in [label, image] { controller.view.addSubview(view) }
        controller.view.backgroundColor = .systemBackground
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        precondition(!ResourceFolders.areKnown, "A folder was looked into.")
        // The seam sees what does look.
        _ = UIImage(named: "nothing")
        precondition(ResourceFolders.areKnown, "No folder was looked into.")
      }
    }
  }
}
