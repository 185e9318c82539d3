extension ExpectationKeyword {
    /// The expectations about the text on the device's screen.
    static let screen: [ExpectationKeyword] = [
        words("see", seen) { .sees($0) }, words("not-see", missed) { .misses($0) },
    ]

    /// The summary of `see`.
    static let seen =
        "Text on the device’s screen, or a list of texts; consecutive spaces, borders and line ends count as one space."
    /// The summary of `not-see`.
    static let missed = "Text that is not on the device’s screen, or a list of texts."

    private static func words(
        _ name: String, _ summary: String, _ make: @escaping @Sendable (String) -> Expectation
    ) -> ExpectationKeyword {
        ExpectationKeyword(name: name, shape: .either([.text, .list(.text)]), summary: summary) {
            node throws(ScenarioFileError) in
            var wanted: [Expectation] = []
            for element in node.elements {
                let text = try element.text("A text of the screen")
                let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                guard !words.isEmpty else {
                    throw element.fault("A text of the screen is expected here.")
                }
                wanted.append(make(words))
            }
            guard !wanted.isEmpty else {
                throw node.fault("A text of the screen is expected here.")
            }
            return wanted
        }
    }
}
