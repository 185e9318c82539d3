import TerminalGraphics

/// A script of user actions in the shop: key presses, and waits for what the screen displays, never for a duration.
///
/// A script looks like this:
/// ```
/// # one step per line; several are separated by " ; "
/// size 100x28
/// wait open
/// key / ; type potion ; key enter
/// key b
/// key tab enter
/// wait "Bought 5 Healing Potions"
/// wait settled
/// show
/// save bought.screen
/// ```
struct Script: Sendable {
    /// The steps in order.
    let steps: [ScriptStep]

    /// The size of the window if the first step sets it, or nil.
    var firstSize: Size? {
        guard case .size(let size) = steps.first?.operation else { return nil }
        return size
    }

    /// The maximum number of lines of a script.
    static let limit = 10_000

    /// Parses a script.
    ///
    /// - Parameter path: The path of the file, for messages.
    /// - Throws: ``CommandFailure`` with exit code 65, naming file and line.
    init(_ text: String, path: String) throws(CommandFailure) {
        var steps: [ScriptStep] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count <= Self.limit else {
            throw CommandFailure(
                65, "script", "\(path) has more than \(Self.limit) lines.")
        }
        for (index, line) in lines.enumerated() {
            for part in Self.parts(line) {
                guard let operation = Self.operation(part) else {
                    throw CommandFailure(
                        65, "script",
                        "\(path):\(index + 1): Unknown action “\(part.prefix(60))”: use size 100x28, "
                            + "key NAME..., type TEXT, paste TEXT, wait \"TEXT\", wait open, wait settled, "
                            + "show or save FILE.")
                }
                steps.append(ScriptStep(line: index + 1, operation: operation))
            }
        }
        self.steps = steps
    }

    /// Returns the steps of a line, which are separated by ` ; `. A line that begins with `#` is a comment.
    private static func parts(_ line: Substring) -> [String] {
        let trimmed = trim(line)
        guard !trimmed.hasPrefix("#") else { return [] }
        return trimmed.split(separator: " ; ").map { trim($0) }.filter { !$0.isEmpty }
    }

    private static func trim(_ text: Substring) -> String {
        var text = text
        while text.first?.isWhitespace ?? false { text.removeFirst() }
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return String(text)
    }

    private static func operation(_ text: String) -> ScriptStep.Operation? {
        let words = text.split(separator: " ", maxSplits: 1)
        guard let verb = words.first else { return nil }
        let rest = words.count > 1 ? trim(words[1]) : ""
        switch verb {
        case "size": return size(rest).map(ScriptStep.Operation.size)
        case "key": return keys(rest).map(ScriptStep.Operation.keys)
        case "type" where !rest.isEmpty: return .type(rest)
        case "paste" where !rest.isEmpty: return .paste(rest)
        case "wait": return wait(rest)
        case "show" where rest.isEmpty: return .show
        case "save" where !rest.isEmpty: return .save(rest)
        default: return nil
        }
    }

    private static func size(_ text: String) -> Size? {
        let parts = text.split(separator: "x").map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1],
            (1...1000).contains(width), (1...1000).contains(height)
        else { return nil }
        return Size(width: width, height: height)
    }

    private static func keys(_ text: String) -> [KeyPress]? {
        let keys = text.split(separator: " ").map { KeyPress(name: String($0)) }
        return keys.isEmpty || keys.contains(nil) ? nil : keys.compactMap(\.self)
    }

    private static func wait(_ text: String) -> ScriptStep.Operation? {
        switch text {
        case "open": return .waitOpen
        case "settled": return .waitSettled
        default:
            guard text.count > 2, text.first == "\"", text.last == "\"" else { return nil }
            return .waitText(String(text.dropFirst().dropLast()))
        }
    }
}

/// One step of a script.
struct ScriptStep: Hashable, Sendable {
    /// What a step does.
    enum Operation: Hashable, Sendable {
        /// Resizes the window.
        case size(Size)
        /// Presses keys in order.
        case keys([KeyPress])
        /// Types a text, character by character.
        case type(String)
        /// Pastes a text.
        case paste(String)
        /// Waits until the screen contains these words.
        case waitText(String)
        /// Waits until the shop accepts purchases.
        case waitOpen
        /// Waits until nothing is in flight.
        case waitSettled
        /// Prints the screen.
        case show
        /// Writes the screen into a file.
        case save(String)
    }

    /// The line in the file, counted from 1.
    let line: Int
    let operation: Operation
}
