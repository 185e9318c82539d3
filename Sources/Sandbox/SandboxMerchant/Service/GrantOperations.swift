import SandboxCore
import StoreAPI
import StoreModel

/// Judges transactions and writes the ledger inside one SQLite transaction.
struct GrantOperations {
    let rows: MerchantTables
    /// The catalog at the time of the request.
    let catalog: CatalogIndex
    /// The app that this merchant serves.
    let bundleID: BundleID

    /// A decision and the ledger's rows of the transaction.
    struct GrantResult: Sendable {
        var decision: Verdict.Decision
        /// The reason of a rejection or a retry.
        var reason: String?
        /// The wallet changes that the transaction caused.
        var changes: [VerdictChange] = []
        /// The merchant's number of the order, if it has one.
        var merchantOrder: MerchantOrder?
    }

    /// Judges a verified transaction for an account and its `appAccountToken`.
    func decide(
        _ transaction: Transaction, for account: AccountName, player: AppAccountToken,
        storeLookup: StoreLookup
    ) throws -> GrantResult {
        let facts = VerificationFacts(
            account: account, player: player, bundleID: bundleID,
            product: catalog.product(transaction.productID), storeLookup: storeLookup,
            earlier: try rows.grant(of: transaction), credited: try rows.credited(for: transaction))
        let order = try transaction.intentID.flatMap { try rows.number(of: $0) }?.number
        var result = try apply(
            VerificationRules.decide(transaction, facts: facts, now: rows.now), transaction,
            facts, order)
        result.merchantOrder = order
        if result.decision != .rejected, result.decision != .retry {
            result.changes = try rows.changes(of: transaction.id, in: transaction.environment)
        }
        return result
    }

    private func apply(
        _ decision: VerificationRules.Decision, _ transaction: Transaction,
        _ facts: VerificationFacts, _ order: MerchantOrder?
    ) throws -> GrantResult {
        let revocation = VerificationRules.newest(transaction, facts.storeLookup)
        switch decision {
        case .grant(let goods):
            return try grant(goods, transaction, facts.account, order, revocation)
        case .copy:
            try rows.insertGrant(transaction, account: facts.account, isCredited: false, revocation)
            try rows.appendHistory(
                .alreadyGranted, intent: transaction.intentID, transaction: transaction.id,
                facts.credited?.transactionID.rawValue ?? "")
            return GrantResult(decision: .alreadyGranted)
        case .repeated:
            let isRevoked = facts.earlier?.revokedAt != nil
            return GrantResult(decision: isRevoked ? .revoked : .alreadyGranted)
        case .revoke(let revocation):
            guard try applyRevocation(revocation, transaction, facts, order) else {
                return try walletFull(transaction)
            }
            return GrantResult(decision: .revoked)
        case .grantAndRevoke(let goods, let revocation):
            return try grantRemainder(goods, revocation, transaction, facts, order)
        case .reinstate(let revocation):
            guard try applyRevocation(revocation, transaction, facts, order) else {
                return try walletFull(transaction)
            }
            return GrantResult(decision: .alreadyGranted)
        case .reject(let reason):
            try rows.appendHistory(
                .rejected, intent: transaction.intentID, transaction: transaction.id, reason)
            return GrantResult(decision: .rejected, reason: reason)
        case .retry(let reason): return try postpone(transaction, reason)
        }
    }

    private func grant(
        _ goods: [GoodAmount], _ transaction: Transaction, _ account: AccountName,
        _ order: MerchantOrder?, _ revocation: RevocationState
    ) throws -> GrantResult {
        let balances = try rows.balances(of: account)
        guard let changes = LedgerRules.credit(goods, balances: balances) else {
            return try walletFull(transaction)
        }
        try rows.insertGrant(transaction, account: account, isCredited: true, revocation)
        try rows.append(changes, to: account, evidence: evidence(of: transaction, order))
        try rows.appendHistory(
            .granted, intent: transaction.intentID, transaction: transaction.id,
            LedgerChange.historyText(changes))
        return GrantResult(decision: .accepted)
    }

