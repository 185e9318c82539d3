import TerminalGraphics

extension StepKeyword {
    /// The keywords for events at a device's screen.
    static let screen: [StepKeyword] = [
        StepKeyword(
            "press", .text,
            "The customer presses keys in the shop, such as b tab enter, with a pause of a second before each."
        ) { parts throws(ScenarioFileError) in
            .press(try parts.needed("Keys such as b tab enter").keys())
        },
        StepKeyword("type", .text, "The customer types text in the shop.") {
            parts throws(ScenarioFileError) in .type(try parts.needed("A text").text("A text"))
        },
    ]
}

extension ScenarioNode {
    /// Parses the keys of `press: b tab enter`.
    fileprivate func keys() throws(ScenarioFileError) -> [KeyPress] {
        var keys: [KeyPress] = []
        for name in try text("Keys such as b tab enter").split(separator: " ") {
            guard let key = KeyPress(name: String(name)) else {
                throw fault(
                    "Unknown key “\(name.prefix(40))”: use letters, or names such as enter, esc, tab, "
                        + "up and ctrl-p.")
            }
            keys.append(key)
        }
        guard keys.count <= Self.keyLimit else {
            throw fault("A step can press at most \(Self.keyLimit) keys.")
        }
        return keys
    }

    /// The most keys of one step; more than any operation needs.
    private static let keyLimit = 1_000
}
