import PurchaseCore
import StoreModel

/// Why a command did not do what it was asked for: a sentence for people, a word for programs, an exit code.
struct CommandFailure: Error {
    /// The exit code (0 done, 1 declined, 2 pending, 3 unknown, 64 usage, 65 input, 69 unreachable, 74 disk,
    /// 75 locked, 77 refused).
    let exitCode: Int32
    /// A stable word.
    let code: String
    /// What happened, whether something was charged, what to do, and which planned faults caused it; may quote hostile
    /// text.
    var message: String { ([sentence] + plannedFaults.map(\.sentence)).joined(separator: " ") }
    private var sentence: String
    /// The planned faults that caused it, each once.
    var plannedFaults: [PlannedFault] = []
    /// What is known of the money.
    let charged: ChargeKnowledge
    /// The spending that goes on by itself; nil where none does.
    var spendID: SpendID?

    init(
        _ exitCode: Int32, _ code: String, _ message: String, charged: ChargeKnowledge = .no
    ) {
        self.exitCode = exitCode
        self.code = code
        sentence = message
        self.charged = charged
    }

    /// The same failure with further planned faults that struck the command.
    func caused(by faults: [PlannedFault]) -> CommandFailure {
        var failure = self
        let known = Set(plannedFaults.map(\.sentence))
        failure.plannedFaults += faults.filter { !known.contains($0.sentence) }
        return failure
    }

    /// The same failure with a further sentence.
    func adding(_ further: String) -> CommandFailure {
        var failure = self
        failure.sentence += " " + further
        return failure
    }

    /// The command line cannot be understood.
    static func usage(_ message: String) -> CommandFailure {
        CommandFailure(64, "usage", message)
    }
}
