// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import PlaygroundPrograms
import Testing

@Suite("Diagnostics of the compiler")
struct CompilerDiagnosticTests {
  @Test func `Each has its place, its severity and its message`() {
    let output = """
      ./Cards.swift:12:7: error: cannot find 'colour' in scope
      10 |   func f() {
      12 |       colour = 1
         |       `- error: cannot find 'colour' in scope
      ./Cards.swift:3:1: warning: unused: the rest
      """
    expectEqual(
      CompilerDiagnostic.diagnostics(in: output),
      [
        CompilerDiagnostic(
          .error, "cannot find 'colour' in scope", file: "Cards.swift", line: 12, column: 7),
        CompilerDiagnostic(.warning, "unused: the rest", file: "Cards.swift", line: 3, column: 1),
      ])
  }

  @Test func `A diagnostic without a location has none`() {
    let output = """
      error: link command failed with exit code 1
      <unknown>:0: error: module map file 'a' not found
      """
    expectEqual(
      CompilerDiagnostic.diagnostics(in: output),
      [
        CompilerDiagnostic(.error, "link command failed with exit code 1"),
        CompilerDiagnostic(.error, "module map file 'a' not found"),
      ])
  }

  @Test func `A colon in the name of a file or in a message splits neither`() {
    let found = CompilerDiagnostic.diagnostics(in: "/a:b/C.swift:1:2: note: x: error: y")
    expectEqual(found.count, 1)
    expectEqual(found.first?.line, 1)
    expectEqual(found.first?.column, 2)
  }

  @Test func `One that is repeated is reported once, and a hundred are reported`() {
    let line = "A.swift:1:1: error: e\n"
    expectEqual(CompilerDiagnostic.diagnostics(in: line + line).count, 1)
    let many = (1...500).map { "A.swift:\($0):1: error: e" }.joined(separator: "\n")
    expectEqual(CompilerDiagnostic.diagnostics(in: many).count, 100)
  }

  @Test func `Other text is not a diagnostic`() {
    expectEqual(CompilerDiagnostic.diagnostics(in: ""), [])
    expectEqual(CompilerDiagnostic.diagnostics(in: "let a = \"no error here\"\n    ^~~~"), [])
  }

  @Test func `One is written as compilers write it`() {
    let error = CompilerDiagnostic(.error, "no", file: "A.swift", line: 3, column: 5)
    expectEqual("\(error)", "A.swift:3:5: error: no")
    expectEqual("\(CompilerDiagnostic(.note, "so", file: "A.swift"))", "A.swift: note: so")
    expectEqual("\(CompilerDiagnostic(.warning, "why"))", "warning: why")
  }
}
