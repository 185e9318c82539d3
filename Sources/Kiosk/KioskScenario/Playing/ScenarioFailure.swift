/// An unmet expectation, or a step that could not be performed.
package struct ScenarioFailure: Hashable, Sendable {
    /// The line of the expectation, or of the failed step, counted from 1; the last step's line if the check after all
    /// steps failed.
    package let line: Int
    /// The column, counted from 1.
    package let column: Int
    /// The number of the step, counted from 1, including repeated ones; nil if the failure does not belong to a step.
    package var number: Int?
    /// The step in the words of the file.
    package let step: String
    /// The expected value.
    package let expected: String
    /// The actual value.
    package let got: String
    /// The state of the device and of the store, one fact per line.
    package let sides: [String]

    /// Creates a failure from its parts.
    package init(
        line: Int, column: Int = 1, step: String, expected: String, got: String, sides: [String]
    ) {
        (self.line, self.column) = (line, column)
        self.step = step
        self.expected = expected
        self.got = got
        self.sides = sides
    }

    /// Returns the position in a file, and the step.
    ///
    /// - Parameter path: The displayed path of the file.
    package func place(in path: String) -> String {
        "\(path):\(line):\(column): \(number.map { "step \($0), " } ?? "")\(step)"
    }
}
