/// An offer that a customer asks for by name; introductory ones come without asking.
public struct OfferChoice: Hashable, Sendable, Codable {
    /// The kind of offer.
    public let type: OfferType
    /// Its id, or the reference name of a code.
    public let identifier: String

    /// Takes the parts as they are.
    public init(type: OfferType, identifier: String) {
        self.type = type
        self.identifier = identifier
    }
}
