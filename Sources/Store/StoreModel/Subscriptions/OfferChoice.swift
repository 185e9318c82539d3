/// An offer that a customer asks for by name; introductory ones come without asking.
public struct OfferChoice: Hashable, Sendable, Codable {
    /// The kind of offer.
    public let type: OfferType
    /// Its id, or the reference name of a code.
    public let identifier: String
    /// What entitles the customer to it; nil where nothing has to, or where nothing was given.
    public let proof: OfferProof?

    /// Takes the parts as they are.
    public init(type: OfferType, identifier: String, proof: OfferProof? = nil) {
        self.type = type
        self.identifier = identifier
        self.proof = proof
    }

    /// The same offer with what entitles to it.
    public func proved(by proof: OfferProof) -> OfferChoice {
        OfferChoice(type: type, identifier: identifier, proof: proof)
    }
}
