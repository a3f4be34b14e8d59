// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension Rule {
  private static let gate = ".ci/run"

  /// What holds of the gate, so that no step is lost unnoticed.
  static let ofTheGate: [Rule] = [
    Rule("The gate runs the README's test command") { package, findings in
      let readme = try package.files.requiredText(of: "README.md")
      let text = try package.files.requiredText(of: gate)
      let parts = readme.components(separatedBy: "<!-- test -->\n```sh\n")
      let command = parts.dropFirst().first?.components(separatedBy: "\n```").first
      if command?.contains("swift test") != true {
        findings.add("Below <!-- test --> has to be a block with: swift test", in: "README.md")
      }
      for line in [
        "tests=$(printed test README.md)\n", "bash -c \"$tests\" 2>&1 | tee \"$log\" || {\n",
      ] where !text.contains(line) {
        findings.add(
          "The gate does not run the README's tests. Write: \(line.dropLast())", in: gate)
      }
    },

    Rule("The gate gives each step that compiles an empty cache") { package, findings in
      // Steps in functions have an indentation.
      let text = try package.files.requiredText(of: gate).replacing("\n  ", with: "\n")
      let steps = [
        ".ci/lint --files\n", "swift build --product gallery", "swift build --build-tests",
        ".ci/lint --modules\n", "client=(", "swift build --package-path Tests/SystemTests",
        "combine=(", ".ci/documentation --site \"$site\"\n", "bash -c \"${benchmarks% &&*}\"\n",
        "bash -c \"${benchmarks##*$'\\n'} --check\"\n", "suites=$(", "unchanged\ntests=$(printed",
      ]
      for step in steps where !text.contains("\nfresh_cache\n\(step)") {
        let name = step.trimmingCharacters(in: .newlines)
        findings.add("No empty cache is made above '\(name)'. Write there: fresh_cache", in: gate)
      }
    },

    Rule("The gate lints before and after the build, and tests the rules") { package, findings in
      let lines = try package.files.requiredText(of: gate).split(separator: "\n")
      var last = -1
      for step in [
        "swift format lint --strict --recursive", ".ci/lint --files", "swift build --build-tests",
        ".ci/lint --modules", "swift test --package-path Tests/Lint",
      ] {
        let found = lines.dropFirst(last + 1).firstIndex { $0.hasPrefix(step) }
        if found == nil {
          findings.add("The step is missing, or it is above another one: \(step)", in: gate)
        }
        last = found ?? last
      }
    },

    Rule("The gate compiles the documentation and looks for files that changed") {
      package, findings in
      let lines = try package.files.requiredText(of: gate).split(separator: "\n")
      for line in [".ci/documentation --site \"$site\"", "  git diff --exit-code"]
      where !lines.contains(Substring(line)) {
        findings.add("The step is missing. Write: \(line)", in: gate)
      }
      if lines.count(where: { $0 == "unchanged" }) != 2 {
        findings.add(
          "Before and after the tests the gate looks for changes. Write both times: unchanged",
          in: gate)
      }
      let path = ".ci/documentation"
      let script = try package.files.requiredText(of: path)
      let modules = [
        "UIKit", "CoreGraphics", "QuartzCore", "Cocoa", "PictureTesting", "Illustrations",
      ]
      for words in ["--warnings-as-errors"] + modules.map({ "document \($0)" })
      where !script.contains(words) {
        findings.add("The script lacks: \(words)", in: path)
      }
    },
  ]
}
