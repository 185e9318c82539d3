/// A transaction with every claim that Apple's may have, as one payload.
package struct DetailedTransaction: Hashable, Sendable, Codable {
    /// What this store says of its own.
    package let transaction: Transaction
    /// The rest.
    package var details: TransactionDetails

    /// Takes the parts as they are.
    package init(_ transaction: Transaction, _ details: TransactionDetails = TransactionDetails()) {
        self.transaction = transaction
        self.details = details
    }

    /// Reads both from one object.
    package init(from decoder: any Decoder) throws {
        transaction = try Transaction(from: decoder)
        details = try TransactionDetails(from: decoder)
    }

    /// Writes both into one object.
    package func encode(to encoder: any Encoder) throws {
        try transaction.encode(to: encoder)
        try details.encode(to: encoder)
    }
}
