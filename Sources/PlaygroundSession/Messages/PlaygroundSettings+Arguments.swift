// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    result.textSize = usual.textSize
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
      default: return nil
      }
    }
    return result
  }
}
