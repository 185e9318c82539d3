/// What was not as it was expected, or could not be done.
package struct ScenarioFailure: Hashable, Sendable {
    /// The line of the step, counted from 1; of the file's end for what is wrong after all of them.
    package let line: Int
    /// The step, in the file's words.
    package let step: String
    /// What was expected.
    package let expected: String
    /// What was there instead.
    package let got: String
    /// How both sides stood, a fact a line.
    package let sides: [String]

    /// Takes the parts as they are.
    package init(line: Int, step: String, expected: String, got: String, sides: [String]) {
        self.line = line
        self.step = step
        self.expected = expected
        self.got = got
        self.sides = sides
    }
}
