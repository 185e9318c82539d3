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
        case .report:
            "The first line: the version of kiosk, the profile, the account and the device."
        case .failure: "A failed expectation of a scenario, with the state of devices and store."
        case .scenario: "The scenario, with all that a replay needs."
        case .unreadable: "A file or server that could not be read, and the reason."
        case .product: "A product as it is on sale, and the changes made by hand."
        case .order: "An order on the device, at the store and at the merchant."
        case .step: "An event of an order on one side."
        case .mark: "A step of a scenario, a fault, or a crash or launch of a device, and its time."
        case .transaction:
            "A signed transaction of the store, decoded, without its signature."
        case .money: "A charge, refund or reversal at the store."
        case .balance: "The balance of a wallet, on a device or at the merchant."
        case .wallet: "A row of the merchant’s ledger."
        case .entitlement: "An entitlement on a device."
        case .subscription: "A subscription on a device or at the store."
        case .fault: "A planned fault."
        case .clock: "The store’s clock."
        case .promise: "A promise of the audit, and whether it holds."
        case .chain: "The end of an event log’s hash chain."
        case .event: "An event of a device’s log."
        case .played: "A line of a scenario’s event log, which a replay must repeat."
        case .screen: "A screen of the interface, as text."
        case .end: "The last line; without it, the file was cut off."
        }
    }
}
