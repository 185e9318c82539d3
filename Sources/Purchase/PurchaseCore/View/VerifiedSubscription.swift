public import StoreModel

/// A subscription as the store last reported it, with both its signatures verified.
public struct VerifiedSubscription: Hashable, Sendable {
    /// The subscription group; a customer has one subscription of a group at a time.
    public let groupID: String
    /// The renewal state.
    public let state: RenewalState
    /// The last paid period.
    public let transaction: Transaction
    /// The renewal info.
    public let renewal: RenewalInfo

    /// Creates a view from its parts.
    public init(
        groupID: String, state: RenewalState, transaction: Transaction, renewal: RenewalInfo
    ) {
        self.groupID = groupID
        self.state = state
        self.transaction = transaction
        self.renewal = renewal
    }

    /// The ID of the subscription's first transaction.
    public var originalID: TransactionID { renewal.originalTransactionID }

    /// Whether the subscription changes with time: it renews, expires, or is in billing retry.
    public var isActive: Bool { state != .expired && state != .revoked }

    /// Whether another family member pays for the subscription.
    public var isShared: Bool { transaction.ownershipType == .familyShared }

    /// The known end of the customer's entitlement; nil without an entitlement.
    public var entitlementEnd: Timestamp? {
        guard state.isEntitled else { return nil }
        return state == .inGracePeriod
            ? renewal.gracePeriodExpiresDate ?? transaction.expiresDate : transaction.expiresDate
    }
}
