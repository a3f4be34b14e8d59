// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What `gallery` alone prints.
enum Overview {
  static var text: String {
    let stills = catalogue.filter { $0.animated == nil }
    var groups = ["Layouts\n" + lines(of: stills)]
    if !animatedSamples.isEmpty { groups.append("In motion\n" + lines(of: animatedSamples)) }
    let mover = animatedSamples.first.map { $0.name } ?? "SAMPLE"
    return """
      Collection view layouts, drawn without a screen.

      \(groups.joined(separator: "\n\n"))

      Draw one:        gallery nested-groups --out out.png
      In the dark:     gallery nested-groups --out out.png --appearance dark
      In motion:       gallery \(mover) --out out.apng
                       gallery \(mover) --frames folder --fps 30
                       gallery \(mover) --out strip.png --filmstrip 8
      All options:     gallery render --help
      Pages:           Documentation/UIKit/UIKit.md in the repository
      """
  }

  private static func lines(of samples: [any Sample.Type]) -> String {
    samples.map { sample in
      let name: String = sample.name
      let gap = String(repeating: " ", count: max(2, 26 - name.count))
      return "  " + name + gap + sample.summary
    }.joined(separator: "\n")
  }
}
