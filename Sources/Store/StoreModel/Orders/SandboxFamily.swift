/// A family group at the store, whose members share purchases.
public struct SandboxFamily: Hashable, Sendable, Codable {
    /// A member of the family.
    public struct Person: Hashable, Sendable, Codable {
        /// The member's account.
        public let account: AccountName
        /// Whether the member's purchases are shared with the others.
        public let isSharing: Bool
        /// The purchases that the other members currently share with this one.
        public let shares: [Share]

        /// Creates a value from its parts without validating them.
        public init(account: AccountName, isSharing: Bool, shares: [Share]) {
            self.account = account
            self.isSharing = isSharing
            self.shares = shares
        }
    }

    /// A purchase that another member of the family shares.
    public struct Share: Hashable, Sendable, Codable {
        /// The product.
        public let productID: ProductID
        /// The receiving member's own transaction.
        public let transactionID: TransactionID
        /// The receiving member's own original transaction.
        public let originalTransactionID: TransactionID
        /// The account that paid; signed payloads do not contain it.
        public let sharedBy: AccountName
        /// The end of the paid period of a subscription.
        public let expires: Timestamp?

        /// Creates a share from the receiving member's transaction.
        public init(_ transaction: Transaction, sharedBy: AccountName) {
            productID = transaction.productID
            transactionID = transaction.id
            originalTransactionID = transaction.originalID
            self.sharedBy = sharedBy
            expires = transaction.expiresDate
        }
    }

    /// The account that created the family and names it.
    public let organizer: AccountName
    /// The members, the organizer first and the others in the order in which they joined.
    public let people: [Person]

    /// Creates a value from its parts without validating them.
    public init(organizer: AccountName, people: [Person]) {
        self.organizer = organizer
        self.people = people
    }
}
