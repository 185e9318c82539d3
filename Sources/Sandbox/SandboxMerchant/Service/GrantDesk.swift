import SandboxCore
import StoreAPI
import StoreModel

/// Judges transactions and writes the ledger, inside one SQLite transaction.
struct GrantDesk {
    /// The tables.
    let rows: MerchantRows
    /// What is sold now.
    let shelf: CatalogIndex
    /// The app whose server it is.
    let bundleID: BundleID

    /// A decision with what the ledger holds of the transaction.
    struct Finding: Sendable {
        /// The decision.
        var decision: Verdict.Decision
        /// Why, for a rejection or a retry.
        var reason: String?
        /// The rows of the transaction.
        var changes: [VerdictChange] = []
        /// The order's number, if it has one.
        var merchantOrder: MerchantOrder?
    }

    /// Judges a verified transaction for an account whose player is known.
    func judge(
        _ transaction: Transaction, for account: AccountName, player: AppAccountToken,
        standing: TransactionStanding
    ) throws -> Finding {
        let facts = VerificationFacts(
            account: account, player: player, bundleID: bundleID,
            product: shelf.product(transaction.productID), standing: standing,
            earlier: try rows.grant(of: transaction), credited: try rows.credited(for: transaction))
        let order = try transaction.intentID.flatMap { try rows.number(of: $0) }?.number
        var finding = try carry(
            out: VerificationRules.decide(transaction, facts: facts, now: rows.now), transaction,
            facts, order)
        finding.merchantOrder = order
        if finding.decision != .rejected, finding.decision != .retry {
            finding.changes = try rows.changes(of: transaction.id, in: transaction.environment)
        }
        return finding
    }

    private func carry(
        out ruling: VerificationRules.Ruling, _ transaction: Transaction,
        _ facts: VerificationFacts, _ order: MerchantOrder?
    ) throws -> Finding {
        switch ruling {
        case .grant(let goods): return try grant(goods, transaction, facts.account, order)
        case .copy:
            try rows.bury(transaction, account: facts.account, isCredited: false, revokedAt: nil)
            try rows.note(
                .alreadyGranted, intent: transaction.intentID, transaction: transaction.id,
                facts.credited?.transactionID.rawValue ?? "")
            return Finding(decision: .alreadyGranted)
        case .repeated:
            let isRevoked = facts.earlier?.revokedAt != nil
            return Finding(decision: isRevoked ? .revoked : .alreadyGranted)
        case .revoke:
            try revoke(transaction, facts, order)
            return Finding(decision: .revoked)
        case .reject(let reason):
            try rows.note(
                .rejected, intent: transaction.intentID, transaction: transaction.id, reason)
            return Finding(decision: .rejected, reason: reason)
        case .retry(let reason): return try postpone(transaction, reason)
        }
    }

    private func grant(
        _ goods: [GoodAmount], _ transaction: Transaction, _ account: AccountName,
        _ order: MerchantOrder?
    ) throws -> Finding {
        let balances = try rows.balances(of: account)
        guard let changes = LedgerRules.credit(goods, balances: balances) else {
            return try postpone(transaction, "The wallet cannot hold so many goods.")
        }
        try rows.bury(transaction, account: account, isCredited: true, revokedAt: nil)
        try rows.append(changes, to: account, evidence: evidence(of: transaction, order))
        try rows.note(
            .granted, intent: transaction.intentID, transaction: transaction.id,
            LedgerChange.words(changes))
        return Finding(decision: .accepted)
    }

    /// Takes back what the ownership gave, wherever it was credited, and buries the transaction.
    private func revoke(
        _ transaction: Transaction, _ facts: VerificationFacts, _ order: MerchantOrder?
    ) throws {
        if let credited = facts.credited, credited.revokedAt == nil {
            let given = try rows.granted(by: credited.transactionID, in: transaction.environment)
            let changes = LedgerRules.debit(
                given, balances: try rows.balances(of: facts.account))
            let evidence = evidence(of: transaction, order, id: credited.transactionID)
            try rows.append(changes, to: facts.account, evidence: evidence)
            try rows.settleRefund(of: credited.transactionID, in: transaction.environment)
            try rows.note(
                .debited, intent: transaction.intentID, transaction: transaction.id,
                LedgerChange.words(changes))
        }
        if facts.earlier == nil {
            try rows.bury(
                transaction, account: facts.account, isCredited: false, revokedAt: rows.now)
        } else {
            try rows.settleRefund(of: transaction.id, in: transaction.environment)
        }
    }

    private func evidence(
        of transaction: Transaction, _ order: MerchantOrder?, id: TransactionID? = nil
    ) -> LedgerEvidence {
        LedgerEvidence(
            environment: transaction.environment, transactionID: id ?? transaction.id,
            merchantOrder: order, note: transaction.productID.rawValue)
    }

    /// Each reason is written down once: who asks again and again leaves one row.
    private func postpone(_ transaction: Transaction, _ reason: String) throws -> Finding {
        try rows.note(
            .postponed, intent: transaction.intentID, transaction: transaction.id, reason)
        return Finding(decision: .retry, reason: reason)
    }
}

extension LedgerChange {
    /// The changes as the history tells them.
    static func words(_ changes: [LedgerChange]) -> String {
        changes.map { row in
            let goods = "\(row.change.amount) \(row.change.good)"
            guard let paidOff = row.paidOff else { return goods }
            return "\(goods), \(paidOff) of them for what was owed"
        }.joined(separator: ", ")
    }
}
