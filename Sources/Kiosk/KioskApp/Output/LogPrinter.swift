import PurchaseEngine
import StoreModel
import StoreText
import TerminalGraphics

/// Prints log events one after the other, grouped by day.
struct LogPrinter {
    private let printer: ResultPrinter
    private var numbers = OrderNumberResolver()
    private var day = ""
    /// The sequence number of the newest event that was learned.
    private(set) var last: Int64 = 0

    init(_ report: ResultPrinter) {
        self.printer = report
    }

    /// The account whose log is printed.
    var account: AccountName { printer.settings.account }

    /// Whether the output is JSON.
    var isJSON: Bool { printer.out.isJSON }

    /// Collects the order numbers in events, which other events of the same orders are printed with.
    mutating func learn(_ events: [LoggedEvent]) {
        for logged in events { numbers.record(logged.event.entry) }
        last = max(last, events.last?.event.sequence ?? 0)
    }

    /// Prints an event.
    mutating func show(_ logged: LoggedEvent) {
        printer.out.json(.logEvent(logged, number: numbers.number(of: logged.event.entry)))
        guard !isJSON else { return }
        beginDay(of: logged.event.at)
        print(logged)
    }

    private mutating func beginDay(of moment: Timestamp) {
        let now = printer.times.day(moment)
        guard now != day else { return }
        day = now
        printer.out.text(printer.formatted(now))
    }

    private func print(_ logged: LoggedEvent) {
        let entry = logged.event.entry
        let mark: SafeText = logged.isAcknowledged ? " " : "*"
        let words = [number(entry), printer.sanitized(entry.detail)].filter { !$0.isEmpty }
        let name = printer.sanitized(printer.messages.name(of: entry))
        var table = TextTable()
        table.cellLimit = 44
        table.rows = [
            TextTable.Row(
                cells: [
                    mark, printer.formatted(printer.times.preciseClock(logged.event.at)),
                    family(entry).padded(to: 6), words.isEmpty ? name : name.padded(to: 36),
                ], words: words)
        ]
        printer.print(table)
    }

    private func family(_ entry: LogEntry) -> SafeText {
        switch entry.family {
        case .state: "state"
        case .screen: "screen"
        case .action: "act"
        }
    }

    private func number(_ entry: LogEntry) -> SafeText {
        let number =
            numbers.number(of: entry)?.rawValue ?? entry.transactionID?.rawValue
            ?? entry.intentID.map { "intent \($0)" }
        return number.map(printer.sanitized) ?? ""
    }

    /// Prints how many older events were left out.
    func omitted(_ count: Int) {
        printer.out.hint("\(count) older events are not shown: use --since.")
    }

    /// Prints how many events have not reached the merchant, and what the merchant found in the log.
    func end(_ state: LogState?) {
        guard let state else {
            return printer.out.text("The log of this account is empty.")
        }
        if state.unacknowledgedCount > 0 {
            printer.out.hint(
                "* \(state.unacknowledgedCount) of \(state.last) events have not reached the merchant yet. "
                    + "They are sent while a kiosk process is using this device.")
        }
        if let finding = state.finding { printer.out.hint(finding.sentence) }
    }
}

extension LogFinding.Kind {
    /// The finding and its consequence, in a sentence.
    fileprivate var sentence: String {
        switch self {
        case .rewritten:
            "The merchant has received other events with the same numbers: this log was created again, "
                + "perhaps from an old copy of the journal. The merchant’s copy decides."
        case .previousHashMismatch, .hashMismatch:
            "When the merchant received this log, an event did not match the hash chain."
        case .gap:
            "The merchant never received some events, and this device no longer has them."
        case .newChain:
            "This device had another log before; the merchant keeps both."
        }
    }
}
