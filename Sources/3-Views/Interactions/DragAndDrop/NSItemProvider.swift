// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// A provider of dragged data of one or several types, which are created on request.
///
/// Loading never answers before the call that asks for it has returned: it does when time goes on in
/// the window of the drag, or else from a task (interaction rule IX-15).
@preconcurrency @MainActor
open class NSItemProvider: NSObject, @preconcurrency NSCopying {
  /// The domain of errors.
  public nonisolated static let errorDomain = "NSItemProviderErrorDomain"

  /// The kind of an error.
  public enum ErrorCode: Int, Hashable, Sendable {
    /// An unknown error.
    case unknownError = -1
    /// There are no data of the type, or they may not be loaded yet.
    case itemUnavailable = -1000
    /// The data are those of another class.
    case unexpectedValueClass = -1100
    /// The data cannot be made into what is wanted.
    case unavailableCoercion = -1200
  }

  /// A closure that creates data of a type, and passes them or an error to a completion handler.
  public typealias LoadHandler = (
    _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?

  struct Representation {
    var type: String
    var load: LoadHandler
    /// The object that was given as it is.
    var item: (any NSSecureCoding)?
  }

  private(set) var representations: [Representation] = []
  /// Whether a drag keeps others from loading (interaction rule IX-16).
  var isClosed = false
  /// The window whose time counts for what is loaded.
  weak var window: UIWindow?

  /// The suggested name of a file of the data.
  open var suggestedName: String?

  /// Creates a provider of nothing yet.
  public override init() { super.init() }

  /// Creates a provider of an object, in all types that it can be written as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of an item as it is.
  ///
  /// - Parameters:
  ///   - item: The item; nil for a type that nothing is there of.
  ///   - typeIdentifier: Its type; nil for no type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let typeIdentifier else { return }
    register(
      Representation(
        type: typeIdentifier, load: { Self.write(item, $0) }, item: item))
  }

  // MARK: Registering

  /// The types, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Registers an object in all types that it can be written as.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - visibility: Who may see it. Has no effect: there is one program.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in object.writableTypeIdentifiersForItemProvider {
      register(
        Representation(
          type: type,
          load: {
            object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
          }))
    }
  }

  /// Registers data of a type; earlier data of it are replaced in their position.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type that the data are registered for.
  ///   - visibility: Who may see it. Has no effect: there is one program.
  ///   - loadHandler: Makes the data.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping LoadHandler
  ) {
    register(Representation(type: typeIdentifier, load: loadHandler))
  }

  private func register(_ representation: Representation) {
    if let index = representations.firstIndex(where: { $0.type == representation.type }) {
      representations[index] = representation
    } else {
      representations.append(representation)
    }
  }

  /// Returns a provider of the same; what is registered later is registered with one of them.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.representations = representations
    copy.suggestedName = suggestedName
    copy.isClosed = isClosed
    copy.window = window
    return copy
  }

  // MARK: Asking

  /// Returns whether any type is a case of another.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(for: typeIdentifier) != nil
  }

  /// Returns whether an object of a class can be made from the data.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(
      where: hasItemConformingToTypeIdentifier)
  }

  func representation(for typeIdentifier: String) -> Representation? {
    representations.first { TypeConformance.conforms($0.type, to: typeIdentifier) }
  }
}

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
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: kind) { object, _ in
        let loaded = Loaded(object: object)
        MainActor.assumeIsolated {
          progress.completedUnitCount += 1
          parent.completedUnitCount += 1
          self.take(loaded.object, at: index)
        }
      }
    }
    if providers.isEmpty { completion([]) }
    return progress
  }

  /// Providers call back on the main actor.
  private struct Loaded: @unchecked Sendable { let object: (any NSItemProviderReading)? }

  private func take(_ object: (any NSItemProviderReading)?, at index: Int) {
    objects[index] = object
    remaining -= 1
    if remaining == 0 { completion(objects.compactMap(\.self)) }
  }
}

/// Which uniform type identifiers are special cases of others (interaction rule IX-14).
package enum TypeConformance {
  /// The types that a type is directly a case of.
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.text": ["public.data"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.image": ["public.data"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "public.data": ["public.item"],
  ]

  /// Returns whether data of a type can be taken for data of another. Every type is one of data.
  package static func conforms(_ type: String, to other: String) -> Bool {
    if type == other || other == "public.data" || other == "public.item" { return true }
    return (parents[type] ?? []).contains { conforms($0, to: other) }
  }
}
