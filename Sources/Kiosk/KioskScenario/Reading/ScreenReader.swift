import TerminalGraphics

/// Reads what is done and seen on a screen.
enum ScreenReader {
    /// The keys of `press: b tab enter`.
    static func keys(_ node: ScenarioNode) throws(ScenarioFault) -> [KeyPress] {
        var keys: [KeyPress] = []
        for name in try node.text("Keys such as b tab enter").split(separator: " ") {
            guard let key = KeyPress(name: String(name)) else {
                throw node.fault(
                    "“\(name.prefix(40))” is no key: keys are letters, or enter, esc, tab, up, ctrl-p "
                        + "and so on.")
            }
            keys.append(key)
        }
        guard keys.count <= keyLimit else {
            throw node.fault("One step presses at most \(keyLimit) keys.")
        }
        return keys
    }

    /// More than anybody presses for one thing.
    private static let keyLimit = 1_000

    /// What a step wants to see, which is all that it does.
    static func expectations(
        _ parts: [String: ScenarioNode]
    ) throws(ScenarioFault) -> [Expectation] {
        var wanted: [Expectation] = []
        if let node = parts["see"] { wanted += try words(node).map(Expectation.sees) }
        if let node = parts["not-see"] { wanted += try words(node).map(Expectation.misses) }
        return wanted
    }

    /// One text, or a list of them, each without frames and with one blank for each stretch of them.
    static func words(_ node: ScenarioNode) throws(ScenarioFault) -> [String] {
        var texts: [String] = []
        for element in node.elements {
            let text = try element.text("What is on the screen")
            texts.append(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        }
        return texts
    }
}
