// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PictureResults
import UIKit

/// The pictures and trees that the samples are compared with.
@MainActor struct ReferenceStore {
  /// Where the references are: `Tests/GalleryTests/References` of this checkout.
  let folder: String
  /// Where pictures of failures are written.
  let failureFolder: String
  /// The checkout.
  let package: PackageFolder
  /// Where the results of comparisons are kept.
  let results: ResultsFolder

  /// The references of the checkout that this command was built in.
  ///
  /// - Throws: An unreadable failure if the checkout is gone.
  static func checkout() throws(GalleryFailure) -> ReferenceStore {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Tests/GalleryTests/References").path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw GalleryFailure(
        """
        '\(folder)' is missing. References are compared and recorded in a clone of the repository, \
        with: swift run gallery
        """,
        .unreadable)
    }
    let package = PackageFolder(path: root.path)
    return ReferenceStore(
      folder: folder, failureFolder: root.appendingPathComponent(".build/gallery").path,
      package: package, results: package.results())
  }

  /// The references of what a command is asked for: those beside a file, or the checkout's.
  ///
  /// - Parameter words: Names of samples, or the path of one file.
  /// - Returns: The references.
  /// - Throws: An unreadable failure if the checkout is gone.
  static func store(of words: [String]) throws(GalleryFailure) -> ReferenceStore {
    guard let file = words.first(where: FileArgument.isFile) else { return try checkout() }
    let path = URL(fileURLWithPath: file).standardizedFileURL
    let package = PackageFolder(of: path.path)
    return ReferenceStore(
      folder: path.deletingLastPathComponent().appendingPathComponent("References").path,
      failureFolder: package.path + "/.build/gallery", package: package,
      results: package.results())
  }

  /// What is wrong with one state of a subject.
  struct Mismatch: CustomStringConvertible {
    let sample: String
    let state: String
    let reason: String

    var description: String { "✘ \(sample)/\(state)  \(reason)" }
  }

  /// The reference file of a state.
  private func reference(
    _ state: GoldenState, of subject: Subject, _ format: PictureFormat
  ) -> PictureReference {
    PictureReference(
      path: "\(folder)/\(subject.name)/\(state.name).\(format.rawValue)",
      failurePath: "\(failureFolder)/\(subject.name).\(state.name).png")
  }

  /// Draws a state and writes its references.
  func record(_ state: GoldenState, of subject: Subject) throws(GalleryFailure) {
    let screen = try Screen(subject, settings: state.settings)
    for format in [PictureFormat.png, .txt] {
      let data = try screen.data(format)
      do {
        try reference(state, of: subject, format).record(data)
      } catch {
        throw GalleryFailure("\(error)", .cannotWrite)
      }
      results.record(result(state, of: subject, format, in: nil))
    }
  }

  /// Draws a state and compares it with its references. Never writes them.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - subject: The subject.
  ///   - shard: The shard that is compared: a state of another one is not drawn. Nil for all.
  /// - Returns: What differs; nil if the state is in another shard.
  /// - Throws: A failure to draw, or to write the picture of a difference.
  func verify(
    _ state: GoldenState, of subject: Subject, in shard: Shard? = nil
  ) throws(GalleryFailure) -> [Mismatch]? {
    guard shard?.owns("\(subject.name)/\(state.name)") != false else { return nil }
    let screen = try Screen(subject, settings: state.settings)
    var mismatches: [Mismatch] = []
    for format in [PictureFormat.txt, .png] {
      let data = try screen.data(format)
      let reference = reference(state, of: subject, format)
      let verdict: PictureReference.Verdict
      do {
        verdict = format == .png ? try reference.check(png: data) : reference.check(text: data)
      } catch {
        throw GalleryFailure("\(error)", .cannotWrite)
      }
      results.record(verdict, of: data, as: result(state, of: subject, format, in: shard))
      if let mismatch = verdict.mismatch {
        mismatches.append(
          Mismatch(sample: subject.argument, state: state.name, reason: "\(mismatch)"))
      }
    }
    return mismatches
  }

  /// The result of a reference that was recorded; what a comparison finds is set later.
  private func result(
    _ state: GoldenState, of subject: Subject, _ format: PictureFormat, in shard: Shard?
  ) -> PictureResult {
    var result = PictureResult(
      source: .gallery, outcome: .recorded, test: subject.name, name: subject.name,
      state: state.name, format: format.rawValue,
      reference: package.relative(reference(state, of: subject, format).path))
    result.shard = shard?.description
    return result
  }

  /// Tells a report that all that was asked for has been compared.
  ///
  /// - Parameters:
  ///   - shard: The shard that was compared; nil for all.
  ///   - isFiltered: Whether some samples alone were asked for.
  func recordRun(in shard: Shard?, isFiltered: Bool) {
    results.record(
      RunResult(
        source: .gallery, references: package.relative(folder), shard: shard,
        isFiltered: isFiltered))
  }

  /// Tells a report of a reference that no state of the samples asks for.
  ///
  /// - Parameter orphan: One of ``orphans()``.
  func recordOrphan(_ orphan: String) {
    let file = URL(fileURLWithPath: "\(folder)/\(orphan)")
    let sample = file.deletingLastPathComponent().lastPathComponent
    let result = PictureResult(
      source: .gallery, outcome: .orphaned, test: sample, name: sample,
      state: file.deletingPathExtension().lastPathComponent, format: file.pathExtension,
      reference: package.relative(file.path))
    results.record(result, expected: FileManager.default.contents(atPath: file.path))
  }

  /// What to do about references that no state of the samples asks for: a line for each sample, with
  /// the command that deletes them.
  ///
  /// - Parameter orphans: Some of ``orphans()``.
  /// - Returns: The lines, by the names of the samples.
  func advice(on orphans: [String]) -> [String] {
    func word(_ file: String) -> String { ShellWord.quoted(package.relative("\(folder)/\(file)")) }
    let samples = Set(catalogue.map { $0.name })
    let orphansBySample = Dictionary(grouping: orphans) { String($0.prefix { $0 != "/" }) }
    return orphansBySample.sorted { $0.key < $1.key }.map { sample, files in
      guard samples.contains(sample) else {
        return "The catalogue has no sample '\(sample)'. If it is deleted:  rm -r \(word(sample))"
      }
      let words = files.map(word).joined(separator: " ")
      return "No state of '\(sample)' has these references. To delete them:  rm \(words)"
    }
  }

  /// How many bytes a state's reference picture weighs.
  func size(of state: GoldenState, of subject: Subject) -> Int {
    picture(of: state, of: subject)?.count ?? 0
  }

  /// The bytes of a state's reference picture; nil if there is none.
  func picture(of state: GoldenState, of subject: Subject) -> Data? {
    FileManager.default.contents(atPath: reference(state, of: subject, .png).path)
  }

  /// References that no state of the samples asks for.
  func orphans() -> [String] {
    let wanted = Set(
      catalogue.flatMap { sample in
        GoldenState.states(of: Subject(sample)).flatMap { state in
          ["png", "txt"].map { "\(sample.name)/\(state.name).\($0)" }
        }
      })
    let found = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return found.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }
      .filter { !wanted.contains($0) }.sorted()
  }
}
