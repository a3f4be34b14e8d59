// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Objects that are loaded from several providers, to be handed over together.
@MainActor
final class LoadedObjects {
  private let providers: [NSItemProvider]
  private let kind: any NSItemProviderReading.Type
  private let completion: ([any NSItemProviderReading]) -> Void
  private var objects: [(any NSItemProviderReading)?]
  private var remaining: Int

  init(
    of providers: [NSItemProvider], as kind: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) {
    self.providers = providers
    self.kind = kind
    self.completion = completion
    objects = providers.map { _ in nil }
    remaining = providers.count
  }

  /// Loads all; what cannot be loaded is left out.
  func load(reportingTo parent: Progress) -> Progress {
    let progress = Progress(totalUnitCount: Int64(providers.count))
    parent.totalUnitCount += Int64(providers.count)
    for (place, provider) in providers.enumerated() {
      provider.loadObject(ofClass: kind) { object, _ in
        let loaded = Loaded(object: object)
        MainActor.assumeIsolated {
          progress.completedUnitCount += 1
          parent.completedUnitCount += 1
          self.take(loaded.object, at: place)
        }
      }
    }
    if providers.isEmpty { completion([]) }
    return progress
  }

  /// Providers call back on the main actor.
  private struct Loaded: @unchecked Sendable { let object: (any NSItemProviderReading)? }

  private func take(_ object: (any NSItemProviderReading)?, at place: Int) {
    objects[place] = object
    remaining -= 1
    if remaining == 0 { completion(objects.compactMap(\.self)) }
  }
}
