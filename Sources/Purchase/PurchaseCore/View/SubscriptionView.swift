public import StoreModel

/// A subscription as the store last told it, believed: both its parts were verified.
public struct SubscriptionView: Hashable, Sendable {
    /// The group, of which a customer has one at a time.
    public let groupID: String
    /// Where it stands.
    public let state: RenewalState
    /// The period that was paid last.
    public let transaction: Transaction
    /// What comes next.
    public let renewal: RenewalInfo

    /// Takes the parts as they are.
    public init(
        groupID: String, state: RenewalState, transaction: Transaction, renewal: RenewalInfo
    ) {
        self.groupID = groupID
        self.state = state
        self.transaction = transaction
        self.renewal = renewal
    }

    /// Its first transaction.
    public var originalID: TransactionID { renewal.originalTransactionID }

    /// Whether something happens to it by time alone: it renews, ends, or is tried to be charged.
    public var isAlive: Bool { state != .expired && state != .revoked }

    /// Whether somebody else of the family pays for it.
    public var isShared: Bool { transaction.ownershipType == .familyShared }

    /// Until when the customer has it, as far as is known; nil where nothing is had.
    public var ends: Timestamp? {
        guard state.isEntitled else { return nil }
        return state == .inGracePeriod
            ? renewal.gracePeriodExpiresDate ?? transaction.expiresDate : transaction.expiresDate
    }
}
