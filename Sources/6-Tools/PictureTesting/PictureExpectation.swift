// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison
import PictureResults
import Pictures
import Testing

/// The environment of a test process, and the function to which it reports failures.
@MainActor
struct ExpectationContext {
  var mode = RecordMode.current
  var environment = ProcessInfo.processInfo.environment
  var registry = ExpectationRegistry.shared
  /// Whether the end of the process is a line of the results too.
  var recordsRun = true
  /// Lets the test fail at the place of the expectation.
  var report: (String, TestLocation) -> Void = { TestFramework.fail($0, at: $1) }
  var attach: (AttachedFile, TestLocation) -> Void = { TestFramework.attach($0, at: $1) }
}

/// One picture of a test and its references, one for each format.
@MainActor
struct PictureExpectation {
  let name: String
  let formats: [PictureFormat]
  let tolerance: PixelTolerance
  let location: TestLocation
  var context = ExpectationContext()
  /// Pixels per point, if no large area may differ by much; nil if it may.
  var structureScale: Double?
  /// The moments of a film; nil for one picture.
  var film: PictureFilm?
  /// The folder of results unless the environment says it; nil for the package's folder of builds.
  var resultsFolder: String?
  /// The text from which the name was made, if the test gave it; nil for one that was written.
  var source: String?
  /// Why nothing can be compared; nil if it can.
  var problem: String?

  /// Returns the path of a reference: beside the test file, in a folder of the file's name.
  func referencePath(_ format: PictureFormat) -> String {
    "\(referencesFolder)/\(key).\(format.rawValue)"
  }

  private var referencesFolder: String {
    URL(fileURLWithPath: location.filePath).deletingLastPathComponent()
      .appendingPathComponent("References").path
  }

  /// The key by which comparisons are distributed to shards: a picture and a tree of one name are
  /// compared in the same one.
  private var key: String {
    let file = URL(fileURLWithPath: location.filePath)
    return "\(file.deletingPathExtension().lastPathComponent)/\(name)"
  }

  struct Outcome {
    /// The number of references that were compared or recorded.
    var count = 0
    var failures: [PictureFailure] = []
  }

  /// Draws the picture, and compares it or records it. A picture of another shard than the one that
  /// the environment variable `SHARD` names is not drawn.
  func check(_ picture: () throws(PictureMatrix.Mistake) -> Picture) -> Outcome {
    TestFramework.watch()
    let package = PackageFolder(of: location.filePath)
    let results = package.results(in: context.environment, else: resultsFolder)
    let shard: Shard?
    do {
      shard = try Shard.current(in: context.environment)
    } catch {
      return Outcome(count: 1, failures: [PictureFailure(name: name, text: "SHARD: \(error)")])
    }
    if context.recordsRun { results.recordAtExit(run(in: package, shard: shard)) }
    let wholeName = ReferenceNames.wholeName(of: name, in: location.filePath, of: package)
    if context.recordsRun, !context.mode.names.isEmpty {
      RequestedNames.note(context.mode.names, met: context.mode.names(of: wholeName))
    }
    guard shard?.owns(key) != false else { return Outcome() }
    TestProgress.begin(wholeName)
    var outcome = Outcome(count: formats.count)
    let drawn: Picture
    do throws(PictureMatrix.Mistake) {
      if let refusal { throw PictureMatrix.Mistake(message: refusal) }
      drawn = try picture()
    } catch {
      outcome.failures = [PictureFailure(name: name, text: error.message)]
      for format in formats {
        var result = result(format, in: package)
        result.shard = shard?.description
        result.outcome = .failed
        result.reason = error.message
        outcome.failures += keep(in: results) { try results.append(result) }
      }
      return outcome
    }
    for format in formats {
      var result = result(format, in: package)
      result.shard = shard?.description
      outcome.failures += check(drawn, format, result, in: results, wholeName: wholeName, package)
    }
    return outcome
  }

  private func check(
    _ picture: Picture, _ format: PictureFormat, _ result: PictureResult,
    in results: ResultsFolder, wholeName: String, _ package: PackageFolder
  ) -> [PictureFailure] {
    let path = referencePath(format)
    var reference = PictureReference(path: path, failurePath: failurePath(format, in: results))
    reference.tolerance = tolerance
    reference.structureScale = structureScale
    do {
      let strip = try film.map { try $0.strip(of: picture) }
      let data = try strip?.data ?? picture.data(format)
      if !context.mode.names.isEmpty,
        let ambiguity = context.mode.ambiguity(
          of: wholeName, among: ReferenceNames.all(of: package))
      {
        var result = result
        result.outcome = .failed
        result.reason = ambiguity
        return [PictureFailure(name: name, text: ambiguity)]
          + keep(in: results) { try results.append(result) }
      }
      guard !context.mode.records(wholeName, exists: reference.exists) else {
        try reference.record(data)
        print("Recorded \(reference.path)")
        return keep(in: results) { try results.append(result) }
      }
      if format == .png {
        reference.frames = film?.labels ?? []
        reference.ignored = (strip?.coveredPixels ?? picture.coveredPixels).map(PixelRegion.init)
        reference.ignoredGray = PictureMask.gray
      }
      let verdict =
        format == .png ? try reference.check(png: data) : reference.check(text: data)
      let lost = keep(in: results) { try results.append(verdict, of: data, as: result) }
      return (verdict.mismatch.map { [failure($0, format, actual: data)] } ?? []) + lost
    } catch {
      let message = "The picture '\(name)' could not be checked: \(error)"
      var result = result
      result.outcome = .failed
      result.reason = message
      return [PictureFailure(name: name, text: message)]
        + keep(in: results) { try results.append(result) }
    }
  }

