package import StoreAPI
package import StoreModel

/// Signs promotional offers with the merchant's key, whose public part the store has.
package protocol OfferSigning: Sendable {
    /// Signs an offer for one order of a customer.
    ///
    /// - Throws: ``ServiceFailure`` if the key is missing.
    func sign(
        _ request: OfferSigningRequest, for player: AppAccountToken
    ) async throws(ServiceFailure) -> OfferProof
}
