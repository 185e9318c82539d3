package import StoreAPI
import SandboxCore
import SandboxTables
package import StoreModel

/// Signs promotional offers. Eligibility is the merchant's decision: this one signs for each of its own customers.
extension SandboxMerchantService {
    package func signOffer(
        _ request: OfferSigningRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferProof {
        try CallCheck.context(context)
        try MerchantRequestValidator.offer(request)
        guard let offers else {
            throw .refusal(Refusal(.wrongState, "This merchant does not have a key for offers."))
        }
        if let id = request.transactionID, try await isGrantedToAnother(id, than: context.account) {
            throw .refusal(
                Refusal(.unknownTransaction, "The transaction does not belong to this account."))
        }
        return try await offers.sign(request, for: try await appAccountToken(of: context.account))
    }

    /// Returns whether the merchant granted the transaction to another account. The store judges a transaction that the
    /// merchant has not seen yet.
    private func isGrantedToAnother(
        _ id: TransactionID, than account: AccountName
    ) async throws(ServiceFailure) -> Bool {
        try await read { rows in
            try rows.grant(of: id).map { $0.account != account } ?? false
        }
    }
}