    /// Grants all goods of a partly refunded transaction, then withdraws the refunded part.
    private func grantRemainder(
        _ goods: [GoodAmount], _ revocation: RevocationState, _ transaction: Transaction,
        _ facts: VerificationFacts, _ order: MerchantOrder?
    ) throws -> GrantResult {
        let granted = try grant(goods, transaction, facts.account, order, revocation)
        guard granted.decision == .accepted else { return granted }
        _ = try adjustWithdrawal(goods, revocation, transaction, facts.account, order)
        return GrantResult(decision: .revoked)
    }

    /// Applies a refund or its reversal: moves the goods of the transaction that was credited for the same ownership,
    /// and updates the tombstone. A revision older than the last one moves nothing.
    ///
    /// - Returns: False if the wallet cannot hold the returned goods; nothing is written then.
    private func applyRevocation(
        _ revocation: RevocationState, _ transaction: Transaction, _ facts: VerificationFacts,
        _ order: MerchantOrder?
    ) throws -> Bool {
        if let credited = facts.credited, credited.revision < revocation.revision {
            let id = credited.transactionID
            let given = try rows.granted(by: id, in: transaction.environment)
            guard try adjustWithdrawal(given, revocation, transaction, facts.account, order, id: id)
            else {
                return false
            }
            try rows.recordRevocation(revocation, of: id, in: transaction.environment)
        }
        if facts.earlier == nil {
            try rows.insertGrant(transaction, account: facts.account, isCredited: false, revocation)
        } else {
            try rows.recordRevocation(revocation, of: transaction.id, in: transaction.environment)
        }
        return true
    }

    /// Adjusts the withdrawn goods of a transaction to the share that the store reports: withdraws what is missing and
    /// gives back the excess.
    private func adjustWithdrawal(
        _ given: [GoodAmount], _ revocation: RevocationState, _ transaction: Transaction,
        _ account: AccountName, _ order: MerchantOrder?, id: TransactionID? = nil
    ) throws -> Bool {
        let before = try rows.withdrawn(by: id ?? transaction.id, in: transaction.environment)
        let moves = LedgerRules.corrections(
            from: before, to: given.map { $0.part(revocation.share) })
        let balances = try rows.balances(of: account)
        guard let back = LedgerRules.credit(moves.back, balances: balances, as: .reversal) else {
            return false
        }
        let changes = LedgerRules.debit(moves.taken, balances: balances) + back
        // A deletion moves goods only to make up for an earlier revision that the merchant never received.
        if revocation.isDeleted, changes.isEmpty { return true }
        try rows.append(changes, to: account, evidence: evidence(of: transaction, order, id: id))
        // The history stores each text only once, so a repeated refund appends its revision to the text.
        let revisionNote = revocation.revision > 2 ? "(\(revocation.revision))" : ""
        try rows.appendHistory(
            revocation.returnsGoods(moves.back) ? .givenBack : .debited,
            intent: transaction.intentID,
            transaction: transaction.id,
            [LedgerChange.historyText(changes), revisionNote].filter { !$0.isEmpty }.joined(
                separator: " ")
        )
        return true
    }

    private func evidence(
        of transaction: Transaction, _ order: MerchantOrder?, id: TransactionID? = nil
    ) -> LedgerReference {
        LedgerReference(
            environment: transaction.environment, transactionID: id ?? transaction.id,
            merchantOrder: order, note: transaction.productID.rawValue)
    }

    private func walletFull(_ transaction: Transaction) throws -> GrantResult {
        try postpone(transaction, "The goods exceed the limit of the wallet.")
    }

    /// Writes each reason once, so that repeated requests leave one row.
    private func postpone(_ transaction: Transaction, _ reason: String) throws -> GrantResult {
        try rows.appendHistory(
            .postponed, intent: transaction.intentID, transaction: transaction.id, reason)
        return GrantResult(decision: .retry, reason: reason)
    }
}

extension RevocationState {
    /// Returns whether the history records this state as goods given back.
    fileprivate func returnsGoods(_ goods: [GoodAmount]) -> Bool {
        revokedAt == nil || isDeleted && !goods.isEmpty
    }
}

extension LedgerChange {
    /// Returns the changes as a text for the history.
    static func historyText(_ changes: [LedgerChange]) -> String {
        changes.map { row in
            let goods = "\(row.change.amount) \(row.change.good)"
            guard let paidOff = row.paidOff else { return goods }
            return "\(goods), \(paidOff) of them for the debt"
        }.joined(separator: ", ")
    }
}
