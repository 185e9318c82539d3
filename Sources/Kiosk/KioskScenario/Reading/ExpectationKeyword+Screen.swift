extension ExpectationKeyword {
    /// The expectations about the text on the device's screen.
    static let screen: [ExpectationKeyword] = [
        words("see", seen) { .sees($0) }, words("not-see", missed) { .misses($0) },
    ]

    /// The summary of `see`.
    static let seen =
        "Words on the device’s screen, or a list of them; stretches of blanks, frames and line ends count as one blank."
    /// The summary of `not-see`.
    static let missed = "Words that are not on the device’s screen, or a list of them."

    private static func words(
        _ name: String, _ summary: String, _ make: @escaping @Sendable (String) -> Expectation
    ) -> ExpectationKeyword {
        ExpectationKeyword(name: name, shape: .either([.text, .list(.text)]), summary: summary) {
            node throws(ScenarioFileError) in
            var wanted: [Expectation] = []
            for element in node.elements {
                let text = try element.text("What is on the screen")
                let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                guard !words.isEmpty else { throw element.fault("Words are expected here.") }
                wanted.append(make(words))
            }
            guard !wanted.isEmpty else { throw node.fault("Words are expected here.") }
            return wanted
        }
    }
}
