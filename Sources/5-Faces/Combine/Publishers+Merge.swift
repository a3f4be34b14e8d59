// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  public import OpenCombine

  // OpenCombine 0.14 has no merging. `flatMap` over the publishers is the same: it subscribes to each of
  // them in order, passes on what any of them brings, finishes with the last and fails with the first. Of
  // what is not asked for it keeps one value of each publisher, and asks none of them for more.

  extension Publishers {
    /// A publisher of what any of several publishers brings.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      /// The values.
      public typealias Output = Upstream.Output
      /// The error that ends the publisher early.
      public typealias Failure = Upstream.Failure

      /// The publishers.
      public let publishers: [Upstream]

      /// Creates a publisher from several.
      public init(_ upstream: Upstream...) { publishers = upstream }

      /// Creates a publisher from several.
      public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }

      /// Attaches a subscriber. A publisher calls it for `subscribe(_:)`.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
          .receive(subscriber: subscriber)
      }

      /// Returns a publisher of what one more publisher brings, too.
      public func merge(with other: Upstream) -> MergeMany<Upstream> {
        MergeMany(publishers + [other])
      }
    }

    /// A publisher of what either of two publishers brings.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
      /// The values.
      public typealias Output = A.Output
      /// The error that ends the publisher early.
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The other publisher.
      public let b: B

      /// Creates a publisher from two.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      /// Attaches a subscriber. A publisher calls it for `subscribe(_:)`.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
          .receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    /// Returns a publisher of what either of two publishers brings.
    ///
    /// - Returns: The publisher of both.
    public func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other>
    where Other.Output == Output, Other.Failure == Failure { Publishers.Merge(self, other) }

    /// Returns a publisher of what any of several publishers brings. Apple's have a type for each number
    /// of them.
    ///
    /// - Parameters:
    ///   - other: The second publisher.
    ///   - more: Further publishers.
    /// - Returns: The publisher of them all.
    public func merge(
      with other: some Publisher<Output, Failure>, _ more: any Publisher<Output, Failure>...
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
      Publishers.MergeMany(
        [eraseToAnyPublisher(), other.eraseToAnyPublisher()]
          + more.map { $0.eraseToAnyPublisher() })
    }
  }
#endif
