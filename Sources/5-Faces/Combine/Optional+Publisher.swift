// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  public import OpenCombine

  extension Optional {
    /// A publisher of the value, if there is one, which then finishes.
    public typealias Publisher = OCombine.Publisher

    /// A publisher of the value, if there is one, which then finishes.
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
  }

  extension Result {
    /// A publisher of the success, which then finishes, or of the failure.
    public typealias Publisher = OCombine.Publisher

    /// A publisher of the success, which then finishes, or of the failure.
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
  }
#endif
