// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Expectations
import Foundation
import LayoutDocuments
import LayoutExport
import RandomDocuments
import RandomHistories
import Testing
import UIKit
import WaitingSuites

@testable import PlaygroundPrograms

/// The exports of random documents, compiled as one program, which draws them all.
@MainActor @Suite("Swift from random documents", .waitsForProcesses)
struct RandomExportTests {
  /// As many as the compiler takes in about ten seconds.
  private static let count = 30

  // In a process, and so on a main thread, of its own: other tests of views need not wait for it.
  @Test func `Exported controllers have the trees of their documents, after each step, too`() async
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      for fault in try await RandomExportTests.faults() {
        FileHandle.standardError.write(Data("\(fault)\n".utf8))
      }
    }
    // What an expectation says does not get out of a process.
    expectEqual(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self), "")
  }

  /// Returns what is wrong, a sentence for each.
  private static func faults() async throws -> [String] {
    let screens = screens()
    let trees = screens.flatMap(\.screen.trees)
    var faults: [String] = []
    if screens.count != Array(HistorySeeds(usualCount: count)).count {
      faults.append("Only \(screens.count) documents can be drawn.")
    }
    let lineCount = trees.map { $0.split(separator: "\n").count }.reduce(0, +)
    if trees.count <= screens.count || lineCount < 5 * trees.count {
      faults.append("\(trees.count) trees have \(lineCount) lines.")
    }
    let unequal = zip(trees, trees.dropFirst()).count { difference($0, $1) != nil }
    if unequal < trees.count / 2 { faults.append("\(unequal) neighbours differ.") }
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, screen) in screens {
      try Data(SwiftExport.swift(of: screen.document, name: name).utf8)
        .write(to: URL(fileURLWithPath: "\(folder)/\(name).swift"))
    }
    try Data(ExportedScreen.program(of: screens.map { ($0.name, $0.screen.document) }).utf8)
      .write(to: URL(fileURLWithPath: "\(folder)/Program.swift"))
    let messages = try await compile(screens.map { "\($0.name).swift" }, in: folder)
    if !messages.isEmpty { faults.append(messages) }
    guard FileManager.default.fileExists(atPath: "\(folder)/program") else { return faults }
    let result = try Command.run(["\(folder)/program"], in: folder)
    if result.status != 0 {
      faults.append("exit code \(result.status): \(result.errors.prefix(500))")
    }
    for (name, screen) in screens {
      for (index, tree) in screen.trees.enumerated() {
        let path = "\(folder)/\(name)-\(index).txt"
        let exported = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "no tree"
        // What stands for a picture that is missing names it, which an app's own picture does not.
        let hasImages = screen.document.looks.values.contains { $0.type == .image }
        if let difference = difference(tree, exported, withTexts: !hasImages) {
          faults.append("\(name), tree \(index): \(difference)")
        }
      }
    }
    return faults
  }

  /// Draws documents that can be drawn, from the first seed on.
  private static func screens() -> [(name: String, screen: DocumentTrees)] {
    let seeds = Array(HistorySeeds(usualCount: count))
    var screens: [(name: String, screen: DocumentTrees)] = []
    var seed = seeds.first ?? 1
    // Some have no solution.
    for _ in 0..<10 * seeds.count where screens.count < seeds.count {
      var maker = RandomDocument(seed: seed, isDrawable: true)
      let document = maker.document()
      if let screen = DocumentTrees(of: document) { screens.append(("random-\(seed)", screen)) }
      seed += 1
    }
    return screens
  }

  /// Returns what the compiler says in the language mode of Swift 6; nothing if it has nothing to say.
  private static func compile(_ files: [String], in folder: String) async throws -> String {
    let build = ProgramCompiler.ownBuild
    let description = try BuildDescription(of: build)
    let library = try await ModuleLibrary(of: ["gallery"], in: build, description)
      .make(with: URL(fileURLWithPath: folder))
    let compiler = try #require(description.command(for: "UIKit")?.executable)
    let words =
      [
        compiler, "-Onone", "-wmo", "-parse-as-library", "-swift-version", "6",
        "-module-name", "Program", "-use-ld=lld",
        "-I", build.appendingPathComponent("Modules").path,
        "-module-cache-path", ModuleLibrary.moduleCache(in: build).path,
      ] + description.clangArguments(for: "gallery") + ModuleLibrary.arguments(loading: library)
    let result = try Command.run(
      words + files + ["Program.swift", "-o", "program"], in: folder)
    return result.status == 0 && result.errors.isEmpty
      ? "" : "exit code \(result.status)\n\(result.errors.prefix(4_000))"
  }

  /// Returns the first lines that differ: the sizes of the pictures, then the elements.
  private static func difference(
    _ tree: String, _ exported: String, withTexts: Bool = true
  ) -> String? {
    var (lines, others) = (TreeLines.of(tree), TreeLines.of(exported))
    if !withTexts { (lines, others) = (lines.map(withoutText), others.map(withoutText)) }
    if let pair = zip(lines, others).first(where: { $0 != $1 }) {
      return "\(pair.0) | \(pair.1)"
    }
    return lines.count == others.count ? nil : "\(lines.count) lines | \(others.count)"
  }

  private static func withoutText(_ line: String) -> String {
    let end = line.firstIndex(of: "\"") ?? line.endIndex
    return line[..<end].trimmingCharacters(in: .whitespaces)
  }
}

