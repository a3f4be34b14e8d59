// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Testing

// Expectations as functions, in place of the macro `#expect`: half of the processor time that the tests
// took to compile was that of the macro's expansions, 18 to 22 ms each. They record issues as the macro
// does, at the place of the call, and print values in place of the expression. Comments are evaluated only
// for failures. `#expect(throws:)`, exit tests and `#require` remain macros.

/// Expects that a condition holds.
///
/// A failure prints no values: what compares has a function of its own below.
package func expect(
  _ condition: Bool,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !condition {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("The condition is false", comment())
  }
}

/// Expects that a value is of a type.
package func expect<Value>(
  _ value: Any?, is type: Value.Type,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !(value is Value) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("\(printed(value)) is no \(type)", comment())
  }
}

// MARK: Equal, identical, nil

/// Expects that two values are equal.
///
/// A failure prints both; texts of several lines as a difference by lines.
///
/// - Parameters:
///   - actual: The value under test.
///   - expected: What it should equal.
///   - comment: What a failure prints as well.
package func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !(actual == expected) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record(difference(actual, expected), comment())
  }
}

/// Expects that two tuples of two values are equal.
package func expectEqual<First: Equatable, Second: Equatable>(
  _ actual: (First, Second), _ expected: (First, Second),
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !(actual == expected) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record(difference(actual, expected), comment())
  }
}

/// Expects that two tuples of three values are equal.
package func expectEqual<First: Equatable, Second: Equatable, Third: Equatable>(
  _ actual: (First, Second, Third), _ expected: (First, Second, Third),
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !(actual == expected) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record(difference(actual, expected), comment())
  }
}

/// Expects that two tuples of four values are equal.
package func expectEqual<First: Equatable, Second: Equatable, Third: Equatable, Fourth: Equatable>(
  _ actual: (First, Second, Third, Fourth), _ expected: (First, Second, Third, Fourth),
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !(actual == expected) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record(difference(actual, expected), comment())
  }
}

/// Expects that two values differ.
package func expectNotEqual<Value: Equatable>(
  _ actual: Value, _ unexpected: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !(actual != unexpected) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("Both values are \(printed(actual))", comment())
  }
}

/// Expects that two references are to one object, or both nil.
package func expectSame(
  _ actual: AnyObject?, _ expected: AnyObject?,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if actual !== expected {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("\(printed(actual)) is another object than \(printed(expected))", comment())
  }
}

/// Expects that two references are not to one object, and not both nil.
package func expectNotSame(
  _ actual: AnyObject?, _ unexpected: AnyObject?,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if actual === unexpected {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("Both references are to \(printed(actual))", comment())
  }
}

/// Expects that there is no value.
package func expectNil<Value>(
  _ value: Value?,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if value != nil {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("\(printed(value)) is not nil", comment())
  }
}

/// Expects that there is a value.
package func expectNotNil<Value>(
  _ value: Value?,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if value == nil {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("There is no \(Value.self)", comment())
  }
}

// MARK: Order and distance

/// Expects that a value is less than a limit.
package func expectLess<Value: Comparable>(
  _ value: Value, _ limit: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !(value < limit) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("\(printed(value)) is not less than \(printed(limit))", comment())
  }
}

/// Expects that a value is at most a limit.
package func expectAtMost<Value: Comparable>(
  _ value: Value, _ limit: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !(value <= limit) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("\(printed(value)) is not at most \(printed(limit))", comment())
  }
}

/// Expects that a value is greater than a limit.
package func expectGreater<Value: Comparable>(
  _ value: Value, _ limit: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !(value > limit) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("\(printed(value)) is not greater than \(printed(limit))", comment())
  }
}

/// Expects that a value is at least a limit.
package func expectAtLeast<Value: Comparable>(
  _ value: Value, _ limit: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !(value >= limit) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("\(printed(value)) is not at least \(printed(limit))", comment())
  }
}

/// Expects that two numbers are less than a distance apart.
package func expectNear<Value: SignedNumeric & Comparable>(
  _ actual: Value, _ expected: Value, within distance: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !(abs(actual - expected) < distance) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record(
        "\(printed(actual)) is \(printed(abs(actual - expected))) from \(printed(expected)), not less than \(printed(distance))",
        comment())
  }
}

// MARK: Contents

/// Expects that a collection has no elements.
package func expectEmpty<Elements: Collection>(
  _ elements: Elements,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !elements.isEmpty {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("\(printed(elements)) is not empty", comment())
  }
}

/// Expects that a collection has elements.
package func expectNotEmpty<Elements: Collection>(
  _ elements: Elements,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if elements.isEmpty {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("There are no elements", comment())
  }
}

/// Expects that a text has a part.
package func expectContains(
  _ text: some StringProtocol, _ part: some StringProtocol,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !text.contains(part) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("\(printed(String(text))) does not contain \(printed(String(part)))", comment())
  }
}

/// Expects that a text lacks a part.
package func expectLacks(
  _ text: some StringProtocol, _ part: some StringProtocol,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if text.contains(part) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("\(printed(String(text))) contains \(printed(String(part)))", comment())
  }
}

/// Expects that a sequence has an element.
package func expectContains<Elements: Sequence>(
  _ elements: Elements, _ element: Elements.Element,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) where Elements.Element: Equatable {
  if !elements.contains(element) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("\(printed(elements)) does not contain \(printed(element))", comment())
  }
}

/// Expects that a sequence lacks an element.
package func expectLacks<Elements: Sequence>(
  _ elements: Elements, _ element: Elements.Element,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) where Elements.Element: Equatable {
  if elements.contains(element) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("\(printed(elements)) contains \(printed(element))", comment())
  }
}

/// Expects that an element of a sequence meets a condition.
package func expectContains<Elements: Sequence>(
  _ elements: Elements, where condition: (Elements.Element) throws -> Bool,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) rethrows {
  if try !elements.contains(where: condition) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("No element of \(printed(elements)) meets the condition", comment())
  }
}

/// Expects that no element of a sequence meets a condition.
package func expectLacks<Elements: Sequence>(
  _ elements: Elements, where condition: (Elements.Element) throws -> Bool,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) rethrows {
  if let element = try elements.first(where: condition) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record(
        "An element of \(printed(elements)) meets the condition: \(printed(element))", comment())
  }
}

/// Expects that all elements of a sequence meet a condition.
package func expectAll<Elements: Sequence>(
  _ elements: Elements, where condition: (Elements.Element) throws -> Bool,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) rethrows {
  if let element = try elements.first(where: { try !condition($0) }) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record(
        "An element of \(printed(elements)) does not meet the condition: \(printed(element))",
        comment())
  }
}

/// Expects that a text begins with another.
package func expectPrefix(
  _ text: some StringProtocol, _ prefix: some StringProtocol,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !text.hasPrefix(prefix) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("\(printed(String(text))) does not begin with \(printed(String(prefix)))", comment())
  }
}

/// Expects that a text ends with another.
package func expectSuffix(
  _ text: some StringProtocol, _ suffix: some StringProtocol,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  if !text.hasSuffix(suffix) {
    CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .record("\(printed(String(text))) does not end with \(printed(String(suffix)))", comment())
  }
}
