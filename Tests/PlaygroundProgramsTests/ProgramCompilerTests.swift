// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ChildProcesses
import Expectations
import Foundation
import Testing
import WaitingSuites

@testable import PlaygroundPrograms

/// Files that are compiled as they are on the disk.
@Suite("Compiler of programs", .waitsForProcesses)
struct ProgramCompilerTests {
  /// The build that this test is part of.
  private static let build = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/debug")

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("programs-\(UUID().uuidString)")

  private var file: URL { folder.appendingPathComponent("Screen.swift") }

  private func compiler(module: String = "UIKit", moduleCache: URL? = nil) throws -> ProgramCompiler
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try ProgramCompiler(
      build: Self.build,
      entry: ProgramCompiler.EntryModule(
        name: module, call: "_ = MainActor.assumeIsolated"),
      folder: folder.appendingPathComponent("out"), moduleCache: moduleCache)
  }

  private func write(_ source: String) throws { try Data(source.utf8).write(to: file) }

  private func output(of program: String) throws -> String {
    let result = try ChildProgram([program]).run()
    expectEqual(result.status, 0)
    return result.text
  }

  private static let controller = """
    import UIKit

    final class Screen: UIViewController {
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        view.addSubview(UILabel())
        print("shown", view.subviews.count)
      }
      required init?(coder: NSCoder) { nil }
    }
    """

  @Test func `A file becomes a program that shows what it declares`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = try compiler()
    try write(Self.controller)
    guard case .program(let path, let warnings) = try await compiler.compile(file) else {
      Issue.record("It does not compile.")
      return
    }
    expectEqual(warnings, [])
    try expectEqual(output(of: path), "shown 1\n")
    // A second one, while the first may still run.
    try write(Self.controller.replacingOccurrences(of: "shown", with: "again"))
    guard case .program(let second, _) = try await compiler.compile(file) else {
      Issue.record("It does not compile again.")
      return
    }
    try expectEqual(output(of: second), "again 1\n")
    try expectEqual(output(of: path), "shown 1\n")
  }

  /// A machine where nothing was compiled before: C modules are made from their headers.
  @Test func `A file compiles where no cache holds a module`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = folder.appendingPathComponent("modules")
    let compiler = try compiler(moduleCache: cache)
    try write(Self.controller)
    guard case .program(let path, _) = try await compiler.compile(file) else {
      Issue.record("It does not compile.")
      return
    }
    try expectEqual(output(of: path), "shown 1\n")
    // It is this cache that is filled.
    let made = FileManager.default.enumerator(atPath: cache.path)?.allObjects as? [String] ?? []
    expectContains(made, where: { $0.contains("CCairo") && $0.hasSuffix(".pcm") }, "\(made)")
  }

  /// Its objects ask the linker for libraries that are there for static linking alone.
  @Test func `A build with Swift's libraries inside compiles a file, too`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let build = folder.appendingPathComponent("build")
    let modules = build.appendingPathComponent("Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let source = folder.appendingPathComponent("Session.swift")
    try Data(
      """
      import Foundation

      public func runSession(name: String, _ make: () -> Int) {
        let date = Date(timeIntervalSince1970: 0).formatted(.iso8601)
        print("made", name, make(), date, "a-b".split(separator: #/-/#).count)
      }

      """.utf8
    ).write(to: source)
    let object = build.appendingPathComponent("Session.o")
    let swiftc = try #require(
      try BuildDescription(of: Self.build).command(for: "UIKit")?.executable)
    let result = try await Command(
      arguments: [
        swiftc, "-static-stdlib", "-O", "-parse-as-library", "-module-name", "Session",
        "-module-cache-path", build.appendingPathComponent("ModuleCache").path, "-emit-module",
        "-emit-module-path", modules.appendingPathComponent("Session.swiftmodule").path, "-c",
        source.path, "-o", object.path,
      ], folder: folder
    ).run()
    try #require(result.status == 0, "\(result.output)")
    let command: [String: Any] = [
      "executable": swiftc, "moduleName": "Session", "objects": [object.path],
      "otherArguments": ["-static-stdlib"],
    ]
    let description: [String: Any] = [
      "swiftCommands": ["C.Session.module": command], "targetDependencyMap": [String: Any](),
    ]
    try JSONSerialization.data(withJSONObject: description)
      .write(to: build.appendingPathComponent("description.json"))

    let compiler = try ProgramCompiler(
      build: build,
      entry: ProgramCompiler.EntryModule(
        name: "Session", call: "Session.runSession", takesName: true),
      folder: folder.appendingPathComponent("out"))
    try write("import Foundation\nfunc playground() -> Int { Data([1, 2, 3]).count }\n")
    let outcome = try await compiler.compile(file)
    guard case .program(let path, _) = outcome else {
      Issue.record("It does not compile: \(outcome)")
      return
    }
    try expectEqual(output(of: path), "made Screen.swift 3 1970-01-01T00:00:00Z 2\n")
  }

  @Test func `A class is called by its name, a function's result by the file's`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let out = folder.appendingPathComponent("out")
    let compiler = try ProgramCompiler(
      build: Self.build,
      entry: ProgramCompiler.EntryModule(name: "UIKit", call: "_ = String", takesName: true),
      folder: out)
    func entryText(_ number: Int) throws -> String {
      let place = "program-\(number)/PlaygroundEntryPoint.swift"
      return try String(contentsOf: out.appendingPathComponent(place), encoding: .utf8)
    }
    try write("import UIKit\nfinal class Screen: UIView {}\n")
    _ = try await compiler.compile(file)
    try expectContains(entryText(1), "_ = String(name: \"Screen\") { Screen() }")
    try write("import UIKit\nfunc playground() -> UIView { UIView() }\n")
    _ = try await compiler.compile(file)
    try expectContains(entryText(2), "_ = String(name: \"Screen.swift\") { playground() }")
  }

  @Test func `A mistake is reported with its line, in the user's file`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = try compiler()
    try write("import UIKit\n\nfinal class Screen: UIViewController {\n  let x: Int = colour\n}\n")
    guard case .failure(let told) = try await compiler.compile(file) else {
      Issue.record("It compiles.")
      return
    }
    let error = told.first { $0.severity == .error }
    expectEqual(error?.file, "Screen.swift")
    expectEqual(error?.line, 4)
    expectEqual(error?.column, 16)
    expectEqual(error?.message, "cannot find 'colour' in scope")
  }

  @Test func `A missing argument is reported in words of its file`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = try compiler()
    try write(
      """
      import UIKit
      final class Screen: UIView {
        init(count: Int) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      """)
    guard case .failure(let told) = try await compiler.compile(file) else {
      Issue.record("It compiles.")
      return
    }
    expectContains(told, where: { $0.message.contains("created without arguments") })
    expectAll(told, where: { $0.file == nil || $0.file == "Screen.swift" })
  }

  @Test func `A file of a project in Swift 5 compiles, and what its function makes is shown`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = try compiler()
    try write(
      """
      import UIKit
      var count = 0
      class Counter { static var shared = Counter() }
      final class Screen: UIView {}
      func playground() -> UIView {
        count += 1
        print("made", count, Counter.shared === Counter.shared)
        return Screen()
      }
      """)
    guard case .program(let path, _) = try await compiler.compile(file) else {
      Issue.record("It does not compile.")
      return
    }
    try expectEqual(output(of: path), "made 1 true\n")
  }

  @Test func `A file that is gone, is no text or shows nothing says so`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = try compiler()
    func message() async throws -> String? {
      guard case .failure(let told) = try await compiler.compile(file) else { return nil }
      return told.first?.message
    }
    try await expectEqual(message(), "The file 'Screen.swift' no longer exists.")
    try Data([0xFF, 0xFE, 0x00, 0xD8]).write(to: file)
    try await expectEqual(message(), "The file 'Screen.swift' is not UTF-8 text.")
    try write("struct S {}")
    try await expectEqual(message()?.hasPrefix("Nothing to show: "), true)
  }

  @Test func `A folder that is no build, or has no such module, is refused`() {
    #expect(throws: ProgramError.self) {
      try ProgramCompiler(
        build: folder, entry: ProgramCompiler.EntryModule(name: "UIKit", call: "f"),
        folder: folder)
    }
    #expect(throws: ProgramError.self) { try compiler(module: "NoModule") }
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `A watched file is compiled at first and whenever it is saved`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watched = WatchedProgram(file, compiler: try compiler())
    try write("import UIKit\nfinal class Screen: UIView {}\n")
    let events = AsyncStream<WatchedProgram.Event>.makeStream()
    let running = Task {
      try await watched.run { events.continuation.yield($0) }
    }
    defer { running.cancel() }
    var outcomes: [Bool] = []
    for await event in events.stream {
      guard case .outcome(let outcome) = event else { continue }
      if case .program = outcome { outcomes.append(true) } else { outcomes.append(false) }
      switch outcomes.count {
      case 1: try write("import UIKit\nfinal class Screen: UIView { let x: Int = y }\n")
      case 2: try FileManager.default.removeItem(at: file)
      case 3: try write("import UIKit\nfinal class Screen: UIView { let x = 1 }\n")
      default: break
      }
      if outcomes.count == 4 { break }
    }
    expectEqual(outcomes, [true, false, false, true])
  }
}
