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
        try MerchantRequestValidator.verification(request)
        let transaction = try read(request.signedTransaction)
        let result = try await decide(transaction, for: context.account)
        return .signed(try sign(result, transaction, nonce: request.nonce))
    }

    /// Applies the store's notice that a transaction was refunded or that its refund was reversed: withdraws the goods
    /// or gives them back. Applying the same notice again changes nothing.
    ///
    /// - Returns: True if the notice is done with; false if the store must send it again.
    package func applyRevocation(_ notice: JWS) async throws(ServiceFailure) -> Bool {
        let transaction = try read(notice)
        guard transaction.revision > 0 else { return true }
        let player = transaction.appAccountToken
        let account = try await read { rows in
            // A family-shared transaction lacks a token. The grant names the account that it was granted to.
            guard let player else { return try rows.grant(of: transaction)?.account }
            return try rows.account(of: player)
        }
        // A token that the merchant never issued was never granted anything.
        guard let account else { return true }
        let result = try await decide(transaction, for: account, player)
        return result.decision != .retry
    }

    /// Asks the store about the transaction and judges it.
    ///
    /// - Parameter known: The account's `appAccountToken`, if the caller has already read it.
    private func decide(
        _ transaction: Transaction, for account: AccountName, _ known: AppAccountToken? = nil
    ) async throws(ServiceFailure) -> GrantOperations.GrantResult {
        // Calls the store before acquiring the write lock: the call may be slow, and may run in the same process.
        let lookup = await store.lookup(of: transaction.id, for: account)
        let (catalog, bundleID, fresh) = (catalogCache.current, bundleID, clock.uuid())
        return try await write { rows in
            let player = try known ?? rows.appAccountToken(of: account, fresh: fresh)
            return try GrantOperations(rows: rows, catalog: catalog, bundleID: bundleID)
                .decide(transaction, for: account, player: player, storeLookup: lookup)
        }
    }

    /// Verifies a signed transaction and returns it.
    func read(_ jws: JWS) throws(ServiceFailure) -> Transaction {
        do {
            return try verifier.verifyTransaction(jws, bundleID: bundleID, now: clock.now())
                .transaction
        } catch {
            throw CallCheck.badRequest("The signed transaction is not valid: \(error.message)")
        }
    }

    private func sign(
        _ result: GrantOperations.GrantResult, _ transaction: Transaction, nonce: String
    ) throws(ServiceFailure) -> JWS {
        let verdict = Verdict(
            nonce: nonce, transactionID: transaction.id, intentID: transaction.intentID,
            decision: result.decision, reason: result.reason,
            retryAfter: result.decision == .retry ? VerificationRules.retryDelay : nil,
            changes: result.changes, merchantOrder: result.merchantOrder,
            signedDate: clock.now())
        do {
            return try signer.sign(verdict)
        } catch {
            throw .noAnswer(NoAnswer(.cut))
        }
    }
}
