// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  public import Foundation
  public import OpenCombine

  // For the operators `encode(encoder:)` and `decode(type:decoder:)`.

  extension JSONEncoder: OpenCombine.TopLevelEncoder {
    /// What is encoded to.
    public typealias Output = Data
  }

  extension JSONDecoder: OpenCombine.TopLevelDecoder {
    /// What is decoded from.
    public typealias Input = Data
  }

  extension PropertyListEncoder: OpenCombine.TopLevelEncoder {
    /// What is encoded to.
    public typealias Output = Data
  }

  extension PropertyListDecoder: OpenCombine.TopLevelDecoder {
    /// What is decoded from.
    public typealias Input = Data
  }
#endif
