package import SandboxCore
package import StoreAPI
package import StoreModel

/// Verification of transactions, as in the real merchant.
extension SimulatedMerchant {
    /// A verification request, with the result of the store's lookup.
    package struct VerificationQuery: Sendable {
        /// The verified transaction.
        package let signed: SignedTransaction
        /// The requesting account.
        package let account: AccountName
        /// The nonce of the request.
        package let nonce: String
        /// The result of the lookup.
        package let lookup: StoreLookup

        /// Creates a value from its parts without validating them.
        package init(
            _ signed: SignedTransaction, account: AccountName, nonce: String,
            lookup: StoreLookup
        ) {
            self.signed = signed
            self.account = account
            self.nonce = nonce
            self.lookup = lookup
        }
    }

    /// Decides on a transaction and writes the ledger.
    ///
    /// - Parameter phase: 0 for the whole request; 1 for what a merchant with a separate commit of the credit has
    ///   committed if it crashes after the tombstone.
    package mutating func verify(
        _ query: VerificationQuery, at now: Timestamp, rules: MerchantRules, phase: Int = 0
    ) -> Result<Verdict, ServiceFailure> {
        guard SimulatedSigning.isValid(query.signed, at: now) else {
            return .failure(.refusal(Refusal(.badRequest, "the signature is not valid")))
        }
        let transaction = query.signed.transaction
        let key = rules.grantKey(query.signed)
        let facts = VerificationFacts(
            account: query.account, player: SimulatedCatalog.player(of: query.account),
            bundleID: SimulatedCatalog.bundleID,
            product: SimulatedCatalog.product(transaction.productID),
            storeLookup: rules.looksUpTransactions ? query.lookup : .valid,
            earlier: grants[key]?.record,
            credited: credited(for: transaction, key))
        let ruleDecision = rules.decide(transaction, facts, now)
        let (decision, reason) = apply(ruleDecision, query, facts, now, rules, phase)
        return .success(verdict(query, decision, reason, now))
    }

    private func verdict(
        _ query: VerificationQuery, _ decision: Verdict.Decision, _ reason: String?,
        _ now: Timestamp
    ) -> Verdict {
        let transaction = query.signed.transaction
        let isDecided = decision != .rejected && decision != .retry
        return Verdict(
            nonce: query.nonce, transactionID: transaction.id, intentID: transaction.intentID,
            decision: decision, reason: reason,
            retryAfter: decision == .retry ? VerificationRules.retryDelay : nil,
            changes: isDecided ? changes(of: transaction.id) : [],
            merchantOrder: transaction.intentID.flatMap { numbers[$0]?.number }, signedDate: now)
    }

    private mutating func apply(
        _ ruleDecision: VerificationRules.Decision, _ query: VerificationQuery,
        _ facts: VerificationFacts,
        _ now: Timestamp, _ rules: MerchantRules, _ phase: Int
    ) -> (Verdict.Decision, String?) {
        switch ruleDecision {
        case .grant(let goods):
            guard let rows = rules.credit(goods, balances[query.account] ?? [:]) else {
                return (.retry, "too many")
            }
            insertGrant(query, isCredited: true, revokedAt: nil, rules)
            let id = query.signed.transaction.id
            if phase == 0 { append(rows, query.account, id, nil, now) }
            return (.accepted, nil)
        case .copy:
            insertGrant(query, isCredited: false, revokedAt: nil, rules)
            return (.alreadyGranted, nil)
        case .repeated:
            return (facts.earlier?.revokedAt != nil ? .revoked : .alreadyGranted, nil)
        case .revoke:
            revoke(query, facts, now, rules)
            return (.revoked, nil)
        // This simulation has only full refunds, without reversals.
        case .grantAndRevoke, .reinstate: return (.retry, "not of this shop")
        case .reject(let reason): return (.rejected, reason)
        case .retry(let reason): return (.retry, reason)
        }
    }

    private mutating func revoke(
        _ query: VerificationQuery, _ facts: VerificationFacts, _ now: Timestamp,
        _ rules: MerchantRules
    ) {
        if let credited = facts.credited, credited.revokedAt == nil {
            let granted = ledger.filter {
                $0.transactionID == credited.transactionID && $0.change.kind == .grant
            }.map(\.change.change)
            let rows = rules.debit(granted, balances[query.account] ?? [:])
            append(rows, query.account, credited.transactionID, nil, now)
            recordRevocation(of: credited.transactionID, now)
        }
        if facts.earlier == nil {
            guard rules.recordsUnseenRefunds else { return }
            insertGrant(query, isCredited: false, revokedAt: now, rules)
        } else {
            recordRevocation(of: query.signed.transaction.id, now)
        }
    }

    private mutating func recordRevocation(of id: TransactionID, _ now: Timestamp) {
        for (key, grant) in grants
        where grant.record.transactionID == id && grant.record.revokedAt == nil {
            let old = grant.record
            grants[key]?.record = GrantRecord(
                transactionID: old.transactionID, originalID: old.originalID, account: old.account,
                isCredited: old.isCredited, revokedAt: now)
        }
    }

    private mutating func insertGrant(
        _ query: VerificationQuery, isCredited: Bool, revokedAt: Timestamp?,
        _ rules: MerchantRules
    ) {
        let transaction = query.signed.transaction
        grants[rules.grantKey(query.signed)] = Grant(
            record: GrantRecord(
                transactionID: transaction.id, originalID: transaction.originalID,
                account: query.account, isCredited: isCredited, revokedAt: revokedAt),
            productID: transaction.productID, type: transaction.type)
    }

    private func credited(for transaction: Transaction, _ key: String) -> GrantRecord? {
        guard transaction.type == .nonConsumable else {
            return grants[key].flatMap { $0.record.isCredited ? $0.record : nil }
        }
        return grants.values.first {
            $0.record.originalID == transaction.originalID && $0.record.isCredited
                && $0.type == .nonConsumable
        }?.record
    }

    /// Returns the ledger rows with which a transaction changed balances.
    private func changes(of id: TransactionID) -> [VerdictChange] {
        ledger.filter {
            $0.transactionID == id && ($0.change.kind == .grant || $0.change.kind == .revocation)
        }.map { row in
            let netAmount = row.change.change.amount - (row.change.paidOff ?? 0)
            return VerdictChange(
                version: row.version,
                change: GoodAmount(good: row.change.change.good, amount: netAmount))
        }
    }
}
