package import StoreAPI
package import StoreModel

/// The merchant's key for promotional offers, which the store knows.
package protocol OfferSigning: Sendable {
    /// Signs an offer for one order of a customer.
    ///
    /// - Throws: ``ServiceFailure`` where there is no key; nothing is signed then.
    func sign(
        _ request: OfferSigningRequest, for player: AppAccountToken
    ) async throws(ServiceFailure) -> OfferProof
}
