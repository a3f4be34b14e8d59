// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

extension NSItemProvider {
  /// Loads the data as an object of a class.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completionHandler: Called later with the object, or with what went wrong.
  /// - Returns: How far it has come.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let types = aClass.readableTypeIdentifiersForItemProvider
    guard let type = types.first(where: hasItemConformingToTypeIdentifier) else {
      let hasSome = !representations.isEmpty
      return later { _ in
        completionHandler(
          nil,
          Self.error(
            hasSome ? .unexpectedValueClass : .itemUnavailable,
            "\(aClass) cannot be created from any of the available types."))
      }
    }
    return load(type) { data, found, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: found), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads the data as a text.
  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { $0 as String }, error)
    }
  }

  /// Loads the data as a URL.
  @discardableResult
  public func loadObject(
    ofClass aClass: URL.Type,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in
      completionHandler((object as? NSURL).map { $0 as URL }, error)
    }
  }

  /// Loads the data of a type, or of the first registered type that conforms to it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type that the data are asked for in.
  ///   - completionHandler: Called later with the data, or with what went wrong.
  /// - Returns: How far it has come.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(typeIdentifier) { data, _, error in completionHandler(data, error) }
  }

  /// Loads an item that was registered as an object; otherwise the data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type that the data are asked for in.
  ///   - options: Has no effect.
  /// - Returns: The item.
  /// - Throws: An error of ``errorDomain``.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    if !isClosed, let item = representation(for: typeIdentifier)?.item { return item }
    let data: Data = try await withCheckedThrowingContinuation { continuation in
      load(typeIdentifier) { data, _, error in
        if let data {
          continuation.resume(returning: data)
        } else {
          continuation.resume(throwing: error ?? Self.error(.unknownError, "Nothing was loaded."))
        }
      }
    }
    return data as NSData
  }

  // MARK: How it is done

  @discardableResult
  private func load(
    _ typeIdentifier: String,
    _ completion: @escaping @Sendable (Data?, _ type: String, (any Error)?) -> Void
  ) -> Progress {
    guard !isClosed, let found = representation(for: typeIdentifier) else {
      let reason =
        isClosed
        ? "Dragged items cannot be loaded before they are dropped."
        : "There is no data of the type \(typeIdentifier)."
      return later { _ in completion(nil, typeIdentifier, Self.error(.itemUnavailable, reason)) }
    }
    let type = found.type
    return later { progress in
      _ = found.load { data, error in
        progress.completedUnitCount = 1
        completion(data, type, error)
      }
    }
  }

  /// Does something after the present call: when time goes on in the window, or in a task.
  private func later(_ action: @escaping (Progress) -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    if let window {
      window.timeline.schedule.add(
        Schedule.Event(owner: ObjectIdentifier(progress), time: window.currentTime) {
          action(progress)
        })
    } else {
      Task { @MainActor in action(progress) }
    }
    return progress
  }

  /// Writes an item that was given as it is.
  static func write(
    _ item: (any NSSecureCoding)?, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    switch item {
    case let data as NSData: completion(data as Data, nil)
    case let object as any NSItemProviderWriting:
      let types = object.writableTypeIdentifiersForItemProvider
      return object.loadData(
        withTypeIdentifier: types.first ?? "public.data",
        forItemProviderCompletionHandler: completion)
    case nil: completion(nil, error(.itemUnavailable, "The provider has no item."))
    default:
      completion(nil, error(.unavailableCoercion, "The item cannot be converted to data."))
    }
    return nil
  }

  nonisolated static func error(_ code: ErrorCode, _ reason: String) -> NSError {
    NSError(
      domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: reason])
  }

  /// An object as one of the class that was asked for, which a subclass may not be.
  nonisolated static func instance<Object>(_ object: AnyObject) throws -> Object {
    guard let object = object as? Object else {
      throw error(.unexpectedValueClass, "\(Object.self) cannot be created from data.")
    }
    return object
  }
}
