// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// Left out on Linux by `translate.json`.
struct OrderPage: View {
  var body: some View { Text("An order") }
}
