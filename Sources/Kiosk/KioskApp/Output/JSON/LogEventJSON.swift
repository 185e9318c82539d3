import PurchaseEngine
import StoreModel

extension JSONLine {
    /// An event of the log, and whether the merchant has it.
    ///
    /// - Parameter number: The number of the event's order, even if the event itself does not contain it.
    static func logEvent(_ logged: LoggedEvent, number: MerchantOrder?) -> JSONLine {
        let (event, entry) = (logged.event, logged.event.entry)
        return [
            "id": event.id, "chain": event.link.chain, "sequence": event.sequence,
            "at": event.at, "monotonic": event.monotonic, "family": entry.family.rawValue,
            "name": entry.name, "intentId": entry.intentID,
            "transactionId": entry.transactionID, "merchantOrder": number,
            "detail": entry.detail.isEmpty ? nil : entry.detail,
            "previousHash": event.link.previousHash, "hash": event.hash,
            "acknowledged": logged.isAcknowledged,
        ]
    }
}
