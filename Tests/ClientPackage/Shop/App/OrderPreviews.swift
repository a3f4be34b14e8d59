// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import ShopModel
  import SwiftUI

  /// Nothing on Linux.
  struct OrderPreviews: PreviewProvider {
    static var previews: some View { OrderPage() }
  }
#endif
