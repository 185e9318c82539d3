import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreModel
import StoreSigning

extension SandboxMerchantService {
    package func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        try CallCheck.context(context)
        try MerchantCheck.question(request)
        let transaction = try read(request.signedTransaction)
        let finding = try await judge(transaction, for: context.account)
        return .signed(try sign(finding, transaction, nonce: request.nonce))
    }

    /// The store says that a transaction was refunded, or that its refund was reversed: takes back what it gave, or gives it back.
    /// Hearing it again changes nothing.
    ///
    /// - Returns: Whether the matter is settled here; false when the store has to tell it again.
    package func hear(of told: JWS) async throws(ServiceFailure) -> Bool {
        let transaction = try read(told)
        guard transaction.revision > 0 else { return true }
        let player = transaction.appAccountToken
        let account = try await reading { rows in
            // What a family shares names no player: it was granted to whoever brought it.
            guard let player else { return try rows.grant(of: transaction)?.account }
            return try rows.account(of: player)
        }
        // A player that was never seen here was never granted anything.
        guard let account else { return true }
        let finding = try await judge(transaction, for: account, player)
        return finding.decision != .retry
    }

    /// - Parameter known: The account's player, where it was looked up already.
    private func judge(
        _ transaction: Transaction, for account: AccountName, _ known: AppAccountToken? = nil
    ) async throws(ServiceFailure) -> GrantOperations.LookupResult {
        // Asked before the write lock is taken: it may be slow, and it may be the same process.
        let standing = await store.standing(of: transaction.id, for: account)
        let (shelf, bundleID, fresh) = (shelf.current, bundleID, clock.uuid())
        return try await deciding { rows in
            let player = try known ?? rows.player(of: account, fresh: fresh)
            return try GrantOperations(rows: rows, shelf: shelf, bundleID: bundleID)
                .judge(transaction, for: account, player: player, standing: standing)
        }
    }

    /// The transaction that the store signed.
    func read(_ jws: JWS) throws(ServiceFailure) -> Transaction {
        do {
            return try verifier.verifyTransaction(jws, bundleID: bundleID, now: clock.now())
                .transaction
        } catch {
            throw CallCheck.bad("The signed transaction is not believed: \(error.message)")
        }
    }

    private func sign(
        _ finding: GrantOperations.LookupResult, _ transaction: Transaction, nonce: String
    ) throws(ServiceFailure) -> JWS {
        let verdict = Verdict(
            nonce: nonce, transactionID: transaction.id, intentID: transaction.intentID,
            decision: finding.decision, reason: finding.reason,
            retryAfter: finding.decision == .retry ? VerificationRules.patience : nil,
            changes: finding.changes, merchantOrder: finding.merchantOrder,
            signedDate: clock.now())
        do {
            return try signer.sign(verdict)
        } catch {
            throw .noAnswer(NoAnswer(.cut))
        }
    }
}
