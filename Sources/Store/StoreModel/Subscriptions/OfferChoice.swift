/// An offer that a customer requests by name; introductory offers apply without a request.
public struct OfferChoice: Hashable, Sendable, Codable {
    /// The offer type.
    public let type: OfferType
    /// The offer's id, or the reference name of a code.
    public let identifier: String
    /// The proof of the entitlement; nil if it requires none or none was given.
    public let proof: OfferProof?

    /// Creates a value from its parts without validating them.
    public init(type: OfferType, identifier: String, proof: OfferProof? = nil) {
        self.type = type
        self.identifier = identifier
        self.proof = proof
    }

    /// Returns the offer with a proof of the entitlement.
    public func proved(by proof: OfferProof) -> OfferChoice {
        OfferChoice(type: type, identifier: identifier, proof: proof)
    }
}

extension SubscriptionOffer {
    /// The choice of the offer, without a proof of the entitlement.
    public var choice: OfferChoice { OfferChoice(type: kind.offerType, identifier: name) }
}
