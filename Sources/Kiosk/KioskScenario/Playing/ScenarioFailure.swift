/// What was not as it was expected, or could not be done.
package struct ScenarioFailure: Hashable, Sendable {
    /// The line of what was expected, or of a step that could not be done, counted from 1; of the last step for what is
    /// wrong after all of them.
    package let line: Int
    /// The column, counted from 1.
    package let column: Int
    /// Which step it was, counted from 1, with the repeated ones; nil where it was none.
    package var number: Int?
    /// The step, in the file's words.
    package let step: String
    /// What was expected.
    package let expected: String
    /// What was there instead.
    package let got: String
    /// How both sides stood, a fact a line.
    package let sides: [String]

    /// Takes the parts as they are.
    package init(
        line: Int, column: Int = 1, step: String, expected: String, got: String, sides: [String]
    ) {
        (self.line, self.column) = (line, column)
        self.step = step
        self.expected = expected
        self.got = got
        self.sides = sides
    }

    /// Where it is in a file, and in which step.
    ///
    /// - Parameter path: The file, as it is to be named.
    package func place(in path: String) -> String {
        "\(path):\(line):\(column): \(number.map { "step \($0), " } ?? "")\(step)"
    }
}
