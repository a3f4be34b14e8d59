// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import WaitingSuites

@testable import gallery

@Suite("Catalogue", .waitsForProcesses)
struct CatalogueTests {
  @Test func `Sample names are unique and kebab-case`() {
    let names = catalogue.flatMap { [$0.name] + $0.aliases }
    expectEqual(Set(names).count, names.count)
    for name in names {
      expectAll(name, where: { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(name)")
    }
  }

  @Test func `A summary is one sentence`() {
    for sample in catalogue {
      expectSuffix(sample.summary, ".", "\(sample.name)")
      expectAtMost(sample.summary.count, 80, "\(sample.name)")
    }
  }

  @Test func `The catalogue lists every sample of the folder`() throws {
    let listed = Set(catalogue.map { "\($0)" })
    let declared = try DeclaredSample.all()
    for sample in declared {
      let isListed = listed.contains(sample.type)
      expect(
        isListed,
        """
        The catalogue lacks the sample of \(sample.file). To add it, write this line into \
        Gallery/Samples/Catalogue.swift:  \(sample.type).self,
        """)
    }
    expectEqual(listed.subtracting(declared.map(\.type)), [], "What declares these samples?")
  }

  @Test func `A sample is a class whose declaration holds a name`() {
    let types = DeclaredSample.types(
      in: """
        class MacNumbers: MacSample {}
        private final class Ball {
          static let named = 1
        }
        final class Grid: SampleViewController, Sample {
          static let name = "grid"
        }
          class Inner {
            static let name = "inner"
          }
        extension Grid {
          static let name = "other"
        }
        """)
    expectEqual(types, ["Grid"])
  }

  @Test func `The documented layouts are first, in the order of the documentation`() {
    let documented = [
      "grid", "inset-grid", "two-column", "distinct-sections", "adaptive-sections", "badges",
      "section-headers-footers", "pinned-section-headers", "section-backgrounds",
      "nested-groups", "orthogonal-sections", "orthogonal-behaviors",
    ]
    expectEqual(catalogue.prefix(documented.count).map { $0.name }, documented)
  }

  @Test func `A sample knows without a cast whether it moves`() {
    for sample in catalogue {
      expectEqual((sample.animated != nil), (sample is any AnimatedSample.Type), "\(sample.name)")
    }
  }

  @Test func `A sample knows without a cast whether it has options of its own`() {
    for sample in catalogue {
      let isConfigurable = sample is any ConfigurableSample.Type
      expectEqual((sample.configurable != nil), isConfigurable, "\(sample.name)")
    }
  }

  @Test func `An alias finds its sample`() throws {
    try expectEqual(SampleName.find("orthogonal-behaviours").name, "orthogonal-behaviors")
    try expectEqual(SampleName.find("item-badges").name, "badges")
  }

  @Test func `A name far from all gets no suggestion`() {
    expectNil(NearMiss.name(near: "zzzzzzzz", among: ["grid", "badges"]))
    expectEqual(NearMiss.name(near: "badge", among: ["grid", "badges"]), "badges")
    let long = String(repeating: "x", count: 1_000_000)
    expectNil(NearMiss.name(near: long, among: ["grid"]))
  }

  @Test func `list prints one sample a line`() async throws {
    let result = try await Command.gallery("list")
    expectEqual(result.status, 0)
    expectEmpty(result.errors)
    let lines = result.text.split(separator: "\n")
    expectEqual(lines.count, catalogue.count)
    expectAll(lines, where: { $0.split(separator: "\t").count == 2 })
    let grids = catalogue.filter { $0.name.contains("grid") }
    try await expectEqual(
      Command.gallery("list", "grid").text.split(separator: "\n").count, grids.count)
    expectAtLeast(grids.count, 2)
  }

  @Test func `list prints JSON for programs`() async throws {
    let result = try await Command.gallery("list", "--json")
    struct Entry: Decodable {
      let name: String
      let summary: String
      let isAnimated: Bool
    }
    let entries = try JSONDecoder().decode([Entry].self, from: result.output)
    expectEqual(entries.map(\.name), catalogue.map { $0.name })
    expectEqual(entries.map(\.summary), catalogue.map { $0.summary })
    expectEqual(entries.filter(\.isAnimated).map(\.name), animatedSamples.map { $0.name })
  }

  @Test func `list names the symbols that there are`() async throws {
    let all = try await Command.gallery("list", "--symbols").text.split(separator: "\n")
    expectContains(all, "chevron.forward")
    expectEqual(all, all.sorted())
    try await expectEqual(Command.gallery("list", "wifi", "--symbols").text, "wifi\nwifi.slash\n")
    try await expectEqual(Command.gallery("list", "zzz", "--symbols").status, 64)
  }

  @Test func `Without arguments the samples are shown, with how to draw one`() async throws {
    let result = try await Command.gallery()
    expectEqual(result.status, 0)
    for sample in catalogue { expectContains(result.text, sample.name) }
    expectContains(result.text, "--out out.png")
  }

  @Test func `The help page names the forms of the command`() async throws {
    let result = try await Command.gallery("--help")
    expectEqual(result.status, 0)
    for form in ["SAMPLE --out FILE", "list", "all", "record", "verify", "compare"] {
      expectContains(result.text, form, "\(form)")
    }
    let options = try await Command.gallery("render", "--help").text
    for option in [
      "--size", "--device", "--scale", "--appearance", "--direction", "--text-size", "--scroll-to",
      "--scroll-section", "--fling", "--full-content", "--chrome", "--seed", "--text", "--format",
      "--quiet", "--design",
    ] {
      expectContains(options, option, "\(option)")
    }
    for ending in [
      ".png", ".svg", ".pdf", ".json", ".txt", ".accessibility", ".apng", ".gif", ".webp",
    ] {
      expectContains(options, " \(ending)", "\(ending)")
    }
  }
}