  /// Returns the path of the picture of a failure: beside the results, in the folders of the
  /// references. Two packages, or two files of one name, have pictures of their own.
  private func failurePath(_ format: PictureFormat, in results: ResultsFolder) -> String {
    let reference = PackageFolder(of: location.filePath).relative(referencePath(format))
      .dropLast(format.rawValue.count + 1)
    return "\(results.path)/failures\(reference.hasPrefix("/") ? "" : "/")\(reference).png"
  }

  /// Why nothing can be compared, or not under the name; nil if it can.
  private var refusal: String? {
    if let problem { return problem }
    let isPlain =
      !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 200
      && name.unicodeScalars.allSatisfy { $0 != "/" && $0.properties.generalCategory != .control }
    guard isPlain else {
      return """
        Invalid name '\(name)' for a picture. It becomes the name of a file: use at most 200 bytes, \
        without '/', without control characters, and without '.' at the start.
        """
    }
    for format in formats {
      let other = context.registry.take(
        referencePath(format), at: location, from: source ?? "")
      guard let other else { continue }
      guard !other.isSame(as: location) else {
        return """
          Two runs of a test name their pictures '\(name)'. Name them yourself, by what differs: \
          expectPicture(of:named:).
          """
      }
      return """
        Two pictures are named '\(name)' in one file: at \(other.description) and at \
        \(location.description). Give one of them another name.
        """
    }
    return nil
  }

  /// Writes a result. A run whose results are lost fails: its report would say that all is well.
  private func keep(in results: ResultsFolder, _ append: () throws -> Void) -> [PictureFailure] {
    do {
      try append()
      return []
    } catch {
      guard context.registry.isNews(unwritable: results.path) else { return [] }
      return [
        PictureFailure(
          name: name, text: "The results of image tests could not be written: \(error)")
      ]
    }
  }

  /// The result of a picture that was recorded; what a comparison finds is set later.
  private func result(_ format: PictureFormat, in package: PackageFolder) -> PictureResult {
    let test = Test.current
    var result = PictureResult(
      source: .pictureTesting, outcome: .recorded,
      test: test?.displayName ?? test?.name ?? location.fileID, name: name,
      format: format.rawValue, reference: package.relative(referencePath(format)))
    result.location = "\(location.fileID):\(location.line)"
    return result
  }

  private func run(in package: PackageFolder, shard: Shard?) -> RunResult {
    RunResult(
      source: .pictureTesting, references: package.relative(referencesFolder), shard: shard,
      isFiltered: TestFramework.leavesOutTests(CommandLine.arguments))
  }

  private func failure(
    _ mismatch: PictureReference.Mismatch, _ format: PictureFormat, actual: Data
  ) -> PictureFailure {
    var failure = message(mismatch, format)
    failure.attached = [AttachedFile(name: "\(name).\(format.rawValue)", data: actual)]
    if case .pixels(_, let picture) = mismatch,
      let sides = FileManager.default.contents(atPath: picture)
    {
      failure.attached.insert(AttachedFile(name: "\(name)-difference.png", data: sides), at: 0)
    }
    return failure
  }

  private func message(
    _ mismatch: PictureReference.Mismatch, _ format: PictureFormat
  ) -> PictureFailure {
    // Of several formats each is named.
    let title = formats.count > 1 ? "'\(name)' as \(format.rawValue)" : "'\(name)'"
    let file = URL(fileURLWithPath: location.filePath).deletingPathExtension().lastPathComponent
    return switch mismatch {
    case .missing:
      PictureFailure(
        name: name, file: file, text: "There is no reference for \(title).",
        remedy: .recordingMissing)
    case .damaged(let damage):
      PictureFailure(
        name: name, text: "The reference \(referencePath(format)) \(damage).\n\(damage.advice)")
    case .text:
      PictureFailure(
        name: name, file: file, text: "\(title) looks different: \(mismatch).",
        remedy: .recording)
    case .pixels(let reason, let picture):
      PictureFailure(
        name: name, file: file,
        text: """
          \(title) looks different: \(reason).
          Expected | difference | actual:  \(picture)
          """, remedy: .recording)
    }
  }
}

extension PixelRegion {
  /// - Parameter rect: Whole pixels; not empty.
  fileprivate init(_ rect: CGRect) {
    self.init(
      columns: Int(rect.minX)...(Int(rect.maxX) - 1), rows: Int(rect.minY)...(Int(rect.maxY) - 1))
  }
}
