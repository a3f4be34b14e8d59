// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The slot of each thread for its current traits. Drawing reads it for every dynamic colour, so that it is one
/// of the system's slots and no dictionary of a `Thread`.
enum CurrentTraits {
  /// The traits that this thread has set; nil for none. O(1).
  static var ofThread: UITraitCollection? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set {
      let previous = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      previous.map { Unmanaged<UITraitCollection>.fromOpaque($0).release() }
    }
  }

  /// A thread that ends lets go of its traits.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { traits in
      traits.map { Unmanaged<UITraitCollection>.fromOpaque($0).release() }
    }
    precondition(status == 0, "This process has no slot left for the traits of its threads.")
    return key
  }()
}
