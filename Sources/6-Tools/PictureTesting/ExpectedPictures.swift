// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ImageComparison
import PictureResults
import Pictures
import Views

/// All pictures of one call: one, or one for each combination of a matrix.
@MainActor
struct ExpectedPictures {
  /// The name that the call gives; nil for that of the test.
  var name: String?
  /// The formats that the call names; nil for those of the file of defaults, else PNG.
  var formats: [PictureFormat]?
  var setup = PictureSetup()
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
        check(expectation) { () throws(PictureMatrix.Mistake) in
          let content = make()
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
    guard !total.failures.isEmpty else { return }
    context.report(
      PictureFailure.message(total.failures, of: total.count, namedBy: testName?.source), location)
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
      let formats = formats ?? defaults.formats ?? [.png]
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
