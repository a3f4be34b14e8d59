// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Rule {
  /// What holds of the scripts of pages that are modules.
  static let ofScripts: [Rule] = [
    // The linter for scripts, which the gate downloads, finds what is wrong inside of a module. It takes a
    // file that is missing for one of somebody else's, and has no pages to begin at.
    Rule("The scripts of a page are modules that its document leads to") { package, findings in
      let folder = "Sources/6-Tools/PlaygroundServer/Page"
      let page = "\(folder)/playground.html"
      let scripts = package.files.paths(below: folder).filter { $0.hasSuffix(".js") }
      var waiting: [String] = []
      for (index, line) in try lines(of: page, in: package).enumerated()
      where line.contains("<script") {
        guard let match = line.firstMatch(of: /<script type="module" src="([^"]+)"><\/script>/)
        else {
          findings.add(
            "A script is a file, and a module: <script type=\"module\" src=\"NAME.js\"></script>",
            in: page, line: index + 1)
          continue
        }
        waiting.append("\(folder)/\(match.1)")
      }
      var reached: Set<String> = []
      while let path = waiting.popLast() {
        guard reached.insert(path).inserted, scripts.contains(path) else { continue }
        for (index, line) in try lines(of: path, in: package).enumerated() {
          for match in line.matches(of: /(?:from |import |import\()"([^"]+)"/) {
            let name = match.1.hasPrefix("./") ? String(match.1.dropFirst(2)) : String(match.1)
            guard match.1.hasPrefix("./"), scripts.contains("\(folder)/\(name)") else {
              findings.add(
                "'\(match.1)' is no script of the page. Import one of \(folder): ./NAME.js",
                in: path,
                line: index + 1)
              continue
            }
            waiting.append("\(folder)/\(name)")
          }
        }
      }
      for path in scripts where !reached.contains(path) {
        findings.add("Nothing imports this script. Import it, or delete the file", in: path)
      }
    }
  ]

  private static func lines(
    of path: String, in package: CheckedPackage
  ) throws(Finding) -> [Substring] {
    try package.files.requiredText(of: path).split(
      separator: "\n", omittingEmptySubsequences: false)
  }
}
