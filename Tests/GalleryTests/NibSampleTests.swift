// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
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
  ) async throws {
    func draw(_ sample: String, as format: String) async throws -> Command {
      let result = try await Command.gallery(
        [sample] + options + ["--out", "-", "--format", format])
      expectEqual(result.status, 0, "\(result.errors)")
      expectLacks(result.errors, "warning", "\(result.errors)")
      return result
    }
    var (frames, pictures): ([String], [Data]) = ([], [])
    for sample in [samples.code, samples.nib] {
      // The frames of the elements, without the first line, which has the name.
      let tree = try await draw(sample, as: "txt").text
      frames.append(tree.split(separator: "\n").dropFirst().joined(separator: "\n"))
      // What is in them, where any other frame or colour would show.
      pictures.append(try await draw(sample, as: "png").output)
    }
    expectEqual(frames[0], frames[1])
    expectContains(frames[0], "cell")
    expectGreater(pictures[0].count, 1_000)
    expectEqual(pictures[0], pictures[1])
  }
}
