// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The products and targets of a manifest as SwiftPM understands them, after all that its code changes.
struct ManifestDescription: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
    /// The kind is the only key: `library`, `executable` or `plugin`.
    private let type: [String: [String]?]

    var kind: String { type.keys.first ?? "" }
  }

  struct Target: Decodable {
    let name: String
    let type: String
    /// The folder of its sources; nil for the one that SwiftPM looks for.
    let path: String?
    private let dependencies: [Dependency]
    private let pluginUsages: [Dependency]?
    private let settings: [Setting]

    /// The names of what the target depends on, under any condition, but for other packages' products.
    ///
    /// A name alone may be that of another package's product, too.
    var namesOfDependencies: [String] {
      (dependencies + (pluginUsages ?? [])).compactMap(\.name)
    }

    /// The flags that SwiftPM calls unsafe, under any condition, each list after the tool it is for.
    var unsafeFlags: [String] {
      settings.compactMap { setting in
        setting.kind.unsafeFlags.map { flags in
          "\(setting.tool): \(flags.words.joined(separator: " "))"
        }
      }
    }
  }

  /// A dependency of a target, or its use of a plug-in.
  private struct Dependency: Decodable {
    private enum Kind: CodingKey {
      case byName, target, product, plugin
    }

    /// The name; nil for what is another package's for certain.
    let name: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Kind.self)
      guard let kind = container.allKeys.first else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "The kind of dependency is unknown"))
      }
      // What follows the name is the package, if any, and the condition.
      var values = try container.nestedUnkeyedContainer(forKey: kind)
      let name = try values.decode(String.self)
      switch kind {
      case .byName, .target: self.name = name
      case .plugin: self.name = try values.decodeNil() ? name : nil
      case .product: self.name = nil
      }
    }
  }

  private struct Setting: Decodable {
    struct Kind: Decodable {
      struct Flags: Decodable {
        private enum CodingKeys: String, CodingKey {
          case words = "_0"
        }

        let words: [String]
      }

      let unsafeFlags: Flags?
    }

    /// Such as `swift`, `c`, `cxx` or `linker`.
    let tool: String
    let kind: Kind
  }

  let products: [Product]
  let targets: [Target]

  /// Reads what SwiftPM prints of a manifest.
  init(json: Data) throws(Finding) {
    do {
      self = try JSONDecoder().decode(Self.self, from: json)
    } catch {
      throw Finding(
        path: Floors.manifest,
        message: """
          What 'swift package dump-package' prints is not what ManifestDescription.swift reads. \
          Correct that file: \(error)
          """)
    }
  }

  /// Returns what SwiftPM prints of the manifest in a folder.
  static func json(ofPackageAt root: String) throws(Finding) -> Data {
    try Command.output(
      // A build that runs in the folder is not waited for: nothing is written.
      of: ["swift", "package", "--package-path", root, "--ignore-lock", "dump-package"],
      advice: "Correct what it says of Package.swift")
  }

  /// Returns the shortest ways from a product to each target that it reaches, by the target's name.
  ///
  /// A way begins with a target of the product, and ends with the target that is reached.
  func ways(from product: Product) -> [String: [String]] {
    let targets = Dictionary(self.targets.map { ($0.name, $0) }) { first, _ in first }
    var ways: [String: [String]] = [:]
    var waiting = product.targets.map { [$0] }[...]
    while let way = waiting.popFirst() {
      guard let target = way.last.flatMap({ targets[$0] }), ways[target.name] == nil else {
        continue
      }
      ways[target.name] = way
      waiting += target.namesOfDependencies.map { way + [$0] }
    }
    return ways
  }
}
