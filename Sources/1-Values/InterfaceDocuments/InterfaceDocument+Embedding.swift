// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension InterfaceDocument {
  /// The first segue by which a scene comes to be in itself, as an error; nil without one (rule IB-59).
  ///
  /// Two kinds of ways lead from a scene to one in it. Relationships create their controllers with the
  /// scene's. Segues that embed create theirs with the scene's view, and so does the relationship to the
  /// first controller of a navigation controller, whose view is shown at once. A way that ends where it
  /// began has no end when the program runs. Segues that a class or a method of the program's has a part
  /// in may end all the same, and are left out.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  package var embeddingCycle: InterfaceError? {
    let segues = ways
    let cycles = [
      SceneWays(segues.filter { !$0.isEmbedding }),
      SceneWays(segues.filter { $0.isEmbedding || $0.isShownAtOnce }),
    ].compactMap(\.firstCycle)
    let first = cycles.min { $0.segue.position < $1.segue.position }
    return first.map { cycle in
      let names = cycle.controllers.map { id in
        element(withID: id).map { $0["storyboardIdentifier"] ?? $0["title"] ?? id } ?? id
      }
      return cycle.segue.error(
        "the segue \"\(cycle.segue.segueName)\" puts a scene into itself: "
          + names.joined(separator: " → "))
    }
  }

  private var ways: [SceneWay] {
    guard isStoryboard else { return [] }
    let scenes = scenes
    let controllers = Set(scenes.compactMap(\.controller.id))
    return scenes.flatMap { scene in
      scene.objects.flatMap { object in
        ([object] + object.descendants).compactMap { segue in
          guard segue.name == "segue", segue["customClass"] == nil,
            segue["destinationCreationSelector"] == nil,
            InterfaceChecks.prototype(around: segue) == nil, let source = scene.controller.id,
            let id = segue["destination"], controllers.contains(id),
            let destination = controller(id, of: scenes)
          else { return nil }
          return SceneWay(segue, from: source, to: destination)
        }
      }
    }
  }

  /// Returns the controller that a controller stands for: itself, or the one of this storyboard to which
  /// it refers; nil for one of another.
  private func controller(_ id: String, of scenes: [InterfaceScene]) -> String? {
    guard let controller = element(withID: id), controller.name.hasSuffix("Placeholder") else {
      return id
    }
    guard controller["storyboardName"] == nil, let name = controller["referencedIdentifier"] else {
      return nil
    }
    return scenes.first { $0.storyboardIdentifier == name }?.controller.id
  }
}

/// A segue from one scene to another that is in it.
private struct SceneWay {
  let segue: InterfaceElement
  let source: String
  let destination: String
  let isEmbedding: Bool

  /// Takes a segue; nil for one that leads to no scene in its own.
  init?(_ segue: InterfaceElement, from source: String, to destination: String) {
    switch InterfaceSegueKind(segue["kind"]) {
    case .embed: isEmbedding = true
    case .relationship: isEmbedding = false
    default: return nil
    }
    self.segue = segue
    self.source = source
    self.destination = destination
  }

  /// Whether the view of the destination is loaded with that of the source.
  var isShownAtOnce: Bool { segue["relationship"] == "rootViewController" }
}

/// The ways between scenes, followed depth first.
private struct SceneWays {
  private let ways: [String: [SceneWay]]
  /// The scenes that ways begin at, in document order.
  private var starts: [String] = []

  init(_ ways: [SceneWay]) {
    self.ways = Dictionary(grouping: ways, by: \.source)
    var known: Set<String> = []
    starts = ways.map(\.source).filter { known.insert($0).inserted }
  }

  /// The first way that leads back to where it came from, with the controllers on it; nil if all end.
  var firstCycle: (segue: InterfaceElement, controllers: [String])? {
    var ended: Set<String> = []
    for start in starts where !ended.contains(start) {
      // The scenes from the start to the present one, with the number of ways that were followed.
      var path = [(controller: start, followed: 0)]
      var isOnPath: Set<String> = [start]
      while let here = path.last {
        guard let next = ways[here.controller]?.dropFirst(here.followed).first else {
          ended.insert(here.controller)
          isOnPath.remove(here.controller)
          path.removeLast()
          continue
        }
        path[path.count - 1].followed += 1
        if isOnPath.contains(next.destination) {
          let cycle = path.map { $0.controller }.drop { $0 != next.destination }
          return (next.segue, Array(cycle) + [next.destination])
        }
        guard !ended.contains(next.destination) else { continue }
        path.append((next.destination, 0))
        isOnPath.insert(next.destination)
      }
    }
    return nil
  }
}
