/// Resolves the order of a log event from the ids in earlier events.
package struct OrderNumberResolver: Sendable {
    private var byIntent: [IntentID: MerchantOrder] = [:]
    private var byTransaction: [TransactionID: MerchantOrder] = [:]
    private var intents: [TransactionID: IntentID] = [:]

    /// Creates a resolver without any ids.
    package init() {}

    /// Records which ids an event links.
    package mutating func record(_ entry: LogEntry) {
        if let intent = entry.intentID, let transaction = entry.transactionID {
            intents[transaction] = intent
        }
        guard let number = entry.merchantOrder else { return }
        if let intent = entry.intentID { byIntent[intent] = number }
        if let transaction = entry.transactionID { byTransaction[transaction] = number }
    }

    /// Returns the order's number, if it is known.
    package func number(of entry: LogEntry) -> MerchantOrder? {
        if let number = entry.merchantOrder { return number }
        let intent = entry.intentID ?? entry.transactionID.flatMap { intents[$0] }
        return intent.flatMap { byIntent[$0] } ?? entry.transactionID.flatMap { byTransaction[$0] }
    }
}
