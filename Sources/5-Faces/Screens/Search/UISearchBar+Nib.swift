// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Views

extension UISearchBar {
  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UISearchBar>? {
    guard element.name == "searchBar" else { return nil }
    let text = element.text("text")
    let placeholder = element.text("placeholder")
    let prompt = element.text("prompt")
    let style =
      element.choice(
        "searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal])
      ?? Style.default
    let showsCancel = element.flag("showsCancelButton", otherwise: false)
    let showsBookmark = element.flag("showsBookmarkButton", otherwise: false)
    let showsScopes = element.flag("showsScopeBar", otherwise: false)
    let scopes = element.elements(of: "scopeButtonTitles").map(\.content)
    let barTint = element.color(for: "barTintColor")
    return { bar, _ in
      bar.searchBarStyle = style
      bar.text = text
      bar.placeholder = placeholder
      bar.prompt = prompt
      bar.showsCancelButton = showsCancel
      bar.showsBookmarkButton = showsBookmark
      if !scopes.isEmpty { bar.scopeButtonTitles = scopes }
      bar.showsScopeBar = showsScopes
      if let barTint { bar.barTintColor = barTint }
    }
  }
}

extension UISearchBar: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate": ObjectiveCKey { (bar: UISearchBar, value) in bar.delegate = try value() }
    case "text": ObjectiveCKey { (bar: UISearchBar, value) in bar.text = try value() }
    case "placeholder":
      ObjectiveCKey { (bar: UISearchBar, value) in bar.placeholder = try value() }
    default: nil
    }
  }
}
