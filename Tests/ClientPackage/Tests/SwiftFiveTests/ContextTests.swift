// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A context and attributes in the language mode before Swift 6, that answer from properties of their
/// own.
class WholeContext: UICollectionViewLayoutInvalidationContext {
  let all: Bool

  init(all: Bool) {
    self.all = all
    super.init()
  }

  override var invalidateEverything: Bool { all }
}

/// One whose property is a variable, which is the main actor's as the context is.
class ChangingContext: UICollectionViewLayoutInvalidationContext {
  var all = true
  override var invalidateEverything: Bool { all }
  override var invalidateDataSourceCounts: Bool { !all }
}

class ShadedAttributes: UICollectionViewLayoutAttributes {
  var shade: CGFloat = 0
  override var alpha: CGFloat {
    get { 1 - shade }
    set { shade = 1 - newValue }
  }
}

@Suite("Contexts and attributes with properties of their own")
@MainActor
struct ContextTests {
  @Test func `They answer from their own properties`() {
    #expect(WholeContext(all: true).invalidateEverything)
    #expect(!WholeContext(all: false).invalidateEverything)
    let changing = ChangingContext()
    changing.all = false
    #expect(!changing.invalidateEverything && changing.invalidateDataSourceCounts)
    let attributes = ShadedAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.alpha = 0.25
    #expect(attributes.shade == 0.75 && attributes.alpha == 0.25)
  }
}
