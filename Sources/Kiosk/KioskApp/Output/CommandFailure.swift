import PurchaseCore
import StoreModel

/// Why a command did not do what it was asked for: a sentence for people, a word for programs, an exit code.
struct CommandFailure: Error {
    /// The exit code (0 done, 1 declined, 2 pending, 3 unknown, 64 usage, 65 input, 69 unreachable, 74 disk,
    /// 75 locked, 77 refused).
    let exitCode: Int32
    /// A stable word.
    let code: String
    /// What happened, whether something was charged, what to do; may quote hostile text.
    let message: String
    /// What is known of the money.
    let charged: ChargeKnowledge
    /// The spending that goes on by itself; nil where none does.
    var spendID: SpendID?

    init(
        _ exitCode: Int32, _ code: String, _ message: String, charged: ChargeKnowledge = .no
    ) {
        self.exitCode = exitCode
        self.code = code
        self.message = message
        self.charged = charged
    }

    /// The command line cannot be understood.
    static func usage(_ message: String) -> CommandFailure {
        CommandFailure(64, "usage", message)
    }
}
