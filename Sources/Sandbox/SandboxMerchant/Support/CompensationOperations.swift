import SandboxCore
import StoreAPI
import StoreModel

/// Gives goods as a compensation inside one SQLite transaction. The compensation, the ledger's rows and, if the order's
/// goods were still due, the tombstone of its transaction are written together.
struct CompensationOperations {
    let rows: MerchantTables

    /// Gives the goods that the rules allow, or returns the compensation that was already given.
    ///
    /// - Parameter transaction: The order's own transaction, verified.
    func compensate(
        _ request: CompensationRequest, facts: DisputeFacts, transaction: Transaction?
    ) throws -> CompensationReply {
        switch CompensationRules.decide(facts, wanted: request.goods) {
        case .repeated(let before): return try reply(before, isRepeated: true)
        case .refuse(let reason): throw Refusal(.wrongState, reason)
        case .storeUnavailable: throw NoAnswer(.timeout)
        case .grant(let goods, let settles):
            guard let transaction, let order = facts.order, order.numbers.intentID != nil,
                let account = try owner(of: transaction)
            else {
                throw Refusal(
                    .wrongState, "The merchant cannot determine the account of this transaction.")
            }
            let given = Compensation(
                numbers: order.numbers, account: account, goods: goods, reason: request.reason,
                at: rows.now, isSettlement: settles)
            try write(given, transaction)
            return try reply(given, isRepeated: false)
        }
    }

    /// Returns the account of the token in the signed transaction, as for every grant.
    private func owner(of transaction: Transaction) throws -> AccountName? {
        try transaction.appAccountToken.flatMap { try rows.account(of: $0) }
    }

    private func write(_ compensation: Compensation, _ transaction: Transaction) throws {
        let balances = try rows.balances(of: compensation.account)
        guard
            let changes = LedgerRules.credit(
                compensation.goods, balances: balances, as: .compensation)
        else { throw Refusal(.wrongState, "The goods exceed the limit of the wallet.") }
        try rows.insertCompensation(compensation, for: transaction)
        if compensation.isSettlement {
            // With this tombstone, a verification finds the transaction granted, and a refund withdraws its goods.
            try rows.insertGrant(
                transaction, account: compensation.account, isCredited: true,
                RevocationState(transaction))
        }
        let evidence = LedgerReference(
            environment: transaction.environment, transactionID: transaction.id,
            merchantOrder: compensation.numbers.merchantOrder, note: compensation.reason)
        try rows.append(changes, to: compensation.account, evidence: evidence)
        try rows.appendHistory(
            .compensated, intent: compensation.numbers.intentID, transaction: transaction.id,
            LedgerChange.historyText(changes))
    }

    private func reply(_ compensation: Compensation, isRepeated: Bool) throws -> CompensationReply {
        CompensationReply(
            compensation: compensation, isRepeated: isRepeated,
            statement: try rows.statement(of: compensation.account, entries: 0))
    }
}
