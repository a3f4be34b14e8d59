// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  public import Foundation
  public import OpenCombine

  // For the operators `encode(encoder:)` and `decode(type:decoder:)`.

  extension JSONEncoder: OpenCombine.TopLevelEncoder {
    /// The encoded form.
    public typealias Output = Data
  }

  extension JSONDecoder: OpenCombine.TopLevelDecoder {
    /// The encoded form.
    public typealias Input = Data
  }

  extension PropertyListEncoder: OpenCombine.TopLevelEncoder {
    /// The encoded form.
    public typealias Output = Data
  }

  extension PropertyListDecoder: OpenCombine.TopLevelDecoder {
    /// The encoded form.
    public typealias Input = Data
  }
#endif
