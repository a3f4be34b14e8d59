// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What `gallery` alone prints.
enum Overview {
  static var text: String {
    var lines: [String] = []
    for sample in catalogue {
      let name: String = sample.name
      let gap = String(repeating: " ", count: max(2, 26 - name.count))
      lines.append("  " + name + gap + sample.summary)
    }
    return """
      Collection view layouts, drawn without a screen.

      Layouts
      \(lines.joined(separator: "\n"))

      Draw one:        gallery nested-groups --out out.png
      In the dark:     gallery nested-groups --out out.png --appearance dark
      All options:     gallery render --help
      """
  }
}
