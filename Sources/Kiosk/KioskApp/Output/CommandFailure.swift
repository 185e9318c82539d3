import PurchaseCore
import StoreModel

/// The reason why a command failed: a sentence for people, a code for programs and an exit code.
struct CommandFailure: Error {
    /// The exit code (0 done, 1 declined or failed, 2 pending, 3 unknown, 64 usage, 65 input, 69 unreachable, 74 disk,
    /// 75 locked, 77 refused).
    let exitCode: Int32
    /// A stable identifier for programs.
    let code: String
    /// What happened, whether something was charged, what to do, and which planned faults caused it; may quote
    /// untrusted text.
    var message: String { ([sentence] + plannedFaults.map(\.sentence)).joined(separator: " ") }
    private var sentence: String
    /// The planned faults that caused the failure, without duplicates.
    var plannedFaults: [PlannedFault] = []
    /// Whether the customer was charged, as far as it is known.
    let charged: ChargeStatus
    /// The spending that continues in the background; nil for any other failure.
    var spendID: SpendID?

    init(
        _ exitCode: Int32, _ code: String, _ message: String, charged: ChargeStatus = .no
    ) {
        self.exitCode = exitCode
        self.code = code
        sentence = message
        self.charged = charged
    }

    /// Returns the failure with further planned faults that affected the command.
    func caused(by faults: [PlannedFault]) -> CommandFailure {
        var failure = self
        let known = Set(plannedFaults.map(\.sentence))
        failure.plannedFaults += faults.filter { !known.contains($0.sentence) }
        return failure
    }

    /// Returns the failure with a further sentence.
    func adding(_ further: String) -> CommandFailure {
        var failure = self
        failure.sentence += " " + further
        return failure
    }

    /// The failure with the sentence that nothing was charged, unless it already states what did not happen.
    var chargingNothing: CommandFailure {
        sentence.contains("Nothing was") || sentence.contains("nothing was")
            ? self : adding("Nothing was charged.")
    }

    /// The failure of a command that changes something in read-only mode, with exit code 77.
    static let readOnly = CommandFailure(
        77, "read-only-mode",
        "This command is not available because kiosk is read-only. Nothing was changed or charged. Use "
            + "--no-read-only to allow changes.")

    /// Returns the failure for invalid arguments, with exit code 64.
    static func usage(_ message: String) -> CommandFailure {
        CommandFailure(64, "usage", message)
    }
}

/// What an exit code of the program means, for the help and the manual.
enum ExitCodeDescription {
    /// All exit codes, in ascending order.
    static let all: [(code: Int32, meaning: String)] = [
        (0, "done"),
        (1, "declined, cancelled, or a negative result, such as a failed check"),
        (2, "pending, or a watched scenario was left before its end"),
        (3, "outcome unknown: the purchase continues at the next start"),
        (64, "invalid command line"),
        (65, "invalid input file, or no such product or transaction"),
        (69, "the backend does not answer"),
        (74, "disk error, or not all of the output could be written"),
        (75, "locked by another kiosk"),
        (77, "refused: not on sale, no permission, an unsafe file, or the wrong state"),
    ]

    /// The lines of the help, indented by two columns.
    static var help: String {
        all.map { description in
            let code = String(description.code)
            return "  " + code + String(repeating: " ", count: 4 - code.count) + description.meaning
        }.joined(separator: "\n")
    }
}
