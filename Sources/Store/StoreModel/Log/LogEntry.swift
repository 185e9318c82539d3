/// The content of a log event: what happened, to which order, and a detail.
///
/// It never contains a signed text, a key, a secret, or text that a user typed.
public struct LogEntry: Hashable, Sendable, Codable {
    /// The family of an event.
    public enum Family: String, Hashable, Sendable, Codable, CaseIterable {
        /// A fact in the device's journal.
        case state
        /// A screen was opened.
        case screen
        /// The user performed a named action.
        case action = "act"
    }

    /// The family of the event.
    public let family: Family
    /// The event's name: a stable word in lower case with hyphens, such as `intent-recorded`, `shop` or
    /// `buy-confirmed`.
    public let name: String
    /// The purchase that it concerns.
    public let intentID: IntentID?
    /// The transaction that it concerns.
    public let transactionID: TransactionID?
    /// The merchant's order number, only in the event that introduces it.
    public let merchantOrder: MerchantOrder?
    /// A number, an amount or a reason; may be empty; may quote untrusted text.
    public let detail: String

    /// The maximum length of a name, in bytes.
    public static let nameLimit = 64
    /// The maximum length of an id, in bytes.
    public static let idLimit = 256
    /// The maximum length of a detail, in bytes.
    public static let detailLimit = 512

    /// Creates an entry, truncating texts that are too long and removing texts that look like secrets.
    ///
    /// An entry above the merchant's limits could never be shipped.
    public init(
        _ family: Family, _ name: String, intentID: IntentID? = nil,
        transactionID: TransactionID? = nil, merchantOrder: MerchantOrder? = nil,
        detail: String = ""
    ) {
        self.family = family
        self.name = LogText.truncated(name, to: Self.nameLimit)
        self.intentID = intentID.flatMap(Self.withinLimit)
        self.transactionID = transactionID.flatMap(Self.withinLimit)
        self.merchantOrder = merchantOrder.flatMap(Self.withinLimit)
        self.detail = LogText.truncated(LogText.withoutSecrets(detail), to: Self.detailLimit)
    }

    /// Creates an entry from recorded parts without changing them, so that the event's hash remains valid.
    public init(
        recorded family: Family, name: String, intentID: IntentID?, transactionID: TransactionID?,
        merchantOrder: MerchantOrder?, detail: String
    ) {
        self.family = family
        self.name = name
        self.intentID = intentID
        self.transactionID = transactionID
        self.merchantOrder = merchantOrder
        self.detail = detail
    }

    /// Returns an entry for an opened screen.
    public static func screen(_ name: String) -> LogEntry { LogEntry(.screen, name) }

    /// Returns an entry for a user's action, optionally on an order.
    public static func action(
        _ name: String, intentID: IntentID? = nil, transactionID: TransactionID? = nil,
        detail: String = ""
    ) -> LogEntry {
        LogEntry(
            .action, name, intentID: intentID, transactionID: transactionID, detail: detail)
    }

    // A truncated id would identify something else.
    private static func withinLimit<Kind>(_ id: Identifier<Kind>) -> Identifier<Kind>? {
        LogText.truncated(id.rawValue, to: idLimit) == id.rawValue ? id : nil
    }
}
