// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  public import OpenCombine

  extension Publishers {
    /// A publisher of the latest values of two publishers, from when both have one.
    ///
    /// A subscriber that asks for less than there is gets the latest values with its next request. The
    /// publisher finishes when both have finished and the last values are passed on, or as soon as one has
    /// finished without a value; it fails with the first.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
      /// The values.
      public typealias Output = (A.Output, B.Output)
      /// The error that ends the publisher early.
      public typealias Failure = A.Failure

      /// The publisher of the first values.
      public let a: A
      /// The publisher of the second values.
      public let b: B

      /// Creates a publisher from two.
      ///
      /// - Parameters:
      ///   - a: The publisher of the first values.
      ///   - b: The publisher of the second values.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      /// Attaches a subscriber. A publisher calls it for `subscribe(_:)`.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        CombinedSubscription.connect(a, b, to: subscriber)
      }
    }
  }

  extension Publisher {
    /// Returns a publisher of the latest values of two publishers.
    ///
    /// - Returns: The publisher of pairs.
    public func combineLatest<P: Publisher>(
      _ other: P
    ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
      Publishers.CombineLatest(self, other)
    }

    /// Returns a publisher of what is made of the latest values of two publishers.
    ///
    /// - Parameters:
    ///   - other: The other publisher.
    ///   - transform: Makes a value of both.
    /// - Returns: The publisher.
    public func combineLatest<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
      combineLatest(other).map(transform)
    }
  }

  extension Publishers {
    /// A publisher of the latest values of three publishers, from when all have one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      /// The values.
      public typealias Output = (A.Output, B.Output, C.Output)
      /// The error that ends the publisher early.
      public typealias Failure = A.Failure

      /// The publisher of the first values.
      public let a: A
      /// The publisher of the second values.
      public let b: B
      /// The publisher of the third values.
      public let c: C

      /// Creates a publisher from three.
      ///
      /// - Parameters:
      ///   - a: The publisher of the first values.
      ///   - b: The publisher of the second values.
      ///   - c: The publisher of the third values.
      public init(_ a: A, _ b: B, _ c: C) {
        self.a = a
        self.b = b
        self.c = c
      }

      /// Attaches a subscriber. A publisher calls it for `subscribe(_:)`.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        a.combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }
          .receive(subscriber: subscriber)
      }
    }

    /// A publisher of the latest values of four publishers, from when all have one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>:
      Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
      /// The values.
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
      /// The error that ends the publisher early.
      public typealias Failure = A.Failure

      /// The publisher of the first values.
      public let a: A
      /// The publisher of the second values.
      public let b: B
      /// The publisher of the third values.
      public let c: C
      /// The publisher of the fourth values.
      public let d: D

      /// Creates a publisher from four.
      ///
      /// - Parameters:
      ///   - a: The publisher of the first values.
      ///   - b: The publisher of the second values.
      ///   - c: The publisher of the third values.
      ///   - d: The publisher of the fourth values.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
      }

      /// Attaches a subscriber. A publisher calls it for `subscribe(_:)`.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        a.combineLatest(b).combineLatest(c.combineLatest(d)).map { ($0.0, $0.1, $1.0, $1.1) }
          .receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    /// Returns a publisher of the latest values of three publishers.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    /// - Returns: The publisher of threes.
    public func combineLatest<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
      Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Returns a publisher of what is made of the latest values of three publishers.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - transform: Makes a value of them all.
    /// - Returns: The publisher.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
      combineLatest(publisher1, publisher2).map(transform)
    }

    /// Returns a publisher of the latest values of four publishers.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - publisher3: The fourth publisher.
    /// - Returns: The publisher of fours.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Returns a publisher of what is made of the latest values of four publishers.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - publisher3: The fourth publisher.
    ///   - transform: Makes a value of them all.
    /// - Returns: The publisher.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R,
      _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      combineLatest(publisher1, publisher2, publisher3).map(transform)
    }
  }
#endif
