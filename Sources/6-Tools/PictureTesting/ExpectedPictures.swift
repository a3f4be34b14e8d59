// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import ImageComparison
import PictureResults
import Pictures
import Synchronization

/// All pictures of one call: one, or one for each combination of a matrix.
@MainActor
struct ExpectedPictures {
  /// The name that the call gives; nil for that of the test.
  var name: String?
  /// The formats that the call names; nil for those of the file of defaults, else PNG.
  var formats: [PictureFormat]?
  var setup = PictureSetup()
  /// The moments of a film; nil for one picture.
  var film: PictureFilm?
  var matrix = PictureMatrix()
  let function: String
  let location: TestLocation
  var context = ExpectationContext()

  init(function: StaticString, location: TestLocation) {
    self.function = "\(function)"
    self.location = location
  }

  /// Compares or records the pictures, and lets the test fail once for all that fail.
  ///
  /// - Parameter make: Makes what is drawn, once for each combination that this process draws.
  func check(_ make: () -> PictureContent) {
    if let message = failure(make) { context.report(message, location) }
  }

  /// Compares or records the pictures, and attaches those of failures to the test.
  ///
  /// - Parameter make: Makes what is drawn, once for each combination that this process draws.
  /// - Returns: The message of all that fail; nil if none does.
  func failure(_ make: () -> PictureContent) -> String? {
    let (outcome, source) = outcome(make)
    return message(of: outcome, namedBy: source)
  }

  /// Says what fails, and attaches its pictures to the test.
  ///
  /// - Parameters:
  ///   - outcome: What was compared.
  ///   - source: The test, if it has given the pictures their name.
  /// - Returns: The message; nil if nothing fails.
  func message(of outcome: PictureExpectation.Outcome, namedBy source: String?) -> String? {
    guard !outcome.failures.isEmpty else { return nil }
    for attached in outcome.failures.flatMap(\.attached) { context.attach(attached, location) }
    return PictureFailure.message(outcome.failures, of: outcome.count, namedBy: source)
  }

  /// Compares or records the pictures.
  ///
  /// - Parameter make: Makes what is drawn, once for each combination that this process draws.
  /// - Returns: What was compared, and the test, if it gave the pictures their name.
  func outcome(
    _ make: () -> PictureContent
  ) -> (PictureExpectation.Outcome, namedBy: String?) {
    let testName = name == nil ? TestName.current(function: function) : nil
    let base = name ?? testName?.fileName ?? ""
    var total = PictureExpectation.Outcome()
    func check(
      _ expectation: PictureExpectation, _ picture: () throws(PictureMatrix.Mistake) -> Picture
    ) {
      var expectation = expectation
      expectation.context = context
      expectation.source = testName?.source
      let outcome = expectation.check(picture)
      total.count += outcome.count
      total.failures += outcome.failures
    }
    switch prepared() {
    case .failure(let problem):
      var expectation = PictureExpectation(
        name: base, formats: formats.flatMap(\.first).map { [$0] } ?? [.png],
        tolerance: .exact, location: location)
      expectation.problem = problem.message
      check(expectation) { setup.picture(of: make()) }
    case .success(let plan):
      for combination in plan.combinations {
        let name = ([base] + combination.words).joined(separator: "-")
        var expectation = PictureExpectation(
          name: name, formats: plan.formats, tolerance: combination.setup.tolerance,
          location: location)
        expectation.resultsFolder = plan.results
        if combination.setup.checksStructure {
          expectation.structureScale = Double(combination.setup.scale)
        }
        expectation.film = film
        CurrentLocale.$ofPicture.withValue(combination.setup.locale) {
          check(expectation) { () throws(PictureMatrix.Mistake) in
            let content = UITraitCollection.inDesign(combination.setup.design) { make() }
            guard !content.keepsItsSize || !matrix.setsSize else {
              throw PictureMatrix.Mistake(
                message: """
                  A window or an image has a size of its own: give '\(base)' no devices and no sizes.
                  """)
            }
            return combination.setup.picture(of: content)
          }
        }
      }
    }
    return (total, testName?.source)
  }

  private struct Plan {
    var combinations: [PictureMatrix.Combination]
    var formats: [PictureFormat]
    var results: String?
  }

