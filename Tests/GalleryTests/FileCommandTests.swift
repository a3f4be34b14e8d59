// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ChildProcesses
import Expectations
import Foundation
import Testing
import WaitingSuites

/// One at a time: each compiles files, and the first links the modules.
@Suite("Files of a user's own", .waitsForProcesses, .serialized)
struct FileCommandTests {
  @Test func `A file is not compiled for a command that cannot be`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write("this is no Swift", to: "My.swift")
    for (arguments, errors) in [
      ([], "Error: Missing --out FILE, such as --out My.png.\n"),
      (["--format", "png"], "Error: Missing --out FILE, such as --out My.png.\n"),
      (["--frames", "f", "--format", "png"], "Error: --format needs --out FILE.\n"),
      (["--out", "-"], "Error: '--out -' needs --format: "),
      (["--out", "a.jpg"], "Error: Unsupported format '.jpg'"),
      (["--out", "a.png", "--fps", "9"], "Error: --fps and --duration need --frames DIR"),
      (["--out", "a.gif", "--actions", "a"], "Error: --actions applies to a still"),
      (["--out", "a.apng", "--quality", "9"], "Error: --quality needs --out FILE.webp"),
      (["--out", "./My.swift", "--format", "png"], "Error: './My.swift' is"),
      (["--out", "a.json", "--accessibility"], "Error: --accessibility draws"),
    ] {
      let result = try Command.process(["My.swift"] + arguments, in: files.folder)
      expectEqual(result.status, 64, "\(arguments)")
      expectPrefix(result.errors, errors, "\(arguments)")
    }
    // A name that is misspelt comes first.
    expectContains(try files.process("Mi.swift").errors, "'Mi.swift' cannot be read")
  }

  @Test func `A Swift file is drawn, and compiled only once`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(UserFiles.columns(), to: "Columns.swift")
    let first = try files.process("Columns.swift", "--out", "a.txt")
    expectEqual(first.status, 0, "\(first.errors)")
    expectEqual(first.errorLines.first, "Compiling Columns.swift…")
    expectContains(
      first.errorLines,
      where: {
        $0.wholeMatch(of: /Compiled Columns.swift in [0-9.]+s\./) != nil
      },
      "\(first.errors)")
    let second = try files.process("Columns.swift", "--out", "b.txt")
    expectEqual(second.status, 0)
    expectLacks(second.errors, "Compil", "\(second.errors)")
    let tree = try String(contentsOfFile: "\(files.folder)/a.txt", encoding: .utf8)
    expectPrefix(tree, "Columns  390 × 844 @2x\n", "\(tree)")
    expectContains(tree, "cell           0, 1    195, 0  195 × 50", "\(tree)")
    try expectEqual(String(contentsOfFile: "\(files.folder)/b.txt", encoding: .utf8), tree)
    // What is saved is what is drawn next.
    try files.write(
      UserFiles.columns().replacingOccurrences(of: ".absolute(50)", with: ".absolute(60)"),
      to: "Columns.swift")
    let third = try files.process("Columns.swift", "--out", "b.txt")
    expectContains(third.errors, "Compiling Columns.swift…")
    try expectContains(String(contentsOfFile: "\(files.folder)/b.txt", encoding: .utf8), "195 × 60")
  }

  @Test func `All options of drawing are a file's, too, and data stay alone on standard output`()
    throws
  {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(UserFiles.columns(), to: "Columns.swift")
    let both = try files.process(
      "Columns.swift", "--size", "320x200", "--scale", "1", "--appearance", "both", "--anatomy",
      "groups", "--no-legend", "--chrome", "bars", "--out", "a.png", "--quiet")
    expectEqual(both.status, 0, "\(both.errors)")
    try expectEqual(files.names(), ["Columns.swift", "a-dark.png", "a-light.png"])
    let tree = try files.process("Columns.swift", "--out", "-", "--format", "txt")
    expectPrefix(tree.text, "Columns  390 × 844 @2x\n", "\(tree.text)")
    expectLacks(tree.text, "created")
    expectContains(tree.errors, "created")
    let rule = try files.process("Columns.swift", "--out", "b.txt", "--depfile", "b.d", "--quiet")
    expectEqual(rule.status, 0, "\(rule.errors)")
    try expectEqual(files.text("b.d"), "b.txt: Columns.swift\n")
    let own = try files.process("Columns.swift", "--wifi", "off", "--out", "b.png")
    expectEqual(own.status, 64)
    expectContains(own.errors, "'Columns.swift' does not support --wifi", "\(own.errors)")
  }

  @Test func `The previews of a file are drawn with their names, and faults have their lines`()
    throws
  {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(
      """
      import UIKit
      private final class Card: UIView {}
      #if DEBUG
      #Preview("A card", traits: .fixedLayout(width: 100, height: 50)) { Card() }
      #endif
      #Preview { UIViewController() }

      """, to: "Cards.swift")
    let drawn = try files.process("Cards.swift", "--out", "a.txt")
    expectEqual(drawn.status, 0, "\(drawn.errors)")
    let tree = try files.text("a.txt")
    expectContains(tree, "\"A card\"")
    expectContains(tree, "\"Cards 1\"")
    try expectEqual(files.names(), ["Cards.swift", "a.txt"])
    // One alone, and none that is not there.
    let one = try files.process("Cards.swift", "--preview", "A card", "--out", "b.txt")
    expectEqual(one.status, 0, "\(one.errors)")
    expectContains(try files.text("b.txt"), "\"A card\"")
    expectLacks(try files.text("b.txt"), "Cards 1")
    let none = try files.process("Cards.swift", "--preview", "B", "--out", "c.txt")
    expectEqual(none.status, 65)
    expectContains(
      none.errors,
      "Cards.swift: error: There is no preview 'B'. It has: 'A card', 'Cards 1'.")
    let sample = try files.process("grid", "--preview", "B", "--out", "c.txt")
    expectEqual(sample.errors, "Error: --preview B needs a .swift file (was 'grid').\n")
    try FileManager.default.removeItem(atPath: "\(files.folder)/b.txt")
    // Kept, though another text is what was compiled.
    try expectLacks(files.process("Cards.swift", "--out", "a.txt").errors, "Compil")
    try files.write(
      """
      import UIKit
      #Preview("A") { UIView() }
      #Preview("A", traits: .portraitUpsideDown) { UIView() }
      #Preview("A") {
        let width: Int = wide
        return UIView()
      }
      """, to: "Bad.swift")
    let errors = try files.process("Bad.swift", "--out", "b.txt")
    expectEqual(errors.status, 65)
    expectContains(
      errors.errors,
      "Bad.swift:4:1: error: two previews are named \"A\": the other one is at line 2; ")
    expectContains(
      errors.errors, "Bad.swift:3:23: error: the trait '.portraitUpsideDown' of #Preview has no ")
    try files.write(
      "import UIKit\n#Preview {\n  let width: Int = wide\n  return UIView()\n}\n", to: "Bad.swift")
    expectContains(
      try files.process("Bad.swift", "--out", "b.txt").errors,
      "Bad.swift:3:20: error: cannot find 'wide' in scope")
  }

  @Test func `The compiler's errors have the file's lines`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write("import UIKit\n\nfinal class A: UIView { let a: Int = wide }\n", to: "A.swift")
    let result = try files.process("./A.swift", "--out", "a.png")
    expectEqual(result.status, 65)
    expectEqual(
      result.errorLines.last, "./A.swift:3:38: error: cannot find 'wide' in scope",
      "\(result.errors)")
    try expectEqual(files.names(), ["A.swift"])
  }

  @Test func `A file that shows nothing says what it may declare`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    for source in ["", "import UIKit\nprivate final class A: UIView {}\n"] {
      try files.write(source, to: "A.swift")
      let result = try files.process("A.swift", "--out", "a.png")
      expectEqual(result.status, 65)
      expectContains(result.errors, "A.swift: error: Nothing to show: declare", "\(result.errors)")
    }
    try Data([0xff, 0xfe]).write(to: URL(fileURLWithPath: files.folder + "/A.swift"))
    let result = try files.process("A.swift", "--out", "a.png")
    expectEqual(result.status, 65)
    expectContains(result.errors, "A.swift: error: The file 'A.swift' is not UTF-8")
    try expectEqual(files.names(), ["A.swift"])
  }

  @Test(arguments: ["render", "explain", "lint", "record", "verify", "serve"])
  func `A file that cannot be read is named in one line`(command: String) throws {
    let files = try UserFiles()
    defer { files.remove() }
    let options = ["render": ["--out", "a.png"], "explain": ["0,0"]][command] ?? []
    let folder = files.folder + "/Folder.swift"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (file, reason) in [
      ("None.swift", "No such file or directory"), ("Folder.swift", "it is a folder"),
    ] {
      let result = try Command.process([command, file] + options, in: files.folder)
      expectEqual(result.status, 65, "\(result.errors)")
      expectEqual(result.errors, "Error: '\(file)' cannot be read: \(reason).\n")
    }
  }

  @Test(arguments: [
    ("let a: [Int] = []; print(a[frame.isEmpty ? 3 : 4])", "SIG(ILL|TRAP)"),
    ("func f(_ n: Int) -> Int { n == -1 ? 0 : f(n + 1) + n }; print(f(1))", "SIG(SEGV|BUS)"),
    ("abort()", "SIGABRT"),
  ])
  func `A crash is reported with its signal, and leaves nothing`(
    code: String, signal: String
  ) throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(
      """
      import Foundation
      import UIKit
      final class A: UIView {
        override init(frame: CGRect) { super.init(frame: frame); \(code) }
        required init?(coder: NSCoder) { nil }
      }
      """, to: "A.swift")
    let result = try files.process("A.swift", "--out", "a.png")
    expectEqual(result.status, 65, "\(result.errors)")
    let line = try #require(result.errorLines.last)
    let words = try Regex("Error: 'A.swift' crashed while it was shown \\(signal \(signal)\\).*")
    expectNotNil(line.wholeMatch(of: words), "\(result.errors)")
    try expectEqual(files.names(), ["A.swift"])
  }

  @Test func `A crash in the middle of a film leaves nothing half written`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(
      UserFiles.falling.replacingOccurrences(
        of: "{ self.box.frame.origin.y = 300 }",
        with: "{ self.box.frame.origin.y = 300 } completion: { _ in fatalError(\"landed\") }"),
      to: "Falling.swift")
    for output in [["--out", "a.apng"], ["--frames", "f"]] {
      let result = try Command.process(
        ["Falling.swift", "--duration", "2", "--size", "50x400"] + output,
        in: files.folder)
      expectEqual(result.status, 65, "\(result.errors)")
      expectContains(result.errors, "landed", "\(result.errors)")
      let names = try FileManager.default.contentsOfDirectory(atPath: files.folder)
      expectEqual(names, ["Falling.swift"], "\(names)")
    }
  }

  @Test func `What its code animates is a film, and the moments of a still`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(UserFiles.falling, to: "Falling.swift")
    let film = try files.process(
      "Falling.swift", "--out", "a.apng", "--fps", "10", "--scale", "1", "--size", "50x400")
    expectEqual(film.status, 0, "\(film.errors)")
    expectContains(film.errors, "a.apng  50 × 400 px, 11 frames", "\(film.errors)")
    let frames = try files.process(
      "Falling.swift", "--frames", "f", "--fps", "4", "--duration", "0.5", "--size", "50x400")
    expectContains(frames.errors, "3 frames", "\(frames.errors)")
    let tree = try files.process("Falling.swift", "--time", "0.5", "--out", "-", "--format", "txt")
    expectContains(tree.text, "0, 150  20 × 20", "\(tree.text)")
  }

  @Test func `A film of a file that animates nothing asks for a duration`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(UserFiles.columns(), to: "Columns.swift")
    let result = try files.process("Columns.swift", "--out", "a.apng")
    expectEqual(result.status, 64)
    expectContains(result.errors, "'Columns.swift' animates nothing by itself: use --duration.")
    try expectEqual(files.names(), ["Columns.swift"])
  }

  @Test func `Controllers of the Mac are shown in windows of the size that is asked for`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    let view = """
      import AppKit

      final class Page: NSViewController {
        override func loadView() {
          view = NSView(frame: NSRect(x: 0, y: 0, width: 30, height: 20))
          let box = NSBox(frame: view.bounds)
          box.autoresizingMask = [.width, .height]
          view.addSubview(box)
        }
      }

      """
    try files.write(view, to: "Page.swift")
    try files.write(
      view.replacing("final class", with: "private final class") + """
        final class Panel: NSWindowController {
          init() {
            super.init(
              window: NSWindow(
                contentRect: NSRect(x: 0, y: 0, width: 30, height: 20), styleMask: [.titled],
                backing: .buffered, defer: false))
            window?.contentViewController = Page()
          }

          required init?(coder: NSCoder) { nil }
        }

        """, to: "Panel.swift")
    for file in ["Page.swift", "Panel.swift"] {
      let tree = try files.process(
        file, "--size", "200x100", "--out", "-", "--format", "txt", "--quiet")
      expectEqual(tree.status, 0, "\(tree.errors)")
      expectContains(tree.text, "200 × 100 @2x", "\(file): \(tree.text)")
      let framed = try files.process(
        file, "--size", "200x100", "--chrome", "window", "--out", "a.png")
      expectEqual(framed.status, 0, "\(framed.errors)")
      let bars = try files.process(file, "--chrome", "bars", "--out", "b.png", "--quiet")
      expectEqual(bars.status, 64, "\(bars.errors)")
    }
    try expectEqual(files.names(), ["Page.swift", "Panel.swift", "a.png"])
  }

  @Test func `References stand beside the file`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(UserFiles.columns(), to: "Columns.swift")
    let missing = try files.process("verify", "Columns.swift")
    expectEqual(missing.status, 1)
    expectContains(missing.text, "✘ Columns.swift/light  no reference")
    expectContains(missing.errors, "3 of 3 pictures differ", "\(missing.errors)")
    expectContains(missing.errors, "gallery record Columns.swift", "\(missing.errors)")
    try expectEqual(files.process("record", "Columns.swift").status, 0)
    let names = ["dark", "light", "rtl"].flatMap { ["\($0).png", "\($0).txt"] }
    try expectEqual(
      files.names().filter { $0.contains(".png") || $0.contains(".txt") },
      names.map { "References/Columns/\($0)" })
    let same = try files.process("verify", "Columns.swift")
    expectEqual(same.status, 0)
    expectEqual(same.text, "3 pictures match.\n")
    // Beside samples, each has references of its own.
    let parts = try files.process("verify", "Columns.swift", "grid", "--shard", "1/1")
    expectEqual(parts.status, 0, "\(parts.errors)")
    expectPrefix(parts.text, "3 pictures match.\n")
    try files.write(
      UserFiles.columns().replacingOccurrences(of: ".absolute(50)", with: ".absolute(60)"),
      to: "Columns.swift")
    let changed = try files.process("verify", "Columns.swift", "grid")
    expectEqual(changed.status, 1)
    expectContains(changed.text, "✘ Columns.swift/light")
  }

  @Test func `All files of a folder are drawn but those with mistakes`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(UserFiles.columns(), to: "Columns.swift")
    try files.write(UserFiles.pair, to: "Pair.swift")
    try files.write("import UIKit\nfinal class A: UIView { let a: Int = wide }\n", to: "A.swift")
    try files.write("no file to draw", to: "notes.text")
    let some = try files.process("all", ".", "--out-dir", "out", "--scale", "1")
    expectEqual(some.status, 65)
    expectEqual(
      some.errorLines.filter { $0 != "created" },
      [
        "./A.swift:2:38: error: cannot find 'wide' in scope",
        "Error: 1 of 3 files cannot be drawn, for the reasons above.",
      ], "\(some.errors)")
    try expectEqual(
      files.names().filter { $0.hasPrefix("out/") }, ["out/Columns.png", "out/Pair.png"])
    unlink(files.folder + "/A.swift")
    let all = try files.process("all", files.folder, "--out-dir", "out", "--format", "txt")
    expectEqual(all.status, 0, "\(all.errors)")
  }

  @Test func `A folder without files to draw is refused`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    let empty = try files.process("all", ".", "--out-dir", "out")
    expectEqual(empty.status, 64)
    expectContains(
      empty.errors, "'.' has no file that can be drawn: .swift, .xib, .storyboard, .layout.json",
      "\(empty.errors)")
    let missing = try files.process("all", "none", "--out-dir", "out")
    expectEqual(missing.status, 65)
  }

  @Test func `A file that is watched is drawn again when it is saved`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(UserFiles.columns(), to: "Columns.swift")
    let errors = files.folder + "/errors"
    // Killed when the test is over.
    let process = try ChildProgram(
      [Command.path, "Columns.swift", "--watch", "--out", "a.txt"], in: files.folder
    ).start(errors: errors)
    /// Waits until as many lines were printed, but those that the file prints.
    func lines(_ count: Int) throws -> [Substring] {
      let deadline = Date() + 240
      var lines: [Substring] = []
      while lines.count < count, process.isRunning, Date() < deadline {
        Thread.sleep(forTimeInterval: 0.02)
        lines = try String(contentsOfFile: errors, encoding: .utf8).split(separator: "\n")
          .filter { $0 != "created" }
      }
      return lines
    }
    try expectEqual(lines(1).first?.hasPrefix("a.txt  "), true)
    try files.write(
      "import UIKit\nfinal class A: UIView { let a: Int = wide }\n", to: "Columns.swift")
    try expectEqual(lines(2).last, "Columns.swift:2:38: error: cannot find 'wide' in scope")
    try files.write(
      UserFiles.columns().replacingOccurrences(of: ".absolute(50)", with: ".absolute(60)"),
      to: "Columns.swift")
    try expectEqual(lines(3).last?.hasPrefix("a.txt  "), true)
    try expectContains(String(contentsOfFile: "\(files.folder)/a.txt", encoding: .utf8), "195 × 60")
  }

  @Test func `Only a file that is written to another is watched`() async throws {
    let sample = try await Command.gallery("grid", "--watch", "--out", "a.png")
    expectEqual(sample.status, 64)
    expectContains(sample.errors, "--watch draws a file again", "\(sample.errors)")
    let output = try await Command.gallery("A.swift", "--watch", "--out", "-", "--format", "txt")
    expectEqual(output.status, 64)
    expectContains(output.errors, "--watch needs --out FILE", "\(output.errors)")
  }

  @Test func `A page of help says what a file may declare`() throws {
    let page = try Command.process("help", "files")
    expectEqual(page.status, 0)
    for word in [
      "playground()", "UIViewController", "UIView", "UICollectionViewLayout", "390x844", "--watch",
      "References", "60 seconds", "4 MiB",
    ] {
      expectContains(page.text, word, "\(word)")
    }
  }
}
