import PurchaseEngine
import StoreModel

/// An event of the log.
struct LogEventJSON: Encodable {
    let id: String
    let chain: String
    let sequence: Int64
    let at: Int64
    let monotonic: Int64
    let family: String
    let name: String
    let intentId: String?
    let transactionId: String?
    let merchantOrder: String?
    let detail: String?
    let previousHash: String
    let hash: String
    /// Whether the merchant has the event.
    let acknowledged: Bool

    /// Creates the JSON of an event.
    ///
    /// - Parameter number: The number of the event's order, even if the event itself does not contain it.
    init(_ logged: LoggedEvent, number: MerchantOrder?) {
        let (event, entry) = (logged.event, logged.event.entry)
        id = event.id.rawValue
        chain = event.link.chain.rawValue
        sequence = event.sequence
        at = event.at.milliseconds
        monotonic = event.monotonic
        family = entry.family.rawValue
        name = entry.name
        intentId = entry.intentID?.rawValue
        transactionId = entry.transactionID?.rawValue
        merchantOrder = number?.rawValue
        detail = entry.detail.isEmpty ? nil : entry.detail
        previousHash = event.link.previousHash
        hash = event.hash
        acknowledged = logged.isAcknowledged
    }
}
