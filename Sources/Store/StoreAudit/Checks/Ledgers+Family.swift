import StoreModel

/// I22: Family Sharing.
extension Ledgers {
    /// Checks that a member pays nothing, and keeps a shared purchase only as long as its purchaser does.
    func checkShare(_ fact: TransactionAuditRecord, _ tally: inout Tally) {
        let (id, share) = (fact.id, fact.transaction)
        tally.expect(
            charges[id] == nil && share.price == 0, "\(id)",
            "A family shares it, but it was not free.")
        guard let sourceID = fact.sharedFrom else { return checkCopy(fact, &tally) }
        guard let source = transactions[sourceID], charges[sourceID] != nil else {
            return tally.expect(
                false, "\(id)", "A family shares it, but \(sourceID) was not charged.")
        }
        let bought = source.transaction
        tally.expect(
            source.account != fact.account && bought.ownershipType == .purchased
                && bought.productID == share.productID && bought.type == share.type, "\(id)",
            "A family shares it from \(sourceID), which is not a purchase of it by another account."
        )
        tally.expect(
            fact.isRevoked || !source.isRevoked && bought.expiresDate == share.expiresDate,
            "\(id)", "It lasts longer than the purchase that the family shares.")
    }

    /// Checks that a restored copy of a shared purchase is kept only as long as the share.
    private func checkCopy(_ fact: TransactionAuditRecord, _ tally: inout Tally) {
        let first = transactions[fact.transaction.originalID]
        tally.expect(
            first.map {
                $0.id != fact.id && $0.sharedFrom != nil && $0.account == fact.account
                    && (fact.isRevoked || !$0.isRevoked)
            } ?? false, "\(fact.id)", "A family shares it, but there is no shared purchase.")
    }
}