/// The trees of a document at first and after each step of its film.
@MainActor private struct DocumentTrees {
  private(set) var document: LayoutDocument
  private(set) var trees: [String] = []

  /// Draws a document; nil if it has no solution at some time.
  init?(of document: LayoutDocument) {
    self.document = document
    self.document.name = nil
    var picture = document.picture
    // The size is the screen's.
    picture.size = nil
    self.document.picture = picture
    let controller = DocumentViewController(self.document)
    let window = UIWindow(frame: CGRect(origin: .zero, size: ExportedScreen.size))
    window.traitOverrides.displayScale = 2
    window.traitOverrides.textRendering = .blocks
    window.traitOverrides.layoutDirection = picture.direction == .rtl ? .rightToLeft : .leftToRight
    if let size = picture.textSize {
      window.traitOverrides.preferredContentSizeCategory =
        ExportedScreen.categories[size.rawValue]
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    controller.select(picture.selected ?? [])
    if let offset = picture.scrollTo { controller.collectionView.contentOffset = offset }
    guard add(controller, in: window) else { return nil }
    controller.beginFilm()
    while let time = controller.nextStepTime {
      window.advance(to: time)
      controller.takeNextStep()
      guard add(controller, in: window) else { return nil }
    }
  }

  private mutating func add(_ controller: DocumentViewController, in window: UIWindow) -> Bool {
    window.layoutIfNeeded()
    guard controller.problem == nil,
      let data = try? Picture(of: controller.collectionView, scale: 2).data(.txt)
    else { return false }
    trees.append(String(decoding: data, as: UTF8.self))
    return true
  }
}

/// The program that draws exported controllers, as those of documents are drawn.
private enum ExportedScreen {
  static let size = CGSize(width: 390, height: 600)

  /// By the sizes of documents.
  static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  static func program(of documents: [(name: String, document: LayoutDocument)]) -> String {
    let calls = documents.map { name, document in
      let type = "Random\(name.dropFirst("random-".count))ViewController"
      let steps = (document.film?.steps ?? []).indices.map { step in "{ $0.step\(step + 1)() }" }
      let list = steps.isEmpty ? "" : ", [\(steps.joined(separator: ", "))]"
      return "    try draw(\(type)(), \"\(name)\"\(list))\n"
    }
    return """
      import Foundation
      import UIKit

      @main @MainActor enum Program {
        static func main() throws {
      \(calls.joined())  }

        private static func draw<Screen: UIViewController>(
          _ screen: Screen, _ name: String, _ steps: [(Screen) -> Void] = []
        ) throws {
          let window = UIWindow(
            frame: CGRect(x: 0, y: 0, width: \(size.width), height: \(size.height)))
          window.traitOverrides.displayScale = 2
          window.traitOverrides.textRendering = .blocks
          window.rootViewController = screen
          window.makeKeyAndVisible()
          window.layoutIfNeeded()
          try write(screen, "\\(name)-0.txt")
          for (index, step) in steps.enumerated() {
            step(screen)
            window.layoutIfNeeded()
            try write(screen, "\\(name)-\\(index + 1).txt")
          }
        }

        private static func write(_ screen: UIViewController, _ file: String) throws {
          guard let view = screen.view.subviews.first(where: { $0 is UICollectionView }) else { return }
          try Picture(of: view, scale: 2).data(.txt).write(to: URL(fileURLWithPath: file))
        }
      }

      """
  }
}
