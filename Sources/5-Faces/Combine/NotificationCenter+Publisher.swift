// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  public import Foundation
  public import OpenCombine

  extension NotificationCenter {
    /// A publisher of the notifications of a name that an object posts. It never finishes. What is posted
    /// while a subscriber asks for nothing is dropped.
    public struct Publisher: OpenCombine.Publisher, Equatable {
      /// The values.
      public typealias Output = Notification
      /// The error that ends the publisher early.
      public typealias Failure = Never

      /// The center where the notifications are posted.
      public let center: NotificationCenter
      /// The name of the notifications.
      public let name: Notification.Name
      /// The object that posts them; nil for any.
      public let object: AnyObject?

      /// Creates a publisher.
      ///
      /// - Parameters:
      ///   - center: The center where the notifications are posted.
      ///   - name: The name of the notifications.
      ///   - object: The object that posts them; nil for any.
      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        self.center = center
        self.name = name
        self.object = object
      }

      /// Attaches a subscriber. A publisher calls it for `subscribe(_:)`.
      public func receive(subscriber: some Subscriber<Notification, Never>) {
        let subject = PassthroughSubject<Notification, Never>()
        let observation = center.addObserver(forName: name, object: object, queue: nil) {
          subject.send($0)
        }
        let center = center
        subject.handleEvents(receiveCancel: { center.removeObserver(observation) })
          .receive(subscriber: subscriber)
      }

      /// Returns whether center, name and object are equal.
      public static func == (left: Publisher, right: Publisher) -> Bool {
        left.center === right.center && left.name == right.name && left.object === right.object
      }
    }

    /// Returns a publisher of the notifications of a name.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The object that posts them; nil for any.
    /// - Returns: The publisher.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }
#endif
