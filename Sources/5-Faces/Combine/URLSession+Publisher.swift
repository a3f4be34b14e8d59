// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  public import Foundation
  public import FoundationNetworking
  public import OpenCombine

  extension URLSession {
    /// A publisher of the answer to a request, which then finishes. Each subscriber has a task of its own.
    public struct DataTaskPublisher: OpenCombine.Publisher {
      /// The values.
      public typealias Output = (data: Data, response: URLResponse)
      /// The error that ends the publisher early.
      public typealias Failure = URLError

      /// The request.
      public let request: URLRequest
      /// The session that asks.
      public let session: URLSession

      /// Creates a publisher.
      ///
      /// - Parameters:
      ///   - request: The request.
      ///   - session: The session that asks.
      public init(request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
      }

      /// Attaches a subscriber. A publisher calls it for `subscribe(_:)`.
      public func receive(subscriber: some Subscriber<Output, URLError>) {
        let (request, session) = (request, session)
        var task: URLSessionDataTask?
        Deferred {
          Future<Output, URLError> { promise in
            task = session.dataTask(with: request) { data, response, error in
              if let response, error == nil { return promise(.success((data ?? Data(), response))) }
              promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
            task?.resume()
          }
        }
        .handleEvents(receiveCancel: { task?.cancel() })
        .receive(subscriber: subscriber)
      }
    }

    /// Returns a publisher of the answer to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }

    /// Returns a publisher of what is at an address.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }
  }
#endif
