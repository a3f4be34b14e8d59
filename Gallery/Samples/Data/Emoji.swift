// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A picture that is a character.
struct Emoji: Hashable {
  enum Category: String, CaseIterable {
    case recents = "Recents"
    case smileys = "Smileys"
    case nature = "Nature"
    case food = "Food"
    case activities = "Activities"
    case travel = "Travel"
    case objects = "Objects"
    case symbols = "Symbols"
  }

  let text: String
  let title: String
  let category: Category
}

extension Emoji.Category: CustomStringConvertible {
  var description: String { rawValue }

  /// The category's emoji.
  var emojis: [Emoji] {
    entries.map { Emoji(text: $0.0, title: $0.1, category: self) }
  }

  private var entries: [(String, String)] {
    switch self {
    case .recents:
      [
        ("🤣", "Rolling on the floor laughing"), ("🥃", "Whiskey"), ("😎", "Cool"),
        ("⛰️", "Mountain"), ("🍫", "Chocolate"), ("🍿", "Popcorn"), ("👋", "Waving hand"),
        ("🏋️‍♀️", "Weight lifter"), ("🌮", "Taco"),
      ]
    case .smileys:
      [
        ("😀", "Grinning"), ("😂", "Tears of joy"), ("🥹", "Moved to tears"), ("🙃", "Upside down"),
        ("😍", "In love"), ("🤔", "Thinking"), ("😴", "Asleep"), ("🤯", "Mind blown"),
        ("🥳", "Party"), ("👩‍🚀", "Astronaut"),
      ]
    case .nature:
      [
        ("🦊", "Fox"), ("🐝", "Bee"), ("🐢", "Turtle"), ("🐳", "Whale"), ("🌵", "Cactus"),
        ("🌲", "Evergreen"), ("🌻", "Sunflower"), ("🍄", "Mushroom"), ("🌈", "Rainbow"),
      ]
    case .food:
      [
        ("🍎", "Apple"), ("🍋", "Lemon"), ("🥑", "Avocado"), ("🥐", "Croissant"), ("🧀", "Cheese"),
        ("🍕", "Pizza"), ("🍜", "Noodles"), ("🍩", "Doughnut"), ("☕️", "Coffee"),
      ]
    case .activities:
      [
        ("⚽️", "Football"), ("🏀", "Basketball"), ("🎾", "Tennis"), ("🏓", "Table tennis"),
        ("🥋", "Martial arts"), ("🎿", "Skis"), ("🚴", "Cyclist"), ("🎨", "Painting"),
        ("🎸", "Guitar"),
      ]
    case .travel:
      [
        ("🚗", "Car"), ("🚲", "Bicycle"), ("🚂", "Locomotive"), ("✈️", "Airplane"),
        ("⛵️", "Sailing boat"), ("🚀", "Rocket"), ("🗼", "Tower"), ("🏝️", "Island"),
        ("🌋", "Volcano"),
      ]
    case .objects:
      [
        ("⌚️", "Watch"), ("💡", "Light bulb"), ("🔭", "Telescope"), ("📷", "Camera"),
        ("🧭", "Compass"), ("🎁", "Present"), ("✏️", "Pencil"), ("🔑", "Key"), ("🧸", "Teddy bear"),
      ]
    case .symbols:
      [
        ("❤️", "Red heart"), ("⭐️", "Star"), ("♻️", "Recycling"), ("⚠️", "Warning"),
        ("✅", "Check mark"), ("🎵", "Note"), ("♾️", "Infinity"), ("🔔", "Bell"), ("💯", "Hundred"),
      ]
    }
  }
}
