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
    package var sentence: String { texts.sentence }

    /// The heading of the kind's table on the page; nil if the page has no such table.
    var heading: String? { texts.heading }

    private var texts: (heading: String?, sentence: String) {
        switch self {
        case .report:
            (nil, "The first line: the version of kiosk, the profile, the account and the device.")
        case .failure:
            (nil, "A failed expectation of a scenario, with the state of devices and store.")
        case .scenario: (nil, "The scenario, with all that a replay needs.")
        case .unreadable:
            (
                nil,
                "A file, a server or a part of its orders that is not in the report, and the reason."
            )
        case .product: ("Products", "A product as it is on sale, and the changes made manually.")
        case .order: ("All orders", "An order on the device, at the store and at the merchant.")
        case .step: ("Steps of the orders", "An event of an order on one side.")
        case .mark:
            (
                "Actions",
                "A step of a scenario, a fault, or a crash or launch of a device, and its time."
            )
        case .transaction:
            ("Transactions", "A signed transaction of the store, decoded, without its signature.")
        case .money: ("Charges and refunds", "A charge, refund or reversal at the store.")
        case .balance: ("Wallets", "The balance of a wallet, on a device or at the merchant.")
        case .wallet: ("The merchant’s ledger", "A row of the merchant’s ledger.")
        case .entitlement: ("Entitlements", "An entitlement on a device.")
        case .subscription: ("Subscriptions", "A subscription on a device or at the store.")
        case .fault: ("Planned faults", "A planned fault.")
        case .clock: ("The store’s clock", "The store’s clock.")
        case .promise: ("Audit", "A promise of the audit, and whether it holds.")
        case .chain: ("Ends of the event logs", "The end of an event log’s hash chain.")
        case .event: ("Events", "An event of a device’s log.")
        case .played: (nil, "A line of a scenario’s event log, which a replay must repeat.")
        case .screen: (nil, "A screen of the interface, as text.")
        case .end: (nil, "The last line; without it, the file was cut off.")
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
