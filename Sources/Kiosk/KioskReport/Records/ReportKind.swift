/// The kind of a report's line; the raw value is its `kind`, and the cases are in the order of a report.
package enum ReportKind: String, CaseIterable, Hashable, Sendable {
    case report
    case failure
    case scenario
    case unreadable
    case product
    case order
    case step
    case mark
    case transaction
    case money
    case balance
    case wallet
    case entitlement
    case subscription
    case fault
    case clock
    case promise
    case chain
    case event
    case played
    case screen
    case end

    /// The meaning of the line in one sentence.
    package var sentence: String {
        switch self {
        case .report: "The first line: which kiosk, and who stood where."
        case .failure: "What was not as a scenario expected it, and how both sides stood."
        case .scenario: "What was played: enough to play it again."
        case .unreadable: "Something that could not be read, and why."
        case .product: "A product as it is sold, and what of it was changed by hand."
        case .order: "An order as device, store and merchant have it."
        case .step: "Something that happened to an order, on one side."
        case .mark: "What a scenario did, or what became of a device, and when."
        case .transaction:
            "A transaction that the store has signed, decoded, without its signature."
        case .money: "Money that moved at the store."
        case .balance: "What a wallet holds, on a device or at the merchant."
        case .wallet: "A row of the merchant’s ledger."
        case .entitlement: "What is owned on a device."
        case .subscription: "A subscription, as a device or the store has it."
        case .fault: "Something that is planned to go wrong."
        case .clock: "How the store’s clock runs."
        case .promise: "A promise of the audit, and whether it holds."
        case .chain: "The end of an event log’s hash chain."
        case .event: "An event of a device’s log."
        case .played: "A line of the event log of a played scenario, which a replay has to repeat."
        case .screen: "What the interface shows, as text."
        case .end: "The last line, by which a cut file is known."
        }
    }
}
