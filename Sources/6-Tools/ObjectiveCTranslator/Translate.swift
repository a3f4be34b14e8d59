// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

#if ObjectiveC
/// `objc-translate PLAN.json` translates a module; `objc-translate coverage FILE.json` gives a report
/// of llvm-cov the user's paths and lines.
@main
struct Translate {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    switch Array(arguments) {
    case let words where words.first == "coverage" && words.count == 2: mapCoverage(words[1])
    case let words where words.count == 1: await translate(plan: words[0])
    default:
      fail("usage: objc-translate PLAN.json | objc-translate coverage FILE.json", code: 64)
    }
  }

  private static func translate(plan path: String) async {
    let plan: Plan
    do {
      plan = try Plan(path: path)
    } catch {
      fail("\(path): error: cannot read the plan of the translation: \(error)", code: 66)
    }
    if let origin = plan.origin, let change = origin.change {
      touch(origin.manifest)
      fail("error: \(change) since the build was planned: build again")
    }
    let documents = plan.interface?.documents ?? []
    for file in plan.files + documents where file.source.contains(where: \.isNewline) {
      fail("error: a path with a line break cannot be named to the compiler: \(file.source)")
    }
    let interface = plan.interface
    if let origin = plan.origin, interface?.catalogues.contains(where: \.hasOtherFiles) == true {
      touch(origin.manifest)
    }
    let translated = await Module.translate(
      plan.files.map(\.source), interface?.documentsOfModule ?? Module.Documents(),
      for: plan.platform)
    var diagnostics = translated.diagnostics
    let index = interface.map {
      InterfaceIndex(of: $0, settings: plan.origin?.settings, diagnostics: &diagnostics)
    }
    let copied = Set(plan.files.filter { $0.copy != nil }.map(\.source))
    let carried = diagnostics.filter {
      $0.severity == .error && !$0.stops && copied.contains($0.file)
    }
    let said = diagnostics.filter { !carried.contains($0) && $0.condition == nil }
    for diagnostic in said { say("\(diagnostic)") }
    guard !said.contains(where: { $0.severity == .error }) else {
      // The build ends here, and so nothing else would show these.
      for diagnostic in carried where diagnostic.condition == nil { say("\(diagnostic)") }
      exit(1)
    }
    for (file, text) in zip(plan.files, translated.copies) {
      write(Copy.adding(carried.filter { $0.file == file.source }, to: text), to: file.copy)
    }
    guard let interface, let index else { return }
    for (file, text) in zip(interface.documents, translated.documents) {
      write(text, to: file.copy)
    }
    for file in interface.resources { copy(file) }
    for catalogue in interface.catalogues { copy(catalogue) }
    write(index.text, to: interface.index)
  }

  private static func write(_ text: some DataProtocol, to copy: String?) {
    guard let copy else { return }
    do {
      try Plan.write(text, to: copy)
    } catch {
      fail("\(copy): error: cannot write the copy: \(error.localizedDescription)", code: 73)
    }
  }

  private static func copy(_ file: Plan.File) {
    guard let copy = file.copy else { return }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file.source)) else {
      fail("\(file.source):1:1: error: the file cannot be read")
    }
    write(data, to: copy)
  }

  private static func copy(_ catalogue: Plan.Catalogue) {
    guard let copy = catalogue.copy else { return }
    do {
      try CatalogueCopy.update(copy, from: catalogue.source)
    } catch {
      fail(
        "\(catalogue.source): error: cannot copy the catalogue: \(error.localizedDescription)",
        code: 73)
    }
  }

  /// Makes SwiftPM plan again in the next build: it does not see what happens outside of the package.
  private static func touch(_ manifest: String) {
    let now = [FileAttributeKey.modificationDate: Date()]
    try? FileManager.default.setAttributes(now, ofItemAtPath: manifest)
  }

  private static func mapCoverage(_ path: String) {
    do {
      let mapped = try CoverageReport(path: path).mapped()
      FileHandle.standardOutput.write(mapped)
    } catch {
      fail("\(path): error: cannot read the report: \(error.localizedDescription)", code: 66)
    }
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  private static func fail(_ text: String, code: Int32 = 1) -> Never {
    say(text)
    exit(code)
  }
}

#else
/// Without the trait the tool is not used. This package's own builds make it all the same, and an
/// executable has an entry.
@main
struct Translate {
  static func main() {
    FileHandle.standardError.write(
      Data("error: objc-translate was built without the package's trait ObjectiveC\n".utf8))
    exit(64)
  }
}
#endif
