// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension EngineHost {
  /// Returns the counts that a data source answers; less than zero is a programmer error.
  ///
  /// - Parameters:
  ///   - dataSource: Who answers, for the message.
  ///   - sections: The number of sections that it says.
  ///   - items: Returns the number of items that it says for a section.
  /// - Returns: The number of items of each section.
  package func counts(
    of dataSource: AnyObject, sections: Int, items: (_ section: Int) -> Int
  ) -> [Int] {
    guard sections >= 0 else {
      programmerError(
        """
        The data source \(type(of: dataSource)) returned \(sections) as its number of sections; \
        return zero or more.
        """)
    }
    return (0..<sections).map { section in
      let count = items(section)
      guard count >= 0 else {
        programmerError(
          """
          The data source \(type(of: dataSource)) returned \(count) as section \(section)'s number \
          of \(words.item)s; return zero or more.
          """)
      }
      return count
    }
  }
}
