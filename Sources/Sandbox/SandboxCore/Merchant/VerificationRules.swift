package import StoreModel

/// Decides on a transaction whose signature was verified.
///
/// Goods are granted once per transaction, and for non-consumables once per original transaction, no matter in which
/// order and how often transactions arrive. A rejection is final, so a temporary problem never leads to one.
package enum VerificationRules {
    /// The decision on a transaction.
    package enum Decision: Hashable, Sendable {
        /// Credits these goods and records the grant.
        case grant([GoodAmount])
        /// The transaction belongs to an ownership whose goods were granted before; it is recorded and nothing is
        /// credited.
        case copy
        /// The transaction was decided before; the earlier answer is repeated.
        case repeated
        /// The transaction was refunded: its goods are taken back, up to the share in the state, and the refund is
        /// recorded.
        case revoke(RevocationState)
        /// A part was refunded before the merchant first received the transaction: these goods are credited, and that
        /// part is taken back.
        case grantAndRevoke([GoodAmount], RevocationState)
        /// The refund was reversed: the goods that were taken are given back, and the reversal is recorded.
        case reinstate(RevocationState)
        /// The transaction is rejected for ever; the text says why.
        case reject(String)
        /// The transaction cannot be decided now; the text says why.
        case retry(String)
    }

    /// How long a device waits before it sends the transaction again, in milliseconds.
    package static let retryDelay: Int64 = 5_000

    /// The maximum time by which the store's clock may be ahead, in milliseconds.
    package static let clockTolerance: Int64 = 5 * 60 * 1_000

    /// The reasons for rejecting the request of an account that is not the buyer's; they do not decide about the
    /// buyer's own request.
    static let otherAccountReasons: Set<String> = [otherPlayerReason, otherAccountReason]

    private static let otherPlayerReason = "It was bought for another player."
    private static let otherAccountReason = "Its goods went to another account."

    /// Decides on a transaction.
    ///
    /// A transaction with a date in the future is retried until that date: one of the clocks is wrong. A paid purchase
    /// is delivered no matter how old its signature is; an old signature is weaker evidence, which is why each grant
    /// also needs the store's current answer.
    package static func decide(
        _ transaction: Transaction, facts: VerificationFacts, now: Timestamp
    ) -> Decision {
        if let reason = rejectionReason(of: transaction, facts: facts) { return .reject(reason) }
        let latest = now.adding(milliseconds: clockTolerance)
        guard transaction.signedDate <= latest, transaction.purchaseDate <= latest else {
            return .retry("Its signing date is in the future: a clock is wrong.")
        }
        let word = newest(transaction, facts.storeLookup)
        let isNews = facts.earlier.map { word.revision > $0.revision } ?? true
        if word.revokedAt != nil { return isNews ? revoked(transaction, word, facts) : .repeated }
        if facts.earlier?.revokedAt != nil, !isNews { return .repeated }
        switch facts.storeLookup {
        case .unknown: return .retry("The store does not know this transaction.")
        case .noAnswer: return .retry("The store did not answer.")
        case .found: return decideValid(transaction, word, facts: facts)
        }
    }

    /// Returns the newer one of the signed state and the store's current answer, because an old copy of a transaction
    /// can be sent again at any time.
    package static func newest(
        _ transaction: Transaction, _ lookup: StoreLookup
    ) -> RevocationState {
        let signed = RevocationState(transaction)
        guard case .found(let today) = lookup else { return signed }
        return signed.orNewer(today)
    }

    /// A partly refunded purchase is granted in part, whether its goods or its refund came first.
    private static func revoked(
        _ transaction: Transaction, _ revocation: RevocationState, _ facts: VerificationFacts
    ) -> Decision {
        guard facts.credited == nil, revocation.share < Transaction.fullShare, !revocation.isDeleted
        else {
            return .revoke(revocation)
        }
        switch facts.storeLookup {
        case .unknown: return .retry("The store does not know this transaction.")
        case .noAnswer: return .retry("The store did not answer.")
        case .found: break
        }
        let decision = grantDecision(transaction, facts)
        guard case .grant(let goods) = decision else { return decision }
        return .grantAndRevoke(goods, revocation)
    }

    private static func decideValid(
        _ transaction: Transaction, _ revocation: RevocationState, facts: VerificationFacts
    ) -> Decision {
        if let credited = facts.credited,
            revocation.revision
                > min(credited.revision, facts.earlier?.revision ?? credited.revision)
        {
            return .reinstate(revocation)
        }
        // A transaction that was refunded before the merchant first received it never granted goods, so it grants them
        // now.
        let isOwed = facts.credited == nil && facts.earlier?.revokedAt != nil
        if facts.earlier != nil, !isOwed { return .repeated }
        if transaction.type == .nonConsumable, facts.credited != nil { return .copy }
        return grantDecision(transaction, facts)
    }

    private static func grantDecision(
        _ transaction: Transaction, _ facts: VerificationFacts
    ) -> Decision {
        // The catalog can be replaced between payment and delivery; a rejection would lose the paid purchase for ever.
        guard let product = facts.product else {
            return .retry("The merchant's catalog has no product \(transaction.productID) now.")
        }
        guard product.type == transaction.type else {
            return .reject("The product is of another type.")
        }
        // A family member receives the goods of a shared subscription once; further periods are paid by the purchaser.
        if transaction.ownershipType == .familyShared, transaction.type == .autoRenewable,
            transaction.id != transaction.originalID
        {
            return .grant([])
        }
        guard let goods = goods(of: product, quantity: transaction.quantity) else {
            return .reject("The amount of goods of this purchase is too large.")
        }
        return .grant(goods)
    }

    /// Returns a flaw that makes the transaction invalid for ever.
    private static func rejectionReason(of transaction: Transaction, facts: VerificationFacts)
        -> String?
    {
        if transaction.bundleID != facts.bundleID { return "It was bought in another app." }
        if !isPurchasedFor(facts.player, transaction) { return otherPlayerReason }
        if let earlier = facts.earlier, earlier.account != facts.account {
            return otherAccountReason
        }
        if let credited = facts.credited, credited.account != facts.account {
            return otherAccountReason
        }
        if !transaction.type.quantities.contains(transaction.quantity) {
            return "Its quantity is not valid for this product."
        }
        return priceRejectionReason(of: transaction)
    }

    /// A shared purchase is signed without the app account token of this account; the store decides which account owns
    /// it.
    private static func isPurchasedFor(_ player: AppAccountToken, _ transaction: Transaction)
        -> Bool
    {
        if transaction.ownershipType == .familyShared, transaction.appAccountToken == nil {
            return true
        }
        return transaction.appAccountToken == player
    }

    private static func priceRejectionReason(of transaction: Transaction) -> String? {
        guard let price = transaction.charge, price.milliunits >= 0 else {
            return "Its price is not valid."
        }
        if transaction.isCopy, !price.isFree {
            return "A repeated or restored purchase cannot have a price."
        }
        if transaction.ownershipType == .familyShared, !price.isFree {
            return "A shared purchase cannot have a price."
        }
        return nil
    }

    /// Returns the goods of one purchase, one amount for each good; nil if an amount would overflow 64 bits.
    package static func goods(of product: CatalogProduct, quantity: Int) -> [GoodAmount]? {
        var sums: [GoodID: Int64] = [:]
        for grant in product.grants {
            guard grant.amount >= 0, let many = grant.times(quantity) else { return nil }
            let (sum, overflow) = sums[grant.good, default: 0].addingReportingOverflow(many.amount)
            guard !overflow else { return nil }
            sums[grant.good] = sum
        }
        return sums.filter { $0.value > 0 }.map { GoodAmount(good: $0.key, amount: $0.value) }
            .sorted { $0.good < $1.good }
    }
}
