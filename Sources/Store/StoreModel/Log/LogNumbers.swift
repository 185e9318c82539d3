/// Which order an event of the log belongs to, as the events before it tell.
package struct LogNumbers: Sendable {
    private var byIntent: [IntentID: MerchantOrder] = [:]
    private var byTransaction: [TransactionID: MerchantOrder] = [:]
    private var intents: [TransactionID: IntentID] = [:]

    /// Nothing is known yet.
    package init() {}

    /// Takes in what an event says of ids that belong together.
    package mutating func learn(_ entry: LogEntry) {
        if let intent = entry.intentID, let transaction = entry.transactionID {
            intents[transaction] = intent
        }
        guard let number = entry.merchantOrder else { return }
        if let intent = entry.intentID { byIntent[intent] = number }
        if let transaction = entry.transactionID { byTransaction[transaction] = number }
    }

    /// The order's number, once one is known.
    package func number(of entry: LogEntry) -> MerchantOrder? {
        if let number = entry.merchantOrder { return number }
        let intent = entry.intentID ?? entry.transactionID.flatMap { intents[$0] }
        return intent.flatMap { byIntent[$0] } ?? entry.transactionID.flatMap { byTransaction[$0] }
    }
}
