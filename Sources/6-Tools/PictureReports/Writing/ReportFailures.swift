// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation
import PictureResults

/// The failures of a report for the tools of a CI: annotations of GitHub, and JUnit's XML.
package struct ReportFailures {
  private let report: PictureReport

  package init(_ report: PictureReport) { self.report = report }

  // MARK: Annotations

  /// The failures as commands of a GitHub workflow, one a line, each at the line of its test.
  ///
  /// - Parameter prefix: What stands before a path from the package's folder on, so that it begins at the
  ///   repository's: empty, or with a slash at its end.
  /// - Returns: The lines; no text if nothing failed.
  package func annotations(prefix: String) -> String {
    let failures = report.entries.filter(\.needsReview).map { entry in
      var properties = ["title=\(Self.property("Image test: \(entry.title)"))"]
      if let location = entry.location {
        properties.insert("file=\(Self.property(prefix + location.file))", at: 0)
        if let line = location.line { properties.insert("line=\(line)", at: 1) }
      }
      return "::error \(properties.joined(separator: ","))::\(Self.message(text(of: entry)))\n"
    }
    return (failures + report.gaps.map { "::error::\(Self.message($0))\n" }).joined()
  }

  /// A text as the value of a workflow command.
  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// A text as a property of a workflow command.
  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  // MARK: JUnit

  /// Returns all results as a JUnit XML file: a suite for each test file, a case for each picture.
  package func junit() -> Data {
    let groups = Dictionary(grouping: report.entries) { entry in
      let suite = entry.suite
      return report.machines.count > 1 ? "\(report.machines[entry.machine]): \(suite)" : suite
    }
    var suites = groups.keys.sorted().map { name in
      Self.suite(name, (groups[name] ?? []).map(testCase))
    }
    if !report.gaps.isEmpty {
      suites.append(
        Self.suite(
          "Results of image tests",
          report.gaps.map { gap in
            """
                <testcase classname="Results" name="\(Self.xml(gap))" time="0">
                  <error message="\(Self.xml(gap))" type="missing"></error>
                </testcase>

            """
          }))
    }
    let failures = report.entries.count(where: \.needsReview)
    let counts = Self.counts(
      tests: report.entries.count + report.gaps.count, failures: failures, errors: report.gaps.count
    )
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="Image tests" \(counts)>
      \(suites.joined())</testsuites>

      """.utf8)
  }

  private func testCase(_ entry: PictureReport.Entry) -> String {
    let location = entry.location.map { location in
      " file=\"\(Self.xml(location.file))\"" + (location.line.map { " line=\"\($0)\"" } ?? "")
    }
    let start = """
          <testcase classname="\(Self.xml(entry.suite))" name="\(Self.xml(entry.title))"\
      \(location ?? "") time="0">
      """
    guard entry.needsReview else { return "\(start)</testcase>\n" }
    let text = text(of: entry)
    return """
      \(start)
            <failure message="\(Self.xml(text))" type="\(entry.outcome.rawValue)">\
      \(Self.xml(text))</failure>
          </testcase>

      """
  }

  private static func suite(_ name: String, _ cases: [String]) -> String {
    func number(_ element: String) -> Int { cases.count { $0.contains("<\(element) ") } }
    let counts = counts(
      tests: cases.count, failures: number("failure"), errors: number("error"))
    return "  <testsuite name=\"\(xml(name))\" \(counts)>\n\(cases.joined())  </testsuite>\n"
  }

  private static func counts(tests: Int, failures: Int, errors: Int) -> String {
    """
    tests="\(tests)" failures="\(failures)" errors="\(errors)" skipped="0" time="0"
    """
  }

  static func xml(_ text: String) -> String { XMLText.escaped(text, isAttribute: true) }

  // MARK: What failed

  private func text(of entry: PictureReport.Entry) -> String {
    let reasons = entry.parts.filter { $0.outcome == entry.outcome }.map { part in
      let reason =
        switch part.outcome {
        case .new: "There is no reference '\(part.reference)'."
        case .orphaned: "No test draws the reference '\(part.reference)' any more."
        default: part.reason ?? "The picture differs."
        }
      return "\(part.format): \(reason)"
    }
    let machine = report.machines.count > 1 ? ["On \(report.machines[entry.machine])"] : []
    return (reasons + machine).joined(separator: "\n")
  }
}

extension PictureReport.Entry {
  /// Whether a check fails because of the entry.
  fileprivate var needsReview: Bool { [.failed, .new, .orphaned].contains(outcome) }

  /// The test file, or the reference of a sample, from the package's folder on.
  fileprivate var location: (file: String, line: Int?)? {
    guard let part = parts.first, ReferencePath.isReference(part.reference, format: part.format)
    else { return nil }
    guard part.source == .pictureTesting else { return (part.reference, nil) }
    // References stand beside their test file, in a folder of its name.
    let folders = part.reference.split(separator: "/")
    let file = (folders.dropLast(3) + [folders[folders.count - 2]]).joined(separator: "/")
    let line = part.location?.split(separator: ":").last.flatMap { Int($0) }
    return part.outcome == .orphaned ? (part.reference, nil) : (file + ".swift", line)
  }

  /// The common name of the tests of one file: `Tests/CardTests/CardTests`.
  fileprivate var suite: String {
    let name = parts.first.map { $0.wholeName.split(separator: "/").dropLast() } ?? []
    return name.isEmpty ? "Image tests" : name.joined(separator: "/")
  }
}
