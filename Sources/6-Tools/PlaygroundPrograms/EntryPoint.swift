// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The part of a file that is shown.
///
/// In this order:
///
/// 1. The result of a function `playground()` that takes nothing: a `UIViewController`, a `UIView`
///    or a `UICollectionViewLayout`, or one of the Mac.
/// 2. The previews, `#Preview("Name") { … }`: one that fills a screen, or all with their names.
/// 3. The last class that is a view controller, or a window controller of the Mac.
/// 4. The last class that is a view, but no cell and no supplementary view.
/// 5. The last class that is a layout, with numbered cells.
///
/// Only what is at the top level counts, and is not `private`.
package enum EntryPoint: Hashable, Sendable {
  /// The function `playground()`.
  case function
  case previews
  /// A class that is created without arguments.
  case type(String)

  var expression: String {
    switch self {
    case .function: "playground()"
    case .previews: "_previewsOfFile()"
    case .type(let name): "\(name)()"
    }
  }

  /// The kind of a class, by the class at the root of its line.
  private enum Kind: Int {
    case layout
    case view
    case controller
  }

  /// Finds what is shown of a file.
  package init?(in source: String, hasPreviews: Bool = false) {
    let declarations = TopLevelDeclarations(in: source)
    if declarations.functions.contains("playground") {
      self = .function
      return
    }
    guard !hasPreviews else {
      self = .previews
      return
    }
    let parents = Dictionary(
      declarations.classes.map { ($0.name, $0.parent) }, uniquingKeysWith: { first, _ in first })
    var best: (kind: Kind, name: String)?
    for declaration in declarations.classes where !declaration.isPrivate {
      guard let kind = Self.kind(of: declaration.parent, parents),
        kind.rawValue >= best?.kind.rawValue ?? 0
      else { continue }
      best = (kind, declaration.name)
    }
    guard let best else { return nil }
    self = .type(best.name)
  }

  private static func kind(of parent: String, _ parents: [String: String]) -> Kind? {
    var root = parent
    // A class in a circle of parents is the compiler's to refuse.
    var steps = 0
    while let next = parents[root], steps <= parents.count {
      root = next
      steps += 1
    }
    let name = root.split(separator: ".").last.map(String.init) ?? root
    // Controllers of the Mac alone: others of its classes with such names hold data.
    if name == "NSWindowController" || name.hasPrefix("NS") && name.hasSuffix("ViewController") {
      return .controller
    }
    guard name.hasPrefix("UI"), !name.hasSuffix("Cell"), !name.hasSuffix("ReusableView"),
      !name.hasSuffix("HeaderFooterView")
    else { return nil }
    if name.hasSuffix("Controller") { return .controller }
    if name.hasSuffix("Layout") { return .layout }
    let views = [
      "View", "Label", "Control", "Button", "Switch", "Slider", "Window", "Field", "Bar",
    ]
    return views.contains { name.hasSuffix($0) } ? .view : nil
  }
}
