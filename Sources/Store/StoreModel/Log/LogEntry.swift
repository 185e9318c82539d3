/// What one event of the log says: what happened, to which order, and a word or number about it.
///
/// It never holds a signed text, a key, a secret, or anything that somebody typed.
public struct LogEntry: Hashable, Sendable, Codable {
    /// Which kind of thing happened.
    public enum Family: String, Hashable, Sendable, Codable, CaseIterable {
        /// A fact of the device's journal.
        case state
        /// Another screen is shown.
        case screen
        /// The person did something that has a name.
        case act
    }

    /// Which kind of thing happened.
    public let family: Family
    /// What happened: a stable word in lower case with hyphens, such as `intent-recorded`, `shop` or `buy-confirmed`.
    public let name: String
    /// The purchase that it is about.
    public let intentID: IntentID?
    /// The transaction that it is about.
    public let transactionID: TransactionID?
    /// The merchant's order number, where the event is the one that brings it.
    public let merchantOrder: MerchantOrder?
    /// A number, an amount or a reason; may be empty; may quote hostile text.
    public let detail: String

    /// The longest name, in bytes.
    public static let nameLimit = 64
    /// The longest id, in bytes.
    public static let idLimit = 256
    /// The longest detail, in bytes.
    public static let detailLimit = 512

    /// Makes the parts fit: what is too long is cut, and what looks like a secret is left out.
    ///
    /// A log that holds more than its reader takes could never be shipped.
    public init(
        _ family: Family, _ name: String, intentID: IntentID? = nil,
        transactionID: TransactionID? = nil, merchantOrder: MerchantOrder? = nil,
        detail: String = ""
    ) {
        self.family = family
        self.name = LogText.cut(name, to: Self.nameLimit)
        self.intentID = intentID.flatMap(Self.fitting)
        self.transactionID = transactionID.flatMap(Self.fitting)
        self.merchantOrder = merchantOrder.flatMap(Self.fitting)
        self.detail = LogText.cut(LogText.withoutSecrets(detail), to: Self.detailLimit)
    }

    /// Takes the parts as they were recorded, so that the event's hash still fits them.
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

    /// Another screen is shown.
    public static func screen(_ name: String) -> LogEntry { LogEntry(.screen, name) }

    /// The person did something, perhaps to an order.
    public static func act(
        _ name: String, intentID: IntentID? = nil, transactionID: TransactionID? = nil,
        detail: String = ""
    ) -> LogEntry {
        LogEntry(
            .act, name, intentID: intentID, transactionID: transactionID, detail: detail)
    }

    // A part of an id would name something else.
    private static func fitting<Kind>(_ id: Identifier<Kind>) -> Identifier<Kind>? {
        LogText.cut(id.rawValue, to: idLimit) == id.rawValue ? id : nil
    }
}
