// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaitingSuites

/// Samples that are there twice, in code and as Interface Builder documents.
@Suite("Samples in both forms", .waitsForProcesses) struct NibSampleTests {
  @Test(
    arguments: [("auto-layout-cells", "nib-cells"), ("mac-badges", "mac-nib-badges")],
    [
      [], ["--appearance", "dark"], ["--size", "320x700"], ["--direction", "rtl"],
      ["--text-size", "accessibility2"], ["--text", "blocks", "--scale", "1"],
    ])
  func `A sample of documents is the one in code, to the pixel`(
    samples: (code: String, nib: String), options: [String]
  ) throws {
    func draw(_ sample: String, as format: String) throws -> Command {
      let result = try Command.run(
        [Command.path, sample] + options + ["--out", "-", "--format", format])
      #expect(result.status == 0, "\(result.errors)")
      #expect(!result.errors.contains("warning"), "\(result.errors)")
      return result
    }
    // The frames of the elements, without the first line, which has the name.
    let frames = try [samples.code, samples.nib].map { sample in
      try draw(sample, as: "txt").text.split(separator: "\n").dropFirst().joined(separator: "\n")
    }
    #expect(frames[0] == frames[1])
    #expect(frames[0].contains("cell"))
    // What is in them, where any other frame or colour would show.
    let pictures = try [samples.code, samples.nib].map { try draw($0, as: "png").output }
    #expect(pictures[0].count > 1_000)
    #expect(pictures[0] == pictures[1])
  }
}
