package import StoreAPI
import SandboxCore
import SandboxTables
package import StoreModel

/// Who gets a promotional offer is the merchant's own business: this one signs for each customer of its own.
extension SandboxMerchantService {
    package func signOffer(
        _ request: OfferSigningRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferProof {
        try CallCheck.context(context)
        try MerchantCheck.offer(request)
        guard let offers else {
            throw .refusal(Refusal(.wrongState, "This merchant has no key for offers."))
        }
        if let id = request.transactionID, try await isForeign(id, to: context.account) {
            throw .refusal(
                Refusal(.unknownTransaction, "That transaction is not one of yours."))
        }
        return try await offers.sign(request, for: try await player(of: context.account))
    }

    /// Whether the merchant has granted a transaction to somebody else; one that it has not seen yet is for the store to judge.
    private func isForeign(
        _ id: TransactionID, to account: AccountName
    ) async throws(ServiceFailure) -> Bool {
        try await reading { rows in
            try rows.grant(of: id).map { $0.account != account } ?? false
        }
    }
}
