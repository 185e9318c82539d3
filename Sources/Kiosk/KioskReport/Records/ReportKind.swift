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
        case .unreadable:
            "A file, a server or a part of its orders that is not in the report, and the reason."
        case .product: "A product as it is on sale, and the changes made manually."
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

// MARK: Fields

/// A member of a record.
package struct ReportField: Hashable, Sendable {
    /// The form of a member's value.
    package enum Form: Hashable, Sendable {
        /// Text that may quote input: everything that resembles a secret is removed.
        case words
        /// An id, a hash or a fixed word, unchanged unless it is a token.
        case id
        /// A text, unchanged byte by byte.
        case verbatim
        /// The text of a file, unchanged except for folder names that reveal the user's identity.
        case source
        /// A whole number.
        case number
        /// Milliseconds since 1970.
        case moment
        /// `true` or `false`.
        case flag
        /// Milliunits, with the member `currency` beside it.
        case money
        /// A list of texts.
        case list
    }

    /// The member's name.
    package let name: String
    /// The form of its value.
    package let form: Form
    /// Whether the member may be missing.
    package let isOptional: Bool
    /// The meaning of the member.
    package let sentence: String

    init(_ name: String, _ form: Form, _ sentence: String) {
        isOptional = name.hasSuffix("?")
        self.name = isOptional ? String(name.dropLast()) : name
        self.form = form
        self.sentence = sentence
    }
}
