/// A family at the store: people who share what they buy with each other.
public struct SandboxFamily: Hashable, Sendable, Codable {
    /// One of its accounts.
    public struct Person: Hashable, Sendable, Codable {
        /// Whose account it is.
        public let account: AccountName
        /// Whether the others get what this one buys.
        public let isSharing: Bool
        /// What the others share with this one now.
        public let shares: [Share]

        /// Takes the parts as they are.
        public init(account: AccountName, isSharing: Bool, shares: [Share]) {
            self.account = account
            self.isSharing = isSharing
            self.shares = shares
        }
    }

    /// What somebody has because somebody else of the family bought it.
    public struct Share: Hashable, Sendable, Codable {
        /// What it is.
        public let productID: ProductID
        /// The member's own transaction.
        public let transactionID: TransactionID
        /// The member's own first transaction of it.
        public let originalTransactionID: TransactionID
        /// Who paid; no signed form tells that.
        public let sharedBy: AccountName
        /// Until when it is paid, for subscriptions.
        public let expires: Timestamp?

        /// Reads a member's transaction.
        public init(_ transaction: Transaction, sharedBy: AccountName) {
            productID = transaction.productID
            transactionID = transaction.id
            originalTransactionID = transaction.originalID
            self.sharedBy = sharedBy
            expires = transaction.expiresDate
        }
    }

    /// Who founded it, by whose name it is called.
    public let organizer: AccountName
    /// Everybody, the organizer first and then as they joined.
    public let people: [Person]

    /// Takes the parts as they are.
    public init(organizer: AccountName, people: [Person]) {
        self.organizer = organizer
        self.people = people
    }
}