  /// Returns the plan from the call and the file of defaults.
  private func prepared() -> Result<Plan, PictureMatrix.Mistake> {
    do {
      let defaults = try PictureDefaults.nearest(
        to: location.filePath, in: PackageFolder(of: location.filePath))
      if let mistake = film?.mistake { throw PictureMatrix.Mistake(message: mistake) }
      let formats = film == nil ? formats ?? defaults.formats ?? [.png] : [.png]
      guard !formats.isEmpty else {
        throw PictureMatrix.Mistake(
          message: "There is nothing to compare: the list of formats is empty.")
      }
      var unique: [PictureFormat] = []
      for format in formats where !unique.contains(format) { unique.append(format) }
      var setup = setup
      if matrix.setsSize, setup.device == nil, setup.size == nil {
        // The file's size is not that of any combination.
        setup = setup.over(defaults)
        setup.device = nil
        setup.size = nil
      } else {
        setup = setup.over(defaults)
      }
      return .success(
        Plan(
          combinations: try matrix.combinations(of: setup), formats: unique,
          results: defaults.results))
    } catch let mistake as PictureMatrix.Mistake {
      return .failure(mistake)
    } catch {
      return .failure(PictureMatrix.Mistake(message: "\(error)"))
    }
  }
}

/// The expectations that this process has met, to find two that would share a reference.
final class ExpectationRegistry: Sendable {
  static let shared = ExpectationRegistry()

  private struct Owner {
    let location: TestLocation
    let source: String
  }

  private let owners = Mutex<[String: Owner]>([:])
  private let unwritable = Mutex<Set<String>>([])

  /// Takes a reference for an expectation. The same expectation may be met again: by a test that is
  /// repeated, or has arguments.
  ///
  /// - Parameters:
  ///   - path: The reference file.
  ///   - location: The expectation's place.
  ///   - source: What its name was made of, with the arguments of the test.
  /// - Returns: The place of another expectation that has taken it; nil if there is none. It is the
  ///   same place where two sources have one name.
  func take(_ path: String, at location: TestLocation, from source: String) -> TestLocation? {
    owners.withLock { owners in
      guard let other = owners[path] else {
        owners[path] = Owner(location: location, source: source)
        return nil
      }
      return other.location.isSame(as: location) && other.source == source ? nil : other.location
    }
  }

  /// Returns whether it is the first time that results cannot be written to a folder: a full disk
  /// is reported once, not by each test.
  func isNews(unwritable folder: String) -> Bool {
    unwritable.withLock { $0.insert(folder).inserted }
  }
}

extension TestLocation {
  func isSame(as other: TestLocation) -> Bool {
    (filePath, line, column) == (other.filePath, other.line, other.column)
  }

  /// The file and the line, as compilers print them.
  var description: String { "\(filePath):\(line)" }
}

/// The names that references of a package can be asked for by.
///
/// A reference is called by its folder, its file and its name, from the package's folder on
/// (`Tests/CardTests/CardTests/card`), or by any end of that which begins with a whole word, down
/// to the plain name. An end that several references share names none of them.
enum ReferenceNames {
  /// Returns the whole name of a reference.
  ///
  /// - Parameters:
  ///   - name: The reference's plain name.
  ///   - file: The test file.
  ///   - package: The package of the test file.
  /// - Returns: The name, such as `Tests/CardTests/CardTests/card`.
  static func wholeName(of name: String, in file: String, of package: PackageFolder) -> String {
    let path = package.relative(URL(fileURLWithPath: file).deletingPathExtension().path)
    return "\(path)/\(name)"
  }

  static func matches(_ request: String, _ wholeName: String) -> Bool {
    wholeName == request || wholeName.hasSuffix("/" + request)
  }

  private static let known = Mutex<[String: Set<String>]>([:])

  /// The whole names of the references that a package has, read once by each process.
  ///
  /// - Complexity: O(files of the package), the first time.
  static func all(of package: PackageFolder) -> Set<String> {
    known.withLock { known in
      if let names = known[package.path] { return names }
      let names = read(package)
      known[package.path] = names
      return names
    }
  }

  private static func read(_ package: PackageFolder) -> Set<String> {
    guard let walk = FileManager.default.enumerator(atPath: package.path) else { return [] }
    var names: Set<String> = []
    for case let path as String in walk {
      let parts = path.split(separator: "/")
      let isHidden = parts.last?.hasPrefix(".") ?? false
      // Packages in the package have references of their own.
      if isHidden
        || FileManager.default.fileExists(atPath: "\(package.path)/\(path)/Package.swift")
      {
        walk.skipDescendants()
      } else if parts.count >= 3, parts[parts.count - 3] == "References",
        let dot = path.lastIndex(of: ".")
      {
        let name = path[..<dot].split(separator: "/")
        names.insert(
          (name.dropLast(3) + name.suffix(2)).joined(separator: "/"))
      }
    }
    return names
  }
}
