// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Rule {
  /// What holds of the manifest as SwiftPM understands it.
  static let ofTheManifest: [Rule] = [
    Rule("No product for other packages has unsafe flags, and nothing depends on a test target") {
      package, findings in
      let manifest = try ManifestDescription(json: package.manifestJSON())
      let products = manifest.products.filter { ["library", "plugin"].contains($0.kind) }
      let ways = products.map { (product: $0, ways: manifest.ways(from: $0)) }
      let reached = Set(ways.flatMap(\.ways.keys))
      if reached.count <= 40 {
        findings.add(
          "Only \(reached.count) targets of libraries and plug-ins were found",
          in: Floors.manifest)
      }
      for target in manifest.targets where !target.unsafeFlags.isEmpty {
        let found = ways.compactMap { product, ways in
          ways[target.name].map { (product: product, way: $0) }
        }
        guard let first = found.first else { continue }
        let kind = first.product.kind == "plugin" ? "plug-in" : first.product.kind
        let others = found.dropFirst().map(\.product.name).joined(separator: ", ")
        findings.add(
          """
          The \(kind) \(first.product.name) has the target \(target.name), whose flags are unsafe \
          (\(target.unsafeFlags.joined(separator: "; "))): SwiftPM refuses the package as a \
          dependency. The way to it: \(first.way.joined(separator: " → "))\
          \(others.isEmpty ? "" : ". Other products that have it: \(others)"). Delete the flags\
          \(first.way.count > 1 ? ", or a dependency on each way" : "")
          """, in: Floors.manifest)
      }
      let tests = Set(manifest.targets.filter { $0.type == "test" }.map(\.name))
      for target in manifest.targets {
        for name in target.namesOfDependencies where tests.contains(name) {
          findings.add(
            """
            \(target.name) depends on the test target \(name), whose flags are unsafe. Move what \
            both need to a target that is no test
            """, in: Floors.manifest)
        }
      }
    }
  ]
}
