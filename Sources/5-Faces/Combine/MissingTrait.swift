// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if !Combine
  // What code that imports Combine uses first, so that the compiler says how to get it.

  /// A type with a publisher that emits before the object has changed.
  @available(*, unavailable, message: "enable the trait Combine of the package OpenCollectionView")
  public protocol ObservableObject: AnyObject {}

  /// A property with a publisher.
  @available(*, unavailable, message: "enable the trait Combine of the package OpenCollectionView")
  @propertyWrapper public struct Published<Value> {
    /// Creates one.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The value.
    public var wrappedValue: Value
  }

  /// A sequence of values over time.
  @available(*, unavailable, message: "enable the trait Combine of the package OpenCollectionView")
  public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
  }

  /// A subscription that is cancelled when the object is released.
  @available(*, unavailable, message: "enable the trait Combine of the package OpenCollectionView")
  public final class AnyCancellable: Hashable {
    /// Returns whether two objects are identical.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Adds the identity to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// A publisher of any type.
  @available(*, unavailable, message: "enable the trait Combine of the package OpenCollectionView")
  public struct AnyPublisher<Output, Failure: Error> {}

  /// A subject without a value of its own.
  @available(*, unavailable, message: "enable the trait Combine of the package OpenCollectionView")
  public final class PassthroughSubject<Output, Failure: Error> {
    /// Creates one.
    public init() {}
  }

  /// A subject with a value of its own.
  @available(*, unavailable, message: "enable the trait Combine of the package OpenCollectionView")
  public final class CurrentValueSubject<Output, Failure: Error> {
    /// Creates one.
    public init(_ value: Output) {}
  }
#endif
