import SandboxCore
import StoreAPI
import StoreModel

/// Judges transactions and writes the ledger inside one SQLite transaction.
struct GrantOperations {
    let rows: MerchantRows
    /// The catalog at the time of the request.
    let shelf: CatalogIndex
    /// The app that this merchant serves.
    let bundleID: BundleID

    /// A decision and the ledger's rows of the transaction.
    struct LookupResult: Sendable {
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
        standing: StoreLookup
    ) throws -> LookupResult {
        let facts = VerificationFacts(
            account: account, player: player, bundleID: bundleID,
            product: shelf.product(transaction.productID), standing: standing,
            earlier: try rows.grant(of: transaction), credited: try rows.credited(for: transaction))
        let order = try transaction.intentID.flatMap { try rows.number(of: $0) }?.number
        var finding = try apply(
            VerificationRules.decide(transaction, facts: facts, now: rows.now), transaction,
            facts, order)
        finding.merchantOrder = order
        if finding.decision != .rejected, finding.decision != .retry {
            finding.changes = try rows.changes(of: transaction.id, in: transaction.environment)
        }
        return finding
    }

    private func apply(
        _ ruling: VerificationRules.Decision, _ transaction: Transaction,
        _ facts: VerificationFacts, _ order: MerchantOrder?
    ) throws -> LookupResult {
        let word = VerificationRules.newest(transaction, facts.standing)
        switch ruling {
        case .grant(let goods): return try grant(goods, transaction, facts.account, order, word)
        case .copy:
            try rows.insertGrant(transaction, account: facts.account, isCredited: false, word)
            try rows.appendHistory(
                .alreadyGranted, intent: transaction.intentID, transaction: transaction.id,
                facts.credited?.transactionID.rawValue ?? "")
            return LookupResult(decision: .alreadyGranted)
        case .repeated:
            let isRevoked = facts.earlier?.revokedAt != nil
            return LookupResult(decision: isRevoked ? .revoked : .alreadyGranted)
        case .revoke(let word):
            guard try applyRevocation(word, transaction, facts, order) else {
                return try full(transaction)
            }
            return LookupResult(decision: .revoked)
        case .grantAndRevoke(let goods, let word):
            return try grantRemainder(goods, word, transaction, facts, order)
        case .reinstate(let word):
            guard try applyRevocation(word, transaction, facts, order) else {
                return try full(transaction)
            }
            return LookupResult(decision: .alreadyGranted)
        case .reject(let reason):
            try rows.appendHistory(
                .rejected, intent: transaction.intentID, transaction: transaction.id, reason)
            return LookupResult(decision: .rejected, reason: reason)
        case .retry(let reason): return try postpone(transaction, reason)
        }
    }

    private func grant(
        _ goods: [GoodAmount], _ transaction: Transaction, _ account: AccountName,
        _ order: MerchantOrder?, _ word: RevocationState
    ) throws -> LookupResult {
        let balances = try rows.balances(of: account)
        guard let changes = LedgerRules.credit(goods, balances: balances) else {
            return try full(transaction)
        }
        try rows.insertGrant(transaction, account: account, isCredited: true, word)
        try rows.append(changes, to: account, evidence: evidence(of: transaction, order))
        try rows.appendHistory(
            .granted, intent: transaction.intentID, transaction: transaction.id,
            LedgerChange.historyText(changes))
        return LookupResult(decision: .accepted)
    }

    /// Grants all goods of a partly refunded transaction, then withdraws the refunded part.
    private func grantRemainder(
        _ goods: [GoodAmount], _ word: RevocationState, _ transaction: Transaction,
        _ facts: VerificationFacts, _ order: MerchantOrder?
    ) throws -> LookupResult {
        let granted = try grant(goods, transaction, facts.account, order, word)
        guard granted.decision == .accepted else { return granted }
        _ = try adjustWithdrawal(goods, word, transaction, facts.account, order)
        return LookupResult(decision: .revoked)
    }

    /// Applies a refund or its reversal: moves the goods of the transaction that was credited for the same ownership,
    /// and updates the tombstone. A revision older than the last one moves nothing.
    ///
    /// - Returns: False if the wallet cannot hold the returned goods; nothing is written then.
    private func applyRevocation(
        _ word: RevocationState, _ transaction: Transaction, _ facts: VerificationFacts,
        _ order: MerchantOrder?
    ) throws -> Bool {
        if let credited = facts.credited, credited.revision < word.revision {
            let id = credited.transactionID
            let given = try rows.granted(by: id, in: transaction.environment)
            guard try adjustWithdrawal(given, word, transaction, facts.account, order, id: id)
            else {
                return false
            }
            try rows.recordRevocation(word, of: id, in: transaction.environment)
        }
        if facts.earlier == nil {
            try rows.insertGrant(transaction, account: facts.account, isCredited: false, word)
        } else {
            try rows.recordRevocation(word, of: transaction.id, in: transaction.environment)
        }
        return true
    }

    /// Adjusts the withdrawn goods of a transaction to the share that the store reports: withdraws what is missing and
    /// gives back the excess.
    private func adjustWithdrawal(
        _ given: [GoodAmount], _ word: RevocationState, _ transaction: Transaction,
        _ account: AccountName, _ order: MerchantOrder?, id: TransactionID? = nil
    ) throws -> Bool {
        let before = try rows.withdrawn(by: id ?? transaction.id, in: transaction.environment)
        let moves = LedgerRules.corrections(from: before, to: given.map { $0.part(word.share) })
        let balances = try rows.balances(of: account)
        guard let back = LedgerRules.credit(moves.back, balances: balances, as: .reversal) else {
            return false
        }
        let changes = LedgerRules.debit(moves.taken, balances: balances) + back
        // A deletion moves goods only to make up for an earlier revision that the merchant never received.
        if word.isDeleted, changes.isEmpty { return true }
        try rows.append(changes, to: account, evidence: evidence(of: transaction, order, id: id))
        // The history stores each text only once, so a repeated refund appends its revision to the text.
        let again = word.revision > 2 ? "(\(word.revision))" : ""
        try rows.appendHistory(
            word.isGivingBack(moves.back) ? .givenBack : .debited, intent: transaction.intentID,
            transaction: transaction.id,
            [LedgerChange.historyText(changes), again].filter { !$0.isEmpty }.joined(separator: " ")
        )
        return true
    }

    private func evidence(
        of transaction: Transaction, _ order: MerchantOrder?, id: TransactionID? = nil
    ) -> LedgerEvidence {
        LedgerEvidence(
            environment: transaction.environment, transactionID: id ?? transaction.id,
            merchantOrder: order, note: transaction.productID.rawValue)
    }

    private func full(_ transaction: Transaction) throws -> LookupResult {
        try postpone(transaction, "The goods exceed the limit of the wallet.")
    }

    /// Writes each reason once, so that repeated requests leave one row.
    private func postpone(_ transaction: Transaction, _ reason: String) throws -> LookupResult {
        try rows.appendHistory(
            .postponed, intent: transaction.intentID, transaction: transaction.id, reason)
        return LookupResult(decision: .retry, reason: reason)
    }
}

extension RevocationState {
    /// Returns whether the history records this state as goods given back.
    fileprivate func isGivingBack(_ goods: [GoodAmount]) -> Bool {
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
