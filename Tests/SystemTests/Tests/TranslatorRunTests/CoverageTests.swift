// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing
import WaitingForProcesses

@Suite("Coverage of copies", .waitsForProcesses, .enabled(if: TranslatorTool.hasParser))
struct CoverageTests {
  @Test func `A report gets the sources' paths and lines, without what was added`() throws {
    try TemporaryFolder.use { folder in
      let copy = folder.appending(path: "objc_A.swift").path
      // Lines 2 and 9 of the copy are lines 1 and 4 of the source; the function that was added names a
      // line of the source to the compiler, and is not one.
      try folder.write(
        """
        #sourceLocation(file: "/app/A \\"1\\".swift", line: 1)
        class A {
          func a() {}

        #sourceLocation()
        #sourceLocation(file: "/app/A \"1\".swift", line: 3)
        func added() {}
        #sourceLocation(file: "/app/A \\"1\\".swift", line: 4)
        }; func b() {}
        #sourceLocation()
        struct Added { func c() {} }

        """, to: "objc_A.swift")
      func function(_ name: String, line: Int, _ count: Int) -> [String: Any] {
        [
          "name": name, "count": count, "filenames": [copy],
          "regions": [[line, 12, line, 14, count, 0, 0, 0]], "branches": [[Any]](),
        ]
      }
      func segments(line: Int, _ count: Int) -> [[Any]] {
        [[line, 12, count, true, true, false], [line, 14, 0, false, false, false]]
      }
      let kinds = ["functions", "instantiations", "lines", "regions"]
      let summary = Dictionary(
        uniqueKeysWithValues: kinds.map { ($0, ["count": 4, "covered": 2, "percent": 50.0]) })
      let other: [String: Any] = [
        "filename": "/app/Other.swift", "segments": segments(line: 1, 1), "summary": summary,
      ]
      let report: [String: Any] = [
        "type": "llvm.coverage.json.export", "version": "2.0.1",
        "data": [
          [
            "functions": [
              function("a", line: 3, 1), function("added", line: 7, 5), function("b", line: 9, 0),
              function("c", line: 11, 0),
            ],
            "files": [
              [
                "filename": copy, "summary": summary, "branches": [[Any]](),
                "segments": segments(line: 3, 1) + segments(line: 7, 5) + segments(line: 9, 0)
                  + segments(line: 11, 0),
              ], other,
            ],
            "totals": [String: Any](),
          ]
        ],
      ]
      let file = folder.appending(path: "report.json")
      try JSONSerialization.data(withJSONObject: report).write(to: file)
      let result = try TranslatorTool.run(["coverage", file.path])
      #expect(result.errors == "")
      let mapped = try #require(
        try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      let data = try #require((mapped["data"] as? [[String: Any]])?.first)
      let files = try #require(data["files"] as? [[String: Any]])
      #expect(
        files.map { $0["filename"] as? String } == ["/app/A \"1\".swift", "/app/Other.swift"])
      let lines = (files[0]["segments"] as? [[Any]])?.map { $0[0] as? Int }
      #expect(lines == [2, 2, 4, 4])
      let functions = try #require(data["functions"] as? [[String: Any]])
      #expect(functions.map { $0["name"] as? String } == ["a", "b"])
      #expect(functions.map { ($0["regions"] as? [[Int]])?[0][0] } == [2, 4])
      for kind in kinds {
        let counts = (files[0]["summary"] as? [String: Any])?[kind] as? [String: Any]
        #expect(counts?["count"] as? Int == 2, "\(kind)")
        #expect(counts?["covered"] as? Int == 1, "\(kind)")
        let total = (data["totals"] as? [String: Any])?[kind] as? [String: Any]
        #expect(total?["count"] as? Int == 6, "\(kind)")
      }
    }
  }

  @Test func `An invalid report is an error with its name`() throws {
    try TemporaryFolder.use { folder in
      try folder.write("no", to: "report.json")
      let result = try TranslatorTool.run(["coverage", folder.appending(path: "report.json").path])
      #expect(result.code == 66)
      #expect(result.errors.hasPrefix("\(folder.path)/report.json: error: "))
    }
  }
}
