/// What an exit code of the program means, for the help and the manual.
struct ExitCodeDescription {
    let code: Int32
    let meaning: String

    /// All exit codes, in ascending order.
    static let all = [
        ExitCodeDescription(code: 0, meaning: "done"),
        ExitCodeDescription(code: 1, meaning: "declined, cancelled or not on sale: not charged"),
        ExitCodeDescription(
            code: 2, meaning: "pending, or a watched scenario was left before its end"),
        ExitCodeDescription(
            code: 3, meaning: "outcome unknown: the purchase continues at the next start"),
        ExitCodeDescription(code: 64, meaning: "invalid command line"),
        ExitCodeDescription(
            code: 65, meaning: "invalid input file, or no such product or transaction"),
        ExitCodeDescription(code: 69, meaning: "the backend does not answer"),
        ExitCodeDescription(
            code: 74, meaning: "disk error, or not all of the output could be written"),
        ExitCodeDescription(code: 75, meaning: "locked by another kiosk"),
        ExitCodeDescription(code: 77, meaning: "refused"),
    ]

    /// The lines of the help, indented by two columns.
    static var help: String {
        all.map { description in
            let code = String(description.code)
            return "  " + code + String(repeating: " ", count: 4 - code.count) + description.meaning
        }.joined(separator: "\n")
    }
}
