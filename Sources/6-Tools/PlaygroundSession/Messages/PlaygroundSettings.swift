// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The settings of a playground's knobs, in the words of the command line.
///
/// They are what a viewer sent, and not checked: the code that creates a stage of them does.
package struct PlaygroundSettings: Codable, Hashable, Sendable {
  /// The view's width in points; nil for the sample's.
  package var width: Double?
  /// The view's height in points; nil for the sample's.
  package var height: Double?
  /// Pixels per point.
  package var scale: Double
  /// `light` or `dark`.
  package var appearance: String
  /// `ltr` or `rtl`.
  package var direction: String
  /// A Dynamic Type size, such as `xLarge`.
  package var textSize: String
  /// A design of iOS, such as `26`.
  package var design: String
  /// The chrome around the content, such as `bars`.
  package var chrome: String
  var seed: UInt64
  /// The sample's own options: `["--query": "an"]`.
  package var options: [String: String]

  package init(
    width: Double? = nil, height: Double? = nil, scale: Double = 2, appearance: String = "light",
    direction: String = "ltr", textSize: String = "large",
    design: String = "17", chrome: String = "none",
    seed: UInt64 = 1, options: [String: String] = [:]
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.appearance = appearance
    self.direction = direction
    self.textSize = textSize
    self.design = design
    self.chrome = chrome
    self.seed = seed
    self.options = options
  }

  /// The settings with what a message names put over them.
  func changed(by change: Change) -> PlaygroundSettings {
    var result = self
    if let size = change.size { (result.width, result.height) = (size[safe: 0], size[safe: 1]) }
    if let scale = change.scale { result.scale = scale }
    if let appearance = change.appearance { result.appearance = appearance }
    if let direction = change.direction { result.direction = direction }
    if let textSize = change.textSize { result.textSize = textSize }
    if let design = change.design { result.design = design }
    if let chrome = change.chrome { result.chrome = chrome }
    if let seed = change.seed { result.seed = seed }
    for (name, value) in change.options ?? [:] {
      result.options[name] = value.isEmpty ? nil : value
    }
    return result
  }

  /// The settings of another content: what belongs to a content is left behind.
  var withoutOptions: PlaygroundSettings {
    var result = self
    result.options = [:]
    return result
  }

  package struct Change: Codable, Hashable, Sendable {
    /// Width and height in points; empty for the sample's own.
    var size: [Double]?
    var scale: Double?
    var appearance: String?
    var direction: String?
    var textSize: String?
    var design: String?
    var chrome: String?
    var seed: UInt64?
    /// The sample's own options; an empty value takes one away.
    var options: [String: String]?

    package init() {}
  }
}

extension Array {
  /// The element at an index; nil where there is none.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension PlaygroundSettings {
  /// The arguments of the command line that say the same, those that are as always left out.
  package var arguments: [String] {
    var result = knobs
    let usual = PlaygroundSettings()
    if chrome != usual.chrome { result += ["--chrome", chrome] }
    if seed != usual.seed { result += ["--seed", "\(seed)"] }
    for (name, value) in options.sorted(by: { $0.key < $1.key }) { result += [name, value] }
    return result
  }

  /// The arguments for what can be changed while a content is shown.
  var knobs: [String] {
    let text = ActionScript.number
    let usual = PlaygroundSettings()
    var result: [String] = []
    if let width, let height { result += ["--size", "\(text(width))x\(text(height))"] }
    if scale != usual.scale { result += ["--scale", text(scale)] }
    if appearance != usual.appearance { result += ["--appearance", appearance] }
    if direction != usual.direction { result += ["--direction", direction] }
    if textSize != usual.textSize { result += ["--text-size", textSize] }
    if design != usual.design { result += ["--design", design] }
    return result
  }

  /// The settings with the knobs as arguments say them, those that are not named as always.
  ///
  /// - Parameter arguments: What ``knobs`` returns.
  /// - Returns: The settings; nil for what names no knob, or gives one no value.
  func turned(_ arguments: [String]) -> PlaygroundSettings? {
    let usual = PlaygroundSettings()
    var result = self
    (result.width, result.height, result.scale) = (nil, nil, usual.scale)
    (result.appearance, result.direction) = (usual.appearance, usual.direction)
    (result.textSize, result.design) = (usual.textSize, usual.design)
    guard arguments.count.isMultiple(of: 2) else { return nil }
    for index in stride(from: 0, to: arguments.count, by: 2) {
      let value = arguments[index + 1]
      switch arguments[index] {
      case "--size":
        let sides = value.split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2, let width = Double(sides[0]), let height = Double(sides[1]) else {
          return nil
        }
        (result.width, result.height) = (width, height)
      case "--scale":
        guard let scale = Double(value) else { return nil }
        result.scale = scale
      case "--appearance": result.appearance = value
      case "--direction": result.direction = value
      case "--text-size": result.textSize = value
      case "--design": result.design = value
      default: return nil
      }
    }
    return result
  }
}
