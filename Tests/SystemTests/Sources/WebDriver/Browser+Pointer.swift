// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Browser {
  /// Turns the wheel.
  ///
  /// - Parameters:
  ///   - x: Where the pointer is, in points from the window's left edge.
  ///   - y: Where the pointer is, in points from the window's top.
  ///   - distance: How far down, in points.
  package func turnWheel(x: Int, y: Int, by distance: Int) async throws {
    try await perform(
      "wheel",
      [
        "type": "scroll", "x": .number(x), "y": .number(y), "deltaX": 0,
        "deltaY": .number(distance), "duration": 0, "origin": "viewport",
      ])
  }

  /// Presses, moves in steps, and releases.
  ///
  /// - Parameters:
  ///   - start: Where it is pressed, in points from the window's top left corner.
  ///   - end: Where it is released.
  ///   - duration: How long the way takes, in milliseconds.
  package func drag(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), duration: Int = 200
  ) async throws {
    func move(_ point: (x: Int, y: Int), _ duration: Int) -> JSON {
      [
        "type": "pointerMove", "x": .number(point.x), "y": .number(point.y),
        "duration": .number(duration), "origin": "viewport",
      ]
    }
    try await perform(
      "pointer", move(start, 0), ["type": "pointerDown", "button": 0], move(end, duration),
      ["type": "pointerUp", "button": 0])
  }

  private func perform(_ device: String, _ actions: JSON...) async throws {
    try await act([
      ["type": .string(device), "id": .string(device), "actions": .array(actions)]
    ])
  }
}
